/** Problems: what they show and say before they are begun. Fetched with the first. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { BoardShape, FigureView } from "../../board/options.ts";
import {
  countTask,
  cycleTask,
  findTask,
  passTask,
  ruleTask,
  saveTask,
} from "../../kinds/words/task-words.ts";
import type { Ask } from "../options.ts";
import type { AskedProblem } from "../places.ts";
import { taskOf } from "../task-words.ts";
import type { Attributes } from "./attributes.ts";
import { claimOf } from "./claim.ts";
import { claimFault, quote } from "./faults.ts";
import { type Read, type Scene, sceneOf } from "./scene.ts";

/** `blame` tells the author what he has to change. */
export function problemScene(read: Read, told: Attributes, blame: (message: string) => void): Scene {
  const { ask, claim: _claim, side: _side, ...rest } = told;
  // A certificate brings what is asked with it.
  if (read.certificate) return sceneOf(read, told);
  if (!ask) return claimed(read, told);
  // These two argue a claim, with the side that they say.
  if (ask === "lock" || ask === "refute")
    return claimed(read, { ...told, side: ask === "lock" ? "claimant" : "refuter" });
  const plain = sceneOf(read, { ...rest, mode: "view" });
  const asked = askedOf(ask, read, told);
  const { fault } = asked;
  if (fault) blame(fault);
  const { title, lines } = wordsOf(asked, plain);
  return {
    ...plain,
    known: { ...plain.known, mode: "problem", asked },
    view: { ...plain.view, ...over(asked, read) },
    ...(fault && { fault }),
    task: { roles: "", headline: title, text: lines.join(" "), ...(!fault && { begin: "Begin" }) },
  };
}

/** With a side it is a task like any other; without one the reader guesses first. */
function claimed(read: Read, told: Attributes): Scene {
  const scene = sceneOf(read, told);
  const { known } = scene;
  const task = taskOf({ ...scene, known: { ...known, mode: "prove" } });
  const text = `Say first what you expect. ${COLOR_NAMES[scene.line.turn]} moves first.`;
  const guess = known.claim && !known.side;
  return { ...scene, task: guess ? { ...task, headline: "Does the claim hold?", text } : task };
}

function askedOf(kind: Exclude<Ask, "lock" | "refute">, read: Read, told: Attributes): AskedProblem {
  const over = read.line.passes === 2;
  if (over && /save|pass|cycle/.test(kind))
    return { kind, set: [], fault: "Play is over here, so there is nothing left to do." };
  if (!over && kind === "count")
    return {
      kind,
      set: [],
      fault: "Play is not over here, so there is no score: both have to pass first.",
    };
  if (kind === "find") return { kind, set: [], player: told.player ?? "black" };
  if (kind === "save") return savedOf(read, told.claim);
  if (kind !== "rule") return { kind, set: [] };
  const move = told.move?.toLowerCase();
  if (!move)
    return { kind, set: [], fault: 'This problem does not say which move it asks about: move="b3", say.' };
  const { points } = read.shape;
  const name = stoneOf(move);
  const fault =
    name !== null && placeOf(name, read.shape) < 0
      ? `The move ${quote(move)} is none on this board. Its points go from ${points[0]?.name} to ${points.at(-1)?.name}.`
      : undefined;
  return { kind, set: [], move, ...(fault && { fault }) };
}

function savedOf({ start, shape, now, line }: Read, text: string | undefined): AskedProblem {
  const kind = "save";
  if (!text)
    return {
      kind,
      set: [],
      fault: 'This problem does not say which points are to be saved: claim="black: a1", say.',
    };
  const claim = claimOf(text, start.rows, shape);
  if (!claim) return { kind, set: [], fault: claimFault(text, start.rows, shape, now) };
  const { player } = claim;
  const set = claim.set === "all" ? shape.points.map((_, at) => at) : claim.set;
  // Who adds a stone has the turn.
  const other = player !== line.turn;
  const fault = other
    ? `It is ${COLOR_NAMES[line.turn]}’s turn, so ${COLOR_NAMES[player]} can save nothing here.`
    : undefined;
  return { kind, set, ...(fault && { fault }) };
}

function wordsOf(
  { kind, player = "black", set, move = "pass" }: AskedProblem,
  { line }: Scene,
): { title: string; lines: string[] } {
  switch (kind) {
    case "find":
      return findTask(player, line.passes === 2);
    case "save":
      return saveTask(line.turn, set.length);
    case "pass":
      return passTask(line.turn);
    case "cycle":
      return cycleTask(line.turn);
    case "count":
      return countTask();
    case "rule":
      return ruleTask(line.turn, move);
  }
}

/** The overlay of the board: the points to save, or the place of the move in question. */
function over({ set, move = "pass" }: AskedProblem, { shape }: Read): Partial<FigureView> {
  const at = placeOf(stoneOf(move) ?? "", shape);
  const points = at < 0 ? set : [at];
  return points.length ? { areas: [{ points, kind: "mine" }] } : {};
}

/** The point of a move; null where no stone is set. */
const stoneOf = (move: string): string | null => {
  const stone = move.replace(/^cycle@\d+\+?/, "");
  return move === "pass" || (stone === "" && !move.endsWith("+")) ? null : stone;
};

const placeOf = (name: string, { points }: BoardShape): number =>
  points.findIndex((point) => point.name === name);
