import { expect, test } from "vitest";
import type { ErrorLine } from "./error-line.ts";
import { type ErrorEvent, errorStep, FOLDED } from "./error-state.ts";

const line = (answered: number, more: Partial<ErrorLine> = {}): ErrorLine =>
  ({ track: { situations: [0, 1, 2, 3], from: 1 }, answered, ending: "", over: {}, ...more }) as never;
const after = (...events: ErrorEvent[]) => events.reduce(errorStep, FOLDED);
const toggle = { kind: "toggle" } as const;

test("a line is asked for once, and folding it up forgets nothing", () => {
  const state = after(toggle, { kind: "loaded", line: line(2) }, { kind: "step", by: 1 }, toggle, toggle);
  expect(state).toMatchObject({ open: true, asked: 1, told: { cursor: 3 } });
});

test("what did not come is asked for again when it is opened again", () => {
  expect(after(toggle, { kind: "failed" }, toggle)).toMatchObject({ asked: 1, failed: true });
  expect(after(toggle, { kind: "failed" }, toggle, toggle)).toMatchObject({ asked: 2, failed: false });
});

test("one steps between the question and the end of the line", () => {
  const back = { kind: "step", by: -1 } as const;
  const loaded = { kind: "loaded", line: line(9) } as const;
  expect(after(toggle, loaded).told?.cursor).toBe(3);
  expect(after(toggle, loaded, { kind: "step", by: 1 }).told?.cursor).toBe(3);
  expect(after(toggle, loaded, back, back, back, back).told?.cursor).toBe(1);
});

test("where no line is stored, the engine’s takes its place, or it is said why there is none", () => {
  const loaded = { kind: "loaded", line: line(1, { unshown: {} as never }) } as const;
  expect(after(toggle, loaded).engine).toBe("asked");
  expect(after(toggle, loaded, { kind: "shown", line: line(2) })).toMatchObject({
    engine: "silent",
    told: { cursor: 2 },
  });
  expect(after(toggle, loaded, { kind: "shown", line: null }).engine).toBe("undecided");
  const missing = after(toggle, loaded, { kind: "no answer" });
  expect(missing.engine).toBe("missing");
  expect(errorStep(errorStep(missing, toggle), toggle).asked).toBe(2);
});
