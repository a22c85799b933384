/** The places of an element, in its shadow root. Their parts distinguish them, and authors may style these too. */
import { element } from "../make.ts";
import { seal } from "./icons.ts";
import type { Mode } from "./options.ts";
import type { AskedProblem, Places } from "./places.ts";

export type Control = "back" | "forward" | "undo-all" | "hint" | "side" | "pass" | "judge" | "more";

const PROOF: readonly Control[] = ["back", "forward", "undo-all", "hint", "side", "more"];

/** The controls of each mode, in the order they have everywhere. */
export const CONTROLS: Record<Mode, readonly Control[]> = {
  view: ["back", "forward", "undo-all"],
  play: ["back", "forward", "undo-all", "pass", "more"],
  prove: PROOF,
  problem: PROOF,
  referee: ["judge"],
};

/**
 * The controls of a figure: a problem without a claim has another side only where a map shows both (`hasOtherSide`).
 */
export const controlsOf = ({
  mode,
  asked,
}: {
  mode: Mode;
  asked?: Pick<AskedProblem, "kind">;
}): readonly Control[] => CONTROLS[mode].filter((name) => name !== "side" || !asked || asked.kind === "find");

/** Those of the still part alone: `caption` stands above the words, or below a board that is only to be seen. */
export interface StillPlaces extends Places {
  open: HTMLAnchorElement;
  caption: HTMLElement;
}

export function buildElement(root: ShadowRoot): StillPlaces {
  const part = (name: string, ...children: Node[]) => element("div", { part: name }, ...children);
  const [board, words, controls, caption] = [part("board"), part("words"), part("controls"), part("caption")];
  const open = element("a", { part: "open", target: "_blank" }, seal(), element("span", {}, "Open in Loja"));
  const spoken = element("p", { part: "spoken", role: "status" });
  const main = part("main", board, part("side", caption, words));
  const frame = element(
    "div",
    { part: "frame", lang: "en", dir: "ltr" },
    ...[main, part("foot", controls, open), spoken],
  );
  root.replaceChildren(frame);
  return { root, frame, board, words, controls, open, spoken, caption };
}
