/** The page's side, the worker's side and the built prover together; only the worker between them is left out. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { report, serve } from "./desk.ts";
import { caught } from "./fakes.ts";
import * as module from "./generated/prover.js";
import { Jobs } from "./jobs.ts";
import {
  DEFAULT_BUDGET,
  type Message,
  type Progress,
  type ProofOf,
  type ProverQuestions,
  type Reply,
} from "./protocol.ts";
import { Prover } from "./prover.ts";
import type { WorkerLike } from "./supervised.ts";

let memory: WebAssembly.Memory;
beforeAll(() => {
  const file = new URL("./generated/prover_bg.wasm", import.meta.url);
  ({ memory } = module.initSync({ module: readFileSync(file) }));
});

/** What a worker is, on this side of the wall: messages are copied and come later. */
function inProcess(): WorkerLike {
  let listen: (event: { data: never }) => void = () => {};
  const send = (reply: Reply<ProverQuestions>) => {
    const data = structuredClone(reply) as never;
    setTimeout(() => listen({ data }));
  };
  const hear = serve<ProverQuestions>(send, async () => ({
    version: module.version(),
    desk: new Jobs(
      module,
      {
        send,
        now: () => performance.now(),
        later: (callback) => void setTimeout(callback),
        isWorn: () => memory.buffer.byteLength > 2 ** 30,
      },
      (id, error) => report(send, id, error, memory),
    ),
  }));
  return {
    postMessage: (message) => {
      const copy = structuredClone(message) as Message<ProverQuestions>;
      setTimeout(() => void hear(copy));
    },
    terminate: () => {},
    addEventListener: (type: string, listener: never) => {
      if (type === "message") listen = listener;
    },
  };
}

const OF: ProofOf = { start: "..x.\n.x.x", moves: [], claim: { player: "black", set: "all" } };
const LONG: ProofOf = { ...OF, start: { rows: Array<string>(4).fill("....") } };

test("a claim is proved, and its certificate checked", async () => {
  const prover = new Prover(inProcess);
  const proved = await prover.prove(OF, DEFAULT_BUDGET);
  expect(proved.verdict).not.toBe("undecided");
  const text = await prover.certificate(OF);
  const checked = await prover.check(text);
  expect(checked.answer).toBe(proved.verdict);
  expect(checked.bytes).toBe(text.length);
  expect((await caught(prover.check(text.slice(1)))).code).toBe("bad-certificate");
});

test("one can ask about a proof before anybody proved it", async () => {
  const prover = new Prover(inProcess);
  const answer = await prover.answer(OF, { line: [], move: { kind: "pass" }, you: "both", reply: "never" });
  expect(answer.line).toEqual([{ kind: "pass" }]);
  expect(answer.said).toHaveLength(1);
  expect(await prover.hints(OF, [])).toHaveLength(3);
  const shown = await prover.show(OF, []);
  expect(shown.course.situations).toHaveLength(shown.moves.length + 1);
  expect(shown.verdict).toBe((await prover.prove(OF, DEFAULT_BUDGET)).verdict);
});

test("a long proof tells how far it is, is cancelled, and goes on", async () => {
  const prover = new Prover(inProcess);
  const stop = new AbortController();
  const heard: Progress[] = [];
  const asked = caught(
    prover.prove(LONG, DEFAULT_BUDGET, {
      signal: stop.signal,
      onProgress: (progress) => {
        heard.push(progress);
        if (heard.length === 2) stop.abort();
      },
    }),
  );
  expect((await asked).code).toBe("cancelled");
  expect(heard).toHaveLength(2);
  const reached = heard[1]?.nodes ?? 0;
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(DEFAULT_BUDGET.nodes);

  let first: Progress | undefined;
  const budget = { ...DEFAULT_BUDGET, nodes: reached + 50 };
  const proved = await prover.prove(LONG, budget, {
    onProgress: (progress) => {
      first ??= progress;
    },
  });
  expect(first?.nodes).toBeGreaterThanOrEqual(reached);
  expect(proved.verdict).toBe("undecided");
  expect(proved.nodes).toBeGreaterThanOrEqual(budget.nodes);
}, 30_000);

test("a position is judged", async () => {
  const prover = new Prover(inProcess);
  const judged = await prover.referee({ start: { rows: ["..."] }, moves: [] }, DEFAULT_BUDGET);
  expect(judged.status).toBe("decided");
});

test("a bad claim is refused in the engine's words", async () => {
  const prover = new Prover(inProcess);
  const bad: ProofOf = { start: ".x.", moves: [], claim: { player: "black", set: [0] } };
  const error = await caught(prover.prove(bad, DEFAULT_BUDGET));
  expect([error.code, error.points]).toEqual(["bad-claim", [0, 1]]);
});
