/** Which files of a build a page loads at once, and what they weigh on the wire. */
import { readdirSync, readFileSync } from "node:fs";
import { posix, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { isForOthers } from "../offline/files.ts";
import { loadedBy, tagsOf } from "./pages.ts";

/** A build in memory: path inside dist/ to contents. */
export type Build = Map<string, Uint8Array>;

export const readBuild = (folder: string): Build =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = posix.join(entry.parentPath.split(sep).join("/"), entry.name);
        return [posix.relative(folder, file), readFileSync(file)];
      }),
  );

export const text = (build: Build, file: string): string => new TextDecoder().decode(build.get(file));
const resolve = (from: string, name: string): string =>
  posix.join(posix.dirname(from), name.split(/[?#]/)[0] ?? "");

/** The names in a script: its static imports, and files by `new URL(…, import.meta.url)` (workers, wasm). */
function named(file: string, script: string): string[] {
  const patterns = [
    /\b(?:from|import)\s*["'`]([^"'`]+)["'`]/g,
    /new URL\(\s*(?:""\s*\+\s*)?["'`]([^"'`]+)["'`]/g,
  ];
  const names = patterns.flatMap((pattern) => [...script.matchAll(pattern)].map((match) => match[1] ?? ""));
  return names.map((name) => resolve(file, name));
}

/** The named files that start later: the workers for files, for claims, for proofs and for problems. */
const later = /(^|\/)(files|proofs|prover|practice|systems|opponent)-worker[^/]*\.js$/;

/** The files of a page's start: its scripts and styles, what they import, the worker and its engine. */
export function firstFiles(build: Build, page: string): string[] {
  return reached(build, (visit) => {
    for (const tag of tagsOf(text(build, page))) {
      if (tag.name === "script" || tag.name === "link")
        for (const name of loadedBy(tag)) visit(resolve(page, name));
    }
  });
}

/** A script and all that it loads at once. */
export const filesOf = (build: Build, script: string): string[] => reached(build, (visit) => visit(script));

function reached(build: Build, begin: (visit: (file: string) => void) => void): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !build.has(file) || !/\.(js|css|wasm)$/.test(file) || later.test(file)) return;
    seen.add(file);
    if (file.endsWith(".js")) for (const other of named(file, text(build, file))) visit(other);
  };
  begin(visit);
  return [...seen];
}

export function weigh(build: Build, files: string[], ending: RegExp): number {
  return files
    .filter((file) => ending.test(file))
    .reduce((sum, file) => sum + gzipSync(build.get(file) ?? "", { level: 9 }).length, 0);
}

/** Addresses of pages and styles that lead to no file, or that only work at the top of a host. */
export function checkPaths(build: Build): string[] {
  const faults: string[] = [];
  const check = (file: string, name: string): void => {
    if (/^([a-z][a-z0-9+.-]*:|#)/i.test(name)) return;
    if (name.startsWith("/")) faults.push(`${file}: ${name} is absolute`);
    else {
      const other = resolve(file, name);
      const target = other === "." || other.endsWith("/") ? posix.join(other, "index.html") : other;
      if (!build.has(target)) faults.push(`${file}: ${name} is missing`);
    }
  };
  for (const file of build.keys()) {
    if (file.endsWith(".html")) {
      for (const tag of tagsOf(text(build, file))) {
        const link = tag.name === "a" ? tag.attributes.href : undefined;
        for (const name of [...loadedBy(tag), ...(link ? [link] : [])]) check(file, name);
      }
    } else if (file.endsWith(".css")) {
      for (const match of text(build, file).matchAll(/url\(\s*["']?([^"')]+)/g)) check(file, match[1] ?? "");
    } else if (file.endsWith(".js")) {
      for (const match of text(build, file).matchAll(/["'`](\/assets\/[^"'`]*)/g))
        check(file, match[1] ?? "");
    }
  }
  return faults;
}

/** The service worker knows every file of the site but itself and what only others load, and no file that is not there. */
export function checkOffline(build: Build): string[] {
  const site = /^self\.site=(\{.*?\});$/m.exec(text(build, "sw.js"))?.[1];
  if (!site) return ["sw.js does not begin with the list of files"];
  const { files } = JSON.parse(site) as { files: string[] };
  const wanted = [...build.keys()].filter((file) => file !== "sw.js" && !isForOthers(file));
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `sw.js forgets ${file}`),
    ...files
      .filter((file) => !wanted.includes(file))
      .map((file) => `sw.js names ${file}, which is not there`),
  ];
}
