import { expect, test } from "vitest";
import { picture } from "./picture.ts";

const SVG =
  '<svg class="printed" role="img" aria-label="Board, 3 columns &amp; 1 row." viewBox="0 0 385 185" width="123" height="59"><path d="M115 70H315" fill="none" stroke="var(--line)" stroke-width="3.2" stroke-linecap="square"/><path d="M115 70H65" stroke="var(--line)"/><g font-size="28" fill="var(--muted)"><text x="115" y="163">a</text></g><g stroke-linecap="round"><path d="M115 70h0" stroke="var(--stone-black)" stroke-width="89"/></g></svg>';

test("a drawing tells its size in text sizes and keeps its words", () => {
  const { text } = picture(SVG);
  expect(text).toMatch(/^<svg class="drawn" role="img" aria-label="Board, 3 columns &amp; 1 row."/);
  expect(text).toContain('viewBox="0 0 385 185" width="3.85em" height="1.85em"');
  expect(text).toContain(">a</text>");
});

test("bare, it is as large as its board, and says nothing", () => {
  const { text } = picture(SVG, { bare: true });
  expect(text).toContain('viewBox="65 20 300 100" width="3em" height="1em"');
  expect(text).toContain('aria-hidden="true"');
  expect(text).not.toContain("</text>");
  expect(text).toContain("M115 70h0");
});

test("areas lie where the rows have the numbered locations, holes left out", () => {
  const { text } = picture(SVG, { areas: { black: [], white: [1] }, rows: ["x,."] });
  expect(text).toContain("translate(115 70)scale(100)");
  expect(text).not.toContain("url(#area-black)");
  // The second location is the third place of the row.
  expect(text).toMatch(/url\(#area-white\)" d="M2\.278 /);
});

test("a stone in the other’s area carries its pattern, one in its own doesn’t", () => {
  const { text } = picture(SVG, { areas: { black: [0, 1], white: [2] }, rows: ["xox"] });
  expect(text.match(/url\(#dead-black\)" d="M0\.56 0a/g)).toHaveLength(1);
  expect(text).toContain("url(#dead-white)");
  expect(picture(SVG, { areas: { black: [0], white: [1] }, rows: ["xo"] }).text).not.toContain("#dead-");
});

test("what is no drawing stops the build", () => {
  expect(() => picture("")).toThrow("no drawing");
});
