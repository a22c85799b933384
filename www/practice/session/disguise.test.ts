import { describe, expect, test } from "vitest";
import { KINDS, type Problem } from "../../kinds/problem.ts";
import { logOf } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { problem } from "../../test/practice.ts";
import { disguise, LOOKS, lookFor, original } from "./disguise.ts";
import { chance } from "./seeded-chance.ts";

const LOOKED = Array.from({ length: LOOKS }, (_, look) => look);
/** The look that takes this one back: a mirrored one is its own. */
const inverse = (look: number): number => (look % 8 >= 4 ? look : (look & 8) + ((4 - (look % 4)) % 4));

/** Names of all points of the rows, with what stands there. */
function points({ rows }: Problem): Map<string, string> {
  const letters = "abcdefghjklmnopqrst";
  return new Map(
    rows.flatMap((row, y) => [...row].map((sign, x) => [`${letters[x]}${rows.length - y}`, sign] as const)),
  );
}

/** A problem with everything in it that can be turned. */
function anyProblem(random: () => number): Problem {
  const below = (n: number): number => Math.floor(random() * n);
  const [columns, rows] = [1 + below(9), 1 + below(9)];
  const made = problem({
    kind: KINDS[below(8)] as Problem["kind"],
    rows: Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => "xo.#*,XO"[below(8)]).join(""),
    ),
  });
  const names = [...points(made).keys()];
  const name = (): string => names[below(names.length)] as string;
  const move = (): string =>
    [name(), "pass", `cycle@${below(9)}`, `cycle@${below(9)}+${name()}`][below(4)] as string;
  const moves = (): string[] => Array.from({ length: below(5) }, move);
  const side = { territory: below(9), dead: below(3), prisoners: below(4), total: below(20) };
  return {
    ...made,
    turn: below(2) ? "black" : "white",
    player: [null, "black", "white"][below(3)] as Problem["player"],
    black_captives: below(5),
    white_captives: below(5),
    set: [name(), name()],
    played: moves().join(" "),
    opening: move(),
    solutions:
      made.kind === "count"
        ? ["W+3"]
        : made.kind === "rule"
          ? ["B4.2"]
          : made.kind === "cycle"
            ? ["keep"]
            : [move()],
    move: move(),
    traps: [{ move: move(), line: moves() }],
    open: moves(),
    outcomes: [{ move: made.kind === "cycle" ? "remove" : move(), line: moves(), result: "B+2" }],
    control: made.rows.map((row) => [...row].map(() => "BW.2,"[below(5)]).join("")),
    score: { black: side, white: { ...side, dead: 9 } },
    line: moves(),
    board_edges: (["left", "right", "top", "bottom"] as const).filter(() => below(2) === 1),
  };
}

describe("sixteen looks", () => {
  test("each can be taken back: the problem, and answers to it", () => {
    const random = chance(7);
    for (let times = 0; times < 100; times++) {
      const written = anyProblem(random);
      for (const look of LOOKED) {
        const shown = disguise(written, look);
        expect(disguise(shown, inverse(look))).toEqual(written);
        shown.solutions.forEach((answer, n) => {
          expect(original(written, look, answer)).toBe(written.solutions[n]);
        });
      }
      expect(disguise(written, 0)).toBe(written);
    }
  });

  test("what stands at a point stands where the point has gone, and neighbours stay neighbours", () => {
    const random = chance(11);
    const other: { [sign: string]: string } = { x: "o", o: "x", X: "O", O: "X" };
    for (let times = 0; times < 12; times++) {
      const written = anyProblem(random);
      for (const look of LOOKED) {
        const shown = points(disguise(written, look));
        const place = (name: string): [number, number] => [
          "abcdefghjklmnopqrst".indexOf(name[0] as string),
          Number(name.slice(1)),
        ];
        const gone = new Map(
          [...points(written).keys()].map((name) => [
            name,
            disguise({ ...written, set: [name] }, look).set[0] as string,
          ]),
        );
        const far = ([x, y]: [number, number], [u, v]: [number, number]): number =>
          Math.abs(x - u) + Math.abs(y - v);
        const faults = [...gone].filter(([name, to]) => {
          const sign = points(written).get(name) ?? "";
          if (shown.get(to) !== (look >= 8 ? (other[sign] ?? sign) : sign)) return true;
          return [...gone].some(([near, at]) => far(place(to), place(at)) !== far(place(name), place(near)));
        });
        expect([look, faults, new Set(gone.values()).size]).toEqual([look, [], gone.size]);
      }
    }
  });

  test("all that names a point goes where the point goes", () => {
    const random = chance(13);
    const told = ({ kind, ...one }: Problem): string[] =>
      [
        one.set,
        one.opening,
        one.played?.split(" "),
        one.move,
        one.traps?.map(({ move, line }) => [move, ...line]),
        one.outcomes?.map(({ move, line }) => [move, ...line]),
        one.line,
        ["count", "rule", "cycle"].includes(kind) ? [] : one.solutions,
      ]
        .flat(2)
        .map((name) => name ?? "");
    for (let times = 0; times < 20; times++) {
      const written = anyProblem(random);
      for (const look of LOOKED) {
        const gone = (name: string): string => disguise({ ...written, set: [name] }, look).set[0] ?? "";
        const moved = (name: string): string => {
          const [cycle = "", stone] = name.split("+");
          return stone ? `${cycle}+${gone(stone)}` : gone(cycle);
        };
        expect([look, told(disguise(written, look))]).toEqual([look, told(written).map(moved)]);
      }
    }
  });

  test("are sixteen where nothing is alike, and edges of the board go with their points", () => {
    const corner = problem({ rows: ["x..", "oo."], board_edges: ["left", "bottom"] });
    const seen = LOOKED.map((look) => disguise(corner, look));
    expect(new Set(seen.map(({ rows }) => rows.join("/"))).size).toBe(LOOKS);
    // A quarter to the right: what was left is above.
    expect(seen[1]).toMatchObject({ rows: ["ox", "o.", ".."], board_edges: ["top", "left"] });
    expect(seen[4]).toMatchObject({ rows: ["..x", ".oo"], board_edges: ["right", "bottom"] });
    expect(seen[8]).toMatchObject({ rows: ["o..", "xx."], board_edges: ["left", "bottom"], turn: "white" });
  });

  test("with colours exchanged, everything that names a colour is", () => {
    const score = { territory: 1, dead: 0, prisoners: 2, total: 3 };
    const count = problem({
      kind: "count",
      player: "white",
      black_captives: 2,
      solutions: ["B+3"],
      control: ["BW2", ".,B", "WWW"],
      score: { black: score, white: { ...score, total: 0 } },
      outcomes: [
        { move: "pass", line: [], result: "jigo" },
        { move: "a1", line: [], result: "B+12" },
      ],
    });
    expect(disguise(count, 8)).toMatchObject({
      player: "black",
      turn: "white",
      black_captives: 0,
      white_captives: 2,
      solutions: ["W+3"],
      control: ["WB2", ".,W", "BBB"],
      score: { black: { total: 0 }, white: { total: 3 } },
      outcomes: [{ result: "jigo" }, { result: "W+12" }],
    });
    expect(original(count, 8, "B+1")).toBe("W+1");
    expect(original(problem({ kind: "find", rows: ["..."] }), 4, "a1,b1")).toBe("c1,b1");
  });

  test("are for plain grids; with komi the colours stay", () => {
    for (const other of [
      { board: { shape: "torus" } },
      {
        glue: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      },
      { rows: ["...", ".."] },
    ] as Partial<Problem>[]) {
      const odd = problem(other);
      expect(disguise(odd, 5)).toBe(odd);
      expect(original(odd, 5, "a1")).toBe("a1");
    }
    const komi = problem({ rows: ["x.."], komi: 6 });
    expect(disguise(komi, 12)).toMatchObject({ rows: ["..x"], turn: "black" });
    expect(disguise(komi, 8)).toBe(komi);
    expect(disguise(problem({ rows: ["x.."], board: "a caption" }), 4).rows).toEqual(["..x"]);
  });

  test("labels, which stand at places of the rows, are left out", () => {
    expect(disguise(problem({ labels: ["1.."] }), 1)).not.toHaveProperty("labels");
  });

  test("large boards have names of two letters", () => {
    const wide = problem({ rows: [`x${".".repeat(20)}`], set: ["a1", "aa1", "bb1"] });
    expect(disguise(wide, 4).set).toEqual(["bb1", "b1", "a1"]);
  });
});

test("a problem looks as it is written at first, and otherwise each time it comes back", () => {
  const one = problem();
  const after = (times: number) =>
    lookFor(
      one,
      logOf(...Array.from({ length: times }, (_, n) => answer({ when: 1_800_000_000 + n, id: one.id }))),
    );
  const looks = Array.from({ length: 30 }, (_, times) => after(times));
  expect(looks[0]).toBe(0);
  for (let times = 1; times < looks.length; times++) {
    expect(looks[times]).toBeGreaterThan(0);
    expect(looks[times]).toBeLessThan(LOOKS);
  }
  expect(looks.map((_, times) => after(times))).toEqual(looks);
  expect(new Set(looks.slice(0, LOOKS)).size).toBe(LOOKS);
  expect(looks.filter((look, n) => n > 0 && look === looks[n - 1])).toEqual([]);
});
