/** The package `loja-engine`: the words of the command, as functions. README.md tells how they are used. */
import type {
  Checked,
  ComparisonReport,
  Format,
  Line,
  Opened,
  RefereeReport,
  RulesName,
  SystemGame,
} from "../generated/systems.js";
import { ProofSearch, RefereeSearch } from "../jobs/search.ts";
import { SLICE_TIME } from "../limits.ts";
import type { Budget } from "../protocol.ts";
import { bad, claimOf, optionsOf, PLACE, rulesOf, SEARCH } from "./arguments.ts";
import { budgetOf, inSlices } from "./budget.ts";
import { ask } from "./modules.ts";
import { after, locations, open, openFor, openLegal, plainMoves } from "./positions.ts";
import type {
  Claim,
  Claimed,
  Expecting,
  Limits,
  Place,
  Position,
  Progress,
  Spent,
  Stopped,
} from "./types.ts";

export type * from "../generated/systems.js";
export type * from "./types.ts";

const now = (): number => performance.now();

/** The positions and games of a text of any kind. A bad one among others is told in its place. */
export async function read(text: string): Promise<Opened[]> {
  if (typeof text !== "string")
    throw bad("bad-position", "This reads a text; an object goes to the other functions as it is.");
  return ask("files", (module) => module.readFile(text));
}

/** Who controls what, and the score, as if play stopped there (C3). */
export async function referee(
  position: Position,
  given?: Place & Limits & Expecting,
): Promise<RefereeReport & Spent> {
  const options = optionsOf(given, [...SEARCH, "expect"]);
  const budget = budgetOf(options);
  const { start, moves } = await open(position, options);
  return ask("prover", async (module) => {
    const search = new RefereeSearch(module.referee(start, moves, budget.megabytes));
    try {
      await searched(search, budget, options);
      // Small beside a search, and the same for the same findings.
      if (options.expect)
        await inSlices(
          options,
          () => search.handle.expect(SLICE_TIME),
          () => progressOf(search, budget),
        );
      const { budget: _, elapsed, ...report } = search.judged(budget);
      const memory = report.claims.some(({ halt }) => halt === "memory");
      const open = report.status === "undecided" && search.isOpen({ nodes: 2 ** 53, megabytes: 0 });
      const stopped: Stopped = open ? limitOf(report.nodes, elapsed, budget) : memory ? "megabytes" : null;
      return { ...report, stopped, seconds: elapsed / 1000 };
    } finally {
      search.free();
    }
  });
}

/** Whether a player may lock a set (C4). */
export async function claim(position: Position, claimed: Claim, given?: Place & Limits): Promise<Claimed> {
  const { player, set, certificate = false } = claimOf(claimed);
  const options = optionsOf(given, SEARCH);
  const budget = budgetOf(options);
  const game = await open(position, options);
  const asked = { player, set: await locations(game, set) };
  return ask("prover", async (module) => {
    const search = new ProofSearch(module.prove(game.start, game.moves, asked));
    try {
      await searched(search, budget, options);
      const { verdict, halt, nodes, elapsed } = search.proved(budget);
      const given = certificate ? (search.handle.certificate() ?? null) : null;
      const open = verdict === "undecided" && halt === null;
      const stopped = open ? limitOf(nodes, elapsed, budget) : halt === "memory" ? "megabytes" : null;
      return { verdict, halt, nodes, certificate: given, seconds: elapsed / 1000, stopped };
    } finally {
      search.free();
    }
  });
}

const limitOf = (nodes: number, elapsed: number, { milliseconds = 0 }: Budget): Stopped =>
  elapsed >= milliseconds ? "seconds" : nodes > 0 ? "nodes" : null;

function progressOf(search: ProofSearch | RefereeSearch, budget: Required<Budget>): Progress {
  // By a clock that stands: nobody wants partial reports, which take time to make.
  const { nodes, elapsed } = search.progress(budget, () => Number.NEGATIVE_INFINITY);
  return { nodes, seconds: elapsed / 1000 };
}

async function searched(search: ProofSearch | RefereeSearch, budget: Required<Budget>, options: Limits) {
  const slice = (): boolean => {
    search.step(budget, now);
    return !search.isOpen(budget) || search.pace.elapsed >= budget.milliseconds;
  };
  await inSlices(options, slice, () => progressOf(search, budget));
}

/**
 * What a certificate shows, with none of the search's code; refused with the code `bad-certificate` when it shows nothing. One
 * step, which no signal ends: what takes more than 512 MiB is refused.
 */
export async function check(certificate: string): Promise<Checked> {
  if (typeof certificate !== "string")
    throw bad("bad-certificate", "A certificate is a text, as `claim` gives it.");
  return ask("prover", (module) => module.check(certificate));
}

/**
 * A game, situation after situation; by LJRG, or by `rules`. A move that is forbidden is no error but the `refusal`. Games are read as
 * LJRG knows them, so what it forbids other rules can't be asked about.
 */
export async function replay(
  position: Position,
  options: Place & { rules: Exclude<RulesName, "ljrg"> },
): Promise<SystemGame>;
export async function replay(position: Position, options?: Place & { rules?: "ljrg" }): Promise<Line>;
export async function replay(
  position: Position,
  options?: Place & { rules?: RulesName },
): Promise<Line | SystemGame> {
  const { rules = "ljrg", ...place } = optionsOf(options, [...PLACE, "rules"]);
  if (typeof rules !== "string") throw bad("bad-rules", 'Say the rule set by its name, as "area".');
  if (rules === "ljrg") {
    const { start, moves, refusal } = await openLegal(position, place);
    const line = await ask("loja", (module) => module.follow(start, moves));
    return refusal ? { ...line, refusal } : line;
  }
  const { start, moves } = await openFor([rules], position, place);
  return ask("systems", (module) => module.play(rules, start, plainMoves(moves)));
}

/** The position or game as a picture or in another notation. */
export async function draw(position: Position, options?: Place & { format?: Format }): Promise<string> {
  const { format = "svg", ...place } = optionsOf(options, [...PLACE, "format"]);
  if (typeof format !== "string") throw bad("bad-option", 'Say the format by its name, as "svg".');
  const { start, moves } = await open(position, place);
  return ask("files", (module) => module.writeFile(start, moves, format));
}

/**
 * What each of these rules says of the position, and where each two part. Where LJRG is among them, its referee is asked first, with
 * the same limits for itself.
 */
export async function systems(
  position: Position,
  given: { rules: readonly RulesName[] } & Place & Limits,
): Promise<ComparisonReport & Spent> {
  const { rules: named, ...options } = optionsOf(given, [...SEARCH, "rules"]);
  const rules = rulesOf(named);
  if ("expect" in options)
    throw bad(
      "bad-option",
      "A comparison says nothing of what is expected; leave expect out, or ask referee.",
    );
  const budget = budgetOf(options);
  const game = await openFor(rules, position, options);
  const start = await after(game);
  const ljrg = rules.includes("ljrg") ? await referee(position, options) : null;
  return ask("systems", async (module) => {
    const handle = module.compare(start, [...rules], ljrg, budget.nodes, budget.megabytes);
    try {
      const begun = now();
      let [spent, done, nodes, canGoOn] = [0, false, 0, true];
      // What the clock cuts short leaves no trace, so the limit of nodes alone decides what is said.
      const late = (): boolean => now() - begun >= budget.milliseconds;
      const slice = (): boolean => {
        ({ done, nodes, canGoOn } = handle.run(SLICE_TIME, late));
        spent = now() - begun;
        return done || late();
      };
      await inSlices(options, slice, () => ({ nodes, seconds: spent / 1000 }));
      const used = canGoOn ? "nodes" : (ljrg?.stopped ?? null);
      const seconds = spent / 1000 + (ljrg?.seconds ?? 0);
      return { ...handle.report(), seconds, stopped: done ? used : "seconds" };
    } finally {
      handle.free();
    }
  });
}
