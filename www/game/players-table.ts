/** Who plays: prisoners, komi, the time left. */
import { COLOR_NAMES, COLORS, otherColor } from "../board/color.ts";
import { element } from "../dom.ts";
import type { Color, Situation } from "../engine/engine.ts";
import { type Clock, timeWords } from "./clock.ts";
import { nameOf, readerColor, type WholeGame } from "./whole-game.ts";

export class PlayersTable {
  readonly element = element("table", { class: "players" });
  private readonly times = new Map<Color, HTMLElement>();

  show(game: WholeGame, situation: Situation, clock: Clock | null): void {
    const heads = ["Prisoners", "Komi", ...(clock ? ["Time left"] : [])];
    this.times.clear();
    this.element.replaceChildren(
      element("caption", { class: "visually-hidden" }, "The players"),
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          element("th", { scope: "col" }, element("span", { class: "visually-hidden" }, "Player")),
          ...heads.map((head) => element("th", { scope: "col" }, head)),
        ),
      ),
      element("tbody", {}, ...COLORS.map((color) => this.row(game, situation, color, clock))),
    );
    this.tick(clock);
  }

  /** Only the times. */
  tick(clock: Clock | null): void {
    if (clock) for (const [color, cell] of this.times) cell.textContent = timeWords(clock[color]);
  }

  private row(game: WholeGame, situation: Situation, color: Color, clock: Clock | null): HTMLElement {
    const turn = !situation.final && situation.turn === color;
    const you = readerColor(game) === color;
    const told = [you && "you", turn && "to move"].filter(Boolean).join(", ");
    const time = element("td", { class: "time" });
    if (clock) this.times.set(color, time);
    const { prisoners, komi } = takenBy(game, situation, color);
    return element(
      "tr",
      turn ? { "data-turn": "" } : {},
      element(
        "th",
        { scope: "row" },
        element("span", { class: `stone ${color}`, "aria-hidden": "true" }),
        element("b", {}, nameOf(game, color)),
        game.names[color === "black" ? (game.black ?? "one") : game.black === "one" ? "other" : "one"]
          ? element("span", { class: "visually-hidden" }, ` (${COLOR_NAMES[color]})`)
          : null,
        told && element("span", { class: "told-turn" }, told),
      ),
      element("td", {}, String(prisoners)),
      element("td", {}, komi > 0 ? String(komi) : "–"),
      clock && time,
    );
  }
}

/** Prisoners and komi apart: the rules count a whole komi as captives (A2.9). */
export function takenBy(
  { start }: Pick<WholeGame, "start">,
  { blackCaptives, whiteCaptives }: Pick<Situation, "blackCaptives" | "whiteCaptives">,
  color: Color,
): { prisoners: number; komi: number } {
  const all = otherColor(color) === "black" ? blackCaptives : whiteCaptives;
  const told = start.komi ?? 0;
  const komi = Math.max(0, color === "white" ? told : -told);
  return { prisoners: all - (Number.isInteger(komi) ? komi : 0), komi };
}
