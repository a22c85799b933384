/** An author's pasted text, as far as it can be shown: the position, its board, and the text for the code. */
import { parseAddress } from "../address/link.ts";
import { parseProblem } from "../address/problem.ts";
import { readTree, tells } from "../element/annotated/game-tree.ts";
import {
  type Board,
  EngineError,
  engine,
  type Move,
  type PositionInput,
  type Situation,
  sentence,
} from "../engine/engine.ts";
import { isNamedBoard } from "../play/formats.ts";
import { positionText } from "../play/page-code.ts";
import { withBoard } from "../play/position-rows.ts";
import { type FoundPosition, plainStones, readPasted } from "../play/read-pasted.ts";
import { written } from "./claim.ts";
import { START, type Wish } from "./wish.ts";
import { AUTHORS } from "./words.ts";

export interface Shown {
  start: PositionInput;
  moves: Move[];
  board: Board;
  /** After all moves. */
  situation: Situation;
  /** The text between the tags. */
  text: string;
  /** Its author’s own file, where that says more than moves, or an arrow over the board; where readers look on, it stands there instead. */
  annotated: string | null;
  /** Whether a word can tell another board under the same stones. */
  named: boolean;
}

export type Outcome =
  | { kind: "shown"; shown: Shown; notes: string[] }
  | { kind: "several"; all: (FoundPosition | null)[] }
  /** An address says more than a position: what of it are wishes is taken over. */
  | { kind: "address"; wish: Partial<Wish>; faults: string[] }
  | { kind: "fault"; words: string; at: number | null };

const CERTIFICATE = AUTHORS.certificate;
const STUCK = AUTHORS.onlyInPage;

/** Whether a text is a diagram, which stays as its author wrote it; JSON, SGF, Sensei's and links are written again. */
const isDiagram = (text: string): boolean => !/^\s*(?:[{[(;]|\$\$|loja:|1[A-Za-z0-9_-]{5,}\s*$)/.test(text);

export async function understand(text: string, board: string): Promise<Outcome> {
  const pasted = await readPasted(text);
  if (pasted.kind === "address")
    return pasted.fragment.startsWith("p=") ? posed(pasted.fragment.slice(2)) : addressed(pasted.fragment);
  if (pasted.kind === "certificate") return { kind: "fault", words: CERTIFICATE, at: null };
  if (pasted.kind === "fault") return pasted;
  if (pasted.kind === "silence") return { kind: "fault", words: pasted.words, at: null };
  const all = pasted.all.map((one) => (one.fault === null ? one : null));
  const [only] = all;
  const [first] = pasted.all;
  if (all.length === 1 && first?.shown)
    return { kind: "fault", words: `${sentence(first.fault ?? "")} ${STUCK}`, at: null };
  return all.length === 1 && only
    ? shown(only, board, isDiagram(text) ? (plainStones(text) ?? text) : null, text)
    : { kind: "several", all };
}

/** A text of SGF or of Sensei’s Library that tells more than `textOf` would write. */
function annotatedText(text: string): string | null {
  const plain = text.trim();
  if (plain.startsWith("$$")) return /^\$\$\S*[ \t]+\S|\{\s*(AR|LN)\b/im.test(plain) ? plain : null;
  const nodes = plain.startsWith("(") ? readTree(plain) : null;
  return nodes && tells(nodes) ? plain : null;
}

async function shown(
  found: FoundPosition,
  word: string,
  own: string | null,
  pasted: string | null = null,
): Promise<Outcome> {
  const { moves, note } = found;
  const named = isNamedBoard(found.start);
  const start = named && word ? withBoard(found.start, word, found.start.rows) : found.start;
  try {
    const { board, situations, refusal } = await engine.follow(start, moves);
    const situation = situations.at(-1);
    if (refusal) return { kind: "fault", words: sentence(refusal.message), at: null };
    if (!situation) return { kind: "fault", words: AUTHORS.nothingInText, at: null };
    const text = own === null || !named ? await positionText(start, moves) : own.replace(/^\s*\n|\s+$/g, "");
    const annotated = word || pasted === null ? null : annotatedText(pasted);
    const kept = annotated && AUTHORS.fileKept;
    const notes = [note, kept].filter((one) => typeof one === "string");
    return { kind: "shown", shown: { start, moves, board, situation, text, annotated, named }, notes };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const words = error.passing ? AUTHORS.textLost : sentence(error.message);
    return { kind: "fault", words, at: null };
  }
}

function addressed(fragment: string): Outcome {
  const { address, faults } = parseAddress(fragment);
  if (!address.link)
    return { kind: "fault", words: [...faults, AUTHORS.nothingInAddress].join(" "), at: null };
  const { claim, side, at, mode, view, ask, player, move, coordinates, numbers, theme, caption } = address;
  const modes = { setup: "view", play: "play", claim: "prove", referee: "referee" };
  const wish: Partial<Wish> = {
    text: `loja:${address.link}`,
    mode: mode ?? (view ? modes[view] : claim ? "prove" : "view"),
    claim: claim ? `${claim.player}: ${claim.set === "all" ? "all" : claim.set.join(", ")}` : "",
    side: side ?? "",
    ask: ask ?? "",
    player: player ?? "",
    move,
    at: at === null ? "" : String(at),
    coordinates: coordinates ?? "",
    numbers: numbers ?? "",
    theme: theme ?? "",
    caption,
  };
  return { kind: "address", wish, faults };
}

/** A problem that somebody set on the page of practice, as the element’s attributes have it. */
async function posed(text: string): Promise<Outcome> {
  const problem = parseProblem(text);
  if ("fault" in problem) return { kind: "fault", words: problem.fault, at: null };
  const { link, kind, player, set, move, title } = problem;
  try {
    const [found] = await engine.read(`loja:${link}`);
    if (!found || found.fault !== null) return { kind: "fault", words: AUTHORS.linkUnreadable, at: null };
    const { board } = await engine.follow(found.start, []);
    const wish: Partial<Wish> = {
      ...START,
      text: `loja:${link}`,
      mode: "problem",
      ask: kind,
      claim: player && set.length > 0 ? written(player, set, { start: found.start, board }) : "",
      player: kind === "find" && player === "white" ? player : "",
      move: move.replace(/^(cycle@\d+\+)?(\d+)$/, (_, cycle = "", at) => cycle + board.points[at]?.name),
      caption: title,
    };
    const { base: _base, kind: _kind, theme: _theme, cell: _cell, ...told } = wish;
    return { kind: "address", wish: told, faults: [] };
  } catch {
    return {
      kind: "fault",
      words: AUTHORS.pasteAgain,
      at: null,
    };
  }
}
