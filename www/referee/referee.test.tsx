import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Judged, PositionInput } from "../engine/engine.ts";
import { judgementOf } from "./judging.ts";
import { BenchReferee, RefereeColumn, type RefereeOptions } from "./referee.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

type Call = {
  expects: boolean;
  budget: { milliseconds?: number };
  signal: AbortSignal;
  found: (report: unknown) => void;
  tell: (progress: unknown) => void;
};
const calls = vi.hoisted(() => [] as Call[]);
vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  prover: {
    referee: (
      of: { expects: boolean },
      budget: Call["budget"],
      watch?: { signal: AbortSignal; onProgress: Call["tell"] },
    ) =>
      new Promise((found) =>
        calls.push({
          expects: of.expects,
          budget,
          signal: watch?.signal ?? new AbortController().signal,
          found,
          tell: watch?.onProgress ?? (() => {}),
        }),
      ),
  },
}));

const START: PositionInput = { rows: ["x.", "xx", ".."] };
const lock = {
  player: "black",
  set: [0, 1, 2, 3],
  verdict: "lock",
  nodes: 3,
  halt: null,
  title: "Black, 4 at the top",
  region: "the top, 4 points",
  brief: "",
  words: "White can do nothing there.",
};
const REPORT = {
  status: "decided",
  control: ["black", "black", "black", "black", "nobody", "nobody"],
  claims: [
    lock,
    { ...lock, set: [0, 1], title: "Black, 2 in the corner", region: "the corner, 2 points" },
    { ...lock, player: "white", set: [4, 5], verdict: "refuted", region: "the bottom, 2 points" },
  ],
  score: {
    black: { territory: 1, dead: 0, prisoners: 0, komi: 0, total: 1 },
    white: { territory: 0, dead: 0, prisoners: 0, komi: 0, total: 0 },
  },
  headline: "Black wins by 1",
  words: "One point is Black’s.",
  untried: 0,
  unlisted: 0,
  nodes: 10,
  elapsed: 5,
} as unknown as Judged;

const onPlay = vi.fn();
const onLeave = vi.fn();

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  cleanup();
  calls.length = 0;
  vi.clearAllMocks();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const heading = () => screen.getByRole("heading", { level: 3, name: /^(Judging|Stopped|Black|If|Not)/ });
const press = (name: string | RegExp) => act(() => void fireEvent.click(button(name)));
const found = (at: number, report: unknown = REPORT) => act(async () => calls[at]?.found(report));

/** As it stands in a chapter. */
async function open(more: Partial<RefereeOptions> = {}): Promise<void> {
  const options = { start: START, moves: [], onPlay, onLeave, ...more };
  render(<RefereeColumn options={options} board={(view) => <aside>{view}</aside>} />);
  await waitFor(() => expect(calls).toHaveLength(1));
}

test("a verdict has its score, its check, and claims that can be played on the side that wins", async () => {
  const others = vi.fn(() => <p>Other rules</p>);
  await open({ others });
  expect(heading().textContent).toBe("Judging");
  expect(screen.queryByText("Other rules")).toBeNull();
  await found(0);
  expect(heading().textContent).toBe("Black wins by 1");
  expect(screen.getByRole("row", { name: "Black 1 0 0 – 1" })).toBeTruthy();
  expect(screen.getByRole("row", { name: "White 0 0 0 0 0" })).toBeTruthy();
  expect(screen.getByText(/^The two sums (agree|differ)/)).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: /^b3, empty.*Black/ })).toBeTruthy();
  expect(screen.getByRole("list", { name: "Legend" }).textContent).toBe("Black’s, 4Nobody’s, 2");
  expect(screen.getByText("Other rules")).toBeTruthy();
  expect(others).toHaveBeenCalledTimes(1);
  await press("Play it: Black locks the top, 4 points");
  expect(onPlay).toHaveBeenLastCalledWith({ player: "black", set: [0, 1, 2, 3] }, "claimant");
  const why = await screen.findByRole("button", { name: /^See why: Nobody locks/ });
  await press(/^See why/);
  expect(why.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(await screen.findByRole("button", { name: /^Play it: White can’t lock/ }));
  expect(onPlay).toHaveBeenLastCalledWith({ player: "white", set: [4, 5] }, "refuter");
});

test("a point is explained where it is pressed; taking that away leads the focus to the heading", async () => {
  await open();
  await found(0);
  await act(async () => void fireEvent.click(await screen.findByRole("gridcell", { name: /^a3/ })));
  expect(
    screen.getByText("a3 is Black’s, by 2 claims; the smallest is shown.", { selector: ".asked p" }),
  ).toBeTruthy();
  await press("Hide the outline");
  expect(document.activeElement).toBe(heading());
  expect(document.querySelector(".asked")?.textContent).toBe("");
});

test("every lock is walked through in a circle", async () => {
  await open();
  await found(0);
  await press("Next lock");
  expect(screen.getByText(/^1 of 2: Black locks the top/)).toBeTruthy();
  await press("Next lock");
  expect(screen.getByText(/^2 of 2: .* It lies inside Black’s lock of 4 points\.$/)).toBeTruthy();
  await press("Next lock");
  expect(screen.getByText(/^1 of 2/)).toBeTruthy();
});

test("a judging is stopped and goes on by the button that was pressed; an answer that comes late is dropped", async () => {
  await open();
  const stop = button("Stop");
  stop.focus();
  await press("Stop");
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(heading().textContent).toBe("Stopped");
  expect(button("Continue")).toBe(stop);
  // Asked without any more time.
  expect(calls[1]?.budget.milliseconds).toBe(0);
  await found(1, { ...REPORT, status: "undecided", control: REPORT.control.map(() => "open"), claims: [] });
  await found(0);
  expect(heading().textContent).toBe("Stopped");
  expect(screen.getByText("No lock has been found so far.")).toBeTruthy();
  await press("Continue");
  expect(heading().textContent).toBe("Judging");
  await found(2);
  // No button is left.
  expect(document.activeElement).toBe(heading());
});

test("who leaves the position is not followed by an answer", async () => {
  await open();
  await press("Stop");
  await press("Back to the position");
  expect(onLeave).toHaveBeenCalled();
  cleanup();
  await found(0);
  expect(within(document.body).queryByRole("heading")).toBeNull();
});

test("a board that is drawn elsewhere shows the map, and what was asked stands beside it", async () => {
  const paint = vi.fn();
  const judgement = judgementOf({ start: START, moves: [] });
  const { unmount } = render(
    <BenchReferee.Beside judgement={judgement} acts={{ onPlay, onLeave }} paint={paint} />,
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(paint).toHaveBeenLastCalledWith({ control: START.rows.flatMap(() => ["open", "open"]), areas: [] });
  await found(0);
  expect(paint).toHaveBeenLastCalledWith({
    control: ["black", "black", "black", "black", null, null],
    areas: [],
  });
  act(() => judgement.store.send({ kind: "asked", at: 5 }));
  expect(screen.getByText(/is nobody’s: no set that contains it is a lock/)).toBeTruthy();
  // The map goes with it.
  unmount();
  expect(paint).toHaveBeenLastCalledWith({ control: [], areas: [] });
});

const EXPECTING = {
  ...REPORT,
  status: "undecided",
  control: ["black", "black", "black", "black", "open", "open"],
  score: null,
  headline: "Not decided yet",
  expected: {
    control: ["BB", "BB", "BW"],
    sure: [
      [100, 100],
      [100, 100],
      [90, 60],
    ],
    score: 2,
    result: "B+2",
  },
  if: [{ claim: { player: "white", set: ["..", "..", "**"] }, holds: "W+1", fails: "B+1", leaning: "fails" }],
  expectedParts: {
    score: {
      black: { territory: 2, dead: 0, prisoners: 0, komi: 0, total: 2 },
      white: { territory: 0, dead: 0, prisoners: 0, komi: 0, total: 0 },
    },
    regions: [{ owner: "black", set: [4, 5], place: "the bottom", sure: 60 }],
    asked: [{ set: [4, 5], place: "the bottom" }],
  },
} as unknown as Judged;

test("what is expected comes first, is marked everywhere, and what would decide it can be argued", async () => {
  await open();
  expect(calls[0]?.expects).toBe(true);
  await act(async () => calls[0]?.tell({ nodes: 1, elapsed: 300, claims: 0, report: EXPECTING }));
  expect(heading().textContent).toBe("Black by 2, we expect. Black has 1 for certain.");
  expect(heading().querySelector("em")?.textContent).toBe("Black by 2, we expect.");
  expect(
    screen.getByRole("gridcell", { name: "a1, empty, expected to be Black’s, not proved" }),
  ).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: "b1, empty, perhaps White’s, not proved" })).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: /^b3, empty, controlled by Black$/ })).toBeTruthy();
  const table = screen.getByRole("table", { name: "The score, expected, not proved" });
  const row = within(table).getByRole("row", { name: "Black 2 expected 0 expected 0 – 2 expected" });
  expect(row.querySelectorAll("em")).toHaveLength(3);
  expect(screen.getByText("4 of 6 points")).toBeTruthy();
  expect(screen.getByRole("list", { name: "Legend" }).textContent).toBe(
    "Expected Black’s, 1Expected White’s, 1Black’s, 4",
  );
  expect(screen.getByText(/is doubtful/).textContent).toBe(
    "The bottom is doubtful: perhaps Black’s. (expected, not proved)",
  );
  expect(screen.queryByRole("button", { name: "Argue this" })).toBeNull();
  await found(0, EXPECTING);
  expect(heading().textContent).toBe("If White holds the bottom, White by 1; otherwise Black by 1.");
  expect([...heading().querySelectorAll("b")].map(({ textContent }) => textContent)).toEqual([
    "White by 1",
    "Black by 1",
  ]);
  await press("Argue this");
  expect(onPlay).toHaveBeenLastCalledWith({ player: "white", set: [4, 5] }, "claimant");
});

test("several questions are a list, each with its own argument, and a decision takes all of it away", async () => {
  await open();
  const [condition] = EXPECTING.if ?? [];
  const parts = EXPECTING.expectedParts;
  await found(0, {
    ...EXPECTING,
    if: [condition, { ...condition, claim: { player: "black", set: [] } }],
    expectedParts: {
      ...parts,
      asked: [
        { set: [4], place: "a1" },
        { set: [5], place: "b1" },
      ],
    },
    elapsed: 30_000,
  });
  expect(heading().textContent).toMatch(/^Black by 2, we expect/);
  const list = screen.getByRole("list", { name: "What would decide it" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await press(/^Argue this: If Black holds b1/);
  expect(onPlay).toHaveBeenLastCalledWith({ player: "black", set: [5] }, "claimant");
  await press("Keep looking");
  expect(screen.queryByRole("list", { name: "What would decide it" })).toBeNull();
  await found(1);
  expect(heading().textContent).toBe("Black wins by 1");
  expect(document.body.textContent).not.toMatch(/expect/i);
});

test("of an open board too something is expected", async () => {
  await open({ start: { rows: ["...", "...", "..."] } });
  expect(calls[0]?.expects).toBe(true);
});
