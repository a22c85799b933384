import { expect, test } from "vitest";
import { newGame } from "../address/game-address.ts";
import {
  bothResults,
  expectedResult,
  type GameResult,
  judgedResult,
  namedResult,
  resultFrom,
  resultSign,
  resultWords,
} from "./result.ts";
import type { WholeGame } from "./whole-game.ts";

const game = (part: Partial<WholeGame> = {}): WholeGame => {
  const { link: _, ...rest } = newGame();
  return { ...rest, start: { rows: ["....."] }, moves: [], black: "one", ...part };
};
const by = (lead: number, won: GameResult["won"] = null): GameResult => ({
  kind: won ? "disputes" : "agreed",
  lead,
  won,
});

const judged = (black: number, white: number) =>
  judgedResult({ score: { black: { total: black }, white: { total: white } } } as never);
const standing = { lead: -3, won: null, settled: true };

test("a result is called by what it rests on", () => {
  expect(resultFrom({ ended: null }, null)).toBeNull();
  const agreed = resultFrom({ ended: null }, standing);
  expect(agreed && namedResult(agreed)).toBe("Agreed: White by 3");
  const supposed = resultFrom({ ended: null }, { ...standing, settled: false });
  expect(supposed && namedResult(supposed)).toBe("Supposed: White by 3");
  expect(resultFrom({ ended: null }, { ...standing, won: "black" })).toMatchObject({
    kind: "disputes",
    won: "black",
  });
  expect(resultFrom({ ended: { loser: "black", by: "time" } }, standing)).toEqual({
    kind: "ended",
    lead: null,
    won: null,
  });
  expect(namedResult(expectedResult(4))).toBe("Expected: Black by 4");
  expect(judgedResult({ score: null })).toBeNull();
});

test("what is agreed and what is judged stand side by side, each by its name", () => {
  const agreed = resultFrom({ ended: null }, standing);
  if (!agreed) throw new Error("no result");
  expect(bothResults(agreed, judged(14, 3))).toBe("Agreed: White by 3. Judged: Black by 11.");
  expect(bothResults(agreed, judged(0, 3))).toBe("Agreed and judged: White by 3.");
  expect(bothResults(agreed, null)).toBe("Agreed: White by 3.");
});

test("results in words and in files", () => {
  expect(resultWords(game(), by(-2))).toBe("White wins by 2");
  expect(resultWords(game(), by(0))).toBe("Jigo: both scores are equal");
  expect(resultWords(game({ ended: { loser: "white", by: "resigned" } }), null)).toBe(
    "Black wins by resignation",
  );
  expect(resultSign(game({ ended: { loser: "white", by: "time" } }), null)).toBe("B+T");
  expect(resultSign(game(), by(0))).toBe("0");
  expect(resultSign(game(), by(-4))).toBe("W+4");
  expect(resultSign(game(), null)).toBe("");
});

test("a dispute that decides the game is its result, whatever the count says", () => {
  const named = game({ names: { one: "Anna", other: "" } });
  expect(resultWords(named, by(-2, "black"))).toBe("Anna (Black) wins by a dispute");
  expect(resultWords(named, by(-2, "tie"))).toBe("Jigo: each has won a dispute");
  expect(resultSign(named, by(-2, "black"))).toBe("B+F");
  expect(resultSign(named, by(-2, "tie"))).toBe("0");
  // Who gave up before the end has lost by that.
  const ended = game({ ended: { loser: "black", by: "resigned" } });
  expect(resultSign(ended, by(0, "black"))).toBe("W+R");
});
