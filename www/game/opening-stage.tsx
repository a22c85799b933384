/** Before a game: board, names, and how the start and the colours are found. */
import { useRef } from "preact/hooks";
import { LEVELS, type Person, type Way } from "../address/game-address.ts";
import { engine, type PositionInput, troubleWords } from "../engine/engine.ts";
import { Button, Field, NumberField, Segments } from "../kit/controls.tsx";
import { leadToFault, useChange, useSame, useStore, useTask } from "../kit/hooks.ts";
import type { Store } from "../kit/store.ts";
import { MOST_BYTES, textOf } from "../play/text-fault.ts";
import type { DeskState } from "../table/board-desk.ts";
import { RuleLink } from "../table/rule-link.tsx";
import { LEVEL_NAMES, LEVEL_WORDS } from "./against/level-words.ts";
import { BoardChoice } from "./board-choice.tsx";
import type { Allowance } from "./clock.ts";
import { GameDesk } from "./game-desk.tsx";
import { beginWords, type Opening, startOf } from "./opening.ts";
import { clockOf, type OpeningEvent, type OpeningState } from "./opening-state.ts";
import { StartWays } from "./start-ways.tsx";
import { FIELDS, OPENING } from "./words.ts";

export interface OpeningStageProps {
  store: Store<OpeningState, OpeningEvent>;
  onBegin: (opening: Opening, start: PositionInput, clock: Allowance | null) => void;
  onFile: (text: string) => void;
  onFault: (words: string) => void;
}

const WAYS: Record<Way, string> = {
  cake: OPENING.oneYouSetsKomi,
  agreed: OPENING.youAgreeColoursWhites,
  handicap: OPENING.weakerPlayerBlackBegins,
};

/** The page’s name before the game. */
export const openingName = ({ level }: Opening): string => (level ? OPENING.againstEngine : OPENING.gameTwo);

export function OpeningStage({ store, onBegin, onFile, onFault }: OpeningStageProps) {
  const state = useStore(store);
  const { send } = store;
  const panel = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const alone = state.level !== null;
  const begin = async (): Promise<void> => {
    // What was typed and not taken is not played with as something else.
    if (leadToFault(panel.current)) return;
    const start = startOf(state);
    try {
      await engine.follow(start, []);
      onBegin(state, start, clockOf(state));
    } catch (error) {
      onFault(troubleWords(error));
    }
  };
  const open = async (chosen: File): Promise<void> => {
    const read = await textIn(chosen);
    if ("fault" in read) onFault(read.fault);
    else onFile(read.text);
  };
  return (
    <div class="desk desk-play desk-opening">
      <div class="play-table">
        <OpeningDesk state={state} send={send} onFault={onFault} />
      </div>
      <div class="panel" ref={panel}>
        <h2 tabIndex={-1}>{alone ? OPENING.gameAgainstEngine : OPENING.gameTwo}</h2>
        <p class="hint-words">{alone ? OPENING.engineRunsYourBrowser : OPENING.playOneScreenPass}</p>
        <h3 class="section-head">{OPENING.board}</h3>
        <BoardChoice state={state} send={send} />
        <h3 class="section-head">{OPENING.players}</h3>
        <Opponent state={state} send={send} />
        <div class="form names">
          <Name person="one" label={OPENING.yourName} value={state.names.one} send={send} />
          <Name
            person="other"
            label={OPENING.yourGuestsName}
            value={state.guest}
            send={send}
            hidden={alone}
          />
        </div>
        <h3 class="section-head">
          {OPENING.howBegins} <RuleLink rule="A1" />
        </h3>
        <p class="hint-words">{OPENING.blackMovesFirstWhite}</p>
        <Segments<Way>
          look="pair"
          legend={OPENING.start}
          options={[
            ["cake", OPENING.rules],
            ["agreed", OPENING.agreed],
            ["handicap", OPENING.handicap],
          ]}
          value={state.way}
          pick={(way) => send({ kind: "way", way })}
        />
        <p class="hint-words" role="status">
          {WAYS[state.way]}
        </p>
        <StartWays state={state} send={send} />
        <details class="end-choices">
          {/* The engine has no clock. */}
          <summary>{alone ? OPENING.disputes : OPENING.clocksDisputes}</summary>
          {!alone && <Clocks state={state} send={send} />}
          <Stake stake={state.stake} send={send} />
        </details>
        <div class="acts begin">
          <p class="begin-words">{beginWords(state)}</p>
          <Button look="filled" press={() => void begin()}>
            {OPENING.begin}
          </Button>
          <Button press={() => file.current?.click()}>{OPENING.openFile}</Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".sgf,application/x-go-sgf,text/plain"
            aria-label={OPENING.fileGame}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) void open(chosen);
              currentTarget.value = "";
            }}
          />
        </div>
        <p class="hint-words">
          {OPENING.or} <a href="./referee.html#view=play">{OPENING.playFreely}</a>
          {OPENING.bothColoursYoursAny}
        </p>
      </div>
    </div>
  );
}

type Send = { send: (event: OpeningEvent) => void };

/** The board as the game will find it. */
function OpeningDesk({
  state,
  send,
  onFault,
}: Send & { state: OpeningState; onFault: (words: string) => void }) {
  const start = useSame(startOf(state));
  const found = useTask(() => engine.follow(start, []), [start]);
  const last = useRef<DeskState | null>(null);
  useChange(found.kind === "failed" ? found.error : null, (error) => error && onFault(troubleWords(error)));
  if (found.kind === "done") {
    const { board, situations } = found.found;
    const [situation] = situations;
    const lays = state.way !== "agreed";
    if (situation)
      last.current = {
        board,
        situation,
        view: {
          stones: situation.stones,
          marks: situation.marks,
          hand: lays ? "claim" : null,
          playable: lays ? board.points.map((_, at) => at) : [],
        },
      };
  }
  return <GameDesk shown={last.current} note={state.note} point={(at) => send({ kind: "pressed", at })} />;
}

function Opponent({ state, send }: Send & { state: OpeningState }) {
  const plays = state.level !== null;
  return (
    <div class="against">
      <Segments<"person" | "engine">
        look="pair"
        legend={OPENING.against}
        options={[
          ["person", OPENING.somebody],
          ["engine", OPENING.engine],
        ]}
        value={plays ? "engine" : "person"}
        pick={(who) => send({ kind: "against", who })}
      />
      <div class="levels" hidden={!plays}>
        <Segments
          look="pair"
          legend={OPENING.howStrong}
          options={LEVELS.map((name) => [name, LEVEL_NAMES[name]] as const)}
          value={state.strength}
          pick={(level) => send({ kind: "strength", level })}
        />
        <p class="hint-words" role="status">
          {plays && LEVEL_WORDS[state.strength]}
        </p>
      </div>
    </div>
  );
}

/** Taken letter by letter: a name that grew when the field is left would move what is being pressed. */
const Name = (props: Send & { person: Person; label: string; value: string; hidden?: boolean }) => (
  <Field
    name={props.label}
    value={props.value}
    type={(name) => props.send({ kind: "named", person: props.person, name })}
    input={{ maxLength: 40, autocomplete: "off", spellcheck: false }}
    hidden={props.hidden === true}
  />
);

function Clocks({ state, send }: Send & { state: OpeningState }) {
  const { main, periods, period } = state.allowance;
  const change = (part: Partial<Allowance>): void => send({ kind: "allowance", part });
  return (
    <div class="clocks">
      <Segments<"off" | "on">
        look="pair"
        legend={OPENING.clocks}
        options={[
          ["off", OPENING.none],
          ["on", OPENING.byoYomi],
        ]}
        value={state.clocks ? "on" : "off"}
        pick={(value) => send({ kind: "clocks", on: value === "on" })}
      />
      {state.clocks && (
        <div>
          <div class="form three">
            <NumberField
              name={FIELDS.minutes}
              min={0}
              max={600}
              value={main / 60_000}
              pick={(minutes) => change({ main: minutes * 60_000 })}
            />
            <NumberField
              name={FIELDS.periods}
              min={1}
              max={60}
              value={periods}
              pick={(count) => change({ periods: count })}
            />
            <NumberField
              name={FIELDS.secondsEach}
              min={5}
              max={3600}
              value={period / 1000}
              pick={(seconds) => change({ period: seconds * 1000 })}
            />
          </div>
          <p class="hint-words">{OPENING.theyRunScreenOnly}</p>
        </div>
      )}
    </div>
  );
}

/** The source’s dispute breakers stake the game; here that is for both to agree on. */
const Stake = ({ stake, send }: Send & { stake: boolean }) => (
  <div class="stake-choice">
    <Segments<"points" | "game">
      look="pair"
      legend={OPENING.disputeEndDecides}
      options={[
        ["points", OPENING.itsPoints],
        ["game", OPENING.game],
      ]}
      value={stake ? "game" : "points"}
      pick={(picked) => send({ kind: "stake", stake: picked === "game" })}
    />
    <p class="hint-words" role="status">
      {stake ? OPENING.whoLosesDisputeLoses : OPENING.disputeDecidesItsOwn}
    </p>
  </div>
);

const textIn = (file: File): Promise<{ text: string } | { fault: string }> =>
  file.size > MOST_BYTES
    ? Promise.resolve({ fault: OPENING.fileTooLong({ name: file.name }) })
    : file.arrayBuffer().then(textOf, () => ({ fault: OPENING.cantRead({ name: file.name }) }));
