/**
 * What is made for other people’s pages: loja.js as a module and loja-classic.js as a classic script, both from
 * www/element, and embed.html. `vite build` makes them with the site; the package has them without embed.html.
 */
import { existsSync, readFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, defineConfig, type InlineConfig, type Plugin } from "vite";
import { classicScripts } from "./scripts/classic.mjs";
import { forNpm } from "./scripts/manifest.mjs";
import { refuseQuick } from "./scripts/wasm.mjs";
import { inlineEngine } from "./www/engine/inline-plugin.ts";
import { fillPackage, plainAddresses } from "./www/package/plugin.ts";

export type Kind = "module" | "classic";
/** The site knows where Loja is: beside itself. A package does not, and the mode "package" says so. */
export type Use = "site" | "package";

const top = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(top, "package.json"), "utf8")) as { version: string };

/** Files under their own names: styles, which are made small, and what goes as it stands. */
const styles = { package: ["www/element/loja.css"], site: ["www/element/loja.css", "www/embed/embed.css"] };
const asTheyStand = { package: [], site: ["www/embed/embed.html", "www/embed/parent.js"] };

/** What the code may ask about its build, and where the folder of loja.js is from there: www/element/env.d.ts. */
export const definesOf = (root: string, classic = false): Record<string, string> => ({
  "import.meta.env.LOJA_VERSION": JSON.stringify(version),
  "import.meta.env.LOJA_ROOT": JSON.stringify(root),
  "import.meta.env.LOJA_CLASSIC": String(classic),
});

export function elementConfig(
  kind: Kind,
  use: Use,
  outDir: string,
  input: Record<string, string> = { [kind === "classic" ? "loja-classic" : "loja"]: "www/element/loja.ts" },
): InlineConfig {
  const classic = kind === "classic";
  return {
    configFile: false,
    root: top,
    base: "./",
    mode: use === "package" ? "package" : "production",
    publicDir: false,
    logLevel: "warn",
    oxc: { jsx: { importSource: "preact" } },
    define: definesOf(classic ? "./" : "../", classic),
    plugins: [
      plainImports(),
      inlineEngine({ as: kind }),
      ...(classic ? [classicScripts({ global: { "loja-classic": "loja" } })] : []),
      ...(use === "package" && !classic ? [plainAddresses()] : []),
    ],
    build: {
      ...output(outDir),
      rollupOptions: {
        input,
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: ({ moduleIds }) =>
            // They are for those who can start no worker otherwise; see the list of www/offline.
            moduleIds.some((id) => id.includes("loja-inline"))
              ? "inline/[name]-[hash].js"
              : "assets/[name]-[hash].js",
          // All that loja.js needs at once is one chunk, so that it is one file more and not ten. It is not
          // loja.js itself, since a chunk that imports that would load it twice where a page asks for
          // loja.js?v=2.
          codeSplitting: { groups: [{ name: "still", test: /\/www\/element\/loja\.ts$/ }] },
        },
      },
    },
    worker: { format: "es" },
  };
}

const output = (outDir: string) => ({
  outDir,
  emptyOutDir: false,
  target: "es2022",
  cssTarget: ["chrome123", "firefox120", "safari17.5"],
  assetsInlineLimit: 0,
  modulePreload: false as const,
  reportCompressedSize: false,
  chunkSizeWarningLimit: 2000,
});

/** What there is besides the module. */
async function buildRest(use: Use, outDir: string): Promise<void> {
  await build(elementConfig("classic", use, outDir));
  // By itself: what it shares with the element would be in the chunk of the element, and would register it twice.
  if (use === "site") await build(elementConfig("classic", use, outDir, { embed: "www/embed/embed.ts" }));
  // Alone and classic: it runs before anything is drawn.
  await build({
    configFile: false,
    root: top,
    publicDir: false,
    logLevel: "warn",
    build: {
      ...output(outDir),
      rollupOptions: {
        input: { "loja-sizes": "www/element/loja-sizes.ts" },
        output: { format: "iife", entryFileNames: "[name].js" },
      },
    },
  });
  await build({
    configFile: false,
    root: top,
    publicDir: false,
    logLevel: "warn",
    build: {
      ...output(outDir),
      rollupOptions: { input: styles[use], output: { assetFileNames: "[name][extname]" } },
    },
  });
  for (const file of asTheyStand[use]) await copyFile(join(top, file), join(outDir, basename(file)));
}

/** An import() stays one: Vite would wait for styles and preload scripts, and there are neither. */
function plainImports(): Plugin {
  // What Vite puts around each, when names are short: it picks from the module what is used, and so does who asked.
  const wrapped =
    /\b[\w$]+\(async\(\)=>\{let\{[^{}]*\}=await (import\([^()]+\));return\{[^{}]*\}\},\[\],import\.meta\.url\)/g;
  return {
    name: "loja-plain-imports",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
    // After Vite has put its lists in.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const one of Object.values(bundle))
          if (one.type === "chunk") one.code = one.code.replace(wrapped, "$1");
      },
    },
  };
}

/** Whoever has only written so far may have the modules of `npm start`, and calls Vite by itself. */
const wholeModules: Plugin = {
  name: "loja-whole-modules",
  apply: "build",
  buildStart: () => refuseQuick(),
};

/** With the site: made by its build, and while writing served from the sources. */
export function elementWithSite(): Plugin[] {
  let outDir = "dist";
  return [
    wholeModules,
    {
      name: "loja-element",
      apply: "build",
      configResolved(config) {
        outDir = join(config.root, config.build.outDir);
      },
      // Before the list of the offline site is written, which happens when all is closed.
      async writeBundle() {
        await build(elementConfig("module", "site", outDir));
        await buildRest("site", outDir);
      },
    },
    servedFromSources(),
  ];
}

/** While writing: the names that pages use, with the sources behind them. */
function servedFromSources(): Plugin {
  const scripts: Record<string, string> = {
    "/loja.js": `export * from "/www/element/loja.ts";`,
    "/loja-classic.js": `import("/www/element/loja.ts").then((all) => { self.loja ??= all; });`,
    "/embed.js": `import("/www/embed/embed.ts");`,
    "/loja-sizes.js": `import("/www/element/loja-sizes.ts");`,
  };
  return {
    name: "loja-element-served",
    apply: "serve",
    config: () => ({ define: definesOf("../../") }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const script = scripts[pathname];
        const file = [...styles.site, ...asTheyStand.site].find((one) => pathname === `/${basename(one)}`);
        if (script) {
          response.setHeader("Content-Type", "text/javascript");
          response.end(script);
        } else if (file && existsSync(join(top, file))) {
          const types = { html: "text/html", css: "text/css", js: "text/javascript" };
          response.setHeader("Content-Type", types[file.split(".").at(-1) as keyof typeof types]);
          response.end(readFileSync(join(top, file)));
        } else next();
      });
    },
  };
}

/**
 * By itself: `vite build -c vite.element.config.ts` for the files beside a site that is built already, and with
 * `--mode package` for the package.
 */
export default defineConfig(({ mode }) => {
  const use: Use = mode === "package" ? "package" : "site";
  const outDir = use === "package" ? "package/loja-board" : "dist";
  const config = elementConfig("module", use, outDir);
  const rest: Plugin = { name: "loja-rest", writeBundle: () => buildRest(use, outDir) };
  const package_ = use === "package" ? [fillPackage(outDir, forNpm("www/package"))] : [];
  return {
    ...config,
    plugins: [wholeModules, config.plugins, rest, package_],
    build: { ...config.build, emptyOutDir: use === "package" },
  };
});
