/** Whatever the example article says about its boards, asked of the engine. A sentence that is changed is missed here. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as light from "../engine/generated/loja.js";
import * as prover from "../engine/generated/prover.js";
import { files } from "../engine/in-node.ts";
import { checkPage, tagsOf } from "../test/pages.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const html = read("./example/article.html");
/** The prose as a reader sees it. */
const prose = html
  .replace(/<(head|pre)\b[\s\S]*?<\/\1>/g, "")
  .replace(/<[^>]*>/g, "")
  .replace(/\s+/g, " ");
const boards: (Record<string, string> & { text: string })[] = [
  ...html.matchAll(/<loja-board([^>]*)>\s*<pre>\n([\s\S]*?)\n<\/pre>/g),
].map(([tag, , text = ""]) => ({
  ...(tagsOf(tag)[0]?.attributes as Record<string, string>),
  text,
}));

beforeAll(() => {
  light.initSync({ module: readFileSync(new URL("../engine/generated/loja_bg.wasm", import.meta.url)) });
  prover.initSync({ module: readFileSync(new URL("../engine/generated/prover_bg.wasm", import.meta.url)) });
});

type Start = light.PositionInput;
type Claim = light.ClaimInput;

function opened(text: string, board?: string): { start: Start; moves: light.Move[] } {
  const [one, ...more] = files().read(text);
  if (!one || one.fault !== null || more.length > 0) throw new Error(`not one position: ${text}`);
  expect(one.note ?? null).toBeNull();
  return { start: board ? { ...one.start, board: { shape: board } } : one.start, moves: one.moves };
}

const END = boards[0]?.text ?? "";
const pointOf = (start: Start, name: string): number =>
  light.follow(start, []).board.points.findIndex((point) => point.name === name);

/** Moves by name, from the position. */
function line(start: Start, moves: string): light.Line {
  const found = light.follow(
    start,
    moves
      .split(" ")
      .map((word) => (word === "pass" ? { kind: "pass" } : { kind: "play", at: pointOf(start, word) })),
  );
  return found;
}

function after(text: string, moves: string): Start {
  const { situations, refusal } = line(opened(text).start, moves);
  expect(refusal).toBeNull();
  return opened(situations.at(-1)?.diagram ?? "").start;
}

/** The claim of an attribute, "black: ..**" or "white: a1, b2". */
function claimOf(start: Start, written: string): Claim {
  const [player, set = ""] = written.split(/:\s*/) as [light.Color, string];
  if (set === "all") return { player, set: "all" };
  if (/[*]/.test(set))
    return { player, set: [...set.replaceAll("/", "")].flatMap((sign, at) => (sign === "*" ? [at] : [])) };
  return { player, set: set.split(/,\s*/).map((name) => pointOf(start, name)) };
}

function verdict(
  start: Start,
  written: string,
): { verdict: string; handle: ReturnType<typeof prover.prove>; size: number } {
  const claim = claimOf(start, written);
  const handle = prover.prove(start, [], claim);
  let last = handle.run(5000, 300);
  for (let runs = 0; runs < 60 && last.verdict === "undecided"; runs++) last = handle.run(5000, 300);
  return { verdict: last.verdict, handle, size: claim.set === "all" ? -1 : claim.set.length };
}

const reports = new Map<string, prover.RefereeReport>();

function judged(start: Start): prover.RefereeReport {
  const key = JSON.stringify(start);
  let report = reports.get(key);
  if (!report) {
    const referee = prover.referee(start, []);
    while (!referee.run(50_000).done);
    report = referee.report();
    reports.set(key, report);
  }
  return report;
}

const RIGHT = "black: ....**/....**/...***/...***/..****/.*****";
const LEFT = "white: ****../****../***.../***.../**..../......";
const BENT = boards[7]?.text ?? "";

describe("the article", () => {
  test("has ten boards: nine elements of all kinds, and a frame", () => {
    expect(boards.map(({ mode, board, src }) => [mode, board, src].filter(Boolean).join(" "))).toEqual([
      "prove",
      "view",
      "view",
      "referee",
      "prove",
      "prove",
      "play",
      "referee torus",
      "prove nineteen.txt",
    ]);
    expect(html.match(/<iframe/g)).toHaveLength(1);
  });

  test("is a page that a strict policy allows, with room kept for each board", () => {
    expect(checkPage("article.html", html)).toEqual([]);
    for (const { size, text } of boards) {
      const { rows } = opened(text).start;
      expect(size).toBe(`${rows[0]?.length}x${rows.length}`);
    }
  });

  test("is of a length that can be read", () => {
    const words = prose.split(/\s+/).filter(Boolean).length;
    expect(words).toBeGreaterThan(900);
    expect(words).toBeLessThan(1300);
  });

  test("names whose positions they are", () => {
    expect(prose).toContain("Robert Pauli, Logical Japanese Rules of Go (2002, revised 2003)");
  });
});

const facts: [says: string, check: () => void][] = [
  [
    "nineteen points, a clean border, no doubt",
    () => {
      expect(boards[0]).toMatchObject({ claim: RIGHT, side: "refuter" });
      const { start } = opened(END);
      expect(claimOf(start, RIGHT).set).toHaveLength(19);
      expect(verdict(start, RIGHT).verdict).toBe("refuted");
    },
  ],
  [
    "You play c1, and the black stone at b1 comes off. Black can still threaten your stone from d1, but you join it to a1",
    () => {
      const { start } = opened(END);
      const { handle } = verdict(start, RIGHT);
      const at = (name: string) => ({ kind: "play" as const, at: pointOf(start, name) });
      const question = { move: null, you: "both" as const, reply: "never" as const };
      const answer = handle.answer({ ...question, line: [at("c1"), at("d1"), at("b1")] }, 20_000);
      const [, first, second] = answer.course.situations;
      expect(first?.move).toMatchObject({ captured: [pointOf(start, "b1")] });
      expect(second?.playable).toContain(pointOf(start, "b1"));
      expect(answer.now.verdict).toBe("refuted");
      expect(answer.now.end?.kind).toBe("joined");
    },
  ],
  [
    "it has eighteen moves",
    () => {
      const { start, moves } = opened(boards[1]?.text ?? "");
      expect(moves).toHaveLength(20);
      expect(moves.slice(18)).toEqual([{ kind: "pass" }, { kind: "pass" }]);
      const { situations, refusal } = light.follow(start, moves);
      expect(refusal).toBeNull();
      expect(situations.at(-1)?.diagram).toBe(light.follow(opened(END).start, []).situations[0]?.diagram);
    },
  ],
  [
    "Move 16 takes a black stone, the only one that is taken in the game. Move 17 closes the border at the top",
    () => {
      const { start, moves } = opened(boards[1]?.text ?? "");
      const { situations } = light.follow(start, moves);
      const takers = situations.flatMap(({ move }, n) =>
        move?.kind === "play" && move.captured.length > 0 ? [n] : [],
      );
      expect(takers).toEqual([16]);
      expect(situations[16]?.move).toMatchObject({ color: "white", captured: [pointOf(start, "c5")] });
      expect(situations[17]?.move).toMatchObject({ color: "black", at: pointOf(start, "e6") });
    },
  ],
  [
    "move 18 fills the last point between the two sides",
    () => {
      const { start, moves } = opened(boards[1]?.text ?? "");
      expect(light.follow(start, moves).situations[18]?.move).toMatchObject({ at: pointOf(start, "d6") });
    },
  ],
  [
    "A is a point in Black’s wall, B one in White’s",
    () => {
      const { start } = opened(boards[2]?.text ?? "");
      expect(start.labels).toEqual({ A: [[2, 5]], B: [[0, 3]] });
      expect(boards[2]?.caption).toContain("A is a point in Black’s wall, B one in White’s");
      expect(light.follow(start, []).situations[0]?.diagram).toBe(
        light.follow(opened(END).start, []).situations[0]?.diagram,
      );
    },
  ],
  [
    "with one move at B he takes two white stones and breaks in",
    () => {
      const { start } = opened(END);
      const { verdict: is, handle } = verdict(start, LEFT);
      expect(is).toBe("refuted");
      const line = [{ kind: "play" as const, at: pointOf(start, "a3") }];
      const { course, now } = handle.answer({ line, move: null, you: "both", reply: "never" }, 20_000);
      const taken = course.situations[1]?.move;
      expect(taken?.kind === "play" && [...taken.captured].sort()).toEqual(
        ["a2", "b2"].map((name) => pointOf(start, name)).sort(),
      );
      expect(now.verdict).toBe("refuted");
    },
  ],
  [
    "Thirty-six points, and nobody controls a single one. White wins by one",
    () => {
      const { control, result } = judged(opened(boards[3]?.text ?? "").start);
      expect(control).toHaveLength(36);
      expect(new Set(control)).toEqual(new Set(["nobody"]));
      expect(result).toBe("W+1");
    },
  ],
  [
    "Suppose he plays c1, where you refuted him, and White passes, and so does Black. Black wins by ten",
    () => ends("c1 pass pass", "B+10"),
  ],
  [
    "Suppose instead that Black passes, and White takes the stone at b3 with a3 before the end. White wins by eight",
    () => ends("pass a3 pass pass", "W+8"),
  ],
  ["If each of them mends his own wall, Black wins by three", () => ends("c1 a3 pass pass", "B+3")],
  [
    "turns a loss by one into a win by ten",
    () => {
      ends("pass pass", "W+1");
      ends("c1 pass pass", "B+10");
    },
  ],
  [
    "the same nineteen points, with c1 in place",
    () => {
      expect(boards[4]).toMatchObject({ claim: RIGHT, side: "claimant" });
      const { start } = opened(boards[4]?.text ?? "");
      expect(start.rows).toEqual(after(BEFORE, "c1").rows);
      expect(verdict(start, RIGHT).verdict).toBe("lock");
    },
  ],
  [
    "sixteen points with the stones, and it holds. Ask for the whole board and it fails. The corner point a1 lies outside both claims, and nobody gets it",
    () => {
      const { start } = opened(boards[5]?.text ?? "");
      expect(claimOf(start, LEFT).set).toHaveLength(16);
      expect(verdict(start, LEFT).verdict).toBe("lock");
      expect(verdict(start, "white: all").verdict).toBe("refuted");
      const at = pointOf(start, "a1");
      for (const claim of [LEFT, RIGHT]) expect(claimOf(start, claim).set).not.toContain(at);
      expect(judged(start).control[at]).toBe("nobody");
    },
  ],
  [
    "He gives up four stones",
    () => {
      const { situations, refusal } = line(
        { ...opened(BENT).start, turn: "white", passes: 0 },
        "pass a2 d1 b1",
      );
      expect(refusal).toBeNull();
      expect(situations.at(-1)?.blackCaptives).toBe(4);
      expect(situations.at(-1)?.diagram).toBe(
        light.follow(opened(boards[6]?.text ?? "").start, []).situations[0]?.diagram,
      );
    },
  ],
  [
    "White comes to a1, Black takes that stone from a2, and White may not take back at once",
    () => {
      const { situations, refusal } = line(opened(boards[6]?.text ?? "").start, "a1 a2 a1");
      expect(situations[2]?.move).toMatchObject({ captured: [14], ko: true });
      expect(refusal?.rule).toBe("B4.2");
    },
  ],
  [
    "White passes, Black takes eight stones with c1",
    () => {
      const { situations } = line(opened(boards[6]?.text ?? "").start, "a1 a2 pass c1");
      const last = situations[4]?.move;
      expect(last?.kind === "play" && last.captured).toHaveLength(8);
    },
  ],
  [
    "By these rules Black claims all of it",
    () => expect(verdict(opened(BENT).start, "black: all").verdict).toBe("lock"),
  ],
  [
    "Before any of these stones were given, the board is Black’s by eighteen",
    () => expect(judged(opened(BENT).start).result).toBe("B+18"),
  ],
  [
    "Nobody controls anything here, and it is a draw. On a tube, which keeps its upper and its lower edge, it comes to the same",
    () => {
      expect(boards[7]?.board).toBe("torus");
      for (const shape of ["torus", "cylinder"]) {
        const { control, result } = judged(opened(BENT, shape).start);
        expect(new Set(control)).toEqual(new Set(["nobody"]));
        expect(result).toBe("jigo");
      }
    },
  ],
  [
    "The one against the nineteen points has two situations",
    () => {
      const checked = prover.check(read("./example/nineteen.txt"));
      expect(checked).toMatchObject({ answer: "refuted", player: "black", situations: 2 });
      expect(checked.set).toEqual(claimOf(opened(END).start, RIGHT).set);
      expect(opened(boards[8]?.text ?? "").start.rows).toEqual(opened(END).start.rows);
    },
  ],
  [
    "White claims his corner: a3, b3 and a2. You are Black, and you begin. There is one point to play, and a pass would do as well",
    () => {
      const [, link = "", claim = ""] =
        /embed\.html#([^&]+)&amp;mode=prove&amp;claim=([^&]+)&amp;side=refuter"/.exec(html) ?? [];
      const { start } = opened(`loja:${link}`);
      expect(start.rows).toEqual([".o.", "oxx", ".x."]);
      expect(claim).toBe("white:a3,b3,a2");
      const { verdict: is, handle } = verdict(start, "white: a3, b3, a2");
      expect(is).toBe("refuted");
      const { now } = handle.answer({ line: [], move: null, you: "both", reply: "never" }, 20_000);
      const good = now.moves
        .filter(({ holds }) => holds)
        .map(({ choice }) => (choice.kind === "play" ? choice.at : -1));
      expect(good).toEqual([pointOf(start, "a3"), -1]);
    },
  ],
  ["it was worth eleven points", () => expect(10 + 1).toBe(11)],
];

/** The last diagram before the two passes: it is Black’s turn. */
const BEFORE = END.replace("1 0 B 2", "1 0 B 0");

function ends(moves: string, result: string): void {
  expect(judged(after(BEFORE, moves)).result).toBe(result);
}

test.each(facts)("it says “%s”", { timeout: 60_000 }, (says, check) => {
  expect(prose + html).toContain(says);
  check();
});
