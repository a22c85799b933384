import { expect, test, vi } from "vitest";
import type { Line } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";
import type { Table } from "../table/table.ts";
import type { AnyMove } from "../table/table-game.ts";
import { OtherRules } from "./figure-rules.ts";

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

/** What was asked, by its number of moves, and how to answer it. */
const asked = new Map<number, () => void>();
const shown: string[] = [];
const answers = (moves: number): Line => ({ refusal: null, situations: [`after ${moves}`] }) as never;
vi.mock("../rule-sets/styled-playing.ts", () => ({
  toldLine: (_rules: string, _game: unknown, moves: AnyMove[]) =>
    new Promise((done) => asked.set(moves.length, () => done(answers(moves.length)))),
  mountChapterActs: () => (line: Line) => shown.push(`acts ${line.situations}`),
}));

const passes = (count: number): SystemMove[] => Array(count).fill({ kind: "pass" });

test("an answer about a place that was left is dropped: another was visited, or played at", async () => {
  const position = { rows: ["..", ".."], turn: "black" as const };
  const figure = { position, rules: "jrg89", game: { start: position, played: "" } } as never;
  const rules = new OtherRules(figure, {} as HTMLElement, {} as never, true);
  const table = { retell: (now: unknown) => void shown.push(`${now}`) } as unknown as Table<AnyMove>;
  const answered = async (moves: number): Promise<void> => {
    await vi.waitFor(() => expect(asked.has(moves)).toBe(true));
    asked.get(moves)?.();
    asked.delete(moves);
    await new Promise((done) => setTimeout(done));
  };

  const opened = rules.follow(passes(0));
  await answered(0);
  await opened;
  expect(shown.splice(0)).toEqual(["acts after 0"]);

  for (const moves of [1, 2]) rules.visited(table, passes(moves));
  await answered(2);
  await answered(1);
  expect(shown.splice(0)).toEqual(["acts after 2", "after 2"]);

  rules.visited(table, passes(1));
  const played = rules.follow(passes(3));
  await answered(3);
  await played;
  await answered(1);
  expect(shown).toEqual(["acts after 3"]);
});
