// A copy of the sources to put faults into, so that what somebody is writing stays as it is.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What git does not know and tests need: linked where they only read it, copied where they may write. */
const linked = ["node_modules", ".tools"];
const copied = ["www/engine/generated"];

const readable = (file) => (existsSync(file) ? readFileSync(file) : null);

/**
 * Brings the copy up to date with the sources as they are, committed or not. Only what differs is written, so that
 * cargo builds only what changed since the last time. The folder `without` stays away.
 */
export function copyTree(root, { without }) {
  const list = (...args) =>
    execFileSync("git", ["ls-files", "-z", ...args], { encoding: "utf8", maxBuffer: 2 ** 26 });
  const files = list("--cached", "--others", "--exclude-standard")
    .split("\0")
    .filter((file) => file && existsSync(file) && !file.startsWith(`${without}/`));
  const note = path.join(root, ".files");
  const gone = (readable(note)?.toString().split("\0") ?? []).filter((file) => !files.includes(file));
  for (const file of gone) rmSync(path.join(root, file), { force: true });
  for (const file of files) {
    const text = readFileSync(file);
    const copy = path.join(root, file);
    if (readable(copy)?.equals(text)) continue;
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }
  writeFileSync(note, files.join("\0"));
  // Documents may name the folder, so it is there without what is in it.
  mkdirSync(path.join(root, without), { recursive: true });
  writeFileSync(path.join(root, without, ".left-out"), "");
  // A work tree of its own: the one around it ignores the copy, and a test that asks git would see no file.
  execFileSync("git", ["init", "--quiet", root]);
  for (const name of linked) {
    const link = path.join(root, name);
    // Made anew: one that leads to where nothing is any more does not exist for existsSync, but is in the way.
    rmSync(link, { recursive: true, force: true });
    if (existsSync(name)) symlinkSync(path.resolve(name), link, "junction");
  }
  for (const name of copied)
    if (existsSync(name)) cpSync(name, path.join(root, name), { recursive: true, preserveTimestamps: true });
  return {
    root,
    /** The text of a file, null where there is none. */
    read: (file) => readable(path.join(root, file))?.toString() ?? null,
    write: (file, text) => writeFileSync(path.join(root, file), text),
  };
}
