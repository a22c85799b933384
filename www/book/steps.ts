/** The tasks and explanations of a section: steps, questions, proofs, lines, and statements about them. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import { asks, type Figure, type Proof, type Question, type Says } from "../chapter/data.ts";
import { answerParts, mapClass } from "../chapter/question-state.ts";
import { WORDS } from "../chapter/words.ts";
import { playedBy } from "../laws/law-words.ts";
import { knownWords } from "./answered-question.ts";
import type { BookFigure, BookSection } from "./book.ts";
import { html, type Markup, trusted } from "./html.ts";
import { lineWords } from "./line-words.ts";
import { printed } from "./printed.ts";

/** The data of a figure that the page's script needs. */
export const dataOf = ({ diagram: _, svg: __, link: ___, ...figure }: BookFigure): Figure => figure;

/**
 * The prose with its figures in place. The text after a step's figure is its task, and belongs to the step; the text
 * after a line across, `---`, comes when the step is done. `confirms`: the engine's statements are there to open.
 * `asksFirst`: the task of a proof names the side that the reader will have, and how to win, so it comes after the
 * guess.
 */
export function prose(section: BookSection, { confirms = true, asksFirst = false } = {}): Markup {
  const [before = "", afterwards] = section.html.split(/<hr \/>\s*/);
  const pieces = placed(section, before);
  const step = section.figures.findIndex(asks);
  const figure = section.figures[step];
  if (!figure) return html`${placed(section, section.html)}`;
  const cut = 2 * step + 1;
  return html`${pieces.slice(0, cut)}
    <div class="step" id="${figure.id}">
      ${pieces[cut]}
      ${asksFirst && figure.proof?.claim ? html`<div class="task">${pieces.slice(cut + 1)}</div>` : pieces.slice(cut + 1)}
      ${figure.question ? html`<div data-question="${figure.id}">${questionForm(figure.question, figure.position)}${ANSWER}</div>` : ""}
      ${figure.proof && html`<div data-proof="words"></div>`}
      ${!figure.question && ANSWER}
      ${figure.proof && html`<div data-proof="aside"></div>`}
      <p class="printed solution">${solution(figure)}</p>
      ${doing(figure)}
      ${confirms && figure.question && figure.says.length > 0 && html`<p class="confirms-later">The engine’s own words come after your answer.</p>`}
      ${confirms && confirmed(figure)}
    </div>
    ${afterwards && html`<div class="afterwards">${placed(section, afterwards)}</div>`}`;
}

/** Where what is said to moves and answers stands. */
const ANSWER = html`<div class="answer" data-role="answer" role="status" aria-atomic="false"></div>`;

/** Text with its figures in their places: every second piece is one. */
const placed = (section: BookSection, text: string): Markup[] =>
  text
    .split(/<div data-figure="(\d+)"><\/div>/)
    .map((part, index) => (index % 2 === 0 ? trusted(scrollable(part)) : figureAt(section, Number(part))));

/** Code may be wider than a phone: then it is scrolled, by keys too. */
const scrollable = (text: string): string => text.replaceAll("<pre>", '<pre tabindex="0">');

function figureAt(section: BookSection, number: number): Markup {
  const figure = section.figures[number];
  if (!figure) throw new Error(`section ${section.id} has no figure ${number}`);
  return asks(figure)
    ? stepHead(section, figure)
    : html`${printed(figure)}${doing(figure)}${confirmed(figure)}`;
}

/** The place for what only a script can do with a figure: walk it, judge it, show another map. */
const doing = ({ id, kind, map, rules }: BookFigure): Markup | null =>
  kind === "line" || kind === "referee" || kind === "laws" || map !== null || rules
    ? html`${rules && html`<p class="played-by">Played ${playedBy(rules)}.</p><div data-acts="${id}" hidden></div>`}<div class="doing" data-doing="${id}"></div>`
    : null;

/** The answers to choose from, or the place for a number. Readable as a list where there is no script; `question.tsx` draws the same. */
function questionForm(question: Question, position: BookFigure["position"]): Markup {
  const fields =
    question.kind === "number"
      ? html`<label class="number">${WORDS.yourNumber}<input name="answer" inputmode="numeric" autocomplete="off" size="4" /></label>`
      : html`${question.answers.map(
          ({ text, control }, index) =>
            html`<label class="choice">${control && html`<span class="${mapClass(position)}" aria-hidden="true"></span>`}<span class="choice-text">${answerWords(text)}</span><input type="radio" name="answer" value="${String(index)}" /></label>`,
        )}`;
  const note = question.kind === "number" ? WORDS.guessWillDo : WORDS.chooseOne;
  return html`<form class="question"><fieldset><legend>${WORDS.whatThink}</legend>${fields}</fieldset><div class="question-acts"><button type="submit" class="quiet" disabled>${WORDS.guess}</button><span class="question-note">${note}</span></div></form>`;
}

function answerWords(text: string): Markup {
  const parts = answerParts(text);
  return parts
    ? html`<b>${parts.short}<span class="visually-hidden">:</span></b> <span class="meaning">${parts.meaning}</span>`
    : html`${text}`;
}

/** The words for a reader without script. */
function solution({ step, question, proof, position }: BookFigure): Markup {
  if (proof) return proved(proof);
  if (!question) return html`One way to do it: ${lineWords(step?.line ?? "", position.turn)}`;
  if (question.kind === "number") return html`The answer: ${String(question.number)}. ${question.right}`;
  const right = question.answers.find((answer) => answer.right);
  return html`The answer: ${right?.text ?? ""}. ${right?.reply ?? ""}`;
}

function proved({ claim, verdict, decided, solved }: Proof): Markup {
  if (!claim) return html`The answer: ${solved}`;
  const holds = verdict === "lock" ? "holds" : "fails";
  return decided
    ? html`The claim ${holds}. ${solved}`
    : html`Not decided here; by the source’s ruling the claim ${holds}. ${solved}`;
}

/** The engine's statements about a figure, closed at first. A script asks the reader before it shows them. */
function confirmed({ id, says }: BookFigure): Markup {
  if (says.length === 0) return html``;
  const decided = says.filter(({ verdict }) => verdict === "confirmed");
  const open = says.filter(({ verdict }) => verdict === "undecided");
  const otherwise = says.filter(({ verdict }) => verdict === "otherwise");
  const items = (list: Says[]): Markup =>
    html`<ul>${list.map((item) => html`<li id="${item.id}">${knownWords(item)}</li>`)}</ul>`;
  return html`<div class="predictions" data-says="${id}"><details class="says">
      <summary>${decided.length > 0 ? "Confirmed by the engine" : otherwise.length > 0 ? "The source says so; the engine disagrees" : "Not decided here"}</summary>
      ${decided.length > 0 && items(decided)}
      ${open.length > 0 && html`<p>The engine can’t decide this, so here is the source’s ruling:</p>${items(open)}`}
      ${otherwise.length > 0 && html`<p>The source says so; the engine disagrees:</p>${items(otherwise)}`}
    </details></div>`;
}

/** The head of a step, and what stands in for the board where there is none. */
function stepHead(section: BookSection, figure: BookFigure): Markup {
  // Below the chapter's title or below the section's: no level is left out.
  const title =
    section.title === null
      ? html`<h2 class="step-title">${figure.title}</h2>`
      : html`<h3 class="step-title">${figure.title}</h3>`;
  return html`<p class="step-head"><span>${TASKS[figure.kind]}<span class="visually-hidden">. </span></span><span>${role(figure)}</span></p>
    ${title}
    ${printed(figure)}`;
}

/** The kind of task. Sections are counted above, and a second count would only differ from it. */
const TASKS: Partial<Record<Figure["kind"], string>> = {
  step: "Play",
  question: "A question",
  proof: "A proof",
};

/** The reader's part in a step. */
function role({ step, proof }: BookFigure): string {
  if (step) return step.you === "both" ? "You play both colours" : `You are ${COLOR_NAMES[step.you]}`;
  const claims = proof?.claim ? [proof.claim] : (proof?.find ?? []);
  const players = new Set(claims.map(({ player }) => player));
  const [player] = players;
  if (!proof || !player) return "You predict";
  if (players.size > 1) return "You claim";
  if (!proof.claim) return `You claim for ${COLOR_NAMES[player]}`;
  // The side that can win would tell what is to be predicted.
  if (!proof.atOnce) return "You predict, then play";
  // Nor is it told where the moves begin at once: whose stones he has is enough.
  return `You are ${COLOR_NAMES[proof.you === "refuter" ? otherColor(player) : player]}`;
}
