import { defineConfig } from "vite";
import { buildWasm } from "./scripts/wasm.mjs";
import { elementWithSite } from "./vite.element.config.ts";
import { bookPages } from "./www/book/plugin.ts";
import { offline } from "./www/offline/plugin.ts";
import { published } from "./www/published/published.ts";

export default defineConfig({
  // Relative paths: the built site works under any folder of any plain static server.
  base: "./",
  publicDir: "www/public",
  oxc: { jsx: { importSource: "preact" } },
  plugins: [
    bookPages({ rebuildEngine: async () => void (await buildWasm({ quiet: true, quick: true })) }),
    published(),
    // Before the list of files is made.
    elementWithSite(),
    offline(),
  ],
  build: {
    target: "es2022",
    // Today's browsers know light-dark(); lowering it would double the colours.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // Every browser that knows light-dark() preloads modules by itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // A service worker's file must keep its name, or browsers would never see a new version.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Every page of the book draws boards: what the parts of a board share is one file, whoever else uses some of it.
        codeSplitting: {
          groups: [
            { name: "board", test: /[\\/]www[\\/]board[\\/]/, minShareCount: 4 },
            // What views are made of, once for all of them.
            { name: "views", test: /[\\/]node_modules[\\/]preact[\\/]/ },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  // Cargo's folder has tens of thousands of files, more than some systems can watch.
  server: { watch: { ignored: ["**/target/**", "**/.cache/**", "**/dist/**", "**/fuzz/**"] } },
});
