/**
 * A course of problems, one after the other: it hands each to its trainer, counts hints, keeps what came of it, and
 * says what it is worth. What is right, only the trainer knows.
 */
import { element } from "../../dom.ts";
import { hasOtherSide, type Problem } from "../../kinds/problem.ts";
import type { Trainer, TrainerNews } from "../../kinds/trainer.ts";
import { type Log, NO_LOG } from "../../progress/answers.ts";
import type { PracticeStore } from "../../progress/practice-store.ts";
import { answered } from "../rating/answer-log.ts";
import { levelOf, levelWords } from "../rating/kind-level.ts";
import { missedWords, outcomeWords, worthWords } from "../rating/problem-worth.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { mountTrainer } from "../trainers.ts";
import { type Course, here, hinted, type Item, isDone, marked, onward } from "./course.ts";
import { disguise } from "./disguise.ts";
import { type Aside, NEXT, SessionFrame } from "./session-frame.ts";

export interface SessionOptions {
  title: string;
  course: Course;
  /** Where the cross leads. */
  leave: string;
  kept: PracticeStore;
  /** Null: problems of somebody's own leave no trace in ratings. */
  problem(item: Item): Problem;
  counts: boolean;
  now(): Date;
  /** The reader came here by a press, so the focus goes along. */
  moved: boolean;
  /** Opens a problem that was made anew, like the one that is done; null where that is not offered. */
  another: ((found: Problem, fragment: string | null) => void) | null;
  onChange(course: Course): void;
  /** What the last button says; and what it does. */
  last: string;
  onEnd(course: Course): void;
}

export class Session {
  private readonly frame: SessionFrame;
  private course: Course;
  private trainer: Trainer | null = null;
  private problem: Problem | null = null;
  /** What was answered before this problem. */
  private before: Log = NO_LOG;
  private begun = 0;
  private done = false;
  private skipped = false;
  /** The trainer has laid its problem out. */
  private ready = false;
  /** The solution was asked for before that. */
  private toReveal = false;
  /** Counts the problems, so that a trainer that loads late does not come to the wrong one. */
  private turn = 0;
  private stopLooking: (() => void) | null = null;

  constructor(
    host: HTMLElement,
    private readonly options: SessionOptions,
  ) {
    this.course = options.course;
    this.frame = new SessionFrame(options.title, options.leave, {
      more: () => this.more(),
      aside: () => this.aside(),
      next: () => this.next(),
    });
    host.replaceChildren(this.frame.element);
    void this.open(options.moved);
  }

  destroy(): void {
    this.turn++;
    this.stopLooking?.();
    this.stopLooking = null;
    this.trainer?.destroy();
    this.trainer = null;
  }

  /** `moved`: the reader goes on at the board. */
  private async open(moved = true): Promise<void> {
    const item = here(this.course);
    if (!item) return this.options.onEnd(this.course);
    this.destroy();
    const { turn, frame } = this;
    this.done = false;
    this.skipped = false;
    this.ready = false;
    this.toReveal = false;
    const known = this.options.problem(item);
    this.problem = known;
    this.before = this.options.kept.log();
    this.begun = this.options.now().getTime();
    frame.clear(known.kind);
    this.show();
    try {
      const mount = await mountTrainer(known.kind);
      if (turn !== this.turn) return;
      this.trainer = mount(frame.place, disguise(known, item.look), (news) => {
        if (turn !== this.turn) return;
        this.hear(news);
        if (this.ready || news.kind === "trouble") return;
        this.ready = true;
        scrollTo({ top: 0 });
        queueMicrotask(() => {
          if (turn !== this.turn) return;
          if (this.toReveal) this.trainer?.reveal();
          else if (moved) this.trainer?.focus();
        });
      });
      this.show();
    } catch {
      if (turn !== this.turn) return;
      const words = "This kind of problem did not load. Look whether you are online, then try again.";
      frame.trouble({ words, again: () => void this.open() });
    }
  }

  private hear(news: TrainerNews): void {
    switch (news.kind) {
      case "judged":
        // Who goes on by himself after all has not skipped it.
        this.skipped = false;
        if (!news.right) this.mark("wrong", news.what);
        else if (news.decided) this.mark("right", null);
        break;
      case "done":
        this.mark(this.skipped ? "skipped" : "right", null);
        this.done = true;
        void this.offerAnother();
        break;
      case "hint":
        return void this.hint();
      case "trouble":
        this.frame.trouble(news);
        break;
      case "controls":
        break;
    }
    this.show();
  }

  /** What came of this problem, told once: what is solved after a failure was failed. */
  private mark(mark: "right" | "wrong" | "skipped", wrong: string | null): void {
    const item = here(this.course);
    if (item?.mark !== "open" || !this.problem) return;
    this.change(marked(this.course, mark, wrong));
    const now = this.options.now();
    const told = { now, right: mark === "right", hints: item.hints, wrong, ms: now.getTime() - this.begun };
    const entry = answered(this.problem, item.look, { ...told, skipped: mark === "skipped" });
    if (this.options.counts) this.options.kept.add(entry);
  }

  /** With what the trainer tells: what the problem is called, and whose it is. */
  private more(): HTMLElement[] {
    const { title, credit, from } = this.problem ?? {};
    const named = title ? `“${title}”.` : "";
    const source = credit
      ? `${from ? "Source:" : "Changed, after"} ${credit.author}, ${credit.work}, ${credit.year}.`
      : "";
    const words = [named, source].filter(Boolean).join(" ");
    return [...(words ? [element("p", {}, words)] : []), ...(this.trainer?.more() ?? [])];
  }

  /** What makes problems is loaded only where one may ask for one. */
  private async offerAnother(): Promise<void> {
    const { turn, problem } = this;
    const { another } = this.options;
    if (!another || !problem) return;
    try {
      const { anotherPart } = await import("../own/another-part.ts");
      if (turn !== this.turn) return;
      const part = anotherPart(problem, another);
      this.stopLooking = () => part.stop();
      this.frame.offer(part.element);
    } catch {
      // There are others to solve.
    }
  }

  private change(course: Course): void {
    this.course = course;
    this.options.onChange(course);
  }

  /** What a control does to the trainer, where it may do it. */
  private act(may: boolean | undefined, act: (trainer: Trainer) => void): (() => void) | null {
    const { trainer } = this;
    if (!may || !trainer) return null;
    return () => {
      act(trainer);
      this.show();
    };
  }

  private async hint(): Promise<void> {
    const { trainer, turn } = this;
    if (!trainer || trainer.hintsLeft <= 0) return;
    const opened = await trainer.hint();
    if (turn !== this.turn || opened === false) return;
    this.change(hinted(this.course));
    this.show();
  }

  /** Skips it, or shows how it goes after a failure. */
  private aside(): void {
    if (this.done) return;
    this.skipped = here(this.course)?.mark === "open";
    if (this.ready) this.trainer?.reveal();
    else this.toReveal = true;
  }

  private next(): void {
    this.change(onward(this.course));
    void this.open();
  }

  private show(): void {
    const { frame, trainer, problem, course } = this;
    const item = here(course);
    if (!problem || !item) return;
    const { counts, kept, now } = this.options;
    const level = counts ? levelWords(levelOf(kept.log(), problem.kind, now())) : null;
    frame.head(NAMED[problem.kind].name, level);
    frame.progress(course);
    const on = trainer?.controls;
    const hints = (trainer?.hintsLeft ?? 0) > 0 && !this.done;
    frame.controls.offer("side", hasOtherSide(problem.kind));
    frame.controls.show({
      back: this.act(on?.back, (one) => one.back()),
      forward: this.act(on?.forward, (one) => one.forward()),
      "undo-all": this.act(on?.restart, (one) => one.restart()),
      hint: this.act(hints, () => void this.hint()),
      side: this.act(on?.side, (one) => one.side()),
    });
    frame.reading(trainer?.reading === true);
    frame.aside(this.asideOf(item, problem));
    if (this.done || item.mark === "wrong")
      frame.onward(isDone(onward(course)) ? this.options.last : NEXT, this.done);
  }

  private asideOf(item: Item, problem: Problem): Aside {
    const { kept, counts, now } = this.options;
    if (this.done || item.mark === "right") {
      const logs = counts ? { before: this.before, after: kept.log() } : null;
      return { words: outcomeWords(item, logs, now()), way: null, news: true };
    }
    if (item.mark === "wrong")
      return {
        words: `${missedWords(item)}. Try on, or go on.`,
        way: "Show the solution",
        news: true,
      };
    const left = this.trainer?.hintsLeft ?? 1;
    const words = worthWords(problem, item.hints, left, counts ? kept.log() : null, now());
    return { words, way: "Skip", news: false };
  }
}
