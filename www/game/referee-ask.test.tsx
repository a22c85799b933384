import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { Judged } from "../engine/engine.ts";
import { Decided } from "./decided.tsx";

type Call = { options: { signal: AbortSignal }; found: (report: Partial<Judged>) => void };
const calls = vi.hoisted(() => [] as Call[]);
vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  prover: {
    referee: (_: unknown, __: unknown, options: Call["options"]) =>
      new Promise((found) => calls.push({ options, found: found as Call["found"] })),
  },
}));

afterEach(() => {
  cleanup();
  calls.length = 0;
});

const start = { rows: ["..", ".."] };
const moves = [{ kind: "pass" }, { kind: "pass" }] as const;
const report = {
  status: "decided",
  elapsed: 10,
  headline: "Black by 4",
  control: ["black", "black", "black", "black"],
  score: { black: { total: 4 }, white: { total: 0 } },
} as unknown as Judged;

const button = (name: string) => screen.getByRole("button", { name });

test("what is decided is asked for, shown on the board, and known when one comes back", async () => {
  const onControl = vi.fn();
  const view = (at: number) => <Decided game={{ start, moves: [...moves] }} at={at} onControl={onControl} />;
  const { rerender } = render(view(2));
  fireEvent.click(button("Ask the engine"));
  await act(async () => calls[0]?.found(report));
  expect(screen.getByText(/^Judged: Black by 4\./)).toBeTruthy();
  fireEvent.click(button("Show on the board"));
  expect(onControl).toHaveBeenLastCalledWith(report.control);
  rerender(view(1));
  expect(button("Ask the engine")).toBeTruthy();
  rerender(view(2));
  expect(button("Show on the board")).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test("who looks at another move takes the question back, and its answer does not come late", async () => {
  const view = (at: number) => <Decided game={{ start, moves: [...moves] }} at={at} onControl={vi.fn()} />;
  const { rerender } = render(view(2));
  fireEvent.click(button("Ask the engine"));
  rerender(view(1));
  expect(calls[0]?.options.signal.aborted).toBe(true);
  await act(async () => calls[0]?.found(report));
  rerender(view(2));
  expect(button("Ask the engine")).toBeTruthy();
});

test("judging is stopped and goes on by the button that was pressed", async () => {
  render(<Decided game={{ start, moves: [...moves] }} at={2} onControl={vi.fn()} />);
  fireEvent.click(button("Ask the engine"));
  const stop = button("Stop");
  fireEvent.click(stop);
  expect(calls[0]?.options.signal.aborted).toBe(true);
  expect(screen.getByText("You stopped the judging before it decided anything.")).toBeTruthy();
  expect(button("Continue")).toBe(stop);
  fireEvent.click(stop);
  await act(async () => calls[1]?.found(report));
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
});
