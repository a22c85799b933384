/** The board's view in each phase: built from data, without any rule. */
import type { Area, BoardView, FigureView, Sign } from "../board/index.ts";
import type {
  Board,
  Choice,
  Claiming,
  Color,
  End,
  Expectation,
  Known,
  Location,
  Shown,
  Situation,
  Verdict,
} from "../engine/engine.ts";
import type { PlayState } from "./argument/argument-state.ts";
import type { Claim, Side } from "./argument/proof-session.ts";
import type { Made } from "./argument/tree.ts";
import { TABLE } from "./words.ts";

const all = (situation: Situation): Location[] => situation.stones.map((_, at) => at);

/** The claim's outline: the reader's own, or the other's. */
export function areaOf(claim: Claim, side: Side): Area[] {
  const [own, foreign] = side === "claimant" ? (["mine", "other"] as const) : (["other", "mine"] as const);
  const areas: Area[] = claim.set.length > 0 ? [{ points: claim.set, kind: own }] : [];
  return claim.beside?.length ? [...areas, { points: claim.beside, kind: foreign }] : areas;
}

function plain(situation: Situation): BoardView {
  return { stones: situation.stones, marks: situation.marks, hand: null, playable: [] };
}

/** While a set is being chosen: every point may be pressed, and where the border breaks is ringed. */
export function choosingView(
  situation: Situation,
  claiming: Pick<Claiming, "player" | "set" | "broken">,
): BoardView {
  return {
    ...plain(situation),
    hand: "claim",
    playable: all(situation),
    areas: areaOf(claiming, "claimant"),
    rings: claiming.broken?.points ?? [],
  };
}

/** A claim that is not chosen but given. */
export const givenView = (situation: Situation, claim: Claim, side: Side): BoardView => ({
  ...plain(situation),
  areas: areaOf(claim, side),
});

/** One step of the worst case. */
export function stagingView(
  situation: Situation,
  claim: Claim,
  side: Side,
  changed: readonly Location[],
): BoardView {
  // When the whole outside changes, the stones that came say so themselves.
  const few = changed.length > 0 && changed.length <= 3;
  return { ...plain(situation), areas: areaOf(claim, side), rings: few ? changed : [] };
}

interface Playing {
  situation: Situation;
  claim: Claim;
  side: Side;
  /** The colour of the reader's moves. */
  you: Color;
  /** The number of the move that led here. */
  number: number;
  /** The numbers of all moves whose stones still stand. */
  labels: (string | null)[];
  /** The points of the last hint that is open. */
  hint: readonly Location[];
  /** The eyes of a formation that is there. */
  eyes: readonly Location[];
}

/** While moves are tried. */
export function playingView({ situation, claim, side, you, labels, hint, eyes }: Playing): BoardView {
  const mine = situation.turn === you && !situation.final;
  return {
    ...plain(situation),
    hand: mine ? you : null,
    playable: mine ? situation.playable : [],
    areas: areaOf(claim, side),
    labels,
    rings: hint,
    signs: eyeSigns(situation, eyes),
  };
}

const eyeSigns = (situation: Situation, eyes: readonly Location[]): (Sign | null)[] =>
  situation.stones.map((_, at) => (eyes.includes(at) ? "eye" : null));

/** The number of each move on its stone, while that stands: the newest, where a point was played on twice. */
export function numbersOn(way: readonly Made[], { stones }: Situation): (string | null)[] {
  const labels: (string | null)[] = stones.map(() => null);
  for (const { choice, number, situation } of way)
    if (choice?.kind === "play" && stones[choice.at] === situation.stones[choice.at])
      labels[choice.at] = String(number);
  return labels.map((label, at) => (stones[at] ? label : null));
}

/** A line told on top of the place it starts from: the first stone of each point that is empty there. */
export function toldView(view: BoardView, shown: Shown, first: number): BoardView {
  const told = new Map<Location, { at: Location; stone: Color; label: string }>();
  shown.moves.forEach((choice, index) => {
    const stone = shown.course.situations[index]?.turn;
    if (choice.kind === "pass" || !stone || view.stones[choice.at] || told.has(choice.at)) return;
    told.set(choice.at, { at: choice.at, stone, label: String(first + index) });
  });
  return { ...view, shown: [...told.values()] };
}

/** A line walked through: `step` moves of it are made, in the look of a line shown. */
export function walkView(playing: Playing, shown: Shown, step: number): BoardView {
  const situation = shown.course.situations[step] ?? playing.situation;
  const told = new Map<Location, { at: Location; stone: Color; label: string }>();
  shown.moves.slice(0, step).forEach((choice, index) => {
    const stone = shown.course.situations[index]?.turn;
    if (choice.kind !== "play" || !stone) return;
    if (situation.stones[choice.at] === stone)
      told.set(choice.at, { at: choice.at, stone, label: String(playing.number + index + 1) });
  });
  // Only the newest stone of a point is there, and only while it was not captured since.
  return {
    ...plain(situation),
    stones: situation.stones.map((stone, at) => (told.has(at) ? null : stone)),
    labels: playing.labels.map((label, at) =>
      situation.stones[at] === playing.situation.stones[at] && !told.has(at) ? label : null,
    ),
    areas: areaOf(playing.claim, playing.side),
    shown: [...told.values()],
    signs: eyeSigns(situation, step === shown.moves.length ? (shown.end?.eyes ?? []) : []),
  };
}

/** The place that one sentence of an end is about: of a loop, the one after each of its moves. */
export function endPlace(end: End, way: readonly Made[], step: number): Made | undefined {
  return end.since === null ? way.at(-1) : (way[end.since + 1 + step] ?? way.at(-1));
}

/** The end, looked at one sentence after the other. */
export function endView(playing: Playing, end: End, step: number): BoardView {
  return {
    ...playingView({ ...playing, hint: end.steps[step]?.points ?? [], eyes: end.eyes }),
    hand: null,
    playable: [],
  };
}

const SIGNS: Record<Verdict, Sign> = { lock: "holds", refuted: "fails", undecided: "open" };

export const signOf = (verdict: Verdict): Sign => SIGNS[verdict];

const FLIPPED: Record<Expectation, Sign> = { holds: "fails", fails: "holds", open: "open" };

/** From the reader's side: a disc is good, a cross is bad. A reader of both sides has the claim's signs. */
export const signFor = (expectation: Expectation, { side, both }: Pick<PlayState, "side" | "both">): Sign =>
  side === "refuter" && !both ? FLIPPED[expectation] : expectation;

/** Every legal move of a place with its sign; the one that was made there is ringed. */
export function truthView(
  situation: Situation,
  known: Known,
  made: Choice | null,
  reader: Pick<PlayState, "side" | "both">,
): FigureView {
  const signs: (Sign | null)[] = situation.stones.map(() => null);
  for (const { choice, expectation } of known.moves)
    if (choice.kind === "play") signs[choice.at] = signFor(expectation, reader);
  return {
    stones: situation.stones,
    marks: situation.marks,
    signs,
    rings: made?.kind === "play" ? [made.at] : [],
  };
}

/** The truth in words, for readers who listen: "Holds: a2. Fails: c1 and a pass." */
export function truthWords(board: Board, known: Known): string {
  const names = (expectation: Expectation): string =>
    known.moves
      .filter((move) => move.expectation === expectation)
      .map(({ choice }) => {
        const at = choice.kind === "play" ? choice.at : choice.for;
        const name = at === undefined ? "" : (board.points[at]?.name ?? "");
        return choice.kind === "play" ? name : name ? TABLE.passForAmid({ name }) : "pass";
      })
      .join(", ");
  const parts = [
    [TABLE.holdsAfter, names("holds")],
    [TABLE.failsAfter, names("fails")],
    [TABLE.openAfter, names("open")],
  ] as const;
  return parts
    .filter(([, moves]) => moves)
    .map(([say, moves]) => say({ moves }))
    .join(" ");
}
