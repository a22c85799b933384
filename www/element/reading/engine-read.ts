/** Reads texts that need the engine: SGF, JSON, links, certificates, games with captures, boards of other shapes. */
import { type Line as Course, engine, type Opened, type PositionInput, prover } from "../../engine/engine.ts";
import { element } from "../../make.ts";
import { startOf } from "../../proof/certificate.ts";
import { claimWords } from "../live/role-words.ts";
import type { Task } from "../task-words.ts";
import { PositionFault } from "../trouble-notice.ts";
import type { Attributes } from "./attributes.ts";
import { type Diagram, readDiagram } from "./diagram.ts";
import type { Read } from "./scene.ts";

const CERTIFICATE = /^\s*loja-certificate\s/;
/** As it stands in an address, a link does not say what it is. */
const LINK = /^\s*1[A-Za-z0-9_-]{5,}\s*$/;

/** A file of SGF, whatever stands before it. */
const SGF = /^\s*\(\s*;/;

export async function readByEngine(
  given: string | PositionInput,
  told: Attributes,
  signal: AbortSignal,
): Promise<Read> {
  if (typeof given === "string") {
    if (CERTIFICATE.test(given)) return certified(given, told);
    // A program for writing made them of straight ones.
    if (/^\s*[{[]\s*[“”„«»]/.test(given))
      throw new PositionFault(
        'This position can’t be read: the quotes of JSON are straight ones, like this: ".',
      );
    if (!given.trim())
      throw new PositionFault(
        "There is no diagram here. It stands between the tags, in a <pre>; and a <pre> can’t stand in a <p>.",
      );
  }
  const game = await opened(given, told);
  const read = "now" in game ? game : await followed(game, told);
  const { name, strokes } = "now" in game ? { name: null } : game;
  const tell = await besides(given, { name, strokes, shape: read.shape }, told, signal);
  return tell ? { ...read, tell } : read;
}

/** The author’s text besides a position and its moves: comments, marks, variations; the title of a diagram. */
async function besides(
  given: string | PositionInput,
  { name, strokes, shape }: Pick<Game, "name" | "strokes"> & { shape: Read["shape"] },
  told: Attributes,
  signal: AbortSignal,
): Promise<Read["tell"] | null> {
  if (typeof given !== "string") return null;
  // On a board of the attribute's the file was never played.
  if (SGF.test(given) && !told.board && (told.mode ?? "view") === "view")
    return (await import("../annotated/index.ts")).annotated(given, told, signal);
  if (!/^\s*\$\$/.test(given)) return null;
  const over = strokes?.length ? await import("../annotated/drawn-over.ts") : null;
  return ({ places }) => {
    if (strokes) over?.drawOver(places, shape, strokes, told.coordinates ?? "western", signal);
    if (!name || told.caption) return;
    const title = element("div", { part: "title" }, name);
    places.caption.before(title);
    signal.addEventListener("abort", () => title.remove());
  };
}

type Strokes = NonNullable<Opened["strokes"]>;

interface Game extends Pick<Opened & { fault: null }, "start" | "moves" | "name"> {
  strokes: Strokes | undefined;
  /** The number of the first move, where the text has numbers; null where it has none. */
  first: number | null;
}

async function opened(given: string | PositionInput, { board, turn }: Attributes): Promise<Game | Read> {
  const diagram = typeof given === "string" ? readDiagram(given) : null;
  const drawn = board ? boardOf(board) : null;
  // On its board a stone may have liberties, or be captured, that it isn't on the plain one.
  const game = diagram && drawn ? { ...asGame(diagram, turn), board: drawn } : given;
  const text =
    typeof game !== "string" ? JSON.stringify(game) : LINK.test(game) ? `loja:${game.trim()}` : game;
  const [first] = await engine.read(text);
  if (first?.shown && !board) {
    const { foreignBoard, foreignFault } = await import("../annotated/foreign-board.ts");
    const { shape, now, line } = foreignBoard(first.shown.end) ?? {};
    if (shape && now && line)
      return {
        ...{ start: first.shown.end, moves: [], first: 1, numbered: false, shape, now, line },
        fault: foreignFault(first),
      };
  }
  if (!first || first.fault !== null)
    throw new PositionFault(`This position can’t be read: ${first?.fault ?? "it is empty"}.`);
  const { start, moves, name, strokes } = first;
  if (drawn && !start.board) start.board = drawn;
  if (turn && moves.length === 0 && !tellsTurn(text)) start.turn = turn;
  const numbered = typeof given === "string" && !/^\s*([({[]|loja:)/.test(text);
  return {
    start,
    moves,
    name,
    strokes,
    first: diagram?.moves.length ? diagram.first : numbered && moves.length ? 1 : null,
  };
}

/** A diagram as a file has it. */
function asGame({ rows, line, labels, moves, first }: Diagram, turn: Attributes["turn"]): object {
  const color = line || turn ? {} : { color: first % 2 ? "x" : "o" };
  return {
    rows,
    turn: line?.turn ?? turn,
    ...(labels && { labels }),
    ...(line && { black_captives: line.captives[0], white_captives: line.captives[1], passes: line.passes }),
    ...(moves.length && {
      moves: moves.map((at, index) => ({ n: first + index, at, ...(index === 0 && color) })),
    }),
  };
}

/** Whether the text of the position says whose turn it is: then the attribute says nothing. */
const tellsTurn = (text: string): boolean =>
  /"turn"|\bPL\[|^\s*\d+\s+\d+\s+[BWbw]|^\s*(loja:|\()/m.test(text);

function boardOf(board: string): NonNullable<PositionInput["board"]> | null {
  if (!board.startsWith("{"))
    return board.toLowerCase() === "rectangle" ? null : { shape: board.toLowerCase() };
  try {
    return JSON.parse(board) as NonNullable<PositionInput["board"]>;
  } catch {
    throw new PositionFault("The board is no JSON that could be read.");
  }
}

async function followed({ start, moves, first }: Game, told: Attributes): Promise<Read> {
  const course = await engine.follow(start, moves);
  // What the rules refuse was never played.
  const made = moves.slice(0, course.situations.length - 1);
  const at = Math.min(told.at ?? made.length, made.length);
  return { start, moves: made, first: first ?? 1, numbered: first !== null, ...standing(course, at) };
}

function standing({ board, situations }: Course, at: number): Pick<Read, "shape" | "now" | "line"> {
  const situation = situations[at];
  if (!situation) throw new PositionFault("This position can’t be shown.");
  const { stones, marks, turn, passCount, blackCaptives, whiteCaptives } = situation;
  const line = { captives: [blackCaptives, whiteCaptives] as const, turn, passes: passCount };
  return { shape: board, now: { stones, marks }, line };
}

/** A certificate brings its position and its claim. That it holds is checked at once: nothing else may be drawn of it. */
async function certified(certificate: string, { mode }: Attributes): Promise<Read> {
  const { position, player, set } = await prover.check(certificate);
  const start = position && startOf(position);
  if (!start) throw new PositionFault("The board of this certificate is too large to be drawn.");
  const course = await engine.follow(start, []);
  const argued = mode === "prove" || mode === "problem";
  const task: Task = {
    roles: claimWords({ player, set }, course.board.points.length),
    headline: "This comes with a proof.",
    text: "It is checked here.",
    begin: "Begin",
  };
  return {
    start,
    moves: [],
    first: 1,
    numbered: false,
    certificate,
    claim: { player, set },
    ...(argued && { task }),
    ...standing(course, 0),
  };
}
