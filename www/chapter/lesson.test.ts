import { beforeEach, expect, test, vi } from "vitest";
import { type Attempt, engine, type Move, type Step } from "../engine/engine.ts";
import type { Table } from "../table/table.ts";
import { playLine, stepGame } from "./lesson.ts";

vi.mock("../engine/engine.ts", () => ({ engine: { attempt: vi.fn(), follow: vi.fn() } }));

const play: Move = { kind: "play", at: 0 };
const attempt = { verdict: "open", hints: ["Look left."], line: { refusal: null } } as unknown as Attempt;

/** What a step does to a table on which it lies, or no longer lies. */
function laid(): { game: ReturnType<typeof stepGame>; did: string[]; at: { lies: boolean; moves: Move[] } } {
  const did: string[] = [];
  const at = { lies: true, moves: [] as Move[] };
  const table = {
    has: () => at.lies,
    get leading() {
      return at.moves;
    },
    offerHint: (on: boolean) => did.push(`hint ${on}`),
  } as unknown as Table;
  const host = { replaceChildren: () => did.push("cleared") } as unknown as HTMLElement;
  const game = stepGame({ you: "black", line: "", played: "" } as Step, table, host, {
    played() {},
    solved() {},
  });
  return { game, did, at };
}

beforeEach(() => {
  vi.mocked(engine.attempt).mockResolvedValue(attempt);
});

test("a step that is laid out offers its hints, and so does a place that is looked back at", async () => {
  const { game, did, at } = laid();
  await game.ask([]);
  at.moves = [play];
  game.onVisit([play]);
  await vi.waitFor(() => expect(did).toEqual(["hint true", "cleared", "hint true", "cleared"]));
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
