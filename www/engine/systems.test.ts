/** The page's side of other rule systems: what is asked, and what becomes of a worker that breaks. */
import { expect, test } from "vitest";
import { caught, FakeWorker } from "./fakes.ts";
import { SystemsEngine } from "./systems.ts";

const OF = { start: { rows: ["xx."] }, rules: ["area" as const, "stone" as const], ljrg: null };

/** What a worker says after so many situations. */
const answer = (nodes: number, done: boolean) => ({
  rulings: [{ rules: "area", nodes }],
  partings: [],
  same: [],
  open: [],
  nodes,
  done,
  canGoOn: true,
  elapsed: 1,
});

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
  const sofar = answer(7, false);
  const asked = engine.compare(OF, 1000, { signal: stop.signal, onProgress: (sofar) => told.push(sofar) });
  workers[0]?.says({ kind: "ready", version: "1" });
  workers[0]?.says({ kind: "progress", id: 1, progress: sofar });
  expect(told).toEqual([sofar]);
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

test("an answer that was given stays given, and asked for more it is told at once", async () => {
  const { engine, workers } = engineWithWorkers();
  const ljrg = { control: [], score: null, nodes: 5 };
  const first = engine.compare({ ...OF, ljrg }, 1000);
  workers[0]?.says({ kind: "ready", version: "1" });
  workers[0]?.says({ kind: "answer", id: 1, answer: answer(900, true) });
  const given = await first;
  // The referee took longer this time, and the columns stand in another order: that is the same question.
  const again = { start: OF.start, rules: ["stone" as const, "area" as const], ljrg: { ...ljrg, nodes: 9 } };
  expect(await engine.compare(again, 1000)).toBe(given);
  expect(workers[0]?.asked).toHaveLength(1);

  // With more situations a lost worker begins anew, and says less for a while.
  const told: unknown[] = [];
  const more = engine.compare(again, 4000, { onProgress: ({ nodes }) => told.push(nodes) });
  workers[0]?.says({ kind: "progress", id: 2, progress: answer(10, false) });
  workers[0]?.says({ kind: "progress", id: 2, progress: answer(950, false) });
  expect(told).toEqual([900, 900, 950]);
  workers[0]?.says({ kind: "answer", id: 2, answer: answer(3000, true) });
  expect((await more).nodes).toBe(3000);
  expect((await engine.compare(again, 1000)).nodes).toBe(3000);
});

test("a game does not wait for a comparison", async () => {
  const { engine, workers } = engineWithWorkers();
  void engine.compare(OF).catch(() => {});
  void engine.play("area", OF.start, []).catch(() => {});
  expect(workers.map(({ asked }) => asked.map((one) => (one as { kind: string }).kind))).toEqual([
    ["compare"],
    ["play"],
  ]);
});
