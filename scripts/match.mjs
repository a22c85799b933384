/**
 * Whole games of two programs that speak the Go Text Protocol, scored by `loja gtp`, colours changing.
 *
 *   node scripts/match.mjs --size 5 --komi 6 --games 200 --seed 1 --random 2 \
 *     --loja "target/release/loja gtp --level strong" --other "gnugo --mode gtp --level 10"
 *
 * `--random N`: the first N moves are drawn, the same for both games of a pair, so that no two pairs are alike.
 * `--out FILE`: a line of JSON for each game; a match that was cut goes on from there.
 */
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values: told } = parseArgs({
  options: {
    size: { type: "string", default: "5" },
    komi: { type: "string", default: "0" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    random: { type: "string", default: "1" },
    loja: { type: "string", default: "target/release/loja gtp --level steady" },
    other: { type: "string", default: "gnugo --mode gtp --level 10" },
    out: { type: "string", default: "" },
  },
});
const size = Number(told.size);
const games = Number(told.games);
const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** A program at the other end of two pipes; one question at a time. */
class Program {
  constructor(command) {
    const [name, ...words] = command.split(/\s+/);
    this.name = command;
    this.child = spawn(name, words, { stdio: ["pipe", "pipe", "ignore"] });
    this.text = "";
    this.waiting = null;
    this.child.stdout.setEncoding("utf8");
    this.child.stdout.on("data", (text) => {
      this.text += text;
      this.answer();
    });
    const ended = (why) => {
      this.fault = new Error(`${command}: ${why}`);
      this.waiting?.reject(this.fault);
    };
    this.child.on("exit", () => ended("it has ended"));
    this.child.on("error", (error) => ended(error.message));
    this.child.stdin.on("error", (error) => ended(error.message));
  }

  answer() {
    const end = this.text.indexOf("\n\n");
    if (end < 0 || !this.waiting) return;
    const answer = this.text.slice(0, end).trim();
    this.text = this.text.slice(end + 2);
    const { resolve } = this.waiting;
    this.waiting = null;
    resolve({ ok: answer.startsWith("="), said: answer.replace(/^[=?]\d*\s*/, "") });
  }

  ask(line) {
    return new Promise((resolve, reject) => {
      if (this.fault) return reject(this.fault);
      this.waiting = { resolve, reject };
      this.child.stdin.write(`${line}\n`);
      this.answer();
    });
  }

  async must(line) {
    const { ok, said } = await this.ask(line);
    if (!ok) throw new Error(`${this.name}: ${line}: ${said}`);
    return said;
  }
}

/** The same drawn moves for the same number. */
function drawn(number) {
  let state = (number * 2654435761 + 12345) >>> 0;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const moves = [];
  // Not at the edge, where a first stone is lost more often than not.
  const inner = size - 2;
  while (moves.length < Number(told.random)) {
    const vertex = `${columns[1 + next(inner)]}${2 + next(inner)}`;
    if (!moves.includes(vertex)) moves.push(vertex);
  }
  return moves;
}

async function game(number, loja, other) {
  const lojaIsBlack = number % 2 === 0;
  for (const program of [loja, other]) {
    await program.must(`boardsize ${size}`);
    await program.must("clear_board");
    await program.must(`komi ${told.komi}`);
  }
  const moves = [];
  const begun = Date.now();
  const seconds = { loja: 0, other: 0 };
  let passes = 0;
  let why = "passes";
  for (const opening = drawn(Number(told.seed) * 100_000 + (number >> 1)); passes < 3; ) {
    const black = moves.length % 2 === 0;
    const color = black ? "b" : "w";
    const is = black === lojaIsBlack ? "loja" : "other";
    const mover = is === "loja" ? loja : other;
    const waits = is === "loja" ? other : loja;
    const first = opening.shift();
    const from = Date.now();
    const vertex = first ?? (await mover.must(`genmove ${color}`));
    seconds[is] += (Date.now() - from) / 1000;
    if (first) await mover.must(`play ${color} ${first}`);
    if (/resign/i.test(vertex)) {
      why = `${is} resigned`;
      break;
    }
    const { ok, said } = await waits.ask(`play ${color} ${vertex}`);
    if (!ok) {
      why = `${is} played ${vertex}: ${said}`;
      break;
    }
    moves.push(vertex.toLowerCase());
    passes = /pass/i.test(vertex) ? passes + 1 : 0;
    // Two passes end it unless a ko was taken just before: then the rules ask for a third.
    if (passes === 2 && !(await more(loja))) break;
    if (moves.length > 6 * size * size) {
      why = "no end";
      break;
    }
  }
  const resigned = / resigned/.test(why);
  const scored = resigned ? { said: why } : await loja.ask("final_score");
  const otherScored = await other.ask("final_score");
  // Where the referee has not decided all in his time, the other program's count stands, and is told apart.
  const lead = leadOf(scored.said) ?? (resigned ? null : leadOf(otherScored.said));
  const forLoja = lead === null ? null : lojaIsBlack ? lead : -lead;
  return {
    number,
    loja: lojaIsBlack ? "black" : "white",
    why,
    score: scored.said,
    other: otherScored.said,
    forLoja: /loja (resigned|played)/.test(why)
      ? -1000
      : /other (resigned|played)/.test(why)
        ? 1000
        : forLoja,
    moves: moves.join(" "),
    seconds: {
      loja: Number(seconds.loja.toFixed(2)),
      other: Number(seconds.other.toFixed(2)),
      all: (Date.now() - begun) / 1000,
    },
  };
}

/** The lead of Black; null where a program told none. */
function leadOf(said) {
  if (/^[BW]\+[\d.]+$/.test(said)) return Number(said.slice(2)) * (said[0] === "B" ? 1 : -1);
  return said === "0" ? 0 : null;
}

/** Whether the rules want another pass: a stone can still be played. */
async function more(loja) {
  const { ok } = await loja.ask("play b pass");
  if (ok) await loja.must("undo");
  return ok;
}

const done =
  told.out && existsSync(told.out)
    ? readFileSync(told.out, "utf8")
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
const loja = new Program(told.loja);
const other = new Program(told.other);
for (let number = done.length; number < games; number += 1) {
  const one = await game(number, loja, other);
  done.push(one);
  if (told.out) appendFileSync(told.out, `${JSON.stringify(one)}\n`);
  else console.log(JSON.stringify(one));
}
for (const program of [loja, other]) program.child.kill();

const columnsOf = [
  "colour of Loja",
  "games",
  "won",
  "jigo",
  "lost",
  "mean lead",
  "counted by the other",
  "both count the same",
];
const rows = [columnsOf, columnsOf.map(() => "---")];
for (const color of ["black", "white", "both"]) {
  const some = done.filter((one) => color === "both" || one.loja === color).map(counted);
  const leads = some.map(({ forLoja }) => forLoja).filter((lead) => lead !== null);
  const plain = leads.filter((lead) => Math.abs(lead) < 1000);
  const mean = plain.reduce((sum, lead) => sum + lead, 0) / Math.max(1, plain.length);
  const count = (test) => leads.filter(test).length;
  const both = some.filter(({ own, others }) => own !== null && others !== null);
  rows.push([
    color,
    some.length,
    count((lead) => lead > 0),
    count((lead) => lead === 0),
    count((lead) => lead < 0),
    mean.toFixed(1),
    some.filter(({ own, others }) => own === null && others !== null).length,
    `${both.filter(({ own, others }) => own === others).length} of ${both.length}`,
  ]);
}
console.log(rows.map((row) => `| ${row.join(" | ")} |`).join("\n"));

/** A line of a match, counted: what each program says, and what it comes to for Loja. */
function counted(one) {
  const [own, others] = [leadOf(one.score), leadOf(one.other)];
  if (Math.abs(one.forLoja ?? 0) === 1000) return { own, others: null, forLoja: one.forLoja };
  const lead = own ?? others;
  return { own, others, forLoja: lead === null ? null : one.loja === "black" ? lead : -lead };
}
for (const why of new Set(done.map((one) => one.why.replace(/ played .*/, " played an illegal move"))))
  console.log(`${done.filter((one) => one.why.startsWith(why.split(" played an")[0])).length} ${why}`);
