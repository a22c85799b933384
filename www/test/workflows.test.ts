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
      } else expect(path).toMatch(/^github\.(token|ref|sha)$/);
    }
    const [, needs = ""] = /^ {4}needs: \[(.*)\]$/m.exec(job) ?? [];
    for (const need of needs.split(", ").filter(Boolean)) expect([...jobs.keys()]).toContain(need);
  }
});

test("every action is one that can't change, and every job has an end", () => {
  for (const [file, text] of workflows) {
    for (const [, action = ""] of text.matchAll(/uses: (\S+)/gm))
      expect(action, file).toMatch(/@[0-9a-f]{40}$/);
    for (const [name, job] of jobsOf(text))
      if (/npm|cargo/.test(job)) expect(job, `${file} ${name}`).toMatch(/timeout-minutes: \d+/);
  }
});

test("one job publishes, after all others, and no other may write", () => {
  const jobs = jobsOf(release);
  const writers = [...jobs].filter(([, job]) => /: write$/m.test(job)).map(([name]) => name);
  expect(writers).toEqual(["publish"]);
  const [, needs = ""] = /^ {4}needs: \[(.*)\]$/m.exec(jobs.get("publish") ?? "") ?? [];
  expect(["versions", ...needs.split(", ")].sort()).toEqual(
    [...jobs.keys()].filter((name) => name !== "publish").sort(),
  );
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
  // Each after those that it needs.
  const [, order = ""] = /for crate in ([\w -]+);/.exec(release) ?? [];
  const names = order.split(" ");
  expect([...names].sort()).toEqual(published);
  for (const [at, name] of names.entries()) {
    const [, needed = ""] = /^\[dependencies\]\n((?:.+\n)*)/m.exec(manifest(name)) ?? [];
    for (const [, other = ""] of needed.matchAll(/^loja-([\w-]+)/gm))
      expect(names.slice(0, at), name).toContain(other);
  }
  for (const name of published) {
    for (const field of ["description", "readme", "keywords", "categories", "documentation"])
      expect(manifest(name), name).toMatch(new RegExp(`^${field} = `, "m"));
    expect(manifest(name)).toContain(`"https://docs.rs/loja-${name}"`);
  }
});
