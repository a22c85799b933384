import { expect, test } from "vitest";
import { newGame } from "../address/game-address.ts";
import { files } from "../engine/in-node.ts";
import { fileTold, gameFile } from "./game-file.ts";
import type { WholeGame } from "./whole-game.ts";

const AGREED = { kind: "agreed", lead: 12, won: null } as const;
const finished = (): WholeGame => {
  const { link: _, ...rest } = newGame();
  return {
    ...rest,
    start: { rows: ["...", ".x.", "..."], komi: -2, turn: "white" },
    moves: [{ kind: "play", at: 1 }, { kind: "pass" }, { kind: "pass" }],
    names: { one: "Anna]", other: "Ben" },
    way: "handicap",
    black: "other",
    reader: "one",
    lists: { black: { dead: ["b3"], neutral: [] }, white: { dead: ["b3"], neutral: [] } },
    agreed: ["black", "white"],
    notes: new Map([[1, "why not"]]),
  };
};

test("a finished game comes back from its file, but for who read it", () => {
  const game = finished();
  const text = gameFile(game, files().write(game.start, game.moves, "sgf"), AGREED);
  expect(text).toContain("RE[B+12]");
  expect(text).toContain("PB[Ben]");
  const { address, faults } = fileTold(text);
  expect(faults).toEqual([]);
  const { start: _, moves: __, ...told } = { ...game, reader: null };
  expect(address).toEqual({ ...told, link: "" });
});

test("a game that is not over has no result", () => {
  const game = { ...finished(), agreed: [] };
  expect(gameFile(game, files().write(game.start, game.moves, "sgf"), AGREED)).not.toContain("RE[");
});

test("another program’s file gives names and a handicap, and is bounded like a link", () => {
  const { address } = fileTold("(;SZ[9]PB[A]PW[B]HA[2]AB[cc][gg];W[ee])");
  expect(address).toMatchObject({ names: { one: "A", other: "B" }, black: "one", way: "handicap" });
  const long = fileTold(`(;SZ[9]PB[${"A\u202e".repeat(900)}];B[ee]C[${"y\n".repeat(9000)}])`).address;
  expect(long.names.one.length).toBeLessThanOrEqual(40);
  expect(long.names.one).not.toContain("\u202e");
  expect(long.notes.get(1)?.length).toBeLessThanOrEqual(400);
  expect(fileTold("(;SZ[9]LJW[black=nobody&way=cake])").faults).toHaveLength(1);
});
