/** Build time only: what makes a build of the element into the package `loja-board`. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Plugin } from "vite";

const markdown = ["markdown", "markdown-it", "remark"];
const nested =
  /new URL\((?:(?:""|``)\s*\+\s*)?new URL\((["'`])([^"'`]+)\1,\s*import\.meta\.url\)\.href,\s*(?:(?:""|``)\s*\+\s*)?import\.meta\.url\)/g;

/**
 * Addresses as every bundler knows them, `new URL("./file", import.meta.url)`: so it takes the workers and the
 * engine along into the application that uses the package.
 */
export function plainAddresses(): Plugin {
  const plain = (code: string): string =>
    code
      .replace(nested, (_, __, name: string) => `new URL("./${name}",import.meta.url)`)
      .replace(/new URL\(`(?:\.\/)?([^`$]+)`,\s*import\.meta\.url\)/g, 'new URL("./$1",import.meta.url)');
  return {
    name: "loja-plain-addresses",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (one.type === "chunk") one.code = plain(one.code);
        else if (one.fileName.endsWith(".js"))
          one.source = plain(
            typeof one.source === "string" ? one.source : new TextDecoder().decode(one.source),
          );
      }
    },
  };
}

/** The plugins for Markdown, the types, and what npm wants to know; `shared` is what all our packages tell it. */
export function fillPackage(outDir: string, shared: object): Plugin {
  return {
    name: "loja-package",
    apply: "build",
    async closeBundle(error) {
      if (error) return;
      await buildMarkdown(outDir);
      const manifest = JSON.parse(await readFile("www/package/package.json", "utf8")) as object;
      await writeFile(
        join(outDir, "package.json"),
        `${JSON.stringify({ name: "loja-board", ...shared, ...manifest }, null, 2)}\n`,
      );
      // The element's own types: they import nothing, so they can leave.
      await copyFile("www/element/loja-board.d.ts", join(outDir, "index.d.ts"));
      for (const name of ["react.d.ts", "vue.d.ts"])
        await copyFile(`www/package/${name}`, join(outDir, name));
      for (const file of ["www/package/README.md", "www/package/GUIDE.md", "LICENSE-MIT", "LICENSE-APACHE"])
        await copyFile(file, join(outDir, basename(file)));
    },
  };
}

/** For Node: they read and write with the module that the element has already. */
async function buildMarkdown(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [ownEngine(outDir)],
    build: {
      ssr: true,
      target: "node20",
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(markdown.map((name) => [name, `www/package/${name}.ts`])),
        output: { entryFileNames: "[name].js", chunkFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const types = join(outDir, "types");
  const options = [
    "--ignoreConfig",
    "--declaration",
    "--emitDeclarationOnly",
    "--rootDir",
    "www",
    "--outDir",
    types,
  ];
  const how = ["--module", "esnext", "--moduleResolution", "bundler", "--allowImportingTsExtensions"];
  const files = markdown.map((name) => `www/package/${name}.ts`);
  execFileSync(
    process.execPath,
    [
      "node_modules/typescript/bin/tsc",
      ...options,
      ...how,
      "--rewriteRelativeImportExtensions",
      "--target",
      "es2022",
      "--types",
      "node",
      "--strict",
      "--skipLibCheck",
      ...files,
    ],
    { stdio: "inherit" },
  );
  for (const name of markdown) {
    const text = await readFile(join(types, "package", `${name}.d.ts`), "utf8");
    await writeFile(join(outDir, `${name}.d.ts`), text.replaceAll(/(from ".*)\.ts"/g, '$1.js"'));
  }
  await rm(types, { recursive: true });
}

/** The engine beside the workers instead of a second copy of it. */
function ownEngine(outDir: string): Plugin {
  return {
    name: "loja-own-engine",
    renderChunk(code, chunk) {
      const up = chunk.fileName.includes("/") ? "./" : "./assets/";
      return code.replace(/new URL\("[^"]*?([\w-]+)\.wasm", import\.meta\.url\)/g, (_, name: string) => {
        const file = readdirSync(join(outDir, "assets")).find(
          (one) => one.startsWith(`${name}-`) && one.endsWith(".wasm"),
        );
        if (!file) throw new Error(`The package has no ${name}.wasm.`);
        return `new URL("${up}${file}", import.meta.url)`;
      });
    },
  };
}
