/** Every problem there is, through an address and back, with the real engine. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as light from "../../engine/generated/loja.js";
import * as practice from "../../engine/generated/practice.js";
import type { Problem } from "../../kinds/problem.ts";
import { locations, movesOf, namesIn, startOf } from "../../kinds/problem-game.ts";
import { checked, problemFragment, readDraft } from "./problem-link.ts";

vi.mock("../../engine/engine.ts", () => ({
  EngineError: class extends Error {},
  troubleWords: String,
  engine: {
    follow: async (start: never, moves: never) => light.follow(start, moves),
    read: async (text: string) => light.read(text),
    write: async (start: never, moves: never, format: never) => light.write(start, moves, format),
  },
}));
vi.mock("../../engine/practice.ts", () => ({
  problems: {
    factsInTime: async ({ start, moves, task }: { start: never; moves: never; task: never }) => ({
      ...practice.facts(start, moves, task, 200_000, () => {}),
      nodes: 200_000,
    }),
  },
}));

beforeAll(() => {
  const bytes = (name: string) =>
    readFileSync(new URL(`../../engine/generated/${name}_bg.wasm`, import.meta.url));
  light.initSync({ module: bytes("loja") });
  practice.initSync({ module: bytes("practice") });
});

const FOLDER = new URL("../../../tutorials/practice/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));
const problemsOf = (name: string): Problem[] =>
  readFileSync(new URL(name, FOLDER), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function opened(problem: Problem) {
  const fragment = await problemFragment(problem);
  expect(fragment).toMatch(/^#p=1/);
  const draft = await readDraft((fragment ?? "").slice(3));
  if ("fault" in draft) throw new Error(draft.fault);
  return draft;
}

describe.each(FILES)("%s", (name) => {
  test("each problem’s link asks the same on the same position", async () => {
    const all = problemsOf(name);
    expect(all.length).toBeGreaterThan(0);
    for (const problem of all) {
      const draft = await opened(problem);
      const start = startOf(problem);
      const { board } = light.follow(start, []);
      const moves = movesOf(board, namesIn(problem.played));
      const [was, is] = [light.follow(start, moves), light.follow(draft.start, draft.moves)];
      expect(is.board, problem.id).toEqual(was.board);
      expect(is.situations.at(-1), problem.id).toEqual(was.situations.at(-1));
      expect(draft, problem.id).toMatchObject({
        kind: problem.kind,
        title: problem.title ?? "",
        set:
          problem.kind === "find" || !problem.set ? [] : locations(board, problem.set).sort((a, b) => a - b),
        asked: problem.move === undefined ? null : movesOf(board, [problem.move])[0],
      });
      if (problem.player) expect(draft.player, problem.id).toBe(problem.player);
    }
  });
});

test.each([
  ["lock-corner.jsonl", "lock"],
  ["refute-corner.jsonl", "refute"],
] as const)("a corner’s link has its open sides, and the facts are found again: %s", async (name, kind) => {
  const corners = problemsOf(name).filter((problem) => problem.board_edges);
  expect(corners.length).toBeGreaterThan(3);
  for (const problem of corners) {
    const { problem: found, unfit } = await checked(await opened(problem));
    expect(unfit, problem.id).toBeNull();
    expect(found?.kind).toBe(kind);
    const { from: _from, credit: _credit, title: _title, ...facts } = problem;
    expect(found, problem.id).toMatchObject(facts);
  }
});
