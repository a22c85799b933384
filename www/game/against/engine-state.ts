/** What the engine says of the game at its place, and what can be asked of it there. Pure. */

export interface EngineState {
  said: string;
  /** What it looks at while it thinks: for the eye. */
  looking: string;
  /** The line that it expects. */
  line: string;
  /** What it thinks of the game, for those who ask: a beginner need not hear after each move by how much he is behind. */
  estimate: string;
  /** What can be pressed: it stops thinking and plays, begins with its list, or tries again. */
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
