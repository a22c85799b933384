/** What the authors' page shows of other files is what is in them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ASKS, MODES } from "../element/options.ts";
import { ATTRIBUTES as READ } from "../element/reading/attributes.ts";

const read = (name: string): string => readFileSync(name, "utf8");
const page = read("tutorials/authors/chapter.md");
const section = (id: string): string => page.split(`{#${id}}`)[1]?.split("\n## ")[0] ?? "";

test("the script for the page around a frame is shown as it is", () => {
  const script = read("www/embed/parent.js").trim();
  expect(section("frame")).toContain(`\`\`\`js\n${script}\n\`\`\``);
  // What people paste has to be short enough to be read first.
  expect(script.split("\n").filter((line) => !line.startsWith("//")).length).toBeLessThanOrEqual(12);
});

test("every attribute and every mode has its row, and no other has", () => {
  const rows = (id: string): string[] =>
    [...section(id).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? "");
  // Styles alone read the last one.
  expect(rows("element").sort()).toEqual([...READ, "notes"].sort());
  expect(rows("readers").sort()).toEqual([...MODES].sort());
  const asks = [...section("problems").matchAll(/^\| (`.+?`) \|/gm)].map(([, names = ""]) => names);
  expect(asks.flatMap((names) => names.replaceAll("`", "").split(", ")).sort()).toEqual(
    ["ask", ...ASKS].sort(),
  );
});

test("every property and every part is one of the element", () => {
  const css = read("www/element/element.css") + read("www/element/live/styles/base.css");
  const told = [...section("looks").matchAll(/`(--loja-[a-z]+)`/g)].map(([, name]) => name ?? "");
  const used = new Set([...css.matchAll(/var\((--loja-[a-z]+)/g)].map(([, name]) => name ?? ""));
  expect([...new Set(told)].sort()).toEqual([...used].sort());
});
