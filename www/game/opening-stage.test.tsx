import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { EngineError } from "../engine/engine.ts";
import { OpeningStage } from "./opening-stage.tsx";
import { openingStore } from "./opening-state.ts";

const follow = vi.hoisted(() => vi.fn());
vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  engine: { follow },
}));

afterEach(cleanup);

async function opened() {
  follow.mockReset();
  follow.mockResolvedValue({ board: { points: [], edges: [], width: 0, height: 0 }, situations: [] });
  const on = { onBegin: vi.fn(), onFile: vi.fn(), onFault: vi.fn() };
  const store = openingStore();
  await act(async () => void render(<OpeningStage store={store} {...on} />));
  return { ...on, store };
}

const button = (name: string) => screen.getByRole("button", { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name), { target: { value } });
};

test("names are taken letter by letter, and stand wherever somebody is spoken of", async () => {
  await opened();
  fireEvent.input(field("Your name"), { target: { value: "Anna" } });
  fireEvent.input(field("Your guest’s name"), { target: { value: "Ben" } });
  expect(screen.getByText("The komi is 6, and Ben chooses the colour.")).toBeTruthy();
  expect(radio("Anna").checked).toBe(true);
  fireEvent.click(radio("Agreed"));
  fireEvent.click(radio("Ben"));
  expect(screen.getByText("Ben has Black and moves first. Anna gets a komi of 6.")).toBeTruthy();
});

test("a komi that is none does not begin a game, and can be mended", async () => {
  const { onBegin } = await opened();
  type("Komi", "7.5");
  const close = button("Close all points");
  fireEvent.click(close);
  // What is wrong stays there while something else is changed, and nothing is drawn anew under the finger.
  expect(field("Komi").value).toBe("7.5");
  expect(button("Close all points")).toBe(close);
  fireEvent.click(button("Begin"));
  expect(document.activeElement).toBe(field("Komi"));
  expect(screen.getByText("A whole number from 0 to 81, please.")).toBeTruthy();
  type("Komi", "8");
  await act(async () => void fireEvent.click(button("Begin")));
  expect(onBegin).toHaveBeenCalledTimes(1);
  expect(onBegin.mock.calls[0]?.[1]).toMatchObject({ komi: 8, passes: -1, turn: "black" });
});

test("a start that the engine does not take begins no game, and says why", async () => {
  const { onBegin, onFault } = await opened();
  follow.mockRejectedValue(new EngineError("bad-position", "the komi is too large"));
  await act(async () => void fireEvent.click(button("Begin")));
  expect(onBegin).not.toHaveBeenCalled();
  expect(onFault).toHaveBeenCalled();
});

test("handicap stones, and what is paid for half of one", async () => {
  await opened();
  fireEvent.click(radio("Handicap"));
  type("Stones", "2");
  expect(screen.getByText("You have Black with 2 stones, and White begins.")).toBeTruthy();
  const gap = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Gap in strength", hidden: true });
  gap.value = "2";
  fireEvent.input(gap);
  fireEvent.change(gap);
  expect(field("Komi").value).toBe("−6");
});

test("against the engine there is no guest to be named, and no clock", async () => {
  await opened();
  fireEvent.click(radio("The engine"));
  expect(screen.getByRole("heading", { name: "A game against the engine" })).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Your guest’s name" })).toBeNull();
  expect(screen.queryByText("Clocks and disputes")).toBeNull();
  expect(screen.getByText("You have Black and move first. Engine (easy) gets a komi of 6.")).toBeTruthy();
  fireEvent.click(radio("Strong"));
  expect(radio("Engine (strong)")).toBeTruthy();
});

test("the buttons beside a number stop at its ends", async () => {
  const { store } = await opened();
  type("Komi", "81");
  fireEvent.click(button("Komi: one more"));
  expect(store.state.komi).toBe(81);
  fireEvent.keyDown(field("Komi"), { key: "ArrowDown" });
  expect(field("Komi").value).toBe("80");
});
