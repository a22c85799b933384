/** The workflows of GitHub, as far as they can be held against what is here: expressions, needs, and the names of files. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = ".github/workflows";

const workflows = readdirSync(folder).map(
  (file) => [file, readFileSync(`${folder}/${file}`, "utf8").replace(/^\s*#.*$/gm, "")] as const,
);
const release = readFileSync(".github/workflows/release.yml", "utf8");
const ci = readFileSync(".github/workflows/ci.yml", "utf8");

/** The jobs of a workflow by name: what stands two blanks in, below "jobs:". */
function jobsOf(text: string): Map<string, string> {
  const [, body = ""] = text.split(/^jobs:\n/m);
  const parts = body.split(/^ {2}(\w+):\n/m).slice(1);
  return new Map(parts.flatMap((part, at) => (at % 2 ? [] : [[part, parts[at + 1] ?? ""] as const])));
}

test.each(workflows)("%s: what an expression names is told in its job", (_, text) => {
  expect(text).not.toContain("\t");
  const jobs = jobsOf(text);
  expect(jobs.size).toBeGreaterThan(0);
  for (const [name, job] of jobs) {
    expect(job, name).toMatch(/^ {4}runs-on: /m);
    for (const [, path = ""] of job.matchAll(/\$\{\{\s*([\w.]+)\s*\}\}/g)) {
      const [root, first = "", ...rest] = path.split(".");
      if (root === "matrix") expect(job.split("strategy:")[1], path).toMatch(new RegExp(`[ {]${first}: `));
      else if (root === "steps") {
        expect(job, path).toMatch(new RegExp(`^ {8}id: ${first}$`, "m"));
        expect(rest[0], path).toBe("outputs");
      } else expect(path).toMatch(/^github\.(token|ref)$/);
    }
    const [, needs = ""] = /^ {4}needs: \[(.*)\]$/m.exec(job) ?? [];
    for (const need of needs.split(", ").filter(Boolean)) expect([...jobs.keys()]).toContain(need);
  }
});

test("every action has its version, and every job an end", () => {
  for (const [file, text] of workflows) {
    for (const [, action = ""] of text.matchAll(/uses: (.*)$/gm))
      expect(action, file).toMatch(/@(v\d+|release\/v\d+)$/);
    for (const [name, job] of jobsOf(text))
      if (/npm|cargo/.test(job)) expect(job, `${file} ${name}`).toMatch(/timeout-minutes: \d+/);
  }
});

test("a release has the files that the scripts make", () => {
  const pack = readFileSync("scripts/pack.mjs", "utf8");
  const wheel = readFileSync("scripts/wheel.mjs", "utf8");
  // npm names a package by its name and version, and the folder is that of both scripts.
  expect(pack).toContain('folder = "package"');
  expect(wheel).toContain('from "./pack.mjs"');
  expect(release).toContain("package/*.tgz");
  expect(release).toContain("path: package/*.whl");
  for (const name of ["loja-board", "loja-engine"]) expect(pack).toContain(`"${name}"`);
  // What the jobs keep is what the last one looks for.
  for (const kept of ["loja-*.tar.gz", "loja-site-*.tar.gz"]) expect(release).toContain(kept);
  expect(release).toMatch(/name="loja-\$\{GITHUB_REF_NAME#v\}-\$\{\{ matrix\.target \}\}"/);
  expect(release).toContain("pattern: wheel-*");
  expect(release).toMatch(/name: wheel-\$\{\{ matrix\.os \}\}/);
  // The shells that the command knows.
  const [, shells = ""] = /for shell in ([\w ]+);/.exec(release) ?? [];
  expect(shells.split(" ").length).toBe(5);
});

test("the crates for other people are published, and tried with the Rust that they ask for", () => {
  const manifest = (name: string) => readFileSync(`crate/${name}/Cargo.toml`, "utf8");
  const ours = readdirSync("crate", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const published = ours.map(({ name }) => name).filter((name) => !/^publish/m.test(manifest(name)));
  expect(published.length).toBeGreaterThan(5);
  const told = (line = "") => [...line.matchAll(/-p loja-([\w-]+)/g)].map(([, name]) => name).sort();
  const [, oldest, check] = /cargo \+([\d.]+) (check .*)$/m.exec(ci) ?? [];
  const [, asked] = /^rust-version = "(.*)"$/m.exec(readFileSync("Cargo.toml", "utf8")) ?? [];
  expect(oldest).toBe(asked);
  expect(ci).toContain(`rustup toolchain install ${asked} `);
  expect(told(check)).toEqual(published.sort());
  expect(told(/cargo publish .*$/m.exec(release)?.[0])).toEqual(published);
  for (const name of published) {
    for (const field of ["description", "readme", "keywords", "categories", "documentation"])
      expect(manifest(name), name).toMatch(new RegExp(`^${field} = `, "m"));
    expect(manifest(name)).toContain(`"https://docs.rs/loja-${name}"`);
  }
});

test("the crates and the packages have one version", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const told = [...readFileSync("Cargo.toml", "utf8").matchAll(/^(?:version = |loja-.*version = )"(.*?)"/gm)];
  expect(told.length).toBeGreaterThan(5);
  expect(new Set(told.map(([, one]) => one))).toEqual(new Set([version]));
});
