import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EngineError } from "./error.ts";
import { caught, FakeWorker } from "./fakes.ts";
import type { Line } from "./generated/loja.js";
import { Engine } from "./light.ts";
import type { LightQuestions, Reply } from "./protocol.ts";
import { PATIENCE, Supervised } from "./supervised.ts";

const LINE: Line = {
  board: {
    width: 0,
    height: 0,
    points: [],
    edges: [],
    shape: "grid",
    wrap: { across: null, down: null },
    open: [],
    seams: [],
  },
  situations: [],
  refusal: null,
  cycles: [],
};
const READY: Reply<LightQuestions> = { kind: "ready", version: "test" };

let workers: FakeWorker[];
let engine: Engine;

const worker = (number = workers.length): FakeWorker => {
  const found = workers[number - 1];
  if (!found) throw new Error(`worker ${number} was not started`);
  return found;
};
const spawn = () => {
  workers.push(new FakeWorker());
  return worker();
};

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  engine = new Engine(spawn, spawn);
});
afterEach(() => void vi.useRealTimers());

test("no worker starts before the first question, and one serves them all", async () => {
  expect(workers).toHaveLength(0);
  const first = engine.follow({ rows: ["."] }, []);
  const second = engine.follow({ rows: [".."] }, []);
  expect(workers).toHaveLength(1);
  worker().says(READY);
  const [one, two] = worker().asked;
  if (!one || !two) throw new Error("two questions were asked");
  // Answers may come in any order.
  worker().says({ kind: "answer", id: two.id, answer: { ...LINE, situations: [] } });
  worker().says({ kind: "answer", id: one.id, answer: LINE });
  expect(await first).toBe(LINE);
  expect(await second).not.toBe(LINE);
});

test("a bad question is refused in the engine's words, and the worker stays", async () => {
  const asked = caught(engine.follow({ rows: ["?"] }, []));
  worker().says(READY);
  worker().says({
    kind: "fault",
    id: 1,
    fault: { code: "bad-position", message: "row 1: what is ?", points: [] },
  });
  const error = await asked;
  expect(error).toBeInstanceOf(EngineError);
  expect([error.code, error.message, error.passing]).toEqual(["bad-position", "row 1: what is ?", false]);
  expect(worker().ended).toBe(false);
});

describe("a worker that is lost", () => {
  const cases: [string, string, () => void][] = [
    ["cannot load its module", "unloadable", () => worker().says({ kind: "unloadable", message: "404" })],
    ["cannot load its script", "unloadable", () => worker().breaks("404")],
    [
      "crashes on a question",
      "crashed",
      () => {
        worker().says(READY);
        worker().says({ kind: "crash", id: 1, message: "unreachable executed", memory: false });
      },
    ],
    [
      "gets no memory",
      "memory",
      () => {
        worker().says(READY);
        worker().says({ kind: "crash", id: 1, message: "unreachable executed", memory: true });
      },
    ],
    [
      "dies later",
      "crashed",
      () => {
        worker().says(READY);
        worker().breaks("out of memory");
      },
    ],
    ["never loads", "silent", () => vi.advanceTimersByTime(60_000)],
    [
      "falls silent",
      "silent",
      () => {
        worker().says(READY);
        vi.advanceTimersByTime(10_000);
      },
    ],
  ];
  test.each(cases)("that %s is replaced, and its questions are refused", async (_, code, happens) => {
    const asked = [caught(engine.follow({ rows: ["."] }, [])), caught(engine.follow({ rows: [".."] }, []))];
    happens();
    for (const error of await Promise.all(asked)) {
      expect(error.code).toBe(code);
      expect(error.passing).toBe(true);
    }
    expect(worker(1).ended).toBe(true);

    const again = engine.follow({ rows: ["."] }, []);
    expect(workers).toHaveLength(2);
    worker(2).says(READY);
    // What the lost worker still says concerns nobody.
    worker(1).breaks("late");
    worker(2).says({ kind: "answer", id: 3, answer: LINE });
    expect(await again).toBe(LINE);
  });
});

describe("files", () => {
  const other = () => {
    const [light, files] = [new FakeWorker(), new FakeWorker()];
    return {
      light,
      files,
      engine: new Engine(
        () => light,
        () => files,
      ),
    };
  };
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };

  test("have a worker of their own, and what is no file does not ask it", async () => {
    const { light, files, engine } = other();
    for (const format of ["diagram", "json", "link"] as const) void engine.write(".", [], format);
    void engine.read("x.o");
    expect(light.asked.map(({ kind }) => kind)).toEqual(["write", "write", "write", "read"]);
    expect(files.asked).toEqual([]);
    for (const format of ["sgf", "svg"] as const) void engine.write(".", [], format);
    expect(files.asked.map(({ ask }) => ask)).toMatchObject([{ format: "sgf" }, { format: "svg" }]);
  });

  test.each(["(;SZ[3])", "\ufeff  (;)", "\n$$ | . X |"])("%j goes there at once", (text) => {
    const { light, files, engine } = other();
    void engine.read(text);
    expect([light.asked.length, files.asked.length]).toEqual([0, 1]);
  });

  test("what the light worker does not know goes there in the end", async () => {
    const { light, files, engine } = other();
    const read = engine.read("x.o");
    light.says({ kind: "answer", id: 1, answer: null });
    await turns();
    expect(files.asked).toMatchObject([{ kind: "read", ask: { text: "x.o" } }]);
    files.says({ kind: "answer", id: 1, answer: [] });
    expect(await read).toEqual([]);
    const asked = caught(engine.write(".", [], "sgf"));
    files.says({ kind: "unloadable", message: "gone", why: "file" });
    expect(await asked).toMatchObject({ code: "unloadable", who: "files", why: "file", passing: true });
  });
});

test("a worker that cannot even be made is a refusal, not an exception", async () => {
  const none = new Engine(() => {
    throw new Error("workers are forbidden here");
  }, spawn);
  expect((await caught(none.follow({ rows: ["."] }, []))).code).toBe("unloadable");
});

describe("a question that takes long", () => {
  interface Counting {
    count: { ask: number; answer: string; progress: number };
  }
  let counter: Supervised<Counting>;
  const cancelled = () => worker().asked.filter(({ kind }) => kind === "cancel");

  beforeEach(() => {
    counter = new Supervised("prover", spawn);
  });

  test("tells how far it is, and that is a sign of life", async () => {
    const heard: number[] = [];
    const other = caught(counter.ask("count", 2));
    const asked = counter.ask("count", 1, { onProgress: (progress) => heard.push(progress) });
    worker().says(READY);
    for (let step = 1; step <= 3; step++) {
      vi.advanceTimersByTime(9_000);
      worker().says({ kind: "progress", id: 2, progress: step });
    }
    worker().says({ kind: "answer", id: 2, answer: "done" });
    expect(await asked).toBe("done");
    expect(heard).toEqual([1, 2, 3]);
    // Nobody hears what comes after the answer.
    worker().says({ kind: "progress", id: 2, progress: 4 });
    expect(heard).toHaveLength(3);
    vi.advanceTimersByTime(10_000);
    expect((await other).code).toBe("silent");
  });

  test("may have a patience of its own", async () => {
    const asked = caught(counter.ask("count", 1, { patience: 60_000 }));
    worker().says(READY);
    vi.advanceTimersByTime(59_000);
    expect(worker().ended).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect((await asked).code).toBe("silent");
  });

  test("is cancelled: refused at once, and what the worker still says of it is ignored", async () => {
    const stop = new AbortController();
    const heard: number[] = [];
    const asked = caught(
      counter.ask("count", 1, { signal: stop.signal, onProgress: (progress) => heard.push(progress) }),
    );
    worker().says(READY);
    stop.abort();
    const error = await asked;
    expect([error.code, error.passing, error.who]).toEqual(["cancelled", false, "prover"]);
    expect(cancelled()).toEqual([{ kind: "cancel", id: 1 }]);
    worker().says({ kind: "progress", id: 1, progress: 9 });
    worker().says({ kind: "cancelled", id: 1 });
    worker().says({ kind: "answer", id: 1, answer: "late" });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(100_000);
    expect(worker().ended).toBe(false);
    // The same worker goes on.
    const again = counter.ask("count", 1);
    worker().says({ kind: "answer", id: 2, answer: "done" });
    expect(await again).toBe("done");
    expect(workers).toHaveLength(1);
    // A signal that comes after the answer has nobody to stop.
    stop.abort();
    expect(cancelled()).toHaveLength(1);
  });

  test("is not even asked when it was cancelled before", async () => {
    const error = await caught(counter.ask("count", 1, { signal: AbortSignal.abort() }));
    expect(error.code).toBe("cancelled");
    expect(workers).toHaveLength(0);
  });

  test("cancelled in a worker that can't hear: a new one gets what others wait for", async () => {
    const stop = new AbortController();
    const asked = caught(counter.ask("count", 1, { signal: stop.signal }));
    const other = counter.ask("count", 2);
    worker().says(READY);
    stop.abort();
    expect((await asked).code).toBe("cancelled");
    vi.advanceTimersByTime(PATIENCE.cancel);
    expect(worker(1).ended).toBe(true);
    expect(worker(2).asked).toEqual([{ id: 2, kind: "count", ask: 2 }]);
    worker(1).says({ kind: "answer", id: 2, answer: "late" });
    worker(2).says(READY);
    worker(2).says({ kind: "answer", id: 2, answer: "done" });
    expect(await other).toBe("done");
  });

  test("cancelled while the module loads: nobody is called deaf before he can hear", async () => {
    const stop = new AbortController();
    const asked = caught(counter.ask("count", 1, { signal: stop.signal }));
    stop.abort();
    await asked;
    vi.advanceTimersByTime(30_000);
    expect(worker().ended).toBe(false);
    worker().says(READY);
    worker().says({ kind: "cancelled", id: 1 });
    vi.advanceTimersByTime(30_000);
    expect(worker().ended).toBe(false);
  });

  test("a worn worker is replaced when nobody waits, and not before", async () => {
    const first = counter.ask("count", 1);
    worker().says(READY);
    worker().says({ kind: "answer", id: 1, answer: "one" });
    await first;
    const second = counter.ask("count", 2);
    worker().says({ kind: "worn" });
    expect(worker(1).ended).toBe(false);
    worker().says({ kind: "answer", id: 2, answer: "two" });
    expect(await second).toBe("two");
    worker().says({ kind: "worn" });
    expect(worker(1).ended).toBe(true);
    const third = counter.ask("count", 3);
    worker(2).says(READY);
    worker(2).says({ kind: "answer", id: 3, answer: "three" });
    expect(await third).toBe("three");
  });

  test("after a sleep of the computer a worker gets its time again", async () => {
    const asked = caught(counter.ask("count", 1));
    worker().says(READY);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(worker().ended).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect((await asked).code).toBe("silent");
  });

  test("what can't be sent is refused, and hurts nobody else", async () => {
    const asked = counter.ask("count", 1);
    worker().says(READY);
    worker().postMessage = () => {
      throw new Error("could not be cloned");
    };
    expect((await caught(counter.ask("count", 2))).code).toBe("bad-question");
    worker().says({ kind: "answer", id: 1, answer: "done" });
    expect(await asked).toBe("done");
  });
});
