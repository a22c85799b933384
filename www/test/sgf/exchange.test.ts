/** Our SGF and other people's programs: what each writes, the other reads, and nothing is lost on the way. */
import { describe, expect, test } from "vitest";
import { turnsOn } from "../../address/turns.ts";
import type { Move } from "../../engine/generated/loja.js";
import { withTurns } from "../../rule-sets/game-files.ts";
import { replayed, shownRows } from "./board.ts";
import { games, type Sample, unusual } from "./games.ts";
import { mainLine, programs, type Tree } from "./others.ts";
import { follow, type Game, readOne, rowsOf, sgf } from "./ours.ts";

const written = ({ start, moves }: Sample) => sgf(start, moves);

/** All that a game holds, so that two can be compared. */
const whole = ({ name, start, moves, note }: Game) => ({ name, start, moves, note: note ?? null });

const only = (trees: Tree[]): Tree => {
  const [tree] = trees;
  if (trees.length !== 1 || !tree) throw new Error(`${trees.length} games`);
  return tree;
};

describe.each(programs)("$name", (program) => {
  test.each(games)("shows what we wrote: $name", (sample) => {
    const { start, moves } = sample;
    const line = mainLine(only(program.parse(written(sample))));
    expect(line).toHaveLength(1 + moves.length);
    // Nobody else knows that removing a cycle takes its stones off, so only what is before it looks the same.
    const cycle = moves.findIndex(({ kind }) => kind === "cycle");
    const until = cycle < 0 ? moves.length : cycle;
    const ours = rowsOf(follow(start, moves.slice(0, until)), start.rows[0]?.length ?? 0);
    expect(shownRows(replayed(line.slice(0, 1 + until)))).toEqual(ours);
  });

  test.each([...games, ...unusual])("gives back what we wrote: $name", (sample) => {
    const ours = written(sample);
    const back = program.write(program.parse(ours));
    expect(whole(readOne(back))).toEqual(whole(readOne(ours)));
    expect(readOne(ours).note ?? null).toBeNull();
  });

  test("keeps names and captions to the letter", () => {
    for (const sample of unusual.filter(({ start }) => start.name)) {
      const [root] = mainLine(only(program.parse(written(sample))));
      expect(root?.properties.GN).toEqual([sample.start.name]);
    }
  });

  test("writes a game that we read", () => {
    const moves = ["cc", "dc", "dd", "ed", "", "bb", "de", ""];
    const root = tree({
      FF: ["4"],
      GM: ["1"],
      SZ: ["5"],
      GN: ["田] \\"],
      C: ["a ] b \\ c: (;"],
      KM: ["6.5"],
    });
    let last = root;
    for (const [at, move] of moves.entries()) {
      const next = tree({ [at % 2 ? "W" : "B"]: [move], C: [`${at}: ] \\`] });
      last.children.push(next, tree({ [at % 2 ? "W" : "B"]: ["aa"], C: ["a variation"] }));
      last = next;
    }
    const game = readOne(program.write([root]));
    expect(game.name).toBe("田] \\");
    expect(game.start.komi).toBe(6.5);
    expect(game.moves.map((move) => (move.kind === "pass" ? "" : named(move, 5)))).toEqual(moves);
    const line = follow(game.start, game.moves);
    expect(line.refusal).toBeNull();
    expect(rowsOf(line, 5)).toEqual(shownRows(replayed(mainLine(root))));
  });

  test("writes set-ups that we read", () => {
    const trees = [
      tree({ SZ: ["19"], AB: ["aa:cb", "ss"], AW: ["dd", "ee"], AE: ["bb"], PL: ["W"] }),
      tree({ SZ: ["9:4"], AB: ["aa", "ba"], AW: ["id"], TR: ["aa:ba"], LB: ["id:x:y"] }),
      tree({ SZ: ["52"], AB: ["AA", "ZZ", "az"], AW: ["Za:ZC"] }),
      tree({ SZ: ["5"], HA: ["2"], AB: ["bb", "dd"] }, [tree({ W: ["cc"] }), tree({ W: ["ca"] })]),
    ];
    for (const root of trees) {
      const game = readOne(program.write([root]));
      const shown = replayed(mainLine(root));
      expect(rowsOf(follow(game.start, game.moves), shown.columns)).toEqual(shownRows(shown));
    }
    expect(readOne(program.write(trees.slice(0, 1))).start.turn).toBe("white");
    expect(readOne(program.write(trees.slice(1, 2))).start.labels).toBeTruthy();
  });

  test("shows a resumption of other rules as a comment, and gives it back", () => {
    const start = { rows: [".ooooo", "oxxo..", "xx.xxx"] };
    const words = ["a3", "pass", "pass", "resume-white", "c1"];
    const { board } = follow(start, []);
    const { turns } = turnsOn(board.points, words);
    const text = withTurns(sgf(start, []), "jrg89", board, turns, [
      "black",
      "white",
      "black",
      "white",
      "black",
      "white",
    ]);
    const parsed = program.parse(text);
    const said = mainLine(only(parsed)).flatMap(({ properties }) => properties.C ?? []);
    expect(said).toEqual(["White calls for a resumption, so Black moves first."]);
    for (const file of [text, program.write(parsed)]) expect(readOne(file).turns).toBe(words.join(","));
  });

  test("writes two games in one file", () => {
    const text = program.write([tree({ SZ: ["3"] }, [tree({ B: ["aa"] })]), tree({ SZ: ["4"] })]);
    expect(() => readOne(text)).toThrow("2 games");
  });
});

test("the samples have all that makes a difference", () => {
  const events = games.flatMap(({ start, moves }) => follow(start, moves).situations.map(({ move }) => move));
  const count = (wanted: (move: NonNullable<(typeof events)[number]>) => boolean) =>
    events.filter((move) => move && wanted(move)).length;
  expect(count(({ kind }) => kind === "pass")).toBeGreaterThan(10);
  expect(count(({ kind }) => kind === "cycle")).toBeGreaterThan(2);
  expect(count((move) => move.kind === "play" && move.captured.length > 1)).toBeGreaterThan(10);
  expect(count((move) => move.kind === "play" && move.ko)).toBeGreaterThan(2);
});

const tree = (properties: Tree["properties"], children: Tree[] = []): Tree => ({ properties, children });

/** A move's letters in SGF on a full grid. */
function named(move: Move, columns: number): string {
  if (move.kind !== "play") throw new Error(move.kind);
  const letter = (index: number) => String.fromCharCode(97 + index);
  return letter(move.at % columns) + letter(Math.floor(move.at / columns));
}
