import { expect, test } from "vitest";
import { parseAddress } from "../address/link.ts";
import { attributesOf, refusal } from "./address-attributes.ts";

const asked = (fragment: string) => attributesOf(parseAddress(fragment).address);

test("every part becomes an attribute", () => {
  const fragment =
    "#1A&mode=prove&claim=black:a1,b2&side=both&at=3&coordinates=sgf&numbers=all&theme=dark&caption=A%20%26%20B";
  expect(asked(fragment)).toEqual({
    mode: "prove",
    claim: "black: a1, b2",
    side: "both",
    at: "3",
    coordinates: "sgf",
    numbers: "all",
    theme: "dark",
    caption: "A & B",
  });
});

test("rules of a game go with its turns, and stand apart from those that are compared", () => {
  expect(asked("#1A&view=play&rules=jrg89&moves=c3,pass")).toEqual({
    mode: "play",
    rules: "jrg89",
    moves: "c3,pass",
  });
  expect(asked("#1A&mode=play&rules=ing")).toEqual({ mode: "play", rules: "ing" });
  expect(asked("#1A&by=area&moves=c3")).toEqual({ mode: "play", rules: "area", moves: "c3" });
  expect(asked("#1A&view=referee&rules=ljrg,area&by=area")).toEqual({ mode: "referee", rules: "ljrg area" });
  expect(asked("#1A&rules=area")).toEqual({ mode: "referee", rules: "area" });
});

test("rules that stand side by side are the referee’s", () => {
  expect(asked("#1A&rules=ljrg,jrg89")).toEqual({ mode: "referee", rules: "ljrg jrg89" });
});

test("so does what a problem asks", () => {
  expect(asked("#1A&mode=problem&ask=save&claim=black:c3,c4")).toEqual({
    mode: "problem",
    ask: "save",
    claim: "black: c3, c4",
  });
  expect(asked("#1A&ask=find&player=white")).toEqual({ mode: "problem", ask: "find", player: "white" });
  expect(asked("#1A&mode=problem&ask=rule&move=cycle@8%2Bb2")).toMatchObject({ move: "cycle@8+b2" });
});

test.each([
  ["1A", "view"],
  ["1A&view=setup", "view"],
  ["1A&view=play", "play"],
  ["1A&view=claim&claim=white:all", "prove"],
  ["1A&claim=white:all", "prove"],
  ["1A&view=referee", "referee"],
  ["1A&view=play&mode=problem", "problem"],
])("links of the playground work as they are: %s", (fragment, mode) => {
  expect(asked(fragment).mode).toBe(mode);
});

test.each(["", "#", "#mode=prove", "#1A&rows=xo/ox"])("nothing to show gets a sentence: %j", (fragment) => {
  expect(refusal(parseAddress(fragment).address)).toMatch(/^[A-Z].*\.$/);
});

test.each(["#1A", "#loja:1A&view=play", "#proof=abc"])("what can be shown is not refused: %j", (fragment) => {
  expect(refusal(parseAddress(fragment).address)).toBeNull();
});
