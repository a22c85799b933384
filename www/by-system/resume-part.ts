/** After a stop: either player may call for a resumption, and play goes on. */
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { button, element } from "../dom.ts";
import type { SystemGame } from "../engine/systems.ts";
import type { SideActs } from "../table/rules.ts";

/** What a resumption means by rules that know it. */
const MEANS: Partial<Record<SystemGame["rules"], string>> = {
  jrg89:
    "Or a player says openly that play is to be resumed. Article 9.3: the opponent has to agree, and moves first.",
  naj: "Or, where a tournament allows it, the game is resumed as it was before the two passes.",
};

/** A button for each player, where the rules know a resumption; empty elsewhere. */
export function resumePart(
  { rules, acts }: Pick<SystemGame, "rules" | "acts">,
  { move }: Pick<SideActs, "move">,
): HTMLElement {
  const part = element("div", { class: "resume-part" });
  if (!acts.includes("resume")) return part;
  part.append(
    element("p", {}, MEANS[rules === "najn" ? "naj" : rules] ?? ""),
    element(
      "div",
      { class: "acts" },
      ...COLORS.map((by) =>
        button(`Resume play: ${COLOR_NAMES[by]} asks`, "quiet", () => move({ kind: "resume", by })),
      ),
    ),
  );
  return part;
}
