import { expect, test } from "vitest";
import { guessQuestion, lawQuestion, sideQuestion, unmakeable } from "./questions.ts";

const claim = { player: "black", set: [0, 1] } as const;

test("who takes no side is asked for it, and told who moves first", () => {
  const { title, paragraphs, roles, picks, spoken } = sideQuestion(claim, 9);
  expect(roles).toBe("Black claims 2 points.");
  expect(paragraphs[0]).toBe("Everything outside the set is White’s for good, and White moves first.");
  expect(picks.map(({ text }) => text)).toEqual(["Defend as Black", "Refute as White", "Play both"]);
  expect(spoken).toBe(`${title} ${paragraphs[0]}`);
});

test("a certificate says first what it shows", () => {
  const intro = { title: "This certificate shows that the claim fails.", words: "2 situations." };
  expect(sideQuestion(claim, 2, intro)).toMatchObject({
    title: intro.title,
    paragraphs: [intro.words],
    roles: "Black claims the whole board.",
  });
});

test("a problem asks for a guess", () => {
  expect(guessQuestion(claim, 9).picks.map(({ pick }) => pick)).toEqual([
    { kind: "guess", guess: "holds" },
    { kind: "guess", guess: "fails" },
  ]);
});

test("a question of 1989 is defended by the player whom it is about", () => {
  const about = {
    player: "white",
    title: "White lives.",
    words: "So it is asked.",
    rules: [],
    stage: { steps: [] },
  };
  const asked = lawQuestion(about as never);
  expect(asked.roles).toBe("White lives.");
  expect(asked.picks.map(({ text }) => text)).toEqual([
    "Defend it as White",
    "Refute it as Black",
    "Play both",
  ]);
});

test("of a claim that can't be made nothing is asked", () => {
  const claiming = { ...claim, headline: "It is open.", words: "At b2." };
  const { picks, paragraphs, unpressed } = unmakeable(claiming as never, 9);
  expect([picks, paragraphs, unpressed]).toEqual([[], ["It is open.", "At b2."], "At b2."]);
});
