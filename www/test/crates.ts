/** The invariants of the Rust side, as functions that name every breach. */

export interface Crate {
  name: string;
  /** Kind is null for a normal dependency, else "dev" or "build". An optional one is there where somebody asks for it. */
  dependencies: { name: string; kind: string | null; optional?: boolean }[];
}

/** Which crate of ours may know which; a crate that is missing here may not exist. */
const arrows: Record<string, string[]> = {
  "loja-ground": [],
  "loja-rules": ["loja-ground", "loja-voice"],
  "loja-notation": ["loja-rules", "loja-voice"],
  "loja-lesson": ["loja-rules", "loja-notation", "loja-systems"],
  "loja-practice": ["loja-rules", "loja-notation", "loja-certificate", "loja-solver"],
  "loja-book": [
    "loja-report",
    "loja-rules",
    "loja-notation",
    "loja-lesson",
    "loja-practice",
    "loja-certificate",
    "loja-solver",
    "loja-systems",
  ],
  "loja-format": ["loja-rules"],
  "loja-certificate": ["loja-rules", "loja-format"],
  // Its independence is that it knows neither the other checker nor the prover.
  "loja-plain-checker": ["loja-rules", "loja-format"],
  "loja-search": [],
  "loja-systems": ["loja-ground", "loja-search", "loja-voice"],
  "loja-solver": ["loja-rules", "loja-certificate", "loja-search", "loja-voice"],
  "loja-perfect": ["loja-rules", "loja-solver"],
  "loja-expect": ["loja-rules", "loja-certificate", "loja-solver"],
  "loja-opponent": ["loja-rules", "loja-certificate", "loja-solver", "loja-perfect", "loja-expect"],
  "loja-voice": ["loja-ground"],
  "loja-dialogue": [
    "loja-rules",
    "loja-notation",
    "loja-certificate",
    "loja-solver",
    "loja-systems",
    "loja-voice",
  ],
  "loja-report": [
    "loja-rules",
    "loja-notation",
    "loja-lesson",
    "loja-practice",
    "loja-certificate",
    "loja-solver",
    "loja-dialogue",
    "loja-voice",
    "loja-expect",
    "loja-opponent",
    "loja-systems",
  ],
  "loja-wasm": [
    "loja-report",
    "loja-rules",
    "loja-notation",
    "loja-lesson",
    "loja-practice",
    "loja-certificate",
    "loja-solver",
    "loja-dialogue",
    "loja-expect",
    "loja-opponent",
    "loja-systems",
  ],
  "loja-cli": [
    "loja-report",
    "loja-rules",
    "loja-notation",
    "loja-practice",
    "loja-book",
    "loja-certificate",
    "loja-plain-checker",
    "loja-solver",
    "loja-dialogue",
    "loja-expect",
    "loja-opponent",
    "loja-systems",
    "loja-perfect",
  ],
  // Both borders have the same functions behind them.
  "loja-python": ["loja-wasm"],
  "loja-testkit": ["loja-ground", "loja-rules"],
  "loja-bench": ["loja-rules", "loja-notation", "loja-practice", "loja-certificate", "loja-solver"],
};

/** The crates that use nothing of other people's, but serde where somebody wants their values in files. */
const plain = ["loja-ground", "loja-rules"];

const javascript = ["wasm-bindgen", "js-sys", "web-sys", "serde-wasm-bindgen", "console_error_panic_hook"];

export function checkArrows(crates: Crate[]): string[] {
  const faults: string[] = [];
  for (const { name, dependencies } of crates) {
    const allowed = arrows[name];
    if (!allowed) faults.push(`${name} is not in the table of arrows`);
    for (const { name: other, kind, optional = false } of dependencies) {
      const isOfTests = kind === "dev" && ["loja-testkit", "loja-plain-checker"].includes(other);
      if (other.startsWith("loja-") && !isOfTests && !allowed?.includes(other))
        faults.push(`${name} -> ${other}`);
      if (javascript.includes(other) && name !== "loja-wasm")
        faults.push(`${name} knows JavaScript: ${other}`);
      if (other === "pyo3" && name !== "loja-python") faults.push(`${name} knows Python`);
      if (
        plain.includes(name) &&
        kind === null &&
        !other.startsWith("loja-") &&
        !(optional && other === "serde")
      )
        faults.push(`${name} has a dependency: ${other}`);
    }
  }
  return faults;
}

/** Rust without comments and strings, so that a doc comment may speak of files. */
export const bare = (rust: string): string => rust.replace(/\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"/g, "");

/** The rules read no file, no clock and no environment, start nothing and print nothing. */
export function checkPure(file: string, rust: string): string[] {
  const outside = /\bstd::(?:\{[^;]*?\b)?(?:fs|io|net|env|process|thread|time)\b|\b(?:e?print(?:ln)?|dbg)!/g;
  return [...bare(rust).matchAll(outside)].map(([text]) => `${file}: ${text.replace(/\s+/g, " ")}`);
}

/** Either the crate's root forbids it, or the crate takes the lints of a workspace that forbids it. */
export function forbidsUnsafe(root: string, manifest: string, workspace: string): boolean {
  if (/^#!\[forbid\(.*\bunsafe_code\b/m.test(root)) return true;
  return /^\[lints\]\s+workspace = true/m.test(manifest) && /^unsafe_code = "forbid"/m.test(workspace);
}
