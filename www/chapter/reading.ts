/** One section while it is read: what lies on the table, and what the reader does with it. Asks the engine; `section.tsx` shows it. */
import type { BoardView } from "../board/index.ts";
import { type Store, storeOf } from "../kit/store.ts";
import type { SideActs } from "../table/rules.ts";
import type { Table } from "../table/table.ts";
import type { AnyMove } from "../table/table-game.ts";
import type { AnswerAct } from "./answer-state.ts";
import { control, overlayOf } from "./area-overlay.ts";
import { asking, asks, type Figure, type Line, type Says, type Section, tableFigure } from "./data.ts";
import { byThisBook, type FigureRules, OtherRules } from "./figure-rules.ts";
import { freeGame, loneGame, playLine, type StepGame, stepGame } from "./lesson.ts";
import type { Foretold } from "./predict-state.ts";
import { outlineOf, reply, toldAfter, toldLine } from "./question-state.ts";
import {
  beginSection,
  isDone,
  type JudgeState,
  type SectionEvent,
  type SectionState,
  sectionStep,
} from "./section-state.ts";
import { LineWalk } from "./walk-game.ts";
import { placeOn } from "./walk-state.ts";
import { WORDS } from "./words.ts";

/** The reader's deed. */
export type Deed = { kind: "predicted"; answer: number } | { kind: "played" } | { kind: "solved" };

export interface Course {
  mark(id: string, deed: Deed): void;
  solved(id: string): boolean;
  /** The reader's first guess; null before one. */
  predicted(id: string): number | null;
  /** Whether the chapter's opening question has told who controls what in this position, other than the reader said. */
  told(position: Figure["position"]): boolean;
}

/** The page around: the level of headings below the section's own, and where other rules have their acts. */
interface ReadingPlace {
  level: 2 | 3;
  actsOf(figure: string): HTMLElement | null;
}

export class Reading {
  readonly store: Store<SectionState, SectionEvent>;
  /** By the names of their figures. */
  readonly walks = new Map<string, LineWalk>();
  /** The step on the table. */
  private step: StepGame | null = null;
  private readonly others = new Map<string, OtherRules>();

  constructor(
    readonly section: Section,
    readonly table: Table<AnyMove>,
    readonly course: Course,
    readonly place: ReadingPlace,
  ) {
    this.store = storeOf(beginSection(section, course), sectionStep);
    for (const figure of section.figures)
      if (figure.line) this.walks.set(figure.id, this.walk({ ...figure, line: figure.line }));
  }

  private get state(): SectionState {
    return this.store.state;
  }

  /** Lays the section's figure on the table; a section without one keeps what lies there. */
  open(): void {
    this.store.send({ kind: "done", done: isDone(this.section, this.course) });
    const figure = tableFigure(this.section);
    if (!figure) return;
    void this.lay(figure).then((laid) => {
      if (!laid) return;
      this.point(figure);
      this.tellSettled(figure);
    });
  }

  leave(): void {
    this.step = null;
    this.table.asks(false);
    this.store.send({ kind: "left" });
  }

  /** Of a guess that was only noted, what is right: the board has shown it by now. */
  private tellSettled(figure: Figure): void {
    const { question, settled } = figure;
    const said = settled?.replies[this.course.predicted(figure.id) ?? -1];
    const truth = question && toldAfter(question);
    if (!settled || !said || !truth || !this.course.solved(settled.by)) return;
    this.store.send({ kind: "say", said: { ...said, shownIn: settled }, what: null });
    void this.show(figure, "", { control: control(truth.control) }, figure.id);
  }

  /** The reader's guess follows the words of the step or the proof that has settled it. */
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

  /** Puts a figure on the table because the reader asked for it. */
  put(id: string): void {
    const figure = this.section.figures.find((one) => one.id === id);
    if (!figure) return;
    void this.lay(figure);
    this.store.send({ kind: "wish", wish: { what: "put", figure } });
  }

  /** False when something else lies there by the time that it could. */
  private lay(wanted: Figure, after = ""): Promise<boolean> {
    const figure = this.settling(wanted);
    const { table } = this;
    this.step = null;
    this.store.send({ kind: "laid", on: { figure: figure.id, after } });
    table.offerHint(false);
    // Beside a question the answers are what one does, and moves are only tried.
    table.asks(figure.question !== null);
    const played = (): void => this.course.mark(figure.id, { kind: "played" });
    const walk = this.walks.get(figure.id);
    if (walk && !after) return table.open(walk.laid());
    if (figure.step && !after) {
      const lines = figure.says.flatMap((says) => says.after ?? []);
      const place = {
        played,
        solved: () => this.solve(figure),
        say: (answer: SectionState["answer"]) => this.store.send({ kind: "answer", answer }),
        lines,
      };
      this.step = stepGame(figure.step, table, place, this.rulesOf(figure));
      return table.open(this.step.game);
    }
    const tried = (): void => {
      played();
      table.note(WORDS.onlyTrying({ begins: figure.rules ? WORDS.argueIt : WORDS.testIt }));
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
    // Until the proof table is there the position can be looked at, and played on.
    const { claim, atOnce } = figure.proof ?? {};
    const known = claim != null && !atOnce && this.course.told(figure.position);
    if (figure.proof) this.store.send({ kind: "argue", figure: figure.id, known });
    return laid;
  }

  /** The claim that is argued, with the words of the reader's guess. */
  get argued(): Figure | null {
    const figure = this.section.figures.find(({ id }) => id === this.state.argued?.figure);
    return figure ? this.settling(figure) : null;
  }

  /** Other rules, where a figure is played by them; undefined for those of this book. */
  private rulesOf(figure: Figure): FigureRules | undefined {
    const { rules, game, position } = figure;
    const { table, place } = this;
    if (!rules || !game) return undefined;
    const known = this.others.get(figure.id);
    if (known) return known;
    const acts: SideActs = {
      move: (move) => table.move(move),
      visit: (at) => table.visit(at),
      overlay: (view) => table.overlay(view),
      focus: () => table.focus(),
      level: place.level,
    };
    // What is played by them has them at once; a figure that is looked at waits for the first move.
    const eager = figure.kind === "step" || figure.kind === "line";
    const made = new OtherRules({ position, rules, game }, place.actsOf(figure.id), acts, eager);
    this.others.set(figure.id, made);
    return made;
  }

  solve(figure: Figure): void {
    this.course.mark(figure.id, { kind: "solved" });
    this.store.send({ kind: "done", done: true });
    this.store.send({ kind: "wish", wish: { what: "answer", figure } });
  }

  private walk(figure: Figure & { line: Line }): LineWalk {
    const { id } = figure;
    const rules = this.rulesOf(figure) ?? byThisBook(figure.position);
    return new LineWalk(figure, this.table, rules, {
      get: () => this.state.walks[id],
      send: (event) => this.store.send({ kind: "walk", figure: id, event }),
      played: () => this.course.mark(id, { kind: "played" }),
      // Whoever presses a move of a line wants it on the table.
      lay: () => (this.lies(figure, "") ? null : this.lay(figure)),
    });
  }

  private lies(figure: Figure, after: string): boolean {
    const { on } = this.state;
    return on?.figure === figure.id && on.after === after;
  }

  /** Something is chosen in the form of a question. */
  choose(figure: Figure, given: string): void {
    this.store.send({ kind: "asked", given });
    const set = figure.question ? outlineOf(figure.question, given) : [];
    if (this.state.on?.figure === figure.id)
      this.table.overlay(set.length > 0 ? (overlayOf({ set }) ?? {}) : {});
  }

  /** Replies to what is chosen; false where nothing is. */
  reply(figure: Figure): boolean {
    const { store, course } = this;
    const { question, later = false } = figure;
    const given = store.state.question?.state.given ?? "";
    const said = question && reply(question, given, later);
    if (!question || !said) return false;
    course.mark(figure.id, { kind: "predicted", answer: Number(given) });
    const truth = later ? null : toldAfter(question);
    const isSolved = said.tone === "solved";
    store.send({ kind: "question", event: { kind: "answered", closes: isSolved || truth !== null } });
    const line = toldLine(question, given);
    const acts = line === null ? [] : [{ kind: "show", line } as const];
    store.send({ kind: "say", said, acts, what: "reply" });
    if (truth) {
      store.send({ kind: "done", done: true });
      store.send({ kind: "wish", wish: { what: "answer", figure } });
      void this.show(figure, "", { control: control(truth.control) }, figure.id);
    }
    if (!isSolved) return true;
    this.solve(figure);
    this.tellSettled(figure);
    return true;
  }

  /** The reader does something about what was said. */
  act(act: AnswerAct): void {
    if (act.kind === "take-back") this.step?.takeBack(act.to);
    else if (act.kind === "rest") this.step?.playRest();
    else {
      const figure = this.section.figures.find(({ question }) => question);
      if (figure) void this.play(figure, act.line);
    }
  }

  /** Plays a line on a figure, from its start; the next thing laid there ends it. */
  private async play(figure: Figure, line: string): Promise<void> {
    const laid = this.lay(figure);
    const { on } = this.state;
    this.store.send({ kind: "wish", wish: { what: "board" } });
    const rules = this.rulesOf(figure);
    if (await laid) await playLine(figure.position, line, this.table, () => this.state.on === on, rules);
  }

  /** Opens the referee on a figure, or a claim of the referee's; null for neither. */
  judge(figure: Figure, judged: JudgeState | null): void {
    if (judged && !this.state.judged) void this.lay(figure);
    this.store.send({ kind: "judge", judged });
  }

  /** A press on the board of a proof before anything was said of its claim: tried on a table where both colours may be moved. */
  tryOut(at: number): void {
    this.store.send({ kind: "tries-out", on: true });
    this.table.move({ kind: "play", at });
    this.table.focus();
  }

  foretell(figure: Figure, says: Says, guess: Foretold): void {
    this.table.overlay({});
    if (guess !== null) this.course.mark(says.id, { kind: "predicted", answer: guess });
    this.store.send({ kind: "foretold", figure: figure.id, guess });
    this.pointNext(figure);
    if (this.shows(figure, says, true)) this.showSays(figure, says, true);
  }

  /** Whether the board can show it: now, with the question, or later, with the answer. */
  shows(figure: Figure, { after, control: areas, set }: Says, told: boolean): boolean {
    // A step or a proof is not put aside for what is said about it.
    if (figure.proof || (figure.step && after)) return false;
    // What is asked about a set is outlined where its figure lies on the table; another is shown on request.
    const outlined = !told && tableFigure(this.section)?.id === figure.id;
    if (after || (told && areas)) return true;
    return set !== undefined && !outlined;
  }

  showSays(figure: Figure, says: Says, told: boolean): void {
    const { control: areas, ...rest } = says;
    this.turn(figure, says.after ?? "", overlayOf(told ? says : rest) ?? {}, says.id);
  }

  /** Points out the subject of a question, where that disturbs nothing; known control is on the board at once. */
  private point(figure: Figure): void {
    const { predicting, shown } = this.state;
    const told = predicting[figure.id]?.told ?? [];
    const areas = told.find(({ says }) => says.known && says.control)?.says;
    if (areas && shown !== areas.id && this.shows(figure, areas, true)) this.showSays(figure, areas, true);
    if (!asks(figure)) this.pointNext(figure);
  }

  private pointNext(figure: Figure): void {
    const { table } = this;
    const [item] = this.state.predicting[figure.id]?.waiting ?? [];
    if (!item || item.control || !table.laid || !this.lies(figure, item.after ?? "")) return;
    const view = overlayOf(item);
    if (view && table.leading.length === 0) table.overlay(view);
  }

  /** Shows something on the board, or takes it away again. */
  turn(figure: Figure, after: string, view: Partial<BoardView>, what: string): void {
    const isShown = this.state.shown === what;
    this.table.overlay({});
    if (!isShown) void this.show(figure, after, view, what);
  }

  /** Lays something over a figure, after some moves; the figure comes on the table first if it is not there. */
  private async show(figure: Figure, after: string, view: Partial<BoardView>, what: string): Promise<void> {
    const { table, store } = this;
    // A judgement on the same figure has the board's place.
    store.send({ kind: "judge", judged: null });
    store.send({ kind: "shown", what });
    const ended = (): void => store.send({ kind: "ended", what });
    const walked = figure.line ? placeOn(figure.line, after) : after === "" ? 0 : null;
    const wanted = walked === null ? after : "";
    if (!this.lies(figure, wanted) && !(await this.lay(figure, wanted))) return ended();
    if (walked !== null) table.visit(walked);
    table.overlay(view, ended);
  }

  /** The task of the section; null where it has none. */
  get task(): Figure | null {
    return asking(this.section);
  }
}
