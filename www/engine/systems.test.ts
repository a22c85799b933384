/** The page's side of other rule systems: what is asked, and what becomes of a worker that breaks. */
import { expect, test } from "vitest";
import { caught, FakeWorker } from "./fakes.ts";
import { SystemsEngine } from "./systems.ts";

const OF = { start: { rows: ["xx."] }, rules: ["area" as const, "stone" as const], ljrg: null };

function engineWithWorkers() {
  const workers: FakeWorker[] = [];
  const engine = new SystemsEngine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { engine, workers };
}

test("no worker is there before the first question", () => {
  const { engine, workers } = engineWithWorkers();
  expect(workers).toHaveLength(0);
  void engine.compare(OF).catch(() => {});
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked[0]).toMatchObject({ kind: "compare", ask: { rules: ["area", "stone"] } });
});

test("how far it is is told, and one that is stopped is cancelled", async () => {
  const { engine, workers } = engineWithWorkers();
  const stop = new AbortController();
  const told: unknown[] = [];
  const asked = engine.compare(OF, 1000, { signal: stop.signal, onProgress: (sofar) => told.push(sofar) });
  workers[0]?.says({ kind: "ready", version: "1" });
  workers[0]?.says({ kind: "progress", id: 1, progress: { nodes: 7 } });
  expect(told).toEqual([{ nodes: 7 }]);
  stop.abort();
  expect((await caught(asked)).code).toBe("cancelled");
  expect(workers[0]?.asked.at(-1)).toEqual({ kind: "cancel", id: 1 });
});

test("after a crash the next question finds a new worker, and carries all it needs", async () => {
  const { engine, workers } = engineWithWorkers();
  const lost = engine.compare(OF, 1000);
  workers[0]?.says({ kind: "ready", version: "1" });
  workers[0]?.says({ kind: "crash", id: 1, message: "unreachable", memory: false });
  expect(await caught(lost)).toMatchObject({ code: "crashed", who: "systems", passing: true });
  const again = engine.line(OF, ["area", "stone"], 1000);
  expect(workers).toHaveLength(2);
  expect(workers[1]?.asked[0]).toMatchObject({ kind: "line", ask: { ...OF, pair: ["area", "stone"] } });
  workers[1]?.says({ kind: "ready", version: "1" });
  workers[1]?.says({ kind: "answer", id: 2, answer: null });
  expect(await again).toBeNull();
});
