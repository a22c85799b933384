import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { engine } from "../../engine/engine.ts";
import type { LawQuestion } from "../../engine/systems.ts";
import { asSetUp } from "../../table/as-set-up.ts";
import { LawDesk } from "./law-desk.tsx";

// Beside a compiler the engines take seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../../engine/ways/ways.ts", () => import("../../test/in-process.ts"));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(cleanup);

/** Three white stones that Black takes. */
const DEAD = "loja:1AQcEBAcJp4gAzbA";

async function opened(question: LawQuestion | null = null) {
  const [found] = await engine.read(DEAD);
  if (!found || found.fault !== null) throw new Error("no position");
  const { start, moves } = found;
  const { board, situations } = await engine.follow(start, moves);
  const situation = situations.at(-1);
  if (!situation) throw new Error("no situation");
  const on = { onChange: vi.fn(), onLeave: vi.fn() };
  const options = {
    start: asSetUp(start, situation),
    board,
    situation,
    question,
    side: null,
    line: [],
    ...on,
  };
  render(<LawDesk options={options} />);
  return on;
}

const point = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
const TAKES = "Black, first, can take White’s three stones at b3, b2 and b1.";

test("stones are asked about, argued on the table, and left again with the focus on the question", async () => {
  const { onChange, onLeave } = await opened();
  await screen.findByRole("heading", { name: "A question of 1989" });
  expect(onChange).toHaveBeenLastCalledWith({ question: null, side: null, line: [] });
  const argue = screen.getByRole("button", { name: "Argue it" });
  expect(argue.getAttribute("aria-disabled")).toBe("true");
  screen.getByText("Press the stones in question.");
  fireEvent.click(point("b3"));
  await waitFor(() => expect(document.querySelector(".border-headline")?.textContent).toBe(TAKES));
  // Who listens hears it too.
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(TAKES);
  fireEvent.click(argue);
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledWith({
      question: { kind: "capture", at: expect.any(Number) },
      side: null,
      line: [],
    }),
  );
  await screen.findByText("Will this claim hold?");
  expect(screen.queryByRole("heading", { name: "A question of 1989" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Another question" }));
  await screen.findByRole("heading", { name: "A question of 1989" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "A question of 1989" }));
  fireEvent.click(screen.getByRole("button", { name: "A claim of this book" }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test("a question that the position doesn't have is said where it is put together", async () => {
  await opened({ kind: "part-1", at: 0, set: [999] });
  await screen.findByRole("heading", { name: "A question of 1989" });
  expect(screen.queryByText("Loading the rules of 1989…")).toBeNull();
});
