/** The engine’s words on the game at its place, and the buttons for it there. Pure. */

export interface EngineState {
  said: string;
  /** The move it looks at while it thinks: for the eye. */
  looking: string;
  /** The line that it expects. */
  line: string;
  /** Its estimate of the game, on request: a beginner need not hear the margin after each move. */
  estimate: string;
  /** The button to press: it stops thinking and plays, begins with its list, or tries again. */
  act: "stop" | "begin" | "again" | null;
}

export type EngineEvent =
  /** It begins to work. */
  | { kind: "began"; said: string; act: EngineState["act"] }
  /** `line`: null where it keeps to itself what it expects. */
  | { kind: "looked"; looking: string; line: string | null }
  /** It is done. Without words it has nothing to say. */
  | { kind: "done"; said?: string; line?: string; estimate?: string }
  | { kind: "failed"; said: string };

export const SILENT: EngineState = { said: "", looking: "", line: "", estimate: "", act: null };

export function stepEngine(state: EngineState, event: EngineEvent): EngineState {
  switch (event.kind) {
    case "began":
      return { ...SILENT, said: event.said, act: event.act };
    case "looked":
      return { ...state, looking: event.looking, line: event.line ?? state.line };
    case "done": {
      const { said = "", line = "", estimate = "" } = event;
      return { ...SILENT, said, line, estimate };
    }
    case "failed":
      return { ...state, said: event.said, looking: "", act: "again" };
  }
}
