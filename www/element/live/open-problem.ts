/** A problem about something else than a claim: the engine finds out what holds of it, and the trainer of its kind asks it. */
import { button, element } from "../../dom.ts";
import { EngineError, engine, lookedWords, secondsWords, troubleWords } from "../../engine/engine.ts";
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { problems, type TaskInput } from "../../engine/practice.ts";
import { moveOf } from "../../kinds/problem-game.ts";
import type { AskedProblem } from "../places.ts";
import { PositionFault } from "../trouble-notice.ts";
import { Asking } from "./asking.ts";
import { only } from "./certificate.ts";
import type { Running, Seat } from "./seat.ts";

/** Settles when the problem is asked, or when it is said why it is none. Without an engine it throws. */
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
  if (!situation) return refused(seat, "This position can’t be shown.");
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
    return await Asking.open(seat, { problem, kind, start, moves, diagram, pressed });
  } catch (error) {
    if (signal.aborted && !seat.signal.aborted)
      throw new PositionFault("You stopped this, so it is not known whether it is a problem.", true);
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
  const { words } = places;
  const told = words.querySelector(".told");
  const way = element("p", { class: "actions" }, button("Stop", "quiet", stop, { part: "button" }));
  const since = performance.now();
  let looked = 0;
  const timer = setInterval(() => {
    const spent = performance.now() - since;
    if (spent < UNTOLD_SEARCH) return;
    if (told)
      told.textContent = `The engine looks for everything that holds: ${looked ? lookedWords(looked, spent) : `${secondsWords(spent)} so far`}.`;
    if (!way.isConnected) words.append(way);
  }, 500);
  return {
    looked: (nodes) => {
      looked = nodes;
    },
    end: () => {
      clearInterval(timer);
      way.remove();
    },
  };
}

/** No problem, in a sentence. The diagram stays as it is, and there is nothing to press. */
function refused(seat: Seat, why: string, news = true): Running {
  const title = "This is no problem.";
  if (news) seat.tell("loja-error", { code: "attribute", message: `${title} ${why}` });
  for (const figure of seat.places.board.querySelectorAll("[role=button]")) {
    figure.setAttribute("role", "img");
    figure.removeAttribute("tabindex");
  }
  return only(seat, title, [why]);
}
