// The command `loja`, which renders and checks the book.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { run, Stop } from "./say.mjs";
import { target } from "./setup.mjs";

export const command = path.join(target, "debug", "loja");
/**
 * Builds the command when cargo finds it stale, and gives its path.
 * LOJA_BIN names one that is built already, for a caller that must not wait for another cargo.
 * @returns {Promise<string>}
 */
export async function lojaCommand(onLine) {
  if (process.env.LOJA_BIN) return process.env.LOJA_BIN;
  // The book needs no PNG, and what makes them takes as long to build as all else.
  const args = ["build", "--profile", "quick", "-p", "loja-cli", "--no-default-features", "--locked"];
  const { code, out } = await run("cargo", args, { onLine });
  if (code !== 0)
    throw new Stop(`${out.trim()}\nThe command loja does not build: see cargo's message above.`);
  return path.join(target, "quick", "loja");
}

/**
 * The book as data (`loja book render`), or a Stop with its complaint.
 * @returns {Promise<unknown>}
 */
export async function renderBook(folder = "tutorials") {
  const { code, out, stdout } = await run(await lojaCommand(), ["book", "render", folder]);
  if (code !== 0) throw new Stop(out.trim());
  return JSON.parse(stdout);
}

/**
 * The practice problems as data (`loja book practice`), or a Stop with its complaint.
 * @returns {Promise<string>}
 */
export async function practiceText(folder = "tutorials") {
  const { code, out, stdout } = await run(await lojaCommand(), ["book", "practice", folder]);
  if (code !== 0) throw new Stop(out.trim());
  return stdout;
}

/**
 * Positions as links, without their prefix; null where no link can hold one.
 * @param {unknown[]} positions
 * @returns {Promise<(string | null)[]>}
 */
export async function linksOf(positions) {
  const folder = await mkdtemp(path.join(tmpdir(), "loja-links-"));
  try {
    const file = path.join(folder, "positions.json");
    await writeFile(file, JSON.stringify(positions));
    const { stdout } = await run(await lojaCommand(), ["draw", file, "--link", "--json"]);
    const answers = stdout.trim().split("\n").filter(Boolean);
    if (answers.length !== positions.length)
      throw new Stop(`loja draw made ${answers.length} links of ${positions.length} positions.`);
    return answers.map(
      (answer) =>
        JSON.parse(answer)
          .link?.trim()
          .replace(/^loja:/, "") ?? null,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
