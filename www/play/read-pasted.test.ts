import { expect, test, vi } from "vitest";
import { certificateIn, isCertificate } from "../proof/certificate-text.ts";
import { plainStones, readPasted } from "./read-pasted.ts";

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

const TEXT = "loja-certificate 1\nboard rectangle 5x1\nrows .ooO*\n";

test("a certificate is known by its first line, and read without what stands around it", async () => {
  expect(await readPasted(TEXT)).toEqual({ kind: "certificate", text: TEXT });
  expect(await readPasted(`\uFEFF\n  ${TEXT}\n\n`)).toEqual({ kind: "certificate", text: TEXT });
  expect(certificateIn(TEXT)).toBe(TEXT);
});

test("other texts are none", () => {
  for (const text of ["", "x.o", "loja:1AQ", "(;GM[1]C[loja-certificate 1])", "my loja-certificate 1"])
    expect(isCertificate(text)).toBe(false);
});

test("a diagram in capitals alone is one of ordinary stones, unless it is in this book’s notation", () => {
  expect(plainStones(". X O\nX . O\n")).toBe(". x o\nx . o\n");
  expect(plainStones("|.XO|\n|X.O|")).toBe("|.xo|\n|x.o|");
  for (const text of [
    ". x O\nX . O",
    "| . X O |\n| X . O |\n0 0 B 2",
    "$$B\n$$ | . X O |",
    '{"rows": ["XO."]}',
    "(;GM[1]SZ[3];B[aa])",
    "...\n...",
  ])
    expect(plainStones(text)).toBeNull();
});

/** Texts as somebody may paste them, with ^ before the character that the page has to point at. */
test.each([
  "| x . |\n| . ^q |",
  "x.o\r\n.^Ö.",
  "loja:1A^Q",
  "\n  loja:1A^Q",
  '{"rows": ["x.", "."^}',
  '{\n"rows": ["x."],\n"turn" ^"black"}',
])("the engine's fault is found in the text: %s", async (marked) => {
  const text = marked.replace("^", "");
  expect(await readPasted(text)).toMatchObject({ kind: "fault", at: marked.indexOf("^") });
});

test("a fault without a place is told alone", async () => {
  for (const text of ['{"rows": 5}', '{"rows": ["xo"], "turn": "line 3"}'])
    expect(await readPasted(text)).toMatchObject({ kind: "fault", at: null });
});
