import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import * as light from "../../engine/generated/loja.js";
import type { Kind } from "../../kinds/problem.ts";
import { type Draft, EMPTY } from "./draft.ts";
import { embedCode } from "./problem-link.ts";

const { pageCode } = vi.hoisted(() => ({ pageCode: vi.fn() }));
vi.mock("../../play/page-code.ts", () => ({ pageCode }));

beforeAll(() => {
  const wasm = new URL("../../engine/generated/loja_bg.wasm", import.meta.url);
  light.initSync({ module: readFileSync(wasm) });
});

/** The attributes of a problem on a board of two by two, where White has the turn. */
async function told(kind: Kind, more: Partial<Draft> = {}): Promise<Record<string, string>> {
  const start = { rows: ["..", ".x"], turn: "white" as const, name: "A name" };
  await embedCode({ ...EMPTY, start, kind, ...more }, light.follow(start, []));
  const [plain, , attributes] = pageCode.mock.lastCall as [object, unknown, Record<string, string>];
  expect(plain).not.toHaveProperty("name");
  return JSON.parse(JSON.stringify(attributes));
}

test("each kind has the attributes that it needs, and no others", async () => {
  const mode = "problem";
  expect(await told("lock", { set: [0, 1] })).toEqual({ mode, ask: "lock", claim: "black: a2, b2" });
  expect(await told("refute", { set: [0, 1, 2, 3], player: "white" })).toEqual({
    mode,
    ask: "refute",
    claim: "white: all",
  });
  // Whose turn it is saves, whatever was chosen before for another kind.
  expect(await told("save", { set: [0], player: "black" })).toEqual({
    mode,
    ask: "save",
    claim: "white: a2",
  });
  expect(await told("find", { set: [0], player: "white" })).toEqual({ mode, ask: "find", player: "white" });
  expect(await told("find")).toEqual({ mode, ask: "find" });
  const asked = { kind: "cycle", since: 3, at: 1 } as const;
  expect(await told("rule", { asked })).toEqual({ mode, ask: "rule", move: "cycle@3+b2" });
  expect(await told("pass", { asked, player: "white", title: "It’s late" })).toEqual({
    mode,
    ask: "pass",
    caption: "It’s late",
  });
});
