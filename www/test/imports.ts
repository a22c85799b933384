/** The invariants of the TypeScript side, as a function that names every breach. */
import { posix } from "node:path";

/** The imports of a file: relative paths resolved from the top, packages as they are. */
export function importsOf(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/gm, "");
  const patterns = [
    /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g,
    /new URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url/g,
  ];
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""))
    .map((name) => (name.startsWith(".") ? posix.join(posix.dirname(file), name) : name));
}

/**
 * The folders that a folder, or a part of one, may import besides itself. Only the rules for all bind the rest of www/.
 */
const arrows: Record<string, string[]> = {
  board: [],
  engine: ["virtual:loja-inline/"],
  // Views of every feature are made of it.
  kit: ["www/board/", "www/engine/engine.ts", "preact", "preact/hooks"],
  "kit/page": ["www/kit/", "www/board/", "www/element/reading/board-shapes.ts", "preact", "preact/hooks"],
  table: ["www/kit/", "preact", "preact/hooks", "www/board/", "www/engine/", "www/dom.ts"],
  chapter: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/proof/",
    "www/referee/",
    "www/laws/",
    // Other rules, which come with the first move by them.
    "www/rule-sets/",
    "www/address/turns.ts",
    "www/progress/",
    "www/dom.ts",
  ],
  progress: ["www/kit/", "preact", "preact/hooks", "www/dom.ts"],
  bestiary: ["www/progress/", "www/kit/words.ts", "www/dom.ts"],
  legend: ["www/kit/", "preact", "preact/hooks", "www/board/", "www/element/reading/board-shapes.ts"],
  // Its style comes with it, when it is wanted.
  search: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/progress/",
    "www/element/reading/board-shapes.ts",
    "www/style/search.css",
    "minisearch",
  ],
  // Their styles come with their scripts, when they are wanted.
  proof: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/dom.ts",
    "www/style/proof.css",
  ],
  referee: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/dom.ts",
    "www/style/referee.css",
  ],
  // Its styles come with its script, when somebody asks about other rules.
  laws: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/address/rules.ts",
    "www/dom.ts",
    "www/style/laws.css",
  ],
  // Its styles come with its script, when somebody plays by another rule set.
  "rule-sets": [
    "www/kit/",
    "preact",
    "preact/hooks",
    // Moves in the words of chapters.
    "www/address/turns.ts",
    "www/address/rules.ts",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/laws/",
    "www/dom.ts",
    "www/style/by-system.css",
    "www/style/laws.css",
  ],
  address: ["www/board/color.ts", "www/engine/"],
  play: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/rule-sets/",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/proof/",
    "www/referee/",
    "www/laws/",
    "www/address/",
    "www/element/size.ts",
    // Usual boards are drawn before the engine has answered.
    "www/element/reading/board-shapes.ts",
    "www/dom.ts",
  ],
  // Proofs come with the first dispute.
  game: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/proof/",
    "www/referee/",
    "www/play/",
    "www/address/",
    "www/dom.ts",
  ],
  // Calculators and solved boards, which ask no engine.
  compensation: ["www/kit/", "www/board/color.ts", "preact", "preact/hooks"],
  authors: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/play/",
    "www/address/",
    "www/element/",
    "www/embed/parent.js",
    "www/dom.ts",
  ],
  practice: [
    "www/kit/",
    "www/kinds/",
    "preact",
    "preact/hooks",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/proof/",
    "www/referee/",
    // Setting up, for those who make their own.
    "www/play/",
    "www/address/",
    "www/progress/",
    "www/style/",
    "www/dom.ts",
    "www/shell.ts",
    // Ratings and repetition.
    "glicko2-lite",
    "ts-fsrs",
  ],
  // Problems and their trainers, of practice and of articles: they know no page, nothing kept, and bring no style.
  kinds: ["www/kit/", "preact", "preact/hooks", "www/board/", "www/engine/", "www/table/", "www/dom.ts"],
  // What runs while somebody else's site is built.
  package: [
    "www/address/code.ts",
    "www/address/rules.ts",
    "www/board/color.ts",
    "www/element/options.ts",
    "www/element/reading/room.ts",
    "www/engine/in-node.ts",
    "node:",
    // Types alone, for those who have them: "loja-board/react" and "loja-board/vue".
    "react",
    "vue",
  ],
  // Its styles go into shadow roots, as texts.
  element: [
    "www/kit/",
    "preact",
    "preact/hooks",
    "www/rule-sets/",
    "www/board/",
    "www/engine/",
    "www/table/",
    "www/proof/",
    "www/referee/",
    "www/laws/",
    "www/address/",
    "www/kinds/",
    "www/style/",
    "www/make.ts",
    "www/dom.ts",
  ],
  // The element is a file of its own there, and not part of the page's script.
  embed: ["www/address/", "www/element/options.ts", "www/make.ts", "www/trusted.ts"],
};

/** The files that run under Node during a build. */
const isBuildTime = (file: string): boolean => /[/-]plugin\.ts$|\/in-node\.ts$/.test(file);

const isTest = (file: string): boolean => /^www\/(test|e2e)\/|\.test\.tsx?$/.test(file);

/** The smallest part with arrows of its own that a file belongs to. */
function partOf(file: string): string {
  const names = file.split("/").slice(1);
  const parts = names.map((_, at) => names.slice(0, at + 1).join("/")).filter((part) => part in arrows);
  return parts.at(-1) ?? names[0] ?? "";
}

export function checkImports(file: string, source: string): string[] {
  // Tests may look anywhere; what a visitor gets may not.
  if (isTest(file)) return [];
  const folder = partOf(file);
  const allowed = arrows[folder];
  return importsOf(file, source)
    .filter((other) => !other.startsWith(`www/${folder}/`))
    .filter(
      (other) =>
        other.startsWith("www/engine/generated/") ||
        isTest(other) ||
        (allowed &&
          !(isBuildTime(file) && !other.startsWith("www/")) &&
          !allowed.some((place) => other.startsWith(place))),
    )
    .map((other) => `${file} imports ${other}`);
}
