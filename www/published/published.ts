/** Writes what only a site of a known address has: the list of its pages, and a picture of the board of each. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Plugin } from "vite";
import { lojaCommand } from "../../scripts/book.mjs";
import { run } from "../../scripts/say.mjs";
import { type Book, readBook } from "../book/book.ts";
import { addressOf, laidIn, pagesInOrder } from "../book/order.ts";
import { LOST } from "../book/pages/lost-page.ts";
import { fromTheRoot, pictureOf, siteAddress, siteMap } from "./site-address.ts";

/** Of a picture, in pixels. */
const WIDTH = 1200;

export function published(): Plugin {
  const site = siteAddress(process.env.LOJA_SITE);
  return {
    name: "loja-published",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        if (!site) return;
        const book = await readBook();
        const pages = [
          ...pagesInOrder(book).map((page) => addressOf(book, page)),
          "practice.html",
          "game.html",
          "referee.html",
        ];
        this.emitFile({ type: "asset", fileName: "sitemap.xml", source: siteMap(site, pages) });
        for (const [fileName, source] of await pictures(book))
          this.emitFile({ type: "asset", fileName, source });
        const lost = bundle[LOST];
        if (lost?.type === "asset") lost.source = fromTheRoot(String(lost.source), site);
      },
    },
  };
}

/** The board that each page opens with, drawn by the command, which must have been built with its feature png. */
async function pictures(book: Book): Promise<[string, Uint8Array][]> {
  const command = await lojaCommand();
  const folder = await mkdtemp(join(tmpdir(), "loja-cards-"));
  try {
    const found: [string, Uint8Array][] = [];
    for (const page of pagesInOrder(book)) {
      const figure = page.sections.map(laidIn).find((figure) => figure !== null);
      if (!figure) continue;
      const [from, to] = [join(folder, "position.json"), join(folder, "board.png")];
      await writeFile(from, JSON.stringify(figure.position));
      const { code, out } = await run(command, ["draw", from, "--png", "--width", String(WIDTH), "-o", to]);
      if (code !== 0)
        throw new Error(
          `${out.trim()}\nLOJA_SITE wants pictures: name a whole command, LOJA_BIN=target/release/loja`,
        );
      found.push([pictureOf(page.slug), await readFile(to)]);
    }
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}
