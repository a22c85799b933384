import { expect, test } from "vitest";
import { attributesBy, refereeAddress } from "./attributes.ts";
import { attributeFault } from "./faults.ts";

const read = (all: Record<string, unknown>) => attributesBy((name) => all[name]);

test("what is right is taken, in any case and with blanks around", () => {
  const { told, wrong } = read({
    ...{
      mode: " Prove ",
      side: "both",
      turn: "W",
      rules: "LJRG",
      coordinates: "sgf",
      numbers: "last",
      theme: "dark",
    },
    ...{
      board: "Torus",
      at: "12",
      size: "7X6",
      claim: "black: all",
      caption: "A <b>caption</b>",
      src: "a/b.sgf",
    },
    home: "https://example.org/loja/",
  });
  expect(wrong).toEqual([]);
  expect(told).toEqual({
    ...{
      mode: "prove",
      side: "both",
      turn: "white",
      rules: "LJRG",
      coordinates: "sgf",
      numbers: "last",
      theme: "dark",
    },
    ...{
      board: "torus",
      at: 12,
      size: [7, 6],
      claim: "black: all",
      caption: "A <b>caption</b>",
      src: "a/b.sgf",
    },
    home: "https://example.org/loja/",
  });
});

test.each(["/", "/loja/", "./", "../loja/", "../../a//b/", "http://localhost:8080/", "HTTPS://example.org"])(
  "home=%j is a folder",
  (home) => {
    expect(read({ home })).toEqual({ told: { home }, wrong: [] });
  },
);

test("nothing and empty attributes tell nothing", () => {
  expect(read({})).toEqual({ told: {}, wrong: [] });
  expect(read({ mode: "", side: null, at: undefined, caption: "  " })).toEqual({ told: {}, wrong: [] });
});

test("numbers and other values of scripts are read as their words", () => {
  expect(read({ at: 3, mode: "view" }).told).toEqual({ at: 3, mode: "view" });
  expect(read({ at: {}, mode: ["x"] }).wrong.map(({ name }) => name)).toEqual(["mode", "at"]);
});

test.each([
  ["mode", "x", "mode is view, play, prove, referee or problem, not “x”."],
  ["side", "left", "side is claimant, refuter or both, not “left”."],
  ["ask", "win", "ask is lock, refute, find, save, pass, cycle, count or rule, not “win”."],
  ["player", "red", "player is black or white, not “red”."],
  ["move", "cycle@2+b", "move is a move as “b3”, “pass” or “cycle@8+b2”, not “cycle@2+b”."],
  ["move", "b3 b4", "move is a move as “b3”, “pass” or “cycle@8+b2”, not “b3 b4”."],
  ["turn", "red", "turn is black or white, not “red”."],
  ["theme", '"><script>', 'theme is auto, light or dark, not “"><script>”.'],
  ["board", "pretzel", "board is a word such as “torus” or the JSON of a board, not “pretzel”."],
  ["at", "-1", "at is a number of moves, not “-1”."],
  ["at", "1e9", "at is a number of moves, not “1e9”."],
  ["size", "0x6", "size is columns and rows as “9x9”, not “0x6”."],
  ["size", "200x200", "size is columns and rows as “9x9”, not “200x200”."],
  ["src", "javascript:alert(1)", "src is the address of a file, not “javascript:alert(1)”."],
  ["home", "javascript:alert(1)", "home is the address of a folder, not “javascript:alert(1)”."],
  ["home", "http://[", "home is the address of a folder, not “http://[”."],
  ["home", "http://a:b", "home is the address of a folder, not “http://a:b”."],
  ["home", "http://1.2.3.256/", "home is the address of a folder, not “http://1.2.3.256/”."],
  ["home", "https:evil.example/", "home is the address of a folder, not “https:evil.example/”."],
  ["home", "//evil.example/", "home is the address of a folder, not “//evil.example/”."],
  ["home", "/\\evil.example/", "home is the address of a folder, not “/\\evil.example/”."],
  ["home", "/\t/evil.example/", "home is the address of a folder, not “/�/evil.example/”."],
  ["mode", "x".repeat(100_000), `mode is view, play, prove, referee or problem, not “${"x".repeat(24)}…”.`],
])("%s=%j is left out, with a sentence", (name, given, sentence) => {
  const { told, wrong } = read({ [name]: given });
  expect(told).toEqual({});
  expect(wrong).toEqual([{ name, given }]);
  expect(attributeFault({ name, given })).toBe(sentence);
});

test("the referee is found from any page, or not at all", () => {
  expect(refereeAddress("../loja/", "https://example.org/a/b.html")).toBe(
    "https://example.org/loja/referee.html",
  );
  expect(refereeAddress("https://example.org/loja/", "data:text/html,x")).toBe(
    "https://example.org/loja/referee.html",
  );
  expect(refereeAddress("./", "data:text/html,x")).toBeNull();
  expect(refereeAddress(null, "https://example.org/")).toBeNull();
});
