/** The types that the package promises are those that the element has. The comparison itself is made by `tsc`. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as own from "../element/loja.ts";
import type * as promised from "../element/loja-board.d.ts";
import { ASKS, COORDINATES, MODES, NUMBERS, SIDES, THEMES } from "../element/options.ts";
import { ATTRIBUTES } from "../element/reading/attributes.ts";

/** True only where each may stand for the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const same = <A, B>(_: Same<A, B>): void => undefined;

type Rest = Exclude<keyof own.Options, "position">;

test("the types agree", () => {
  same<promised.Mode, own.Mode>(true);
  same<promised.Side, own.Side>(true);
  same<promised.Ask, own.Ask>(true);
  same<promised.MoveDetail, own.MoveDetail>(true);
  same<promised.VerdictDetail, own.VerdictDetail>(true);
  same<promised.ErrorDetail, own.ErrorDetail>(true);
  same<promised.Events, own.Events>(true);
  same<Pick<promised.Options, Rest>, Pick<own.Options, Rest>>(true);
  same<keyof promised.Options, keyof own.Options>(true);
  // Whatever may be written down may be given.
  const given: own.Options["position"] = {} as NonNullable<promised.Options["position"]>;
  const mount: typeof own.mount extends (target: HTMLElement, options: promised.Options) => promised.Mounted
    ? true
    : false = true;
  expect([given, mount]).toHaveLength(2);
  // Every word that the types allow is in its list, and no other.
  same<promised.Mode, (typeof MODES)[number]>(true);
  same<promised.Side, (typeof SIDES)[number]>(true);
  same<promised.Ask, (typeof ASKS)[number]>(true);
  same<NonNullable<promised.Options["coordinates"]>, (typeof COORDINATES)[number]>(true);
  same<NonNullable<promised.Options["numbers"]>, (typeof NUMBERS)[number]>(true);
  same<NonNullable<promised.Options["theme"]>, (typeof THEMES)[number]>(true);
  // @ts-expect-error: a comparison that finds nothing would be worth nothing
  same<promised.Mode, own.Side>(true);
});

test("listeners of elements, documents and windows know what they are told", () => {
  const listen = (board: HTMLElement, page: Document, all: Window): void => {
    board.addEventListener("loja-move", ({ detail }) => same<typeof detail, promised.MoveDetail>(true));
    page.addEventListener("loja-verdict", ({ detail }) => same<typeof detail, promised.VerdictDetail>(true));
    all.addEventListener("loja-move", ({ detail }) => same<typeof detail, promised.MoveDetail>(true));
    page.addEventListener("loja-error", ({ detail: { code } }) =>
      same<typeof code, promised.ErrorDetail["code"]>(true),
    );
    // @ts-expect-error: no such thing is told of a move
    board.addEventListener("loja-move", ({ detail }) => detail.verdict);
  };
  expect(listen).toHaveLength(3);
});

test("the types can leave: they import nothing", () => {
  const text = readFileSync("www/element/loja-board.d.ts", "utf8");
  expect(text).not.toMatch(/\bimport\b.*["']|\bfrom\s+["']|<reference/);
  expect(text).toContain("export interface Options");
});

test("every attribute and every word of one stands in the types", () => {
  const text = readFileSync("www/element/loja-board.d.ts", "utf8");
  const names = ATTRIBUTES.filter((name) => name !== "size");
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(text).toContain(`  ${name}?:`);
  for (const word of [...MODES, ...ASKS, ...SIDES, ...COORDINATES, ...NUMBERS, ...THEMES])
    expect(text).toContain(`"${word}"`);
});

test("the manifest names files that are packed, and no version of its own", () => {
  const manifest = JSON.parse(readFileSync("www/package/package.json", "utf8")) as Record<string, unknown>;
  expect(manifest.version).toBeUndefined();
  expect(manifest.dependencies).toBeUndefined();
  expect(Object.keys(manifest.exports as object)).toEqual([
    ".",
    "./loja.css",
    "./classic",
    "./sizes",
    "./markdown",
    "./markdown-it",
    "./remark",
    "./react",
    "./vue",
    "./package.json",
  ]);
});
