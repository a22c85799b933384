// The list of faults holds what can be put in, and who finds one tells its name.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { groupRun } from "../fault-run.mjs";
import { copyTree } from "../fault-tree.mjs";
import { askedOf, firstFailed, put, readFaults, refused } from "../faults.mjs";
import { stages } from "../stages.mjs";

const faults = readFaults();
const names = stages.map(({ name }) => name);

test.each(faults)("can be put in: $file: $what", (fault) => {
  const text = existsSync(fault.file) ? readFileSync(fault.file, "utf8") : null;
  expect(refused(fault, text)).toBeNull();
  expect(put(fault, text)).not.toBe(text);
  for (const asked of askedOf(fault)) expect(canBeAsked(asked), asked).toBe(true);
});

const canBeAsked = (asked) => names.includes(asked) || existsSync(asked.replace(/^related /, ""));

test("no fault stands twice in the list", () => {
  const lines = faults.map(({ file, was, now }) => JSON.stringify([file, was, now]));
  expect(new Set(lines).size).toBe(lines.length);
});

const fault = { file: "a.rs", what: "one more", was: "x > 1", now: "x > $&" };

test.each([
  [{ ...fault, was: undefined }, "if x > 1 {}", /^needs file, what, was and now$/],
  [fault, null, /^a\.rs is not there$/],
  [fault, "if x > 2 {}", /^a\.rs has this 0 times: x > 1$/],
  [fault, "if x > 1 || x > 1 {}", /^a\.rs has this 2 times/],
  [{ ...fault, now: "x > 1" }, "if x > 1 {}", /^changes nothing$/],
])("refused: %j", (bad, text, why) => expect(refused(bad, text)).toMatch(why));

test("it is put in as it was written", () => {
  expect(refused(fault, "if x > 1 {}")).toBeNull();
  expect(put(fault, "if x > 1 {}")).toBe("if x > $& {}");
});

test.each([
  ["        FAIL [   0.006s] (3/9) loja-rules::cycle a_cycle_of_two\n", "loja-rules::cycle a_cycle_of_two"],
  ["        FAIL [   0.006s] loja-rules parts::one\n", "loja-rules parts::one"],
  ["test parts::two ... FAILED\n", "parts::two"],
  [" FAIL  |unit| www/a.test.ts > it holds\n", "|unit| www/a.test.ts > it holds"],
  ["  ✗ book     0 passed, 1 failed   1.0 s  loja book check\n", "book"],
  ["killed", "fails"],
])("who noticed: %j", (out, name) => expect(firstFailed(out)).toBe(name));

// Its answer comes when nobody holds the output any more, so it comes only when the second process is gone, too.
test("what never ends is ended, with what it started", async () => {
  const forever = "setInterval(() => {}, 1000)";
  const start = `require("child_process").spawn(process.execPath, ["-e", "${forever}"], { stdio: "inherit" })`;
  const options = { cwd: tmpdir(), env: {}, patience: 1500 };
  const { late } = await groupRun(process.execPath, ["-e", `${start}; ${forever}`], options);
  expect(late).toBe(true);
  expect(await groupRun("no-such-command", [], options)).toMatchObject({ code: 1, late: false });
});

// The line to this process breaks when the one that holds its other end is gone.
test.each(["SIGINT", "SIGTERM"])("who is ended with %s takes along what runs", async (signal) => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const held = `require("net").connect(${server.address().port}, "127.0.0.1"); setInterval(() => {}, 1000)`;
  const options = { cwd: tmpdir(), env: {}, patience: 60_000 };
  const script = `import { groupRun } from ${JSON.stringify(new URL("../fault-run.mjs", import.meta.url))};
    await groupRun(process.execPath, ["-e", ${JSON.stringify(held)}], ${JSON.stringify(options)});`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const ended = once(parent, "exit");
  const [line] = await once(server, "connection");
  line.on("error", () => {});
  const broken = once(line.resume(), "close");
  parent.kill(signal);
  expect((await ended)[1]).toBe(signal);
  await broken;
});

test("the copy is a work tree of its own, and a link in it that leads nowhere is made anew", () => {
  const root = mkdtempSync(path.join(tmpdir(), "loja-tree-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(path.join(root, "gone"), path.join(root, "node_modules"), "junction");
  const { read } = copyTree(root, { without: "scripts/faults" });
  expect(existsSync(path.join(root, "node_modules/vitest"))).toBe(true);
  expect(read("package.json")).toBe(readFileSync("package.json", "utf8"));
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", listing, { cwd: root, encoding: "utf8" }).split("\n");
  expect(files).toContain("ARCHITECTURE.md");
  expect(files.filter((file) => file.startsWith("scripts/faults/"))).toEqual(["scripts/faults/.left-out"]);
});
