import { expect, test } from "vitest";
import { KINDS } from "../kinds/problem.ts";
import {
  LONGEST_PROBLEM,
  LONGEST_TITLE,
  type ProblemAddress,
  parseProblem,
  plainTitle,
  writeProblem,
} from "./problem.ts";

const PLAIN: ProblemAddress = {
  link: "1AQkHBAdRbmfyFQAUwQ",
  kind: "refute",
  player: "black",
  set: [0, 1, 2],
  move: "",
  title: "",
};

test.each<ProblemAddress>([
  PLAIN,
  { ...PLAIN, set: [] },
  { ...PLAIN, kind: "count", player: null, set: [] },
  { ...PLAIN, kind: "rule", player: null, set: [], move: "cycle@8+21" },
  { ...PLAIN, kind: "rule", player: null, set: [], move: "pass" },
  { ...PLAIN, title: "A & B = C %26 “d” 囲碁" },
  { ...PLAIN, player: "white", set: Array.from({ length: 361 }, (_, at) => at) },
  { ...PLAIN, set: [3, 60, 117, 200, 360] },
])("what is written is read again: %j", (address) => {
  const text = writeProblem(address);
  expect(text).toMatch(/^[\w\-.~!$&'()*+,;=:@%/]+$/);
  expect(parseProblem(text)).toEqual(address);
  // As some programs pass it on.
  expect(parseProblem(encodeURIComponent(text))).toEqual(address);
});

test.each(KINDS)("what practice has can be asked: %s", (kind) => {
  expect(parseProblem(writeProblem({ ...PLAIN, kind }))).toMatchObject({ kind });
});

test("a point told twice is one", () => {
  expect(parseProblem(`${PLAIN.link}&ask=lock&set=black:3,1,3`)).toMatchObject({ set: [3, 1] });
});

test("a large set stays short", () => {
  const all = { ...PLAIN, set: Array.from({ length: 361 }, (_, at) => at) };
  expect(writeProblem(all).length).toBeLessThan(140);
  expect(writeProblem(PLAIN).length).toBeLessThan(60);
});

test.each([
  "",
  "ask=lock",
  "<script>",
  "1AQkHBAdRbmfyFQAUwQ",
  "1AQkHBAdRbmfyFQAUwQ&ask=tsumego",
  "1AQkHBAdRbmfyFQAUwQ&ask=lock&set=red:1",
  "1AQkHBAdRbmfyFQAUwQ&ask=lock&set=black:1:2",
  "1AQkHBAdRbmfyFQAUwQ&ask=lock&set=black:1,,2",
  "1AQkHBAdRbmfyFQAUwQ&ask=lock&set=black:-1",
  "1AQkHBAdRbmfyFQAUwQ&ask=lock&set=black:.é",
  `1AQkHBAdRbmfyFQAUwQ&ask=lock&set=black:.${"_".repeat(70)}`,
  "1AQkHBAdRbmfyFQAUwQ&ask=rule&move=cycle@x",
  "1AQkHBAdRbmfyFQAUwQ&ask=rule&move=1;2",
  "1AQkHBAdRbmfyFQAUwQ&ask=lock&solutions=a1",
  "1AQkHBAdRbmfyFQAUwQ&ask=lock&",
  `1${"A".repeat(LONGEST_PROBLEM)}&ask=lock`,
])("a link that was changed by hand gets a sentence: %j", (text) => {
  const read = parseProblem(text);
  expect(read).toHaveProperty("fault");
  if ("fault" in read) {
    expect(read.fault).toMatch(/^[A-Z].*\.$/);
    // Nothing of what a stranger wrote is repeated.
    expect(read.fault).not.toMatch(/script|tsumego|red|[<>]/);
  }
});

test("a title is one short line", () => {
  expect(plainTitle(" a\n\u202e b\u0000 ")).toBe("a b");
  expect(plainTitle("x".repeat(200))).toHaveLength(LONGEST_TITLE);
  // A sign of two halves is not cut in the middle.
  expect([...plainTitle("𝄞".repeat(100))]).toHaveLength(LONGEST_TITLE);
});

test("also where a link brings another", () => {
  const text = `${writeProblem(PLAIN)}&title=${encodeURIComponent(`a\n\u202e${"b".repeat(99)}`)}`;
  expect(parseProblem(text)).toMatchObject({ title: `a ${"b".repeat(LONGEST_TITLE - 2)}` });
});

test("no text makes it throw", () => {
  let seed = 1;
  const dice = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const pieces = [
    "1AQkH",
    "&",
    "=",
    "%",
    "ask=lock",
    "set=black:",
    ".",
    "1,2",
    "%E0%A4%A",
    "title=",
    "\u0000",
    "+",
  ];
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: dice(9) }, () => pieces[dice(pieces.length)]).join("");
    expect(() => parseProblem(text)).not.toThrow();
  }
});
