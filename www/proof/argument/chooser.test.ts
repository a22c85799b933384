import { expect, test } from "vitest";
import type { Claiming, Color, Location, Tap } from "../../engine/engine.ts";
import { Chooser } from "./chooser.ts";

/** Each tap takes its point in or leaves it out, after a moment. */
const engine = {
  claiming: async (
    _: unknown,
    __: unknown,
    player: Color,
    set: Location[],
    tap: Tap | null,
  ): Promise<Claiming> => {
    await new Promise((done) => setTimeout(done, 1));
    if (tap?.at === 99) throw new Error("there is no such point");
    const after = !tap ? set : set.includes(tap.at) ? set.filter((at) => at !== tap.at) : [...set, tap.at];
    return { player, set: after, bordered: true } as Claiming;
  },
};
const chooser = (): Chooser => new Chooser(".", [], engine, () => {});

test("quick taps are answered one after the other, each on what the last one left", async () => {
  const chosen = chooser();
  await chosen.set("white", []);
  const taps = [1, 2, 3, 2].map((at) => chosen.tap({ kind: "block", at }));
  await Promise.all(taps);
  expect(chosen.claiming).toMatchObject({ player: "white", set: [1, 3] });
});

test("what was chosen before can be had again, until something else is chosen", async () => {
  const chosen = chooser();
  await chosen.set("black", []);
  await chosen.tap({ kind: "point", at: 4 });
  chosen.back();
  expect(chosen.claiming?.set).toEqual([]);
  chosen.forward();
  expect(chosen.claiming?.set).toEqual([4]);
  chosen.back();
  await chosen.tap({ kind: "point", at: 5 });
  expect([chosen.claiming?.set, chosen.canForward]).toEqual([[5], false]);
});

test("a tap that is refused leaves the set as it was", async () => {
  const chosen = chooser();
  await chosen.set("black", [7]);
  await chosen.tap({ kind: "block", at: 99 });
  expect(chosen.claiming?.set).toEqual([7]);
  expect(chosen.fault).toBeInstanceOf(Error);
  await chosen.tap({ kind: "block", at: 8 });
  expect([chosen.claiming?.set, chosen.fault]).toEqual([[7, 8], null]);
});
