/**
 * Questions, steps and predictions whose answer stands on their page before them: in the lead, a heading, a caption or
 * the text, by a number, by the only picture, by a judge of the same board, or in a list of the engine's statements.
 * The list of a figure with a task is closed until that is done (`www/style/lesson/question.css`), so this looks at
 * those of other figures.
 */
import { type Areas, asks, type ChapterData, type Figure, type Says } from "../chapter/data.ts";

export interface GivenAway {
  page: string;
  figure: string;
  why: string;
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The words to read, without those on paper or behind a press. */
const words = (html: string): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<pre[\s\S]*?<\/pre>|<p class="printed solution">[\s\S]*?<\/p>/g, " ")
    .replace(/<div class="predictions"[\s\S]*?<\/details><\/div>|<form[\s\S]*?<\/form>/g, " ")
    .replace(/<p class="(?:line|onward|step-head)">[\s\S]*?<\/p>|<nav[\s\S]*?<\/nav>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&[a-z#0-9]+;/g, " ");

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** The parts of an answer that would tell it: all of it, or what stands before or after its colon, if that is no mere name. */
const telling = (text: string): string[] =>
  [text, ...text.split(":")].map(plain).filter((part) => part.trim().split(" ").length >= 4);

/** The content of a page before a question. */
interface Shown {
  /** The section up to the question, and the page up to there with its lead; both as markup. */
  own: string;
  before: string;
  /** The headings of all sections: they stand beside the text from the first one on. */
  headings: string;
  /** The figures before it. */
  figures: Figure[];
  /** The readable lists among them: a figure with a task has its own closed, and so are those of later figures. */
  lists: Figure[];
}

const sameAreas = (one: Areas, other: Areas): boolean =>
  String(one.black) === String(other.black) && String(one.white) === String(other.white);

const rowsOf = ({ position }: Figure): string => JSON.stringify((position as { rows?: unknown }).rows);

/** A figure of the same board that tells whose it is: the judge, a map of others, or what the page confirms at once. */
function judged(asked: Figure, control: Areas, figures: readonly Figure[]): Figure | undefined {
  return figures.find(
    (figure) =>
      rowsOf(figure) === rowsOf(asked) &&
      (figure.kind === "referee" ||
        (figure.map !== null && sameAreas(figure.map, control)) ||
        figure.says.some((said) => said.known && said.control && sameAreas(said.control, control))),
  );
}

/** Words that give the state of a claim away: after them a reader predicts no more. */
const STANDS = /\b(claim (holds|fails)|is refuted|can t lock|can lock|no lock)\b/;

/** A claim that is predicted before it is tested, and that the engine decides. */
function predicted({ proof, title, caption }: Figure, own: string): string | null {
  if (!proof || proof.atOnce || !proof.decided || proof.law) return null;
  const told = STANDS.exec(plain(`${words(own)} ${title ?? ""} ${caption ?? ""}`))?.[0];
  return told ? `“${told}” stands above its prediction` : null;
}

const sameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((at) => other.includes(at));

/** Whether something that is listed says the first move of a step, or how a claim stands that is to be predicted. */
function tells({ step, proof }: Figure, { kind, after = "", player, set }: Says): boolean {
  const [first] = step?.line.split(" ") ?? [];
  if (first) return first !== "pass" && after.split(" ")[0] === first;
  const claim = proof && !proof.atOnce && proof.decided ? proof.claim : null;
  return (
    claim !== null &&
    after === "" &&
    /^(lock|refuted)$/.test(kind) &&
    player === claim.player &&
    sameSet(set ?? [], claim.set)
  );
}

/** A list beside the same board that tells what a step or a proof asks. */
function listed(asked: Figure, lists: readonly Figure[]): string | null {
  const there = lists.filter(({ position }) => JSON.stringify(position) === JSON.stringify(asked.position));
  const said = there.flatMap(({ says }) => says).find((says) => tells(asked, says));
  return said ? `“${said.text}” is confirmed beside it` : null;
}

function why(figure: Figure, { own, before, headings, figures, lists }: Shown): string | null {
  const { question, title, caption } = figure;
  if (!question) return predicted(figure, own) ?? listed(figure, lists);
  if (question.kind === "number") {
    const word = NUMBERS[question.number];
    const here = plain(`${words(own)} ${title ?? ""} ${caption ?? ""}`);
    const told = [String(question.number), word].some((number) => number && here.includes(` ${number} `));
    return told ? `its section says ${question.number} before it asks` : null;
  }
  const right = question.answers.find((answer) => answer.right);
  if (!right) return null;
  const maps = question.answers.filter(({ control }) => control);
  if (maps.length === 1 && right.control) return "only the right answer has a picture";
  const teller = right.control && judged(figure, right.control, figures);
  if (teller) return `${teller.id} has told it`;
  const heading = /<h2 class="title"[^>]*>([\s\S]*?)<\/h2>/.exec(own)?.[1] ?? "";
  if (/^no\b/i.test(right.text) && /^(no|not|never)\b/i.test(words(heading).trim()))
    return `its heading says “${heading}”`;
  const read = plain(`${words(before)} ${title ?? ""} ${caption ?? ""} ${words(headings)}`);
  const told = telling(right.text).find((part) => read.includes(part));
  return told ? `“${told.trim()}” stands above it` : null;
}

/** All such questions of a built page, in order. */
export function givenAway(page: string, html: string): GivenAway[] {
  const json = /<script type="application\/json" id="chapter-data">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (!json) return [];
  const { sections } = JSON.parse(json) as ChapterData;
  const starts = sections.map(({ id }) => html.indexOf(`<section id="${id}"`));
  const top = Math.max(0, html.indexOf("<h1"));
  const headings = (html.match(/<h2 class="title"[^>]*>[\s\S]*?<\/h2>/g) ?? []).join(" . ");
  const figures: Figure[] = [];
  return sections.flatMap((section, index) =>
    section.figures.flatMap((figure) => {
      const start = starts[index] ?? 0;
      const from = figure.proof ? html.indexOf(`id="${figure.id}"`, start) : html.indexOf("<form", start);
      const end = from < 0 ? start : from;
      const lists = figures.filter((one) => !asks(one));
      const shown = { own: html.slice(start, end), before: html.slice(top, end), headings, figures, lists };
      const found = why(figure, shown);
      figures.push(figure);
      return found ? [{ page, figure: figure.id, why: found }] : [];
    }),
  );
}
