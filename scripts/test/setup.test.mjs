// Bad luck ends in one sentence that says what to do, and in an exit code that is not zero.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { canInstall } from "../browser.mjs";
import { failed } from "../say.mjs";
import { isOlder, lockedVersion } from "../setup.mjs";
import { machine } from "./machine.mjs";

const offline = (line) => `echo "${line}" >&2; exit 1`;

/** `run` is a command of package.json, `says` the whole of what it prints to stderr. */
const cases = [
  { luck: "no Rust", stubs: { rustc: null, cargo: null }, says: /^Rust is missing .*rustup\.rs\.$/ },
  { luck: "no cargo", stubs: { cargo: null }, says: /^Rust is missing \(no cargo on PATH\)/ },
  {
    luck: "old Rust",
    stubs: { rustc: "echo rustc 1.80.1" },
    says: /^Rust 1\.80\.1 is too old: .*1\.95 or newer\.$/,
  },
  {
    luck: "rustup without a toolchain",
    stubs: { rustc: offline("error: no default toolchain") },
    says: /^Rust is installed but does not run: .*rustup default stable/,
  },
  {
    luck: "no browser for the tests and no way to install one",
    run: "test",
    stubs: {},
    says: /install the packages chromium and chromium-driver, or set CHROME_PATH .* CHROMEDRIVER/,
  },
  {
    luck: "npm without a network",
    stubs: { npm: offline("npm error code ENOTFOUND") },
    says: /^npm: the node modules could not be downloaded; check the network/,
  },
  { luck: "no npm", stubs: { npm: null }, says: /^npm is missing/ },
  {
    luck: "cargo without a network",
    stubs: { cargo: `case "$1" in fetch) ${offline("warning: spurious network error")};; esac` },
    says: /^cargo: the crates of Cargo\.lock could not be downloaded; check the network/,
  },
  {
    luck: "wasm-bindgen's commands without a network",
    stubs: { cargo: `case "$1" in install) ${offline("error: failed to download from registry")};; esac` },
    says: /^cargo: wasm-bindgen's commands could not be downloaded; check the network/,
  },
  {
    luck: "rustup without a network",
    stubs: {
      rustc: `case "$*" in *libdir*) ;; *) ${"echo rustc 1.95.0"};; esac`,
      rustup: offline("error: could not download file"),
    },
    says: /^rustup: the .* could not be downloaded; check the network/,
  },
  {
    luck: "Rust without rustup and without the wasm target",
    stubs: {
      rustc: `case "$*" in *libdir*) echo /nowhere;; *sysroot*) echo "$root/sysroot";; *) echo rustc 1.95.0;; esac`,
      rustup: null,
    },
    says: /^Rust's target wasm32-unknown-unknown is missing, and so is rustup: install Rust with rustup/,
  },
  {
    luck: "an installation that fails for another reason",
    stubs: { npm: offline("npm error ENOSPC: no space left on device") },
    says: /^npm: the node modules could not be installed \(npm error ENOSPC.*\.cache\/log\/npm\.txt\.$/,
  },
];

test.each(cases)("$luck", ({ run = "build", stubs, says }) => {
  const { status, stderr } = machine(stubs).npmRun(run);
  expect(stderr).toMatch(says);
  expect(stderr.split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});

test.runIf(canInstall())("root on Debian without a network for the browser", () => {
  const computer = machine({ "apt-get": offline("E: Unable to locate package chromium") });
  const { status, stderr } = computer.npmRun("test");
  expect(stderr).toMatch(/^apt-get: chromium and chromium-driver could not be downloaded; check the network/);
  expect(stderr.split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});

test.runIf(canInstall())(
  "a Debian without the lighter browser does with the whole one, and is asked once",
  () => {
    const computer = machine({
      "apt-get": `case "$*" in
      *headless-shell*) echo "E: Unable to locate package" >&2; exit 100;;
      *install*) for name in chromium chromedriver; do : > "$root/bin/$name"; /bin/chmod +x "$root/bin/$name"; done;;
      esac`,
    });
    const installs = () => computer.calls().filter((call) => /apt-get .*install/.test(call));
    expect(computer.setup({ browser: true })).toMatchObject({ status: 0, stderr: "" });
    expect(installs()).toEqual([
      expect.stringMatching(/ chromium chromium-driver chromium-headless-shell$/),
      expect.stringMatching(/ chromium chromium-driver$/),
    ]);
    expect(computer.setup({ browser: true })).toMatchObject({ status: 0, stderr: "" });
    expect(installs()).toHaveLength(2);
  },
);

test("wasm-bindgen at two versions", () => {
  const computer = machine();
  writeFileSync(path.join(computer.root, "Cargo.lock"), 'name = "wasm-bindgen"\nversion = "0.2.99"\n');
  const { status, stderr } = computer.npmRun("build");
  expect(stderr).toMatch(
    /^Cargo\.lock has wasm-bindgen 0\.2\.99 but tools\/Cargo\.lock has .*same version\.$/,
  );
  expect(status).toBe(1);
});

test.each(["start", "test", "build", "check", "fix", "bench"])("an old Node at %s", (name) => {
  const computer = machine();
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } });";
  writeFileSync(path.join(computer.root, "old.cjs"), old);
  const { status, stderr } = computer.npmRun(name, "-r", "./old.cjs");
  expect(stderr).toMatch(/^Node 18\.20\.4 is too old: install Node 20\.19 or newer and try again\.$/);
  expect(status).toBe(1);
});

test("what is missing is installed once", () => {
  const computer = machine();
  const first = computer.setup();
  expect(first.stderr).toBe("");
  expect(first.stdout).toMatch(/✓ node modules: \d/);
  expect(computer.calls()).toContain("npm ci --fetch-retry-maxtimeout=10000");
  writeFileSync(path.join(computer.root, "calls"), "");
  const second = computer.setup();
  expect(second).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(computer.calls().filter((call) => /npm|install|rustup/.test(call))).toEqual([]);
});

test.each([
  "W: Failed to fetch http://mirror.example/dists/stable/InRelease  Temporary failure resolving 'mirror.example'",
  "E: Unable to locate package chromium",
  "npm error code EAI_AGAIN",
  "npm error code E503",
  "error: failed to download from `https://mirror.example/crate`",
  "  [6] Couldn't resolve host name (Could not resolve host: mirror.example)",
  "error: could not download file from 'https://mirror.example' to '/x': error sending request for url",
])("taken for a missing network: %s", (out) => {
  expect(failed("stub", "the thing", out).message).toMatch(/could not be downloaded; check the network/);
});

test("a stale Cargo.lock is not taken for a missing network", () => {
  const stubs = {
    cargo: `case "$1" in fetch) echo "error: cannot update the lock file, because --locked was passed"
      echo "help: to generate the lock file without accessing the network, use --offline"; exit 1;; esac`,
  };
  const { stderr } = machine(stubs).npmRun("build");
  expect(stderr).toMatch(/^cargo: .* could not be installed \(error: cannot update the lock file/);
});

test("versions are compared part by part", () => {
  expect(isOlder("1.80.1", "1.95")).toBe(true);
  expect(isOlder("1.100.0", "1.95")).toBe(false);
  expect(isOlder("1.95.0", "1.95")).toBe(false);
  expect(isOlder("0.99.9", "1.95")).toBe(true);
  expect(isOlder("2.0.0", "1.95")).toBe(false);
});

test("a version is read from a lock file", () => {
  const lock = 'name = "a"\nversion = "1.0.0"\n\nname = "a-b"\nversion = "2.0.0"\n';
  expect(lockedVersion(lock, "a")).toBe("1.0.0");
  expect(lockedVersion(lock, "a-b")).toBe("2.0.0");
  expect(lockedVersion(lock, "b")).toBeUndefined();
});
