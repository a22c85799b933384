// Which modules are made anew, and which must not be published.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makers, refuseQuick } from "../wasm.mjs";

test("whatever makes a module is among its makers", () => {
  const files = [
    "tools/Cargo.lock",
    "tools/Cargo.toml",
    "tools/src/bin/wasm-bindgen.rs",
    "package-lock.json",
  ];
  expect(makers()).toEqual(expect.arrayContaining(files));
});

test("only modules that are known to be quick are refused", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "loja-stamps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const noted = (stamps) => () => {
    writeFileSync(path.join(folder, ".stamps.json"), JSON.stringify(stamps));
    refuseQuick(folder);
  };
  expect(() => refuseQuick(folder)).not.toThrow();
  expect(noted({ loja: "1" })).not.toThrow();
  expect(noted({ quick: false, loja: "1" })).not.toThrow();
  expect(noted({ quick: true, loja: "1" })).toThrow(/npm run build/);
});
