/** Before a game: against somebody, or against the engine, and how strong it plays. */
import { LEVELS } from "../../address/game-address.ts";
import { element } from "../../dom.ts";
import type { OpponentLevel } from "../../engine/opponent.ts";
import { segments } from "../../play/form-fields.ts";
import { LEVEL_NAMES, LEVEL_WORDS } from "./level-words.ts";

export class OpponentChoice {
  readonly element: HTMLElement;
  private readonly levels = element("div", { class: "levels", hidden: "" });
  private readonly words = element("p", { class: "hint-words", role: "status" });
  private who: "person" | "engine" = "person";
  private level: OpponentLevel = "easy";

  /** `onChange`: whether the engine plays, and how strong. */
  constructor(private readonly onChange: (level: OpponentLevel | null) => void) {
    const who = segments<"person" | "engine">(
      "Against",
      [
        ["person", "Somebody"],
        ["engine", "The engine"],
      ],
      (picked) => {
        this.who = picked;
        this.told();
      },
    );
    who.set(this.who);
    const level = segments<OpponentLevel>(
      "How strong",
      LEVELS.map((name) => [name, LEVEL_NAMES[name]] as const),
      (picked) => {
        this.level = picked;
        this.told();
      },
    );
    level.set(this.level);
    this.levels.append(level.element, this.words);
    this.element = element("div", { class: "against" }, who.element, this.levels);
  }

  private told(): void {
    const plays = this.who === "engine";
    this.levels.hidden = !plays;
    this.words.textContent = plays ? LEVEL_WORDS[this.level] : "";
    this.onChange(plays ? this.level : null);
  }
}
