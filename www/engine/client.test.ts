import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Engine, EngineError, type WorkerLike } from "./client.ts";
import type { Line } from "./generated/loja.js";
import type { Reply, Request } from "./protocol.ts";

/** A worker whose replies the test gives by hand. */
class FakeWorker implements WorkerLike {
  asked: Request[] = [];
  ended = false;
  private hear: (event: { data: Reply }) => void = () => {};
  private fail: (event: { message?: string }) => void = () => {};

  postMessage(message: unknown): void {
    this.asked.push(message as Request);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    if (type === "message") this.hear = listener as typeof this.hear;
    if (type === "error") this.fail = listener as typeof this.fail;
  }
  says(reply: Reply): void {
    this.hear({ data: reply });
  }
  breaks(message: string): void {
    this.fail({ message });
  }
}

const LINE: Line = { board: { width: 0, height: 0, points: [], edges: [] }, situations: [], refusal: null };
const READY: Reply = { kind: "ready", version: "test" };

let workers: FakeWorker[];
let engine: Engine;
const worker = (number = workers.length): FakeWorker => {
  const found = workers[number - 1];
  if (!found) throw new Error(`worker ${number} was not started`);
  return found;
};
const caught = (promise: Promise<unknown>): Promise<EngineError> =>
  promise.then(
    () => {
      throw new Error("an answer came where none was expected");
    },
    (error) => error,
  );

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  engine = new Engine(
    () => {
      workers.push(new FakeWorker());
      return worker();
    },
    { load: 60_000, answer: 10_000 },
  );
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
        worker().says({ kind: "crash", id: 1, message: "unreachable executed" });
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

test("a worker that cannot even be made is a refusal, not an exception", async () => {
  const none = new Engine(() => {
    throw new Error("workers are forbidden here");
  });
  expect((await caught(none.follow({ rows: ["."] }, []))).code).toBe("unloadable");
});
