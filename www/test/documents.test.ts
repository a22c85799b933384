/** What the documents for developers say of files is true: every path that they name is there. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const listed = (...what: string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...what], {
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean);
const files = listed();
const names = new Set(files.map((file) => basename(file)));
const there = new Set(files);
for (const file of files)
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) there.add(folder);

/** Built, installed or chosen by whoever reads: nothing that the repository has. */
const made = /^(dist|package|target|node_modules|\.cache|\.tools|inline)(\/|$)|^www\/engine\/generated/;
/** Where a document may mean a path from: the top, its own folder, and what it is about. */
const bases = (document: string): string[] => {
  const own = dirname(document);
  return [".", own, join(own, "src"), "crate", "www"];
};

/** The paths in backticks, names of files alone among them, and folders of the top. A word in capitals stands for many. */
function pathsIn(text: string): string[] {
  const words = [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\s]+)`/g)].map(
    (found) => found[1] ?? "",
  );
  const file = /^(?:[\w.-]+\/)+[\w-]+(?:\.\w+)?\.(?:rs|ts|mjs|css|md|json|jsonl|html|toml|yml)$/;
  const alone = /^[\w-]+(?:\.test|\.spec)?\.(?:rs|ts|mjs|css)$/;
  const folder = /^(?:crate|www|scripts|tools|tutorials|fuzz)(?:\/[\w.-]+)+\/?$/;
  return words
    .filter((word) => (file.test(word) || alone.test(word) || folder.test(word)) && !/[A-Z]{4}/.test(word))
    .map((word) => word.replace(/\/$/, ""));
}

/** Those that lead nowhere. */
const missing = (document: string, text: string): string[] =>
  pathsIn(text).filter(
    (path) =>
      !made.test(path) &&
      !(path.includes("/") ? bases(document).some((base) => there.has(join(base, path))) : names.has(path)),
  );

// The documents of readers and of other people's packages speak of other people's files.
const documents = listed("*.md").filter(
  (file) =>
    /(^|\/)(README|ARCHITECTURE|CONTRIBUTING|FORMATS?|CLAUSES|INSIDE|FACTS|PROGRAMS)\.md$/.test(file) &&
    !/^www\/(package|authors\/example)\//.test(file),
);

test.each(documents)("%s names only what is there", (document) => {
  expect(missing(document, readFileSync(document, "utf8"))).toEqual([]);
});

/** Commands that package.json has not. */
const strangers = (text: string): string[] => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name ?? "");
  return named.filter((name) => !(name in scripts));
};

test.each(documents)("%s names only commands that are there", (document) => {
  expect(strangers(readFileSync(document, "utf8"))).toEqual([]);
});

test("a command that is not there is found", () => {
  expect(strangers("`npm run build`, `npm run package:crates`, `npm run bench -- race`")).toEqual([
    "package:crates",
  ]);
});

test("a path that is not there is found, and a built one is none of ours", () => {
  expect(documents).toContain("ARCHITECTURE.md");
  const text =
    "`crate/rules/src/nowhere.rs`, `rules/src/board.rs`, `www/nowhere`, `dist/loja.js`, `and/or`, `gone.ts`";
  expect(missing("ARCHITECTURE.md", text)).toEqual(["crate/rules/src/nowhere.rs", "www/nowhere", "gone.ts"]);
});

test("workflows call commands and stages that are there", () => {
  const workflows = listed(".github/workflows/*.yml").map((file) => readFileSync(file, "utf8"));
  expect(workflows.length).toBeGreaterThan(2);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const called = workflows.flatMap((text) => [...text.matchAll(/npm (?:run )?(\w+)(?: -- (.*))?$/gm)]);
  const npms = called.filter(([, name]) => name !== "publish");
  expect(npms.length).toBeGreaterThan(4);
  expect(npms.map(([, name]) => name).filter((name) => !(name && name in scripts))).toEqual([]);
  const stages = npms.flatMap(([, name, stages]) => (name === "test" ? (stages?.split(" ") ?? []) : []));
  const known = readFileSync("scripts/stages.mjs", "utf8");
  expect(stages.filter((stage) => !new RegExp(`name: "${stage}"`).test(known))).toEqual([]);
});
