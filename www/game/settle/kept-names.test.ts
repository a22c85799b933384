import { expect, test } from "vitest";
import { newGame } from "../../address/game-address.ts";
import { argued, located, namedList, namedRulings } from "./kept-names.ts";
import { type Item, Settlement } from "./settlement.ts";

/** Three points in a row: a black stone, an empty point, a white stone. */
const board = {
  points: ["a1", "b1", "c1"].map((name, x) => ({ name, x, y: 0 })),
  edges: [
    [0, 1],
    [1, 2],
  ] as [number, number][],
};
const settlement = new Settlement(board, {
  stones: ["black", null, "white"],
  blackCaptives: 0,
  whiteCaptives: 0,
  komi: 0,
});

test("lists and rulings go into names and come back", () => {
  const list = { dead: [2], neutral: [1] };
  const ruled = [{ at: 2, claimant: "black" as const, holds: true, by: "argued" as const }];
  const lists = { black: namedList(board, list), white: null };
  expect(lists.black).toEqual({ dead: ["c1"], neutral: ["b1"] });
  expect(located(board, settlement, { lists, ruled: namedRulings(board, ruled) })).toEqual({
    lists: { black: list, white: null },
    ruled,
    faults: [],
  });
});

test("claims and doubts go into names and come back; a list without claims claims nothing then", () => {
  const lists = { black: namedList(board, { dead: [], neutral: [], claims: [1], doubts: [] }), white: null };
  expect(lists.black).toEqual({ dead: [], neutral: [], claims: ["b1"], doubts: [] });
  expect(located(board, settlement, { lists, ruled: [] }).lists.black).toEqual({
    dead: [],
    neutral: [],
    claims: [1],
    doubts: [],
  });
  const mixed = { ...lists, white: { dead: ["a1"], neutral: [] } };
  expect(located(board, settlement, { lists: mixed, ruled: [] }).lists.white).toEqual({
    dead: [],
    neutral: [],
    // It has not said either what it doubts.
    claims: [],
  });
});

test("with the game at stake a list from a link doubts one claim, the last", () => {
  const names = ["a1", "b1", "c1"];
  const points = names.map((name, x) => ({ name, x, y: 0 }));
  const edges: [number, number][] = [
    [0, 1],
    [1, 2],
  ];
  const stones = [null, "white", null] as const;
  const row = new Settlement({ points, edges }, { stones, blackCaptives: 0, whiteCaptives: 0, komi: 0 });
  const claims = { dead: [], neutral: [], claims: ["a1", "c1"] };
  const lists = { black: { dead: [], neutral: [], claims: [], doubts: ["a1", "c1"] }, white: claims };
  const doubts = (stake: boolean) =>
    located({ points }, row, { lists, ruled: [], stake }).lists.black?.doubts;
  expect(doubts(false)).toEqual([0, 2]);
  expect(doubts(true)).toEqual([2]);
});

test("names that the board doesn’t have are told, and what is no string or no empty point is left out", () => {
  const lists = { black: { dead: ["z9", "b1", "c1"], neutral: ["a1"] }, white: null };
  const { lists: found, faults } = located(board, settlement, { lists, ruled: [] });
  expect(found.black).toEqual({ dead: [2], neutral: [] });
  expect(faults).toHaveLength(1);
  const many = Array.from({ length: 2000 }, (_, at) => `q${at + 1}`);
  const told = located(board, settlement, {
    lists: { black: { dead: many, neutral: [] }, white: null },
    ruled: [],
  });
  expect(told.faults).toHaveLength(9);
});

test("an argument goes on where its claim fits what is argued about", () => {
  const item = { claimant: "black", points: [2] } as unknown as Item;
  const told = {
    ...newGame(),
    claim: { player: "black" as const, set: ["a1", "b1", "c1"] },
    line: ["pass", "b1", "pass"],
  };
  expect(argued(board, item, told)).toEqual({
    set: [0, 1, 2],
    line: [{ kind: "pass" }, { kind: "play", at: 1 }, { kind: "pass" }],
  });
  for (const wrong of [
    { claim: null },
    { claim: { player: "white" as const, set: ["a1", "c1"] } },
    { claim: { player: "black" as const, set: "all" as const } },
    { claim: { player: "black" as const, set: ["a1"] } },
    { claim: { player: "black" as const, set: ["c1", "q1"] } },
    { line: ["q1"] },
  ])
    expect(argued(board, item, { ...told, ...wrong })).toBeNull();
});
