/** Code of others that visitors get is named with its licence. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string): string => readFileSync(file, "utf8");

test.each([
  ["glicko2-lite", "LICENSE.txt"],
  ["ts-fsrs", "LICENSE"],
  ["minisearch", "LICENSE.txt"],
  ["@fontsource/source-serif-4", "LICENSE"],
  ["preact", "LICENSE"],
])("%s", (name, file) => {
  expect(read("www/public/licences.txt")).toContain(read(`node_modules/${name}/${file}`).trim());
});
