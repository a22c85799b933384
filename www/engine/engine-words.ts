/** Troubles and amounts, in words for the reader. */
import { EngineError } from "./error.ts";
import type { Budget, Proved } from "./protocol.ts";

/** The trouble, and the remedy. */
export function troubleWords(error: unknown): string {
  if (!(error instanceof EngineError)) return "Something on this page broke. The text stays readable.";
  const prover = error.who === "prover";
  if (error.who === "practice" && error.passing && error.why !== "worker" && error.why !== "wasm")
    return PROBLEM_TROUBLE[error.code] ?? PROBLEM_LOST;
  switch (error.code) {
    case "unloadable":
      return unloadableWords(error);
    case "crashed":
      return prover
        ? "The prover stopped. Your moves are kept. Ask again to restart it."
        : "The engine that checks your moves stopped. Your moves are kept.";
    case "silent":
      return prover
        ? "The prover stopped responding and was ended. Your moves are kept. Ask again to restart it."
        : "The engine that checks your moves stopped. Your moves are kept.";
    case "memory":
      return prover
        ? "The browser has no more memory for the prover. Your moves are kept. Close other pages and ask again, or claim a smaller set."
        : "The browser has no more memory for the engine. Your moves are kept. Close other pages and try again.";
    case "cancelled":
      return "You stopped this. Everything found so far is kept. Ask again to go on from there.";
    case "undecided":
      return "There is no certificate yet, because the claim is not decided. Let the prover go on first.";
    case "fault":
      return "The prover contradicts itself here, so it gives no answer. Please report this position.";
    default:
      return sentence(error.message);
  }
}

/** Words with the clauses behind them, which no sentence of the engine names: "It is an eye. (C8.5)" */
export const cited = ({ words, rules = [] }: { words: string; rules?: readonly string[] }): string =>
  words && rules.length > 0 ? `${words} (${rules.join(", ")})` : words;

const PROBLEM_LOST =
  "The engine that checks problems stopped. Your problem is kept. Ask again to restart it.";
const PROBLEM_TROUBLE: Record<string, string> = {
  unloadable:
    "The engine that checks problems did not load. Your problem is kept; try again when you are online.",
  memory:
    "The browser has no more memory for this problem. Your problem is kept. Close other pages and ask again, or make it smaller.",
};

function unloadableWords({ who, why }: EngineError): string {
  if (why === "worker") return "This page does not let the engine run in the background. You can read on.";
  if (why === "wasm")
    return "The engine needs WebAssembly, which this page or your browser does not allow. You can read on.";
  switch (who) {
    case "prover":
      return "The prover did not load. You can play on; to test a claim, try again when you are online.";
    case "files":
      return "The part that reads and writes files did not load. You can play on; try again when you are online.";
    default:
      return "The engine that checks your moves did not load. You can read on; the diagrams are printed as text.";
  }
}

/** The remedy that the author of a page has for an engine that did not load. Null for any other trouble. */
export function adviceWords(error: unknown): string | null {
  if (!(error instanceof EngineError) || error.code !== "unloadable") return null;
  const told = ` (${error.message})`;
  switch (error.why) {
    case "worker":
      return `No worker starts here${told}. If the page has a Content-Security-Policy, its worker-src has to allow blob:. Where it requires trusted types, its policy “default” has to trust Loja’s files.`;
    case "wasm":
      return `WebAssembly is not allowed here${told}. If the page has a Content-Security-Policy, its script-src has to allow 'wasm-unsafe-eval'.`;
    default:
      return `A file of the engine did not load${told}. Publish all files that are beside the script with it, and let script-src allow their host.`;
  }
}

/** Why a claim is not decided, and what one can do about it. Null when it is decided. */
export function haltWords({ verdict, halt, budget, nodes }: HaltOf): string | null {
  if (verdict !== "undecided") return null;
  switch (halt) {
    case null:
      return `Not decided yet: ${lookedWords(nodes)}, as many as allowed. You can go on from here.`;
    case "memory":
      return `Not decided yet: the memory allowed for this proof, ${sizeWords(budget.megabytes * MB)}, is used up. You can allow more.`;
    case "too-large":
      return "Not decided: this set is too large to be searched. A smaller claim may be decided.";
    case "no-certificate":
      return "Not decided: the search has an answer, but no certificate for it that could be checked. So the answer is not shown.";
  }
}

type HaltOf = Pick<Proved, "verdict" | "halt" | "nodes"> & { budget: Budget };

const KB = 2 ** 10;
const MB = 2 ** 20;
const GB = 2 ** 30;

/** `12 300`, with narrow blanks that don't break. */
export function numberWords(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

/** `1 situation`, `12 300 situations`. */
export function countWords(number: number, one: string, many = `${one}s`): string {
  return `${numberWords(number)} ${Math.round(number) === 1 ? one : many}`;
}

/**
 * How far a search is, everywhere: `12 400 situations looked at in 3.0 s`. One situation is looked at when all moves from it
 * are; those that only came up are not counted.
 */
export function lookedWords(nodes: number, milliseconds?: number): string {
  const looked = `${countWords(nodes, "situation")} looked at`;
  return milliseconds === undefined ? looked : `${looked} in ${secondsWords(milliseconds)}`;
}

/** `0.3 s`, `42 s`, `2 min 5 s`, from milliseconds. */
export function secondsWords(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** `512 bytes`, `12 kB`, `3.4 MB`, `1.2 GB`: as computers count, 1024 to the next. */
export function sizeWords(bytes: number): string {
  if (bytes < KB) return countWords(bytes, "byte");
  const unit = bytes < MB ? "kB" : bytes < GB ? "MB" : "GB";
  const amount = bytes / { kB: KB, MB, GB }[unit];
  return `${amount < 9.95 && unit !== "kB" ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}

/** A message of the engine as a sentence: it begins small and has no full stop. */
export function sentence(message: string): string {
  // The name of a point stays as it is written.
  const said = /^[a-z]{1,2}\d/.test(message) ? message : message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?!…]$/.test(said) ? said : `${said}.`;
}
