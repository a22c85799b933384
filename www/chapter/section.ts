/** One section of a chapter while it is read: what lies on the table, and what its figures can do. */
import type { BoardView } from "../board/index.ts";
import { button, element } from "../dom.ts";
import type { AnyMove } from "../table/game.ts";
import { reveal, revealReply } from "../table/reveal.ts";
import type { SideActs } from "../table/rules.ts";
import type { Table } from "../table/table.ts";
import { control, overlayOf } from "./area-overlay.ts";
import { type Argued, argue } from "./argue.ts";
import { asks, type Figure, type Line, type Proof, type Section, type ToldMap, tableFigure } from "./data.ts";
import { byThisBook, type FigureRules, OtherRules } from "./figure-rules.ts";
import { judge } from "./judge.ts";
import { comparison } from "./laws.ts";
import { freeGame, loneGame, playLine, stepGame } from "./lesson.ts";
import { predict } from "./predict.ts";
import { askQuestion, toldAfter } from "./question.ts";
import { addAnswer, showAnswer } from "./step-answer.ts";
import { afterMove, placeOn, Walk } from "./walk.ts";

/** What the reader has done. */
export type Deed = { kind: "predicted"; answer: number } | { kind: "played" } | { kind: "solved" };

export interface Course {
  mark(id: string, deed: Deed): void;
  solved(id: string): boolean;
  /** What the reader said first; null when he has not. */
  predicted(id: string): number | null;
  /** Whether the chapter's opening question has told who controls what in this position, other than the reader said. */
  told(position: Figure["position"]): boolean;
}

export class SectionView {
  /** What lies on the table, and after which moves. */
  private on: { figure: Figure; after: string } | null = null;
  /** By the names of their figures. */
  private readonly walks = new Map<string, Walk>();
  private readonly asked = new Map<string, { point(): void }>();
  private readonly others = new Map<string, OtherRules>();
  private readonly judges: { close(): void }[] = [];
  /** The proof table, or the fetching of it. */
  private argued: Argued | null = null;
  private readonly answer: HTMLElement | null;

  constructor(
    private readonly section: Section,
    private readonly host: HTMLElement,
    private readonly tableElement: HTMLElement,
    private readonly table: Table<AnyMove>,
    private readonly course: Course,
  ) {
    this.answer = host.querySelector("[data-role=answer]");
    for (const figure of section.figures) this.equip(figure);
    host.addEventListener("click", ({ target }) => {
      const lay = target instanceof Element ? target.closest<HTMLElement>("[data-lay]") : null;
      const figure = section.figures.find(({ id }) => id === lay?.dataset.lay);
      if (figure) this.put(figure);
    });
  }

  /** The level of headings below the section's own, or below the chapter's. */
  private get titleLevel(): 2 | 3 {
    return this.host.querySelector(":scope > h2.title") ? 3 : 2;
  }

  /** Lays the section's figure on the table; a section without one keeps what lies there. */
  open(): void {
    this.fillNext();
    const figure = tableFigure(this.section);
    if (!figure) return;
    void this.lay(figure).then((laid) => {
      if (!laid) return;
      this.asked.get(figure.id)?.point();
      this.tellSettled(figure);
    });
  }

  /** Of a guess that was only noted, what is right: the board has shown it by now. */
  private tellSettled(figure: Figure): void {
    const { question, settled } = figure;
    const { answer, course } = this;
    const reply = settled?.replies[course.predicted(figure.id) ?? -1];
    const truth = question && toldAfter(question);
    if (!settled || !reply || !answer || !truth || !course.solved(settled.by)) return;
    answer.replaceChildren();
    addAnswer(answer, reply);
    answer.lastElementChild?.append(element("a", { href: `#${settled.section}` }, settled.title), "”.");
    void this.show(figure, "", { control: control(truth.control) }, () => {});
  }

  /** What the reader guessed stands behind what is said of the step or the proof that has settled it. */
  private settling(figure: Figure): Figure {
    const { step, proof, settles } = figure;
    const said = settles?.said[this.course.predicted(settles.asked) ?? -1];
    if (!said) return figure;
    const told = <Told extends { solved: string }>(one: Told): Told => ({
      ...one,
      solved: `${one.solved} ${said}`,
    });
    return { ...figure, step: step && told(step), proof: proof && told(proof) };
  }

  leave(): void {
    this.clear();
    this.argued?.leave();
    this.argued = null;
    this.on = null;
  }

  /** Puts a figure on the table because the reader asked for it. */
  private put(figure: Figure): void {
    void this.lay(figure);
    this.seeBoard();
    // The button that was pressed goes with the figure. A proof begins with its words, and brings its own board.
    const title = this.host.querySelector<HTMLElement>(".step-title");
    if (figure.proof && title) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    } else this.table.focus();
  }

  private seeBoard(): void {
    this.tableElement.querySelector(".view")?.scrollIntoView({ block: "nearest" });
  }

  /** A proof only gives its place away: whoever looks at another figure comes back to where he was. */
  private clear(): void {
    this.argued?.pause();
    for (const judge of this.judges) judge.close();
    this.tableElement.classList.remove("asking");
  }

  /** False when something else lies there by the time that it could. */
  private lay(wanted: Figure, after = ""): Promise<boolean> {
    const figure = this.settling(wanted);
    this.clear();
    this.on = { figure, after };
    for (const printed of this.host.querySelectorAll<HTMLElement>(".printed[data-figure]"))
      printed.classList.toggle("on-table", printed.dataset.figure === figure.id);
    const { table, answer } = this;
    table.offerHint(false);
    const played = (): void => this.course.mark(figure.id, { kind: "played" });
    const walk = this.walks.get(figure.id);
    if (walk && !after) return table.open(walk.laid());
    if (figure.step && answer && !after) {
      const lines = figure.says.flatMap((says) => says.after ?? []);
      const solved = (): void => this.solve(figure);
      return table.open(
        stepGame(figure.step, table, answer, { played, solved, lines }, this.rulesOf(figure)),
      );
    }
    // Beside a question the answers are what one does, and moves are only tried.
    this.tableElement.classList.toggle("asking", figure.question !== null);
    const tried = (): void => {
      played();
      table.note(
        `You are only trying this out. The proof begins with “${figure.rules ? "Argue it" : "Test it"}”.`,
      );
    };
    const laid = table.open(
      figure.alone && !after
        ? loneGame(figure, table, { played })
        : freeGame(
            { ...figure, outline: figure.outline ?? figure.proof?.claim?.set },
            after,
            table,
            { played: figure.proof ? tried : played },
            this.rulesOf(figure),
          ),
    );
    if (figure.proof) this.argue({ ...figure, proof: figure.proof });
    return laid;
  }

  /** Other rules, where a figure is played by them; undefined for those of this book. */
  private rulesOf(figure: Figure): FigureRules | undefined {
    const { rules, game, position } = figure;
    const { table } = this;
    if (!rules || !game) return undefined;
    const known = this.others.get(figure.id);
    if (known) return known;
    const place = this.host.querySelector<HTMLElement>(`[data-acts="${CSS.escape(figure.id)}"]`);
    const acts: SideActs = {
      move: (move) => table.move(move),
      visit: (at) => table.visit(at),
      overlay: (view) => table.overlay(view),
      focus: () => table.focus(),
      level: this.titleLevel,
    };
    // What is played by them has them at once; a figure that is looked at waits for the first move.
    const eager = figure.kind === "step" || figure.kind === "line";
    const made = new OtherRules({ position, rules, game }, place, acts, eager);
    this.others.set(figure.id, made);
    return made;
  }

  private solve(figure: Figure): void {
    this.course.mark(figure.id, { kind: "solved" });
    this.fillNext();
    this.bringAnswer(figure);
  }

  /**
   * What is said comes into sight with all that it brings: what follows from the step, and the way on. Of a claim the verdict
   * comes first: with its reason and whether it was foreseen where it was predicted, else its headline alone. The reply to
   * a question stands below what was pressed, which stays where it is if it can.
   */
  private bringAnswer({ proof, question }: Figure): void {
    const part = (of: string): Element | null => this.host.querySelector(of);
    const { answer } = this;
    // The words of a verdict are drawn anew until then.
    setTimeout(() => {
      const verdict = proof?.claim ? part(proof.atOnce ? ".proof-answer .headline" : ".proof-answer") : null;
      const [said, other] = verdict?.checkVisibility() ? [verdict, answer] : [answer, verdict];
      if (said && question) revealReply(said);
      else if (said) reveal(said, part(".afterwards"), other, part(".onward .next"));
    });
  }

  /** What comes next is the way on where nothing is asked, or what is asked is done. */
  private fillNext(truthTold = false): void {
    const asked = this.host.querySelector(".step")?.id;
    const done = truthTold || asked === undefined || this.course.solved(asked);
    this.host.querySelector(".onward .next")?.classList.toggle("filled", done);
  }

  /** Gives a figure what only a script can: a question that answers, a line to walk, claims to predict. */
  private equip(figure: Figure): void {
    const { host, answer } = this;
    const form = host.querySelector<HTMLFormElement>("form.question");
    if (figure.question && form && answer) this.ask(figure, form, answer);
    const doing = host.querySelector<HTMLElement>(`[data-doing="${CSS.escape(figure.id)}"]`);
    const says = host.querySelector<HTMLElement>(`[data-says="${CSS.escape(figure.id)}"]`);
    if (figure.line && doing) doing.append(this.walk({ ...figure, line: figure.line }));
    if (figure.map && doing) doing.append(this.toldMap(figure, figure.map));
    if (figure.kind === "referee" && doing) doing.append(this.judge(figure));
    if (figure.laws && doing) doing.append(comparison({ ...figure, laws: figure.laws }, this.titleLevel));
    if (says) this.predict(figure, says);
  }

  private walk(figure: Figure & { line: Line }): HTMLElement {
    const rules = this.rulesOf(figure) ?? byThisBook(figure.position);
    const walk = new Walk(figure, this.titleLevel, this.table, rules, {
      played: () => this.course.mark(figure.id, { kind: "played" }),
      // Whoever presses a move of a line wants it on the table.
      lay: () => (this.on?.figure.id === figure.id && !this.on.after ? null : this.lay(figure)),
    });
    this.walks.set(figure.id, walk);
    return walk.element;
  }

  private ask(figure: Figure, form: HTMLFormElement, host: HTMLElement): void {
    const { question, position } = figure;
    if (!question) return;
    askQuestion(form, {
      position,
      question,
      later: figure.later === true,
      host,
      done: this.course.solved(figure.id),
      guessed: this.course.predicted(figure.id),
      answered: (answer) => this.course.mark(figure.id, { kind: "predicted", answer }),
      play: (line) => void this.play(figure, line),
      point: (set) => {
        if (this.on?.figure.id === figure.id)
          this.table.overlay(set.length > 0 ? (overlayOf({ set }) ?? {}) : {});
      },
      told: (areas) => {
        this.fillNext(true);
        this.bringAnswer(figure);
        void this.show(figure, "", { control: control(areas) }, () => {});
      },
      solved: () => {
        this.solve(figure);
        this.tellSettled(figure);
      },
    });
  }

  /** Plays a line on a figure, from its start; whatever is laid there next ends it. */
  private async play(figure: Figure, line: string): Promise<void> {
    const laid = this.lay(figure);
    const { on, table } = this;
    this.seeBoard();
    const rules = this.rulesOf(figure);
    if (await laid) await playLine(figure.position, line, table, () => this.on === on, rules);
  }

  /** A button that shows the areas that somebody else tells. */
  private toldMap(figure: Figure, map: ToldMap): HTMLElement {
    const toggle = button(
      `On the board: ${map.by}`,
      "quiet toggle",
      () => {
        if (toggle.ariaPressed === "true") return this.table.overlay({});
        const view = { control: control(map) };
        void this.show(figure, "", view, () => {
          toggle.ariaPressed = "false";
        });
        toggle.ariaPressed = "true";
      },
      { "aria-pressed": "false" },
    );
    return element("p", { class: "told-map" }, toggle);
  }

  private judge(figure: Figure): HTMLElement {
    const made = judge({
      title: figure.title,
      level: this.titleLevel,
      position: figure.position,
      table: this.tableElement,
      opens: () => this.lay(figure),
    });
    this.judges.push(made);
    return made.element;
  }

  private predict(figure: Figure, host: HTMLElement): void {
    const { line } = figure;
    const says = line ? figure.says.map((item) => afterMove(item, line)) : figure.says;
    // A step or a proof is not put aside for what is said about it.
    const fixed = figure.step !== null || figure.proof !== null;
    const asked = predict(host, {
      says,
      // Beside a question these would be more questions.
      folded: asks(figure),
      earlier: (id) => this.course.predicted(id),
      predicted: (id, answer) => this.course.mark(id, { kind: "predicted", answer }),
      shows: (item, told) => {
        if (figure.proof || (fixed && item.after)) return false;
        // What is asked about a set is outlined where its figure lies on the table; another is shown on request.
        const outlined = !told && tableFigure(this.section)?.id === figure.id;
        if (item.after || (told && item.control)) return true;
        return item.set !== undefined && !outlined;
      },
      show: (item, told, ended) => {
        const { control: areas, ...rest } = item;
        const view = overlayOf(told ? item : rest) ?? {};
        void this.show(figure, item.after ?? "", view, ended);
      },
      hide: () => this.table.overlay({}),
      point: (item) => {
        const { on, table } = this;
        if (on?.figure.id !== figure.id || on.after !== (item.after ?? "") || !table.laid || item.control)
          return;
        const view = overlayOf(item);
        if (view && table.leading.length === 0) table.overlay(view);
      },
    });
    this.asked.set(figure.id, asked);
  }

  /** Lays something over a figure, after some moves; the figure comes on the table first if it is not there. */
  private async show(
    figure: Figure,
    after: string,
    view: Partial<BoardView>,
    ended: () => void,
  ): Promise<void> {
    const { on, table } = this;
    // A judgement on the same figure has the board's place.
    for (const judge of this.judges) judge.close();
    const walked = figure.line ? placeOn(figure.line, after) : after === "" ? 0 : null;
    const wanted = walked === null ? after : "";
    const there = on?.figure.id === figure.id && on.after === wanted;
    if (!there && !(await this.lay(figure, wanted))) return ended();
    if (walked !== null) table.visit(walked);
    table.overlay(view, ended);
  }

  /** Brings the proof table; until it is there the position can be looked at, and played on. */
  private argue(figure: Figure & { proof: Proof }): void {
    const { host, answer, course } = this;
    const [words, aside] = ["words", "aside"].map((role) =>
      host.querySelector<HTMLElement>(`[data-proof=${role}]`),
    );
    if (!words || !aside || !answer) return;
    if (this.argued) {
      this.argued.resume();
      return;
    }
    this.argued = argue({
      figure,
      table: this.tableElement,
      words,
      aside,
      answer,
      level: this.titleLevel === 2 ? 3 : 4,
      done: () => course.solved(figure.id),
      known: figure.proof.claim !== null && !figure.proof.atOnce && course.told(figure.position),
      tryOut: (at) => {
        this.table.move({ kind: "play", at });
        this.table.focus();
      },
      predicted: (guess) => course.mark(figure.id, { kind: "predicted", answer: guess }),
      begun: () => course.mark(figure.id, { kind: "played" }),
      solved: () => this.solve(figure),
      failed: () => {
        this.argued = null;
        const text = "The proof table did not load. Load this page again when you are online.";
        showAnswer(answer, { tone: "open", text });
      },
    });
  }
}
