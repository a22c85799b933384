// Windows without a machine of it: names and paths as it has them, and no way out of a folder.
import path from "node:path";
import { expect, test } from "vitest";
import { inEnvironment, libraryFile, moduleFile, npm, placeOf, program } from "../programs.mjs";

test("programs and libraries have the names that their system gives them", () => {
  expect([program("loja", "win32"), program("loja", "linux")]).toEqual(["loja.exe", "loja"]);
  expect(["win32", "darwin", "linux"].map((platform) => libraryFile("loja_python", platform))).toEqual([
    "loja_python.dll",
    "libloja_python.dylib",
    "libloja_python.so",
  ]);
  expect([moduleFile("_engine", "win32"), moduleFile("_engine", "darwin")]).toEqual([
    "_engine.pyd",
    "_engine.abi3.so",
  ]);
  expect(inEnvironment("C:\\Users\\A B\\env", "pip", "win32")).toBe("C:\\Users\\A B\\env\\Scripts\\pip.exe");
  expect(inEnvironment("/tmp/env", "pip", "linux")).toBe("/tmp/env/bin/pip");
});

test("on Windows Node runs npm, which is no program there", () => {
  const execPath = "C:\\Program Files\\nodejs\\node.exe";
  const beside = "C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js";
  const own = "D:\\npm\\bin\\npm-cli.js";
  expect(npm({ platform: "win32", execPath, npm: own })).toEqual([execPath, [own]]);
  expect(npm({ platform: "win32", execPath, npm: "D:\\yarn\\yarn.js" })).toEqual([execPath, [beside]]);
  expect(npm({ platform: "win32", execPath, npm: undefined })).toEqual([execPath, [beside]]);
  expect(npm({ platform: "linux", npm: own })).toEqual(["npm", []]);
});

test("an address leads to a file in the folder, or nowhere", () => {
  const site = "C:\\site";
  const at = (address) => placeOf(site, "/x/", address, "win32");
  expect(at("/x/")).toBe("C:\\site\\index.html");
  expect(at("/x/assets/a%20b.wasm?v=1")).toBe("C:\\site\\assets\\a b.wasm");
  for (const out of [
    "/",
    "/x",
    "/x/..%5coutside.txt",
    "/x/%2e%2e/outside.txt",
    "/x/a/../../outside.txt",
    "/x/C:/Windows/win.ini",
    "/x/C%3a%5cWindows%5cwin.ini",
    "/x/index.html::$DATA",
    "/x/.git/config",
    "/x/a%00.html",
    "/x/%5c%5chost%5cshare",
  ])
    expect(at(out), out).toBeNull();
  // Whatever is left lies within.
  for (const odd of ["/x//host/share", "/x/con", "/x/a./b ", "/x/...", "/x/~1/a"]) {
    const place = at(odd);
    if (place !== null) expect(path.win32.relative(site, place), odd).not.toMatch(/^\.\.|^[A-Z]:|^\\\\/);
  }
});
