/** Questions whose answer stands on their page before they are asked: by words, by a number, or by the only picture. */
import type { ChapterData, Figure } from "../chapter/data.ts";

export interface GivenAway {
  page: string;
  figure: string;
  why: string;
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** What is read, without what only paper and whoever asks for it see. */
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

/** `own` is the section up to the question, `before` the page up to there; both as markup. */
function why({ question, title }: Figure, own: string, before: string): string | null {
  if (!question) return null;
  if (question.kind === "number") {
    const word = NUMBERS[question.number];
    const here = plain(`${words(own)} ${title ?? ""}`);
    const told = [String(question.number), word].some((number) => number && here.includes(` ${number} `));
    return told ? `its section says ${question.number} before it asks` : null;
  }
  const right = question.answers.find((answer) => answer.right);
  if (!right) return null;
  const maps = question.answers.filter(({ control }) => control);
  if (maps.length === 1 && right.control) return "only the right answer has a picture";
  const heading = /<h2 class="title"[^>]*>([\s\S]*?)<\/h2>/.exec(own)?.[1] ?? "";
  if (/^no\b/i.test(right.text) && /^(no|not|never)\b/i.test(words(heading).trim()))
    return `its heading says “${heading}”`;
  const read = plain(words(before));
  const told = telling(right.text).find((part) => read.includes(part));
  return told ? `“${told.trim()}” stands above it` : null;
}

/** All such questions of a built page, in order. */
export function givenAway(page: string, html: string): GivenAway[] {
  const json = /<script type="application\/json" id="chapter-data">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (!json) return [];
  const { sections } = JSON.parse(json) as ChapterData;
  const starts = sections.map(({ id }) => html.indexOf(`<section id="${id}"`));
  return sections.flatMap(({ figures }, index) =>
    figures.flatMap((figure) => {
      const start = starts[index] ?? 0;
      const form = html.indexOf("<form", start);
      const own = html.slice(start, form < 0 ? start : form);
      const found = why(figure, own, html.slice(starts[0] ?? 0, form < 0 ? start : form));
      return found ? [{ page, figure: figure.id, why: found }] : [];
    }),
  );
}
