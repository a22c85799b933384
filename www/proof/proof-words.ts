/** The page's own words: names, numbers and labels. The engine states the worth of a move. */
import { COLOR_NAMES as NAMES, otherColor as other } from "../board/color.ts";
import {
  type Board,
  type Choice,
  type Color,
  type Expectation,
  haltWords,
  type Proved,
  type Shown,
  type Stage,
  type Verdict,
} from "../engine/engine.ts";
import type { NotTaken } from "./argument/claim-argument.ts";
import type { Guess, ProofSession, Side } from "./argument/proof-session.ts";
import { expectationOf, type Tried, verdictOf } from "./argument/tree.ts";
import { ENGINE } from "./words.ts";

export { NAMES, other };

export const pointName = (board: Board, at: number): string => board.points[at]?.name ?? String(at);

/** "a1", or who passes: "you pass", "White passes". */
function choiceWords(board: Board, choice: Choice, color: Color, you: Color): string {
  if (choice.kind === "play") return pointName(board, choice.at);
  const ko = choice.for === undefined ? "" : pointName(board, choice.for);
  if (ko)
    return color === you ? ENGINE.youPassFor({ ko }) : ENGINE.playerPassesFor({ color: NAMES[color], ko });
  return color === you ? ENGINE.youPass : ENGINE.playerPasses({ color: NAMES[color] });
}

/** "Not played yet: 5 a1, 6 you pass, 7 b1", or "Shown: …" on the way. `first` is the number of the first move. */
export function shownWords(
  shown: Shown,
  first: number,
  upTo: number,
  you: Color,
  head = ENGINE.shown,
): string {
  const moves = shown.moves.slice(0, upTo).map((choice, index) => {
    const turn = shown.course.situations[index]?.turn ?? "black";
    return `${first + index} ${choiceWords(shown.course.board, choice, turn, you)}`;
  });
  return moves.length > 0 ? `${head}: ${moves.join(", ")}` : "";
}

const standing: Record<Verdict, string> = {
  lock: ENGINE.claimHolds,
  refuted: ENGINE.claimFails,
  undecided: ENGINE.notDecidedYet,
};

const expected: Record<Expectation, string> = {
  holds: ENGINE.engineExpectsClaimHold,
  fails: ENGINE.engineExpectsClaimFail,
  open: ENGINE.notDecidedYet,
};

/** The text beside a stone in the tree: "c1", "d1 takes 4", "passes". */
export function triedName(board: Board, { choice, situation }: Tried): string {
  if (!choice) return ENGINE.start;
  if (choice.kind === "pass")
    return choice.for === undefined ? "passes" : ENGINE.passesFor({ ko: pointName(board, choice.for) });
  const taken = situation.move && "captured" in situation.move ? situation.move.captured.length : 0;
  return taken > 0
    ? ENGINE.takes({ point: pointName(board, choice.at), taken })
    : pointName(board, choice.at);
}

/** The name of a tried move for readers who listen: "Move 4, Black, c1: the claim fails". */
export function triedLabel(board: Board, node: Tried): string {
  const [verdict, expectation] = [verdictOf(node), expectationOf(node)];
  const name = node.situation.move
    ? ENGINE.move({
        number: node.number,
        color: NAMES[node.situation.move.color],
        board: triedName(board, node),
      })
    : ENGINE.startProof;
  if (verdict !== "undecided") return `${name}: ${standing[verdict]}`;
  return expectation ? `${name}: ${expected[expectation]}` : name;
}

/** Why a press was no move. */
export function notTakenWords(why: NotTaken, { you }: { you: Color }): string {
  if (why === "told") return ENGINE.youLookingLineLeave;
  return why === "over" ? ENGINE.overHere : ENGINE.turnHereTakeMove({ name: NAMES[other(you)] });
}

/** "Black claims, White moves first. You are Black." By 1989 the claimant moves first. */
export function rolesWords(player: Color, side: Side | null, claimantFirst = false): string {
  const roles = claimantFirst
    ? ENGINE.claimsMovesFirst({ player: NAMES[player] })
    : ENGINE.otherMovesFirst({ player: NAMES[player], other: NAMES[other(player)] });
  return side
    ? `${roles} ${ENGINE.you({ name: NAMES[side === "claimant" ? player : other(player)] })}`
    : roles;
}

/** "The worst case, 1 of 4". A lesson shows the whole of it first, which would be the last of steps that nobody saw. */
export const stageName = ({ step, steps }: Pick<ProofSession, "step" | "steps">, lesson: boolean): string =>
  lesson && step === steps - 1 ? ENGINE.worstCase : ENGINE.worstCaseStep({ number: step + 1, steps });

/** A step of the worst case, for readers who listen. */
export function stagingWords(session: ProofSession, stage: Stage, law: boolean, lesson: boolean): string {
  const words = stage.steps[session.step]?.words ?? "";
  return law ? words : `${stageName(session, lesson)}. ${words}`;
}

/** "You said it holds, but the engine has refuted it.", or what the engine expects; empty where nothing was said, or nothing is known. */
export function foreseenWords(
  guess: Guess | null,
  verdict: Verdict,
  expectation: Expectation = "open",
): string {
  if (guess !== "holds" && guess !== "fails") return "";
  if (verdict === "undecided") return expectedWords(guess, expectation);
  const truth = verdict === "lock" ? "holds" : "fails";
  if (guess === truth) return ENGINE.youSaidDoes({ guess });
  return ENGINE.butEngine({ guess });
}

function expectedWords(guess: "holds" | "fails", expectation: Expectation): string {
  if (expectation === "open") return "";
  if (guess === expectation) return ENGINE.soExpects({ guess });
  return ENGINE.expectsOther({ guess });
}

/** The result at the start of the proof, and whether the reader foresaw it. */
export function provedWords(proved: Proved, guess: Guess | null): string {
  const { verdict, expectation = "open" } = proved;
  if (verdict === "undecided" && expectation !== "open")
    return ENGINE.startSearchedBrowser({ expectation: expected[expectation], known: proved.known });
  const open = haltWords(proved);
  if (open !== null) return open;
  const holds = verdict === "lock";
  return ENGINE.checked({
    holds,
    foreseen: guess === "holds" || guess === "fails" ? (guess === "holds") === holds : null,
    situations: proved.certificate?.situations ?? proved.known,
    isStored: Boolean(proved.stored),
  });
}

/** A name for a file: "Black, 9 on the right" as "black-9-on-the-right". */
export const fileName = (title: string, ending = "txt"): string =>
  `loja-${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 48) || "claim"
  }.${ending}`;
