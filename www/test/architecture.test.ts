/** The invariants of ARCHITECTURE.md. Each check is also shown something broken, to prove that it bites. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { lockedVersion } from "../../scripts/setup.mjs";
import { COLOURS, coloursIn, FOCUS, MAKES_NODES, moreByHand, NODES, ringsIn } from "./by-hand.ts";
import { spelledPairs } from "./colors.ts";
import { bare, type Crate, checkArrows, checkPure, forbidsUnsafe } from "./crates.ts";
import { checkImports } from "./imports.ts";
import {
  looseWords,
  messagesOf,
  namesActOtherwise,
  namesClause,
  numberedNames,
  readSentences,
  unsaidMessages,
} from "./loose-words.ts";
import { circles, type Source } from "./modules.ts";
import { checkPage, checkPolicy } from "./pages.ts";

const read = (file: string): string => readFileSync(file, "utf8");
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

interface Package extends Crate {
  manifest_path: string;
  targets: { kind: string[]; src_path: string }[];
}
const metadata = JSON.parse(
  execFileSync("cargo", ["metadata", "--no-deps", "--offline", "--format-version=1"], { encoding: "utf8" }),
) as { packages: Package[] };

describe("crates", () => {
  const crate = (name: string, other: string, kind: string | null = null): Crate[] => [
    { name, dependencies: [{ name: other, kind }] },
  ];

  test("know each other only along the arrows", () => {
    expect(metadata.packages.length).toBeGreaterThan(3);
    expect(checkArrows(metadata.packages)).toEqual([]);
  });

  test.each([
    ["loja-rules", "loja-notation", "dev"],
    ["loja-certificate", "loja-solver", null],
    ["loja-plain-checker", "loja-certificate", null],
    ["loja-plain-checker", "loja-solver", "dev"],
    ["loja-certificate", "loja-plain-checker", null],
    ["loja-cli", "loja-wasm", null],
    ["loja-wasm", "loja-cli", null],
    ["loja-wasm", "loja-book", null],
    ["loja-cli", "loja-python", null],
    ["loja-wasm", "pyo3", null],
    ["loja-cli", "loja-lesson", null],
    ["loja-bench", "loja-lesson", "dev"],
    ["loja-lesson", "loja-book", "build"],
    ["loja-newcomer", "serde", null],
    ["loja-book", "js-sys", null],
    ["loja-rules", "serde", null],
    ["loja-ground", "serde", null],
    ["loja-ground", "loja-rules", null],
    ["loja-notation", "loja-ground", null],
  ])("%s -> %s (%s) is noticed", (name, other, kind) => {
    expect(checkArrows(crate(name, other, kind))).not.toEqual([]);
  });

  test("values in files are there for who asks, and nothing else of other people's is", () => {
    const optional = (other: string): Crate[] => [
      { name: "loja-ground", dependencies: [{ name: other, kind: null, optional: true }] },
    ];
    expect(checkArrows(optional("serde"))).toEqual([]);
    expect(checkArrows(optional("rand"))).not.toEqual([]);
  });

  test.each(["ground", "rules"])("the %s reads and writes nothing", (name) => {
    const files = filesIn(`crate/${name}/src`, ".rs");
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap((file) => checkPure(file, read(file)))).toEqual([]);
  });

  test.each([
    "use std::fs::File;",
    "use std::{collections::BTreeMap, time::Instant};",
    "use std::{\n    env,\n    fmt,\n};",
    "let x = std::thread::spawn(f);",
    'println!("{}", 1);',
  ])("impure rules are noticed: %s", (rust) => {
    expect(checkPure("x.rs", rust)).toHaveLength(1);
  });

  test("comments and other names are not taken for impurity", () => {
    expect(checkPure("x.rs", "/// Not std::fs.\nuse std::fmt; // std::io\nlet time = 1;")).toEqual([]);
    expect(bare('f("std::fs")')).toBe("f()");
  });

  test("forbid unsafe code", () => {
    const roots = metadata.packages.flatMap(({ manifest_path, targets }) =>
      targets
        .filter(({ kind }) => kind.some((name) => ["lib", "cdylib", "rlib", "bin"].includes(name)))
        .map(({ src_path }) => ({ src_path, manifest_path })),
    );
    const loose = roots.filter(
      ({ src_path, manifest_path }) =>
        !forbidsUnsafe(read(src_path), read(manifest_path), read("Cargo.toml")),
    );
    expect(loose.map(({ src_path }) => relative(".", src_path))).toEqual([]);
    const lints = "[lints]\nworkspace = true\n";
    expect(forbidsUnsafe("", lints, 'unsafe_code = "deny"')).toBe(false);
    expect(forbidsUnsafe("", "", 'unsafe_code = "forbid"')).toBe(false);
    expect(forbidsUnsafe("// #![forbid(unsafe_code)]", "", "")).toBe(false);
    expect(forbidsUnsafe("#![forbid(unsafe_code)]", "", "")).toBe(true);
  });
});

describe("modules of a crate", () => {
  test.each(readdirSync("crate").filter((name) => existsSync(`crate/${name}/src`)))(
    "of %s don't use each other in circles",
    (name) => {
      const folder = `crate/${name}/src`;
      const files = filesIn(folder, ".rs");
      expect(files.length).toBeGreaterThan(0);
      const found = circles(files.map((file) => ({ path: relative(folder, file), rust: read(file) })));
      expect(found).toEqual([]);
    },
  );

  const sources = (files: Record<string, string>): Source[] =>
    Object.entries(files).map(([path, rust]) => ({ path, rust }));

  /** Which folders use which, as "one other". */
  const between = (files: Source[]): string[] => {
    const folderOf = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? "") : "");
    const folders = new Set(files.map(({ path }) => folderOf(path)).filter(Boolean));
    const pairs = files.flatMap(({ path, rust }) => {
      const one = folderOf(path);
      if (!one) return [];
      const code = rust.replace(/\/\/.*/g, "").split("#[cfg(test)]")[0] ?? "";
      const named = [...code.matchAll(/\bcrate::(?:(\w+)|\{([^}]*)\})/g)];
      const others = named.flatMap(([, name, list]) => (name ? [name] : (list ?? "").split(/\W+/)));
      return others.filter((other) => folders.has(other) && other !== one).map((other) => `${one} ${other}`);
    });
    return [...new Set(pairs)].sort();
  };
  const SHARED = ["frame", "compare", "proof"];
  const wrong = (pairs: string[]): string[] =>
    pairs.filter((pair) => {
      const [one = "", other = ""] = pair.split(" ");
      return pairs.includes(`${other} ${one}`) || (SHARED.includes(one) && !SHARED.includes(other));
    });

  test("of rule sets stand in folders that use each other one way, and what they share names none", () => {
    const folder = "crate/systems/src";
    const files = filesIn(folder, ".rs").map((file) => ({ path: relative(folder, file), rust: read(file) }));
    const pairs = between(files);
    expect(pairs).toContain("compare proof");
    expect(wrong(pairs)).toEqual([]);
    const broken = {
      "proof/a.rs": "use crate::area::score;",
      "area/b.rs": "",
      "ing/c.rs": "use crate::{area, x};",
    };
    expect(wrong(between(sources(broken)))).toEqual(["proof area"]);
    const round = { "area/a.rs": "use crate::ing;", "ing/b.rs": "fn f() { crate::area::f(); }" };
    expect(wrong(between(sources(round)))).toEqual(["area ing", "ing area"]);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ "a.rs": "use crate::b::B;", "b.rs": "fn f() -> crate::a::A {}" }, ["a b"]],
    [{ "a.rs": "use super::b::{self, c::C};", "b/mod.rs": "", "b/c.rs": "use crate::{a, d};" }, ["a b::c"]],
    [{ "a/mod.rs": "mod b;\nuse b::B;", "a/b.rs": "use super::A;" }, ["a a::b"]],
    // Through what another module shows.
    [{ "lib.rs": "pub use a::A;", "a.rs": "use crate::b::B;", "b.rs": "use crate::A;" }, ["a b"]],
    [
      {
        "a/mod.rs": "pub use b::B as C;\npub use d::D;",
        "a/b.rs": "use super::D;",
        "a/d.rs": "use super::C;",
      },
      ["a::b a::d"],
    ],
    [{ "a/mod.rs": "mod b;\nfn f() { b::g(); }", "a/b.rs": "use crate::a::A;" }, ["a a::b"]],
    [{ "a.rs": "use crate::b;", "b.rs": "use crate::c;", "c.rs": "use crate::a;" }, ["a b c"]],
  ])("a circle is noticed: %j", (files, expected) => {
    expect(circles(sources(files))).toEqual(expected);
  });

  test.each<[Record<string, string>]>([
    [{ "a.rs": "use crate::b::B;", "b.rs": "// use crate::a::A;\n/// [`crate::a::A`]" }],
    [{ "a.rs": "use crate::b::B;", "b.rs": "#[cfg(test)]\nmod tests {\n use crate::a::A;\n}" }],
    [{ "a/mod.rs": "mod b;\nmod c;\npub use b::B;", "a/b.rs": "", "a/c.rs": "use super::B;" }],
    [{ "a.rs": "use std::b::c;\nuse serde::a;", "b.rs": "use crate::a::A;" }],
  ])("none is seen where there is none: %j", (files) => {
    expect(circles(sources(files))).toEqual([]);
  });
});

describe("TypeScript", () => {
  const sources = [...filesIn("www", ".ts"), ...filesIn("www", ".tsx")]
    .filter((file) => !/\/(generated|test|e2e|kit)\/|\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: read(file) }));
  const outsideBoard = sources.filter(({ file }) => !file.startsWith("www/board/"));
  const sum = (all: number, one: number): number => all + one;

  // Views are functions of their state (www/kit).
  test("elements are made and moved by views, but for what is listed with a reason", () => {
    expect(moreByHand(NODES, MAKES_NODES, outsideBoard)).toEqual([]);
    const replaced = sources.filter(({ source }) => source.includes(".replaceChildren("));
    expect(
      replaced.map(({ source }) => source.split(".replaceChildren(").length - 1).reduce(sum),
    ).toBeLessThan(18);
  });

  test.each([
    "a.append(b);",
    "a.before(b)",
    "document.createElement('p')",
    "<Loose node={a} />",
    "a?.cloneNode(true)",
  ])("an element that is made or moved is noticed: %s", (source) =>
    expect(moreByHand(NODES, MAKES_NODES, [{ file: "www/a.tsx", source }])).toHaveLength(1),
  );

  test("the focus is led by the kit, but for what is listed with a reason", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(moreByHand(FOCUS, /\.focus\(/g, sources)).toEqual([]);
  });

  test("more than is listed is noticed", () => {
    const source = "a.focus();\n// b.focus();\nc?.focus({ preventScroll: true });";
    const found = (most: number): string[] =>
      moreByHand({ why: { "www/a.ts": most } }, /\.focus\(/g, [{ file: "www/a.ts", source }]);
    expect(found(2)).toEqual([]);
    expect(found(1)).toEqual(["www/a.ts: 2, and may 1"]);
    expect(moreByHand({}, /\.focus\(/g, [{ file: "www/b.ts", source }])).toHaveLength(1);
  });

  test("no view compares by a written text: that is what `isSame` and `useSame` are for", () => {
    const views = filesIn("www", ".tsx").filter((file) => !/\/(test|e2e)\/|\.test\.tsx$/.test(file));
    expect(views.length).toBeGreaterThan(100);
    expect(views.filter((file) => read(file).includes("JSON.stringify("))).toEqual([]);
  });

  /** Ways to make markup of a text. What a reader typed must never be one. */
  const MARKUP =
    /\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdangerouslySetInnerHTML\b|\bsrcdoc\b|\bcreateContextualFragment\b|\bparseFromString\b|\bsetHTMLUnsafe\b/;

  test("text is set as text", () => {
    const files = [...filesIn("www", ".ts"), ...filesIn("www", ".tsx")].filter(
      (file) => !/\/(generated|test|e2e)\/|\.test\.tsx?$/.test(file),
    );
    expect(files.filter((file) => MARKUP.test(read(file)))).toEqual([]);
  });

  test.each(["host.innerHTML = words;", "<p dangerouslySetInnerHTML={{ __html: words }} />"])(
    "markup made of a text is noticed: %s",
    (source) => expect(source).toMatch(MARKUP),
  );

  test("imports along the arrows", () => {
    const files = [...filesIn("www", ".ts"), ...filesIn("www", ".tsx")].filter(
      (file) => !file.startsWith("www/engine/generated/"),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((file) => checkImports(file, read(file)))).toEqual([]);
  });

  test.each([
    ["www/board/board.ts", 'import { engine } from "../engine/engine.ts";'],
    ["www/board/board.ts", 'import { svg } from "some-package";'],
    ["www/board/board.ts", 'import type { Step } from "../engine/generated/loja.js";'],
    ["www/chapter/chapter.tsx", 'import {\n  follow,\n} from "../engine/generated/loja.js";'],
    ["www/main.ts", 'const x = await import("./engine/generated/loja.js");'],
    ["www/main.ts", 'new URL("./engine/generated/loja_bg.wasm", import.meta.url)'],
    ["www/main.ts", 'export * from "./test/pages.ts";'],
    ["www/main.ts", 'import "./e2e/page.ts";'],
    ["www/engine/workers/worker.ts", 'import { answer } from "../../chapter/answer-state.ts";'],
    ["www/table/table.ts", 'import { answer } from "../chapter/answer-state.ts";'],
    ["www/chapter/chapter.tsx", 'import { renderBook } from "../book/book.ts";'],
    ["www/proof/index.ts", 'import { Reading } from "../chapter/reading.ts";'],
    ["www/referee/referee.tsx", 'import { ProofPlace } from "../proof/index.ts";'],
    ["www/proof/index.ts", 'import "../style/page.css";'],
    ["www/element/loja.ts", 'import { renderBook } from "../book/book.ts";'],
    ["www/element/loja.ts", 'import { x } from "some-package";'],
    ["www/element/live/asking.ts", 'import { Session } from "../../practice/session/session.ts";'],
    ["www/kinds/save.tsx", 'import { answered } from "../practice/rating/answer-log.ts";'],
    ["www/kinds/index.tsx", 'import "../style/practice-kinds.css";'],
    ["www/kinds/round.ts", 'import { PracticeKept } from "../progress/practice-store.ts";'],
    ["www/embed/embed.ts", 'import "../element/loja.ts";'],
    ["www/address/link.ts", 'import { blank } from "../play/position-rows.ts";'],
    ["www/play/play.ts", 'import "../element/loja.ts";'],
    ["www/engine/engine.ts", 'import { readFileSync } from "node:fs";'],
    ["www/progress/panel.tsx", 'import { openChapter } from "../chapter/chapter.tsx";'],
    ["www/bestiary/gallery.ts", 'import { engine } from "../engine/engine.ts";'],
  ])("in %s is noticed: %s", (file, source) => {
    expect(checkImports(file, source)).toHaveLength(1);
  });

  test("what is allowed is not noticed", () => {
    expect(checkImports("www/engine/inline-plugin.ts", 'import type { Plugin } from "vite";')).toEqual([]);
    expect(checkImports("www/engine/workers/worker.ts", 'import init from "../generated/loja.js";')).toEqual(
      [],
    );
    expect(checkImports("www/board/board.ts", 'import "./board.css"; // from "../chapter/x.ts"')).toEqual([]);
    expect(checkImports("www/test/x.test.ts", 'import { a } from "../engine/generated/loja.js";')).toEqual(
      [],
    );
  });
});

describe("looks", () => {
  const sheets = filesIn("www", ".css")
    .filter((file) => !/\/(e2e|test|generated)\//.test(file))
    .map((file) => ({ file, css: read(file) }));

  test("colours are tokens, but for what is listed with a reason", () => {
    expect(sheets.length).toBeGreaterThan(100);
    const colours = sheets.map(({ file, css }) => ({ file, source: coloursIn(file, css).join("\n") }));
    expect(moreByHand(COLOURS, /.+/g, colours)).toEqual([]);
  });

  test("there is one focus ring", () => {
    expect(sheets.flatMap(({ file, css }) => ringsIn(file, css))).toEqual([]);
  });

  test.each([
    "p { color: #fff; }",
    "p { border: 1px solid black }",
    "a:hover { --x: light-dark(rgb(0 0 0 / 0.5), x); }",
  ])("a colour is noticed: %s", (css) => expect(coloursIn("www/a.css", css)).toHaveLength(1));

  test("what only looks like one is not", () => {
    const css =
      "/* #fff */ #add p { color: var(--stone-white); white-space: nowrap; animation: red-alert 1s; }";
    expect(coloursIn("www/a.css", css)).toEqual([]);
  });

  test("another focus ring is noticed, and none for what is led to is not", () => {
    expect(
      ringsIn("www/a.css", ".a:focus-visible { color: x; outline: 1px solid var(--ink); }"),
    ).toHaveLength(1);
    expect(
      ringsIn("www/a.css", ".a:focus { outline: none; }\n.b:focus-visible { outline-offset: -2px; }"),
    ).toEqual([]);
  });
});

describe("words", () => {
  /** Features of which every label and sentence stands in a catalogue (www/kit/words.ts). */
  const SAID = [
    ...["authors", "bestiary", "chapter", "compensation", "game", "kinds", "kit", "laws", "legend"],
    ...["play", "practice", "progress", "proof", "referee", "rule-sets", "search", "table"],
  ];
  const sources = (feature: string) =>
    [...filesIn(`www/${feature}`, ".ts"), ...filesIn(`www/${feature}`, ".tsx")]
      .filter((file) => !/\.test\.tsx?$|^www\/kit\/page\//.test(file))
      .map((file) => ({ file, source: read(file) }));

  test.each(SAID)("of %s stand in its catalogues", (feature) => {
    expect(sources(feature).flatMap(({ file, source }) => looseWords(file, source))).toEqual([]);
  });

  test("have ids and arguments with names of their own", () => {
    const files = filesIn("www", "words.ts").filter((file) => !file.startsWith("www/test/"));
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap((file) => numberedNames(file, read(file)))).toEqual([]);
    for (const message of ["won2: `won`", "won: ({ part }) => part", "won: ({ lead2 }) => lead2"])
      expect(numberedNames("a.ts", `words("a", { ${message}, resumed1989: "so" });`)).toHaveLength(1);
  });

  const messages = (): { file: string; message: string }[] =>
    [...filesIn("www", ".ts"), ...filesIn("www", ".tsx")]
      .filter((file) => !/\/(generated|test|e2e)\/|\.(test|d)\.tsx?$/.test(file))
      .flatMap((file) => messagesOf(file, read(file)).map((message) => ({ file, message })));

  test("name no clause inside a sentence, and an act by its one name", () => {
    const all = messages();
    expect(all.length).toBeGreaterThan(1000);
    // In a field for words to look for, a clause is one of the things that may be written there.
    const named = all.filter(({ file, message }) => namesClause(message) && !/search\/words/.test(file));
    expect(named).toEqual([]);
    expect(all.filter(({ message }) => namesActOtherwise(message))).toEqual([]);
    const clause = messagesOf("a.ts", 'words("a", { shown: "The worst case (C6): White begins." });').at(-1);
    expect(namesClause(clause ?? "")).toBe(true);
    for (const code of ["Article 9.3", "C6", "It is at a1."]) expect(namesClause(code), code).toBe(false);
    for (const name of ["Undo all", "Go on", "Take back", "Play on, or go back and try another move."])
      expect(namesActOtherwise(name), name).toBe(true);
    for (const name of ["Undo", "Continue", "Back to the game", "It goes on after the stop."])
      expect(namesActOtherwise(name), name).toBe(false);
  });

  test("that stand elsewhere are noticed, and no others", () => {
    const view = (inside: string): string => `export const View = () => ${inside};`;
    for (const inside of ["<p>the end</p>", '<Button label="Try again" />', "<p>{`Move to the ` + at}</p>"])
      expect(looseWords("a.tsx", view(inside)), inside).toHaveLength(1);
    for (const inside of [
      '<p class="quiet note">{WORDS.end} <kbd>Esc</kbd></p>',
      '() => { throw new Error("No such thing"); }',
      'words("a", { end: "The end" })',
    ])
      expect(looseWords("a.tsx", view(inside)), inside).toEqual([]);
  });

  /**
   * Files that still look into a sentence: for a browser's own error, and for how an error's message begins and ends, to set
   * it as a sentence.
   */
  const LOOKING = ["www/engine/package/modules.ts", "www/engine/engine-words.ts"];

  test("decide nothing: no code looks at what a sentence of the engine says", () => {
    const files = [...filesIn("www", ".ts"), ...filesIn("www", ".tsx")].filter(
      (file) => !/\/(generated|test|e2e)\/|\.(test|d)\.tsx?$/.test(file),
    );
    const looking = files.filter((file) => readSentences(file, read(file)).length > 0);
    expect(looking.sort()).toEqual(LOOKING.sort());
  });

  test.each([
    'const isOver = answer.words.includes("passes");',
    "const short = remark.headline.replace(/[.]$/, ``);",
    "const isLost = /gave/.test(error.message);",
    "const isMap = /^Control from the upper row/.test(text);",
    'if (text.startsWith("After move")) cut();',
    "const first = words.split(/: |[.] /)[0];",
    "const named = rules.filter((rule) => !words.includes(rule));",
    'const short = (answer.words ?? "").slice(1).length + (message ?? "").indexOf(rule);',
  ])("a decision by a sentence is noticed: %s", (source) => {
    expect(readSentences("a.ts", source)).toHaveLength(1);
  });

  test("points, moves and files are no sentences", () => {
    for (const source of [
      "line.split(/\\s+/);",
      "set.includes(at);",
      'move.startsWith("cycle");',
      "WORDS.test(name);",
    ])
      expect(readSentences("a.ts", source)).toEqual([]);
  });

  test("of a catalogue are all said by somebody", () => {
    expect(unsaidMessages(SAID.flatMap(sources))).toEqual([]);
    const source = 'const W = words("w", { one: "One", two: "Two" }); say(W.one);';
    expect(unsaidMessages([{ file: "a.ts", source }])).toEqual(["W.two"]);
    expect(unsaidMessages([{ file: "a.ts", source: `${source} say(W[which]);` }])).toEqual([]);
  });
});

describe("the two colours", () => {
  test("are spelled as a pair in board/color.ts alone", () => {
    const files = filesIn("www", ".ts").filter(
      (file) => !/^www\/(engine\/generated|e2e|test)\/|\.test\.ts$/.test(file),
    );
    expect(files).toContain("www/board/color.ts");
    expect(files.flatMap((file) => spelledPairs(file, read(file)))).toEqual([]);
  });

  test.each([
    'for (const color of ["black", "white"] as const) draw(color);',
    'const ROWS = [\n  "white",\n  "black",\n];',
    'type Claim = { player: "black" | "white"; set: number[] };',
    'const foe = color === "black" ? "white" : "black";',
    'const NAMES = { black: "Black", white: "White" };',
  ])("%s is noticed", (source) => {
    expect(spelledPairs("www/proof/argument/play.ts", source)).toHaveLength(1);
  });

  test("in a longer list, or one colour by itself, are not noticed", () => {
    for (const source of [
      'type Control = "black" | "white" | "both";',
      'type Pattern = "both" | "black" | "white";',
      'const SWATCHES = ["black", "white", "both"];',
      'const fill = stone === "white" ? "on-white" : "on-black";',
    ])
      expect(spelledPairs("www/proof/argument/play.ts", source)).toEqual([]);
  });
});

describe("the page", () => {
  test("has nothing inline, loads nothing from elsewhere, and its policy says so", () => {
    // The shell is served at the top, where Vite rewrites absolute paths; budget.test.ts sees to the result.
    const faults = checkPage("index.html", read("index.html"));
    expect(faults.filter((fault) => !fault.includes("has the absolute path"))).toEqual([]);
    // And no text becomes script: www/trusted.ts has the one exception.
    expect(read("index.html")).toContain("; require-trusted-types-for 'script'; trusted-types default\"");
  });

  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
  const page = (body: string): string =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${body}`;

  test.each([
    "<script>alert(1)</script>",
    '<script type="module">import "./x.js"</script>',
    "<style>p { color: red }</style>",
    '<p style="color: red">x</p>',
    '<button title="a > b" onclick="f()">x</button>',
    '<script src="https://cdn.example/x.js"></script>',
    '<link rel="stylesheet" href="//fonts.example/x.css">',
    '<img src="http://img.example/x.png">',
    '<img srcset="./a.png 1x, https://img.example/b.png 2x">',
    '<script src="/assets/x.js"></script>',
  ])("a fault is noticed: %s", (body) => {
    expect(checkPage("x.html", page(body))).toHaveLength(1);
  });

  test("a clean page passes", () => {
    const body =
      '<!-- <script>no</script> --><script src="./x.js"></script><a href="https://example.org">x</a>' +
      '<script type="application/json">{"html": "<p style=x>"}</script>';
    expect(checkPage("x.html", page(body))).toEqual([]);
    expect(checkPage("x.html", "<p>x</p>")).not.toEqual([]);
  });

  test.each([
    "script-src 'self' 'wasm-unsafe-eval'",
    "default-src 'self'",
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'",
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'",
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src *",
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob:",
    "default-src 'self' https:; script-src 'self' 'wasm-unsafe-eval'",
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'",
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; trusted-types *",
  ])("a weak policy is noticed: %s", (weak) => {
    expect(checkPolicy(weak)).toHaveLength(1);
  });
});

describe("tools", () => {
  test("wasm-bindgen's commands have the version of its crate", () => {
    const version = lockedVersion(read("Cargo.lock"), "wasm-bindgen");
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lockedVersion(read("tools/Cargo.lock"), "wasm-bindgen-cli")).toBe(version);
  });

  /** The lines of a script that do something. */
  const commands = (script: string): string[] =>
    script.split("\n").filter((line) => line.trim() && !line.startsWith("#"));

  test(".ci/run calls npm test and nothing else", () => {
    const only = ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "npm test"];
    expect(commands(read(".ci/run"))).toEqual(only);
    expect(commands("#!/bin/sh\nnpm ci\nnpm test\n")).not.toEqual(only);
  });

  test("node modules have exact versions, none is needed at run time, and the lock names no address", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json")) as {
      dependencies?: unknown;
      devDependencies: Record<string, string>;
    };
    expect(dependencies).toBeUndefined();
    for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(read("package-lock.json")).not.toContain('"resolved"');
  });
});
