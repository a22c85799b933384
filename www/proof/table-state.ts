/** The state of a proof table, and the effect of each event. Pure: `course.ts` asks the engine. */
import type { Claiming, Line, Location, RefereeReport, Situation, Stage } from "../engine/engine.ts";
import type { TroubleTold } from "../kit/notices.tsx";
import { spokenAfter } from "../kit/words.ts";
import type { ArgumentState } from "./argument/argument-state.ts";
import { isReading } from "./argument/judge.ts";
import {
  advance,
  beginSession,
  type Claim,
  type Event,
  type ProofSession,
  type Side,
} from "./argument/proof-session.ts";
import { ownFit } from "./lesson/lesson-hints.ts";

/** The claims that the engine offers. */
interface Offered {
  report: RefereeReport | null;
  running: boolean;
  /** The worst case of a claim of the list; null until it is known. */
  worst(claim: Claim): Situation | null;
}

/** The part to bring into sight, once drawn; with `words` the focus goes there too. */
export type Wish = "answer" | "task" | "hints" | "words";

export interface TableState {
  readonly session: ProofSession;
  /** Null until the engine has laid the position out. */
  readonly base: Line | null;
  /** The worst case, from the test of the claim on. */
  readonly stage: Stage | null;
  /** The argument; null while the claim is chosen. */
  readonly argued: ArgumentState | null;
  readonly claiming: Claiming | null;
  readonly chosenBefore: { back: boolean; forward: boolean };
  readonly offered: Offered;
  readonly points: boolean;
  /** Why the last tap or the claim was refused. */
  readonly fault: string;
  /** The words before those on the last press; empty for nothing. */
  readonly remark: string;
  /** How many of the lesson's own hints are open. */
  readonly ownHints: number;
  readonly trouble: TroubleTold | null;
  /** The words for readers who listen. */
  readonly spoken: string;
  readonly wish: { what: Wish } | null;
}

export type TableEvent =
  | { kind: "session"; event: Event }
  | { kind: "set"; part: Partial<Pick<TableState, "base" | "stage" | "offered" | "points" | "remark">> }
  | { kind: "argued"; argued: ArgumentState | null }
  | {
      kind: "chosen";
      claiming: Claiming | null;
      before: TableState["chosenBefore"];
      fault: string;
    }
  | { kind: "own-hint" }
  | { kind: "trouble"; trouble: TableState["trouble"] }
  | { kind: "say"; words: string }
  | { kind: "wish"; what: Wish };

export const beginTable = (side: Side | undefined, claim?: Claim): TableState => ({
  session: beginSession(claim ?? { player: "black", set: [] }, side),
  base: null,
  stage: null,
  argued: null,
  claiming: null,
  chosenBefore: { back: false, forward: false },
  offered: { report: null, running: false, worst: () => null },
  points: false,
  fault: "",
  remark: "",
  ownHints: 0,
  trouble: null,
  spoken: "",
  wish: null,
});

export function tableStep(state: TableState, event: TableEvent): TableState {
  switch (event.kind) {
    case "session": {
      const session = advance(state.session, event.event);
      const again = event.event.kind === "again" && { ownHints: 0, fault: "", stage: null };
      return { ...state, session, remark: "", ...again };
    }
    case "set":
      return { ...state, ...event.part };
    case "argued": {
      // Whoever comes back to the first move asks anew for what the lesson says of it.
      const ownHints = ownFit(event.argued?.play ?? null) ? state.ownHints : 0;
      return { ...state, argued: event.argued, ownHints };
    }
    case "chosen": {
      const { claiming, before: chosenBefore, fault } = event;
      const session = claiming ? advance(state.session, { kind: "choose", claim: claiming }) : state.session;
      return { ...state, session, claiming, chosenBefore, fault };
    }
    case "own-hint":
      return { ...state, ownHints: state.ownHints + 1 };
    case "trouble":
      return state.trouble === event.trouble ? state : { ...state, trouble: event.trouble };
    case "say":
      return { ...state, spoken: spokenAfter(state.spoken, event.words) };
    case "wish":
      return { ...state, wish: { what: event.what } };
  }
}

/** "choosing", "staging" or "playing": the words beside the board; playing begins with the moves. */
export const phaseOf = ({
  session,
  argued,
}: Pick<TableState, "session" | "argued">): ProofSession["phase"] =>
  session.phase === "playing" && !argued?.play ? "staging" : session.phase;

/** Until a stored proof is read the engine has nothing to say. */
export const reads = ({ argued }: Pick<TableState, "argued">): boolean =>
  argued !== null && isReading(argued.judge);

export const everything = ({ base }: TableState): Location[] => base?.board.points.map((_, at) => at) ?? [];
