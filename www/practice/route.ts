/** The part after the `#` of practice.html. Addresses come from anybody: one that means nothing leads to the hub. */
import type { Subject } from "./subject.ts";

export type Route =
  | { kind: "hub" | "ten" | "daily"; subject: Subject }
  | { kind: "review" }
  | { kind: "numbers" }
  | { kind: "own" }
  | { kind: "ladder"; slug: string }
  | { kind: "problem"; id: string }
  /** A problem that somebody made himself. */
  | { kind: "link"; text: string };

const WORDS = ["review", "numbers", "own"] as const;

/** Control, which comes first, needs no word of its own. */
const BOTH: Record<string, Route> = {
  rules: { kind: "hub", subject: "rules" },
  ten: { kind: "ten", subject: "control" },
  "ten-rules": { kind: "ten", subject: "rules" },
  daily: { kind: "daily", subject: "control" },
  "daily-rules": { kind: "daily", subject: "rules" },
};

export function readRoute(fragment: string): Route {
  const text = fragment.replace(/^#/, "");
  const word = WORDS.find((known) => known === text);
  if (word) return { kind: word };
  if (Object.hasOwn(BOTH, text) && BOTH[text]) return BOTH[text];
  // While a problem is tried that was just made: what was made is kept, the trial is not.
  if (text === "own-try") return { kind: "own" };
  const [, slug] = /^ladder-([a-z0-9-]{1,60})$/.exec(text) ?? [];
  if (slug) return { kind: "ladder", slug };
  const [, id] = /^problem-([a-z]{1,12}-[0-9a-f]{8})$/.exec(text) ?? [];
  if (id) return { kind: "problem", id };
  if (text.startsWith("p=")) return { kind: "link", text: text.slice(2) };
  return { kind: "hub", subject: "control" };
}

export function addressOf(route: Route): string {
  switch (route.kind) {
    case "hub":
      return route.subject === "rules" ? "#rules" : "#";
    case "ten":
    case "daily":
      return route.subject === "rules" ? `#${route.kind}-rules` : `#${route.kind}`;
    case "ladder":
      return `#ladder-${route.slug}`;
    case "problem":
      return `#problem-${route.id}`;
    case "link":
      return `#p=${route.text}`;
    default:
      return `#${route.kind}`;
  }
}
