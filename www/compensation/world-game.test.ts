import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { World, type WorldFile } from "./world.ts";
import { beginWorldGame, isOver, type WorldEvent, worldCell, worldStep, worldWords } from "./world-game.ts";

const world = new World(JSON.parse(readFileSync("www/public/worlds/3x3.json", "utf8")) as WorldFile);
const SIZE = { columns: 3, rows: 3 };
const after = (...events: WorldEvent[]) => events.reduce(worldStep, beginWorldGame(world));
const turn = (at: number | null): WorldEvent => ({ kind: "turn", at });
const both: WorldEvent = { kind: "plays", plays: "both" };

test("two passes end the game, and nobody plays on", () => {
  const game = after(both, turn(4), turn(null));
  expect(worldWords(game)).toBe(
    "Black to move. The last turn was a pass. With perfect play from here: Black wins by 8.",
  );
  const over = worldStep(game, turn(null));
  expect(isOver(over)).toBe(true);
  expect(worldWords(over)).toBe("The game is over: Black wins by 8.");
  expect(worldCell(over, SIZE, 0)).toMatchObject({ label: "a3: empty", open: false });
  expect(worldStep(over, turn(0))).toBe(over);
});

test("a turn that no rule allows changes nothing", () => {
  const game = after(both, turn(4));
  expect(worldStep(game, turn(4))).toBe(game);
});

test("back leads to one's own turn, with the answer of the table", () => {
  const game = after(turn(4));
  expect(game.course).toHaveLength(3);
  const back = worldStep(game, { kind: "back" });
  expect(back.course).toHaveLength(1);
  expect(worldStep(after(both, turn(4)), { kind: "back" }).course).toHaveLength(1);
});

test("a turn that keeps what the position is worth is marked", () => {
  const start = beginWorldGame(world);
  expect(worldCell(start, SIZE, 4)).toEqual({
    sign: "empty",
    text: "8",
    label: "b2: Black wins by 8",
    look: "keeps",
    open: true,
  });
  expect(worldCell(start, SIZE, 0)).toMatchObject({ text: "−9", label: "a3: White wins by 9" });
  expect(worldCell(start, SIZE, 1)).toMatchObject({ text: "0", label: "b3: jigo" });
});
