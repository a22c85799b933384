import { expect, test } from "vitest";
import {
  type Address,
  fragmentOf,
  isBareLink,
  locate,
  nowhere,
  parseAddress,
  rulesOfGame,
  viewOf,
  writeAddress,
} from "./link.ts";

const full: Address = {
  ...nowhere(),
  link: "1AQMDAQFawQ",
  rows: ["xo.#", "*XO,"],
  at: 7,
  view: "claim",
  claim: { player: "white", set: ["a1", "b12", "aa3"] },
  side: "refuter",
  line: ["a1", "pass", "c2"],
};

test("a temporary mark in the rows does not look like a second fragment", () => {
  expect(writeAddress({ ...nowhere(), rows: ["x#", "#."] })).toBe("&rows=x%23/%23.");
});

test.each<[string, Address]>([
  ["everything", full],
  ["the position alone", { ...nowhere(), link: "1AQMDAQFawQ" }],
  ["the whole board", { ...nowhere(), link: "1A", claim: { player: "black", set: "all" } }],
  [
    "what an embed shows",
    {
      ...nowhere(),
      link: "1A",
      mode: "prove",
      side: "both",
      coordinates: "sgf",
      numbers: "last",
      theme: "dark",
      caption: "Ko & co: 100 % <b>“so”</b> #1 = 定石",
    },
  ],
  [
    "a problem",
    { ...nowhere(), link: "1A", mode: "problem", ask: "rule", player: "white", move: "cycle@8+b2" },
  ],
  ["a certificate without a position", { ...nowhere(), mode: "view", proof: "q1YqLU4tUrJS-_" }],
  ["a board of numbers", { ...nowhere(), link: "1A", claim: { player: "black", set: ["0", "12"] } }],
])("what is written is read again: %s", (_, address) => {
  const text = writeAddress(address);
  expect(parseAddress(text)).toEqual({ address, faults: [] });
  // Some programs escape what needs no escape.
  expect(parseAddress(`#${encodeURIComponent(text)}`)).toEqual({ address, faults: [] });
});

test("what a problem asks is checked like the rest", () => {
  for (const part of ["ask=win", "player=red", "move=z", "move=b3;", "move=cycle@8+", "move=cycle@1000"]) {
    const { address, faults } = parseAddress(`1A&mode=problem&${part}`);
    expect(faults, part).toHaveLength(1);
    expect(address).toEqual({ ...nowhere(), link: "1A", mode: "problem" });
  }
  // In an address a plus may stand as it is, but is not written so.
  expect(writeAddress({ ...nowhere(), link: "1A", move: "cycle@8+b2" })).toBe("1A&move=cycle@8%2Bb2");
  expect(parseAddress("1A&move=cycle@8+b2").address.move).toBe("cycle@8+b2");
});

test("the playground argues problems about a claim, and shows the position of the others", () => {
  const view = (text: string) => viewOf(parseAddress(text).address);
  expect(view("1A&mode=problem")).toBe("claim");
  expect(view("1A&mode=problem&ask=lock")).toBe("claim");
  expect(view("1A&mode=problem&ask=count")).toBe("play");
  expect(view("1A&mode=prove&ask=count")).toBe("claim");
  expect(view("1A&mode=problem&ask=count&view=referee")).toBe("referee");
});

test("an empty fragment says nothing, and that is no fault", () => {
  expect(parseAddress("")).toEqual({ address: nowhere(), faults: [] });
  expect(parseAddress("#")).toEqual({ address: nowhere(), faults: [] });
});

test("a caption that was escaped or not is the same", () => {
  expect(parseAddress("#1A&caption=a%20b%26c").address.caption).toBe("a b&c");
  expect(parseAddress("#1A&caption=a b").address.caption).toBe("a b");
  expect(parseAddress("#1A&caption=100 %").address.caption).toBe("100 %");
});

test("the parts may come without a position, and in any order", () => {
  expect(parseAddress("#view=play").address).toEqual({ ...nowhere(), view: "play" });
  expect(parseAddress("1A&line=a1&at=2").address).toMatchObject({ link: "1A", at: 2, line: ["a1"] });
});

test.each([
  "1A&view=nothing",
  "1A&view",
  "1A&at=-1",
  "1A&at=1e9",
  "1A&claim=green:all",
  "1A&claim=black",
  "1A&claim=black:",
  "1A&claim=black:a1:b2",
  "1A&claim=black:a1,<b>",
  "1A&side=neither",
  "1A&mode=solve",
  "1A&coordinates=<b>",
  "1A&numbers=",
  "1A&theme=__proto__",
  `1A&caption=${"x".repeat(301)}`,
  "1A&proof=",
  "1A&proof=a+b",
  `1A&proof=${"A".repeat(32_001)}`,
  "1A&rows=",
  "1A&rows=xo//ox",
  "1A&rows=xo<b>",
  "1A&line=a1,,b2",
  "1A&line=a1,pass,i don't know",
  "1A&__proto__=x",
  "1A&",
])("a part edited by hand gets one sentence and is left out: %s", (text) => {
  const { address, faults } = parseAddress(text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^[A-Z].*\.$/);
  expect(address).toEqual({ ...nowhere(), link: "1A" });
});

test("hostile parts are quoted short and without control characters", () => {
  const { faults } = parseAddress(`1A&view=${"\u202e\u0007<script>".repeat(40)}`);
  expect(faults[0]?.length).toBeLessThan(120);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(faults[0]).not.toMatch(/[\u0000-\u001f\u202e]/);
});

test("an escape that can't be decoded, and a text without end, do no harm", () => {
  expect(parseAddress("%E0%A4%A").address.link).toBe("%E0%A4%A");
  expect(parseAddress("x".repeat(200_000))).toMatchObject({
    address: nowhere(),
    faults: [expect.stringContaining("too long")],
  });
});

test("the names of points are found on the board, or named", () => {
  const points = [{ name: "a1" }, { name: "b1" }];
  expect(locate(points, ["b1", "a1"])).toEqual({ found: [1, 0] });
  expect(locate(points, ["c9"])).toEqual({ missing: expect.stringContaining("“c9”") });
});

test("an address of this page is told from a diagram", () => {
  expect(fragmentOf(" https://example.org/loja/play.html#1A&view=play\n")).toBe("1A&view=play");
  expect(fragmentOf("https://example.org/loja/referee.html#1A")).toBe("1A");
  expect(fragmentOf("play.html#1A")).toBe("1A");
  expect(fragmentOf("https://example.org/embed.html#1A&mode=play")).toBe("1A&mode=play");
  expect(fragmentOf("x.o\n.#.\n...")).toBeNull();
  expect(fragmentOf("x.#")).toBeNull();
  expect(isBareLink("1AQMDAQFawQ")).toBe(true);
  expect(isBareLink("x.o")).toBe(false);
});

test("a link says what it is, as the command prints it", () => {
  expect(parseAddress("#loja:1AQMD&view=play").address).toEqual({
    ...nowhere(),
    link: "1AQMD",
    view: "play",
  });
});

test("the playground opens what an embed shows", () => {
  const seen = (text: string) => viewOf(parseAddress(text).address);
  expect(["1A", "1A&mode=problem", "1A&mode=referee", "1A&mode=prove&view=setup"].map(seen)).toEqual([
    null,
    "claim",
    "referee",
    "setup",
  ]);
});

test.each<[string, string | null]>([
  ["1A&view=play&rules=jrg89", "jrg89"],
  ["1A&mode=play&rules=ing", "ing"],
  ["1A&rules=jrg89&moves=c3,pass", "jrg89"],
  ["1A&view=referee&rules=ljrg,area&by=naj", "naj"],
  ["1A&view=claim&by=area", "area"],
  // Laws to be compared, as links have had them before games had rules.
  ["1A&view=referee&rules=area", null],
  ["1A&rules=area", null],
  ["1A&view=referee&rules=ljrg,area", null],
  ["1A&view=referee&rules=area&moves=c3", null],
  ["1A&view=play&rules=ljrg,area", null],
  ["1A&view=play&rules=ljrg", null],
  ["1A&view=play", null],
])("%s is played by %s", (fragment, law) => {
  const { address, faults } = parseAddress(fragment);
  expect(faults).toEqual([]);
  expect(rulesOfGame(address)).toBe(law);
});

test("rules and turns of a game come back as they were written", () => {
  const address = {
    ...nowhere(),
    link: "1A",
    view: "referee" as const,
    by: "jrg89" as const,
    moves: ["c3", "for-b3"],
  };
  const fragment = writeAddress(address);
  expect(fragment).toBe("1A&view=referee&by=jrg89&moves=c3,for-b3");
  expect(parseAddress(fragment)).toEqual({ address, faults: [] });
  expect(writeAddress({ ...address, moves: [] })).toBe("1A&view=referee&by=jrg89");
});

test.each(["by=go", "by=ljrg,area", "by=", "moves=c3;b3"])("%s is left out, with a sentence", (part) => {
  const { address, faults } = parseAddress(`1A&view=play&${part}`);
  expect(faults).toHaveLength(1);
  expect(address).toEqual({ ...nowhere(), link: "1A", view: "play" });
});
