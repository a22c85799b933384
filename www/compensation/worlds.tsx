/** The solved boards: what each start is worth, and a game from there with answers from the table. */

import { useMemo, useState } from "preact/hooks";
import type { Color } from "../board/color.ts";
import { Button } from "../kit/controls.tsx";
import { useStore, useTask } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { storeOf } from "../kit/store.ts";
import { type Bounds, bounds, type Size, summaryText, WORLDS, worldName } from "./words.ts";
import { nameOf, World, type WorldFile } from "./world.ts";
import {
  beginWorldGame,
  isOver,
  type Plays,
  type WorldCell,
  worldCell,
  worldStep,
  worldWords,
} from "./world-game.ts";

interface Listed extends Size {
  id: string;
  komi: number | null;
  least: number;
  most: number;
  starts: { at: string; least: number; most: number }[];
  places: number;
  table: boolean;
  strategies: Color[];
}

const FOLDER = "./worlds";
const FIRST = "3x3";

async function fetched<T>(name: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`${FOLDER}/${name}`, { signal });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as T;
}

export function Worlds() {
  const list = useTask((signal) => fetched<Listed[]>("worlds.json", signal), []);
  const [id, choose] = useState(FIRST);
  if (list.kind === "failed") return <>{WORLDS.notLoaded}</>;
  if (list.kind === "waiting") return null;
  const chosen = list.found.find((one) => one.id === id);
  return (
    <>
      <p class="field">
        <label for="world">{WORLDS.board}</label>
        <select id="world" value={id} onChange={(event) => choose(event.currentTarget.value)}>
          {list.found.map((one) => (
            <option key={one.id} value={one.id}>
              {worldName(one)}
            </option>
          ))}
        </select>
      </p>
      {chosen && <SolvedBoard key={id} listed={chosen} />}
    </>
  );
}

function SolvedBoard({ listed }: { listed: Listed }) {
  const { starts, komi, least, most } = listed;
  const jigo = starts.filter((one) => one.least === 0 && one.most === 0).map(({ at }) => at);
  const worth: Bounds = komi === null ? [least, most] : [komi, komi];
  return (
    <div>
      <p>{summaryText(listed, worth, jigo)}</p>
      {listed.table ? <WithTable listed={listed} /> : <StartsAlone listed={listed} />}
    </div>
  );
}

/** The worth of each start, on a board that is too large to be played on here. */
function StartsAlone({ listed }: { listed: Listed }) {
  return (
    <>
      <Grid size={listed} cell={(at) => startCell(listed, at)} />
      <p class="note">{WORLDS.tooLarge}</p>
      <Strategies listed={listed} />
    </>
  );
}

function startCell({ columns, rows, starts }: Listed, at: number): WorldCell {
  const name = nameOf(at, columns, rows);
  const start = starts.find((one) => one.at === name);
  const text = start ? bounds([start.least, start.most]) : "";
  const isJigo = start?.least === 0 && start.most === 0;
  return {
    sign: "empty",
    text,
    label: WORLDS.cell({ name, is: text || WORLDS.forbidden }),
    ...(isJigo && { look: "jigo" }),
    open: false,
  };
}

function WithTable({ listed }: { listed: Listed }) {
  const world = useTask(
    async (signal) => new World(await fetched<WorldFile>(`${listed.id}.json`, signal)),
    [listed.id],
  );
  if (world.kind === "failed") return <p>{WORLDS.tableNotLoaded}</p>;
  if (world.kind === "waiting") return null;
  return (
    <>
      <WorldDesk world={world.found} size={listed} />
      <Strategies listed={listed} />
    </>
  );
}

/** The strategies that show the value, where they are short enough to keep. */
function Strategies({ listed: { id, strategies } }: { listed: Listed }) {
  if (strategies.length === 0) return null;
  return (
    <p class="note">
      {WORLDS.shownBy}
      {strategies.map((player, at) => (
        <>
          {at > 0 && ", "}
          <a href={`${FOLDER}/${id}-${player}.txt`} download="">
            {WORLDS.strategy({ player })}
          </a>
        </>
      ))}
      .
    </p>
  );
}

function Grid(props: { size: Size; cell: (at: number) => WorldCell; play?: (at: number) => void }) {
  const { columns, rows } = props.size;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset of a form.
    <div class="world-grid" role="group" aria-label={WORLDS.board} style={{ "--columns": columns }}>
      {Array.from({ length: columns * rows }, (_, at) => {
        const { sign, text, label, look = "", open } = props.cell(at);
        return (
          <Button
            key={at}
            look={`world-cell ${sign} ${look}`.trim()}
            press={() => props.play?.(at)}
            off={!open}
            aria-label={label}
          >
            {text}
          </Button>
        );
      })}
    </div>
  );
}

export function WorldDesk({ world, size }: { world: World; size: Size }) {
  const store = useMemo(() => storeOf(beginWorldGame(world), worldStep), [world]);
  const game = useStore(store);
  const { send } = store;
  const began = game.course.length > 1;
  return (
    <div class="world-game">
      <p class="field">
        <label for="world-side">{WORLDS.youPlay}</label>
        <select
          id="world-side"
          value={game.plays}
          onChange={(event) => send({ kind: "plays", plays: event.currentTarget.value as Plays })}
        >
          {(["black", "white", "both"] as const).map((value) => (
            <option key={value} value={value}>
              {WORLDS.sides[value]}
            </option>
          ))}
        </select>
      </p>
      <Grid size={size} cell={(at) => worldCell(game, size, at)} play={(at) => send({ kind: "turn", at })} />
      <p class="calculator-told" role="status">
        {worldWords(game)}
      </p>
      <p class="world-buttons">
        <Button press={() => send({ kind: "turn", at: null })} off={isOver(game)}>
          {KIT.pass}
        </Button>
        <Button press={() => send({ kind: "back" })} off={!began}>
          {KIT.back}
        </Button>
        <Button press={() => send({ kind: "again" })} off={!began}>
          {WORLDS.again}
        </Button>
        <label for="world-shows">
          <input
            type="checkbox"
            id="world-shows"
            checked={game.shows}
            onChange={(event) => send({ kind: "shows", shows: event.currentTarget.checked })}
          />{" "}
          {WORLDS.shows}
        </label>
      </p>
    </div>
  );
}
