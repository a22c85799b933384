/** Shimada's three ends, and A − B − C, one number after the other. */
import { button, element, focusedBeside } from "../dom.ts";
import type { ShimadaSums, SystemSituation } from "../engine/systems.ts";
import { resultOf } from "./ten-steps.ts";

const ENDS = ["The temporary end", "The end", "The decisive position"];
const REACHED: Record<string, number> = { play: 0, "temporary-end": 1, end: 2, over: 3 };

/** Which of the three are reached. */
export function threeEnds({ stage, passes }: SystemSituation): HTMLElement {
  const reached = REACHED[stage.kind] ?? 0;
  const list = ENDS.map((words, at) =>
    element(
      "li",
      { class: at < reached ? "" : "to-come", ...(at === reached - 1 ? { "aria-current": "step" } : {}) },
      words,
      at === reached && passes === 1 ? ": one pass of two" : "",
    ),
  );
  return element("ol", { class: "ten-steps", "aria-label": "The three ends" }, ...list);
}

const ROWS: [keyof ShimadaSums, string, string][] = [
  ["a", "A", "your stones, and the liberties of those with two eyes"],
  ["b", "B", "stones you had played by the end, those of a handicap too"],
  ["c", "C", "stones you added after the end where nothing was settled"],
];

const signed = (number: number): string => String(number).replace("-", "−");
const score = ({ a, b, c }: ShimadaSums): number => a - b - c;

/** Black's lead, without komi. Pure. */
export const shimadaLead = ({ black, white }: { black: ShimadaSums; white: ShimadaSums }): number =>
  score(black) - score(white);

/** A table that grows by a row at a press, the difference last. */
export function sumsPart(sums: { black: ShimadaSums; white: ShimadaSums }, komi: number): HTMLElement {
  const body = element("tbody");
  const told = element("p", { class: "sums-told", role: "status" });
  const cell = (words: string): HTMLElement => element("td", {}, words);
  let shown = 0;
  const next = button("Count A", "quiet", () => {
    const row = ROWS[shown];
    shown += 1;
    if (row) {
      const [name, sign, words] = row;
      body.append(
        element(
          "tr",
          {},
          element("th", { scope: "row" }, sign, " ", element("small", {}, words)),
          cell(signed(sums.black[name])),
          cell(signed(sums.white[name])),
        ),
      );
      told.textContent = `${sign}: Black ${signed(sums.black[name])}, White ${signed(sums.white[name])}.`;
      const following = ROWS[shown];
      next.textContent = following ? `Count ${following[1]}` : "Compare A − B − C";
      return;
    }
    const black = score(sums.black);
    const white = score(sums.white);
    body.append(
      element(
        "tr",
        { class: "sums-total" },
        element("th", { scope: "row" }, "A − B − C"),
        cell(signed(black)),
        cell(signed(white)),
      ),
    );
    const extra = komi === 0 ? "" : ` With komi ${signed(komi)}:`;
    told.textContent = `Black ${signed(black)}, White ${signed(white)}.${extra} ${resultOf(shimadaLead(sums) - komi)}.`;
    told.tabIndex = -1;
    if (focusedBeside(next) === next) told.focus();
    next.hidden = true;
  });
  return element(
    "div",
    { class: "sums" },
    element(
      "table",
      {},
      element("caption", { class: "visually-hidden" }, "A, B and C of both players"),
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          element("td"),
          element("th", { scope: "col" }, "Black"),
          element("th", { scope: "col" }, "White"),
        ),
      ),
      body,
    ),
    told,
    element("div", { class: "acts" }, next),
  );
}
