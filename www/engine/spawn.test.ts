import { beforeEach, describe, expect, test } from "vitest";
import { caught, FakeWorker } from "./fakes.ts";
import { Engine } from "./light.ts";
import { type Around, type Learnt, spawner, type Ways } from "./spawn.ts";

const TEXT = { worker: "code", wasm: "bytes" };
const READY = { kind: "ready", version: "test" };

let files: FakeWorker[];
let blobs: FakeWorker[];
let fetched: number;
let learnt: Learnt;
let around: Around;
let ways: Ways;

beforeEach(() => {
  [files, blobs, fetched] = [[], [], 0];
  learnt = { inline: false };
  around = {
    unpack: async (wasm) => new TextEncoder().encode(wasm).buffer,
    start: () => made(blobs),
    mayCompile: () => true,
  };
  ways = {
    direct: () => made(files),
    inline: async () => {
      fetched++;
      return TEXT;
    },
  };
});

const made = (list: FakeWorker[]): FakeWorker => {
  const worker = new FakeWorker();
  list.push(worker);
  return worker;
};
const last = (list: FakeWorker[]): FakeWorker => {
  const worker = list.at(-1);
  if (!worker) throw new Error("no worker was started");
  return worker;
};
const turns = () => new Promise((done) => setTimeout(done));

/** An engine whose first question is asked. */
function asked(engine = new Engine(spawner(ways, learnt, around), spawner(ways, learnt, around))) {
  const answer = engine.follow("...", []);
  // What is refused is looked at later.
  answer.catch(() => {});
  return { engine, answer };
}
const answers = (worker: FakeWorker, id: number) =>
  worker.says({ kind: "answer", id, answer: `answer ${id}` });
const throws = (what: string) => () => {
  throw new Error(what);
};

test("a worker that starts from its own file is all that is needed", async () => {
  const { engine, answer } = asked();
  expect(last(files).asked).toMatchObject([{ id: 1, kind: "follow" }]);
  last(files).says(READY);
  answers(last(files), 1);
  expect(await answer).toBe("answer 1");
  expect([fetched, blobs.length, learnt.inline]).toEqual([0, 0, false]);
  // What happens to it now is no matter of starting.
  const next = caught(engine.follow("..", []));
  last(files).breaks("out of memory");
  expect((await next).code).toBe("crashed");
  expect(fetched).toBe(0);
});

describe("the text stands in", () => {
  const cases: [string, () => void][] = [
    ["when workers of another host are refused", () => (ways.direct = throws("SecurityError"))],
    ["in a build that has no such files", () => (ways.direct = null)],
    ["when there is no such file", () => queueMicrotask(() => last(files).breaks(""))],
    ["when the file is no script", () => queueMicrotask(() => last(files).breaks("Unexpected token '<'"))],
    [
      "when the module is missing",
      () => queueMicrotask(() => last(files).says({ kind: "unloadable", message: "404", why: "file" })),
    ],
    [
      "when the file's own policy forbids WebAssembly",
      () => queueMicrotask(() => last(files).says({ kind: "unloadable", message: "CSP", why: "wasm" })),
    ],
  ];
  test.each(cases)("%s, and gets all that was asked", async (_, happens) => {
    happens();
    const { engine, answer } = asked();
    const second = engine.follow("..", []);
    await turns();
    expect(files.every(({ ended }) => ended)).toBe(true);
    expect(last(blobs).asked).toMatchObject([{ id: 1 }, { id: 2, ask: { start: ".." } }]);
    last(blobs).says(READY);
    const third = engine.follow(".", []);
    expect(last(blobs).asked).toHaveLength(3);
    for (const id of [1, 2, 3]) answers(last(blobs), id);
    expect(await Promise.all([answer, second, third])).toEqual(["answer 1", "answer 2", "answer 3"]);
  });

  test("and a worker that replaces it, or another one, starts so at once", async () => {
    ways.direct = throws("SecurityError");
    const { engine, answer } = asked();
    await turns();
    last(blobs).says(READY);
    last(blobs).says({ kind: "crash", id: 1, message: "unreachable", memory: false });
    expect((await caught(answer)).code).toBe("crashed");
    expect(last(blobs).ended).toBe(true);
    ways.direct = () => made(files);
    asked(engine);
    void engine.write(".", [], "sgf");
    await turns();
    expect([files.length, blobs.length]).toEqual([0, 3]);
  });
});

describe("a refusal says why", () => {
  const cases: [string, string, () => void][] = [
    ["the text does not come", "file", () => (ways.inline = () => Promise.reject(new Error("404")))],
    ["the text is damaged", "file", () => (around.unpack = () => Promise.reject(new Error("bad data")))],
    ["there is no text", "file", () => (ways.inline = null)],
    ["workers from texts are not allowed", "worker", () => (around.start = throws("SecurityError"))],
    ["… and that is only said later", "worker", () => setTimeout(() => last(blobs).breaks(""))],
    ["WebAssembly is not allowed on the page", "wasm", () => (around.mayCompile = () => false)],
    [
      "… or in the worker",
      "wasm",
      () => setTimeout(() => last(blobs).says({ kind: "unloadable", message: "CSP", why: "wasm" })),
    ],
  ];
  test.each(cases)("%s: %s", async (_, why, happens) => {
    queueMicrotask(() => last(files).breaks(""));
    const { engine, answer } = asked();
    happens();
    // Timers in order: this one comes after those above.
    expect(await caught(answer)).toMatchObject({ code: "unloadable", why, passing: true });
    // The next question begins anew, for a file may be there by now.
    const before = files.length;
    const again = asked(engine);
    expect(files).toHaveLength(before + 1);
    last(files).says(READY);
    answers(last(files), 2);
    expect(await again.answer).toBe("answer 2");
  });

  test("a worker that may not use WebAssembly is remembered when its text does not come", async () => {
    ways.inline = () => Promise.reject(new Error("404"));
    const { answer } = asked();
    last(files).says({ kind: "unloadable", message: "CSP", why: "wasm" });
    expect((await caught(answer)).why).toBe("wasm");
  });

  test("WebAssembly that is not allowed is not even fetched", async () => {
    around.mayCompile = () => false;
    ways.direct = null;
    expect((await caught(asked().answer)).why).toBe("wasm");
    expect(fetched).toBe(0);
  });
});

test("one that never comes is given up, and the next starts the other way", () => {
  const spawn = spawner(ways, learnt, around);
  spawn().terminate();
  expect([last(files).ended, learnt.inline]).toEqual([true, true]);
  spawn().terminate();
  expect([files.length, learnt.inline]).toEqual([1, false]);
});

test("what is given up while its text is fetched never starts", async () => {
  ways.direct = null;
  const worker = spawner(ways, learnt, around)();
  await Promise.resolve();
  worker.terminate();
  await turns();
  expect([fetched, blobs.length]).toEqual([1, 0]);
});

test("what can't be copied is refused while the worker is still to come", async () => {
  ways.direct = null;
  const { engine, answer } = asked();
  const bad = { rows: [() => {}] } as never;
  expect((await caught(engine.follow(bad, []))).code).toBe("bad-question");
  await turns();
  last(blobs).says(READY);
  answers(last(blobs), 1);
  expect(await answer).toBe("answer 1");
});
