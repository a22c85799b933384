import { expect, test } from "vitest";
import { elementCode, fenceCode, frameAddress, frameCode, headCode } from "./code.ts";
import { parseAddress } from "./link.ts";

const HOSTILE = `"><script>alert('1')</script>&amp;\n--> \``;

test("whatever an author has typed stays text", () => {
  const code = [
    headCode(`https://example.org/${HOSTILE}/`),
    elementCode(`</pre></loja-board>${HOSTILE}`, { mode: "play", claim: HOSTILE, caption: HOSTILE }),
    frameCode({ address: `https://example.org/embed.html#${HOSTILE}`, title: HOSTILE, height: 300 }),
  ].join("");
  expect(code.match(/<[a-z/-]+/g)).toEqual([
    ..."<link <script </script <loja-board <pre </pre </loja-board <iframe </iframe".split(" "),
  ]);
  // Each attribute ends where it should.
  for (const [tag] of code.matchAll(/<[a-z][^>]*>/g)) expect((tag.match(/"/g) ?? []).length % 2).toBe(0);
});

test("the diagram stands as it was written, and what is not told has no attribute", () => {
  expect(elementCode("\n| x . |\n| . o |\n\n", { mode: "view", claim: undefined, size: "2x2" })).toBe(
    '<loja-board mode="view" size="2x2">\n<pre>\n\n| x . |\n| . o |\n</pre>\n</loja-board>\n',
  );
});

test("between the tags JSON keeps its quotes, and nothing there can end the tag", () => {
  const code = elementCode('{"rows":["x.","</pre>"]}', {});
  expect(code).toContain('<pre>\n{"rows":["x.","&lt;/pre&gt;"]}\n</pre>');
});

test("a frame's address is read as it was written", () => {
  const claim = { player: "black" as const, set: ["a1", "b2"] };
  const caption = "Ko & more = 100 % #1";
  const address = frameAddress("https://example.org/loja/", "1AQMDAQFawQ", {
    mode: "prove",
    claim,
    side: "refuter",
    caption,
  });
  expect(address.startsWith("https://example.org/loja/embed.html#1AQMDAQFawQ&")).toBe(true);
  const read = parseAddress(address.slice(address.indexOf("#")));
  expect(read.faults).toEqual([]);
  expect(read.address).toMatchObject({ link: "1AQMDAQFawQ", mode: "prove", claim, side: "refuter", caption });
});

test("a fence is longer than any in its text, and quotes what needs it", () => {
  expect(fenceCode("````\n", { mode: "view", caption: 'a "b"', size: "1x1" })).toBe(
    '`````loja mode=view caption="a ""b"""\n````\n`````\n',
  );
  expect(fenceCode("x", { caption: "`" })).toBe('~~~loja caption="`"\nx\n~~~\n');
});
