/** Words in a source that stand in no catalogue, and messages of a catalogue that nobody says: by syntax, not by what they say. */
import { parseSync } from "vite";

interface Node {
  type: string;
  [part: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function* nodesOf(value: unknown, skip: (node: Node) => boolean): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one, skip);
  if (!isNode(value) || skip(value)) return;
  yield value;
  for (const [key, part] of Object.entries(value)) if (key !== "type") yield* nodesOf(part, skip);
}

const programOf = (file: string, source: string): unknown => parseSync(file, source).program;
const isCatalogue = ({ type, callee }: Node): boolean =>
  type === "CallExpression" && isNode(callee) && callee.type === "Identifier" && callee.name === "words";
/** Faults of ours are said to nobody who reads the page; types say nothing. */
const isSilent = (node: Node): boolean =>
  node.type === "ThrowStatement" || /^(Import|TSType|TSInterface)/.test(node.type) || isCatalogue(node);

/** Two words of which the first has a capital begin a label or a sentence. */
const BEGINS = /^[A-Z][a-z’]+ [a-z’]{2}/;

function textIn(node: Node): string {
  const { type, value } = node;
  if (type === "Literal" && typeof value === "string") return BEGINS.test(value) ? value : "";
  if (type === "JSXText") return /[a-z’]{2}/.test(String(value)) ? String(value).trim() : "";
  if (type !== "TemplateElement") return "";
  const { cooked } = value as { cooked?: string };
  return BEGINS.test(cooked ?? "") ? (cooked ?? "") : "";
}

export const looseWords = (file: string, source: string): string[] =>
  [...nodesOf(programOf(file, source), isSilent)]
    .map(textIn)
    .filter((text) => text && !/^(Esc|Tab|Enter)$/.test(text))
    .map((text) => `${file}: ${text}`);

/** "C6", "B4.8", "article 9.3"; points have small letters. */
const CLAUSE = /\b[A-E]\d+(?:\.\d+)?\b|\b[Aa]rticles? \d/;

/** Every text in the catalogues of a source. */
export const messagesOf = (file: string, source: string): string[] =>
  [...nodesOf(programOf(file, source), () => false)]
    .filter(isCatalogue)
    .flatMap((node) => [...nodesOf(node.arguments, () => false)])
    .map(({ type, value }) =>
      String((type === "TemplateElement" ? (value as { cooked?: string }).cooked : value) ?? ""),
    );

/** Whether a message has the code of a clause inside its sentence, where it should be a link after it. */
export const namesClause = (message: string): boolean =>
  / /.test(message.trim().replace(/^articles? /i, "")) && CLAUSE.test(message);

/** Other names for Undo, Back, Continue and press (CONTRIBUTING.md, "One word for one act"). */
const OTHER_NAMES =
  /\b(undo all|take[sn]? (it )?back|(?<!U )go(es)? back (?!to )|go(es)? on with|click|tap)\b|^(Go on|Proceed|Carry on)\b/i;

export const namesActOtherwise = (message: string): boolean => OTHER_NAMES.test(message);

/** Ids and arguments of catalogues that no person named: `claimHolds2`, `part`. A year is no number. */
export function numberedNames(file: string, source: string): string[] {
  const catalogues = [...nodesOf(programOf(file, source), () => false)].filter(isCatalogue);
  const properties = catalogues
    .flatMap((node) => [...nodesOf(node.arguments, () => false)])
    .filter(({ type }) => type === "Property");
  return properties
    .map(({ key, shorthand }) => ({ name: String((key as Node).name ?? ""), shorthand }))
    .filter(({ name, shorthand }) =>
      name === "part" ? shorthand : /\d$/.test(name) && !/\D(?:19|20)\d\d$/.test(name),
    )
    .map(({ name }) => `${file}: ${name}`);
}

/** The ids of each catalogue's first level that none of the sources uses. */
export function unsaidMessages(sources: readonly { file: string; source: string }[]): string[] {
  const asked = new Set<string>();
  const catalogues: { name: string; ids: string[] }[] = [];
  for (const { file, source } of sources)
    for (const node of nodesOf(programOf(file, source), () => false)) {
      if (node.type === "MemberExpression" && isNode(node.property)) {
        const { object, property, computed } = node as Node & { property: Node };
        if (!computed) asked.add(String(property.name));
        else if (isNode(object) && object.type === "Identifier") asked.add(`${object.name}[]`);
      }
      if (node.type === "VariableDeclarator" && isNode(node.init) && isCatalogue(node.init)) {
        const [, messages] = node.init.arguments as Node[];
        const ids = ((messages?.properties ?? []) as { key: Node }[]).map(({ key }) =>
          String(key.name ?? key.value),
        );
        // What has another type is asked for by its keys.
        if (!(node.id as Node).typeAnnotation) catalogues.push({ name: String((node.id as Node).name), ids });
      }
    }
  return catalogues
    .filter(({ name }) => !asked.has(`${name}[]`))
    .flatMap(({ name, ids }) => ids.filter((id) => !asked.has(id)).map((id) => `${name}.${id}`));
}

/** Where the engine's answers and errors have their sentences. */
const SENTENCES = ["words", "headline", "outcome", "conclusion", "message"];
const LOOKS = [
  ...["includes", "startsWith", "endsWith", "indexOf", "match", "matchAll", "search", "test", "exec"],
  ...["replace", "replaceAll", "split"],
];
/** Two English words, one after the other, that are no tag. */
const SENTENCE = /(?<![<\w])[a-zA-Z’]{2,} [a-z’]{2,}/;

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === "MemberExpression" && isNode(node.property)
    ? String(node.property.name ?? "")
    : "";

/** Whether this is a sentence of the engine, or a pattern that only a sentence has; `??`, `?.` and `!` change nothing. */
function isSentence(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (SENTENCES.includes(node.type === "Identifier" ? String(node.name) : nameOf(node))) return true;
  for (const part of [node.expression, node.left]) if (isSentence(part)) return true;
  const { value, regex } = node as { value?: unknown; regex?: { pattern: string } };
  return node.type === "Literal" && SENTENCE.test(regex?.pattern ?? (typeof value === "string" ? value : ""));
}

/** Where a source looks at what a sentence says, or cuts it. */
export function readSentences(file: string, source: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(programOf(file, source), ({ type }) => type.startsWith("TS"))) {
    if (node.type !== "CallExpression" || !isNode(node.callee)) continue;
    const { object } = node.callee as { object?: unknown };
    const [argument] = node.arguments as unknown[];
    const how = nameOf(node.callee);
    if (LOOKS.includes(how) && (isSentence(object) || isSentence(argument))) found.push(`${file}: ${how}`);
  }
  return found;
}
