import { expect, test } from "vitest";
import { newGame } from "../address/game-address.ts";
import {
  backTo,
  byWords,
  fittingBack,
  fullName,
  nameOf,
  readerColor,
  rematch,
  stageOf,
  takenBack,
  type WholeGame,
} from "./whole-game.ts";

const game = (part: Partial<WholeGame> = {}): WholeGame => {
  const { link: _, ...rest } = newGame();
  return { ...rest, start: { rows: ["."] }, moves: [], black: "one", ...part };
};

test("where a game is", () => {
  expect(stageOf(game({ black: null }), { final: false })).toBe("colour");
  expect(stageOf(game(), { final: false })).toBe("play");
  expect(stageOf(game(), { final: true })).toBe("settle");
  expect(stageOf(game({ agreed: ["black"] }), { final: true })).toBe("settle");
  expect(stageOf(game({ agreed: ["black", "white"] }), { final: true })).toBe("record");
  expect(stageOf(game({ ended: { loser: "black", by: "time" } }), { final: false })).toBe("record");
});

test("a rematch has the same start and people, and nothing of the game that is over", () => {
  const over = game({
    names: { one: "Anna", other: "" },
    way: "cake",
    chose: "one",
    drew: [3, 4],
    black: "one",
    engine: { person: "other", level: "easy" },
    moves: [{ kind: "pass" }],
    ended: { loser: "white", by: "resigned" },
    notes: new Map([[1, "Hm."]]),
  });
  const { start, names, engine } = over;
  const again = rematch(over);
  expect(again).toEqual(game({ start, names, engine, way: "agreed", black: "other" }));
  expect(rematch(again).black).toBe("one");
  // Who was given stones has them again.
  expect(rematch(game({ way: "handicap", black: "other" }))).toEqual(
    game({ way: "handicap", black: "other" }),
  );
});

test("names and colours", () => {
  const named = game({ names: { one: "Anna", other: "" }, black: "other", reader: "one" });
  expect(nameOf(named, "white")).toBe("Anna");
  expect(fullName(named, "white")).toBe("Anna (White)");
  expect(fullName(named, "black")).toBe("Black");
  expect(readerColor(named)).toBe("white");
  expect(readerColor(game())).toBe("both");
});

test("by how much somebody leads", () => {
  expect([3, -2, 0].map(byWords)).toEqual(["Black by 3", "White by 2", "Jigo"]);
});

test("what is taken back takes with it what was said of the end", () => {
  const ended = game({
    moves: [{ kind: "pass" }, { kind: "pass" }],
    lists: { black: { dead: [], neutral: [] }, white: null },
    agreed: ["black"],
    notes: new Map([
      [1, "a"],
      [2, "b"],
    ]),
  });
  const back = takenBack(ended, 1);
  expect(back.moves).toHaveLength(1);
  expect(back.lists.black).toBeNull();
  expect(back.agreed).toEqual([]);
  expect([...back.notes.keys()]).toEqual([1]);
});

test("a player’s last move is the one that he may ask for", () => {
  expect(backTo(["black", "white", "black"], "white")).toBe(1);
  expect(backTo(["black", "white", "black"], "black")).toBe(2);
  expect(backTo([], "black")).toBeNull();
});

test("a wish from a link takes back the asker’s last move with its answer, and no more", () => {
  const turns = ["black", "white", "black", "white"] as const;
  expect(fittingBack({ by: "black", to: 2 }, turns)).toEqual({ by: "black", to: 2 });
  for (const to of [0, 1, 3, 4, 99]) expect(fittingBack({ by: "black", to }, turns)).toBeNull();
  expect(fittingBack({ by: "white", to: 0 }, [])).toBeNull();
  expect(fittingBack(null, turns)).toBeNull();
});
