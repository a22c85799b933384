/** No question is asked after its page has answered it. Needs dist/, so `npm test` runs it after the build. */
import { expect, test } from "vitest";
import type { Areas } from "../chapter/data.ts";
import { type GivenAway, givenAway } from "./given-away.ts";
import { readBuild, text } from "./weigh.ts";

/** Where the words above a question are not its answer, and why. */
const FINE: Record<string, string> = {
  "after-end.html#step-8": "a line walked before ends in another position, where the claim holds",
  "precise-rules.html#step-5": "the definition of locking, which the claim is an example of",
  "control.html#step-9": "the task is to find what can be locked",
  "beast-24.html#step-2": "the task is to find what can be locked",
};

const build = readBuild("dist");
const pages = [...build.keys()].filter((file) => file.endsWith(".html"));

/** A page with one section, as the build makes it. */
const made = (heading: string, prose: string, figures: object[], lead = ""): string =>
  `<script type="application/json" id="chapter-data">${JSON.stringify({ sections: [{ id: "one", figures }] })}</script>
  <h1>Title</h1><p class="lead">${lead}</p>
  <section id="one"><h2 class="title">${heading}</h2><p>${prose}</p><div id="step-1"><form></form></div></section>`;
const none = { title: null, caption: null, says: [], map: null, question: null, proof: null };
const position = { rows: ["xo."] };
const whole = { black: [0, 1, 2], white: [] };
const choice = (text: string, control?: Areas): object => ({
  ...none,
  id: "step-1",
  position,
  question: {
    kind: "choice",
    answers: [
      { text, right: true, control },
      { text: "Nobody has it", right: false, control: control && { black: [], white: [] } },
    ],
  },
});

test("each way of telling is noticed, and a page that tells nothing is not named", () => {
  const told = (html: string): number => givenAway("page.html", html).length;
  const answer = "Black has all of it";
  expect(told(made("Whose?", "Look.", [choice(answer)]))).toBe(0);
  expect(told(made("Whose?", "Black has all of it.", [choice(answer)]))).toBe(1);
  expect(told(made("Black has all of it", "Look.", [choice(answer)]))).toBe(1);
  expect(told(made("Whose?", "Look.", [choice(answer)], "Black has all of it."))).toBe(1);
  expect(told(made("Whose?", "Look.", [{ ...choice(answer), caption: "Black has all of it." }]))).toBe(1);
  const number = { ...none, id: "step-1", position, question: { kind: "number", number: 8 } };
  expect(told(made("How many?", "Count.", [number]))).toBe(0);
  expect(told(made("Eight points", "Count.", [number]))).toBe(1);
  expect(told(made("How many?", "Count.", [{ ...number, caption: "All 8." }]))).toBe(1);
  const asked = choice("Black", whole);
  expect(told(made("Whose?", "Look.", [asked]))).toBe(0);
  expect(told(made("Whose?", "Look.", [{ ...none, id: "a", kind: "referee", position }, asked]))).toBe(1);
  expect(
    told(made("Whose?", "Look.", [{ ...none, id: "a", kind: "figure", position, map: whole }, asked])),
  ).toBe(1);
  const only = {
    ...none,
    id: "step-1",
    position,
    question: {
      kind: "choice",
      answers: [
        { text: "Black", right: true, control: whole },
        { text: "White", right: false },
      ],
    },
  };
  expect(told(made("Whose?", "Look.", [only]))).toBe(1);
  const proof = { ...none, id: "step-1", position, proof: { decided: true, atOnce: false } };
  expect(told(made("A claim", "Say what you expect.", [proof]))).toBe(0);
  expect(told(made("A claim", "His claim holds. Say what you expect.", [proof]))).toBe(1);
  expect(
    told(made("A claim", "His claim holds.", [{ ...proof, proof: { decided: true, atOnce: true } }])),
  ).toBe(0);
});

test("a list of what the engine confirms tells too, beside the same board", () => {
  const told = (...figures: object[]): number => givenAway("page.html", made("One", "Look.", figures)).length;
  const step = { ...none, id: "step-1", kind: "step", position, step: { line: "a1 b1" } };
  const list = (says: object): object => ({ ...none, id: "a", kind: "figure", position, says: [says] });
  const after = (after: string): object => list({ kind: "becomes", after, text: "So it is." });
  expect(told(after("a1"), step)).toBe(1);
  expect(told(step, after("a1 pass"))).toBe(0);
  expect(told(after("b1 a1"), step)).toBe(0);
  expect(told({ ...after("a1"), position: { rows: ["ox."] } }, step)).toBe(0);
  // What asks has its list closed until it is done.
  expect(told({ ...step, says: [{ kind: "becomes", after: "a1", text: "So it is." }] })).toBe(0);
  const claim = { player: "black", set: [0, 1] };
  const proof = { ...none, id: "step-1", kind: "proof", position };
  const argued = (atOnce: boolean): object => ({ ...proof, proof: { decided: true, atOnce, claim } });
  const stands = list({ kind: "refuted", player: "black", set: [1, 0], text: "He can’t." });
  expect(told(stands, argued(false))).toBe(1);
  expect(told(stands, argued(true))).toBe(0);
  expect(
    told(list({ kind: "refuted", player: "white", set: [1, 0], text: "He can’t." }), argued(false)),
  ).toBe(0);
});

test("the list of what asks is closed until that is done", () => {
  const styles = [...build.keys()].filter((file) => file.endsWith(".css")).map((file) => text(build, file));
  const closed = /\.js \.section:not\(:has\(\.onward \.next\.filled\)\) \.step\s?>\s?\.predictions/;
  expect(styles.join("\n")).toMatch(closed);
});

test("no page answers its questions before it asks them", () => {
  const found: GivenAway[] = pages.flatMap((page) => givenAway(page, text(build, page)));
  expect(found.filter(({ page, figure }) => !FINE[`${page}#${figure}`])).toEqual([]);
  const known = found.map(({ page, figure }) => `${page}#${figure}`);
  expect(Object.keys(FINE).filter((place) => !known.includes(place))).toEqual([]);
});
