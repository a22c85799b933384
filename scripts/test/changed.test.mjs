import { expect, test } from "vitest";
import { changedCrates, changedSources } from "../changed.mjs";

const crate = (name, ...needs) => ({
  name: `loja-${name}`,
  manifest_path: `/home/loja/crate/${name}/Cargo.toml`,
  dependencies: needs.map((other) => ({ name: other.includes("/") ? other.slice(1) : `loja-${other}` })),
});
const CRATES = [
  crate("cli", "solver", "book"),
  crate("solver", "rules", "/rustc-hash"),
  crate("rules"),
  crate("rules-more", "rules"),
  crate("book"),
];
const changed = (...files) => changedCrates(files, CRATES, "/home/loja");

test("a crate is tested with all that depend on it", () => {
  expect(changed("crate/solver/src/lock/mod.rs")).toEqual(["loja-cli", "loja-solver"]);
  expect(changed("crate/rules/tests/refused.rs")).toEqual([
    "loja-cli",
    "loja-rules",
    "loja-rules-more",
    "loja-solver",
  ]);
  // Its name begins like another's.
  expect(changed("crate/rules-more/src/lib.rs")).toEqual(["loja-rules-more"]);
});

test("texts change the tests that read them, and what all are built by changes all", () => {
  expect(changed("tutorials/overview-1/chapter.md")).toEqual(["loja-book", "loja-cli", "loja-rules"]);
  expect(changed("Cargo.lock")).toHaveLength(CRATES.length);
});

test("a page changes no crate", () => expect(changed("www/main.ts", "README.md")).toEqual([]));

test("vitest is asked about sources, and about tests that read files by themselves", () => {
  const sources = changedSources([
    "www/kit/mount.tsx",
    "README.md",
    "crate/cli/src/main.rs",
    "scripts/say.mjs",
  ]);
  expect(sources.slice(0, 2)).toEqual(["www/kit/mount.tsx", "scripts/say.mjs"]);
  expect(sources).toContain("www/test/documents.test.ts");
  expect(
    changedSources(["www/test/documents.test.ts"]).filter((file) => file.includes("documents")),
  ).toHaveLength(1);
});
