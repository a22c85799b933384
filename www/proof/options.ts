/** The settings of a proof table, and its reports. */
import type {
  Choice,
  ClaimInput,
  Color,
  Line,
  Location,
  Move,
  PositionInput,
  Proved,
  Verdict,
} from "../engine/engine.ts";
import type { PlayState } from "./argument/argument-state.ts";
import type { Settled } from "./argument/claim-argument.ts";
import type { News } from "./argument/play.ts";
import type { Side } from "./argument/proof-session.ts";
import type { Tried } from "./argument/tree.ts";
import type { LawTask } from "./law-task.ts";
import type { Lesson } from "./lesson/lesson.ts";
import type { GiveLink } from "./save-proof.ts";

export interface ProofOptions {
  start: PositionInput | string;
  moves: Move[];
  /** A claim to begin with: nothing is chosen then. */
  claim?: { player: Color; set: "all" | Location[] } | undefined;
  /** Brings the certificate of that claim, when it is tested. */
  certificate?: (() => Promise<string>) | undefined;
  side?: Side | undefined;
  /** Moves of the proof to begin with, from a link. */
  line?: Choice[] | undefined;
  title?: string | undefined;
  onChange?: ((state: { claim: ClaimInput | null; side: Side | null; line: Choice[] }) => void) | undefined;
  onVerdict?: ((found: { claim: ClaimInput; verdict: Verdict }) => void) | undefined;
  /** A certificate that brings a position of its own was opened: a page with a place for that takes it. */
  onCertificate?: ((certificate: string) => void) | undefined;
  /** Copies a link to a certificate. */
  onLink?: GiveLink | undefined;
  /** "Back to the position". */
  onLeave?: (() => void) | undefined;
  /** A question of 1989 instead of a claim; then `claim`, `moves` and `certificate` mean nothing. */
  law?: LawTask | undefined;
  /** The table stands in a lesson, which gives the task. */
  lesson?: Lesson | undefined;
  /** The argument stands in somebody's article. */
  article?: ArticleHost | undefined;
}

/** An article, which lays out what is there in its own way, and tells its author what happens. */
export interface ArticleHost {
  /** The position and the moves before a claim, on the board as it is drawn. */
  base: Line | undefined;
  say(words: string): void;
  /** Something broke down. */
  failed(error: unknown): void;
  /** The worst case is there: the article asks for a side, or begins. */
  staged(): void;
  /** The words after an event. */
  spoken(play: PlayState, news: News): string;
  moved(made: readonly Tried[]): void;
  settled(end: Settled): void;
  decided(proved: Proved): void;
}
