// Modules as classic scripts: what is put where, what is fetched when, and what can't be one.
import vm from "node:vm";
import { expect, test } from "vitest";
import { classicScripts } from "../classic.mjs";

const chunk = (fileName, code, { imports = [], dynamicImports = [], isEntry = false } = {}) => ({
  type: "chunk",
  fileName,
  name: fileName.replace(/\.js$/, ""),
  code,
  imports,
  dynamicImports,
  isEntry,
});
const later = (name) => `Promise.resolve().then(()=>require("./classic/${name}"))`;

/** As Rolldown hands it over. */
function bundleOf() {
  const chunks = [
    chunk(
      "main.js",
      `const s=require("./classic/still-1.js");exports.go=()=>s.wake();exports.here=lojaHere;`,
      {
        imports: ["classic/still-1.js"],
        isEntry: true,
      },
    ),
    chunk(
      "classic/still-1.js",
      `exports.count=0;exports.wake=()=>${later("live-1.js").replace("classic/", "")};`,
      {
        dynamicImports: ["classic/live-1.js"],
      },
    ),
    chunk(
      "classic/live-1.js",
      `const s=require("./still-1.js"),w=require("./words-1.js");s.count++;exports.said=w.word+s.count;`,
      {
        imports: ["classic/still-1.js", "classic/words-1.js"],
      },
    ),
    chunk("classic/words-1.js", `exports.word="live ";`),
  ];
  return Object.fromEntries([
    ...chunks.map((one) => [one.fileName, one]),
    ["assets/engine.wasm", { type: "asset", fileName: "assets/engine.wasm" }],
  ]);
}

function made(bundle = bundleOf()) {
  classicScripts({ global: { main: "told" } }).generateBundle({}, bundle);
  return bundle;
}

/** As much of a page as the scripts use. Scripts that are missing fail, and may come later. */
function page(files) {
  const asked = [];
  const document = {
    baseURI: "https://example.org/",
    currentScript: { src: "https://example.org/x/main.js?v=2", nonce: "n1" },
    createElement: () => ({ remove() {} }),
    head: {
      append(script) {
        asked.push(`${script.src} ${script.nonce}`);
        const file = files[script.src.replace("https://example.org/x/", "")];
        queueMicrotask(() => {
          if (!file) return script.onerror();
          vm.runInContext(file.code, context);
          script.onload();
        });
      },
    },
  };
  const context = vm.createContext({ document, URL, Promise, TypeError });
  vm.runInContext("self=globalThis", context);
  vm.runInContext(files["main.js"].code, context);
  return { told: context.told, asked };
}

test("what is needed at once is in one file, and the rest is fetched once, in parts", async () => {
  const files = made();
  expect(Object.keys(files).sort()).toEqual(["classic/live-1.js", "classic/words-1.js", "main.js"]);
  const { told, asked } = page(files);
  expect(told.here).toBe("https://example.org/x/main.js?v=2");
  expect(asked).toEqual([]);
  expect((await told.go()).said).toBe("live 1");
  expect((await told.go()).said).toBe("live 1");
  expect(asked).toEqual([
    "https://example.org/x/classic/live-1.js n1",
    "https://example.org/x/classic/words-1.js n1",
  ]);
});

test("a part that does not load is refused, and may be asked for again", async () => {
  const { "classic/words-1.js": words, ...files } = made();
  const { told } = page(files);
  await expect(told.go()).rejects.toThrow("words-1.js did not load");
  files["classic/words-1.js"] = words;
  expect((await told.go()).said).toBe("live 1");
});

test.each([
  ["import(x)", "import("],
  ['require("elsewhere")', "elsewhere"],
  ["f(import.meta.env)", "import.meta"],
])("what a classic script can't have ends the build: %s", (code, why) => {
  const bundle = bundleOf();
  bundle["classic/words-1.js"].code = code;
  expect(() => made(bundle)).toThrow(why);
});
