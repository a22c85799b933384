// The list of faults holds what can be put in, and who finds one tells its name.
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { groupRun } from "../fault-run.mjs";
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
