/** The board at a node of an SGF game, from the engine: all its rules, and the things beyond them. */
import type { BoardShape } from "../../board/options.ts";
import { engine, type Line, sentence, troubleWords } from "../../engine/engine.ts";
import { moveWords } from "../../table/situation-words.ts";
import { labelsOf, markedAt } from "../live/labels.ts";
import type { Numbers } from "../options.ts";
import { numbersOf } from "../reading/liberties.ts";
import { foreignBoard, foreignFault } from "./foreign-board.ts";
import { type GameNode, wayTo } from "./game-tree.ts";
import { locations, marksOf, type NodeMarks } from "./node-marks.ts";
import { WORDS } from "./words.ts";

export interface NodeBoard {
  shape: BoardShape;
  stones: Line["situations"][number]["stones"];
  marks: Line["situations"][number]["marks"];
  labels: (string | null)[];
  /** Where the last stone was played, if it has a ring. */
  last: number | null;
  notes: NodeMarks;
  /** The location that a move of the file names; null for a pass. */
  placeOf(value: string): number | null;
  /** The effect of the move. */
  did: string;
  /** Why these rules have no such move, where they don't. */
  fault: string;
}

/** A sign for readers is short; a longer text would lie over its neighbours. */
const WIDEST = 4;

const shortLabel = (text: string | null): string | null => text && [...text].slice(0, WIDEST).join("");

export async function boardAt(
  nodes: readonly GameNode[],
  at: number,
  numbers: Numbers | null,
): Promise<NodeBoard> {
  const [opened] = await engine.read(wayTo(nodes, at));
  const shown = opened?.shown;
  const foreign = shown && foreignBoard(shown.end);
  if (foreign) {
    const places = numbersOf(shown.end.rows);
    const labels = labelsOf(shown.end);
    return {
      shape: foreign.shape,
      ...foreign.now,
      labels: foreign.now.stones.map((_, point) => shortLabel(labels.get(point) ?? null)),
      last: numbers === null ? shown.last : null,
      notes: marksOf(nodes, at, places),
      placeOf: (value) => locations([value], places)[0] ?? null,
      did: "",
      fault: foreignFault(opened),
    };
  }
  if (!opened || opened.fault !== null) throw new Error(opened?.fault ?? "it is empty");
  // Where the rules end before the game does, the board beyond them comes with it.
  const beyond = opened.lines?.[0];
  const { start, moves } = beyond?.fault === null ? beyond : opened;
  const line = await engine.follow(start, moves);
  const situation = line.situations.at(-1);
  if (!situation) throw new Error("it can’t be shown");
  const known = { start: { ...start, labels: opened.start.labels }, numbers, first: 1 };
  const { labels, ring } = markedAt(known, line.situations, line.situations.length - 1);
  const { move } = situation;
  const places = numbersOf(start.rows);
  return {
    shape: line.board,
    stones: situation.stones,
    marks: situation.marks,
    labels: labels.map(shortLabel),
    last: ring && move && move.kind !== "pass" ? move.at : null,
    notes: marksOf(nodes, at, places),
    placeOf: (value) => locations([value], places)[0] ?? null,
    did:
      nodes[at]?.properties.has("B") || nodes[at]?.properties.has("W")
        ? moveWords(line.board, situation)
        : "",
    fault: beyond && opened.stop ? WORDS.notFrom(opened.stop) : "",
  };
}

export const faultWords = (error: unknown): string =>
  sentence(
    WORDS.notShown({
      why: error instanceof Error && error.constructor === Error ? error.message : troubleWords(error),
    }),
  );
