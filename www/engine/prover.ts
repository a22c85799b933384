/** The page's side of the prover's worker, for claims, their proofs and referees, and of the one that checks certificates. */

import { EngineError } from "./error.ts";
import type { Answer, Choice, ClaimInput, Hint, ProofFile, Question, Shown } from "./generated/prover.js";
import { gameKey, proofKey } from "./keys.ts";
import { Lending } from "./lending.ts";
import {
  CERTIFICATE_MOST_TEXT,
  CERTIFICATE_SILENCE,
  DEFAULT_BUDGET,
  MEMO_MOST_ANSWERS,
  PROOF_FILE_MOST_MOVES,
  PROVER_SILENCE,
  REFEREE_ALONE,
  SEARCH_MOST_MEGABYTES,
  SILENCE_PER_NODE,
} from "./limits.ts";
import { Memo } from "./memo.ts";
import type {
  Budget,
  CheckedText,
  Game,
  Judged,
  Progress,
  ProofOf,
  Proved,
  ProverQuestions,
  TakenQuestions,
} from "./protocol.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";

export interface Watch {
  /** Aborting refuses with the code `cancelled`; the search is kept and goes on when asked again. */
  signal?: AbortSignal | undefined;
  /** At least four times a second while the search runs. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** A position to be judged. */
export interface Judgeable {
  start: Game["start"];
  moves: Game["moves"];
  expects?: boolean;
}

export class Prover {
  private readonly worker: Supervised<ProverQuestions>;
  private readonly proofs: Supervised<TakenQuestions>;
  /** Shared by all who ask: an answer must not be changed. */
  private readonly memo = new Memo(MEMO_MOST_ANSWERS);

  private readonly lending: Lending;

  /** `borrowers`: the number of further workers that may take claims off a slow referee. */
  constructor(spawn: () => WorkerLike, proofs: () => WorkerLike, patience?: Patience, borrowers = 0) {
    const worker = () => new Supervised<ProverQuestions>("prover", spawn, patience);
    this.worker = worker();
    this.lending = new Lending(this.worker, Array.from({ length: borrowers }, worker));
    this.proofs = new Supervised("files", proofs, patience);
  }

  /**
   * Decides a claim. `undecided` comes when the budget is used up; asked again with a larger one it
   * goes on from there, as long as the worker has not been lost.
   */
  async prove(of: ProofOf, budget: Budget, watch: Watch = {}): Promise<Proved> {
    const key = proofKey(of);
    const wanted = bounded(budget);
    const known = this.memo.get<Proved>(key);
    // A certificate may show what no search has found.
    const ended = known && of.certificate === undefined && (isFinal(known) || covers(known.budget, wanted));
    if (known && (ended || known.verdict !== "undecided")) return this.hold(known, watch);
    const patience = patient(wanted, of);
    const proved = await this.worker.ask("prove", { of: plain(of), budget: wanted }, { ...watch, patience });
    // What was said while less was known is said better now.
    this.memo.forget(key);
    this.memo.set(key, proved);
    return proved;
  }

  /** The words on a place in a proof, and on a move there. */
  answer(of: ProofOf, question: Question, watch?: Watch): Promise<Answer> {
    return this.about("answer", of, { question }, watch, isDecided);
  }

  /** Three hints, the gentlest first; none when the proof is over. */
  hints(of: ProofOf, line: readonly Choice[], watch?: Watch): Promise<Hint[]> {
    return this.about("hints", of, { line: [...line] }, watch, (hints) => hints.length > 0);
  }

  /** How it goes on after these moves when both do their best. */
  show(of: ProofOf, line: readonly Choice[], watch?: Watch): Promise<Shown> {
    return this.about("show", of, { line: [...line] }, watch, (shown) => shown.expectation !== "open");
  }

  /** The certificate as text. Refused with `undecided` when the claim is not decided within the budget. */
  certificate(of: ProofOf, watch?: Watch): Promise<string> {
    return this.about("certificate", of, {}, watch, () => true);
  }

  /**
   * Finds the control of a position. A partial report comes with the progress now and then. With `expects` reports say
   * what to expect where nothing is proved, the first soon.
   */
  async referee(of: Judgeable, budget: Budget, watch: Watch = {}) {
    const { expects = false } = of;
    const game = { start: of.start, moves: [...of.moves] };
    const key = gameKey(game);
    const wanted = bounded(budget);
    const known = this.memo.get<Judged>(key);
    const isEnough = known && (!expects || known.expected) && covers(known.budget, wanted);
    if (known && (known.status === "decided" || isEnough)) return this.hold(known, watch);
    const patience = patient(wanted);
    const ending = new AbortController();
    const onProgress = (progress: Progress) => {
      if (progress.elapsed >= REFEREE_ALONE) this.lending.lend(game, !progress.asking, ending.signal);
      watch.onProgress?.(progress);
    };
    try {
      const watching = { signal: watch.signal, onProgress, patience };
      const judged = await this.worker.ask("referee", { of: game, budget: wanted, expects }, watching);
      this.memo.set(key, judged);
      return judged;
    } finally {
      ending.abort();
    }
  }

  /**
   * The certificate of a claim that the referee has decided: the one that the referee keeps, or else one from a proof
   * of the claim by itself, with the default budget. Null when it is not decided so.
   */
  async shown(of: Game, claim: ClaimInput, watch: Watch = {}): Promise<string | null> {
    const game = { start: of.start, moves: [...of.moves] };
    const proof = { ...game, claim };
    const key = `${proofKey(proof)} shown`;
    const known = this.memo.get<string>(key);
    if (known !== undefined) return this.hold(known, watch);
    const kept = await this.worker.ask("shown", { of: game, claim }, { signal: watch.signal });
    const text = kept ?? (await this.certificate(proof, watch).catch(unlessUndecided));
    if (text !== null) this.memo.set(key, text);
    return text;
  }

  /** Checks the text of a certificate, with none of the search's code, and waits for no search. */
  check(text: string, watch: Watch = {}): Promise<CheckedText> {
    if (text.length > CERTIFICATE_MOST_TEXT) return tooLong();
    return this.proofs.ask("check", { text }, { signal: watch.signal, patience: CERTIFICATE_SILENCE });
  }

  /** The proof that a certificate has, as SGF with so many moves at most. The certificate is checked first. */
  proofFile(certificate: string, moves = PROOF_FILE_MOST_MOVES, watch: Watch = {}): Promise<ProofFile> {
    if (certificate.length > CERTIFICATE_MOST_TEXT) return tooLong();
    return this.proofs.ask(
      "proofFile",
      { certificate, moves },
      { signal: watch.signal, patience: CERTIFICATE_SILENCE },
    );
  }

  private async about<K extends "answer" | "hints" | "show" | "certificate">(
    kind: K,
    of: ProofOf,
    question: Omit<ProverQuestions[K]["ask"], "of" | "budget">,
    watch: Watch = {},
    lasting: (answer: ProverQuestions[K]["answer"]) => boolean,
  ): Promise<ProverQuestions[K]["answer"]> {
    const proof = proofKey(of);
    const key = `${proof} ${kind} ${JSON.stringify(question)}`;
    const known = this.memo.get<ProverQuestions[K]["answer"]>(key);
    if (known !== undefined) return this.hold(known, watch);
    // A worker that lost the proof gets as much for it as was granted before.
    const granted = this.memo.get<Proved>(proof)?.budget ?? DEFAULT_BUDGET;
    // Who looked at a claim for a moment only has granted too little for a certificate.
    const budget = kind === "certificate" ? larger(granted, DEFAULT_BUDGET) : granted;
    const ask = { of: plain(of), budget, ...question } as ProverQuestions[K]["ask"];
    const answer = await this.worker.ask(kind, ask, { ...watch, patience: patient(budget, of) });
    if (lasting(answer)) this.memo.set(key, answer);
    return answer;
  }

  private hold<T>(known: T, { signal }: Watch): T {
    if (signal?.aborted) throw new EngineError("cancelled", "this was cancelled", [], "prover");
    return known;
  }
}

/** Null for a claim that stays open and has no certificate; throws any other trouble. */
function unlessUndecided(error: unknown): null {
  if (error instanceof EngineError && error.code === "undecided") return null;
  throw error;
}

const larger = (one: Budget, other: Budget): Budget => ({
  nodes: Math.max(one.nodes, other.nodes),
  megabytes: Math.max(one.megabytes, other.megabytes),
});

function tooLong(): Promise<never> {
  const said = "this text is too long for a certificate that a browser could check";
  return Promise.reject(new EngineError("too-large", said, [], "prover"));
}

const plain = ({ start, moves, claim, certificate }: ProofOf): ProofOf => ({
  start,
  moves: [...moves],
  claim,
  ...(certificate !== undefined && { certificate }),
});

const bounded = ({ nodes, megabytes, milliseconds }: Budget): Budget => ({
  nodes: Math.max(1, Math.floor(nodes)),
  megabytes: Math.min(SEARCH_MOST_MEGABYTES, Math.max(1, Math.floor(megabytes))),
  ...(milliseconds !== undefined && { milliseconds }),
});

/** A certificate that is brought is checked and learned in one step. */
const patient = ({ nodes }: Budget, { certificate }: Pick<ProofOf, "certificate"> = {}): number =>
  certificate === undefined
    ? Math.min(CERTIFICATE_SILENCE, Math.max(PROVER_SILENCE, nodes * SILENCE_PER_NODE))
    : CERTIFICATE_SILENCE;

/** Whether a search that got the one would find no more with the other. */
const covers = (had: Budget, wanted: Budget): boolean =>
  had.nodes >= wanted.nodes &&
  had.megabytes >= wanted.megabytes &&
  (had.milliseconds ?? Number.POSITIVE_INFINITY) >= (wanted.milliseconds ?? Number.POSITIVE_INFINITY);

/** Whether no budget would find more. */
const isFinal = ({ verdict, halt }: Proved): boolean =>
  verdict !== "undecided" || halt === "too-large" || halt === "no-certificate";

/** Whether an answer leaves nothing open that more search could tell. */
const isDecided = ({ now, said }: Answer): boolean =>
  now.expectation !== "open" &&
  now.moves.every(({ expectation }) => expectation !== "open") &&
  said.every(({ expectedBefore, expectedAfter }) => expectedBefore !== "open" && expectedAfter !== "open");
