/** One section of a chapter while it is read: what lies on the table, and what its figures can do. */
import type { ComponentChildren } from "preact";
import type { BoardView } from "../board/index.ts";
import { Button } from "../kit/controls.tsx";
import { useStore, useTask } from "../kit/hooks.ts";
import { awaken, mount } from "../kit/mount.tsx";
import { type Store, storeOf } from "../kit/store.ts";
import { reveal, revealReply } from "../table/reveal.ts";
import type { SideActs } from "../table/rules.ts";
import type { Table } from "../table/table.ts";
import type { AnyMove } from "../table/table-game.ts";
import { AnswerIn } from "./answer.tsx";
import type { AnswerAct } from "./answer-state.ts";
import { control, overlayOf } from "./area-overlay.ts";
import { type Argued, argue } from "./argue.ts";
import { asks, type Figure, type Line, type Proof, type Says, type Section, tableFigure } from "./data.ts";
import { byThisBook, type FigureRules, OtherRules } from "./figure-rules.ts";
import { freeGame, loneGame, playLine, type StepGame, stepGame } from "./lesson.ts";
import { Predictions } from "./predict.tsx";
import type { Foretold } from "./predict-state.ts";
import { QuestionForm } from "./question.tsx";
import { outlineOf, reply, toldAfter, toldLine } from "./question-state.ts";
import { beginSection, type SectionEvent, type SectionState, sectionStep } from "./section-state.ts";
import { WalkOn } from "./walk.tsx";
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

export class SectionView {
  private readonly store: Store<SectionState, SectionEvent>;
  /** The figure on the table, and the moves played on it. */
  private on: { figure: Figure; after: string } | null = null;
  /** The step that lies there. */
  private step: StepGame | null = null;
  /** By the names of their figures. */
  private readonly walks = new Map<string, LineWalk>();
  private readonly others = new Map<string, OtherRules>();
  /** The proof table, or the fetching of it. */
  private argued: Argued | null = null;

  constructor(
    private readonly section: Section,
    private readonly host: HTMLElement,
    private readonly tableElement: HTMLElement,
    private readonly table: Table<AnyMove>,
    private readonly course: Course,
  ) {
    this.store = storeOf(beginSection(section, course), sectionStep);
    for (const figure of section.figures) this.equip(figure);
    host.addEventListener("click", ({ target }) => {
      const lay = target instanceof Element ? target.closest<HTMLElement>("[data-lay]") : null;
      const figure = section.figures.find(({ id }) => id === lay?.dataset.lay);
      if (figure) this.put(figure);
    });
  }

  /** Fills a place of the page with a view of what the section shows. */
  private wake(place: Element, view: (state: SectionState) => ComponentChildren): void {
    mount(place, <Awake store={this.store} view={view} />);
  }

  /** Where the page answers. With a question it stands where that was answered. */
  private get answer(): HTMLElement | null {
    return this.host.querySelector("[data-role=answer]");
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
      this.point(figure);
      this.tellSettled(figure);
    });
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

  /** A proof only gives its place away: a reader who looks at another figure finds the proof again as it was. */
  private clear(): void {
    this.argued?.pause();
    this.store.send({ kind: "judge", judged: null });
    this.step = null;
    this.tableElement.classList.remove("asking");
  }

  /** False when something else lies there by the time that it could. */
  private lay(wanted: Figure, after = ""): Promise<boolean> {
    const figure = this.settling(wanted);
    this.clear();
    this.on = { figure, after };
    for (const printed of this.host.querySelectorAll<HTMLElement>(".printed[data-figure]"))
      printed.classList.toggle("on-table", printed.dataset.figure === figure.id);
    const { table } = this;
    table.offerHint(false);
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
    // Beside a question the answers are what one does, and moves are only tried.
    this.tableElement.classList.toggle("asking", figure.question !== null);
    const tried = (): void => {
      played();
      table.note(WORDS.onlyTrying({ begins: figure.rules ? "Argue it" : "Test it" }));
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
   * An answer comes into sight with all that it brings: the steps that follow, and the way on. For a claim the verdict
   * comes first: with its reason and the prediction where there was one, else its headline alone. The reply to a
   * question stands below the pressed button, which stays where it is if it can.
   */
  private bringAnswer({ proof, question }: Figure): void {
    const part = (of: string): Element | null => this.host.querySelector(of);
    // The words of a verdict are drawn anew until then.
    setTimeout(() => {
      const { answer } = this;
      const verdict = proof?.claim ? part(proof.atOnce ? ".proof-answer .headline" : ".proof-answer") : null;
      const [said, other] = verdict?.checkVisibility() ? [verdict, answer] : [answer, verdict];
      if (said && question) revealReply(said);
      else if (said) reveal(said, part(".afterwards"), other, part(".onward .next"));
    });
  }

  /** Fills the way on where there is no task, or the task is done. */
  private fillNext(truthTold = false): void {
    const asked = this.host.querySelector(".step")?.id;
    const done = truthTold || asked === undefined || this.course.solved(asked);
    this.host.querySelector(".onward .next")?.classList.toggle("filled", done);
  }

  /** Gives a figure what only a script can: a question that answers, a line to walk, claims to predict. */
  private equip(figure: Figure): void {
    const place = (name: string): HTMLElement | null =>
      this.host.querySelector(`[data-${name}="${CSS.escape(figure.id)}"]`);
    if (figure.question) this.ask(figure, place("question"));
    else if (asks(figure)) this.wakeAnswer();
    const doing = place("doing");
    const says = place("says");
    if (figure.line) this.walks.set(figure.id, this.walk({ ...figure, line: figure.line }));
    if (doing) this.wake(doing, (state) => this.doing(figure, state));
    if (says) this.wake(says, (state) => this.predictions(figure, state));
  }

  private wakeAnswer(): void {
    const place = this.answer;
    if (!place) return;
    this.wake(place, ({ answer }) => <AnswerIn host={place} answer={answer} act={(act) => this.act(act)} />);
  }

  /** The choices for a figure: walk it, judge it, show another map. */
  private doing(figure: Figure, { walks, judged, shown }: SectionState): ComponentChildren {
    const { id, title, position, line, laws, map } = figure;
    const walk = this.walks.get(id);
    const walked = walks[id];
    const level = this.titleLevel;
    return (
      <>
        {line && walk && walked && (
          <WalkOn
            figure={{ title, line }}
            level={level}
            state={walked}
            told={walk.told}
            acts={{ go: (at) => void walk.go(at), playThrough: () => void walk.playThrough() }}
          />
        )}
        {map && (
          <p class="told-map">
            <Button
              look="quiet toggle"
              aria-pressed={shown === id ? "true" : "false"}
              press={() => this.turn(figure, "", { control: control(map) }, id)}
            >
              {WORDS.onBoardBy(map)}
            </Button>
          </p>
        )}
        {figure.kind === "referee" && (
          <Asking
            part={({ Judge }) => (
              <Judge
                title={title}
                level={level}
                position={position}
                table={this.tableElement}
                state={judged?.figure === id ? judged : null}
                acts={{
                  open: () => {
                    void this.lay(figure);
                    this.store.send({ kind: "judge", judged: { figure: id, claim: null, back: false } });
                  },
                  close: () => this.store.send({ kind: "judge", judged: null }),
                  play: (claim) =>
                    this.store.send({ kind: "judge", judged: { figure: id, claim, back: claim === null } }),
                }}
              />
            )}
          />
        )}
        {laws && (
          <Asking
            part={({ Compared }) => <Compared title={title} level={level} position={position} laws={laws} />}
          />
        )}
      </>
    );
  }

  private walk(figure: Figure & { line: Line }): LineWalk {
    const { id } = figure;
    const rules = this.rulesOf(figure) ?? byThisBook(figure.position);
    return new LineWalk(figure, this.table, rules, {
      get: () => this.store.state.walks[id],
      send: (event) => this.store.send({ kind: "walk", figure: id, event }),
      played: () => this.course.mark(id, { kind: "played" }),
      // Whoever presses a move of a line wants it on the table.
      lay: () => (this.on?.figure.id === id && !this.on.after ? null : this.lay(figure)),
    });
  }

  private ask(figure: Figure, place: HTMLElement | null): void {
    const { question, position } = figure;
    if (!question || !place) return;
    const acts = {
      awake: (given: string) => this.store.send({ kind: "question", event: { kind: "awake", given } }),
      give: (given: string) => {
        this.store.send({ kind: "asked", given });
        const set = outlineOf(question, given);
        if (this.on?.figure.id === figure.id)
          this.table.overlay(set.length > 0 ? (overlayOf({ set }) ?? {}) : {});
      },
      send: () => this.reply(figure),
      answer: (act: AnswerAct) => this.act(act),
    };
    awaken(
      place,
      <Awake
        store={this.store}
        view={({ question: asked, answer }) =>
          asked && (
            <QuestionForm
              question={question}
              position={position}
              state={asked.state}
              answer={answer}
              acts={acts}
            />
          )
        }
      />,
    );
  }

  /** Replies to what is chosen; false where nothing is. */
  private reply(figure: Figure): boolean {
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
      this.fillNext(true);
      this.bringAnswer(figure);
      void this.show(figure, "", { control: control(truth.control) }, figure.id);
    }
    if (!isSolved) return true;
    this.solve(figure);
    this.tellSettled(figure);
    return true;
  }

  /** The reader does something about what was said. */
  private act(act: AnswerAct): void {
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
    const { on, table } = this;
    this.seeBoard();
    const rules = this.rulesOf(figure);
    if (await laid) await playLine(figure.position, line, table, () => this.on === on, rules);
  }

  private predictions(figure: Figure, { predicting, shown }: SectionState): ComponentChildren {
    const state = predicting[figure.id];
    if (!state) return null;
    const acts = {
      foretell: (says: Says, guess: Foretold) => {
        this.table.overlay({});
        if (guess !== null) this.course.mark(says.id, { kind: "predicted", answer: guess });
        this.store.send({ kind: "foretold", figure: figure.id, guess });
        this.pointNext(figure);
        if (this.shows(figure, says, true)) this.showSays(figure, says, true);
      },
      shows: (says: Says, told: boolean) => this.shows(figure, says, told),
      show: (says: Says, told: boolean) => this.showSays(figure, says, told),
    };
    return <Predictions state={state} folded={asks(figure)} shown={({ id }) => shown === id} acts={acts} />;
  }

  /** Whether the board can show it: now, with the question, or later, with the answer. */
  private shows(figure: Figure, { after, control: areas, set }: Says, told: boolean): boolean {
    // A step or a proof is not put aside for what is said about it.
    if (figure.proof || (figure.step && after)) return false;
    // What is asked about a set is outlined where its figure lies on the table; another is shown on request.
    const outlined = !told && tableFigure(this.section)?.id === figure.id;
    if (after || (told && areas)) return true;
    return set !== undefined && !outlined;
  }

  private showSays(figure: Figure, says: Says, told: boolean): void {
    const { control: areas, ...rest } = says;
    this.turn(figure, says.after ?? "", overlayOf(told ? says : rest) ?? {}, says.id);
  }

  /** Points out the subject of a question, where that disturbs nothing; known control is on the board at once. */
  private point(figure: Figure): void {
    const { predicting, shown } = this.store.state;
    const told = predicting[figure.id]?.told ?? [];
    const areas = told.find(({ says }) => says.known && says.control)?.says;
    if (areas && shown !== areas.id && this.shows(figure, areas, true)) this.showSays(figure, areas, true);
    if (!asks(figure)) this.pointNext(figure);
  }

  private pointNext(figure: Figure): void {
    const { on, table } = this;
    const [item] = this.store.state.predicting[figure.id]?.waiting ?? [];
    if (!item || item.control || !table.laid) return;
    if (on?.figure.id !== figure.id || on.after !== (item.after ?? "")) return;
    const view = overlayOf(item);
    if (view && table.leading.length === 0) table.overlay(view);
  }

  /** Shows something on the board, or takes it away again. */
  private turn(figure: Figure, after: string, view: Partial<BoardView>, what: string): void {
    const isShown = this.store.state.shown === what;
    this.table.overlay({});
    if (!isShown) void this.show(figure, after, view, what);
  }

  /** Lays something over a figure, after some moves; the figure comes on the table first if it is not there. */
  private async show(figure: Figure, after: string, view: Partial<BoardView>, what: string): Promise<void> {
    const { on, table, store } = this;
    // A judgement on the same figure has the board's place.
    store.send({ kind: "judge", judged: null });
    store.send({ kind: "shown", what });
    const ended = (): void => store.send({ kind: "ended", what });
    const walked = figure.line ? placeOn(figure.line, after) : after === "" ? 0 : null;
    const wanted = walked === null ? after : "";
    const there = on?.figure.id === figure.id && on.after === wanted;
    if (!there && !(await this.lay(figure, wanted))) return ended();
    if (walked !== null) table.visit(walked);
    table.overlay(view, ended);
  }

  /** Brings the proof table; until it is there the position can be looked at, and played on. */
  private argue(figure: Figure & { proof: Proof }): void {
    const { host, answer, course, store } = this;
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
      say: (said) => store.send({ kind: "say-above-hints", said }),
      showHints: (hints) => store.send({ kind: "hints", hints }),
      predicted: (guess) => course.mark(figure.id, { kind: "predicted", answer: guess }),
      begun: () => course.mark(figure.id, { kind: "played" }),
      solved: () => this.solve(figure),
      failed: () => {
        this.argued = null;
        store.send({ kind: "say", said: { tone: "open", text: WORDS.proofMissing } });
      },
    });
  }
}

/** The judge of a section: few sections have one, and it loads with the first of them. */
function Asking({ part }: { part: (judge: typeof import("./judge.tsx")) => ComponentChildren }) {
  const task = useTask(() => import("./judge.tsx"), []);
  if (task.kind === "failed")
    return (
      <p class="note" role="status">
        {WORDS.engineMissing}
      </p>
    );
  return <>{task.kind === "done" && part(task.found)}</>;
}

/** A place of the page that shows what the section's state says. */
function Awake({
  store,
  view,
}: {
  store: Store<SectionState, SectionEvent>;
  view: (state: SectionState) => ComponentChildren;
}) {
  return <>{view(useStore(store))}</>;
}
