/** A stone that is pencilled in, where points are small, and the button that plays it. */
import type { Location } from "../engine/engine.ts";
import { button } from "../proof/ui.ts";
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
    this.floor.redrawAnswers();
  }

  /** A press that is meant. */
  play(at: Location): void {
    this.at = null;
    const name = this.floor.board.points[at]?.name;
    if (name) this.answer(name);
  }

  /** None while nothing is pencilled in. */
  buttons(words: (name: string) => string): HTMLButtonElement[] {
    const { at } = this;
    const name = at === null ? undefined : this.floor.board.points[at]?.name;
    if (at === null || !name) return [];
    return [button(words(name), "filled", () => this.play(at), { "data-key": "play" })];
  }
}
