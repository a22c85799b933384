import { expect, test } from "vitest";
import type { Opened } from "../engine/engine.ts";
import { choiceOf, howMany, NOTHING_OPENED, openingStep, type PasteEvent } from "./opening-state.ts";

const after = (...events: PasteEvent[]) => events.reduce(openingStep, NOTHING_OPENED);

test("what was typed can be brought back, and what replaced it too", () => {
  const filled = after({ kind: "typed", text: "mine" }, { kind: "filled", text: "theirs" });
  expect(filled).toMatchObject({ text: "theirs", before: "mine" });
  expect(openingStep(filled, { kind: "brought-back" })).toMatchObject({ text: "mine", before: "theirs" });
  // What is put there again, or into an empty box, takes nothing away.
  expect(after({ kind: "filled", text: "a" }, { kind: "filled", text: "a" }).before).toBeNull();
});

const game = (more: object): Opened =>
  ({ fault: null, name: null, start: { rows: ["."] }, moves: [], ...more }) as unknown as Opened;

test("each line of a game can be chosen by its name", () => {
  const one = game({ name: "Cup", lines: [game({ name: "variation at move 2: d2" })] });
  const choice = choiceOf([one]);
  if ("only" in choice || choice.said.kind !== "choice") throw new Error("there is a choice");
  const { given, all } = choice.said;
  expect(all.map(({ name }) => name)).toEqual(["Cup, main line", "Cup, variation at move 2: d2"]);
  expect(howMany(given, all)).toBe("This game has 2 lines.");
  expect(howMany([one, game({})], [...all, game({})])).toBe("There are 2 positions, with 3 lines.");
});

test("a game whose set-up the rules don’t have shows its boards", () => {
  const stuck = game({
    fault: "no liberty",
    shown: { moves: 1, start: { rows: ["x"] }, end: { rows: ["o"] } },
  });
  const choice = choiceOf([stuck]);
  expect(
    "said" in choice && choice.said.kind === "choice" && howMany(choice.said.given, choice.said.all),
  ).toBe("Here are its first board and its last.");
  expect(choiceOf([game({})])).toHaveProperty("only");
});
