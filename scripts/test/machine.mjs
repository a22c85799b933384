// A make-believe machine: a copy of the scripts, and a PATH with nothing but small stubs on it.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const copied = [
  "scripts",
  "package.json",
  "package-lock.json",
  "tools/Cargo.toml",
  "tools/Cargo.lock",
  "tools/src",
];

/** Stubs of a machine where everything works; `$root` is the folder of the copy. */
const working = {
  rustc: `case "$*" in
    *target-libdir*) echo "$root/libdir";;
    *sysroot*) echo "$root/sysroot";;
    *) echo "rustc 1.95.0 (stub)";;
    esac`,
  cargo: `case "$1" in
    install) /bin/mkdir -p "$root/.tools/bin"; : > "$root/.tools/bin/wasm-bindgen"; : > "$root/.tools/bin/wasm-bindgen-test-runner";;
    esac`,
  rustup: "",
  npm: `/bin/mkdir -p "$root/node_modules"`,
};

/** `stubs` replaces or, with null, removes commands. */
export function machine(stubs = {}) {
  const root = mkdtempSync(path.join(tmpdir(), "loja-machine-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of copied) cpSync(file, path.join(root, file), { recursive: true });
  const version = readFileSync("tools/Cargo.lock", "utf8").match(
    /name = "wasm-bindgen-cli"\nversion = "(.+)"/,
  )[1];
  writeFileSync(path.join(root, "Cargo.toml"), '[workspace.package]\nrust-version = "1.95"\n');
  writeFileSync(path.join(root, "Cargo.lock"), `name = "wasm-bindgen"\nversion = "${version}"\n`);
  for (const file of ["libdir/libcore-1.rlib", "sysroot/bin/rustfmt", "sysroot/bin/cargo-clippy"]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
  const bin = path.join(root, "bin");
  mkdirSync(bin);
  for (const [name, body] of Object.entries({ ...working, ...stubs })) {
    if (body === null) continue;
    const text = `#!/bin/sh\nroot='${root}'\necho ${name} "$@" >> "$root/calls"\n${body}\n`;
    writeFileSync(path.join(bin, name), text);
    chmodSync(path.join(bin, name), 0o755);
  }
  const node = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env: { PATH: bin },
      encoding: "utf8",
    });
    return { status, stdout, stderr: stderr.trim() };
  };
  return {
    root,
    node,
    /** What package.json has for a name, without npm around it. */
    npmRun: (name, ...options) => node(...options, ...scripts[name].split(" ").slice(1)),
    setup: (what = {}) => {
      const call = `await (await import("./scripts/setup.mjs")).setup(${JSON.stringify(what)})`;
      return node("--input-type=module", "-e", call);
    },
    calls: () => readFileSync(path.join(root, "calls"), "utf8").trim().split("\n"),
  };
}
