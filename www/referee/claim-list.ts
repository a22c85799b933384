/** The claims that show a result, each with its own small map, and the parts that nobody locks. */
import { COLOR_NAMES } from "../board/color.ts";
import { drawFigure } from "../board/index.ts";
import { button, element } from "../dom.ts";
import { type Board, type Color, countWords as many, type Situation } from "../engine/engine.ts";
import type { Answered, Region } from "./claims.ts";
import { claimWords, openWords, placeWords } from "./referee-words.ts";

export interface Scene {
  board: Board;
  situation: Situation;
  /** The level of the view's own heading; those of its parts are below it. Null: the page has its own, and these are none. */
  level: 2 | 3 | null;
}

/** A heading of a part, or of a row in it. */
export const heading = ({ level }: Pick<Scene, "level">, kind: "part" | "row", text: string): HTMLElement =>
  kind === "part"
    ? element(level === null ? "div" : `h${level === 2 ? 3 : 4}`, { class: "section-head" }, text)
    : element(level === null ? "div" : `h${level === 2 ? 4 : 5}`, { class: "row-head" }, text);

/** What the reader may ask for beside a claim. */
export interface Acts {
  play(claim: Answered): void;
  /** Draws its outline on the large board. */
  look(claim: Answered): void;
}

/** Each turn takes about this long, so that the page answers in between. */
const TURN = 12;

/** Fills a list with rows: those of a large board have large figures, too many for one go. */
export function inTurns(list: HTMLElement, rows: readonly (() => HTMLElement)[]): HTMLElement {
  const turn = (from: number): void => {
    const start = performance.now();
    let next = from;
    do {
      const made = rows[next++]?.();
      if (made) list.append(made);
    } while (next < rows.length && performance.now() - start < TURN);
    if (next < rows.length) setTimeout(() => list.isConnected && turn(next));
  };
  turn(0);
  return list;
}

function row(figure: HTMLElement, title: HTMLElement, words: string, ...acts: HTMLElement[]): HTMLElement {
  return element(
    "li",
    { class: "shown-claim" },
    figure,
    element("div", { class: "claim-said" }, title, words !== "" && element("p", {}, words)),
    element("div", { class: "claim-acts" }, ...acts),
  );
}

function figure({ board, situation }: Scene, claim: Answered, label: string): HTMLElement {
  const { stones, marks } = situation;
  const inside = new Set(claim.set);
  const lock = claim.verdict === "lock";
  return drawFigure(
    board,
    {
      stones,
      marks,
      ...(lock
        ? { control: stones.map((_, at) => (inside.has(at) ? claim.player : null)) }
        : { areas: [{ points: claim.set, kind: "other" as const }] }),
    },
    { label },
  );
}

export function claimRow(scene: Scene, claim: Answered, acts: Acts): HTMLElement {
  const title = claimWords(claim);
  const map = figure(scene, claim, `Map: ${title}`);
  const look = button(map, "look", () => acts.look(claim), { "aria-label": `Show on the board: ${title}` });
  return row(
    look,
    heading(scene, "row", title),
    claim.verdict === "undecided" ? openWords(claim).words : claim.words,
    button("Play it", "quiet", () => acts.play(claim), { "aria-label": `Play it: ${title}` }),
  );
}

/** What to say about a part that nobody locks: its place in words, and for each colour a claim that fails. */
export interface Reasons {
  /** "9 in the upper right corner" */
  place: string;
  refuted: Answered[];
}

/** A part of nobody's: closed it is a row, opened it lists the claims that fail. */
export function regionRow(
  scene: Scene,
  region: Region,
  why: Promise<Reasons>,
  acts: Acts,
  onSee: () => void,
): HTMLElement {
  const { board, situation } = scene;
  const named = (place: string): string => `Nobody locks ${placeWords(place)}`;
  const first = named(many(region.points.length, "point"));
  const list = element("ul", { class: "claims" });
  list.hidden = true;
  const map = drawFigure(
    board,
    { stones: situation.stones, marks: situation.marks, areas: [{ points: region.points, kind: "other" }] },
    { label: `Map: ${first}` },
  );
  const see = button(
    "See why",
    "quiet",
    () => {
      list.hidden = !list.hidden;
      see.ariaExpanded = String(!list.hidden);
      if (!list.hidden) onSee();
    },
    { "aria-expanded": "false", "aria-label": `See why: ${first}` },
  );
  const title = heading(scene, "row", first);
  const made = row(map, title, "\u00a0", see);
  made.append(list);
  void why.then(({ place, refuted }) => {
    const said = made.querySelector("p");
    title.textContent = named(place);
    if (said) said.textContent = refutedWords(refuted.map(({ player }) => player));
    see.ariaLabel = `See why: ${named(place)}`;
    see.hidden = refuted.length === 0;
    list.append(...refuted.map((claim) => claimRow(scene, claim, acts)));
  });
  return made;
}

function refutedWords(players: readonly Color[]): string {
  const [player] = players;
  if (!player) return "No set that takes in any of it has a border of one colour.";
  if (players.length > 1) return "Both colours may claim it with their own side. Both are refuted.";
  return `Only ${COLOR_NAMES[player]} can border a set around it, and that claim is refuted.`;
}
