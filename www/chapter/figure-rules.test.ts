import { expect, test, vi } from "vitest";
import type { Line } from "../engine/engine.ts";
import type { Table } from "../table/table.ts";
import type { AnyMove } from "../table/table-game.ts";
import { OtherRules } from "./figure-rules.ts";

/** What the rules are still asked for, by the number of moves. */
const asked = vi.hoisted(() => new Map<number, (line: unknown) => void>());
const shown = vi.hoisted(() => [] as unknown[]);
vi.mock("../engine/engine.ts", () => ({ engine: { follow: async () => ({ board: { points: [] } }) } }));
vi.mock("../rule-sets/styled-playing.ts", () => ({
  toldLine: (_: string, __: unknown, moves: readonly unknown[]) =>
    new Promise((answer) => asked.set(moves.length, answer)),
  mountChapterActs: () => (line: unknown) => shown.push(line),
}));

const line = (moves: number): Line => ({ situations: [{ moves }], refusal: null }) as unknown as Line;
const pass: AnyMove = { kind: "pass" };

test("of a place that was left nothing is told, however late the answer", async () => {
  const retold: unknown[] = [];
  const table = { retell: (now: unknown) => retold.push(now) } as unknown as Table<AnyMove>;
  const game = { start: { rows: ["..."] }, played: "" };
  const figure = { position: game.start, rules: "area", game } as unknown as ConstructorParameters<
    typeof OtherRules
  >[0];
  const place = {} as HTMLElement;
  const rules = new OtherRules(figure, place, {} as never, true);
  const answer = async (moves: number): Promise<void> => {
    await vi.waitFor(() => expect(asked.has(moves)).toBe(true));
    asked.get(moves)?.(line(moves));
    await new Promise((done) => setTimeout(done));
  };

  const first = rules.follow([pass, pass, pass]);
  await answer(3);
  await first;
  expect(shown).toEqual([line(3)]);

  rules.visited(table, [pass, pass]);
  rules.visited(table, [pass]);
  await answer(1);
  await answer(2);
  expect(retold).toEqual([{ moves: 1 }]);
  expect(shown).toEqual([line(3), line(1)]);

  // Nor of one that was left by a move.
  rules.visited(table, []);
  const moved = rules.follow([pass, pass, pass, pass]);
  await answer(4);
  await moved;
  await answer(0);
  expect(retold).toEqual([{ moves: 1 }]);
  expect(shown.at(-1)).toEqual(line(4));
});
