/** The screen on which a problem is solved: its head, the dots, the places for board and words, the buttons at the foot. */
import { button, element } from "../../dom.ts";
import { BOARD_KEYS } from "../../kinds/board-keys.ts";
import type { Kind } from "../../kinds/problem.ts";
import type { Place } from "../../kinds/trainer.ts";
import { bookControls, Controls } from "../../proof/controls.ts";
import { redraw, svg, uniqueId } from "../../proof/ui.ts";
import { reveal } from "../../table/reveal.ts";
import type { Course } from "./course.ts";
import { dots } from "./course-dots.ts";

/** The second word goes where three buttons stand side by side on a phone. */
export const NEXT = "Next problem";

export interface FrameActs {
  more(): HTMLElement[];
  aside(): void;
  next(): void;
}

/** What the line above the buttons says, and the way out beside it. */
export interface Aside {
  words: string;
  /** "Skip", or "Show the solution"; null for nothing. */
  way: string | null;
  /** Whether something has just come of it. */
  news: boolean;
}

export class SessionFrame {
  readonly element: HTMLElement;
  readonly place: Place & { after: HTMLElement };
  readonly controls: Controls;
  private readonly level = element("p", { class: "session-level" });
  private readonly course = element("div", { class: "course-dots" });
  private readonly notice = element("div", { class: "notice", role: "alert", hidden: "" });
  private readonly worth = element("p", { class: "worth" });
  private readonly way: HTMLButtonElement;
  private readonly next: HTMLButtonElement;
  /** What else one may do once a problem is done. */
  private readonly extra = element("div", { class: "session-extra" });
  private readonly spoken = element("p", { class: "visually-hidden", "aria-live": "polite" });

  /** `leave` is where the cross leads. */
  constructor(title: string, leave: string, on: FrameActs) {
    const keys = uniqueId("keys");
    this.place = {
      board: element("div", { class: "session-board" }),
      words: element("div", { class: "session-words" }),
      answers: element("div", { class: "answers" }),
      after: element("div", { class: "session-after" }),
      keys,
    };
    const told = element("div");
    const more = element(
      "div",
      { class: "more", id: `${keys}-more`, hidden: "" },
      told,
      element("h3", {}, "Keys"),
      element("p", { id: keys }, BOARD_KEYS),
    );
    const opening = (): void => told.replaceChildren(...on.more());
    const { board } = this.place;
    const bring = (panel: HTMLElement): void => {
      // On a phone the board stays at the top by itself; beside the words it must not go out of sight.
      if (getComputedStyle(board).display === "contents") panel.scrollIntoView({ block: "nearest" });
      else reveal(board, panel);
    };
    this.controls = new Controls({ buttons: bookControls(), more, opening, bring });
    this.way = button("", "link", () => on.aside());
    this.next = button(NEXT, "filled next", () => on.next(), { hidden: "" });
    this.element = element(
      "div",
      { class: "session" },
      element(
        "header",
        { class: "session-head" },
        element("a", { class: "icon close", href: leave, "aria-label": "Leave this problem" }, cross()),
        element("h1", { class: "session-name" }, title),
        this.level,
        this.course,
      ),
      this.notice,
      this.place.board,
      element(
        "div",
        { class: "session-main" },
        this.place.words,
        element("div", { class: "session-aside" }, this.worth, this.way),
        // The way on comes before all that one may look at besides.
        element("div", { class: "session-row" }, this.place.answers, this.next),
        this.place.after,
        this.extra,
      ),
      this.controls.element,
      this.controls.more,
      this.spoken,
    );
  }

  /** Ready for another problem. */
  clear(kind: Kind): void {
    this.element.dataset.kind = kind;
    const { board, words, answers, after } = this.place;
    for (const part of [board, words, answers, after]) part.replaceChildren();
    this.controls.open(false);
    this.next.hidden = true;
    this.element.classList.remove("done", "missed", "reading");
    this.extra.replaceChildren();
    this.trouble(null);
    this.say("");
  }

  head(kind: string, rating: string | null): void {
    this.level.replaceChildren(
      element("span", { class: "session-kind" }, kind),
      ...(rating ? [" ", element("span", { class: "session-rating" }, rating)] : []),
    );
  }

  progress(course: Course): void {
    this.course.replaceChildren(...(course.items.length > 1 ? [dots(course)] : []));
  }

  aside({ words, way, news }: Aside): void {
    // What is known from the first is read in its place; who listens would hear it again with each part that loads.
    if (news) this.worth.setAttribute("role", "status");
    else this.worth.removeAttribute("role");
    if (this.worth.textContent !== words) this.worth.textContent = words;
    this.way.hidden = way === null;
    this.way.textContent = way ?? "";
  }

  /** The way on: what comes next once a problem is done, and one of two ways after it was missed. */
  onward(text: string, done: boolean): void {
    const [first, rest] = text === NEXT ? ["Next", " problem"] : [text, ""];
    this.next.replaceChildren(first, element("span", { class: "rest" }, rest));
    this.next.hidden = false;
    this.next.classList.toggle("filled", done);
    this.next.classList.toggle("quiet", !done);
    this.element.classList.toggle("done", done);
    this.element.classList.toggle("missed", !done);
  }

  /** The words have more of the room on a phone. */
  reading(on: boolean): void {
    this.element.classList.toggle("reading", on);
  }

  offer(part: HTMLElement): void {
    this.extra.replaceChildren(part);
  }

  trouble(what: { words: string; again: () => void } | null): void {
    redraw(this.notice, null, what?.words ?? "", () =>
      this.notice.replaceChildren(
        ...(what
          ? [
              element("p", {}, what.words),
              button("Try again", "quiet", () => {
                this.trouble(null);
                what.again();
              }),
            ]
          : []),
      ),
    );
    this.notice.hidden = what === null;
  }

  /** Says something to those who listen. */
  say(words: string): void {
    this.spoken.textContent = words;
  }
}

const cross = (): SVGElement =>
  svg(
    "svg",
    { class: "glyph", viewBox: "0 0 24 24", width: "24", height: "24", "aria-hidden": "true" },
    svg("path", { d: "M5 5l14 14M19 5L5 19" }),
  );
