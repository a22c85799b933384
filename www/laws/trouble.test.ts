import { expect, test } from "vitest";
import { EngineError } from "../engine/engine.ts";
import { lawsTrouble } from "./trouble.ts";

test("a lost worker, a file that did not come, no memory; what is forbidden is said as everywhere", () => {
  const words = (code: string, why: "file" | "wasm" | null = null) =>
    lawsTrouble(new EngineError(code, "x", [], "systems", why));
  expect(words("crashed")).toContain("restart it");
  expect(words("unloadable", "file")).toContain("when you are online");
  expect(words("memory")).toContain("ask fewer of them");
  expect(words("unloadable", "wasm")).toContain("WebAssembly");
  expect(words("bad-position")).toBe("X.");
  expect(lawsTrouble(new Error("y"))).toContain("Something on this page broke");
});
