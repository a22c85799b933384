/**
 * How the start is found: by A1, agreed, or with handicap. Each way is built once and only its words change, since a
 * name is taken when its field is left, often by the very press that would be lost on a button drawn anew.
 */
import type { Person, Way } from "../address/game-address.ts";
import { button, element } from "../dom.ts";
import type { PositionInput } from "../engine/engine.ts";
import { type Field, number, segments } from "../play/form-fields.ts";
import { shapeOf } from "../play/position-rows.ts";
import { fairKomi } from "./fair-komi.ts";
import { MOST_STONES, pairFor } from "./handicap.ts";
import { drawnBy, hereCall, komiRange, nigiri, type Opening, setsKomi, takesColour } from "./opening.ts";
import { Stepper } from "./stepper.ts";

export interface StartWaysOptions {
  onChange(part: Partial<Opening>): void;
  /** All points are closed for Black’s first move, or opened. */
  onMarks(closed: boolean): void;
  /** So many handicap stones, with this komi or the one that is there. */
  onStones(count: number, komi?: number): void;
}

export class StartWays {
  readonly element = element("div", { class: "by-way" });
  private readonly drawn = element("p", { class: "drawn-words", role: "status" });
  private readonly setsKomi = element("span");
  private readonly takesColour = element("span");
  private readonly marks = element("p", { class: "hint-words" });
  private readonly fairWords: Record<"cake" | "agreed", HTMLElement> = {
    cake: element("p", { class: "hint-words" }),
    agreed: element("p", { class: "hint-words" }),
  };
  private readonly laid = element("p", { class: "hint-words" });
  private readonly close = button("Close all points", "link", () => this.options.onMarks(true));
  private readonly open = button("Open them all", "link", () => {
    // It is gone then.
    this.close.focus({ preventScroll: true });
    this.options.onMarks(false);
  });
  private readonly given = new Stepper("Stones", 0, { min: 0, max: MOST_STONES }, (count) =>
    this.options.onStones(count),
  );
  private readonly komi: Record<Way, Stepper>;
  private readonly persons: { key: "chose" | "black"; field: Field<Person> }[] = [];
  private readonly panels: Record<Way, HTMLElement>;
  /** Of a handicap: the gap in strength, and what an even game would cost. */
  private gap = 1;
  private fair = 6;

  constructor(private readonly options: StartWaysOptions) {
    const komi = (): Stepper =>
      new Stepper("Komi", 6, { min: 0, max: 81 }, (value) => this.options.onChange({ komi: value }));
    this.komi = { cake: komi(), agreed: komi(), handicap: komi() };
    this.panels = { cake: this.cake(), agreed: this.agreed(), handicap: this.handicap() };
  }

  show(opening: Opening): void {
    const { way, names, komi, drew, rows, board } = opening;
    const panel = this.panels[way];
    if (this.element.firstChild !== panel) this.element.replaceChildren(panel);
    this.komi[way].set(komi, komiRange(opening));
    for (const { key, field } of this.persons) {
      field.set(opening[key]);
      const [one, other] = field.element.querySelectorAll("label > span");
      if (one) one.textContent = hereCall({ names }, "one");
      if (other) other.textContent = hereCall({ names }, "other");
    }
    this.drawn.textContent = drew
      ? `${drew[0]} and ${drew[1]} stones in hand, ${drew[0] + drew[1]} in all: ${(drew[0] + drew[1]) % 2 ? "odd" : "even"}.`
      : `Two handfuls of stones are drawn. If their sum is odd, ${names.one ? `${names.one} sets` : "you set"} the komi.`;
    this.setsKomi.textContent = setsKomi(opening);
    this.takesColour.textContent = takesColour(opening);
    for (const words of Object.values(this.fairWords)) words.textContent = fairWords(board);
    this.marks.textContent = marksWords(rows);
    this.open.hidden = !rows.join("").includes("#");
    this.given.set(rows.join("").split("x").length - 1);
    this.laid.textContent =
      shapeOf(board) === "rectangle"
        ? "They lie where custom has them. Press points to lay them elsewhere."
        : "Press points on the board to lay them.";
  }

  private who(legend: string, key: "chose" | "black"): HTMLElement {
    const field = segments<Person>(
      legend,
      [
        ["one", ""],
        ["other", ""],
      ],
      (person) => this.options.onChange({ drew: null, [key]: person }),
    );
    this.persons.push({ key, field });
    return field.element;
  }

  private cake(): HTMLElement {
    return steps(
      step(
        1,
        "Chance",
        button("Draw stones", "quiet", () => this.drawStones()),
        this.drawn,
        this.who("Who sets the komi", "chose"),
      ),
      step(
        2,
        this.setsKomi,
        element("p", { class: "hint-words" }, "Choose it so that you would take either colour."),
        this.komi.cake.element,
        this.fairWords.cake,
        this.marks,
        element("div", { class: "acts" }, this.close, this.open),
      ),
      step(3, this.takesColour, element("p", { class: "hint-words" }, "On the next screen, or by link.")),
    );
  }

  private agreed(): HTMLElement {
    return steps(
      step(1, "Black", this.who("Who has Black", "black")),
      step(2, "White’s komi", this.komi.agreed.element, this.fairWords.agreed),
    );
  }

  private handicap(): HTMLElement {
    const gap = number("Gap in strength", { min: 0, max: 20, step: 0.5 }, (value) => {
      this.gap = value;
      gap.set(value);
      this.takeGap();
    });
    gap.set(this.gap);
    const fair = number("Komi of an even game", { min: 0, max: 50 }, (value) => {
      this.fair = value;
      fair.set(value);
      this.takeGap();
    });
    fair.set(this.fair);
    return element(
      "div",
      {},
      steps(
        step(1, "The weaker player", this.who("Who has Black", "black")),
        step(2, "Black’s stones", this.given.element, this.laid),
        step(
          3,
          "Komi",
          this.komi.handicap.element,
          element("p", { class: "hint-words" }, "Below zero, Black gets it."),
        ),
      ),
      element(
        "details",
        { class: "gap" },
        element("summary", {}, "From a gap in strength"),
        element(
          "p",
          { class: "hint-words" },
          "The handicap is the gap and half a stone more. Half a stone is paid for with the komi of an even game.",
        ),
        element("div", { class: "form names" }, gap.element, fair.element),
      ),
    );
  }

  private drawStones(): void {
    const values = new Uint32Array(2);
    crypto.getRandomValues(values);
    let at = 0;
    const drew = nigiri(() => (values[at++] ?? 0) / 2 ** 32);
    this.options.onChange({ drew, chose: drawnBy(drew) });
  }

  private takeGap(): void {
    const pair = pairFor(this.gap, this.fair);
    if (!pair || pair.stones > MOST_STONES) return;
    this.options.onStones(pair.stones, pair.komi);
  }
}

function fairWords(board: PositionInput): string {
  const { komi, solved } = fairKomi(board);
  return solved ? `This board is solved: ${komi} is fair.` : "What is fair here is not proved yet.";
}

function marksWords(rows: readonly string[]): string {
  const all = rows.join("");
  const marked = all.split("#").length - 1;
  if (marked === 0) return "You may close points for Black’s first move: press them on the board.";
  return `${marked === 1 ? "One point is" : `${marked} points are`} closed for Black’s first move, ${all.split(".").length - 1} open.`;
}

const steps = (...made: HTMLElement[]): HTMLElement => element("div", { class: "start-steps" }, ...made);

const step = (number: number, title: string | HTMLElement, ...parts: HTMLElement[]): HTMLElement =>
  element(
    "section",
    { class: "start-step" },
    element("h4", {}, element("span", { class: "step-number" }, String(number)), " ", title),
    ...parts,
  );
