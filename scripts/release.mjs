// npm run release -- --dry-run: everything a release does that can be done on this machine, with nothing published. Each package is built,
// installed into an empty project and used as its README says. `-- --check v1.2.3` only compares the tag with every version.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findHeadless } from "./browser.mjs";
import { prepare } from "./build.mjs";
import { isNowhere, shared } from "./manifest.mjs";
import { folder, pack } from "./pack.mjs";
import { npm, program } from "./programs.mjs";
import { run, Stop, step } from "./say.mjs";
import { serve } from "./serve.mjs";
import { emptyTarget, target } from "./setup.mjs";
import { main as wheel } from "./wheel.mjs";

/**
 * What has another version than `[workspace.package]`: a sentence each.
 * @param {{ toml: string, json: string, lock: string, changelog: string, tag?: string }} files
 */
export function versionsThatDiffer({ toml, json, lock, changelog, tag }) {
  const { version } = shared(toml);
  const wrong = [];
  const expect = (where, found) => {
    if (found !== version)
      wrong.push(`${where} has ${found ?? "no version"}, and Cargo.toml has ${version}.`);
  };
  for (const [, name, found] of toml.matchAll(/^(loja-[\w-]+) = \{ path = "[^"]+", version = "([^"]+)"/gm))
    expect(`Cargo.toml’s line for ${name}`, found);
  expect("package.json", JSON.parse(json).version);
  expect("package-lock.json", JSON.parse(lock).version);
  if (tag !== undefined) expect(`The tag ${tag}`, tag.replace(/^v/, ""));
  if (!changelog.includes(`\n## ${version} `))
    wrong.push(`CHANGELOG.md has no heading “## ${version} (DATE)”: give “Unreleased” that name.`);
  return wrong;
}

/** The first code of a language in a Markdown text; a README’s example. */
export function exampleIn(markdown, language) {
  const found = markdown.match(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "m"))?.[1];
  if (found === undefined)
    throw new Stop(`The README has no example in ${language}: write one, or mend scripts/release.mjs.`);
  return found;
}

const text = (file) => readFileSync(file, "utf8");

function differing(tag) {
  return versionsThatDiffer({
    toml: text("Cargo.toml"),
    json: text("package.json"),
    lock: text("package-lock.json"),
    changelog: text("CHANGELOG.md"),
    tag,
  });
}

/** Runs a command, and stops with what it said if it fails. */
const must = (title, command, args, env) =>
  step(title, async (onLine) => {
    const { code, out } = await run(command, args, { onLine, env });
    if (code !== 0) throw new Stop(`${out.trim()}\n${title}: failed, see above.`);
    return out;
  });

const [npmCommand, npmFirst] = npm();
const byNpm = (title, ...args) => must(title, npmCommand, [...npmFirst, ...args]);

const packed = (name) => {
  const file = readdirSync(folder).find((one) => one.startsWith(name) && one.endsWith(".tgz"));
  return path.resolve(folder, file ?? name);
};

/** An empty project that has one of our packages, gone again afterwards. */
async function inEmptyProject(name, use) {
  const place = mkdtempSync(path.join(tmpdir(), `${name}-`));
  try {
    writeFileSync(path.join(place, "package.json"), '{ "private": true, "type": "module" }\n');
    await byNpm(
      `${name} in an empty project`,
      "install",
      "--no-audit",
      "--no-fund",
      "--prefix",
      place,
      packed(name),
    );
    await use(place, path.join(place, "node_modules", name));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function engineAsItsReadmeSays(place, itself) {
  const file = path.join(place, "example.js");
  writeFileSync(file, exampleIn(text(path.join(itself, "README.md")), "js"));
  const said = await must("loja-engine’s example", process.execPath, [file]);
  if (!said.includes("ljrg ")) throw new Stop(`loja-engine’s example printed no ruling:\n${said}`);
}

/** The page of the README, in a browser: its board is drawn, can be pressed and played on, and nothing is missing. */
async function boardAsItsReadmeSays(place, itself) {
  cpSync(itself, path.join(place, "site", "loja-board"), { recursive: true });
  const page = `<!doctype html><title>A board</title>\n${exampleIn(text(path.join(itself, "README.md")), "html")}`;
  writeFileSync(path.join(place, "site", "index.html"), page);
  const { chromium } = await import("@playwright/test");
  await step("loja-board’s example", async () => {
    const server = await serve(path.join(place, "site"));
    const browser = await chromium.launch({
      executablePath: findHeadless() || undefined,
      args: ["--no-sandbox"],
    });
    try {
      const tab = await browser.newPage();
      const faults = [];
      tab.on("pageerror", (error) => faults.push(String(error)));
      tab.on("requestfailed", (request) => faults.push(request.url()));
      await tab.goto(`http://127.0.0.1:${server.address().port}/`);
      // It is a picture until somebody presses it; then the engine comes, and it can be played on.
      const board = tab.locator("loja-board");
      await board.locator("[role=button]").first().click();
      await board.getByRole("grid").waitFor({ timeout: 30_000 });
      if (faults.length > 0) throw new Stop(`loja-board’s example: ${faults.join("; ")}`);
    } finally {
      await browser.close();
      server.close();
    }
  });
}

async function rehearse() {
  await prepare();
  await must(
    "the crates, as they would be published",
    "cargo",
    ["publish", "--workspace", "--dry-run", "--locked", "--allow-dirty", "--quiet"],
    { CARGO_TARGET_DIR: emptyTarget() },
  );
  await step("the packages for npm", async (onLine) => {
    const { code, out } = await pack(onLine);
    if (code !== 0) throw new Stop(`${out.trim()}\nThe packages do not build: see above.`);
  });
  for (const name of ["loja-board", "loja-engine"])
    await byNpm(
      `npm publish ${name}, not really`,
      "publish",
      "--dry-run",
      "--access",
      "public",
      packed(name),
    );
  await inEmptyProject("loja-engine", engineAsItsReadmeSays);
  await inEmptyProject("loja-board", boardAsItsReadmeSays);
  await wheel();
  await must("the command", "cargo", ["build", "--release", "--locked", "-p", "loja-cli", "--bins"]);
  await must("the command’s version", path.join(target, "release", program("loja")), ["--version"]);
}

export async function main(args) {
  const [what, tag] = args;
  if (what !== "--dry-run" && !(what === "--check" && tag))
    throw new Stop(
      "Say `npm run release -- --dry-run` for a rehearsal, or `-- --check v1.2.3` to compare a tag with all versions. Publishing is done by the tag: RELEASING.md.",
    );
  const wrong = differing(tag);
  if (what === "--check") {
    const { repository } = shared();
    if (isNowhere(repository)) wrong.push(ADDRESS);
    if (wrong.length > 0) throw new Stop(wrong.join("\n"));
    return;
  }
  await rehearse();
  const left = isNowhere(shared().repository) ? [...wrong, ADDRESS] : wrong;
  console.log(
    left.length > 0
      ? `\nThe rehearsal went well. Before the tag:\n${left.join("\n")}`
      : "\nThe rehearsal went well.",
  );
}

const ADDRESS =
  "Cargo.toml has no real address yet: write the repository’s and the homepage’s in [workspace.package], and every package takes them from there.";
