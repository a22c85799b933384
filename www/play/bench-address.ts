/** The bench between itself and the address: what an address lays there, and what is written of it. */
import { type Address, nowhere, rulesOfGame, viewOf, writeAddress } from "../address/link.ts";
import { pack, unpack } from "../address/packed.ts";
import { turnsOn, writeTurns } from "../address/turns.ts";
import { EngineError, engine, prover, sentence, troubleWords } from "../engine/engine.ts";
import { acceptedWords, startOf } from "../proof/certificate.ts";
import { type AnyMove, ljrgMoves, systemMoves } from "../table/table-game.ts";
import { argumentIn, namedArgument, resolved } from "./argument-address.ts";
import { lawOf, namedLaw } from "./law-address.ts";
import { type BenchOpening, type BenchState, benchFault, certificateOf } from "./play-state.ts";
import { bare, withToldRows } from "./position-rows.ts";
import type { FoundPosition } from "./read-pasted.ts";
import { ADDRESS_WORDS } from "./words.ts";

/** The outcome of reading a new work for the bench. */
export type Arrival =
  | { kind: "opening"; opening: BenchOpening }
  /** A certificate brings its own position; it is to be checked. */
  | { kind: "certificate"; text: string; words: readonly string[] }
  /** An address of this page that names no position. */
  | { kind: "nothing"; words: readonly string[] };

/** Reads an address. Each invalid part becomes a sentence. */
export async function readBench(address: Address, faults: readonly string[]): Promise<Arrival> {
  const words = [...faults];
  if (address.proof) {
    const text = await unpack(address.proof);
    if (text !== null) return { kind: "certificate", text, words };
    words.push(ADDRESS_WORDS.damaged);
  }
  return address.link ? readLink(address, words) : { kind: "nothing", words };
}

async function readLink(address: Address, words: string[]): Promise<Arrival> {
  const law = rulesOfGame(address);
  const [found] = await engine.read(`loja:${address.link}`);
  if (!found) throw new EngineError("bad-position", "there is no position in this link");
  if (found.fault !== null) throw new EngineError("bad-position", found.fault);
  let moves: AnyMove[] = found.moves;
  const draft = address.rows && withToldRows(found.start, address.rows);
  if (address.rows && !draft) words.push(ADDRESS_WORDS.otherRows);
  if (found.note) words.push(found.note);
  const { board } = await engine.follow(found.start, []);
  if (law && address.moves) {
    const { turns, missing } = turnsOn(board.points, address.moves);
    moves = turns;
    if (missing) words.push(ADDRESS_WORDS.noMove({ move: missing }));
  }
  if (address.at !== null && address.at > moves.length)
    words.push(ADDRESS_WORDS.noSuchMove({ asked: address.at, moves: moves.length }));
  const { argument, missing } = resolved(board, address);
  const asked = lawOf(board, address);
  words.push(...missing, ...asked.missing);
  const at = Math.min(address.at ?? moves.length, moves.length);
  return {
    kind: "opening",
    opening: {
      work: { start: draft ?? found.start, moves, at, ...(law && { law }) },
      view: draft ? "setup" : (viewOf(address) ?? (address.law ? "claim" : "play")),
      argument,
      law: asked.law,
      // Those named alone say how the game is played, and compare nothing.
      rules: law && !address.by ? null : address.rules,
      words,
    },
  };
}

/** The words on an address that could not be read. */
export const unreadWords = (error: unknown): string =>
  error instanceof EngineError && !error.passing
    ? ADDRESS_WORDS.unreadable({ why: sentence(error.message) })
    : troubleWords(error);

/** A work pasted or chosen: a game that resumes after a stop opens under the rules of 1989, which allow that. */
export async function foundOpening({
  start,
  moves,
  note,
  turns,
  players,
}: FoundPosition): Promise<BenchOpening> {
  if (turns === undefined)
    return {
      work: { start, moves, at: moves.length, players },
      view: moves.length > 0 ? "play" : "setup",
      words: note ? [note] : [],
    };
  const { board } = await engine.follow(start, []);
  const resumed = turnsOn(board.points, turns.split(",")).turns;
  return {
    work: { start, moves: resumed, at: resumed.length, law: "jrg89", players },
    view: "play",
    words: [ADDRESS_WORDS.resumed],
  };
}

/** Checks a certificate, and gives what it lays on the bench; only a sentence where its board can’t be drawn. */
export async function certificateOpening(
  text: string,
  address: Address,
): Promise<{ words: string; opening: BenchOpening | null }> {
  const checked = await prover.check(text);
  const words = acceptedWords(checked);
  const start = checked.position && startOf(checked.position);
  if (!checked.position || !start) return { words, opening: null };
  const { player, set } = checked;
  const claim = { player, set };
  const { board } = checked.position;
  return {
    words,
    opening: {
      work: { start, moves: [], at: 0 },
      view: "claim",
      argument: argumentIn(board, claim, address),
      certificate: { text, start, claim, points: board.points.length },
    },
  };
}

export const certificateFault = (error: unknown): string =>
  error instanceof EngineError && error.code === "bad-certificate"
    ? ADDRESS_WORDS.refused({ why: troubleWords(error) })
    : troubleWords(error);

/** The address of a state, or null while there is none. */
export async function writeBench(state: BenchState): Promise<string | null> {
  if (!state.isTouched) return null;
  const { history, view, argument } = state;
  const { start, moves, at, law } = history.work;
  // What can't stand so yet has no link; its rows stand beside the link of its board.
  const isDraft = view === "setup" && moves.length === 0 && benchFault(state) !== null;
  const plain = isDraft ? bare(start) : start;
  const link = await engine.write(plain, law ? [] : ljrgMoves(moves), "link");
  const isArguing = view === "claim" && argument.claim !== null;
  const asking = view === "claim" ? state.law : null;
  const { board } = isArguing || asking || law ? await engine.follow(plain, []) : { board: null };
  const told = !board
    ? {}
    : asking
      ? namedLaw(board, asking)
      : isArguing
        ? namedArgument(board, argument)
        : {};
  // Where the referee compares rule sets, or nothing is played, the rules of the game have a part of their own.
  const game = law &&
    board && {
      ...(view === "play" ? { rules: [law] } : { by: law }),
      moves: writeTurns(board.points, systemMoves(moves)),
    };
  // It says whether the claim holds, so nobody has to search for that again.
  const certificate = isArguing ? certificateOf(state) : null;
  return writeAddress({
    ...nowhere(),
    link,
    proof: (certificate && (await pack(certificate.text))) ?? "",
    rows: isDraft ? start.rows : null,
    at: at === moves.length ? null : at,
    view,
    rules: view === "referee" ? state.rules && [...state.rules] : asking ? ["jrg89"] : null,
    ...game,
    ...told,
  });
}

/** Whether two states have one address. */
export const isSameAddress = (one: BenchState, other: BenchState): boolean =>
  one.history.work === other.history.work &&
  one.view === other.view &&
  one.argument === other.argument &&
  one.law === other.law &&
  one.rules === other.rules &&
  benchFault(one) === benchFault(other);

/** An address with a certificate alone, which brings its own position; null where it would be too long. */
export async function certificateLink(certificate: string): Promise<string | null> {
  const proof = await pack(certificate);
  return proof && new URL(`#${writeAddress({ ...nowhere(), proof })}`, location.href).href;
}
