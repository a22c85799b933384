/** The ten steps of a disagreement by New Amateur-Japanese: where they are, and what has come out by now. */
import type { BoardView } from "../board/index.ts";
import { element } from "../dom.ts";
import type { SystemDispute, SystemSituation } from "../engine/systems.ts";
import { STEP_COUNT, stepWords } from "./system-words.ts";

const points = (number: number): string => `${number} ${number === 1 ? "point" : "points"}`;
const locations = (number: number): string => `${number} ${number === 1 ? "intersection" : "intersections"}`;
const signed = (number: number): string => String(number).replace("-", "−");

/** What a step has shown, once it is reached. Pure. */
export function foundWords(dispute: SystemDispute, now: SystemSituation, komi: number): string[] {
  const { step, black, white, score } = dispute;
  const found: string[] = Array.from({ length: STEP_COUNT + 1 }, () => "");
  if (step >= 6) found[6] = `${locations(black.controlled.length)}.`;
  if (step >= 7) found[7] = `${locations(white.controlled.length)}.`;
  if (step >= 8 && score !== null) {
    const { whiteCaptives, blackCaptives } = now;
    const prisoners =
      blackCaptives + whiteCaptives > 0
        ? ` Prisoners: ${whiteCaptives} for Black, ${blackCaptives} for White.`
        : "";
    const extra = komi === 0 ? "" : ` Komi ${signed(komi)}.`;
    found[8] = `Black has ${points(black.points)}, White ${points(white.points)}.${prisoners}${extra} Score ${signed(score - komi)}.`;
  }
  if (step >= 9 && score !== null) found[9] = `${resultOf(score - komi)}.`;
  return found;
}

export const resultOf = (lead: number): string =>
  lead === 0 ? "A draw" : `${lead > 0 ? "Black" : "White"} by ${Math.abs(lead)}`;

/** All ten, the one that is reached marked. */
export function tenSteps(dispute: SystemDispute, now: SystemSituation, komi: number): HTMLElement {
  const found = foundWords(dispute, now, komi);
  const list = Array.from({ length: STEP_COUNT }, (_, at) => {
    const step = at + 1;
    const state = step === dispute.step ? { "aria-current": "step" } : {};
    const told = found[step];
    return element(
      "li",
      { ...state, class: step > dispute.step ? "to-come" : "" },
      stepWords(step),
      ...(told ? [" ", element("b", {}, told)] : []),
    );
  });
  return element("ol", { class: "ten-steps", "aria-label": "The ten steps" }, ...list);
}

/** What is controlled, over the final position: step 6 has Black's, step 7 White's, then both. */
export function controlledView(dispute: SystemDispute, now: SystemSituation): Partial<BoardView> {
  const { step, black, white } = dispute;
  const blacks = new Set(step === 7 ? [] : black.controlled);
  const whites = new Set(step === 6 ? [] : white.controlled);
  if (step < 6) return {};
  return {
    control: now.stones.map((_, at) =>
      blacks.has(at) ? (whites.has(at) ? "both" : "black") : whites.has(at) ? "white" : null,
    ),
  };
}
