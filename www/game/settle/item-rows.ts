/** What was named, a row each: both lists side by side, and what one can do where they differ. */
import { button, element } from "../../dom.ts";
import type { Board, Color } from "../../engine/engine.ts";
import { sign } from "../../proof/ui.ts";
import { itemTitle, saysWords, standingWords } from "./item-words.ts";
import type { ShownRuling } from "./ruling-certificate.ts";
import type { Item } from "./settlement.ts";

export interface ItemActs {
  argue(item: Item): void;
  /** Saves the certificate. */
  certificate(item: Item): void;
  /** A ruling came without what it stands on. */
  check(item: Item): void;
  /** The other’s claim is doubted, or no longer. */
  doubt(item: Item): void;
  undo(item: Item): void;
}

export interface RowState {
  /** Both lists are there, so that they can be compared. */
  both: boolean;
  reader: Color | "both";
  /** The game is decided: nothing is argued any more. */
  over: boolean;
  /** What shows a ruling of the referee, where it is at hand. */
  shown(item: Item): ShownRuling | null;
  /** Whether a claim may be doubted. */
  doubtable: boolean;
}

export const itemRow = (
  board: Board,
  item: Item,
  { both, reader, over, doubtable, shown: shownOf }: RowState,
  acts: ItemActs,
): HTMLElement => {
  const { at, kind, claimant, holds, ruling } = item;
  const title = itemTitle(board, item);
  const open = both && !over && holds === null;
  const alone = { string: "dead", point: "nobody’s", claim: "" }[kind];
  const judged = ruling?.by === "referee";
  const shown = judged ? shownOf(item) : null;
  const standing = both ? standingWords(item, shown !== null) : alone;
  // By link one doubts the other’s claims alone.
  const mayDoubt = doubtable && both && kind === "claim" && !ruling && reader !== claimant;
  const link = (text: string, key: string, name: string, press: () => void): HTMLElement =>
    button(text, "link", press, {
      "data-key": `${key}-${claimant}-${at}`,
      "aria-label": `${name}: ${title}`,
    });
  return element(
    "li",
    {},
    sign(both && holds === null ? "open" : kind !== "point" && holds === false ? "fails" : "holds"),
    element(
      "div",
      { class: "item-words" },
      element("p", { class: "item-title" }, title),
      open && element("p", { class: "item-says" }, saysWords(item, reader)),
      mayDoubt &&
        link(open ? "Believe it after all" : "Doubt it", "doubt", open ? "Believe it" : "Doubt it", () =>
          acts.doubt(item),
        ),
    ),
    open
      ? button("Argue it", "filled", () => acts.argue(item), {
          "data-key": `argue-${claimant}-${at}`,
          "aria-label": `Argue it: ${title}`,
        })
      : element(
          "div",
          { class: "item-standing" },
          element("p", {}, standing),
          shown?.address &&
            element(
              "a",
              {
                class: "link",
                href: shown.address,
                target: "_blank",
                rel: "noopener",
                "aria-label": `Open the certificate: ${title}`,
              },
              "Certificate",
            ),
          shown && link("Save it", "certificate", "Save the certificate", () => acts.certificate(item)),
          judged && !shown && link("Check it", "check", "Have it checked", () => acts.check(item)),
          ruling && link("Undo", "undo", "Undo the ruling", () => acts.undo(item)),
        ),
  );
};
