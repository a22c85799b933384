/** The package `loja-board` in TSX, with the types of React and of Vue. Needs package/, so it runs after the build. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "loja-board-"));

beforeAll(() => {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "loja-board"), { recursive: true });
  mkdirSync(join(modules, "@types"));
  const file = readdirSync("package").find((name) => /^loja-board-.*\.tgz$/.test(name)) ?? "";
  const into = ["-C", join(modules, "loja-board"), "--strip-components=1"];
  execFileSync("tar", ["-xzf", resolve("package", file), ...into]);
  for (const name of ["@types/react", "vue"])
    symlinkSync(resolve("node_modules", name), join(modules, name), "junction");
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What tsc says of a text in TSX; nothing where it is right. */
function told(text: string, ...jsx: string[]): string {
  writeFileSync(join(folder, "page.tsx"), text);
  const kind = ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022"];
  const options = ["--noEmit", "--strict", "--ignoreConfig", ...kind, "--lib", "es2023,dom", ...jsx];
  try {
    const tsc = resolve("node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [tsc, ...options, "page.tsx"], { cwd: folder, encoding: "utf8" });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const LISTEN = `
document.addEventListener("loja-move", ({ detail }) => console.log(detail.color, detail.number));
addEventListener("loja-verdict", ({ detail }) => console.log(detail.mode));
`;
const react = (tag: string): string => `import type {} from "loja-board/react";
import { type RefObject, useRef } from "react";
import { type LojaBoard, mount } from "loja-board";
export function Article() {
  const board: RefObject<LojaBoard | null> = useRef<LojaBoard>(null);
  return <p>${tag}</p>;
}
mount(document.body, { position: ". x .", mode: "play" }).ready.then(() => {});
${LISTEN}`;
const vue = (tag: string): string =>
  `import type {} from "loja-board/vue";\nexport const article = () => <p>${tag}</p>;\n${LISTEN}`;

test.each([
  ["React 19", react, ["--jsx", "react-jsx"], "ref={board} className="],
  ["Vue 3", vue, ["--jsx", "preserve", "--jsxImportSource", "vue"], "class="],
] as const)("in TSX of %s", (_, page, jsx, own) => {
  const tag = `<loja-board mode="prove" claim="black: all" side="refuter" size="7x3" notes ${own}"wide">. x .</loja-board>`;
  expect(told(page(tag), ...jsx)).toBe("");
  expect(told(page(tag.replace('"prove"', '"chess"')), ...jsx)).toContain('"chess"');
  expect(told(page(tag).replace("detail.number", "detail.nothing"), ...jsx)).toContain("nothing");
});
