import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { ControlRow, MorePanel } from "./control-row.tsx";
import { Button, Field, Segments } from "./controls.tsx";
import { useRuns, useStore, useTask } from "./hooks.ts";
import { Lazy, Trouble } from "./notices.tsx";
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

test("a part that did not load is loaded when it is tried again", async () => {
  const Part = ({ who }: { who: string }) => <p>{who} is here.</p>;
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error("offline"));
  render(<Lazy load={load} with={{ who: "It" }} fault="It did not load." />);
  await screen.findByText("It did not load.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("It is here.");
});

test("what a press asked for is dropped once its inputs are others, or another press asked", async () => {
  const ends: ((found: string) => void)[] = [];
  const found = vi.fn();
  const Asking = ({ input }: { input: string }) => {
    const runs = useRuns([input]);
    const ask = () =>
      runs.run(
        () => new Promise<string>((settle) => ends.push(settle)),
        found,
        () => {},
      );
    return <Button press={ask}>Ask</Button>;
  };
  const { rerender } = render(<Asking input="a" />);
  const ask = () => fireEvent.click(screen.getByRole("button", { name: "Ask" }));
  ask();
  ask();
  await act(async () => ends[0]?.("first"));
  expect(found).not.toHaveBeenCalled();
  await act(async () => ends[1]?.("second"));
  expect(found).toHaveBeenLastCalledWith("second");
  ask();
  rerender(<Asking input="b" />);
  await act(async () => ends[2]?.("late"));
  expect(found).toHaveBeenCalledTimes(1);
});

test("the row of controls says what is off, and Escape closes its panel and leads back to the button", () => {
  const back = vi.fn();
  const Row = () => {
    const [open, turn] = useState(false);
    return (
      <>
        <ControlRow
          names={["back", "hint", "more"]}
          acts={{ back, hint: null }}
          more={{ id: "m", open, turn }}
        />
        <MorePanel id="m" open={open}>
          <p>Keys</p>
        </MorePanel>
      </>
    );
  };
  render(<Row />);
  const control = (name: string) => screen.getByRole("button", { name });
  fireEvent.click(control("Back"));
  expect(back).toHaveBeenCalledTimes(1);
  expect(control("Hint").getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("button", { name: "Side" })).toBeNull();
  fireEvent.click(control("More"));
  expect(control("More").getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById("m")?.hidden).toBe(false);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(document.getElementById("m")?.hidden).toBe(true);
  expect(document.activeElement).toBe(control("More"));
});
