/** The state of the authors' tool: text and choices, and the reading of the text. No DOM, no worker. */
import type { Outcome, Shown } from "./position.ts";
import { START, type Wish, withText } from "./wish.ts";

export interface AuthorState {
  /** As it stands in the fields. */
  wish: Wish;
  /** As the board and the code have it: what is typed comes a little later. */
  settled: Wish;
  /** The settings that came with an example, and say nothing of another position. */
  told: Partial<Wish>;
  outcome: Outcome | null;
  /** The position with the wishes it is shown by; null while the text gives none. It waits until a new text is read. */
  ready: { shown: Shown; wish: Wish } | null;
  /** Of which text and board the outcome is. */
  read: Pick<Wish, "text" | "board"> | null;
  /** The parts of an address that nobody can read. */
  faults: readonly string[];
}

export type AuthorEvent =
  | { kind: "take"; name: keyof Wish; value: string }
  | { kind: "settle" }
  /** An example with its settings, which starts everything but the looks afresh. */
  | { kind: "example"; wish: Partial<Wish>; told: Partial<Wish> }
  | { kind: "read"; outcome: Outcome };

export const startWith = (kept: Wish | null): AuthorState => {
  const wish = kept ?? START;
  return { wish, settled: wish, told: {}, outcome: null, ready: null, read: null, faults: [] };
};

/** While somebody types one of these, the board waits. */
const TYPED: ReadonlySet<keyof Wish> = new Set(["text", "caption", "claim", "move", "base", "at"]);

export function author(state: AuthorState, event: AuthorEvent): AuthorState {
  const next = changed(state, event);
  const { settled, outcome, read } = next;
  if (read?.text !== settled.text || read.board !== settled.board) return next;
  const shown = outcome?.kind === "shown" ? outcome.shown : null;
  const { ready } = next;
  if (ready === null ? shown === null : ready.shown === shown && ready.wish === settled) return next;
  return { ...next, ready: shown && { shown, wish: settled } };
}

function changed(state: AuthorState, event: AuthorEvent): AuthorState {
  switch (event.kind) {
    case "take":
      return taken(state, event.name, event.value);
    case "settle":
      return { ...state, settled: state.wish };
    case "example": {
      const { kind, base, theme, cell } = state.wish;
      const wish = { ...START, kind, base, theme, cell, ...event.wish };
      return { ...state, wish, settled: wish, told: event.told, faults: [] };
    }
    case "read": {
      const { outcome } = event;
      const read = { text: state.settled.text, board: state.settled.board };
      if (outcome.kind !== "address") return { ...state, outcome, read };
      const wish = { ...state.wish, ...outcome.wish };
      return { ...state, wish, settled: wish, outcome, read, faults: outcome.faults };
    }
  }
}

function taken(state: AuthorState, name: keyof Wish, value: string): AuthorState {
  if (name !== "text") {
    const wish = { ...state.wish, [name]: value };
    return { ...state, wish, settled: TYPED.has(name) ? state.settled : wish };
  }
  const wish = withText(state.wish, value);
  for (const [of, told] of Object.entries(state.told) as [keyof Wish, string][])
    if (wish[of] === told) wish[of] = "";
  return { ...state, wish, faults: [] };
}
