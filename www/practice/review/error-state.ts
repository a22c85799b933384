/** One error that is looked into: whether it is open, the line that shows why, and where the reader stands in it. Pure. */
import type { ErrorLine } from "./error-line.ts";

export interface ErrorState {
  open: boolean;
  /** How many times the line was asked for; 0: not yet. */
  asked: number;
  /** The line did not load. */
  failed: boolean;
  told: { line: ErrorLine; cursor: number } | null;
  /** The engine's state where no line is stored. */
  engine: "silent" | "asked" | "undecided" | "missing";
}

export const FOLDED: ErrorState = { open: false, asked: 0, failed: false, told: null, engine: "silent" };

export type ErrorEvent =
  | { kind: "toggle" }
  | { kind: "loaded"; line: ErrorLine }
  | { kind: "failed" }
  /** The engine's line; null where it doesn't decide. */
  | { kind: "shown"; line: ErrorLine | null }
  | { kind: "no answer" }
  | { kind: "step"; by: 1 | -1 };

export function errorStep(state: ErrorState, event: ErrorEvent): ErrorState {
  switch (event.kind) {
    case "toggle": {
      const open = !state.open;
      // Opened once more, what did not come is asked for once more.
      const again = open && (state.asked === 0 || state.failed || state.engine === "missing");
      return again ? { ...state, open, failed: false, asked: state.asked + 1 } : { ...state, open };
    }
    case "loaded": {
      const { line } = event;
      return { ...state, told: begun(line), engine: line.unshown ? "asked" : "silent" };
    }
    case "failed":
      return { ...state, failed: true };
    case "shown":
      if (!event.line) return { ...state, engine: "undecided" };
      return { ...state, told: begun(event.line), engine: "silent" };
    case "no answer":
      return { ...state, engine: "missing" };
    case "step": {
      if (!state.told) return state;
      const { line, cursor } = state.told;
      const to = cursor + event.by;
      if (to < line.track.from || to > endOf(line)) return state;
      return { ...state, told: { line, cursor: to } };
    }
  }
}

export const endOf = ({ track }: ErrorLine): number => track.situations.length - 1;

const begun = (line: ErrorLine): ErrorState["told"] => ({
  line,
  cursor: Math.min(endOf(line), line.answered),
});
