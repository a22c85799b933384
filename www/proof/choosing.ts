/** Choosing a claim: a colour, a set that grows and shrinks by taps, and what the reader expects of it. */
import { element } from "../dom.ts";
import type { Claiming, Color, Location } from "../engine/engine.ts";
import { type Action, actionRow } from "./answer.ts";
import type { Guess } from "./argument/proof-session.ts";
import type { LawTask } from "./law-task.ts";
import type { Lesson } from "./lesson/lesson.ts";
import { NAMES, other } from "./proof-words.ts";
import { button, choiceOf, clauses, enable, headline, redraw, uniqueId } from "./ui.ts";

export interface ChoosingState {
  player: Color;
  claiming: Claiming | null;
  guess: Guess | null;
  points: boolean;
  /** Why the last tap or the claim was refused. */
  fault: string;
  /** Something else on the page is what comes next. */
  done: boolean;
}

export interface ChoosingActs {
  player(color: Color): void;
  points(on: boolean): void;
  set(set: readonly Location[] | "all"): void;
  guess(guess: Guess): void;
  test(): void;
}

/** What a claim is, for whoever has not chosen one yet. */
const meaning = (player: Color): string =>
  `A claim says that ${NAMES[player]} can make a set of points his own, whatever ${NAMES[other(player)]} does.`;

const HOW = "Press a region to take it in or leave it out. Stones that can’t be parted from it come along.";

/** On a narrow screen only the question is asked. */
function beforeTest(): DocumentFragment {
  const words = document.createDocumentFragment();
  words.append(element("span", { class: "before-test" }, "Before you test it: "), "will this claim hold?");
  return words;
}

export class ChoosingPart {
  readonly element = element("section", { class: "answer-part choosing", "aria-label": "Your claim" });
  private readonly color: ReturnType<typeof choiceOf<Color>>;
  private readonly guess: ReturnType<typeof choiceOf<Guess>>;
  private readonly words = element("div", { class: "border-words" });
  private readonly mend = element("div");
  private readonly points: HTMLInputElement;
  private readonly test: HTMLButtonElement;
  private readonly note = element("p", { class: "note", id: uniqueId("note") });

  constructor(
    private readonly acts: ChoosingActs,
    private readonly refocus: () => void,
    private readonly lesson: Lesson | null,
    /** A question that is asked elsewhere: only what the reader expects is asked here. */
    private readonly law: LawTask | null = null,
  ) {
    this.color = choiceOf(
      "Claim for",
      [
        ["black", "Black"],
        ["white", "White"],
      ],
      acts.player,
    );
    this.guess = choiceOf(
      lesson ? beforeTest() : "Will this claim hold?",
      [
        ["holds", "It holds"],
        ["fails", "It fails"],
        ["unsure", "Can’t tell"],
      ],
      acts.guess,
    );
    this.points = element("input", { type: "checkbox" });
    this.points.addEventListener("change", () => acts.points(this.points.checked));
    this.test = button(law ? "Argue it" : "Test it", "filled", acts.test, {
      "aria-describedby": this.note.id,
    });
    this.element.append(
      // A lesson has told already what to do.
      ...(lesson || law ? [] : [headline(2, "Choose a claim"), element("p", {}, HOW)]),
      // What a press did stands where it is seen first.
      this.words,
      this.mend,
      ...(lesson || law ? [] : [this.picks()]),
      element("div", { class: "pick-row predict" }, this.guess.element, this.test),
      this.note,
      ...(lesson && !lesson.fixed && !law ? [this.picks()] : []),
    );
  }

  /** What a set may be put together with, beside taps. */
  private picks(): HTMLElement {
    return element(
      "div",
      { class: "pick-row" },
      this.lesson?.players === "one" ? null : this.color.element,
      button("Whole board", this.lesson ? "link" : "quiet", () => this.acts.set("all")),
      element("label", { class: "check" }, this.points, element("span", {}, "Point by point")),
    );
  }

  show({ player, claiming, guess, points, fault, done }: ChoosingState): void {
    this.color.set(player);
    this.guess.set(guess);
    this.points.checked = points;
    this.test.className = done ? "quiet" : "filled";
    if (this.law) {
      this.asked(this.law, guess);
      return;
    }
    const chosen = claiming !== null && claiming.set.length > 0;
    this.words.replaceChildren(
      element(
        "p",
        // Where no headline stands above it, the focus comes here.
        { class: "border-headline", ...(this.lesson && { tabindex: "-1", "data-key": "headline" }) },
        fault || (chosen ? this.claimed(claiming) : "Nothing is chosen yet."),
      ),
      // In a lesson a border is explained where it is open; that it is closed says enough.
      ...(fault || (this.lesson && claiming?.bordered)
        ? []
        : [element("p", {}, ...clauses(chosen ? claiming.words : this.lesson ? HOW : meaning(player)))]),
    );
    const mends: Action[] = [];
    const { grown, shrunk } = claiming ?? { grown: null, shrunk: null };
    if (grown)
      mends.push({ text: "Take in what is missing", filled: false, run: () => this.acts.set(grown) });
    if (shrunk)
      mends.push({ text: "Leave out what is too much", filled: false, run: () => this.acts.set(shrunk) });
    redraw(this.mend, this.refocus, JSON.stringify([grown, shrunk]), () =>
      this.mend.replaceChildren(...(mends.length > 0 ? [actionRow(mends)] : [])),
    );
    enable(this.test, chosen && claiming.bordered && guess !== null);
    const outside = NAMES[other(player)];
    this.note.textContent =
      guess === null
        ? "Say first what you expect; then the claim can be tested."
        : `Testing fills every point outside the set with a ${outside.toLowerCase()} stone that can’t be captured, and lets ${outside} begin.`;
  }

  /** What a question of 1989 says, and what it is for. */
  private asked({ about }: LawTask, guess: Guess | null): void {
    this.words.replaceChildren(
      element("p", { class: "border-headline", tabindex: "-1", "data-key": "headline" }, about.title),
      element("p", {}, ...clauses(about.words)),
    );
    enable(this.test, guess !== null);
    this.note.textContent =
      guess === null
        ? "Say first what you expect; then it can be argued."
        : `${NAMES[about.player]} claims it, and moves first.`;
  }

  /** A claim that is given is told with its player. */
  private claimed({ title, headline: counted }: Claiming): string {
    return this.lesson?.fixed ? `${title}. ${counted.replace(/^[^.]*\. /, "")}` : counted;
  }
}
