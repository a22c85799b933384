import { cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { NO_LOG } from "../../progress/answers.ts";
import { answer } from "../../test/answers.ts";
import { practice } from "../../test/practice.ts";
import { Numbers } from "./numbers.tsx";

afterEach(cleanup);

const NOW = new Date(2026, 10, 22, 12);
const before = (days: number): number => NOW.getTime() / 1000 - 86_400 * days;
const all = practice(12);
const ids = (kind: string): string[] =>
  all.ladders.find((ladder) => ladder.kind === kind)?.problems.map(({ id }) => id) ?? [];

test("without answers the numbers say where to begin", () => {
  render(<Numbers practice={all} log={NO_LOG} now={NOW} />);
  expect(screen.getByText(/^You have not answered anything here yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ten problems" }).getAttribute("href")).toBe("#ten");
});

test("each picture has a name, and stands as a table too", () => {
  const answers = [
    ...ids("lock").map((id, n) => answer({ id, when: before(12 - n), result: n % 3 ? "right" : "wrong" })),
    ...ids("find").map((id) => answer({ id, when: before(1), result: "skipped" as const })),
  ].sort((a, b) => a.when - b.when);
  render(<Numbers practice={all} log={{ base: null, answers }} now={NOW} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "How your levels went",
    "How it came out",
    "Days",
    "How hard they were",
    "Coming back",
  ]);
  expect(screen.getAllByText("right at once")[0]?.nextElementSibling?.textContent).toBe("67 %");
  const table = screen.getByRole("table", { name: "How it came out", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Kind", "Right at once", "With hints", "Wrong", "Skipped", "All"],
    ["Lock it", "8", "0", "4", "0", "12"],
    ["Find the claim", "0", "0", "0", "12", "12"],
  ]);
});
