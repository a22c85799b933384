/**
 * The reader's progress at a proof table: choosing a claim, seeing the worst case set up, playing. A state machine
 * without side effects; an event that it doesn't allow leaves it as it was.
 */
import type { Color, Location } from "../../engine/engine.ts";

export type Side = "claimant" | "refuter";

/** The reader's guess before the test of a claim. */
export type Guess = "holds" | "fails" | "unsure";

export interface Claim {
  readonly player: Color;
  readonly set: readonly Location[];
  /** Drawn as the other side's: the stones in question, where the set is another one (1989). */
  readonly beside?: readonly Location[];
}

export interface ProofSession {
  readonly phase: "choosing" | "staging" | "playing";
  readonly claim: Claim;
  readonly guess: Guess | null;
  readonly side: Side;
  /** Which step of the worst case is shown, and how many there are. */
  readonly step: number;
  readonly steps: number;
}

export type Event =
  | { kind: "choose"; claim: Claim }
  /** `side` is the reader's side, whatever the guess. */
  | { kind: "guess"; guess: Guess; side?: Side | null }
  | { kind: "test" }
  | { kind: "staged"; steps: number }
  | { kind: "step"; to: number }
  | { kind: "side"; side: Side }
  | { kind: "play" }
  /** Back to the steps of the worst case. */
  | { kind: "restage" }
  | { kind: "again" };

export function beginSession(claim: Claim, side: Side = "claimant"): ProofSession {
  return { phase: "choosing", claim, guess: null, side, step: 0, steps: 0 };
}

export const sameClaim = (one: Claim, two: Claim): boolean =>
  one.player === two.player &&
  one.set.length === two.set.length &&
  one.set.every((at) => two.set.includes(at));

/**
 * A reader who believes in the claim defends it, and one who doubts it attacks it; one who can’t tell chooses a side.
 */
export const SIDE_OF: Record<Guess, Side | null> = { holds: "claimant", fails: "refuter", unsure: null };

export function advance(session: ProofSession, event: Event): ProofSession {
  const { phase } = session;
  switch (event.kind) {
    case "choose":
      // Whoever changes the claim has not yet said anything about the new one.
      if (phase !== "choosing" || sameClaim(session.claim, event.claim)) return session;
      return { ...session, claim: event.claim, guess: null };
    case "guess":
      if (phase === "playing") return session;
      // Who believes in the claim defends it, who doubts it attacks it.
      return {
        ...session,
        guess: event.guess,
        side: event.side ?? SIDE_OF[event.guess] ?? session.side,
      };
    case "test":
      return phase === "choosing" && session.claim.set.length > 0
        ? { ...session, phase: "staging", step: 0, steps: 0 }
        : session;
    case "staged":
      return phase === "staging" ? { ...session, steps: event.steps } : session;
    case "step":
      return phase === "staging" && event.to >= 0 && event.to < session.steps
        ? { ...session, step: event.to }
        : session;
    case "side":
      return phase === "choosing" ? session : { ...session, side: event.side };
    case "play":
      return phase === "staging" ? { ...session, phase: "playing" } : session;
    case "restage":
      return phase === "playing" ? { ...session, phase: "staging", step: 0 } : session;
    case "again":
      return phase === "choosing" ? session : { ...session, phase: "choosing", step: 0, steps: 0 };
  }
}
