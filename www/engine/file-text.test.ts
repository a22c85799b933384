import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileText } from "./file-text.ts";

const rows = JSON.parse(readFileSync("crate/notation/tests/data/encodings.json", "utf8")) as {
  name: string;
  hex: string;
  text: string;
}[];

test.each(rows)("SGF: $name", ({ hex, text }) => {
  expect(fileText(Buffer.from(hex, "hex"))).toBe(text);
});

test("SGF is never refused, other texts are where they are not in UTF-8", () => {
  expect(fileText(Buffer.from("(;CA[UTF-8]PB[\xff])", "latin1"))).toMatch(/^\(;CA\[UTF-8\]PB\[\ufffd/);
  expect(fileText(Buffer.from("x.\n.\xe9", "latin1"))).toBeNull();
  expect(fileText(Uint8Array.of(0xff, 0xfe, 0x78, 0))).toBeNull();
  expect(fileText(Buffer.from("x.\n.é"))).toBe("x.\n.é");
});
