// What a change can break: the crates that depend on changed files, and the sources whose tests vitest finds by their imports.
import path from "node:path";
import { run, Stop } from "./say.mjs";

/** @typedef {{name: string, manifest_path: string, dependencies: {name: string}[]}} Crate As `cargo metadata` has it. */

/** What every crate is built by. */
const FOR_ALL = /^(?:Cargo\.(?:toml|lock)|rust-toolchain(?:\.toml)?|\.cargo\/.*|\.config\/nextest\.toml)$/;
/** Whose tests read the book's texts: they are tested with those, what depends on them is not. */
const TEXT = /^tutorials\//;
const READERS_OF_TEXT = ["book", "certificate", "cli", "dialogue", "practice", "rules"].map(
  (name) => `loja-${name}`,
);
const SOURCE = /\.(?:tsx?|m?js|cjs|css|json)$/;
/** Tests that read files by themselves, so that no import leads to them. */
const READERS = ["www/test/architecture.test.ts", "www/test/documents.test.ts"];

/**
 * The crates that changed, and all that depend on one of those, by their names. Pure.
 * @param {readonly string[]} files @param {readonly Crate[]} crates @param {string} root
 */
export function changedCrates(files, crates, root) {
  const folderOf = ({ manifest_path }) => `${path.relative(root, path.dirname(manifest_path))}/`;
  const isTouched = (crate) => files.some((file) => FOR_ALL.test(file) || file.startsWith(folderOf(crate)));
  const touched = new Set(crates.filter(isTouched).map(({ name }) => name));
  // A set that grows while it is walked is walked to its end.
  for (const name of touched)
    for (const crate of crates)
      if (crate.dependencies.some((one) => one.name === name)) touched.add(crate.name);
  if (files.some((file) => TEXT.test(file)))
    for (const { name } of crates) if (READERS_OF_TEXT.includes(name)) touched.add(name);
  return [...touched].sort();
}

/**
 * What vitest is asked about: the changed sources, and what reads files by itself. Pure.
 * @param {readonly string[]} files
 */
export const changedSources = (files) => [
  ...new Set([...files.filter((file) => SOURCE.test(file)), ...READERS]),
];

/** The files that differ from where this branch left `main`, new ones too. */
export async function changedFiles() {
  const lines = async (...args) => {
    const { code, stdout } = await run("git", args);
    return code === 0 ? stdout.split("\n").filter(Boolean) : null;
  };
  const [from = "HEAD"] = (await lines("merge-base", "HEAD", "main")) ?? [];
  const differ = await lines("diff", "--name-only", from);
  const fresh = await lines("ls-files", "--others", "--exclude-standard");
  if (!differ || !fresh) throw new Stop("What changed is found by git, which did not answer.");
  return [...new Set([...differ, ...fresh])];
}

/** The crates of the workspace. @returns {Promise<Crate[]>} */
export async function crates() {
  const { code, stdout } = await run("cargo", ["metadata", "--no-deps", "--offline", "--format-version=1"]);
  if (code !== 0) throw new Stop("cargo metadata did not answer.");
  return JSON.parse(stdout).packages;
}
