/** A finished game, or one that goes on, as columns: who would lead by how much, if both stopped after each move. */
import { element } from "../dom.ts";
import type { Judged } from "../engine/engine.ts";
import { svg } from "../proof/ui.ts";
import { judgedResult } from "./result.ts";

/** The columns take as much together; numbers have room of their own above, below, and at the foot. */
const HIGH = 96;
const NUMBER = 18;
/** No column is narrower, and on a wide page none is wider. */
const NARROW = 26;
const WIDE = 56;
/** So many open ones in a row have room for words. */
const ROOM_FOR_WORDS = 120;

/** A column for each move that was asked about; a dotted line where it is open. `room`: so wide is the place. */
export function leadGraph(known: ReadonlyMap<number, Judged>, room: number): HTMLElement {
  const asked = [...known].sort(([a], [b]) => a - b);
  const columns = asked.map(([number, report]) => ({
    number,
    headline: report.headline,
    lead: judgedResult(report)?.lead ?? null,
  }));
  const pitch = Math.max(NARROW, Math.min(WIDE, Math.floor(room / columns.length)));
  const most = (of: number[]): number => Math.max(0, ...of);
  const up = most(columns.map(({ lead }) => lead ?? 0));
  const down = most(columns.map(({ lead }) => -(lead ?? 0)));
  const unit = HIGH / Math.max(1, up + down);
  const zero = NUMBER + up * unit;
  const foot = zero + down * unit + NUMBER;
  const wide = columns.length * pitch;
  const drawn = svg("svg", {
    viewBox: `0 0 ${wide} ${foot + NUMBER}`,
    width: String(wide),
    height: String(foot + NUMBER),
    role: "img",
    "aria-label": columns.map(({ number, headline }) => `After move ${number}: ${headline}.`).join(" "),
  });
  const line = (kind: string, from: number, to: number): void =>
    drawn.append(
      svg("line", { class: kind, x1: String(from), x2: String(to), y1: String(zero), y2: String(zero) }),
    );
  const told = (words: string, x: number, y: number, kind = "", anchor = "middle"): void => {
    const text = svg("text", { class: kind, x: String(x), y: String(y), "text-anchor": anchor });
    text.textContent = words;
    drawn.append(text);
  };
  line("zero", 0, wide);
  columns.forEach(({ number, lead }, at) => {
    const left = at * pitch;
    const middle = left + pitch / 2;
    const inset = Math.round(pitch / 6);
    if (lead === null) line("open", left + inset, left + pitch - inset);
    else {
      const high = Math.max(Math.abs(lead) * unit, 1);
      drawn.append(
        svg("rect", {
          class: lead >= 0 ? "black" : "white",
          x: String(left + inset),
          y: String(lead >= 0 ? zero - high : zero),
          width: String(pitch - 2 * inset),
          height: String(high),
        }),
      );
      told(String(Math.abs(lead)), middle, lead >= 0 ? zero - high - 5 : zero + high + 14, "points");
    }
    told(String(number), middle, foot + 12);
  });
  const open = columns.findIndex(({ lead }) => lead !== null);
  const first = open < 0 ? columns.length : open;
  if (first * pitch >= ROOM_FOR_WORDS) told("too open to tell", 4, zero - 8, "", "start");
  // A long game is wider than a phone: who has no fingers scrolls it by arrow keys.
  return element(
    "figure",
    { class: "lead-graph" },
    element("figcaption", {}, "Who leads if both stop there: Black upwards, White downwards."),
    element(
      "div",
      { class: "scrolled", tabindex: "0", role: "group", "aria-label": "Who leads after which move" },
      drawn as unknown as HTMLElement,
    ),
  );
}
