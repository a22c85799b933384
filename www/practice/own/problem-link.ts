/** A problem in an address: written for somebody else, and read again. The reader's page believes nothing in it. */
import { locate, parseAddress } from "../../address/link.ts";
import { parseProblem, writeProblem } from "../../address/problem.ts";
import {
  EngineError,
  engine,
  type Line,
  type Move,
  type PositionInput,
  troubleWords,
} from "../../engine/engine.ts";
import { type FactsWatch, problems } from "../../engine/practice.ts";
import type { Kind, Problem } from "../../kinds/problem.ts";
import { startOf } from "../../kinds/problem-game.ts";
import { pageCode } from "../../play/page-code.ts";
import { type Draft, EMPTY, marks, moveOf, moveText, sided, taskOf } from "./draft.ts";
import { DRAFTS } from "./words.ts";

/** The whole address of a problem. */
export async function problemAddress(draft: Draft): Promise<string> {
  return new URL(`practice.html${await fragmentOf(draft)}`, location.href).href;
}

/** The end of the address that leads to a problem; null where a link can't hold its position. */
export async function problemFragment(problem: Problem): Promise<string | null> {
  const { komi } = problem;
  const start: PositionInput = { ...startOf(problem), ...(komi != null && { komi }) };
  try {
    const { points } = (await engine.follow(start, [])).board;
    const at = (name: string): number => points.findIndex((point) => point.name === name);
    const move = (text: string): Move | null =>
      moveOf(text.replace(/[a-z]{1,2}\d{1,2}$/, (name) => String(at(name))));
    const played = (problem.played ?? "").split(" ").filter(Boolean).map(move);
    if (played.includes(null)) return null;
    return await fragmentOf({
      start,
      moves: played.filter((one) => one !== null),
      kind: problem.kind,
      player: problem.player ?? "black",
      set: marks(problem.kind) ? problem.set.map(at) : [],
      asked: problem.move === undefined ? null : move(problem.move),
      title: problem.title ?? "",
    });
  } catch {
    return null;
  }
}

async function fragmentOf(draft: Draft): Promise<string> {
  const { start, moves, kind, player, set, asked, title } = draft;
  const { name: _name, id: _id, ...plain } = start;
  const link = (await engine.write(plain, moves, "link")).trim().replace(/^loja:/, "");
  const text = writeProblem({
    link,
    kind: kind ?? "",
    player: sided(kind) || set.length > 0 ? player : null,
    set,
    move: asked ? moveText(asked) : "",
    title,
  });
  return `#p=${text}`;
}

/** The question of a link, before the engine has looked for the answer. */
export async function readDraft(text: string): Promise<Draft | { fault: string }> {
  const address = parseProblem(text);
  if ("fault" in address) return address;
  try {
    const [found] = await engine.read(`loja:${address.link}`);
    if (!found || found.fault !== null) return { fault: DAMAGED };
    return {
      ...EMPTY,
      start: found.start,
      moves: found.moves,
      kind: address.kind as Kind,
      player: address.player ?? "black",
      set: address.set,
      asked: address.move ? moveOf(address.move) : null,
      title: address.title,
    };
  } catch (error) {
    return { fault: error instanceof EngineError && error.passing ? troubleWords(error) : DAMAGED };
  }
}

const DAMAGED = DRAFTS.positionLinkCantRead;

/** The problem part of a playground's address: its position, and perhaps a claim. */
export async function borrowed(fragment: string): Promise<Draft | { fault: string }> {
  const { address } = parseAddress(fragment);
  try {
    const [found] = await engine.read(`loja:${address.link}`);
    if (!found || found.fault !== null) return { fault: DAMAGED };
    const { start } = found;
    const moves = address.at === null ? found.moves : found.moves.slice(0, address.at);
    const { board } = await engine.follow(start, moves);
    const { claim } = address;
    const all = board.points.map((_, at) => at);
    const set = !claim ? [] : claim.set === "all" ? all : locate(board.points, claim.set);
    if ("missing" in set) return { fault: set.missing };
    return {
      ...EMPTY,
      start,
      moves,
      player: claim?.player ?? "black",
      set: "found" in set ? set.found : set,
    };
  } catch (error) {
    return { fault: error instanceof EngineError && error.passing ? troubleWords(error) : DAMAGED };
  }
}

/** The problem that stands after `#p=`, with everything that holds of it; or a sentence that says why there is none. */
export async function readProblemLink(
  text: string,
  signal?: AbortSignal,
  onProgress?: FactsWatch["onProgress"],
): Promise<Problem | { fault: string }> {
  const draft = await readDraft(text);
  if ("fault" in draft) return draft;
  try {
    const { problem, unfit } = await checked(draft, { signal, onProgress });
    return problem ?? { fault: unfit ? DRAFTS.linkNoProblem({ why: unfit.words }) : DAMAGED };
  } catch (error) {
    if (error instanceof EngineError && !error.passing && error.code !== "cancelled")
      return { fault: DRAFTS.linkNoProblem({ why: troubleWords(error) }) };
    return { fault: troubleWords(error) };
  }
}

export interface Check {
  problem: Problem | null;
  /** Why it is none: a word for programs, and a sentence. */
  unfit: { code: string; words: string } | null;
  /** Notes for its author. */
  notes: string[];
  /** The situations allowed in the last try. */
  nodes: number;
}

/**
 * Asks the engine, as long as it takes or there is time, with `first` situations at first. It throws what it can't read
 * at all, and an engine that does not answer.
 */
export async function checked(draft: Draft, watch: FactsWatch = {}, first?: number): Promise<Check> {
  const { moves, title } = draft;
  // A name would stand beside the title, and is no part of a problem.
  const { name: _name, id: _id, ...start } = draft.start;
  const line = await engine.follow(start, moves);
  const task = taskOf(draft, line);
  if (!task)
    return {
      problem: null,
      unfit: { code: "incomplete", words: DRAFTS.doesNotSayWhat },
      notes: [],
      nodes: 0,
    };
  const found = await problems.factsInTime({ start, moves, task }, watch, first);
  const { problem, unfit, notes, nodes } = found;
  return {
    problem: problem && { ...problem, ...(title && { title }) },
    unfit,
    notes,
    nodes,
  };
}

/** The code of the element with this problem, for an article: it finds out by itself what holds. */
export function embedCode(draft: Draft, line: Line): Promise<string> {
  const { start, moves, kind, player, set, asked, title } = draft;
  const { name: _name, ...plain } = start;
  const name = (at: number): string => line.board.points[at]?.name ?? "";
  const points = set.length === line.board.points.length ? "all" : set.map(name).join(", ");
  const turn = line.situations.at(-1)?.turn ?? "black";
  return pageCode(plain, moves, {
    mode: "problem",
    ask: kind ?? undefined,
    claim: marks(kind) ? `${kind === "save" ? turn : player}: ${points}` : undefined,
    player: kind === "find" && player === "white" ? player : undefined,
    move: kind === "rule" && asked ? moveText(asked, name) : undefined,
    caption: title || undefined,
  });
}
