/** A problem about something else than a claim: the engine finds out what holds of it, and the trainer of its kind asks it. */
import { useEffect, useState } from "preact/hooks";
import { EngineError, engine, lookedWords, secondsWords, troubleWords } from "../../engine/engine.ts";
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { problems, type TaskInput } from "../../engine/practice.ts";
import { moveOf } from "../../kinds/problem-game.ts";
import { Button } from "../../kit/controls.tsx";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import type { AskedProblem } from "../places.ts";
import { PositionFault } from "../trouble-notice.ts";
import { openAsking } from "./asking.tsx";
import { showWords } from "./live-parts.tsx";
import type { Running, Seat } from "./seat.ts";
import { WORDS } from "./words.ts";

/** Settles when the problem is there, or the reason why it is none. Without an engine it throws. */
export async function openProblem(seat: Seat, asked: AskedProblem): Promise<Running> {
  const { start, at } = seat.known;
  // Its author was told when it was drawn.
  if (asked.fault) return refused(seat, asked.fault, false);
  // From the beginning on: the element may be changed while the first answer is awaited.
  const halt = new AbortController();
  const { signal } = halt;
  seat.signal.addEventListener("abort", () => halt.abort());
  const line = await engine.follow(start, seat.known.moves.slice(0, at));
  // What the rules refuse was never played.
  const moves = seat.known.moves.slice(0, line.situations.length - 1);
  const situation = line.situations.at(-1);
  if (!situation) return refused(seat, WORDS.unshown);
  const told = tellEffort(seat, () => halt.abort());
  try {
    const { kind, player, set, move } = asked;
    const task: TaskInput = {
      kind,
      player: kind === "save" ? situation.turn : (player ?? null),
      set: [...set],
      move: move === undefined ? null : moveOf(line.board, move),
    };
    const { name: _name, id: _id, ...bare } = start;
    // As long as where it was made, or what held there would not hold here.
    const watch = { signal, onProgress: ({ nodes }: { nodes: number }) => told.looked(nodes) };
    const { problem, unfit } = await problems.factsInTime({ start: bare, moves, task }, watch);
    if (!problem) return refused(seat, unfit?.words ?? "");
    const { first } = seat;
    const pressed = first?.kind === "point" ? line.board.points[first.at]?.name : undefined;
    const { diagram } = situation;
    return await openAsking(seat, { problem, kind, start, moves, diagram, pressed });
  } catch (error) {
    if (signal.aborted && !seat.signal.aborted) throw new PositionFault(WORDS.stopped, true);
    // A question that can't be asked; all else is a breakdown, after which one may try again.
    if (!(error instanceof EngineError) || error.passing || error.code === "cancelled") throw error;
    return refused(seat, troubleWords(error));
  } finally {
    told.end();
  }
}

/** Says how far it is, where the still words are, and lets the reader stop it. */
function tellEffort(
  { places }: Seat,
  stop: () => void,
): { looked: (nodes: number) => void; end: () => void } {
  const told = places.words.querySelector(".told");
  const looked = { nodes: 0 };
  const end = told && mount(told, <Effort looked={looked} words={places.words} stop={stop} />);
  return {
    looked: (nodes) => {
      looked.nodes = nodes;
    },
    end: () => end?.(),
  };
}

/** The milliseconds between two reports. */
const TOLD_ANEW = 500;

function Effort(props: { looked: { nodes: number }; words: Element; stop: () => void }) {
  const [begun] = useState(() => performance.now());
  const [spent, passed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => passed(performance.now() - begun), TOLD_ANEW);
    return () => clearInterval(timer);
  }, []);
  if (spent < UNTOLD_SEARCH) return <>{WORDS.loading}</>;
  const { nodes } = props.looked;
  return (
    <>
      {WORDS.looking({ far: nodes ? lookedWords(nodes, spent) : WORDS.soFar({ time: secondsWords(spent) }) })}
      <Elsewhere host={props.words} attributes={{ class: "actions" }}>
        <Button press={props.stop} part="button">
          {WORDS.stop}
        </Button>
      </Elsewhere>
    </>
  );
}

/** No problem, in a sentence. The diagram stays as it is, and there is nothing to press. */
function refused(seat: Seat, why: string, news = true): Running {
  const title = WORDS.noProblem;
  if (news) seat.tell("loja-error", { code: "attribute", message: `${title} ${why}` });
  for (const figure of seat.places.board.querySelectorAll("[role=button]")) {
    figure.setAttribute("role", "img");
    figure.removeAttribute("tabindex");
  }
  return showWords(seat, title, [why]);
}
