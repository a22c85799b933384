/** The buttons within the thumb's reach, by how far the problem is. */
import { button, redraw } from "../proof/ui.ts";
import type { Asking } from "./asking.ts";

/** `asking`: the question is open; `told`: answered, and it may be tried again; `done`. */
export type Phase = "asking" | "told" | "done";

export interface Doings {
  takeBack(): void;
  /** To the question. */
  back(): void;
  /** Where a button went away that had the focus. */
  refocus(): void;
}

/** `here`: the question is open and looked at. */
export function answersIn(phase: Phase, here: boolean, asking: Asking, doings: Doings): HTMLButtonElement[] {
  if (phase === "done") return [];
  if (phase === "told") return [button("Take back", "filled", doings.takeBack)];
  return here ? asking.answers() : [button("Back to the question", "quiet", doings.back)];
}

export function drawAnswers(host: HTMLElement, buttons: HTMLButtonElement[], { refocus }: Doings): void {
  const key = buttons.map((made) => `${made.textContent} ${made.ariaDisabled} ${made.className}`).join("|");
  redraw(host, refocus, key, () => host.replaceChildren(...buttons));
}
