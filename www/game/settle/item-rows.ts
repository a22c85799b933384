/** What was named, a row each: both lists side by side, and what one can do where they differ. */
import { button, element } from "../../dom.ts";
import type { Board, Color } from "../../engine/engine.ts";
import { sign } from "../../proof/ui.ts";
import { itemTitle, saysWords, standingWords } from "./item-words.ts";
import type { Item } from "./settlement.ts";

export interface ItemActs {
  argue(item: Item): void;
  certificate(item: Item): void;
  undo(item: Item): void;
}

/** `both`: both lists are there, so that they can be compared. */
export const itemRow = (
  board: Board,
  item: Item,
  { both, reader }: { both: boolean; reader: Color | "both" },
  acts: ItemActs,
): HTMLElement => {
  const { at, kind, holds, ruling } = item;
  const title = itemTitle(board, item);
  const open = both && holds === null;
  const standing = both ? standingWords(item) : kind === "string" ? "dead" : "nobody’s";
  const link = (text: string, key: string, name: string, press: () => void): HTMLElement =>
    button(text, "link", press, { "data-key": `${key}-${at}`, "aria-label": `${name}: ${title}` });
  return element(
    "li",
    {},
    sign(open ? "open" : kind === "string" && holds === false ? "fails" : "holds"),
    element(
      "div",
      { class: "item-words" },
      element("p", { class: "item-title" }, title),
      open && element("p", { class: "item-says" }, saysWords(item, reader)),
    ),
    open
      ? button("Argue it", "filled", () => acts.argue(item), {
          "data-key": `argue-${at}`,
          "aria-label": `Argue it: ${title}`,
        })
      : element(
          "div",
          { class: "item-standing" },
          element("p", {}, standing),
          ruling?.by === "referee" &&
            link("Certificate", "certificate", "Save the certificate", () => acts.certificate(item)),
          ruling && link("Undo", "undo", "Undo the ruling", () => acts.undo(item)),
        ),
  );
};
