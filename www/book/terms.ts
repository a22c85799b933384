/** The definitions that a page links to, laid up in it: pressing such a link opens one in place. */
import type { BookChapter, BookSection, Term } from "./book.ts";
import { html, type Markup, trusted } from "./html.ts";

/** The prose of a section, its links to definitions marked as such. */
export const withTerms = (page: BookChapter, section: BookSection): BookSection => ({
  ...section,
  html: marked(page, section.html),
});

const marked = ({ terms }: BookChapter, text: string): string =>
  Object.values(terms).reduce(
    (text, { href }) => text.replaceAll(`<a href="${href}"`, `<a class="term" href="${href}"`),
    text,
  );

/**
 * The terms of a page. All of it stays closed until the reader opens it, and without script the links lead to the rules
 * as ever.
 */
export function termsOf(page: BookChapter): Markup | false {
  const own = (words: string): Markup | false =>
    words !== "" &&
    html`<details><summary>The rule’s own words</summary>${trusted(marked(page, words))}</details>`;
  const one = ([id, { title, html: words, exact, href }]: [string, Term]): Markup =>
    html`<div data-term="${id}"><p class="term-title">${title}</p>${trusted(marked(page, words))}${own(exact)}<p><a class="term-rule" href="${href}">Open the ${href.startsWith("glossary.") ? "glossary" : "rule"}</a></p></div>`;
  const all = Object.entries(page.terms);
  return all.length > 0 && html`<template id="terms">${all.map(one)}</template>`;
}
