/** The fences as both programs render them, the hostile ones too. */
import MarkdownIt from "markdown-it";
import { remark } from "remark";
import remarkHtml from "remark-html";
import { describe, expect, test } from "vitest";
import { fenceCode } from "../address/code.ts";
import { readInfo } from "./fence.ts";
import { renderFence } from "./markdown.ts";
import withMarkdownIt from "./markdown-it.ts";
import withRemark from "./remark.ts";

const BENT = "| o o x x x x . |\n| . o o o o x x |\n| x x x . o x . |\n0 0 W 2";
const CAPTION = 'A “ko” & <b>"more"</b> \\ &amp; `tick`';

const it = (markdown: string): string => new MarkdownIt({ html: false }).use(withMarkdownIt).render(markdown);
const rm = (markdown: string): string =>
  String(remark().use(withRemark).use(remarkHtml, { sanitize: false }).processSync(markdown));
const BOTH = [
  ["markdown-it", it],
  ["remark", rm],
] as const;

describe.each(BOTH)("%s", (_, render) => {
  test("a fence is the picture, the element and its diagram", () => {
    const html = render(
      fenceCode(BENT, { mode: "prove", claim: "black: all", side: "refuter", caption: CAPTION }),
    );
    expect(html).toContain('<loja-board mode="prove" claim="black: all" side="refuter" caption="');
    expect(html).toContain('caption="A “ko” &amp; &lt;b&gt;&quot;more&quot;&lt;/b&gt; \\ &amp;amp; `tick`"');
    expect(html).toContain('size="7x3">\n<svg ');
    expect(html).toMatch(/<title>A “ko” &amp; /);
    expect(html).toContain("<desc>Board, 7 columns and 3 rows.");
    expect(html).toContain(`<pre hidden>\n${BENT}\n</pre>\n</loja-board>`);
    expect(html).not.toMatch(/<b>|<script|<!--/);
  });

  test("what stands around it is as it was, and so are other fences", () => {
    const html = render(
      `before\n\n\`\`\`js\nlet loja = 1;\n\`\`\`\n\n- item\n\n  \`\`\`loja\n  .x.\n  ...\n  \`\`\`\n\nafter`,
    );
    expect(html).toContain('<pre><code class="language-js">');
    expect(html).toContain('<loja-board size="3x2">');
    expect(html).toMatch(/<p>before<\/p>[\s\S]*<li>[\s\S]*<\/li>[\s\S]*<p>after<\/p>/);
  });

  test.each([
    ["an attribute that is none", 'onclick="alert(1)"', BENT, "there is no “onclick”"],
    ["a word that is none", "mode=watch", BENT, "mode is view, play"],
    ["another’s Loja", "home=https://evil.example/", BENT, "there is no “home”"],
    ["markup in a value", 'mode="<script>alert(1)</script>"', BENT, "not “&lt;script&gt;"],
    ["wrong rows", "", "| x o |\n| x |", "row 2 has"],
    ["no rows", "", "<script>alert(1)</script>", ""],
    ["rows of a claim that don’t fit", 'claim="black: **/.."', BENT, "don’t fit"],
    ["a claim of nobody", 'claim="red: all"', BENT, "a claim is written"],
    ["a board that is none", "board=sphere", BENT, "sphere"],
    ["a stone without a liberty", "", "xo.\noo.", ""],
    ["two positions", "", '[{"rows":["..."]},{"rows":["x.."]}]', "2 positions"],
    ["an illegal move", "", "(;SZ[3];B[aa];W[aa])", ""],
  ])("%s is a sentence, and the text stays", (_, info, text, why) => {
    const html = render(`~~~loja ${info}\n${text}\n~~~`);
    expect(html).toContain('<p class="loja-fault"><strong>This board can’t be shown:</strong>');
    expect(html).toContain(why);
    expect(html).toMatch(/<pre><code>[\s\S]+<\/code><\/pre>/);
    expect(html).not.toMatch(/<loja-board|<script|<!--|<svg/);
  });
});

test("a megabyte is refused at once, and shown as text", () => {
  const began = performance.now();
  const html = renderFence("loja", "x".repeat((1 << 20) + 1)) ?? "";
  expect(html).toContain("too long");
  expect(performance.now() - began).toBeLessThan(1000);
  expect(renderFence(`loja ${'a="'.repeat(300_000)}`, ".")).toContain("characters");
  expect(renderFence(`loja ${'"'.repeat(19_000)}`, ".")).toContain("loja-fault");
});

test("other words are not taken for ours", () => {
  for (const info of ["", "lojas", "js loja", "text"]) expect(renderFence(info, ".")).toBeNull();
  expect(renderFence("loja", "...")).toContain("<loja-board");
});

test("a fence may ask any problem", () => {
  const read = readInfo('loja mode=problem ask=rule player=white move="cycle@8+b2"');
  expect(read).toEqual({ attributes: { mode: "problem", ask: "rule", player: "white", move: "cycle@8+b2" } });
  expect(readInfo("loja mode=problem ask=win")).toEqual({
    fault: expect.stringMatching(/^ask is lock, .* or rule/),
  });
});

test("what is written is read again", () => {
  const attributes = { mode: "prove", claim: "black: a1, b2", caption: `it's "both" and  <x>`, at: "3" };
  const [, info = ""] = /^`+(.*)/.exec(fenceCode(".", attributes)) ?? [];
  expect(readInfo(info)).toEqual({ attributes: { ...attributes, caption: `it's "both" and <x>` } });
  expect(readInfo('loja caption="a')).toHaveProperty("fault");
  expect(readInfo("loja caption=a caption=b")).toHaveProperty("fault");
});

test("a text with fences in it stays in its fence", () => {
  const game = "(;SZ[3]C[```\n````js])";
  for (const [, render] of BOTH)
    expect(render(fenceCode(game, {}))).toContain("<pre hidden>\n(;SZ[3]C[```\n````js])\n</pre>");
});

test("the picture may be left out, and where Loja is told once for all", () => {
  const html = renderFence("loja", "...", { picture: "none", home: "https://example.org/loja/" }) ?? "";
  expect(html).toBe(
    '<loja-board home="https://example.org/loja/" size="3x1">\n<pre>\n...\n</pre>\n</loja-board>\n',
  );
});

test("a commented game keeps room for what is said of it", () => {
  const html = renderFence("loja", "(;SZ[3]C[Hello];B[bb]C[There])") ?? "";
  expect(html).toContain('<loja-board size="3x3" notes="">');
  expect(renderFence("loja", "(;SZ[3];B[bb])")).not.toContain("notes");
  expect(renderFence("loja mode=play", "(;SZ[3]C[Hello])")).not.toContain("notes");
  expect(renderFence("loja notes=x", ". .")).toContain("there is no “notes”");
});

test("a call without a text says what is missing", () => {
  expect(() => renderFence("loja", undefined as never)).toThrow("needs two strings");
});
