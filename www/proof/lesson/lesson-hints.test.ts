import { expect, test } from "vitest";
import type { Situation } from "../../engine/engine.ts";
import { plant } from "../argument/tree.ts";
import { LessonHints } from "./lesson-hints.ts";

type Asked = { -readonly [Key in keyof Given]: Given[Key] };
type Given = NonNullable<Parameters<LessonHints["next"]>[0]>;

const start = { turn: "black", final: false } as Situation;
const ENGINE = ["Look at the left.", "Make an eye.", "Play a1."];

/** A place of a proof, whose engine knows three hints. */
function place(fresh: boolean, words: readonly string[] = ENGINE): Asked {
  const [here] = plant(start).tried;
  if (!here) throw new Error("a tree has a start");
  const asked: Asked = {
    here,
    fresh,
    hints: null as Asked["hints"],
    open: 0,
    over: false,
    settled: false,
    get hintOffered() {
      return this.open < (this.hints?.length ?? 3);
    },
    async hint(upTo = asked.open + 1): Promise<void> {
      asked.hints = words.map((one) => ({ words: one, points: [] }));
      asked.open = Math.min(upTo, words.length);
    },
  };
  return asked;
}

async function all(hints: LessonHints, at: Asked | null): Promise<string[][]> {
  const seen: string[][] = [];
  for (let next = hints.next(at); next; next = hints.next(at)) {
    await next();
    seen.push(hints.lines(at));
  }
  return seen;
}

test("while the engine can't be asked there are the lesson's own alone", async () => {
  const hints = new LessonHints({ hints: () => ["Two eyes."] });
  const at = place(true);
  await hints.next(at, false)?.();
  expect(hints.lines(at)).toEqual(["Two eyes."]);
  expect(hints.next(at, false)).toBeNull();
  expect(hints.next(at)).not.toBeNull();
});

test("a lesson's own hints come first, then the engine's move, in one list", async () => {
  const hints = new LessonHints({ hints: () => ["Two eyes.", "One is at a1."] });
  expect(await all(hints, place(true))).toEqual([
    ["Two eyes."],
    ["Two eyes.", "One is at a1."],
    ["Two eyes.", "One is at a1.", "Play a1."],
  ]);
});

test("after a move they are the engine's, and whoever comes back asks anew", async () => {
  const hints = new LessonHints({ hints: () => ["Two eyes."] });
  const before = place(true);
  await hints.next(before)?.();
  const after = place(false);
  expect(hints.lines(after)).toEqual([]);
  expect(await all(hints, after)).toEqual([ENGINE.slice(0, 1), ENGINE.slice(0, 2), ENGINE]);
  expect(hints.lines(before)).toEqual([]);
  expect(hints.next(before)).not.toBeNull();
});

test("before the moves begin there are only the lesson's own, and none where nothing is left to find", async () => {
  let over = false;
  const hints = new LessonHints({ hints: () => (over ? [] : ["Two eyes."]) });
  expect(await all(hints, null)).toEqual([["Two eyes."]]);
  over = true;
  expect(hints.lines(null)).toEqual([]);
});

test("where the engine has none it says so, unless the lesson has given some", async () => {
  expect(await all(new LessonHints({ hints: () => [] }), place(false, []))).toEqual([
    ["There is no hint for this place."],
  ]);
  expect((await all(new LessonHints({ hints: () => ["Two eyes."] }), place(true, []))).at(-1)).toEqual([
    "Two eyes.",
  ]);
});
