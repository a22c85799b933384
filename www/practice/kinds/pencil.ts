/** A stone that is pencilled in, and the button that plays it. */
import type { Location } from "../../engine/engine.ts";
import { button, enable } from "../../proof/ui.ts";
import type { Floor } from "./asking.ts";

export class Pencil {
  private at: Location | null = null;

  constructor(
    private readonly floor: Floor,
    private readonly answer: (name: string) => void,
  ) {}

  get isSet(): boolean {
    return this.at !== null;
  }

  set(at: Location | null): void {
    if (this.at === at) return;
    this.at = at;
    this.floor.remark("");
    this.floor.redrawAnswers();
  }

  /** The second press on a point. */
  play(at: Location): void {
    this.at = null;
    const name = this.floor.board.points[at]?.name;
    if (name) this.answer(name);
  }

  button(words: (name: string) => string, none: string): HTMLButtonElement {
    const { at } = this;
    const name = at === null ? "" : (this.floor.board.points[at]?.name ?? "");
    const press = (): void => {
      if (at !== null) this.play(at);
    };
    const made = button(name ? words(name) : none, "filled", press, { "data-key": "play" });
    enable(made, name !== "");
    return made;
  }
}
