/** What the engine confirms about a figure, item by item: the reader says first what he thinks, and is told then. */
import { button, element } from "../dom.ts";
import { revealReply } from "../table/reveal.ts";
import { controlWords } from "./control-words.ts";
import type { Asks, Says } from "./data.ts";

/** What is told of control: the board shows it, and print has it in letters. */
export function toldWords({ kind, control, text }: Pick<Says, "kind" | "control" | "text">): string {
  if (kind !== "control" || !control || !/^Control from the upper row/.test(text)) return text;
  return `${controlWords(control)}: see the board.`;
}

/** What the reader says to a question, before the truth: the number of an option, or nothing. */
export type Guess = number | null;

/** What stands before the truth: whether the reader had foreseen it. */
export function foreseen({ options, right }: Asks, guess: Guess): string {
  if (guess === null) return "";
  return guess === right ? "As you said." : `You said: ${options[guess] ?? ""}.`;
}

export interface Predicting {
  says: readonly Says[];
  /** Whether all of it is closed until it is asked for. */
  folded: boolean;
  /** What the reader said earlier, by the id of what is said. */
  earlier(id: string): Guess;
  predicted(id: string, guess: number): void;
  /** Whether it can be shown on the board: now, as it is asked, or later, as it is told. */
  shows(says: Says, told: boolean): boolean;
  /** Shows it there; `ended` is called when something else is shown. False where it could not be. */
  show(says: Says, told: boolean, ended: () => void): void;
  /** Takes it from the board. */
  hide(): void;
  /** Points out what is asked about, where that disturbs nothing. */
  point(says: Says): void;
}

/** Fills `host` with one question after the other, and with all that was told. */
export function predict(host: HTMLElement, all: Predicting): { point(): void } {
  // What the source rules where the engine can't decide is asked for too, though nobody knows what is right.
  const known = all.says.filter((says) => says.known);
  const held = all.says.filter((says) => !says.known && (says.asks !== null || says.verdict === "undecided"));
  const plain = all.says.filter((says) => !known.includes(says) && !held.includes(says));
  const list = element("ul", { class: "told-list" });
  const place = element("div", { class: "asks" });
  list.append(...known.map((says) => told(says, null, all)));
  const waiting = held.filter((says) => {
    const guess = says.asks && all.earlier(says.id);
    if (guess === null) return true;
    list.append(told(says, guess, all));
    return false;
  });
  const ask = (): void => {
    list.hidden = list.childElementCount === 0;
    place.replaceChildren();
    place.hidden = waiting.length === 0;
    const says = waiting[0];
    if (!says) return;
    const answered = (guess: Guess): void => {
      waiting.shift();
      all.hide();
      if (guess !== null) all.predicted(says.id, guess);
      const item = told(says, guess, all);
      list.append(item);
      ask();
      const words = item.querySelector<HTMLElement>(".told-words");
      words?.focus({ preventScroll: true });
      if (words) revealReply(words);
      if (all.shows(says, true)) item.querySelector<HTMLElement>(".show")?.click();
    };
    place.append(...question(says, answered, all, waiting.length));
    all.point(says);
  };
  ask();
  const parts = [list, place, ...(plain.length > 0 ? [rest(plain, held.length > 0)] : [])];
  host.replaceChildren(...(all.folded && held.length > 0 ? [fold(NAME, ...parts)] : parts));
  return {
    point: () => {
      // What is known of control is on the board at once.
      const areas = known.find(({ control }) => control);
      const show = areas && host.querySelector<HTMLElement>(`[id="${areas.id}"] .show`);
      if (show && show.ariaPressed !== "true") show.click();
      if (waiting[0] && !all.folded) all.point(waiting[0]);
    },
  };
}

const NAME = "What the engine confirms here";

function question(
  says: Says,
  answered: (guess: Guess) => void,
  all: Predicting,
  left: number,
): HTMLElement[] {
  const { asks } = says;
  const head = element(
    "p",
    { class: "asks-head" },
    element("span", {}, asks ? "Say first what you think" : "Not decided here"),
    left > 1 && element("span", {}, `${left} to go`),
  );
  const text = asks?.text ?? "The engine can’t decide this one. What does the source rule?";
  const id = `asks-${says.id}`;
  const options = (asks?.options ?? []).map((option, number) =>
    button(option, "quiet small", () => answered(number)),
  );
  return [
    head,
    element("p", { class: "asks-text", id }, text),
    element(
      "div",
      { class: "asks-options", role: "group", "aria-labelledby": id },
      ...options,
      button(asks ? "Just show me" : "Show me", options.length > 0 ? "link" : "quiet small", () =>
        answered(null),
      ),
      all.shows(says, false) && showButton(says, false, all),
    ),
  ];
}

/** What was said, with what the reader had said before. */
function told(says: Says, guess: Guess, all: Predicting): HTMLElement {
  const before = says.asks ? foreseen(says.asks, guess) : "Not decided here; this is the source’s ruling.";
  const sign = guess === null ? "" : guess === says.asks?.right ? " foreseen" : " otherwise";
  return element(
    "li",
    { id: says.id, class: `told${sign}` },
    element(
      "p",
      { class: "told-words", tabindex: "-1" },
      before !== "" && element("span", { class: "before" }, `${before} `),
      toldWords(says),
    ),
    all.shows(says, true) && showButton(says, true, all),
  );
}

/** A button that shows on the board what is asked or told, and takes it away again. */
function showButton(says: Says, isTold: boolean, all: Predicting): HTMLButtonElement {
  const press = (): void => {
    const pressed = made.ariaPressed === "true";
    all.hide();
    if (pressed) return;
    all.show(says, isTold, () => {
      made.ariaPressed = "false";
    });
    made.ariaPressed = "true";
  };
  const made = button("On the board", "link show", press, { "aria-pressed": "false" });
  return made;
}

/** What there is nothing to predict about, closed until it is asked for. */
function rest(says: readonly Says[], more: boolean): HTMLElement {
  const list = element("ul", {}, ...says.map(({ id, text }) => element("li", { id }, text)));
  return more ? fold("What else the engine confirms here", list) : fold(NAME, list);
}

const fold = (name: string, ...parts: HTMLElement[]): HTMLElement =>
  element("details", { class: "says" }, element("summary", {}, name), ...parts);
