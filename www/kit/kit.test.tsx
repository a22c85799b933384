import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { Button, Field, Segments } from "./controls.tsx";
import { useStore, useTask } from "./hooks.ts";
import { Trouble } from "./notices.tsx";
import { storeOf } from "./store.ts";

afterEach(cleanup);

test("a button that is off keeps its place and does nothing", () => {
  const press = vi.fn();
  const { rerender } = render(
    <Button press={press} off>
      Pass
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Pass" });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  rerender(<Button press={press}>Pass</Button>);
  // The one that was there: nobody loses it from under a finger.
  expect(screen.getByRole("button", { name: "Pass" })).toBe(button);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test("one of several segments is chosen", () => {
  const pick = vi.fn();
  const options = [
    ["black", "Black"],
    ["white", "White"],
  ] as const;
  render(<Segments legend="You play" options={options} value="black" pick={pick} />);
  expect(screen.getByRole("group", { name: "You play" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Black" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "White" }));
  expect(pick).toHaveBeenCalledWith("white");
});

test("a field says what is wrong with it to those who listen", () => {
  render(<Field name="Komi" value="x" fault="Komi is a number." />);
  const field = screen.getByRole("textbox", { name: "Komi" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Komi is a number.");
});

test("trouble can be tried again", () => {
  const again = vi.fn();
  render(<Trouble error="It did not load." again={again} />);
  expect(screen.getByRole("status").textContent).toContain("It did not load.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(again).toHaveBeenCalled();
});

test("a view follows its store", () => {
  const store = storeOf(0, (state, by: number) => state + by);
  const Count = () => <p>{useStore(store)}</p>;
  const { container } = render(<Count />);
  act(() => store.send(3));
  expect(container.textContent).toBe("3");
});

test("a task shows what was found for these inputs, never what came late for others, and can be tried again", async () => {
  const asked: { input: string; signal: AbortSignal; settle: (found: string) => void; refuse: () => void }[] =
    [];
  const Asking = ({ input }: { input: string }) => {
    const task = useTask(
      (signal) =>
        new Promise<string>((settle, reject) =>
          asked.push({ input, signal, settle, refuse: () => reject(new Error("no")) }),
        ),
      [input],
    );
    if (task.kind === "failed") return <Button press={task.again}>Try again</Button>;
    return <p>{task.kind === "done" ? task.found : "…"}</p>;
  };
  const { container, rerender } = render(<Asking input="a" />);
  rerender(<Asking input="b" />);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => asked[0]?.settle("late"));
  expect(container.textContent).toBe("…");
  await act(async () => asked[1]?.refuse());
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(async () => asked[2]?.settle("found"));
  expect(container.textContent).toBe("found");
});
