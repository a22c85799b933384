/** "Make your own": a position, what is asked about it, and what the engine says of that. */
import "../../style/play.css";
import "../../style/own.css";
import { button, element } from "../../dom.ts";
import { engine, type Line, troubleWords } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { mountOpening } from "../../play/opening.tsx";
import { SetUp } from "../../play/setup.ts";
import { WorkHistory } from "../../play/work-history.ts";
import { Checking } from "./checking.ts";
import { type Draft, EMPTY } from "./draft.ts";
import { borrowed, readDraft } from "./problem-link.ts";
import { QuestionForm } from "./question-form.ts";
import { storeDraft, storedDraft } from "./stored-draft.ts";

export interface OwnOptions {
  /** Opens the problem to be solved. */
  open(problem: Problem): void;
}

const STEPS = ["position", "task", "check"] as const;
type Step = (typeof STEPS)[number];
/** The height of the page’s bar. */
const BAR = 64;

const NAMES: Record<Step, string> = { position: "Position", task: "Task", check: "Check" };

/** One for the visit: what was set up, and every step back, is there again. */
let own: Own | null = null;

/** It is kept when it goes, and comes back as it was. */
export function openOwn(options: OwnOptions): Own {
  own ??= new Own();
  own.options = options;
  return own;
}

class Own {
  readonly root = element("div", { class: "play own" });
  options: OwnOptions = { open: () => {} };
  private draft: Draft = storedDraft() ?? EMPTY;
  private readonly bench = new WorkHistory({ start: this.draft.start, moves: this.draft.moves, at: 0 });
  private step: Step = "position";
  private fault: string | null = null;
  private line: Line | null = null;
  private round = 0;
  /** Whether the reader has gone to a step since something was to be opened: what comes late does not lead him away. */
  private turned = false;
  /** How many times something was to be opened: only the last of it counts. */
  private opened = 0;
  private readonly notice = element("div", { class: "play-notice", role: "status" });
  private readonly place = element("div");
  private readonly tabs: Record<Step, HTMLButtonElement>;
  private readonly desks: Record<Step, HTMLElement>;
  private readonly setUp = new SetUp({
    onward: "Say what is asked",
    part: "“Lock it” and “Refute it” can be asked about a part. What lies outside is not known, so the claim keeps clear of these sides.",
    onEdit: (start, step) => step && this.lay(start),
    onJudged: (fault) => {
      this.fault = fault;
    },
    onUndo: () => this.bench.undo() && this.returned(),
    onRedo: () => this.bench.redo() && this.returned(),
    onPlay: () => this.turn("task"),
  });
  private readonly opening = mountOpening({
    onReading: () => {
      this.turned = false;
      this.opened += 1;
    },
    onOpen: ({ start, moves, note }) => {
      if (!this.root.isConnected) return;
      this.bench.put({ start, moves, at: 0 });
      this.change({ start, moves, asked: null });
      this.tell(note ? [note] : []);
      this.lead(moves.length > 0 ? "task" : "position");
    },
    onAddress: (fragment) => void this.openAddress(fragment),
    onSaid: () => {},
    onExample: ({ start, moves }) => {
      this.bench.put({ start, moves: [...moves], at: 0 });
      this.change({ start, moves: [...moves], asked: null, set: [] });
    },
  });
  private readonly asking = new QuestionForm({
    change: (part) => {
      this.change(part);
      if (part.moves) this.bench.go(part.moves, 0);
    },
    check: () => this.turn("check"),
  });
  private readonly checking = new Checking({
    title: (title) => this.change({ title }),
    kind: (kind) => this.change({ kind }),
    solve: (problem) => this.options.open(problem),
    change: () => this.turn("task"),
  });

  constructor() {
    const tab = (step: Step): HTMLButtonElement => button(NAMES[step], "mode", () => this.turn(step));
    this.tabs = { position: tab("position"), task: tab("task"), check: tab("check") };
    const desk = (board: HTMLElement, panel: HTMLElement, ...more: HTMLElement[]): HTMLElement =>
      element(
        "section",
        { class: "desk desk-setup" },
        element("div", { class: "bench" }, board, element("div", { class: "panel" }, panel)),
        ...more,
      );
    this.desks = {
      position: desk(
        this.setUp.board,
        this.setUp.panel,
        element("div", { class: "panel" }, this.opening.element, this.opening.examples),
      ),
      task: desk(this.asking.board, this.asking.panel),
      check: desk(this.checking.board, this.checking.panel),
    };
    for (const step of STEPS) this.desks[step].ariaLabel = NAMES[step];
    this.root.append(
      element(
        "div",
        { class: "modes", role: "group", "aria-label": "Steps" },
        ...STEPS.map((step) => this.tabs[step]),
      ),
      this.notice,
      this.place,
    );
  }

  begin(): void {
    void this.show(this.step, true);
  }

  leave(): void {
    this.checking.stop();
    this.root.remove();
  }

  /** The reader’s own way, from which nothing that comes late leads back. */
  private turn(step: Step): void {
    this.turned = true;
    void this.show(step);
  }

  private async show(step: Step, first = false): Promise<void> {
    if (step !== "position" && this.fault) {
      this.tell([`Nothing can be asked about this position yet. ${this.fault}`]);
      return;
    }
    this.checking.stop();
    const turned = !first && step !== this.step;
    this.step = step;
    for (const one of STEPS) this.tabs[one].ariaPressed = String(one === step);
    this.place.replaceChildren(this.desks[step]);
    if (turned) {
      this.tell([]);
      // What was pressed may be gone now.
      if (document.activeElement === document.body) this.tabs[step].focus({ preventScroll: true });
      // The bar of the page lies over what is scrolled below it.
      if (this.root.getBoundingClientRect().top < BAR) this.root.scrollIntoView({ block: "start" });
    }
    await this.fill();
  }

  /** Lays the draft out where it is looked at. */
  private async fill(): Promise<void> {
    const { draft, step } = this;
    const round = ++this.round;
    if (step === "position")
      this.setUp.show(draft.start, { back: this.bench.canUndo, forward: this.bench.canRedo });
    try {
      const line = await engine.follow(draft.start, draft.moves);
      if (round !== this.round) return;
      this.line = line;
    } catch (error) {
      // A position that can't stand so is told where it is set up.
      if (round !== this.round || step === "position") return;
      this.tell([troubleWords(error)]);
      return;
    }
    if (step === "task") this.asking.open(draft, this.line);
    else if (step === "check") this.checking.open(draft, this.line);
  }

  /** A new position: the moves and the move asked about belonged to the last one. */
  private lay(start: Draft["start"]): void {
    this.bench.put({ start, moves: [], at: 0 });
    this.change({ start, moves: [], asked: null });
  }

  private returned(): void {
    const { start, moves } = this.bench.work;
    this.change({ start, moves, asked: null });
  }

  private change(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part };
    storeDraft(this.draft);
    // A title is shown where it is typed.
    if (Object.keys(part).join() !== "title") void this.fill();
  }

  /** An address of this page has a problem, one of the playground a position and perhaps a claim. */
  private async openAddress(fragment: string): Promise<void> {
    const { opened } = this;
    const draft = fragment.startsWith("p=") ? await readDraft(fragment.slice(2)) : await borrowed(fragment);
    if (opened !== this.opened) return;
    if ("fault" in draft) return this.tell([draft.fault]);
    this.bench.put({ start: draft.start, moves: draft.moves, at: 0 });
    this.change(draft);
    this.lead("task");
  }

  /** To where one goes on with what was opened. */
  private lead(step: Step): void {
    if (!this.turned) void this.show(step);
  }

  private tell(sentences: readonly string[]): void {
    this.notice.replaceChildren(...sentences.map((words) => element("p", {}, words)));
  }
}
