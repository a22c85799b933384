import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blank } from "../play/position-rows.ts";
import { fairKomi } from "./fair-komi.ts";

const at = (across: number, down: number) => fairKomi({ rows: blank(across, down) });

test("the solved boards are those of the table, with the komi that it has", () => {
  const file = new URL("../public/worlds/worlds.json", import.meta.url);
  const listed = JSON.parse(readFileSync(file, "utf8")) as {
    id: string;
    shape: string;
    komi: number | null;
  }[];
  const plain = listed.filter(({ shape, komi }) => shape === "rectangle" && komi !== null);
  const sizes = Array.from({ length: 13 * 13 }, (_, at) => [1 + (at % 13), 1 + Math.floor(at / 13)] as const);
  const solved = sizes.filter(([across, down]) => across >= down && at(across, down).solved);
  expect(
    Object.fromEntries(solved.map(([across, down]) => [`${across}x${down}`, at(across, down).komi])),
  ).toEqual(Object.fromEntries(plain.map(({ id, komi }) => [id, komi])));
});

test("a board has the komi of its size, whichever side is longer", () => {
  expect([at(3, 3), at(4, 2), at(2, 4)]).toEqual([
    { komi: 8, solved: true },
    { komi: 7, solved: true },
    { komi: 7, solved: true },
  ]);
  expect([at(5, 5).komi, at(7, 7).komi, at(9, 9).komi, at(19, 19).komi]).toEqual([24, 9, 6, 6]);
  expect(at(9, 9).solved).toBe(false);
});

test("and never more than it has points", () => {
  expect(fairKomi({ rows: ["..."], board: { kind: "cylinder" } as never }).komi).toBe(3);
});
