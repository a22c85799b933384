/**
 * How much the engine may take, in one list: situations, memory, what is kept, and how long anybody is waited for.
 * Each name says what it limits. Nodes are situations expanded, megabytes are 2^20 bytes.
 */
import type { Budget } from "./protocol.ts";

// One search.

export const DEFAULT_BUDGET: Readonly<Budget> = { nodes: 400_000, megabytes: 384 };
/** The most megabytes for one search, whatever the request: a browser's tab has 4096 and needs some itself. */
export const SEARCH_MOST_MEGABYTES = 1024;
/** The most megabytes for a reader's claim, and all that is kept. */
export const CLAIM_MOST_MEGABYTES = 512;

/** The budget after one that was used up. */
export const enlarged = ({ nodes, megabytes }: Budget, mostMegabytes: number): Budget => ({
  nodes: nodes * 4,
  megabytes: Math.min(mostMegabytes, megabytes * 2),
});

/** The milliseconds that a referee works before it asks whether to go on, and as many more each time it does. */
export const REFEREE_TIME = 30_000;
/** No limit of nodes for a referee, only the largest number of wasm. */
const REFEREE_NODES = 2 ** 32 - 1;
export const refereeBudget = (spent: number): Budget => ({
  nodes: REFEREE_NODES,
  megabytes: DEFAULT_BUDGET.megabytes,
  milliseconds: spent + REFEREE_TIME,
});

/** The budgets of an offered claim: for each one tried, and for all of them. */
export const ARGUED_CLAIM_BUDGET: Readonly<Budget> = { nodes: 20_000, megabytes: 128 };
export const ARGUED_CLAIM_TIME = 6_000;

/** A referee works alone for so many milliseconds; then other provers take hard claims off it, so many at most, … */
export const REFEREE_ALONE = 1_500;
export const BORROWERS_MOST = 3;
/** … each with so much for one claim. They go when nothing was lent to them for so long. */
export const BORROWER_MEGABYTES = 192;
export const BORROWER_KEPT = 60_000;
/** The number of restarts after a loss: then this machine has no room for it. */
export const BORROWER_RESTARTS = 2;
/** When all that is left is lent, the worker looks so often whether something has come back. */
export const REFEREE_WAIT = 30;

/** A referee doesn't tell what it takes. It keeps 64 MB of searches and has one in work. */
export const REFEREE_MEGABYTES = 128;
/** A question about a proof that is there may expand so many nodes, and not for longer than so many milliseconds. */
export const QUESTION_NODES = 20_000;
export const QUESTION_TIME = 1_500;
/** The first one about a proof that was stored, before anybody knows how long a node takes. */
export const FIRST_QUESTION_NODES = 1_000;
/** The first number of nodes for a problem: a second on a computer, some on a phone. */
export const PROBLEM_NODES = 200_000;
/** The milliseconds of tries with more and more nodes. Then the page asks the author. */
export const PROBLEM_TIME = 30_000;
/** No more candidates are tried for one wish of a new problem, and not for longer than so many milliseconds. */
export const NEW_PROBLEM_ATTEMPTS = 100_000;
export const NEW_PROBLEM_TIME = 60_000;
/** After so many milliseconds a new problem may be nearer to the one at hand than it should be. */
export const NEW_PROBLEM_NEARER_AFTER = 4_000;
/** After so many it may be too hard or too easy: by one point more for each of so many milliseconds. */
export const NEW_PROBLEM_STRICT_FOR = 6_000;
export const NEW_PROBLEM_WIDER_EVERY = 20;

/**
 * The situations of a position for each of the other rule sets: turns of 250, 1,000, 4,000, 16,000 and 64,000. For the
 * first five that is half a minute of a busy computer on a board of thirty points. No clock ends it, so the same
 * question has the same answer.
 */
export const COMPARE_NODES = 85_250;
/** When a reader lets them go on, each has one turn more, of four times as many. */
export const moreToCompare = (nodes: number): number => nodes * 4 + 250;
/** The number of positions kept with all rulings. */
export const COMPARE_MOST_KEPT = 16;

/** The most milliseconds that the opponent thinks about a move, by level; mostly it is done before. */
export const THOUGHT_TIME = { first: 2_000, easy: 3_000, steady: 8_000, strong: 20_000 } as const;

/** After a game the referee has so many milliseconds for each of its positions, and stops when so many in a row stay open. */
export const AFTER_GAME_TIME = 3_000;
export const AFTER_GAME_OPEN = 4;

/** The first budget of an argument of 1989, and the milliseconds within which a question about a move has an answer. */
export const LAW_BUDGET: Readonly<Budget> = { nodes: 400_000, megabytes: 384 };
export const LAW_ANSWER_TIME = 2_500;
/** The number of arguments kept with all their findings. */
export const LAW_MOST_KEPT = 3;

// A slice of it. All are milliseconds but two.

/** Short enough to hear a cancel, long enough to be no burden. */
export const SLICE_TIME = 60;
/**
 * A slice is made of runs that should take so long. One situation may cost a thousand times as much as another, and
 * within a run the clock is looked at every few hundred situations only.
 */
export const RUN_TIME = 10;
export const RUN_MOST_NODES = 20_000;
/** The least time between two reports of a search; and of the work on a problem. */
export const SEARCH_TOLD_EVERY = 100;
export const PROBLEM_TOLD_EVERY = 150;
/** A partial report of a referee takes time to make. */
export const REPORT_EVERY = 1_000;
/** An expectation is weighed again after this many times as long as the last one took. */
export const OUTLOOK_PART = 10;
/** And so does one of several systems. */
export const COMPARISON_TOLD_EVERY = 400;

/** The least time between two reports on the opponent's thoughts. */
export const THOUGHT_TOLD_EVERY = 250;
/** The prover may take this part of the time for a move, before random games begin. */
export const THOUGHT_PROVER_PART = 3;

// What is kept.

/** Searches in the prover's module, the least used freed first. */
export const SHELF_MOST_MEGABYTES = 512;
export const SHELF_MOST_SEARCHES = 32;
/** From so many bytes on the module may have taken more than it uses. Wasm's memory never shrinks. */
export const WORN_FROM_BYTES = 1 << 30;
/** Answers in the page. */
export const MEMO_MOST_ANSWERS = 400;
/** The file of a proof shows so many moves. */
export const PROOF_FILE_MOST_MOVES = 5_000;
/** Longer texts are no certificates that a browser could check. */
export const CERTIFICATE_MOST_TEXT = 64 << 20;

// Silence: a worker that says nothing for so many milliseconds is dead.

/** For its module to load on a slow line. */
export const LOAD_SILENCE = 60_000;
/** The wait for a message during a question. */
export const ANSWER_SILENCE = 10_000;
/** For the word that a cancelled question was dropped. */
export const CANCEL_SILENCE = 2_000;
/** A single situation of a large open board may take seconds, on a phone some more. */
export const PROVER_SILENCE = 30_000;
/**
 * Checking a certificate is one long step, in which the worker can't say anything; and so is learning what it shows: of the longest that a page
 * brings, twelve seconds of a desktop's processor.
 */
export const CERTIFICATE_SILENCE = 120_000;
/** Nor can it while it writes and checks the certificate of what it has just found: so long for each node searched. */
export const SILENCE_PER_NODE = 0.0025;
/** The facts of a problem are found in one step, in which the worker tells how far it is and hears nothing. */
export const PROBLEM_SILENCE = 120_000;

// What the page waits for.

/** A question waits for a proof that has not run for so long: most are done by then, and the answer is surer. */
export const PROOF_HEAD_START = 2_000;
/** The time that the engine may search before an article says how far it is. */
export const UNTOLD_SEARCH = 1_200;
/**
 * The number of further looks at an open move, each after some more time for the claim; once that is decided, the time
 * for all of them.
 */
export const LONGER_LOOKS = 4;
export const LONGER_LOOK_TIME = 6_000;
