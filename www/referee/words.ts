/** What the referee view says by itself: whose a point is, how far the work is. */
import { COLOR_NAMES } from "../board/color.ts";
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
import { type Answered, beside } from "./claims.ts";

/** Labels and sentences, by their ids. */
export const WORDS = {
  judging: "Judging",
  laying: "The position is being laid out.",
  ifStopped: "If play stopped here",
  stop: "Stop",
  stopped: "Stopped",
  stoppedWords: "You stopped the judging. What was found so far is kept and shown on the board.",
  goOn: "Go on",
  failed: "No answer",
  again: "Try again",
  undecided: "Not decided yet",
  leave: "Back to the position",
  board: ({ board }: { board: string }) => `${board}, control`,
  over: "Play is over.",
  dead: "Patterned stones: dead.",
  notLjrg: "This komi is not LJRG: there it is a whole number, counted as prisoners (A2).",
  sumsAgree: "The two sums agree, so nothing was counted twice or left out.",
  sumsDiffer: "The two sums differ. Something was counted twice or left out: don’t rely on this score.",
  open: "What is open",
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
  withoutOutline: "Take the outline away",
} as const;

type Controller = RefereeReport["control"][number];

export const WHOSE: Record<Controller, string> = {
  black: "Black’s",
  white: "White’s",
  nobody: "Nobody’s",
  both: "Of both",
  open: "Not decided",
};

/** "Black locks the left, 26 points". */
export const lockWords = (
  { player, region }: Named,
  verb: "locks" | "can’t lock" | "may lock" = "locks",
): string => `${COLOR_NAMES[player]} ${verb} ${region}`;

/** The same with what came of it. */
export const claimWords = (claim: Answered): string =>
  claim.verdict === "undecided"
    ? lockWords(claim, "may lock")
    : lockWords(claim, claim.verdict === "refuted" ? "can’t lock" : "locks");

/** "White may lock the left, 26 points": nobody knows yet. What no more time overcomes is said. */
export function openWords({ halt, nodes, ...claim }: Named & Pick<Answered, "halt" | "nodes">): {
  title: string;
  words: string;
} {
  const why = {
    memory: " It needs more memory than this page takes.",
    "too-large": " The set is too large to be searched.",
    "no-certificate": " There is an answer, but no certificate of it that could be checked.",
  };
  return {
    title: lockWords(claim, "may lock"),
    words: `Open: ${lookedWords(nodes)}.${halt ? why[halt] : ""}`,
  };
}

type Named = Pick<Answered, "player" | "region">;

/** Whose a point is, and by which claims. */
export function pointWords(board: Board, at: number, who: Controller, claims: number): string {
  const name = board.points[at]?.name ?? String(at);
  switch (who) {
    case "black":
    case "white":
      return `${name} is ${COLOR_NAMES[who]}’s${claims > 1 ? `, by ${count(claims)} claims; the smallest is shown` : ", by this claim"}.`;
    case "both":
      return `${name} is in a lock of each colour.`;
    case "nobody":
      return `${name} is nobody’s: no set that takes it in is a lock of either colour.`;
    case "open":
      return `Whose ${name} is has not been decided yet.`;
  }
}

/** "3 locks were found: the 2 above, and one more that lies inside one of them." */
export function foundWords(all: readonly Answered[], shown: readonly Answered[]): string {
  const found = `${many(all.length, "lock was", "locks were")} found`;
  const more = all.filter((claim) => !shown.includes(claim));
  if (more.length === 0) return `${found}.`;
  const one = more.length === 1;
  const inside = more.every((claim) => beside(all, claim).within);
  const lie = inside
    ? `${one ? "lies" : "lie"} inside ${shown.length === 1 ? "it" : one ? "one of them" : "them"}`
    : `${one ? "adds" : "add"} no point`;
  return `${found}: ${shown.length === 1 ? "the one" : `the ${count(shown.length)}`} above, and ${one ? "one" : count(more.length)} more that ${lie}.`;
}

/** What a lock has to do with the others: "It lies inside Black’s of 26 points." */
export function besideWords(all: readonly Answered[], claim: Answered): string {
  const { within, across } = beside(all, claim);
  const owned = ({ player, set }: Answered): string =>
    `${COLOR_NAMES[player]}’s lock of ${many(set.length, "point")}`;
  const shared = claim.set.filter((at) => across.some(({ set }) => set.includes(at))).length;
  const [only] = across;
  return [
    within && `It lies inside ${owned(within)}.`,
    only &&
      `It shares ${many(shared, "point")} with ${across.length === 1 ? owned(only) : `locks of ${COLOR_NAMES[only.player]}`}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** How far the work is: claims, situations, time, and the claim in work. */
export function progressWords({ nodes, elapsed, asking, claims }: Progress): string {
  const words = [
    claims === undefined ? "" : many(claims, "claim answered", "claims answered"),
    lookedWords(nodes, elapsed),
  ];
  return `${words.filter(Boolean).join(", ")}.${asking ? ` Now: ${claimInWork(asking)}.` : ""}`;
}

/** What is waited for, and when it stops by itself. */
export const waitWords = ({ milliseconds }: Pick<Budget, "milliseconds">): string =>
  `Every claim that matters is being asked. ${
    milliseconds
      ? `After ${Math.round(milliseconds / 1000)} seconds at most you see how far it came; often`
      : "Often"
  } it is done sooner.`;

const claimInWork = ({ player, set }: { player: Color; set: number[] }): string =>
  `${COLOR_NAMES[player]}’s claim on ${many(set.length, "point")}`;

/** What the time was enough for; `stuck` when more of it would not help. */
export function undecidedWords(
  { control, nodes, elapsed }: Pick<Judged, "control" | "nodes" | "elapsed">,
  stuck: boolean,
): string {
  const read = lookedWords(nodes, elapsed);
  const known = control.some((who) => who !== "open")
    ? "What is open is marked on the board; the rest holds."
    : "Nothing on the board is decided yet.";
  return stuck
    ? `${read}. A claim here needs more memory than this page takes, so reading on would not decide it. ${known}`
    : `${read}, which was not enough. ${known}`;
}

/** "Two claims show it. Play either." */
export function showWords(claims: number, decided = true): string {
  if (!decided && claims === 0) return "No lock has been found so far.";
  if (!decided)
    return `Found so far: ${many(claims, "claim that holds", "claims that hold")}. More may follow.`;
  if (claims === 0) return "Nobody locks anything here.";
  if (claims === 1) return "One claim shows it. Play it.";
  return claims === 2
    ? "Two claims show it. Play either."
    : `${count(claims)} claims show it. Play any of them.`;
}

/** "Black: 26 points, White: 14 points, nobody: 9 points." */
export const mapWords = (found: Record<Controller, number>): string =>
  (["black", "white", "both", "nobody", "open"] as const)
    .filter((who) => found[who] > 0)
    .map((who) => `${WHOSE[who]}: ${many(found[who], "point")}`)
    .join(", ");

/** Open claims that have no row: "3 more are open, and 12 were not looked at yet." */
export function moreOpenWords(more: number, untried: number): string {
  const open = more > 0 && `${count(more)} more ${more === 1 ? "is" : "are"} open`;
  const fresh = untried > 0 && `${many(untried, "claim was", "claims were")} not looked at yet`;
  return open && fresh ? `${open}, and ${fresh}.` : open || fresh ? `${open || fresh}.` : "";
}

/** Why nobody locks a part: the players whose claims on it fail. */
export function refutedWords(players: readonly Color[]): string {
  const [player] = players;
  if (!player) return "No set that takes in any of it has a border of one colour.";
  if (players.length > 1) return "Both colours may claim it with their own side. Both are refuted.";
  return `Only ${COLOR_NAMES[player]} can border a set around it, and that claim is refuted.`;
}
