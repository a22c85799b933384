// The tests of a crate are one program, so a file that tests/main.rs does not name would never run.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The files of a folder that its main.rs names no module for. */
const forgotten = (main, files) =>
  files.filter((file) => file !== "main.rs" && !main.includes(`\nmod ${path.basename(file, ".rs")};`));

const crates = readdirSync("crate").filter((name) => existsSync(`crate/${name}/tests/main.rs`));

test("a file that no module stands for is found", () => {
  expect(forgotten("//! All.\n\nmod a;\nmod ab;\n", ["a.rs", "ab.rs", "b.rs", "main.rs"])).toEqual(["b.rs"]);
});

test("some crates have one program of tests", () => expect(crates).toContain("rules"));

test.each(crates)("%s runs all its test files", (name) => {
  const tests = `crate/${name}/tests`;
  const files = readdirSync(tests).filter((file) => file.endsWith(".rs"));
  expect(forgotten(readFileSync(`${tests}/main.rs`, "utf8"), files)).toEqual([]);
  // Otherwise each file would be a program besides, with the shared modules missing.
  expect(readFileSync(`crate/${name}/Cargo.toml`, "utf8")).toContain("\nautotests = false\n");
});
