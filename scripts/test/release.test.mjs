import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forNpm, isNowhere, shared } from "../manifest.mjs";
import { exampleIn, versionsThatDiffer } from "../release.mjs";

const toml = `[workspace]
members = ["crate/ground"]

[workspace.package]
version = "0.2.0"
repository = "https://code.example/loja"
homepage = "https://loja.example"

[workspace.dependencies]
loja-ground = { path = "crate/ground", version = "0.2.0" }
loja-report = { path = "crate/report" }
`;
const files = {
  toml,
  json: '{"version":"0.2.0"}',
  lock: '{"version":"0.2.0"}',
  changelog: "# Changelog\n\n## 0.2.0 (2026-12-01)\n",
};

test("a release has one version everywhere", () => {
  expect(versionsThatDiffer({ ...files, tag: "v0.2.0" })).toEqual([]);
});

test.each([
  ["the tag", { tag: "v0.3.0" }, "The tag v0.3.0 has 0.3.0, and Cargo.toml has 0.2.0."],
  ["package.json", { json: '{"version":"0.1.0"}' }, "package.json has 0.1.0, and Cargo.toml has 0.2.0."],
  ["the lock file", { lock: "{}" }, "package-lock.json has no version, and Cargo.toml has 0.2.0."],
  [
    "a crate",
    { toml: toml.replace('ground", version = "0.2.0"', 'ground", version = "0.1.0"') },
    "Cargo.toml’s line for loja-ground has 0.1.0, and Cargo.toml has 0.2.0.",
  ],
  [
    "the changelog",
    { changelog: "# Changelog\n\n## Unreleased\n" },
    "CHANGELOG.md has no heading “## 0.2.0 (DATE)”: give “Unreleased” that name.",
  ],
])("another version is named: %s", (_, change, said) => {
  expect(versionsThatDiffer({ ...files, ...change })).toEqual([said]);
});

test("every package has the one address", () => {
  expect(forNpm("www/package", shared(toml))).toEqual({
    version: "0.2.0",
    homepage: "https://loja.example",
    bugs: { url: "https://code.example/loja/issues" },
    repository: { type: "git", url: "git+https://code.example/loja.git", directory: "www/package" },
  });
});

test("an address that nobody has written yet is known", () => {
  expect(isNowhere("")).toBe(true);
  expect(isNowhere("https://address.invalid/loja")).toBe(true);
  expect(isNowhere("https://code.example/loja")).toBe(false);
  expect(isNowhere("https://code.example/x.invalid")).toBe(false);
});

test("a README’s example is its first code of that language", () => {
  const readme = "# A\n\n```sh\nnpm install a\n```\n\n```js\none();\n```\n\n```js\ntwo();\n```\n";
  expect(exampleIn(readme, "js")).toBe("one();\n");
  expect(() => exampleIn(readme, "python")).toThrow("The README has no example in python");
});

test("what is here has one version", () => {
  const [toml, json, lock] = ["Cargo.toml", "package.json", "package-lock.json"].map((file) =>
    readFileSync(file, "utf8"),
  );
  const { version } = shared(toml);
  expect(versionsThatDiffer({ toml, json, lock, changelog: `\n## ${version} (today)\n` })).toEqual([]);
});
