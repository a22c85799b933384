import { expect, test } from "vitest";
import {
  LONGEST_GAME,
  LONGEST_NAME,
  LONGEST_NOTE,
  newGame,
  notesFit,
  parseGame,
  parseParts,
  partsOf,
  writeGame,
} from "./game-address.ts";

const LINK = "1AQMFBQEJAvAuDQ8OgEAYJAVz50SrGSFagABnyg";

const full = () => ({
  ...newGame(),
  link: LINK,
  names: { one: "Anna & Co", other: "Ben=2" },
  way: "cake" as const,
  drew: [5, 10] as [number, number],
  chose: "one" as const,
  stake: true,
  black: "other" as const,
  reader: "one" as const,
  lists: { black: { dead: ["b4", "c1"], neutral: ["a1"] }, white: { dead: [], neutral: [] } },
  ruled: [{ at: "b4", claimant: "black" as const, holds: true, by: "argued" as const }],
  claim: { player: "black" as const, set: ["a1", "b2"] },
  about: "c1",
  line: ["a1", "pass"],
  second: { claim: { player: "white" as const, set: ["e5"] }, about: "e5", line: ["pass"] },
  agreed: ["black" as const],
  ended: { loser: "white" as const, by: "time" as const },
  back: { by: "white" as const, to: 3 },
  notes: new Map([
    [0, "A start: 50 % & more"],
    [4, "good"],
  ]),
});

test("all of a game goes into a link and comes back", () => {
  const { address, faults } = parseGame(`#${writeGame(full())}`);
  expect(faults).toEqual([]);
  expect(address).toEqual(full());
  // As files keep it, without the link.
  expect(parseParts(partsOf(full()).join("&"))).toEqual({ address: { ...full(), link: "" }, faults: [] });
});

test("claims and doubts come back", () => {
  const lists = {
    black: { dead: [], neutral: [], claims: ["a1", "c3"], doubts: ["e5"] },
    white: { dead: [], neutral: [], claims: [] },
  };
  const text = writeGame({ ...newGame(), link: LINK, lists });
  expect(text).toContain("black-claims=a1,c3&black-doubts=e5&white-claims=");
  expect(parseGame(text)).toEqual({ address: { ...newGame(), link: LINK, lists }, faults: [] });
  expect(parseGame(`${LINK}&black-claims=<b>`).faults).toHaveLength(1);
});

test("an empty list is a list, and none is none", () => {
  const { address } = parseGame(`${LINK}&white-dead=`);
  expect(address.lists).toEqual({ black: null, white: { dead: [], neutral: [] } });
});

test.each([
  "way=swap",
  "drew=1",
  "drew=100,1",
  "chose=black",
  "for=nobody",
  "black-dead=b4,<b>",
  "black-dead=constructor",
  "red-dead=b4",
  "ruled=b4:black:maybe:argued",
  "ruled=b4:green:holds:argued",
  "ruled=b4:black:holds:oracle",
  "ruled=b4:black:holds:argued:more",
  "claim=black",
  "about=toString",
  "line=a1,resign",
  "second-line=a1,resign",
  "second-about=<b>",
  "second-claim=black",
  "second-toString=a1",
  "stake=everything",
  "agreed=black,all",
  "ended=black:bored",
  "back=white:x",
  "note=hello",
  "__proto__=1",
  "nothing",
])("a stranger’s part that does not hold is told and left out: %s", (part) => {
  const { address, faults } = parseGame(`${LINK}&${part}&one=Anna`);
  expect(faults).toHaveLength(1);
  expect(address).toEqual({ ...newGame(), link: LINK, names: { one: "Anna", other: "" } });
});

test("what is too long is cut or refused", () => {
  expect(parseGame("x".repeat(LONGEST_GAME + 1)).faults).toHaveLength(1);
  expect(parseParts("x".repeat(LONGEST_GAME + 1)).faults).toHaveLength(1);
  const { address } = parseGame(`${LINK}&one=${"x".repeat(900)}&note=1:${"y".repeat(900)}`);
  expect(address.names.one).toHaveLength(LONGEST_NAME);
  expect(address.notes.get(1)).toHaveLength(LONGEST_NOTE);
  const notes = Array.from({ length: 500 }, (_, at) => `note=${at}:x`).join("&");
  const many = parseGame(`${LINK}&${notes}`);
  expect(many.address.notes.size).toBe(400);
  // A wall of sentences would push the board away.
  expect(many.faults).toHaveLength(9);
  expect(many.faults.at(-1)).toBe("And 92 more like these.");
});

test("signs that could disturb the page are taken out of names", () => {
  expect(parseGame(`${LINK}&one=${encodeURIComponent("A\u202eb\n\u0000 c")}`).address.names.one).toBe(
    "A b c",
  );
});

test("a link with many long notes can still be read: those without room are left to the file", () => {
  const notes = new Map(Array.from({ length: 300 }, (_, at) => [at, "ü ".repeat(LONGEST_NOTE / 2)]));
  const text = writeGame({ ...full(), notes });
  expect(text.length).toBeLessThan(LONGEST_GAME);
  const { address, faults } = parseGame(text);
  expect(faults).toEqual([]);
  expect(address.notes.size).toBeGreaterThan(10);
  expect(notesFit(notes)).toBe(false);
  expect(notesFit(address.notes)).toBe(true);
});

test("a game against the engine says so, and a level that is none is left out", () => {
  const game = { ...newGame(), link: LINK, engine: { person: "other" as const, level: "steady" as const } };
  expect(writeGame(game)).toContain("engine=other:steady");
  expect(parseGame(writeGame(game)).address).toEqual(game);
  for (const wrong of ["engine=other:divine", "engine=third:easy", "engine=one:easy:1", "engine="]) {
    const { address, faults } = parseGame(`${LINK}&${wrong}`);
    expect(address.engine, wrong).toBeNull();
    expect(faults, wrong).toHaveLength(1);
  }
});
