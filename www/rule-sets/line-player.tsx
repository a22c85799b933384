/** The board on which a line is walked, and where the reader may try other moves. */

import { useMemo, useReducer } from "preact/hooks";
import type { BoardView } from "../board/index.ts";
import { EngineError } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import { type RulesName, systems } from "../engine/systems.ts";
import { Board } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useWork } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { marksOf, moveWords, refusalWords, situationWords, turnAt, type Walk } from "../laws/line-walk.ts";
import type { Scene } from "../laws/scene.ts";
import { lawsTrouble } from "../laws/trouble.ts";
import { type LineState, lineOf, lineStep } from "./line-state.ts";
import { PLAYED, WORDS } from "./words.ts";

export interface LinePlayerProps {
  scene: Scene;
  ruleSet: RulesName;
  walk: Walk;
  /** The point that the line shows, once it is at its end. */
  shows: string;
  close: () => void;
}

const firstOf = ({ start }: Walk) => (start.turn === "white" ? "white" : "black");

/** The words on the current place. Pure. */
export function lineWords({ shown, walk, news }: LineState, { board }: Scene, shows: string): string {
  if (news !== null || !shown) return news ?? "";
  const { moves, at, game } = shown;
  const now = game.situations.at(-1);
  const made = moves[at - 1];
  const opening = walk.before.length > 0 ? PLAYED.bothPassedWhatLives : "";
  const move = made
    ? PLAYED.move({ at, count: moves.length, board: moveWords(board, turnAt(firstOf(walk), at - 1), made) })
    : opening;
  const isEnd = at === moves.length && moves === walk.moves;
  const parts = [move, refusalWords(game), now ? situationWords(board, now) : "", isEnd ? shows : ""];
  return parts.filter(Boolean).join(" ");
}

export function LinePlayer({ scene, ruleSet, walk, shows, close }: LinePlayerProps) {
  const [state, send] = useReducer(lineStep, walk, lineOf);
  const { asked, shown } = state;
  useWork(
    asked &&
      ((signal) =>
        systems.play(ruleSet, walk.start, [...walk.before, ...asked.moves.slice(0, asked.at)], signal)),
    (game) => send({ kind: "answered", game }),
    (error) => {
      const bad = error instanceof EngineError && !error.passing;
      send({ kind: "told", news: bad ? `${error.message}.` : lawsTrouble(error) });
    },
    [asked],
  );
  const { title } = RULE_SETS[ruleSet];
  const game = shown?.game ?? null;
  const { board } = scene;
  const view = useMemo((): BoardView => {
    const now = game?.situations.at(-1);
    if (!shown || !game || !now) return { stones: [], marks: [], hand: null, playable: [] };
    const made = shown.moves[shown.at - 1];
    return {
      stones: now.stones,
      marks: marksOf(now),
      last: made?.kind === "play" && !game.refusal ? made.at : null,
      hand: now.ended ? null : now.turn,
      playable: game.playable,
    };
  }, [shown]);
  const press = (at: number): void => {
    const no = game?.forbidden.find((one) => one.at === at);
    if (no) send({ kind: "told", news: PLAYED.notTheseRules({ words: no.words, clause: no.clause }) });
    else if (game?.playable.includes(at)) send({ kind: "played", move: { kind: "play", at } });
  };
  return (
    <fieldset class="laws-line" aria-label={WORDS.line({ title })} ref={intoSight}>
      {shown ? (
        <Board shape={board} view={view} label={WORDS.lineBoard({ title })} onPoint={press} />
      ) : (
        <div class="board" />
      )}
      <div class="line-words">
        <p class="line-head">{`By ${title}`}</p>
        <p class="line-said" role="status">
          {lineWords(state, scene, shows)}
        </p>
        <div class="laws-acts line-acts">
          {shown && game && (
            <>
              <Button off={shown.at === 0} press={() => send({ kind: "went", at: shown.at - 1 })}>
                {KIT.back}
              </Button>
              <Button
                off={shown.at >= shown.moves.length}
                press={() => send({ kind: "went", at: shown.at + 1 })}
              >
                {KIT.forward}
              </Button>
              <Button off={shown.at === 0} press={() => send({ kind: "undone" })}>
                {KIT.undoAll}
              </Button>
              <Button off={!game.mayPass} press={() => send({ kind: "played", move: { kind: "pass" } })}>
                {KIT.pass}
              </Button>
              {game.passFor.map((at) => (
                <Button key={at} press={() => send({ kind: "played", move: { kind: "pass-for", at } })}>
                  {PLAYED.passFor({ name: board.points[at]?.name ?? "" })}
                </Button>
              ))}
            </>
          )}
          <Button press={close}>{PLAYED.close}</Button>
        </div>
        <ol class="line-moves">
          {shown?.moves.map((move, number) => (
            // A move has no name but its number.
            <li key={`${number}`} aria-current={number === shown.at - 1 ? "step" : undefined}>
              {moveWords(board, turnAt(firstOf(walk), number), move)}
            </li>
          ))}
        </ol>
      </div>
    </fieldset>
  );
}

/** Once, when it comes. */
const intoSight = (player: HTMLElement | null): void => player?.scrollIntoView({ block: "nearest" });
