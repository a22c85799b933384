/** The page for authors: the place of its tool, and the files of the example article. */
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { BookChapter } from "../book.ts";
import { html, type Markup } from "../html.ts";

export const isAuthors = ({ slug }: BookChapter): boolean => slug === "authors";

export const authorsHead = (): string =>
  html`
    <link rel="stylesheet" href="./www/style/authors.css" />`.text;

/** The script puts the tool there. Its room is kept, so that the text below stays where it is. */
export const authorsTool = (): Markup =>
  html`<noscript><p class="without-script">The tool needs script. Everything it does is described below, and a diagram can be typed by hand.</p></noscript>
    <div class="author-tool" data-role="authors" aria-busy="true"></div>
    <p>An article with ten boards, on a page that looks nothing like this one: <a href="./article.html">The game was over, and then it was not</a>.</p>`;

const FOLDER = "www/authors/example";
const TYPES: Record<string, string> = { ".html": "text/html", ".css": "text/css", ".txt": "text/plain" };

/** Hand-written, and nothing of them is changed. */
export async function articleFiles(root: string): Promise<{ name: string; type: string; content: string }[]> {
  const names = (await readdir(join(root, FOLDER))).filter((name) => extname(name) in TYPES);
  return Promise.all(
    names.map(async (name) => ({
      name,
      type: `${TYPES[extname(name)]}; charset=utf-8`,
      content: await readFile(join(root, FOLDER, name), "utf8"),
    })),
  );
}
