/**
 * A fenced block `loja` of a Markdown file as HTML: the picture of the position, and the element that takes its
 * place where the page loads `loja.js`. What holds for every Markdown program; `markdown-it.ts` and `remark.ts` fit it to one.
 */

import { elementCode, escaped } from "../address/code.ts";
import type { Color } from "../board/color.ts";
import { roomOf } from "../element/reading/room.ts";
import { type Files, files, type Move, type PositionInput } from "../engine/in-node.ts";
import { isLoja, readInfo } from "./fence.ts";

export interface MarkdownOptions {
  /** "none" leaves the picture out: without script the diagram is seen instead. */
  picture?: "svg" | "none";
  /** Where Loja is, for “Open in Loja” below each board. None when absent; no fence can say it. */
  home?: string;
}

/** As the engine's readers do. What is longer is not even looked at. */
const MOST_BYTES = 1 << 20;

/** The HTML of a fence, or null when it is none of ours. `info` is what follows the three signs. */
export function renderFence(info: string, text: string, options: MarkdownOptions = {}): string | null {
  if (typeof info !== "string" || typeof text !== "string")
    throw new TypeError(
      "loja-board: renderFence(info, text) needs two strings: what follows the three signs, and the text of the block.",
    );
  if (!isLoja(info)) return null;
  try {
    return board(info, text, options);
  } catch (error) {
    return faulty(error instanceof Error ? error.message : String(error), text);
  }
}

function board(info: string, text: string, { picture = "svg", home }: MarkdownOptions): string {
  const read = readInfo(info);
  if ("fault" in read) throw new Error(read.fault);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error("its text is too long: at most 1 MB is read");
  const engine = files();
  const { start, moves } = theOnly(engine, text);
  const { attributes } = read;
  if (attributes.board !== undefined) start.board = boardOf(attributes.board);
  if (attributes.turn !== undefined) start.turn = attributes.turn as Color;
  if (attributes.caption) start.name = attributes.caption;
  checkClaim(attributes.claim, start.rows);
  const shown = attributes.at === undefined ? moves : moves.slice(0, Number(attributes.at));
  // Drawn in any case: what can't be drawn can't be played on either, and its author should hear of it.
  const svg = engine.write(start, shown, "svg");
  const size = sizeOf(start);
  const notes = roomOf(text, attributes.mode ?? "view")?.notes;
  return elementCode(text, { ...attributes, home, size, notes }, picture === "svg" ? svg : null);
}

/** Rings, triangles and boards given by pairs are as large as they are drawn, which only the element knows. */
function sizeOf({ rows, board }: PositionInput): string | undefined {
  const drawn = typeof board === "object" && board !== null;
  if (drawn && (!("shape" in board) || /^(round|triangles)$/.test(board.shape))) return undefined;
  return `${Math.max(0, ...rows.map((row) => row.length))}x${rows.length}`;
}

function theOnly(engine: Files, text: string): { start: PositionInput; moves: Move[] } {
  const all = engine.read(text);
  const [only] = all;
  if (!only) throw new Error("there is no position in it");
  if (all.length > 1) throw new Error(`there are ${all.length} positions in it, and a board shows one`);
  if (only.fault !== null) throw new Error(only.fault);
  if (only.note) throw new Error(only.note);
  return only;
}

function boardOf(value: string): NonNullable<PositionInput["board"]> {
  if (!value.trim().startsWith("{")) return { shape: value.trim() };
  try {
    return JSON.parse(value);
  } catch {
    throw new Error("its board is neither a word such as torus nor JSON");
  }
}

/** As far as it can be told without the engine: rows have the board's form, points its names' form. */
function checkClaim(claim: string | undefined, rows: readonly string[]): void {
  if (claim === undefined) return;
  const [, set] = /^\s*(?:black|white)\s*:\s*(\S[\s\S]*?)\s*$/.exec(claim) ?? [];
  if (set === undefined)
    throw new Error('a claim is written "black: all", "white: a1, b2", or with rows like "black: **./..."');
  if (set === "all") return;
  if (/^[*.,/\s]+$/.test(set) && /[*./]/.test(set)) {
    const told = set.split("/").map((row) => row.trim().length);
    const wanted = rows.map((row) => row.length);
    if (told.join() !== wanted.join()) throw new Error("the rows of its claim don’t fit its board");
  } else if (!set.split(/[\s,]+/).every((name) => /^(?:[a-z]{1,3}[1-9]\d{0,3}|\d{1,5})$/.test(name)))
    throw new Error("its claim names something that is no point");
}

/** A sentence that its author can't overlook, and the text as it was. */
const faulty = (why: string, text: string): string =>
  `<p class="loja-fault"><strong>This board can’t be shown:</strong> ${escaped(why.replace(/\.$/, ""))}.</p>\n` +
  `<pre><code>${escaped(text)}</code></pre>\n`;
