/** Makes the pages: one by one while writing, all of them in a build. */
import { readFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { practiceText } from "../../scripts/book.mjs";
import { KNOWN_FILE } from "../laws/known.ts";
import { MERGED_PAGES, sectionMovedTo } from "../progress/moved.ts";
import { type Book, readBook } from "./book.ts";
import { knownRulings } from "./known-rulings.ts";
import { addressOf, pagesInOrder, specimensOf } from "./order.ts";
import { articleFiles } from "./pages/authors-page.ts";
import { chapterPage } from "./pages/chapter-page.ts";
import { galleryPage } from "./pages/gallery-page.ts";
import { gamePage } from "./pages/game-page.ts";
import { KIT, kitPage } from "./pages/kit-page.ts";
import { legendPage } from "./pages/legend-page.ts";
import { LOST, lostPage } from "./pages/lost-page.ts";
import type { Page } from "./pages/page-frame.ts";
import { practicePage } from "./pages/practice-page.ts";
import { readingPage } from "./pages/reading-page.ts";
import { refereePage } from "./pages/referee-page.ts";
import { searchFile } from "./search-file.ts";

/** Data that only some pages fetch, and only when it is wanted. */
const PROBLEMS = "practice.json";
const SEARCH = "search.json";
/** Where the referee's page was before: links to positions stand in articles and bookmarks. */
const BEFORE = "play.html";

interface Options {
  /** Rebuilds the engine after a change of its sources. */
  rebuildEngine(): Promise<void>;
}

export function bookPages({ rebuildEngine }: Options): Plugin {
  let root = process.cwd();
  /** The maker of each page, by the name of its file. */
  let pages: Map<string, () => Page>;
  /**
   * The maker of each file of data: all problems, as `loja book practice` prints them, all that a search can find, and
   * the kept proofs.
   */
  let data: Map<string, () => Promise<string>>;
  const reread = async (): Promise<void> => {
    const book = await readBook();
    pages = pagesOf(book);
    if (served) pages.set(KIT, () => kitPage(book));
    data = new Map([
      [PROBLEMS, () => practiceText()],
      [SEARCH, async () => JSON.stringify(searchFile(book))],
      [KNOWN_FILE, async () => JSON.stringify(knownRulings(book))],
      ...[...book.certificates].map(([name, text]): [string, () => Promise<string>] => [
        name,
        async () => text,
      ]),
    ]);
  };
  /** For those who write it: no build has the kit's page. */
  let served = false;
  const pageAt = (path: string): (() => Page) | undefined => pages.get(basename(path));

  return {
    name: "loja-book",

    async config(config, { command, isPreview }) {
      served = command === "serve" && !isPreview;
      root = config.root ?? root;
      await reread();
      const input = [...pages.keys()].map((page) => join(root, page));
      return { build: { rollupOptions: { input: [...input, join(root, "www/offline/sw.ts")] } } };
    },

    // Only index.html exists as a file; every page uses it as its shell.
    resolveId: (id) => (id.endsWith(".html") && pageAt(id) ? id : null),
    load: (id) => (id.endsWith(".html") && pageAt(id) ? readFile(join(root, "index.html"), "utf8") : null),

    transformIndexHtml: {
      order: "pre",
      handler(shell, { path }) {
        const page = pageAt(path === "/" ? "index.html" : path)?.();
        if (!page) return shell;
        return shell
          .replace("<!--book:head-->", () => page.head)
          .replace("<!--book:body-->", () => page.body);
      },
    },

    // The example article is somebody else's page: it goes into the site as it was written.
    async generateBundle() {
      for (const [fileName, text] of data) this.emitFile({ type: "asset", fileName, source: await text() });
      for (const { name, content } of await articleFiles(root))
        this.emitFile({ type: "asset", fileName: name, source: content });
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const article = (await articleFiles(root)).find(({ name }) => path === `/${name}`);
        if (article) {
          response.setHeader("Content-Type", article.type);
          return response.end(article.content);
        }
        const text = data.get(path.slice(1));
        if (text) {
          response.setHeader("Content-Type", "application/json");
          return text().then((text) => response.end(text), next);
        }
        if (!path.endsWith(".html") || !pageAt(path)) return next();
        try {
          const shell = await readFile(join(root, "index.html"), "utf8");
          response.setHeader("Content-Type", "text/html");
          response.end(await server.transformIndexHtml(path, shell));
        } catch (error) {
          next(error);
        }
      });
      watchSources(server, root, rebuildEngine, reread);
    },
  };
}

/** The pages of the site: the pages of the book, of which some are galleries, and what is no page of it. */
function pagesOf(book: Book): Map<string, () => Page> {
  const pages = new Map(
    pagesInOrder(book).map((page) => [
      addressOf(book, page),
      () => {
        if (specimensOf(page).length > 0) return galleryPage(book, page);
        return page.plain ? readingPage(book, page) : chapterPage(book, page);
      },
    ]),
  );
  for (const slug of MERGED_PAGES) {
    const page = pages.get(`${sectionMovedTo(slug, "opening")?.page}.html`);
    if (page) pages.set(`${slug}.html`, page);
  }
  return pages
    .set("practice.html", () => practicePage(book))
    .set("referee.html", () => refereePage(book))
    .set(BEFORE, () => refereePage(book))
    .set("game.html", () => gamePage(book))
    .set("legend.html", () => legendPage(book))
    .set(LOST, () => lostPage(book));
}

/** Reloads the page after a change of a chapter or of the engine's sources. */
function watchSources(
  server: ViteDevServer,
  root: string,
  rebuildEngine: () => Promise<void>,
  rereadBook: () => Promise<void>,
): void {
  const inside = (folder: string, path: string) => path.startsWith(join(root, folder) + sep);
  let running = Promise.resolve();
  server.watcher.add([join(root, "tutorials"), join(root, "crate")]);
  server.watcher.on("change", (path) => {
    const engine = inside("crate", path);
    if (!engine && !inside("tutorials", path)) return;
    // One after the other: two builds at once would wait for each other's lock anyway.
    running = running.then(async () => {
      try {
        if (engine) await rebuildEngine();
        await rereadBook();
        server.ws.send({ type: "full-reload" });
      } catch (error) {
        // The message of the failed command says what is wrong; the server goes on with what it has.
        server.config.logger.error(error instanceof Error ? error.message : String(error));
      }
    });
  });
}
