/** What other people's pages load: weights, and what must not be in it. Needs dist/ and package/, so it runs after the build. */
import { gzipSync } from "node:zlib";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { type Build, filesOf, readBuild, text, weigh } from "./weigh.ts";

// Two hundred of the script are for games and questions by other rules, a hundred and fifty for scripts that drive it, sixty for what a
// board shows as expected. A hundred and fifty for options that there are none of, and for a place told again.
// A tenth of a kilobyte more of style for stones of two tones, a twentieth for the wash and for the room that a file’s board keeps.
const budget = { script: 12_850, style: 3_250, wasm: 155_000 };
const gz = (code: string): number => gzipSync(code, { level: 9 }).length;

/** What a literal of a script has, with or without templates. */
interface Text {
  type: string;
  start: number;
  end: number;
  value: unknown;
  expressions: unknown[];
  quasis: { value: { cooked: string } }[];
}

/** A script without its style sheets, and those: texts without code that hold rules. */
function parted(script: string): { script: string; styles: string } {
  const found: { start: number; end: number; rules: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start, end, value, expressions, quasis } = node as Partial<Text>;
    const rules = type === "TemplateLiteral" && expressions?.length === 0 ? quasis?.[0]?.value.cooked : value;
    if (start !== undefined && end !== undefined && typeof rules === "string" && isSheet(rules))
      found.push({ start, end, rules });
    else for (const one of Object.values(node)) visit(one);
  };
  visit(parseAst(script));
  let rest = script;
  for (const { start, end } of found.sort((one, other) => other.start - one.start))
    rest = `${rest.slice(0, start)}""${rest.slice(end)}`;
  return { script: rest, styles: found.map(({ rules }) => rules).join("") };
}

const isSheet = (text: string): boolean => text.length > 60 && /[\w\])*]\s*\{[^{}]*:[^{}]*\}/.test(text);

const builds: [string, Build][] = ["dist", "package/loja-board"].map((folder) => [folder, readBuild(folder)]);

describe.each(builds)("%s", (folder, build) => {
  const still = filesOf(build, "loja.js");
  const all = [...build.keys()].filter(
    (file) => file.endsWith(".js") && /^(loja|loja-classic|embed|parent)\.js$|^(classic|inline)\//.test(file),
  );

  test("the element with a still board is light enough", () => {
    const parts = still.map((file) => parted(text(build, file)));
    const script = parts.reduce((sum, part) => sum + gz(part.script), 0);
    const style = gz(parts.map(({ styles }) => styles).join("") + text(build, "loja.css"));
    console.log(`loja.js: ${script} bytes of script, ${style} of style (gzip), in ${still.join(", ")}`);
    expect(parts.some(({ styles }) => styles.includes(":host"))).toBe(true);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(style).toBeLessThanOrEqual(budget.style);
    // The engine is named by what is fetched later.
    expect(still.filter((file) => /worker|\.wasm/.test(file))).toEqual([]);
    expect(still.length).toBeGreaterThan(1);
  });

  test("the script of the frame asks for the element, and has none of it", () => {
    const registers = (file: string): boolean => text(build, file).includes("has registered");
    expect([...still, "loja-classic.js"].filter(registers)).toHaveLength(2);
    expect(["embed.js"].filter((file) => build.has(file) && registers(file))).toEqual([]);
  });

  test("the engine of the first press is light enough, and is there once", () => {
    const modules = [...build.keys()].filter((file) => file.endsWith(".wasm"));
    const names = modules.map((file) => file.replace(/-[\w-]{8}\.wasm$/, ""));
    expect(new Set(names).size).toBe(names.length);
    const first = modules.filter((file) => !/prover|proofs|files|practice|systems|opponent/.test(file));
    expect(first).toHaveLength(1);
    // Nobody plays a whole game in an article.
    if (folder !== "dist") expect(names.filter((name) => /opponent/.test(name))).toEqual([]);
    expect(weigh(build, first, /\.wasm$/)).toBeLessThanOrEqual(budget.wasm);
  });

  test("nothing of it runs text as code, writes markup or asks another host", () => {
    const files = [...new Set([...still, ...all])];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const code = text(build, file);
      // Preact can write markup where a view asks for it by a name of its own, which no source of ours may use.
      expect(code.replace(/\.innerHTML=\w+\.__html\b/g, ""), file).not.toMatch(
        /\beval\(|\bnew Function\(|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML/,
      );
      expect(code, file).not.toMatch(/document\.write|createElement\([`"']style[`"']\)|<style|style=\\?["']/);
      const hosts = [...code.matchAll(/https?:\/\/([^/"'`\s]+)/g)].map(([, host]) => host);
      expect(
        hosts.filter((host) => host !== "www.w3.org"),
        file,
      ).toEqual([]);
    }
  });
});

test("style sheets in a script are found, and nothing else", () => {
  const css = ":host{display:block}.board{color:red;font-family:'A B',\"C\"}[hidden]{display:none!important}";
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is script, and not to be filled in here
  const path = "`M0 0h${x}{y:1}v1, and more than sixty letters of some other text {z:1}`";
  const code = `let x=1,a=\`${css}\`,b="x{y:z}",c=${path},d={e:"f"};`;
  expect(parted(code)).toEqual({ script: `let x=1,a="",b="x{y:z}",c=${path},d={e:"f"};`, styles: css });
});
