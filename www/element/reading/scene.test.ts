/** From a text and what is told about it to what is drawn. */
import { describe, expect, test } from "vitest";
import { expected, framed, sizeOf } from "../size.ts";
import { boardWords, lineOf, taskOf } from "../task-words.ts";
import type { Attributes } from "./attributes.ts";
import { shapeOf } from "./board-shapes.ts";
import { readAlone, sceneOf } from "./scene.ts";

function scene(text: string, told: Attributes = {}) {
  const read = readAlone(text, told);
  if (!read) throw new Error("the engine is needed");
  return sceneOf(read, told);
}

const CORNER = "o o x x\n. o x .\no o x x";

describe("a game", () => {
  const GAME = "x 3 .\n. 1 2\n. . .";

  test("is shown with its numbers, and up to a move", () => {
    expect(scene(GAME).view.labels).toEqual([null, "3", null, null, "1", "2", null, null, null]);
    expect(scene(GAME, { at: 1 }).view.labels?.filter(Boolean)).toEqual(["1"]);
    expect(scene(GAME, { at: 1 }).view.stones.filter(Boolean)).toEqual(["black", "black"]);
    expect(scene(GAME, { at: 99 }).known.at).toBe(3);
    expect(scene(GAME, { numbers: "last" }).view.labels?.filter(Boolean)).toEqual(["3"]);
    expect(scene(GAME, { numbers: "none" }).view).toMatchObject({ last: null });
  });

  test("tells whose turn it is after them", () => {
    expect(lineOf(scene(GAME).line)).toBe("0 0 W 0");
    expect(lineOf(scene(GAME, { at: 2 }).line)).toBe("0 0 B 0");
    expect(lineOf(scene(`${GAME}\n2 1 B 0`).line)).toBe("2 1 B 0");
  });

  test("keeps numbers that begin later", () => {
    const { known, view } = scene("x 8 .\n. 7 .");
    expect([known.first, known.moves.length, view.labels?.filter(Boolean)]).toEqual([7, 2, ["8", "7"]]);
  });
});

test("an author's labels are shown, and whose turn it is may be told beside the diagram", () => {
  expect(scene(".A xB\n. o4").view.labels).toEqual(["A", "B", null, "4"]);
  expect(scene("x . o", { turn: "white" }).line.turn).toBe("white");
  expect(scene("x . o\n0 0 B 0", { turn: "white" }).line.turn).toBe("black");
});

describe("a claim", () => {
  test("is drawn with its worst case, in whose colour it is told by the side", () => {
    const told: Attributes = { mode: "prove", claim: "black: c1, c2, c3, d1, d2, d3", side: "refuter" };
    const { view, line, claimed } = scene(CORNER, told);
    expect(claimed).toBe(true);
    expect(line).toEqual({ captives: [0, 0], turn: "white", passes: 0 });
    expect(view.marks?.filter((mark) => mark === "permanent")).toHaveLength(6);
    expect(view.areas).toEqual([{ points: [2, 3, 6, 7, 10, 11], kind: "other" }]);
    expect(scene(CORNER, { ...told, side: "claimant" }).view.areas?.[0]?.kind).toBe("mine");
  });

  test("in a figure is an outline and no more", () => {
    const { view } = scene(CORNER, { claim: "black: all" });
    expect(view.areas).toHaveLength(1);
    expect(view.marks?.some(Boolean)).toBe(false);
  });

  test("that can't be read or made is none, and says so", () => {
    for (const claim of ["black: z9", "nonsense", "black: a1, b1"]) {
      const { known, claimed, view } = scene(CORNER, { mode: "prove", claim, side: "refuter" });
      expect([known.claim, claimed, view.areas]).toEqual([null, false, []]);
    }
  });
});

describe("what is said", () => {
  const say = (told: Attributes, text = CORNER) => taskOf(scene(text, told));
  const claim = "black: c1, c2, c3, d1, d2, d3";

  test("names the claim, the sides, and what to do", () => {
    expect(say({ mode: "prove", claim, side: "refuter" })).toEqual({
      roles: "Black claims 6 points. You refute.",
      headline: "White to move.",
      text: "Everything outside the set is White’s for good. Press a point to play there.",
    });
    expect(say({ mode: "prove", claim: "white: all", side: "claimant" })).toMatchObject({
      roles: "White claims the whole board. You prove it.",
      begin: "Begin",
    });
    expect(say({ mode: "prove", claim }).headline).toBe("Which side do you take?");
    expect(say({ mode: "prove" }).headline).toBe("What can be locked?");
    expect(say({ mode: "play" }, ". o\n0 0 W 0").headline).toBe("White to move.");
    expect(say({ mode: "play" }, ". o\n0 0 W 2").headline).toBe("Play is over.");
  });

  test("the board is told to those who listen", () => {
    expect(boardWords(scene("x .\n. o"))).toBe("Board, 2 by 2. Black: a2. White: b1.");
  });
});

describe("the room that is kept free", () => {
  const kinds = ["rectangle", "cylinder", "moebius", "torus", "klein", "projective"] as const;
  test.each(kinds)("is that of the board: %s", async (board) => {
    await import("../../board/extras/all-extras.ts");
    for (const [columns, rows] of [
      [1, 1],
      [7, 3],
      [9, 9],
      [9, 10],
      [19, 19],
      [10, 2],
    ] as const)
      for (const coordinates of ["western", "sgf", "none"] as const) {
        const shape = shapeOf(
          Array.from({ length: rows }, () => ".".repeat(columns)),
          board,
        );
        if (!shape) throw new Error(board);
        const { width, height } = framed(shape, coordinates);
        expect(expected([columns, rows], board, coordinates)).toEqual([width, height]);
        expect(sizeOf(shape)).toBe(`${columns}x${rows}`);
      }
  });
});
