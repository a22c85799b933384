import { describe, expect, test } from "vitest";
import { answer, Memory } from "../test/answers.ts";
import {
  type Answered,
  type Base,
  bounded,
  type Log,
  logOf,
  NO_LOG,
  readLog,
  salvage,
  union,
  writeLog,
} from "./answers.ts";
import { PracticeStore } from "./practice-store.ts";
import { Store } from "./progress.ts";
import { writeRecord } from "./reader-record.ts";

const log = logOf;
const at = (n: number, more: Partial<Answered> = {}): Answered =>
  answer({ when: 1_800_000_000 + n, ...more });
const SOME = [
  at(0),
  at(5, { id: "find-89abcdef", result: "wrong", hints: 2, wrong: "a1,b2", rating: 800, ms: 0 }),
  at(5, { id: "rule-00000000", result: "wrong", wrong: "B4.2", rating: 2400, ms: 86_400_000 }),
  at(9, { id: "cycle-12345678", result: "skipped", hints: 1 }),
];
const back = (one: Log) => readLog(JSON.parse(JSON.stringify(writeLog(one))));

/** Numbers that look random and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function anyAnswer(next: (below: number) => number): Answered {
  const kinds = ["lock", "refute", "find", "save", "pass", "cycle", "count", "rule"];
  const id = `${kinds[next(8)]}-0000000${next(4)}`;
  const result = (["right", "wrong", "skipped"] as const)[next(3)] as Answered["result"];
  const wrong = result === "wrong" ? (["c3", "pass", "cycle@8+b2", "B+3"][next(4)] as string) : null;
  return at(next(40), { id, result, wrong, hints: next(4), rating: 800 + next(1600), ms: next(200_000) });
}

describe("a log", () => {
  test("is read back as it was written, in few characters", () => {
    expect(back(log(...SOME))).toEqual({ log: log(...SOME), unread: 0 });
    expect(writeLog(log(SOME[1] as Answered))).toEqual({
      answers: ["tro8w5 find-89abcdef m8 w2 0 a1,b2"],
    });
    expect(writeLog(NO_LOG)).toBeUndefined();
  });

  test("whatever it holds, it comes back, and putting together forgets nothing in whatever order", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const next = numbers(seed);
      const [a, b, c] = [1, 2, 3].map(() =>
        log(...Array.from({ length: next(12) }, () => anyAnswer(next))),
      ) as [Log, Log, Log];
      expect(readLog(writeLog(a) ?? { answers: [] }).log).toEqual(a);
      const all = union(union(a, b), c);
      expect(union(a, union(c, b))).toEqual(all);
      expect(union(all, b)).toEqual(all);
      const names = (one: Log) => one.answers.map(({ when, id }) => `${when} ${id}`);
      expect(new Set(names(all))).toEqual(new Set([a, b, c].flatMap(names)));
      expect(new Set(names(all)).size).toBe(all.answers.length);
    }
  });

  test("damaged entries are counted and left out, all others survive", () => {
    const good = (writeLog(log(...SOME)) as { answers: string[] }).answers;
    const bad = [
      7,
      null,
      {},
      "",
      "tro8w0",
      "tro8w0 lock-0123abc xc r0 9",
      "tro8w0 <b>-0123abcd xc r0 9",
      "tro8w0 lock-0123abcd xc x0 9",
      "tro8w0 lock-0123abcd zzz r0 9",
      "tro8w0 lock-0123abcd xc r0 zzzzzz",
      "zzzzzzz lock-0123abcd xc r0 9",
      "000000 lock-0123abcd xc r0 9",
      "tro8w0 lock-0123abcd xc w0 9 <script>",
      `tro8w0 lock-0123abcd xc w0 9 ${"a".repeat(41)}`,
    ];
    expect(readLog({ answers: [...bad, ...good] })).toEqual({ log: log(...SOME), unread: bad.length });
    for (const broken of [null, 3, [], {}, { answers: "x" }]) expect(readLog(broken).unread).toBe(1);
  });

  test("flipping any character of a text loses one entry at most, and no two become one", () => {
    const text = JSON.stringify(writeLog(log(...SOME)));
    for (let place = 0; place < text.length; place++)
      for (const sign of ['"', "{", "\u0000", "é", "0"]) {
        const damaged = text.slice(0, place) + sign + text.slice(place + 1);
        let found: unknown;
        try {
          found = JSON.parse(damaged);
        } catch {
          expect(salvage(damaged).answers.length).toBeGreaterThanOrEqual(SOME.length - 2);
          continue;
        }
        const { log: read, unread } = readLog(found);
        if (unread === 0 || read.answers.length > 0)
          expect(read.answers.length).toBeGreaterThanOrEqual(SOME.length - 1);
      }
  });

  test("of a text cut short, the whole answers are found", () => {
    const text = JSON.stringify({ practice: writeLog(log(...SOME)) });
    expect(salvage(text.slice(0, -20)).answers).toEqual(SOME.slice(0, 3).toSorted((a, b) => a.when - b.when));
    expect(salvage("x".repeat(100_000))).toBe(NO_LOG);
  });
});

describe("a base", () => {
  const folded = {
    rating: 1400,
    deviation: 80,
    volatility: 0.06,
    period: 20_000,
    right: 5,
    helped: 1,
    wrong: 2,
    skipped: 0,
  };
  const base = (until: number, right = 5): Base => ({
    until,
    kinds: new Map([["lock", { ...folded, right }]]),
  });

  test("is kept with the answers after it; the one that reaches further wins", () => {
    const one: Log = { base: base(1_800_000_000), answers: [at(3)] };
    const two: Log = { base: base(1_800_000_001), answers: [at(2)] };
    expect(back(one)).toEqual({ log: one, unread: 0 });
    expect(union(one, two)).toEqual({ base: two.base, answers: [at(2), at(3)] });
    expect(union(two, one)).toEqual(union(one, two));
    const more: Log = { base: base(1_800_000_001, 9), answers: [at(2)] };
    expect([union(two, more).base, union(more, two).base]).toEqual([more.base, more.base]);
  });

  test("that reaches beyond all answers, or has other numbers, is refused and counted", () => {
    const written = { until: 1_800_000_000, kinds: { lock: [1400, 80, 0.06, 20_000, 5, 1, 2, 0] } };
    const read = (value: unknown, ...answers: Answered[]) =>
      readLog({ ...(writeLog(log(...answers)) as object), base: value });
    expect(read(written, at(1)).unread).toBe(0);
    for (const bad of [
      null,
      3,
      {},
      { ...written, until: 1_800_000_001 },
      { ...written, kinds: { lock: [1] } },
      { ...written, kinds: { lock: [1400, 80, 0.06, 20_000, 5, 1, 2, "0"] } },
      { ...written, kinds: { lock: [1e300, 80, 0.06, 20_000, 5, 1, 2, 0] } },
      { ...written, kinds: { "<b>": [1400, 80, 0.06, 20_000, 5, 1, 2, 0] } },
    ])
      expect(read(bad, at(1))).toEqual({ log: log(at(1)), unread: 1 });
  });
});

describe("on a device", () => {
  const kept = (memory: Memory) => new PracticeStore(new Store(memory), (one) => one);

  test("tabs add to one log, and what is out of bounds is brought within them", () => {
    const memory = new Memory();
    const [one, two] = [kept(memory), kept(memory)];
    one.add(at(0));
    two.add(at(1, { ms: 1e12, hints: 30, wrong: "<b>", when: 1_800_000_001.4 }));
    one.add(answer({ id: "mine" }));
    expect(one.log().answers).toEqual([at(0), at(1, { ms: 86_400_000, hints: 9 })]);
    expect(two.log()).toEqual(one.log());
    expect(bounded(answer({ when: 3 }))).toBeNull();
    expect(bounded(answer({ rating: Number.NaN }))?.rating).toBe(0);
  });

  test("what is added goes through the fold, which keeps the log short", () => {
    const short = new PracticeStore(new Store(new Memory()), ({ base, answers }) => ({
      base,
      answers: answers.slice(-2),
    }));
    for (const n of [1, 2, 3]) short.add(at(n));
    expect(short.log().answers).toEqual([at(2), at(3)]);
  });

  test("three entries of 217 that can't be read are told, and 214 are here", () => {
    const memory = new Memory();
    const answers = Array.from({ length: 217 }, (_, n) => at(n));
    const text = writeRecord({ pages: new Map(), here: null, practice: log(...answers) });
    memory.setItem(
      "loja.reader",
      text.replace("tro8w0 lock", "tro8w0 l0ck").replace("tro8w1 ", "").replace("tro8w2", "......"),
    );
    const found = kept(memory);
    expect(found.told()).toBe("3 entries could not be read and were left out; 214 are here.");
    found.add(at(1000));
    expect(kept(memory).log().answers).toHaveLength(215);
  });

  test("a text cut short leaves its whole answers, and they are written anew", () => {
    const memory = new Memory();
    memory.setItem(
      "loja.reader",
      writeRecord({ pages: new Map(), here: null, practice: log(at(0), at(1), at(2)) }).slice(0, -12),
    );
    const found = kept(memory);
    expect(found.told()).toContain("2 entries of it could be read");
    found.add(at(7));
    expect(kept(memory).log().answers).toEqual([at(0), at(1), at(7)]);
  });

  test("whoever listens is told until he has heard enough", () => {
    const found = kept(new Memory());
    let told = 0;
    const stop = found.onChange(() => told++);
    found.add(at(0));
    stop();
    found.add(at(1));
    expect(told).toBe(1);
  });
});
