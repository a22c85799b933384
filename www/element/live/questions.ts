/** The words and questions for a reader before any play, and the possible answers. Pure. */
import type { BoardView } from "../../board/index.ts";
import { type Claiming, cited, type Situation, type Stage } from "../../engine/engine.ts";
import type { Claim, Guess } from "../../proof/argument/proof-session.ts";
import type { LawTask } from "../../proof/law-task.ts";
import { NAMES, other } from "../../proof/proof-words.ts";
import { areaOf, givenView } from "../../proof/view.ts";
import type { Side } from "../options.ts";
import { asWords, claimWords, rolesWords, worstWords } from "./role-words.ts";
import { WORDS } from "./words.ts";

/** The reader's answer before any play. */
export type Pick = { kind: "guess"; guess: Exclude<Guess, "unsure"> } | { kind: "side"; side: Side };

export interface Question {
  title: string;
  paragraphs: readonly string[];
  picks: readonly { text: string; pick: Pick }[];
  roles: string;
  /** The words on a press on the board. */
  unpressed: string;
  /** The words for readers who listen. */
  spoken: string;
}

/** A problem asks first whether the claim holds. */
export const guessQuestion = (claim: Claim, points: number): Question => ({
  title: WORDS.doesItHold,
  paragraphs: [WORDS.sayFirst({ refuter: asWords(claim, "refuter") })],
  roles: claimWords(claim, points),
  unpressed: WORDS.sayFirstWhether,
  picks: [
    { text: WORDS.itHolds, pick: { kind: "guess", guess: "holds" } },
    { text: WORDS.itFails, pick: { kind: "guess", guess: "fails" } },
  ],
  spoken: `${WORDS.doesItHold} ${WORDS.expect}`,
});

/** `intro`: what a certificate shows, in place of the worst case. */
export function sideQuestion(
  claim: Claim,
  points: number,
  { title, words }: { title: string; words: string } = {
    title: WORDS.whichSide,
    words: worstWords(claim, points),
  },
): Question {
  return {
    title,
    paragraphs: [words],
    roles: rolesWords(claim, points, null),
    unpressed: WORDS.sideFirst,
    picks: sides(
      WORDS.defendAs({ player: asWords(claim, "claimant") }),
      WORDS.refuteAs({ player: asWords(claim, "refuter") }),
    ),
    spoken: `${title} ${words}`,
  };
}

/** A question of 1989 is defended or refuted as it is asked. */
export const lawQuestion = ({
  player,
  title,
  words,
  rules,
  stage: { steps },
}: LawTask["about"]): Question => ({
  title: WORDS.whichSide,
  paragraphs: [cited({ words, rules }), steps[0]?.words ?? ""],
  roles: title,
  unpressed: WORDS.sideFirst,
  picks: sides(
    WORDS.defendItAs({ player: NAMES[player] }),
    WORDS.refuteItAs({ player: NAMES[other(player)] }),
  ),
  spoken: `${WORDS.whichSide} ${title}`,
});

const sides = (defend: string, refute: string): Question["picks"] => [
  { text: defend, pick: { kind: "side", side: "claimant" } },
  { text: refute, pick: { kind: "side", side: "refuter" } },
  { text: WORDS.playBoth, pick: { kind: "side", side: "both" } },
];

/** A claim that can't be made (C5), without a question. */
export const unmakeable = (claiming: Claiming, points: number): Question => ({
  title: WORDS.unmakeable,
  paragraphs: [claiming.headline, claiming.words],
  roles: claimWords(claiming, points),
  unpressed: claiming.words,
  picks: [],
  spoken: "",
});

/** The position with the claim on it, and where its border is broken. */
export const unmakeableView = ({ player, set, broken }: Claiming, situation: Situation): BoardView => ({
  ...givenView(situation, { player, set }, "refuter"),
  areas: areaOf({ player, set }, "refuter"),
  rings: broken?.points ?? [],
});

/** The worst case with the claim on it. */
export function worstView(stage: Stage, claim: Claim, side: Side | null) {
  const situation = stage.steps.at(-1)?.situation;
  if (!situation) throw new RangeError("a worst case has a last step");
  return { situation, view: givenView(situation, claim, side === "claimant" ? "claimant" : "refuter") };
}
