import { expect, test } from "vitest";
import { sums } from "../../referee/score-sums.ts";
import { settled } from "./grid.ts";
import { judgedRulings, type List, lead, rulingsOf } from "./settlement.ts";
import { smallestBordered } from "./strings.ts";

const none: List = { dead: [], neutral: [] };
const dead = (...points: number[]): List => ({ dead: points, neutral: [] });

// The white stone at 6 is dead in Black's part; Black has 9 points there.
const FIVE = ["..xo.", ".oxo.", ".xxo.", "..xo.", "..xo."];

test("where both agree nothing is disputed, and the sums agree", () => {
  const settlement = settled(FIVE, { black: 3, komi: 3 });
  const items = settlement.items({ black: dead(6), white: dead(6) }, []);
  expect(items).toMatchObject([{ kind: "string", at: 6, claimant: "black", holds: true }]);
  const counted = settlement.counted(items, null);
  expect(counted.score.black).toEqual({ territory: 9, dead: 1, prisoners: 0, komi: 0, total: 10 });
  expect(counted.score.white).toEqual({ territory: 5, dead: 0, prisoners: 0, komi: 3, total: 8 });
  expect(lead(counted)).toBe(2);
  const moves = Array.from({ length: 12 }, () => ({ kind: "play" as const, at: 0 }));
  const made = sums(counted, { stones: [], prisoners: 0 }, moves, settlement.end.stones);
  expect(made).toMatchObject({ left: 26, right: 26 });
});

test("a string that only its enemy names is disputed, and counts for who is right", () => {
  const settlement = settled(FIVE);
  const items = settlement.items({ black: dead(6), white: none }, []);
  expect(items[0]?.holds).toBeNull();
  expect(settlement.counted(items, "black").score.black.total).toBe(10);
  expect(settlement.counted(items, "white").score.black.total).toBe(0);
  // Nobody claims what its owner alone gives away.
  expect(settlement.items({ black: none, white: dead(6) }, [])[0]?.holds).toBe(false);
});

test("a lock settles all that is disputed in it; a refuted claim settles what it was about", () => {
  const settlement = settled(["x.xo.", ".oxo.", "o.xo.", "..xo.", "..xo."]);
  const lists = { black: dead(6, 10), white: none };
  const items = settlement.items(lists, []);
  const set = smallestBordered(settlement.beside, settlement.end.stones, "black", 6);
  expect(set).toEqual([0, 1, 2, 5, 6, 7, 10, 11, 12, 15, 16, 17, 20, 21, 22]);
  const won = rulingsOf(items, "black", set, 6, true, "argued");
  expect(won.map(({ at }) => at)).toEqual([6, 10]);
  expect(settlement.items(lists, won).every(({ holds }) => holds)).toBe(true);
  const lost = rulingsOf(items, "black", set, 6, false, "argued");
  expect(lost.map(({ at }) => at)).toEqual([6]);
  expect(settlement.items(lists, lost).map(({ holds }) => holds)).toEqual([false, null]);
  // A white claim settles nothing that Black has to show.
  expect(rulingsOf(items, "white", set, 99, true, "argued").map(({ at }) => at)).toEqual([99]);
});

test("the referee settles what it decided, and leaves open what it did not", () => {
  const settlement = settled(["x.xo.", ".oxo.", "o.xo.", "..xo.", "..xo."]);
  const items = settlement.items({ black: dead(6, 10), white: none }, []);
  const control = settlement.end.stones.map((_, at) => (at === 6 ? ("black" as const) : ("open" as const)));
  expect(judgedRulings(items, control)).toEqual([{ at: 6, claimant: "black", holds: true, by: "referee" }]);
  const nobody = settlement.end.stones.map(() => "nobody" as const);
  expect(judgedRulings(items, nobody).map(({ holds }) => holds)).toEqual([false, false]);
});

test("a neutral point makes its part nobody’s, with the dead stones in it", () => {
  const settlement = settled(FIVE);
  const list: List = { dead: [6], neutral: [0] };
  const counted = settlement.counted(settlement.items({ black: list, white: list }, []), null);
  expect(counted.score.black).toMatchObject({ territory: 0, dead: 0 });
  expect(counted.score.white.territory).toBe(5);
  // Named by the enemy alone it is disputed; by its owner alone it is given away.
  const enemy = settlement.items({ black: dead(6), white: { dead: [6], neutral: [0] } }, []);
  expect(enemy[1]).toMatchObject({ kind: "point", at: 0, claimant: "black", holds: null });
  const own = settlement.items({ black: { dead: [6], neutral: [0] }, white: dead(6) }, []);
  expect(own[1]?.holds).toBe(false);
  // Where both border it, there is nothing to argue about.
  const shared = settled(["x.o", "x.o", "x.o"]);
  expect(shared.items({ black: { dead: [], neutral: [1] }, white: none }, [])[0]?.holds).toBe(false);
});

test("a press names a string or a part of the board, and takes it back", () => {
  const settlement = settled(FIVE);
  const one = settlement.tapped(none, 17);
  expect(one.dead).toEqual([2]);
  expect(settlement.tapped(one, 7).dead).toEqual([]);
  const point = settlement.tapped(none, 20);
  expect(point.neutral).toEqual([20]);
  expect(settlement.tapped(point, 15).neutral).toEqual([]);
});

test("a stone is claimed dead with all of its colour in the smallest set that its enemy borders", () => {
  // Two white strings in Black's part, and one beyond his wall.
  const settlement = settled(["..xo.", ".oxo.", "..xo.", "o.xo.", ".oxo."]);
  const named = settlement.tapped(none, 6);
  expect(named.dead).toEqual([6, 15, 21]);
  // Any of them takes all of it back.
  expect(settlement.tapped(named, 21).dead).toEqual([]);
  // A list from a link says the same.
  expect(settlement.fitted(dead(15)).dead).toEqual([6, 15, 21]);
  // Where the wall has a gap the smallest set reaches beyond it.
  const open = settled(["...o.", ".oxo.", "..xo.", "..xo.", "..xo."]);
  expect(open.tapped(none, 6).dead).toEqual([3, 6]);
  // Claims of both colours are apart.
  const both = settled(["x.o.x", "..o..", "..o..", "..o..", "o.o.."]);
  expect(both.tapped(none, 4).dead).toEqual([4]);
});

test("a point of one eye makes the whole connected part nobody’s, with dead stones between its empty points", () => {
  const settlement = settled([".oxo.", ".oxo.", ".oxo."]);
  const list: List = { dead: [1], neutral: [10] };
  const counted = settlement.counted(settlement.items({ black: list, white: list }, []), null);
  expect(counted.control.slice(0, 2)).toEqual(["nobody", "nobody"]);
  expect(counted.score.black.total).toBe(0);
  expect(counted.score.white.territory).toBe(3);
});

test("a point is shown by who did not name it, and one named by both is nobody’s whoever is right", () => {
  const settlement = settled(["..xo.", "..xo.", "..xo."]);
  const at = (black: number[], white: number[]) =>
    settlement.items({ black: { dead: [], neutral: black }, white: { dead: [], neutral: white } }, []);
  expect(at([4], [])[0]).toMatchObject({ claimant: "white", holds: null });
  expect(at([], [4])[0]).toMatchObject({ holds: false });
  for (const right of ["black", "white"] as const) {
    expect(settlement.counted(at([4], [4]), right).score.white.total).toBe(0);
    expect(settlement.counted(at([4], []), right).score.white.total).toBe(right === "white" ? 3 : 0);
  }
});

test("hundreds of points that a stranger names cost no more than a few looks at the board", () => {
  const rows = Array.from({ length: 50 }, () => `${".".repeat(48)}xo`);
  const settlement = settled(rows);
  const neutral = settlement.end.stones.flatMap((stone, at) => (stone ? [] : [at]));
  const since = performance.now();
  settlement.items({ black: none, white: { dead: [], neutral } }, []);
  expect(performance.now() - since).toBeLessThan(2000);
});

test("of a stranger’s list only what fits the board is taken", () => {
  const settlement = settled(FIVE);
  expect(settlement.fitted({ dead: [17, 7, 0, 99], neutral: [6, 0, 0, 99] })).toEqual({
    dead: [2],
    neutral: [0],
  });
});

test("komi below nought is Black’s, and no stone", () => {
  const { score } = settled(["x.", ".."], { white: 4, komi: -4 }).counted([], null);
  expect(score.black).toEqual({ territory: 3, dead: 0, prisoners: 0, komi: 4, total: 7 });
});

const claiming = (claims: number[], doubts: number[] = []): List => ({ ...none, claims, doubts });

test("a press claims the smallest bordered set, is taken back by another in it, and not made on an own stone", () => {
  const settlement = settled(FIVE);
  const once = settlement.claimedBy(claiming([]), 21, "black");
  expect(once?.claims).toEqual([0]);
  expect(settlement.claimAround(0, "black")?.set).toEqual([
    0, 1, 2, 5, 6, 7, 10, 11, 12, 15, 16, 17, 20, 21, 22,
  ]);
  expect(once && settlement.claimedBy(once, 10, "black")?.claims).toEqual([]);
  expect(settlement.claimedBy(claiming([]), 2, "black")).toBeNull();
  // His own stones part it: without the dead one the set is the same.
  expect(settlement.claimedBy(claiming([]), 6, "black")?.claims).toEqual([0]);
});

test("claims that nobody doubts count, and a doubted one for who is right", () => {
  const settlement = settled(FIVE, { black: 3, komi: 3 });
  const lists = { black: claiming([0]), white: claiming([4]) };
  const items = settlement.items(lists, []);
  expect(items.map(({ kind, claimant, at, holds }) => ({ kind, claimant, at, holds }))).toEqual([
    { kind: "claim", claimant: "black", at: 0, holds: true },
    { kind: "claim", claimant: "white", at: 4, holds: true },
  ]);
  const counted = settlement.counted(items, null);
  expect(counted.score.black).toEqual({ territory: 9, dead: 1, prisoners: 0, komi: 0, total: 10 });
  expect(counted.score.white).toEqual({ territory: 5, dead: 0, prisoners: 0, komi: 3, total: 8 });
  const doubted = { ...lists, white: claiming([4], [0]) };
  const open = settlement.items(doubted, []);
  expect(open[0]?.holds).toBeNull();
  expect(settlement.counted(open, "black").score.black.total).toBe(10);
  expect(settlement.counted(open, "white").score.black.total).toBe(0);
  const [ruled] = rulingsOf(open, "black", open[0]?.points ?? [], 0, false, "argued");
  expect(settlement.items(doubted, ruled ? [ruled] : [])[0]?.holds).toBe(false);
});

test("claims may overlap, and then both count; whoever claims nothing has his prisoners", () => {
  const settlement = settled(FIVE, { black: 3, komi: 3 });
  // The smallest set that White borders around a1 is all but his part: it is no smaller than the board.
  const lists = { black: claiming([0]), white: claiming([0, 4]) };
  const { control, score } = settlement.counted(settlement.items(lists, []), null);
  expect(control[0]).toBe("both");
  expect(control[4]).toBe("white");
  expect(score.black.total).toBe(10);
  expect(score.white.territory).toBeGreaterThan(5);
  const nothing = settlement.counted([], null, true);
  expect([nothing.score.black.total, nothing.score.white.total]).toEqual([0, 3]);
  expect(new Set(nothing.control)).toEqual(new Set(["nobody"]));
});

test("the referee refutes a claim by one point of it, and leaves open what has an open one", () => {
  const settlement = settled(FIVE);
  const items = settlement.items({ black: claiming([0]), white: claiming([], [0]) }, []);
  const all = (who: "black" | "open" | "nobody", but: Record<number, "nobody" | "open"> = {}) =>
    settlement.end.stones.map((_, at) => but[at] ?? who);
  expect(judgedRulings(items, all("black"))).toEqual([
    { at: 0, claimant: "black", holds: true, by: "referee" },
  ]);
  expect(judgedRulings(items, all("black", { 21: "nobody" })).map(({ holds }) => holds)).toEqual([false]);
  expect(judgedRulings(items, all("black", { 21: "open" }))).toEqual([]);
});

test("a stranger’s claims are put to the first point of their sets", () => {
  const settlement = settled(FIVE);
  const told = { ...none, claims: [21, 20, 2, 99], doubts: [14, 3] };
  expect(settlement.fittedClaims(told, "black")).toEqual({ dead: [], neutral: [], claims: [0], doubts: [4] });
});
