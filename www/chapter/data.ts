/** The data that a chapter's page carries for its script. */
import type { Color } from "../board/color.ts";
import type { PositionInput, Step } from "../engine/engine.ts";
import type { LawQuestion, RulesName } from "../engine/systems.ts";

/** Numbers of locations that a player is said to control. */
export interface Areas {
  black: number[];
  white: number[];
}

/** A claim: whose it is, and the numbers of its locations. */
export interface Claim {
  player: Color;
  set: number[];
}

export interface Answer {
  text: string;
  right: boolean;
  reply: string;
  /** The moves after which the answer is true or false; the reply tells of them. */
  after?: string;
  /** Where the answer says who controls what: it is drawn as a small map. */
  control?: Areas;
  /** The points of which it speaks: they are outlined while it is chosen. */
  outline?: number[];
}

/** A question that the reader answers before the text does. */
export type Question =
  | { kind: "choice"; answers: Answer[] }
  | { kind: "number"; number: number; right: string; wrong: string };

/** A question before a statement about a position: neutral, with the number of the right option. */
export interface Asks {
  text: string;
  /** `text` without the moves before it, if there are any. */
  said?: string;
  options: string[];
  right: number;
}

/** A statement about a figure's situation, confirmed by the engine unless it says otherwise. */
export interface Says {
  id: string;
  /** `lock`, `refuted`, `control` and so on, as `tutorials/FORMAT.md` has them. */
  kind: string;
  /** `otherwise`: the source says so, and the engine finds something else. */
  verdict: "confirmed" | "undecided" | "otherwise";
  /** Whose rules say it, where it is not LJRG. */
  rules?: RulesName;
  text: string;
  /** Whether the chapter has words of its own for it. */
  own?: boolean;
  /** `text` without the moves before it, if there are any. */
  said?: string;
  /** The result that it gives: `B+3`, `jigo`. */
  result?: string;
  /** Moves from the figure's situation, after which it holds. */
  after?: string;
  player?: Claim["player"];
  set?: Claim["set"];
  control?: Areas;
  /** Null where the text gives nothing away that could be predicted. */
  asks: Asks | null;
  /** The page has told it before: it is shown at once. */
  known?: boolean;
}

/** Moves to walk, without a question. */
export interface Line {
  moves: string;
  /** Notes after some of the moves. */
  notes: { move: number; say: string }[];
}

/** A claim that is argued with the engine. */
export interface Proof {
  /** Null where the reader is to find one. */
  claim: Claim | null;
  /** A question of 1989 in place of the claim, which only has what is outlined. */
  law?: LawQuestion;
  /** `either` is the side that the truth lets win. */
  you: "claimant" | "refuter" | "either";
  verdict: "lock" | "refuted";
  decided: boolean;
  /** The moves begin at once: nothing is predicted, and the worst case is not set up step by step. */
  atOnce: boolean;
  /** The claims of which one is to be found. */
  find: Claim[];
  /** Claims that one may test instead, and what is said to them. */
  wrong: (Claim & { say: string })[];
  hints: string[];
  solved: string;
  /** The file of the engine's own proof, where it would take too long to find. */
  certificate: string | null;
}

/** Areas that somebody else than the engine tells. */
interface ToldMap extends Areas {
  by: string;
  /** The rules whose ruling it is, where a source tells it of this position. */
  rules?: RulesName;
}

export interface Figure {
  id: string;
  kind: "figure" | "step" | "question" | "line" | "proof" | "referee" | "laws";
  title: string | null;
  caption: string | null;
  position: PositionInput;
  step: Step | null;
  question: Question | null;
  line: Line | null;
  proof: Proof | null;
  /** Other rules that it is played by, and the game that led to it. */
  rules?: RulesName;
  /** `players`: who makes each move of a line, `B` or `W`. */
  game?: { start: PositionInput; played: string; players?: string };
  /** The rule sets to compare. */
  laws?: RulesName[];
  map: ToldMap | null;
  says: Says[];
  /** The points that the text speaks of. */
  outline?: number[] | undefined;
  /** Of a question: the next section plays it out, so what is right is not told before. */
  later?: boolean;
  /**
   * The step or proof that settles the question, the last one that plays it out; its place, and the words by then on
   * each guess.
   */
  settled?: {
    by: string;
    section: string;
    title: string;
    replies: { tone: "solved" | "astray"; text: string }[];
  };
  /** The question that a step or proof settles, and its closing words for a reader with each guess. */
  settles?: { asked: string; said: string[] };
  /** Moves only for the player with the turn: the other one only passes. */
  alone?: boolean;
}

export interface Section {
  id: string;
  figures: Figure[];
}

export interface ChapterData {
  slug: string;
  sections: Section[];
}

/** Reads the data from the page; it was written by the build from checked chapters. */
export function readChapter(root: ParentNode): ChapterData | null {
  const text = root.querySelector("script[type='application/json']#chapter-data")?.textContent;
  return text ? (JSON.parse(text) as ChapterData) : null;
}

/** The section that a fragment names: by its own id, or that of a figure or of what is said in it. Null when none does. */
export function sectionOf(chapter: ChapterData, fragment: string): Section | null {
  const id = decode(fragment.replace(/^#/, ""));
  return (
    chapter.sections.find(
      (section) =>
        section.id === id ||
        section.figures.some((figure) => figure.id === id || figure.says.some((says) => says.id === id)),
    ) ?? null
  );
}

/** Links come from strangers: a fragment that can't be decoded is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const ASKING: readonly Figure["kind"][] = ["step", "question", "proof"];

/** Whether a figure asks something of the reader, and so can be solved. */
export const asks = ({ kind }: Pick<Figure, "kind">): boolean => ASKING.includes(kind);

/** The task of a section, if it has one. */
export function asking(section: Section): Figure | null {
  return section.figures.find(asks) ?? null;
}

/** The figure on the table while a section is read: its task, or else its last figure. */
export function tableFigure(section: Section): Figure | null {
  return asking(section) ?? section.figures.at(-1) ?? null;
}
