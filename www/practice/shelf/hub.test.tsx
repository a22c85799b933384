import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { type Log, NO_LOG } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { practice } from "../../test/practice.ts";
import { begin, fresh, marked } from "../session/course.ts";
import { Hub, type HubProps } from "./hub.tsx";
import { LadderScreen } from "./ladder.tsx";
import { Library } from "./library.ts";

// Beside each picture it stands in words which problem it is.
vi.mock("../../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../../engine/engine.ts")>()),
  engine: { follow: () => Promise.reject(new Error("no engine")) },
}));

afterEach(cleanup);

const NOW = new Date(2026, 10, 22, 12);
const library = new Library(practice(12));
const [ladder] = library.practice.ladders;
if (!ladder) throw new Error("there are ladders");

function hub(more: Partial<HubProps> = {}): void {
  const first = () => ({ title: "Control", address: "control.html" });
  const none = {
    log: NO_LOG,
    now: NOW,
    damage: null,
    lasts: true,
    ten: null,
    beginAnew: () => {},
    first,
    subject: "control",
  } as const;
  render(<Hub library={library} {...none} {...more} />);
}

const solved = (...ids: string[]): Log => ({ base: null, answers: ids.map((id) => answer({ id })) });

test("a newcomer is told what to read, and of no level", () => {
  hub();
  expect(screen.getAllByRole("link", { name: "Read first: Control" })).toHaveLength(4);
  expect(screen.queryByText(/^Your level/)).toBeNull();
  expect(screen.getByRole("link", { name: "Begin" }).getAttribute("href")).toBe("#ten");
  expect(screen.queryByRole("link", { name: "Your numbers" })).toBeNull();
});

test("the rules are a half of their own", () => {
  hub({ subject: "rules" });
  const tabs = screen.getByRole("navigation", { name: "What to practise" });
  const current = [...tabs.querySelectorAll("a")].map((tab) => [
    tab.getAttribute("href"),
    tab.getAttribute("aria-current"),
  ]);
  expect(current).toEqual([
    ["#", null],
    ["#rules", "page"],
  ]);
  expect(screen.getByRole("link", { name: "Begin" }).getAttribute("href")).toBe("#ten-rules");
  expect(screen.getByRole("link", { name: "Today’s problem" }).getAttribute("href")).toBe("#daily-rules");
  expect(screen.queryByRole("heading", { name: "Lock it" })).toBeNull();
  expect(screen.getByRole("heading", { name: "Count it" })).toBeTruthy();
});

test("a session that is under way is gone on with, or given up", () => {
  const items = ["lock-00000000", "lock-00000001"].map((id) => fresh(id, "lock", 0));
  const beginAnew = vi.fn();
  hub({ ten: marked(begin(items), "wrong"), beginAnew });
  expect(screen.getByText("You are at problem 1 of 2.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue with problem 1" })).toBeTruthy();
  screen.getByRole("button", { name: "Start over" }).click();
  expect(beginAnew).toHaveBeenCalled();
});

test("what was answered is counted where it stands, and what went wrong is listed", () => {
  const [id = ""] = ladder.problems.map((problem) => problem.id);
  hub({
    log: { base: null, answers: [answer({ id, result: "wrong" }), answer({ id, when: 1_800_000_100 })] },
  });
  expect(screen.getByRole("link", { name: "Your mistakes" })).toBeTruthy();
  expect(screen.getByText(", 1 of 12 solved")).toBeTruthy();
});

test("what went wrong today comes back tomorrow, and what was right later", () => {
  const when = NOW.getTime() / 1000;
  const [wrong = "", right = ""] = ladder.problems.map(({ id }) => id);
  const log: Log = {
    base: null,
    answers: [answer({ id: wrong, when, result: "wrong" }), answer({ id: right, when })],
  };
  const after = (days: number) => hub({ log, now: new Date(2026, 10, 22 + days, 12) });
  after(0);
  expect(screen.queryByText(/today\.$/)).toBeNull();
  cleanup();
  after(1);
  expect(screen.getByText(/One problem comes back today\.$/)).toBeTruthy();
  cleanup();
  after(5);
  expect(screen.getByText(/2 problems come back today\.$/)).toBeTruthy();
});

test("damage, and that nothing is kept, are told", () => {
  hub({ damage: "3 entries could not be read.", lasts: false });
  expect(screen.getByRole("status").textContent).toBe("3 entries could not be read.");
  expect(screen.getByText(/This browser can’t keep it/)).toBeTruthy();
});

test("a ladder leads to the first problem that is not solved", () => {
  const [first = "", second = ""] = ladder.problems.map(({ id }) => id);
  render(<LadderScreen ladder={ladder} log={solved(first)} />);
  const onward = screen.getByRole("link", { name: "Continue with problem 2" });
  expect(onward.getAttribute("href")).toBe(`#problem-${second}`);
  const states = screen.getAllByRole("listitem").map((item) => item.dataset.state);
  expect(states.slice(0, 3)).toEqual(["solved", "open", "open"]);
});
