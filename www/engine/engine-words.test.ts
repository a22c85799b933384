import { expect, test } from "vitest";
import {
  adviceWords,
  countWords,
  haltWords,
  numberWords,
  secondsWords,
  sentence,
  sizeWords,
  troubleWords,
} from "./engine-words.ts";
import { EngineError, type Why } from "./error.ts";
import { Memo } from "./memo.ts";

test("numbers", () => {
  const plain = (words: string) => words.replaceAll("\u202f", " ");
  expect([0, 7, 999, 1_000, 12_300, 1_234_567].map(numberWords).map(plain)).toEqual([
    "0",
    "7",
    "999",
    "1 000",
    "12 300",
    "1 234 567",
  ]);
  expect(plain(countWords(12_300, "situation"))).toBe("12 300 situations");
  expect(countWords(1, "situation")).toBe("1 situation");
  expect(countWords(2, "city", "cities")).toBe("2 cities");
  expect([0, 40, 260, 1_234, 9_940, 9_960, 42_400, 59_700, 125_000].map(secondsWords)).toEqual([
    "0.0 s",
    "0.0 s",
    "0.3 s",
    "1.2 s",
    "9.9 s",
    "10 s",
    "42 s",
    "1 min 0 s",
    "2 min 5 s",
  ]);
  expect([1, 512, 12_345, 1.5 * 2 ** 20, 38 * 2 ** 20, 1.25 * 2 ** 30].map(sizeWords)).toEqual([
    "1 byte",
    "512 bytes",
    "12 kB",
    "1.5 MB",
    "38 MB",
    "1.3 GB",
  ]);
});

test("every trouble has words that say what one can do, none of them code", () => {
  const codes = ["unloadable", "crashed", "silent", "memory", "cancelled", "undecided", "fault"];
  for (const who of ["engine", "files", "prover"] as const) {
    for (const code of codes) {
      const words = troubleWords(new EngineError(code, "RuntimeError: unreachable", [], who));
      expect(words).toMatch(/^[A-Z].*\.$/);
      expect(words).not.toMatch(/RuntimeError|!/);
    }
  }
  const bad = new EngineError("bad-claim", "the set is not bordered at c2 (C5.2)");
  expect(troubleWords(bad)).toBe("The set is not bordered at c2 (C5.2).");
  expect(troubleWords(new TypeError("x is undefined"))).not.toContain("undefined");
});

test("of an engine that is not allowed the reader hears that, and the author what to allow", () => {
  const trouble = (why: Why) => new EngineError("unloadable", "not let in", [], "engine", why);
  const cases: [Why, boolean, RegExp, RegExp][] = [
    ["worker", true, /in the background/, /\(not let in\).*worker-src.*blob:.*trusted types/],
    ["wasm", true, /WebAssembly/, /'wasm-unsafe-eval'/],
    ["file", false, /did not load/, /Publish all files/],
  ];
  for (const [why, hopeless, words, advice] of cases) {
    const error = trouble(why);
    expect([error.passing, error.hopeless]).toEqual([true, hopeless]);
    expect(troubleWords(error)).toMatch(words);
    expect(adviceWords(error)).toMatch(advice);
  }
  expect(adviceWords(new EngineError("crashed", "x"))).toBeNull();
  expect(adviceWords(new TypeError("x"))).toBeNull();
});

test("why a claim is not decided", () => {
  const of = { verdict: "undecided", nodes: 400_000, budget: { nodes: 400_000, megabytes: 384 } } as const;
  expect(haltWords({ ...of, halt: null })).toContain("You can go on");
  expect(haltWords({ ...of, halt: "memory" })).toContain("384 MB");
  expect(haltWords({ ...of, halt: "too-large" })).toContain("smaller claim");
  expect(haltWords({ ...of, verdict: "lock", halt: null })).toBeNull();
});

test("the memory of answers forgets the least used first, and a long text weighs more", () => {
  const memo = new Memo(4);
  for (const key of ["a", "b", "c"]) memo.set(key, key);
  expect(memo.get("a")).toBe("a");
  memo.set("d", "d");
  expect([memo.get("b"), memo.get("a")]).toEqual([undefined, "a"]);
  memo.set("long", "x".repeat(200_000));
  expect(["a", "c", "d", "long"].filter((key) => memo.get(key))).toEqual(["long"]);
  memo.set("long 2", 2);
  memo.forget("long");
  expect([memo.get("long"), memo.get("long 2")]).toEqual([undefined, undefined]);
});

test("a message of the engine becomes a sentence, and the name of a point stays small", () => {
  expect(sentence("a stone on a1 would take nothing")).toBe("A stone on a1 would take nothing.");
  expect(sentence("a1 is marked")).toBe("a1 is marked.");
});
