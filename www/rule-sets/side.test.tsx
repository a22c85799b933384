import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { RulesName } from "../engine/systems.ts";
import type { AnyMove } from "../table/table-game.ts";
import { chapterActs, mountChapterActs } from "./chapter-acts.tsx";
import type { SystemLine } from "./played-line.ts";
import { rulesOf } from "./played-rules.ts";

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const PASSES: AnyMove[] = [{ kind: "pass" }, { kind: "pass" }];
/** A ko that Black takes at c3. */
const KO = [".xo.", "xo.o", ".xo.", "...."];

/** A game as a table lays it: what is pressed beside it is a turn, and the view hears of what it led to. */
async function game(
  ruleSet: RulesName,
  rows: string[],
  moves: AnyMove[],
  options: Record<string, string> | null = null,
) {
  const start = { rows, ...(options && { options }) };
  const rules = rulesOf(ruleSet);
  const host = document.createElement("div");
  document.body.append(host);
  let made = moves;
  let shown = Promise.resolve();
  const overlay = vi.fn();
  const visit = vi.fn();
  const move = (next: AnyMove): void => {
    made = [...made, next];
    shown = show();
  };
  const acts = { move, visit, overlay, focus: vi.fn(), level: null };
  const side = rules.side?.(host, acts);
  const show = async (): Promise<void> => {
    const line = await rules.follow(start, made);
    expect(line.refusal).toBeNull();
    act(() => side?.show(start, line));
  };
  await show();
  return {
    overlay,
    visit,
    last: () => made.at(-1),
    play: async (...more: AnyMove[]) => {
      made = [...made, ...more];
      await show();
    },
    /** By keyboard, as it were: what is pressed has the focus. */
    press: async (name: string) => {
      const button = screen.getByRole("button", { name });
      button.focus();
      fireEvent.click(button);
      await shown;
    },
  };
}

const words = (): string => screen.getByRole("region", { name: "Next under these rules" }).textContent ?? "";

test("after a stop of 1989 both are asked in secret, and who refuses starts", async () => {
  const { press, last } = await game("jrg89", KO, PASSES);
  expect(words()).toContain("If both agree on what stands, they count it.");
  await press("No agreement: ask both");
  expect(words()).toContain("White looks away. Black: do you ask for a resumption?");
  await press("Leave it");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Both agree: count it" }));
  await press("No agreement: ask both");
  const blacks = screen.getByRole("button", { name: "Black refuses" });
  await press("Black asks for it");
  expect(words()).toContain("Black’s answer is fixed, and hidden. Black looks away.");
  expect(document.activeElement?.textContent).toContain("White: do you ask");
  // The button that was Black's is none of White's: a second press there answers for nobody.
  expect(blacks.isConnected).toBe(false);
  await press("White refuses");
  expect(last()).toEqual({ kind: "ask", black: true, white: false, starts: null });
  expect(words()).toContain("Resumed from what stood at the stop.");
  expect((document.activeElement as HTMLElement).className).toBe("stage-words");
});

test.each(["jrg89", "jrg89-jasiek", "jrg89-degrees"] as const)(
  "a stop by %s offers one agreement, and a way of its own to settle",
  async (ruleSet) => {
    await game(ruleSet, KO, PASSES);
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
    expect(names.filter((name) => name.startsWith("Both agree"))).toEqual(["Both agree: count it"]);
    expect(names).toContain("No agreement: ask both");
    expect(words()).toContain("Or a player asks openly to resume play.");
  },
);

test("the button is offered where it was chosen, taken once, and nowhere else", async () => {
  const { press, last } = await game("area", ["...", "..."], [], { button: "on" });
  await press("Take the button");
  expect(last()).toEqual({ kind: "button" });
  expect(screen.queryByRole("button", { name: "Take the button" })).toBeNull();
  cleanup();
  document.body.replaceChildren();
  await game("area", ["...", "..."], []);
  expect(screen.queryByRole("button", { name: "Take the button" })).toBeNull();
});

test("where both refuse, both lose, and what lives may be tried out", async () => {
  const { press } = await game("jrg89", KO, PASSES);
  await press("No agreement: ask both");
  await press("Black refuses");
  await press("White refuses");
  expect(screen.getByRole("status").textContent).toBe("Both lose.");
  expect(words()).toContain("Nobody asked for a resumption");
});

test("either player calls for a resumption, and a test of life and death leads back to the stop", async () => {
  const { press, last, visit } = await game("jrg89", KO, PASSES);
  await press("Black first");
  expect(last()).toEqual({ kind: "try", first: "black" });
  expect(words()).toContain("A test after the stop");
  await press("Back to the end of play");
  expect(visit).toHaveBeenCalledWith(2);
  cleanup();
  document.body.replaceChildren();
  const other = await game("jrg89", KO, PASSES);
  await other.press("Resume play: White asks");
  expect(other.last()).toEqual({ kind: "resume", by: "white" });
});

test("what stands at the end is counted by its own rule set, and shown on the board", async () => {
  const { press, overlay } = await game("jrg89", ["xx."], PASSES);
  await press("Both agree: count it");
  const score = screen.getByRole("region", { name: "Score" });
  await waitFor(() => expect(within(score).getByRole("status").textContent).toBe("Black by 1."));
  await press("Show it on the board");
  expect(overlay.mock.lastCall?.[0].control[2]).toBe("black");
  await press("Show it on the board");
  expect(overlay).toHaveBeenLastCalledWith({});
});

/** The example of the commentary on New Amateur-Japanese: White is 5 points ahead. */
const TEN = [".....", "xxxxx", "ooooo", "..o.x", "....."];
const at = (name: string): AnyMove => {
  const column = name.charCodeAt(0) - 97;
  return { kind: "play", at: (5 - Number(name[1])) * 5 + column };
};
const shows = (points: string[]): AnyMove[] => [
  ...points.flatMap((point): AnyMove[] => [{ kind: "pass" }, at(point)]),
  { kind: "pass" },
  { kind: "pass" },
  { kind: "pass" },
];

test("a disagreement of New Amateur-Japanese goes through ten steps, two of them played", async () => {
  const { press, play, overlay } = await game("naj", TEN, PASSES);
  await press("No agreement: the ten steps");
  for (const step of ["Step 2", "Step 3", "Step 4"]) await press(step);
  expect(words()).toContain("White begins, and Black shows");
  expect(screen.queryByRole("button", { name: "Step 5" })).toBeNull();
  await play(...shows(["c5", "a5", "e5"]));
  await press("Step 5");
  expect(words()).toContain("Black begins, and White shows");
  await play(...shows(["c1", "a2", "b1", "d2", "e1"]));
  await press("Step 6");
  expect(words()).toContain("Black’s control. 10 intersections.");
  expect(overlay.mock.lastCall?.[0].control[0]).toBe("black");
  await press("Step 7");
  expect(overlay.mock.lastCall?.[0].control[0]).toBeNull();
  for (const step of ["Step 8", "Step 9", "Step 10"]) await press(step);
  expect(words()).toContain("Black has 5 points, White 10 points. Score −5.");
  expect(screen.getByRole("status").textContent).toBe("White by 5.");
});

test("Shimada’s three ends come one by one, and so do his three numbers", async () => {
  const { press, play } = await game("shimada", [".x.xo.o", "xxxxooo"], PASSES);
  const ends = (): (string | null)[] =>
    within(screen.getByRole("list", { name: "The three ends" }))
      .getAllByRole("listitem")
      .map((one) => one.getAttribute("aria-current"));
  expect(ends()).toEqual(["step", null, null]);
  await play(...PASSES);
  expect(ends()).toEqual([null, "step", null]);
  await play(...PASSES);
  for (const name of ["Count A", "Count B", "Count C", "Compare A − B − C"]) await press(name);
  expect(screen.getByRole("row", { name: /^A − B − C/ }).textContent).toBe("A − B − C20");
  const told = screen.getByRole("status");
  expect(told.textContent).toBe("Black 2, White 0. Black by 2.");
  expect(document.activeElement).toBe(told);
});

test("the two results are reckoned as the source does", async () => {
  await game("jrg89", KO, PASSES);
  const told = screen.getByText(/so Black has lost/);
  expect(told.textContent).toContain("Black: −5, so Black has lost. White: −1, so White has lost.");
  for (const name of ["White’s score if White starts", "White’s score if Black starts"])
    fireEvent.input(screen.getByRole("spinbutton", { name, hidden: true }), { target: { value: "7" } });
  expect(told.textContent).toContain("Black: −7, so Black has lost. White: +1, so White has won.");
});

test("a figure of a chapter offers what its rule set has besides stones and passes", async () => {
  const line = async (moves: AnyMove[]) => (await rulesOf("jrg89").follow({ rows: KO }, moves)) as SystemLine;
  const place = document.createElement("div");
  document.body.append(place);
  const move = vi.fn();
  const show = mountChapterActs(
    place,
    { move, visit: vi.fn(), overlay: vi.fn(), focus: vi.fn(), level: 3 },
    0,
  );
  const first = await line([]);
  act(() => show(first));
  expect(screen.queryAllByRole("button")).toEqual([]);
  const stopped = await line(PASSES);
  act(() => show(stopped));
  expect(chapterActs(stopped).map(({ text }) => text)).toEqual(
    screen.getAllByRole("button").map(({ textContent }) => textContent),
  );
  fireEvent.click(screen.getByRole("button", { name: "Resume play: White asks" }));
  expect(move).toHaveBeenCalledWith({ kind: "resume", by: "white" });
});
