// A build as classic scripts. Module scripts of another host need its permission, and a page without an
// origin of its own (a sandboxed frame, a file) is a stranger to every host; `<script src>` asks nobody.
//
// Rolldown writes CommonJS; here each chunk becomes a function under its name, which holds a hash of what is
// in it, and `import()` becomes a script that is fetched. What an entry needs at once is put into its file.
import path from "node:path";

/** The chunks that are fetched when they are wanted, below the entries. */
export const classicFolder = "classic";

const fetched = /\bPromise\.resolve\(\)\.then\(\s*\(\)\s*=>\s*require\((["'`])([^"'`]+)\1\)\s*\)/g;

/**
 * @param {{global?: Record<string, string>}} [options] under which name a page finds what an entry exports
 * @returns {import("vite").Plugin}
 */
export function classicScripts({ global = {} } = {}) {
  return {
    name: "loja-classic",
    enforce: "post",
    config: () => ({
      // Every chunk gets it from the loader: the address of the script that was written into the page.
      define: { "import.meta.url": "lojaHere" },
      build: {
        rollupOptions: { output: { format: "cjs", chunkFileNames: `${classicFolder}/[name]-[hash].js` } },
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const bodies = new Map(chunks.map((chunk) => [chunk.fileName, body(chunk, byFile)]));
      for (const chunk of chunks) {
        const wrapped = (/** @type {string} */ file) =>
          `${chunkOf(file)}=function(require,exports,lojaHere){"use strict";${bodies.get(file)}\n};\n`;
        if (!chunk.isEntry) chunk.code = wrapped(chunk.fileName);
        else {
          const own = closure(chunk.fileName, byFile).reverse();
          chunk.code = loader(own.map(wrapped).join(""), nameOf(chunk.fileName), global[chunk.name]);
        }
      }
      const wanted = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => fetchedBy(entry.fileName, byFile)),
      );
      for (const { fileName, isEntry } of chunks)
        if (!isEntry && !wanted.has(fileName)) delete bundle[fileName];
      // Workers, engines and styles are those of the build as a module.
      for (const [file, { type }] of Object.entries(bundle)) if (type === "asset") delete bundle[file];
    },
  };
}

const nameOf = (/** @type {string} */ file) => path.posix.basename(file);
const chunkOf = (/** @type {string} */ file) => `(self.lojaChunks??={})[${JSON.stringify(nameOf(file))}]`;

/** A chunk and all that it imports at once, itself first. */
function closure(/** @type {string} */ file, /** @type {Map<string, any>} */ byFile) {
  const seen = new Set([file]);
  for (const one of seen)
    for (const other of byFile.get(one)?.imports ?? []) if (byFile.has(other)) seen.add(other);
  return [...seen];
}

/** What an entry may fetch some day: all behind an import() that is not in its own file. */
function fetchedBy(/** @type {string} */ entry, /** @type {Map<string, any>} */ byFile) {
  const own = closure(entry, byFile);
  const all = new Set(own);
  for (const one of all)
    for (const other of [...byFile.get(one).imports, ...byFile.get(one).dynamicImports])
      if (byFile.has(other)) all.add(other);
  return [...all].filter((file) => !own.includes(file));
}

/** The code of a chunk, in which every chunk has its bare name and every import() names what it needs. */
function body(/** @type {any} */ chunk, /** @type {Map<string, any>} */ byFile) {
  const resolve = (/** @type {string} */ name) => {
    const file = path.posix.join(path.posix.dirname(chunk.fileName), name);
    if (!byFile.has(file)) throw new Error(`${chunk.fileName} requires ${name}, which is not in the build.`);
    return file;
  };
  const code = chunk.code
    .replace(fetched, (/** @type {string} */ _, /** @type {string} */ __, /** @type {string} */ name) => {
      const names = closure(resolve(name), byFile).map(nameOf);
      return `require.fetch(${JSON.stringify(names)})`;
    })
    .replace(
      /\brequire\((["'`])(\.[^"'`]+)\1\)/g,
      (/** @type {string} */ _, /** @type {string} */ __, /** @type {string} */ name) =>
        `require(${JSON.stringify(nameOf(resolve(name)))})`,
    );
  const names = new Set([...byFile.keys()].map(nameOf));
  const calls = [...code.matchAll(/\brequire\(([^)]*)\)/g)].filter(
    ([, name]) => !names.has(name?.slice(1, -1) ?? ""),
  );
  const left = calls[0] ?? /\bimport\s*\(|\bimport\.meta\b/.exec(code);
  if (left) throw new Error(`${chunk.fileName} still has ${left[0]}: a classic script can't have it.`);
  return code;
}

/** Short by hand: it is part of what every page with the script loads. */
const loader = (
  /** @type {string} */ own,
  /** @type {string} */ entry,
  /** @type {string | undefined} */ global,
) =>
  `(function(){"use strict";
var script=document.currentScript,lojaHere=script&&script.src||document.baseURI,done={},coming={};
${own}function require(name){
  if(!done[name])self.lojaChunks[name](require,done[name]={},lojaHere);
  return done[name];
}
function fetchOne(name){
  if(self.lojaChunks[name])return Promise.resolve();
  return coming[name]??=new Promise(function(settle,refuse){
    var wanted=document.createElement("script");
    wanted.src=new URL("${classicFolder}/"+name,lojaHere).href;
    if(script&&script.nonce)wanted.nonce=script.nonce;
    wanted.onload=function(){self.lojaChunks[name]?settle():wanted.onerror()};
    wanted.onerror=function(){delete coming[name];refuse(new TypeError(wanted.src+" did not load"))};
    document.head.append(wanted);
    wanted.remove();
  });
}
require.fetch=function(names){return Promise.all(names.map(fetchOne)).then(function(){return require(names[0])})};
${global ? `self.${global}??=` : ""}require(${JSON.stringify(entry)});
})();
`;
