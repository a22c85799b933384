/** The modules of a crate that use each other, and the cycles among them. */

export interface Source {
  /** As seen from the crate's folder `src`. */
  path: string;
  rust: string;
}

/** Rust without comments, strings and the tests at its end, which may use whatever they test. */
const withoutTests = (rust: string): string =>
  rust
    .replace(/\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"/g, "")
    .replace(/#\[cfg\((?:test|doctest)\)\][\s\S]*?\bmod \w+ \{[\s\S]*$/, "");

/** `lib.rs` is "", `a.rs` and `a/mod.rs` are "a", `a/b.rs` is "a::b". */
const moduleOf = (path: string): string =>
  path
    .replace(/\.rs$/, "")
    .replace(/(^|\/)(?:mod|lib|main)$/, "")
    .replaceAll("/", "::");

interface Path {
  path: string[];
  /** Its name here. */
  name: string;
}

interface Use extends Path {
  /** Whether others see it under that name. */
  shows: boolean;
}

/** The text between commas that stand in no braces. */
function parts(text: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of text) {
    if (sign === "{") depth++;
    if (sign === "}") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part.trim());
}

/** The paths in `a::{b, c::{d, e as f}}`. */
function unfolded(tree: string, before: string[] = []): Path[] {
  const names = (text: string): string[] => text.split("::").flatMap((name) => name.trim() || []);
  const brace = tree.indexOf("{");
  if (brace >= 0) {
    const outer = [...before, ...names(tree.slice(0, brace))];
    return parts(tree.slice(brace + 1, tree.lastIndexOf("}"))).flatMap((part) => unfolded(part, outer));
  }
  const [text = "", alias] = tree.split(/ as /);
  const path = [...before, ...names(text)];
  if (path.length > 1 && path.at(-1) === "self") path.pop();
  return [{ path, name: alias?.trim() ?? path.at(-1) ?? "" }];
}

/** Everything that a text names with its path. */
function usesIn(rust: string): Use[] {
  const found: Use[] = [];
  const rest = rust.replace(
    /\b(pub(?:\([^)]*\))? )?use ([^;]+);/g,
    (_, shows: string | undefined, tree: string) => {
      found.push(...unfolded(tree).map((path) => ({ ...path, shows: shows !== undefined })));
      return "";
    },
  );
  for (const [text] of rest.matchAll(/(?<![\w:])[a-z]\w*(?:::\w+)+/g))
    found.push({ path: text.split("::"), name: "", shows: false });
  return found;
}

/** The modules that each module uses. A module that another one only passes on counts as used directly. */
export function uses(sources: Source[]): Map<string, Set<string>> {
  const texts = new Map(sources.map(({ path, rust }) => [moduleOf(path), withoutTests(rust)]));
  const absolute = (from: string, path: string[]): string[] | null => {
    const here = from ? from.split("::") : [];
    const [first, ...rest] = path;
    if (first === "crate") return rest;
    if (first === "self") return [...here, ...rest];
    if (first === "super") return absolute(here.slice(0, -1).join("::"), ["self", ...rest]);
    // A module that stands inside this one.
    return texts.has([...here, first].join("::")) ? [...here, ...path] : null;
  };
  const shown = new Map<string, string[]>();
  const all = [...texts].flatMap(([from, rust]) =>
    usesIn(rust).flatMap(({ path, name, shows }) => {
      const to = absolute(from, path);
      if (to && shows) shown.set([from, name].filter(Boolean).join("::"), to);
      return to ? [{ from, to, shows }] : [];
    }),
  );
  /** The module where a name is at home. */
  const home = (path: string[], left = 8): string => {
    for (let end = path.length; end >= 0; end--) {
      const through = shown.get(path.slice(0, end).join("::"));
      if (through && left > 0) return home([...through, ...path.slice(end)], left - 1);
      const module = path.slice(0, end).join("::");
      if (texts.has(module)) return module;
    }
    return "";
  };
  const graph = new Map([...texts.keys()].map((module) => [module, new Set<string>()]));
  for (const { from, to, shows } of all) {
    const module = home(to);
    if (!shows && module !== from) graph.get(from)?.add(module);
  }
  return graph;
}

/** Modules that use each other by any detour: each cycle sorted, with a space between. */
export function circles(sources: Source[]): string[] {
  const graph = uses(sources);
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const todo = [...(graph.get(start) ?? [])];
    for (let next = todo.pop(); next !== undefined; next = todo.pop())
      if (!seen.has(next)) {
        seen.add(next);
        todo.push(...(graph.get(next) ?? []));
      }
    return seen;
  };
  const reach = new Map([...graph.keys()].map((module) => [module, reached(module)]));
  const found = [...reach]
    .filter(([module, others]) => others.has(module))
    .map(([module, others]) =>
      [...others]
        .filter((other) => reach.get(other)?.has(module))
        .map((other) => other || "lib")
        .sort()
        .join(" "),
    );
  return [...new Set(found)].sort();
}
