/** A question to the engine, what rule sets say of a position: how far it is, and how it goes on. Pure. */
import { COMPARE_NODES, moreToCompare } from "../engine/limits.ts";
import type { Comparison } from "../engine/systems.ts";

export interface Asking {
  /** Each rule set may look into so many situations. */
  nodes: number;
  /** The findings so far. */
  found: Comparison | null;
  now: { kind: "working" } | { kind: "answered" } | { kind: "stopped" } | { kind: "failed"; error: unknown };
}

export type AskingEvent =
  | { kind: "heard"; found: Comparison }
  | { kind: "answered"; found: Comparison }
  | { kind: "stopped" }
  | { kind: "failed"; error: unknown }
  | { kind: "asked-on" };

export const ASKED: Asking = { nodes: COMPARE_NODES, found: null, now: { kind: "working" } };

export function askingStep(asking: Asking, event: AskingEvent): Asking {
  switch (event.kind) {
    case "heard":
      return { ...asking, found: event.found };
    case "answered":
      return { ...asking, found: event.found, now: { kind: "answered" } };
    case "stopped":
    case "failed":
      return { ...asking, now: event };
    case "asked-on": {
      // One that was stopped has not used up what it might look into.
      const nodes = asking.now.kind === "answered" ? moreToCompare(asking.nodes) : asking.nodes;
      return { ...asking, nodes, now: { kind: "working" } };
    }
  }
}
