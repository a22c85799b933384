import { expect, test, vi } from "vitest";
import type { Answer, Expectation, Question } from "../../engine/engine.ts";
import type { Judge } from "./judge.ts";
import { lookLonger, patiently } from "./longer-look.ts";

const QUESTION = { line: [], move: { kind: "pass" }, you: "black", reply: "kept" } as Question;
const told = (expectedAfter: Expectation): Answer =>
  ({ said: [{ by: "you", expectedAfter }] }) as unknown as Answer;

/** An engine that leaves a move open so many times. */
function judge(open: number, more: { answered?: boolean; extendable?: boolean } = {}) {
  let asked = 0;
  return {
    answered: true,
    extendable: false,
    answer: vi.fn(async () => told(asked++ < open ? "open" : "holds")),
    goOn: vi.fn(),
    wait: vi.fn(async () => {}),
    ...more,
  };
}

const { signal } = new AbortController();
const after = ({ said }: Answer): Expectation | undefined => said[0]?.expectedAfter;

test("a move that is judged at once is asked about once", async () => {
  const [engine, longer] = [judge(0), vi.fn()];
  expect(after(await lookLonger(engine, QUESTION, signal, longer))).toBe("holds");
  expect([engine.answer.mock.calls.length, longer.mock.calls.length]).toEqual([1, 0]);
});

test("one that is left open is looked into longer, which is said once", async () => {
  const [engine, longer] = [judge(3), vi.fn()];
  expect(after(await lookLonger(engine, QUESTION, signal, longer))).toBe("holds");
  expect([engine.answer.mock.calls.length, longer.mock.calls.length]).toEqual([4, 1]);
  // The claim is decided: nothing more is to be found there.
  expect([engine.goOn.mock.calls.length, engine.wait.mock.calls.length]).toEqual([0, 0]);
});

test("at some time it is enough", async () => {
  const engine = judge(99);
  expect(after(await lookLonger(engine, QUESTION, signal, vi.fn()))).toBe("open");
  expect(engine.answer).toHaveBeenCalledTimes(5);
});

test("of a decided claim not before the time is over, where each look is short", async () => {
  const [engine, open] = [judge(30), vi.fn()];
  const told = await patiently(engine as unknown as Judge).answer(QUESTION, signal, open);
  expect([after(told), engine.answer.mock.calls.length, open.mock.calls.length]).toEqual(["holds", 31, 1]);
});

test("nobody waits for a move while the claim itself is open", async () => {
  const [engine, open] = [judge(30, { answered: false }), vi.fn()];
  const told = await patiently(engine as unknown as Judge).answer(QUESTION, signal, open);
  expect([after(told), engine.answer.mock.calls.length, open.mock.calls.length]).toEqual(["open", 1, 0]);
});

test("where the claim itself is open, it gets a larger budget first", async () => {
  const engine = judge(1, { answered: false, extendable: true });
  await lookLonger(engine, QUESTION, signal, vi.fn());
  expect([engine.goOn.mock.calls.length, engine.wait.mock.calls.length]).toEqual([1, 1]);
});

test("who goes elsewhere meanwhile is not asked for any more", async () => {
  const engine = judge(99);
  engine.answer.mockRejectedValueOnce(new Error("taken back"));
  await expect(lookLonger(engine, QUESTION, signal, vi.fn())).rejects.toThrow("taken back");
  expect(engine.answer).toHaveBeenCalledTimes(1);
});
