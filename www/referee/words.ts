/** The words of the referee view: a point's owner, and the progress of the work. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import {
  type Board,
  type Budget,
  type Color,
  numberWords as count,
  type Judged,
  lookedWords,
  countWords as many,
  type Progress,
  type RefereeReport,
} from "../engine/engine.ts";
import { plural, words } from "../kit/words.ts";
import { type Answered, beside } from "./claims.ts";
import type { ExpectedPoint, OpenQuestion, Share } from "./expected.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("referee", {
  judging: "Judging",
  laying: "Setting up the position…",
  ifStopped: "If play stopped here",
  stop: "Stop",
  stopped: "Stopped",
  stoppedWords: "You stopped the judging. Everything found so far is kept and shown on the board.",
  continue: "Continue",
  keepLooking: "Keep looking",
  argue: "Argue this",
  argueThis: ({ title }: { title: string }) => `Argue this: ${title}`,
  wouldDecide: "What would decide it",
  failed: "No answer",
  undecided: "Not decided yet",
  leave: "Back to the position",
  board: ({ board }: { board: string }) => `${board}, control`,
  over: "Play is over.",
  dead: "Patterned stones: dead.",
  notLjrg: "LJRG has no such komi: its komi is a whole number, counted as prisoners.",
  sumsAgree: "The two sums agree, so nothing was counted twice or left out.",
  sumsDiffer: "The two sums differ. Something was counted twice or left out: don’t rely on this score.",
  open: "Still open",
  everyLock: "Every lock, one by one",
  previousLock: "Previous lock",
  nextLock: "Next lock",
  unlisted: ({ count: claims }: { count: number }) =>
    `${count(claims)} more claims were refuted and are not listed.`,
  map: ({ title }: { title: string }) => `Map: ${title}`,
  showOnBoard: ({ title }: { title: string }) => `Show on the board: ${title}`,
  play: "Play it",
  playIt: ({ title }: { title: string }) => `Play it: ${title}`,
  see: "See why",
  seeWhy: ({ title }: { title: string }) => `See why: ${title}`,
  nobodyLocks: ({ place }: { place: string }) => `Nobody locks ${place}`,
  withoutOutline: "Hide the outline",
});

/** A piece of what is said: certain, expected, or the result that a sentence leads to. */
export interface Phrase {
  kind: "certain" | "expected" | "result";
  text: string;
}

export const certain = (text: string): Phrase => ({ kind: "certain", text });
const expectation = (text: string): Phrase => ({ kind: "expected", text });

export const textOf = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => text).join("");

/** "Black by 10", of `B+10`. */
export function resultWords(result: string): string {
  const [winner, points] = result.split("+");
  if (points === undefined) return EXPECTED.jigo;
  return EXPECTED.by({ winner: winner === "B" ? "black" : "white", points });
}

/** "Black by 18, we expect. Nothing is certain yet." */
export function expectedHead(result: string, proved: number, has: Record<Color, number>): Phrase[] {
  const sure = proved === 0 ? EXPECTED.nothing : EXPECTED.certain(has);
  return [expectation(EXPECTED.head({ result: resultWords(result) })), certain(` ${sure}`)];
}

/** "If Black holds the lower right, Black by 10; otherwise White by 9." */
export const questionWords = ({ player, place, holds, fails }: OpenQuestion): Phrase[] => [
  certain(EXPECTED.if({ player, place })),
  { kind: "result", text: resultWords(holds) },
  certain(EXPECTED.otherwise),
  { kind: "result", text: resultWords(fails) },
  certain("."),
];

/** "It leans towards Black." */
export const leaningWords = ({ player, leaning }: OpenQuestion): Phrase[] =>
  leaning === "open"
    ? []
    : [expectation(EXPECTED.leans({ player: leaning === "holds" ? player : otherColor(player) }))];

type Region = NonNullable<RefereeReport["expectedParts"]>["regions"][number];

/** At most this many regions are named in words. */
const MOST_REGIONS = 3;

/** "The lower right should be Black’s. The upper left is doubtful: perhaps nobody’s." */
export function regionWords(regions: readonly Region[], doubtfulBelow: number): Phrase[] {
  const large = regions.filter(({ set }) => set.length > 1);
  const told = large.map(({ owner, place, sure }) =>
    capital((sure < doubtfulBelow ? EXPECTED.doubtful : EXPECTED.should)({ owner, place })),
  );
  const said = [...new Set(told)].slice(0, MOST_REGIONS).join(" ");
  return said ? [expectation(said)] : [];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The bar’s words: what is proved, and how much that is of all. */
export function provedWords(all: readonly Share[]): { proved: string; points: string } {
  const proved = all.filter(({ isProved }) => isProved);
  const sum = (some: readonly Share[]): number => some.reduce((total, { points }) => total + points, 0);
  const owned = proved.map(({ who, points }) => EXPECTED.owned({ whose: WITHIN[who], points }));
  return {
    proved: proved.length === 0 ? EXPECTED.noneProved : EXPECTED.proved({ owned }),
    points: EXPECTED.ofAll({ proved: sum(proved), all: sum(all) }),
  };
}

/** A player’s points in the legend: "Expected Black’s, 27". */
export const shareWords = ({ who, isProved, points }: Share): string =>
  EXPECTED.share({ whose: isProved ? WHOSE[who] : WITHIN[who], points, isProved });

export const EXPECTED = words("referee.expected", {
  jigo: "Jigo",
  by: ({ winner, points }: { winner: Color; points: string }) => `${COLOR_NAMES[winner]} by ${points}`,
  head: ({ result }: { result: string }) => `${result}, we expect.`,
  nothing: "Nothing is certain yet.",
  certain: ({ black, white }: { black: number; white: number }) => {
    if (black === 0 && white === 0) return "Neither player has a point for certain.";
    if (black === 0) return `White has ${count(white)} for certain.`;
    if (white === 0) return `Black has ${count(black)} for certain.`;
    return `Black has ${count(black)} and White ${count(white)} for certain.`;
  },
  if: ({ player, place }: { player: Color; place: string }) => `If ${COLOR_NAMES[player]} holds ${place}, `,
  otherwise: "; otherwise ",
  leans: ({ player }: { player: Color }) => `It leans towards ${COLOR_NAMES[player]}.`,
  should: ({ owner, place }: { owner: Color | null; place: string }) =>
    owner ? `${place} should be ${COLOR_NAMES[owner]}’s.` : `We expect nobody to hold ${place}.`,
  doubtful: ({ owner, place }: { owner: Color | null; place: string }) =>
    `${place} is doubtful: perhaps ${owner ? COLOR_NAMES[owner] : "nobody"}’s.`,
  noneProved: "Nothing proved yet",
  proved: ({ owned }: { owned: readonly string[] }) => `Proved: ${owned.join(", ")}`,
  owned: ({ whose, points }: { whose: string; points: number }) => `${whose} ${count(points)}`,
  ofAll: ({ proved, all }: { proved: number; all: number }) => `${count(proved)} of ${count(all)} points`,
  share: ({ whose, points, isProved }: { whose: string; points: number; isProved: boolean }) =>
    isProved ? `${whose}, ${count(points)}` : `Expected ${whose}, ${count(points)}`,
  point: ({ whose, sure }: { whose: string; sure: number }) =>
    `We expect it to be ${whose}: ${sure} % sure, not proved.`,
  spoken: "This is expected, not proved.",
  mark: " (expected, not proved)",
  figure: " expected",
  caption: "The score, expected, not proved",
});

type Controller = RefereeReport["control"][number];

export const WHOSE = words("referee.whose", {
  black: "Black’s",
  white: "White’s",
  nobody: "Nobody’s",
  both: "Both players’",
  open: "Not decided",
});

/** `WHOSE` within a sentence. */
const WITHIN = words("referee.within", {
  black: "Black’s",
  white: "White’s",
  nobody: "nobody’s",
  both: "both players’",
  open: "not decided",
});

/** "Black locks the left, 26 points". */
export const lockWords = (
  { player, region }: Named,
  verb: "locks" | "can’t lock" | "may lock" = "locks",
): string => `${COLOR_NAMES[player]} ${verb} ${region}`;

/** "Black locks the left, 26 points", with what came of it. */
export const claimWords = (claim: Answered): string =>
  claim.verdict === "undecided"
    ? lockWords(claim, "may lock")
    : lockWords(claim, claim.verdict === "refuted" ? "can’t lock" : "locks");

/** "White may lock the left, 26 points": nobody knows yet. It adds an obstacle that no more time overcomes. */
export function openWords({ halt, nodes, ...claim }: Named & Pick<Answered, "halt" | "nodes">): {
  title: string;
  words: string;
} {
  return {
    title: lockWords(claim, "may lock"),
    words: [CLAIMS.open({ looked: lookedWords(nodes) }), halt && CLAIMS[halt]].filter(Boolean).join(" "),
  };
}

const CLAIMS = words("referee.claims", {
  open: ({ looked }: { looked: string }) => `Open: ${looked}.`,
  memory: "It needs more memory than this page takes.",
  "too-large": "The set is too large to be searched.",
  "no-certificate": "There is an answer, but no certificate of it that could be checked.",
});

type Named = Pick<Answered, "player" | "region">;

/** Whose a point is, and by which claims. */
export function pointWords(
  board: Board,
  at: number,
  who: Controller,
  claims: number,
  expected: ExpectedPoint | null = null,
): string {
  const point = board.points[at]?.name ?? String(at);
  switch (who) {
    case "black":
    case "white":
      return claims > 1 ? POINT.bySeveral({ point, owner: who, claims }) : POINT.byOne({ point, owner: who });
    default:
      return [
        POINT[who]({ point }),
        expected && EXPECTED.point({ whose: OWNED[expected.by], sure: expected.sure }),
      ]
        .filter(Boolean)
        .join(" ");
  }
}

const OWNED = { black: "Black’s", white: "White’s", nobody: "nobody’s" };

const POINT = words("referee.point", {
  byOne: ({ point, owner }: { point: string; owner: Color }) =>
    `${point} is ${COLOR_NAMES[owner]}’s, by this claim.`,
  bySeveral: ({ point, owner, claims }: { point: string; owner: Color; claims: number }) =>
    `${point} is ${COLOR_NAMES[owner]}’s, by ${count(claims)} claims; the smallest is shown.`,
  both: ({ point }: { point: string }) => `${point} is in a lock of each colour.`,
  nobody: ({ point }: { point: string }) =>
    `${point} is nobody’s: no set that contains it is a lock of either colour.`,
  open: ({ point }: { point: string }) => `Whose ${point} is has not been decided yet.`,
});

/** "3 locks were found: the 2 above, and one more that lies inside one of them." */
export function foundWords(all: readonly Answered[], shown: readonly Answered[]): string {
  const more = all.filter((claim) => !shown.includes(claim));
  if (more.length === 0) return FOUND.all({ all: all.length });
  const isInside = more.every((claim) => beside(all, claim).within);
  return FOUND[isInside ? "inside" : "noPoint"]({
    all: all.length,
    shown: shown.length,
    more: more.length,
  });
}

interface FoundCounts {
  all: number;
  shown: number;
  more: number;
}

const found = (all: number): string => `${many(all, "lock was", "locks were")} found`;
const above = (shown: number): string => (shown === 1 ? "the one above" : `the ${count(shown)} above`);
const others = (more: number): string => `${more === 1 ? "one" : count(more)} more that`;

const FOUND = words("referee.found", {
  all: ({ all }: { all: number }) => `${found(all)}.`,
  inside: ({ all, shown, more }: FoundCounts) =>
    `${found(all)}: ${above(shown)}, and ${others(more)} ${plural(more, "lies", "lie")} inside ${shown === 1 ? "it" : plural(more, "one of them", "them")}.`,
  noPoint: ({ all, shown, more }: FoundCounts) =>
    `${found(all)}: ${above(shown)}, and ${others(more)} ${plural(more, "adds", "add")} no point.`,
});

/** The relation of a lock to the others: "It lies inside Black’s of 26 points." */
export function besideWords(all: readonly Answered[], claim: Answered): string {
  const { within, across } = beside(all, claim);
  const shared = claim.set.filter((at) => across.some(({ set }) => set.includes(at))).length;
  const [only] = across;
  return [
    within && BESIDE.within({ owner: within.player, size: within.set.length }),
    only &&
      (across.length === 1
        ? BESIDE.shares({ shared, owner: only.player, size: only.set.length })
        : BESIDE.sharesMany({ shared, owner: only.player })),
  ]
    .filter(Boolean)
    .join(" ");
}

const BESIDE = words("referee.beside", {
  within: ({ owner, size }: { owner: Color; size: number }) =>
    `It lies inside ${COLOR_NAMES[owner]}’s lock of ${many(size, "point")}.`,
  shares: ({ shared, owner, size }: { shared: number; owner: Color; size: number }) =>
    `It shares ${many(shared, "point")} with ${COLOR_NAMES[owner]}’s lock of ${many(size, "point")}.`,
  sharesMany: ({ shared, owner }: { shared: number; owner: Color }) =>
    `It shares ${many(shared, "point")} with locks of ${COLOR_NAMES[owner]}.`,
});

/** How far the work is: claims, situations, time, and the claim in work. */
export function progressWords({ nodes, elapsed, asking, claims }: Progress): string {
  const looked = lookedWords(nodes, elapsed);
  const far = claims === undefined ? PROGRESS.looked({ looked }) : PROGRESS.claims({ claims, looked });
  return asking ? `${far} ${PROGRESS.now({ player: asking.player, size: asking.set.length })}` : far;
}

/** The wait, and the time when it stops by itself. */
export const waitWords = ({ milliseconds }: Pick<Budget, "milliseconds">): string =>
  milliseconds ? PROGRESS.waitMost({ seconds: Math.round(milliseconds / 1000) }) : PROGRESS.wait;

const PROGRESS = words("referee.progress", {
  looked: ({ looked }: { looked: string }) => `${looked}.`,
  claims: ({ claims, looked }: { claims: number; looked: string }) =>
    `${many(claims, "claim")} answered, ${looked}.`,
  now: ({ player, size }: { player: Color; size: number }) =>
    `Now: ${COLOR_NAMES[player]}’s claim on ${many(size, "point")}.`,
  wait: "The referee asks about every claim that matters. Often it is done sooner.",
  waitMost: ({ seconds }: { seconds: number }) =>
    `The referee asks about every claim that matters. After ${seconds} seconds at most you see how far it came; often it is done sooner.`,
});

/** The extent of the findings; `stuck` when more time would not help. */
export function undecidedWords(
  { control, nodes, elapsed }: Pick<Judged, "control" | "nodes" | "elapsed">,
  stuck: boolean,
): string {
  const looked = lookedWords(nodes, elapsed);
  const known = control.some((who) => who !== "open") ? UNDECIDED.restHolds : UNDECIDED.nothing;
  return `${(stuck ? UNDECIDED.stuck : UNDECIDED.notEnough)({ looked })} ${known}`;
}

const UNDECIDED = words("referee.undecided", {
  restHolds: "The open points are marked on the board; the rest holds.",
  nothing: "Nothing on the board is decided yet.",
  stuck: ({ looked }: { looked: string }) =>
    `${looked}. A claim here needs more memory than this page takes, so reading on would not decide it.`,
  notEnough: ({ looked }: { looked: string }) => `${looked}, which was not enough.`,
});

/** "Two claims show it. Play either." */
export function showWords(claims: number, decided = true): string {
  if (!decided) return claims === 0 ? SHOWN.noneSoFar : SHOWN.soFar({ claims });
  if (claims === 0) return SHOWN.none;
  return claims === 1 ? SHOWN.one : claims === 2 ? SHOWN.two : SHOWN.several({ claims });
}

const SHOWN = words("referee.shown", {
  noneSoFar: "No lock has been found so far.",
  soFar: ({ claims }: { claims: number }) =>
    `Found so far: ${many(claims, "claim that holds", "claims that hold")}. More may follow.`,
  none: "Nobody locks anything here.",
  one: "One claim shows it. Play it.",
  two: "Two claims show it. Play either.",
  several: ({ claims }: { claims: number }) => `${count(claims)} claims show it. Play any of them.`,
});

/** "Black: 26 points, White: 14 points, nobody: 9 points." */
export const mapWords = (points: Record<Controller, number>): string =>
  (["black", "white", "both", "nobody", "open"] as const)
    .filter((who) => points[who] > 0)
    .map((who) => OPEN.share({ whose: WHOSE[who], points: points[who] }))
    .join(", ");

/** Open claims that have no row: "3 more are open, and 12 were not looked at yet." */
export function moreOpenWords(more: number, untried: number): string {
  if (more > 0 && untried > 0) return OPEN.moreAndUntried({ more, untried });
  if (more > 0) return OPEN.more({ more });
  return untried > 0 ? OPEN.untried({ untried }) : "";
}

/** Why nobody locks a part: the players whose claims on it fail. */
export function refutedWords(players: readonly Color[]): string {
  const [player] = players;
  if (!player) return OPEN.noBorder;
  return players.length > 1 ? OPEN.bothRefuted : OPEN.refuted({ player });
}

const OPEN = words("referee.open", {
  share: ({ whose, points }: { whose: string; points: number }) => `${whose}: ${many(points, "point")}`,
  more: ({ more }: { more: number }) => `${count(more)} more ${plural(more, "is", "are")} open.`,
  untried: ({ untried }: { untried: number }) =>
    `${many(untried, "claim was", "claims were")} not looked at yet.`,
  moreAndUntried: ({ more, untried }: { more: number; untried: number }) =>
    `${count(more)} more ${plural(more, "is", "are")} open, and ${many(untried, "claim was", "claims were")} not looked at yet.`,
  noBorder: "No set that contains any of it has a border of one colour.",
  bothRefuted: "Each colour may claim it together with its own side. Both claims are refuted.",
  refuted: ({ player }: { player: Color }) =>
    `Only ${COLOR_NAMES[player]} can border a set around it, and that claim is refuted.`,
});

/** The count and what stands around it. */
export const SCORE = words("referee.score", {
  territory: "Territory",
  deadStones: "Dead stones",
  prisoners: "Prisoners",
  komi: "Komi",
  score: "Score",
  caption: "The score",
  stonesPlayed: "stones played",
  nobodysEmptyPoints: "nobody’s empty points",
  dead: "Dead",
  allPoints: "all points",
  emptyPointsBoth: "empty points of both",
  makes: "makes",
  points: ({ count }: { count: number }) => many(count, "point"),
  previous: "Previous",
  next: "Next",
  takesNobodys: "It contains points that nobody controls, so it is refuted. Play it to see how.",
  legend: "Legend",
});
