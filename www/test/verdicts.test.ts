/**
 * Each export of the engine's modules and of the package `loja-engine`, with the certificates behind the verdicts that somebody reads
 * there. Both checkers accept them; those of other rule sets have one. Needs package/ and the command, so it runs after the build.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { command } from "../../scripts/book.mjs";
import * as files from "../engine/generated/files.js";
import * as light from "../engine/generated/loja.js";
import * as opponent from "../engine/generated/opponent.js";
import * as practice from "../engine/generated/practice.js";
import * as proofs from "../engine/generated/proofs.js";
import * as prover from "../engine/generated/prover.js";
import * as systems from "../engine/generated/systems.js";
import type * as engine from "../engine/package/index.ts";
import { builtModule } from "./in-process.ts";

type Show = () => void | Promise<void>;
/** Shows the certificates behind what an entry says, or tells why it says nothing that anybody could dispute. */
type Door = Show | "nothing" | "the rules of play" | "a handle" | "an expectation";
type Asked = { player: engine.Color; set: engine.Location[]; verdict: engine.Verdict };

const folder = mkdtempSync(join(tmpdir(), "loja-verdicts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** White's group is dead in all of it, and Black has refuted claims too. */
const BOARD = { rows: ["o.oxxooo", ".oox.xoo", "ooxxxooo", "ox.xo.o."] };
/** White to move kills the black row at one point. */
const ROW = { rows: ["...", "xox"], turn: "black" } as const;
const CORNER = { rows: ["xx.", "..."] };
const NODES = 1_000_000;

const loja = (args: string[], input = ""): unknown =>
  JSON.parse(execFileSync(command, args, { input, encoding: "utf8" }));

/** Both checkers accept it, and it is about this claim. */
function bothAccept(text: string | null | undefined, { player, set, verdict }: Asked): void {
  const { answer, ...checked } = proofs.check(text ?? "");
  expect([checked.player, checked.set, answer]).toEqual([player, set, verdict]);
  expect(loja(["check", "--plain", "--json", "-"], text ?? "")).toMatchObject({ player, answer });
}

/** What the prover writes down of a claim after these moves shows its verdict. */
function claimIsShown(asked: Asked, start: engine.PositionInput, moves: engine.Move[] = []): void {
  const proof = prover.prove(start, moves, asked);
  proof.run(NODES, 384, null);
  bothAccept(proof.certificate(), asked);
  proof.free();
}

/** The report of a referee who has shown all that he says. */
function judged(start: engine.PositionInput, moves: engine.Move[] = []): engine.RefereeReport {
  const referee = prover.referee(start, moves);
  expect(referee.run(NODES, null).done).toBe(true);
  const report = referee.report();
  for (const claim of report.claims) {
    const text = referee.certificate(claim);
    if (text === undefined) claimIsShown(claim, start, moves);
    else bothAccept(text, claim);
  }
  referee.free();
  return report;
}

/** What the command rules: it comes to these scores, writes certificates of them, and accepts those. */
function rulingsAreShown(
  rulings: readonly Pick<engine.ComparisonReport["rulings"][number], "rules" | "score">[],
  position: engine.PositionInput,
): engine.SystemRuling[] {
  const others = rulings.filter(({ rules }) => rules !== "ljrg");
  return others.map(({ rules, score }) => {
    const args = ["referee", "--json", "--rules", rules, "--certificates", folder, "-"];
    const said = loja(args, JSON.stringify(position)) as engine.SystemRuling;
    expect([said.rules, said.score, said.missing]).toEqual([rules, score, []]);
    expect(said.certificates).not.toEqual([]);
    for (const { file, question, answer } of said.certificates ?? [])
      expect(loja(["check", "--json", join(folder, file)])).toMatchObject({ rules, question, answer });
    return said;
  });
}

function problemIsShown(problem: engine.PracticeProblem | null): void {
  if (!problem?.player || !problem.verdict) throw new Error("this problem has no verdict");
  const { id: _, name: __, ...start } = { name: null, ...problem };
  const names = light.follow(start, []).board.points.map(({ name }) => name);
  const set = problem.set.map((name) => names.indexOf(String(name))).toSorted((a, b) => a - b);
  claimIsShown(
    { player: problem.player, set, verdict: problem.verdict },
    { rows: start.rows, turn: start.turn },
  );
}

const all = (start: { readonly rows: readonly string[] }) => [...Array.from(start.rows.join("")).keys()];
const proved = () => {
  const proof = prover.prove(BOARD, [], { player: "white", set: "all" });
  const { verdict } = proof.run(NODES, 384, null);
  return { proof, asked: { player: "white", set: all(BOARD), verdict } as const };
};
const proofIsShown = (): void => {
  const { proof, asked } = proved();
  bothAccept(proof.certificate(), asked);
};
const compared = (): void => {
  const { control, score } = judged(CORNER);
  const handle = systems.compare(CORNER, ["ljrg", "area", "jrg89"], { control, score }, NODES);
  expect(handle.run(null, null).done).toBe(true);
  rulingsAreShown(handle.report().rulings, CORNER);
};

const ENTRIES: Record<string, Door> = {
  version: "nothing",
  start: "nothing",
  // What is read, drawn, and played by the rules alone; the goal of a step is its author's.
  read: "nothing",
  write: "nothing",
  readFile: "nothing",
  writeFile: "nothing",
  claiming: "the rules of play",
  stage: "the rules of play",
  follow: "the rules of play",
  attempt: "the rules of play",
  attemptBy: "the rules of play",
  play: "the rules of play",

  prove: "a handle",
  "ProofHandle.run": proofIsShown,
  "ProofHandle.certificate": proofIsShown,
  "ProofHandle.answer": () => {
    const { proof, asked } = proved();
    const { now } = proof.answer({ line: [], move: null, you: "both", reply: "never" }, 1);
    expect(now.verdict).toBe(asked.verdict);
    bothAccept(proof.certificate(), asked);
  },
  "ProofHandle.hints": "an expectation",
  "ProofHandle.show": "an expectation",
  "ProofHandle.megabytes": "nothing",
  "ProofHandle.learn": () => {
    const text = proved().proof.certificate() ?? "";
    const other = prover.prove(BOARD, [], { player: "white", set: "all" });
    expect(() => other.learn(text.slice(1))).toThrow();
    expect(other.learn(text)).toBe(true);
    const { verdict } = other.run(1, 384, null);
    bothAccept(other.certificate(), { player: "white", set: all(BOARD), verdict });
  },

  referee: "a handle",
  "RefereeHandle.run": "nothing",
  "RefereeHandle.lend": "nothing",
  "RefereeHandle.giveBack": "nothing",
  // What is expected stands beside the verdicts of the report, and changes none.
  "RefereeHandle.expect": "nothing",
  "RefereeHandle.report": () => {
    const verdicts = judged(BOARD).claims.map(({ verdict }) => verdict);
    expect(new Set(verdicts)).toEqual(new Set(["lock", "refuted"]));
  },
  "RefereeHandle.certificate": () => void judged(BOARD),

  check: proofIsShown,
  proofFile: () => {
    const { proof, asked } = proved();
    const text = proof.certificate() ?? "";
    expect(() => proofs.proofFile(text.slice(1), 10)).toThrow();
    bothAccept(text, asked);
  },

  facts: () => {
    const task = { kind: "refute", player: "black", set: all(ROW), move: null } as const;
    const quiet = () => {};
    problemIsShown(practice.facts({ ...ROW, rows: [...ROW.rows] }, [], task, NODES, quiet).problem);
  },
  newProblem: () => {
    const wish = { kind: "refute", columns: 3, rows: 3, ratings: [0, 4000] as [number, number] } as const;
    let found: engine.PracticeProblem | null = null;
    for (let number = 0; !found && number < 2_000; number += 1) found = practice.newProblem(wish, 7, number);
    problemIsShown(found);
  },
  // The count at the end of the line is the referee's.
  reply: () => {
    const start = { rows: ["xoo", "x..", "xox"], turn: "black", passes: 1 } as const;
    const played: engine.Move[] = [{ kind: "play", at: 4 }];
    const own = { ...start, rows: [...start.rows] };
    const [best] = practice.reply(own, played, NODES)?.outcomes ?? [];
    expect(best?.line).toEqual(["pass", "pass"]);
    const passes = [{ kind: "pass" }, { kind: "pass" }] as const;
    expect(judged(own, [...played, ...passes]).result).toBe(best?.result);
  },

  think: "a handle",
  // What is proved of a place is what the referee says of it.
  "ThoughtHandle.run": () => {
    const { settled } = opponent.think(BOARD, [], "easy", 1).run(null, false);
    const { control } = judged(BOARD);
    expect(settled.some((owner) => owner !== null)).toBe(true);
    for (const [at, owner] of settled.entries()) if (owner) expect(control[at]).toBe(owner);
  },

  compare: "a handle",
  "ComparisonHandle.choose": "nothing",
  "ComparisonHandle.run": "nothing",
  "ComparisonHandle.report": compared,
  "ComparisonHandle.line": compared,

  argue: "a handle",
  "ArgumentHandle.about": "the rules of play",
  "ArgumentHandle.hints": "an expectation",
  "ArgumentHandle.answer": "an expectation",
  "ArgumentHandle.run": "an expectation",
};

const NO_METHODS = new Set(["constructor", "free", "__destroy_into_raw"]);

/** Functions, and the methods of handles as `Handle.method`. */
function entriesOf(module: Record<string, unknown>): string[] {
  return Object.entries(module).flatMap(([name, made]) => {
    if (name === "default" || name === "initSync" || typeof made !== "function") return [];
    if (!name.endsWith("Handle")) return [name];
    const methods = Object.getOwnPropertyNames(made.prototype).filter((method) => !NO_METHODS.has(method));
    return methods.map((method) => `${name}.${method}`);
  });
}

test("each export of the modules is in the list, with certificates behind what it says", async () => {
  const modules = { loja: light, files, prover, proofs, practice, systems, opponent };
  const found = new Set<string>();
  for (const [name, module] of Object.entries(modules)) {
    module.initSync({ module: builtModule(name) });
    for (const entry of entriesOf(module)) found.add(entry);
  }
  expect([...found].toSorted()).toEqual(Object.keys(ENTRIES).toSorted());
  for (const door of Object.values(ENTRIES)) if (typeof door === "function") await door();
}, 60_000);

const packageEntries = ({ referee, claim, check, systems: rulings }: typeof engine): Record<string, Door> => {
  const all32 = { player: "white", set: "all", certificate: true } as const;
  const claimed = async (): Promise<string> => {
    const { verdict, certificate } = await claim(BOARD, all32);
    bothAccept(certificate, { player: "white", set: all(BOARD), verdict });
    return certificate ?? "";
  };
  return {
    read: "nothing",
    draw: "nothing",
    replay: "the rules of play",
    claim: async () => void (await claimed()),
    check: async () => {
      const { player, set, answer } = await check(await claimed());
      expect({ player, set, answer }).toEqual({ player: "white", set: all(BOARD), answer: "refuted" });
    },
    referee: async () => {
      const { claims } = await referee(BOARD);
      expect(claims).not.toEqual([]);
      for (const { player, set, verdict } of claims) {
        const { certificate } = await claim(BOARD, { player, set, certificate: true });
        bothAccept(certificate, { player, set, verdict });
      }
    },
    systems: async () => {
      const told = await rulings(CORNER, { rules: ["area", "jrg89"] });
      expect(rulingsAreShown(told.rulings, CORNER)).toHaveLength(2);
    },
  };
};

test("each function of the package is in the list, with certificates behind what it says", async () => {
  proofs.initSync({ module: builtModule("proofs") });
  // As a text: Vite would look for it now.
  const built = pathToFileURL(resolve("package/loja-engine/index.js")).href;
  const loja = (await import(/* @vite-ignore */ built)) as typeof engine;
  const entries = packageEntries(loja);
  expect(Object.keys(loja).toSorted()).toEqual(Object.keys(entries).toSorted());
  for (const door of Object.values(entries)) if (typeof door === "function") await door();
}, 60_000);
