/** One problem from the question to the end: what all kinds have in common. */
import type { ComponentChildren } from "preact";
import type { BoardView } from "../board/index.ts";
import { element } from "../dom.ts";
import { type Location, troubleWords } from "../engine/engine.ts";
import { button, redraw, uniqueId } from "../proof/ui.ts";
import { moveWords, situationWords } from "../table/situation-words.ts";
import { answersIn, drawAnswers, type Phase } from "./answer-buttons.ts";
import type { Ask, Asking, Explanation, Ground } from "./asking.ts";
import { layOut } from "./lay-out.ts";
import { LineCursor } from "./line-cursor.ts";
import { Lines } from "./line-list.ts";
import { MorePart } from "./more-part.tsx";
import { PlayOn } from "./play-on.ts";
import type { Problem } from "./problem.ts";
import { type OnProblemDesk, ProblemDesk } from "./problem-desk.ts";
import { ProblemWords } from "./problem-words.ts";
import { placeWords, playedWords, trackView } from "./track.ts";
import type { Place, Trainer, TrainerNews } from "./trainer.ts";

export class Round implements Trainer {
  private phase: Phase = "asking";
  private gone = false;
  private asking: Asking | null = null;
  private ground: Ground | null = null;
  private way: LineCursor | null = null;
  private told: Explanation | null = null;
  /** What is played out once all is told. */
  private played: PlayOn | null = null;
  /** How many hints are open. */
  private opened = 0;
  private readonly desk: ProblemDesk;
  private readonly said: ProblemWords;
  private readonly parts = element("div", { class: "kind-parts" });
  private readonly lines = new Lines((line, move) => this.walk((way) => way.to(line, move)));
  private readonly spoken = element("p", { class: "visually-hidden", role: "status" });

  constructor(
    private readonly place: Place,
    private readonly problem: Problem,
    private readonly on: (news: TrainerNews) => void,
    private readonly ask: Ask,
  ) {
    const onDesk: OnProblemDesk = {
      point: (point) => this.press(point),
      pencil: (point) => {
        if (this.here) this.asking?.pencil?.(point);
      },
      command: (command) => {
        if (command === "back") this.back();
        else if (command === "forward") this.forward();
        else if (command === "hint") this.on({ kind: "hint" });
        // A letter may be a slip: it leads to the button, and Enter passes there.
        else place.answers.querySelector<HTMLElement>("[data-key=pass]")?.focus();
      },
    };
    this.desk = new ProblemDesk(place.keys, onDesk, place.article);
    place.board.replaceChildren(this.desk.element);
    this.said = new ProblemWords(place.words, this.parts, this.lines.element, place.article ? "p" : "h2");
    place.words.append(this.spoken);
    // Another round may have left the same buttons there.
    redraw(place.answers, null, uniqueId("round"), () => place.answers.replaceChildren());
    void this.open();
  }

  get controls(): Trainer["controls"] {
    const { phase, way } = this;
    return {
      back: way?.mayGoBack === true,
      forward: way?.mayGoForward === true,
      restart: this.mayRestart,
      side: phase === "done" && this.asking?.side !== undefined,
      more: way !== null,
    };
  }

  get reading(): boolean {
    return this.phase !== "asking" && !this.playing;
  }

  /** Off where it would do nothing. */
  private get mayRestart(): boolean {
    const { phase, way, asking } = this;
    if (!way?.isAtQuestion) return way !== null;
    return phase === "told" || (phase === "asking" && asking?.touched?.() === true);
  }

  get hintsLeft(): number {
    return this.phase === "asking" ? (this.asking?.hints.length ?? 0) - this.opened : 0;
  }

  back(): void {
    this.walk((way) => way.back());
  }

  forward(): void {
    this.walk((way) => way.forward());
  }

  restart(): void {
    // What is answered stays answered; there is still the way back from the lines that are told.
    if (this.phase === "done") this.walk((way) => way.toQuestion());
    else if (this.asking) {
      this.asking.reset?.();
      this.tryAgain();
    }
  }

  side(): void {
    if (this.phase === "done") this.asking?.side?.();
  }

  hint(): void {
    const hint = this.hintsLeft > 0 ? this.asking?.hints[this.opened] : undefined;
    if (!hint) return;
    this.opened += 1;
    this.said.hint(hint);
    this.walk((way) => way.toQuestion());
  }

  reveal(): void {
    const { asking } = this;
    if (!asking || this.phase === "done") return;
    void this.tell(() => asking.solution(), "done");
  }

  more(): ComponentChildren {
    const { ground } = this;
    return (
      ground && <MorePart diagram={ground.situation.diagram} start={ground.start} moves={ground.moves} />
    );
  }

  focus(): void {
    this.desk.focus();
  }

  destroy(): void {
    this.gone = true;
    this.played?.end();
  }

  private async open(): Promise<void> {
    try {
      const ground = await layOut(this.problem);
      if (!this.gone) this.lay(ground);
    } catch (error) {
      this.trouble(error, () => void this.open());
    }
  }

  private lay(ground: Ground): void {
    this.ground = ground;
    this.way = new LineCursor(ground.history);
    const asking = this.ask({
      ...ground,
      redraw: () => this.show(),
      redrawAnswers: () => this.redrawAnswers(),
      answer: (right, what, tell) => this.judge(right, what, tell, "done"),
      astray: (what, tell) => this.judge(false, what, tell, "told"),
      remark: (words) => this.said.remark(words),
      note: (words) => this.desk.note(words),
      link: (page, words) => this.link(page, words),
      argue: (text, claim) => this.place.argue?.(text, claim) ?? null,
    });
    this.asking = asking;
    const { task } = asking;
    this.said.task({
      ...task,
      help: [task.help, playedWords(ground.moves.length)].filter(Boolean).join(" "),
    });
    this.parts.replaceChildren(...(asking.parts ?? []));
    this.show();
  }

  private redrawAnswers(): void {
    if (!this.asking) return;
    this.drawAnswers(this.asking);
    this.on({ kind: "controls" });
  }

  /** In an article it opens beside it, so that what was begun there is not lost. */
  private link(page: string, words: string): HTMLElement | null {
    const { article } = this.place;
    if (!article) return element("a", { href: page }, words);
    const href = article.page(page);
    return href === null ? null : element("a", { href, target: "_blank" }, words);
  }

  private judge(right: boolean, what: string, tell: () => Promise<Explanation>, next: Phase): void {
    if (this.phase !== "asking") return;
    // The engine only shows why; what is right stands in the problem's facts.
    this.phase = "told";
    this.on({ kind: "judged", right, what, decided: next === "done" });
    void this.tell(tell, next);
  }

  /** Waits for what is said, and says it. */
  private async tell(tell: () => Promise<Explanation>, next: Phase): Promise<void> {
    let told: Explanation;
    try {
      told = await tell();
    } catch (error) {
      return this.trouble(error, () => void this.tell(tell, next));
    }
    const { asking, ground, way } = this;
    if (this.gone || this.phase === "done" || !asking || !ground || !way) return;
    const { lines = [], shown = 0 } = told;
    this.told = told;
    this.phase = next;
    this.desk.unpencil();
    this.said.settle(true, next === "done");
    if (next === "done") asking.done?.();
    this.lines.draw(ground.board, lines);
    way.tell(lines.map(({ track }) => track));
    if (lines.length > 0 && shown > 0) way.to(0, shown);
    this.show();
    // What the page adds then moves the words, so these are brought into sight last.
    if (next === "done") this.on({ kind: "done" });
    this.said.tell(told);
  }

  /** Back to the open question after a wrong answer. */
  private tryAgain(): void {
    this.phase = "asking";
    this.told = null;
    this.said.settle(false, false);
    this.said.untell();
    this.said.remark("");
    this.desk.unpencil();
    this.lines.clear();
    this.way?.tell([]);
    this.show();
  }

  /** The number of the line that is played out. */
  private get last(): number {
    return this.told?.lines?.length ?? 0;
  }

  /** Whether the reader looks at the end of what he plays out. */
  private get playing(): boolean {
    const { played, way } = this;
    return played !== null && way?.walked === this.last && !way.mayGoForward;
  }

  /** Begins to play it out, or goes on. */
  private playOut(): void {
    const { ground } = this;
    if (!ground) return;
    this.played ??= new PlayOn(ground, {
      changed: (words) => {
        if (!this.gone) this.playedOn(words);
      },
      refused: (words) => {
        if (!this.gone) this.desk.note(words);
      },
    });
    this.playedOn(this.played.length > 0 ? "" : "Press a point, or pass. The engine answers each move.");
    this.desk.focus();
  }

  private playedOn(words: string): void {
    const { ground, played, told, way } = this;
    if (!ground || !played || !way) return;
    const lines = [...(told?.lines ?? []), played.line];
    this.desk.unpencil();
    this.lines.draw(ground.board, lines);
    way.tell(lines.map(({ track }) => track));
    way.to(this.last, played.length);
    this.show();
    this.said.remark(words);
  }

  private trouble(error: unknown, again: () => void): void {
    if (!this.gone) this.on({ kind: "trouble", words: troubleWords(error), again });
  }

  /** Whether the question is open and looked at. */
  private get here(): boolean {
    return this.phase === "asking" && this.way?.isAtQuestion === true;
  }

  private press(point: Location): void {
    if (this.playing) this.played?.press(point);
    else if (this.here) this.asking?.press?.(point);
  }

  /** Goes somewhere else, and says what is there. */
  private walk(go: (way: LineCursor) => void): void {
    const { ground, way } = this;
    if (!ground || !way) return;
    go(way);
    this.show();
    const { situation } = way;
    const words = this.lineWords
      ? [situation.line, this.lineWords]
      : [moveWords(ground.board, situation), situationWords(ground.board, situation)];
    this.spoken.textContent = words.filter(Boolean).join(" ");
  }

  /** What stands for the situation in words at an open question that these would answer. */
  private get lineWords(): string {
    return this.here ? (this.asking?.lineWords ?? "") : "";
  }

  private show(): void {
    const { asking, ground, way } = this;
    if (!asking || !ground || !way) return;
    const { track, cursor, situation } = way;
    const view = { ...trackView(track, cursor, asking.numbered === true), ...asking.base };
    this.desk.show({
      board: ground.board,
      situation,
      view: way.isAtQuestion
        ? { ...view, ...this.over(asking) }
        : { ...view, ...(this.playing && this.played?.view()) },
      told: placeWords(ground.board, track, cursor) || this.lineWords,
    });
    this.lines.mark(way.walked, cursor - track.from);
    this.drawAnswers(asking);
    this.on({ kind: "controls" });
  }

  /** What lies over the question: how to answer it and the last hint, or what was said. */
  private over(asking: Asking): Partial<BoardView> {
    if (this.told) return this.told.over ?? {};
    const hint = this.opened > 0 ? asking.hints[this.opened - 1] : undefined;
    return { ...asking.view(), ...(hint?.points && { rings: hint.points }), ...hint?.over };
  }

  private drawAnswers(asking: Asking): void {
    const back = () => this.walk((way) => way.toQuestion());
    const doings = { takeBack: () => this.restart(), back, refocus: () => this.desk.focus() };
    const buttons =
      this.phase === "done" && asking.playsOn
        ? this.playButtons()
        : answersIn(this.phase, this.here, asking, doings);
    drawAnswers(this.place.answers, buttons, doings);
  }

  private playButtons(): HTMLButtonElement[] {
    if (this.playing) return this.played?.buttons() ?? [];
    return [button(this.played ? "Go on playing" : "Play it out", "quiet", () => this.playOut())];
  }
}
