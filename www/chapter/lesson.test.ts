import { beforeEach, expect, test, vi } from "vitest";
import { type Attempt, engine, type Move, type Step } from "../engine/engine.ts";
import type { Table } from "../table/table.ts";
import { labelsOf, playLine, stepGame } from "./lesson.ts";

vi.mock("../engine/engine.ts", () => ({ engine: { attempt: vi.fn(), follow: vi.fn() } }));

const play: Move = { kind: "play", at: 0 };
const attempt = {
  verdict: "open",
  hints: ["Look left."],
  moves: [],
  line: { refusal: null },
} as unknown as Attempt;

/** What a step does to a table on which it lies, or no longer lies, and what it says. */
function laid() {
  const did: string[] = [];
  const at = { lies: true, moves: [] as Move[] };
  const table = {
    has: () => at.lies,
    get leading() {
      return at.moves;
    },
    offerHint: (on: boolean) => did.push(`hint ${on}`),
  } as unknown as Table;
  const { game } = stepGame({ you: "black", line: "", played: "" } as Step, table, {
    played() {},
    solved() {},
    say: ({ said, hints }) => did.push(said?.text ?? hints.at(-1) ?? "nothing said"),
  });
  return { game, did, at };
}

beforeEach(() => {
  vi.mocked(engine.attempt).mockResolvedValue(attempt);
});

test("a step that is laid out offers its hints, and so does a place that is looked back at", async () => {
  const { game, did, at } = laid();
  await game.ask([]);
  game.onHint();
  at.moves = [play];
  game.onVisit([play]);
  await vi.waitFor(() => expect(did).toHaveLength(6));
  expect(did).toEqual(["hint true", "nothing said", "hint false", "Look left.", "hint true", "nothing said"]);
});

test("what is answered after the reader went elsewhere changes nothing there", async () => {
  const { game, did, at } = laid();
  at.lies = false;
  await game.ask([]);
  game.onVisit([]);
  at.lies = true;
  at.moves = [play];
  game.onVisit([]);
  vi.mocked(engine.attempt).mockRejectedValue(new Error("no engine"));
  game.onVisit([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(did).toEqual([]);
});

test("a line is played move by move, and no further once something else lies on the table", async () => {
  const board = { points: [{ name: "a1" }, { name: "b1" }] };
  vi.mocked(engine.follow).mockResolvedValue({ board, situations: [] } as never);
  const played = async (lies: () => boolean): Promise<Move[]> => {
    const moves: Move[] = [];
    const table = { move: (move: Move) => void moves.push(move) } as unknown as Table;
    await playLine({} as Parameters<typeof playLine>[0], "a1 pass b1", table, lies);
    return moves;
  };
  const all: Move[] = [play, { kind: "pass" }, { kind: "play", at: 1 }];
  expect(await played(() => true)).toEqual(all);
  let left = 2;
  expect(await played(() => left-- > 0)).toEqual(all.slice(0, 2));
});

test("labels stand by location, with the gaps of a board left out", () => {
  const labels = {
    A: [[0, 0]],
    "12": [
      [2, 0],
      [1, 1],
    ],
  };
  expect(labelsOf({ rows: ["x,o", ".x."], labels })).toEqual(["A", "12", null, "12", null]);
});

test("a diagram without labels has none, and what is no list is left alone", () => {
  expect(labelsOf({ rows: ["x."] })).toBeUndefined();
  expect(labelsOf({ rows: ["x."], labels: null })).toBeUndefined();
  expect(labelsOf({ rows: ["x."], labels: { A: 3 } })).toBeUndefined();
});
