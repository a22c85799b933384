/** One problem from the question to the end: what all kinds have in common. Asks the engine; `round-view.tsx` shows it. */
import { type ComponentChildren, h } from "preact";
import type { BoardHandle, Command } from "../board/index.ts";
import { engine, type Location, type Move, type PositionInput, troubleWords } from "../engine/engine.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { pencilWords } from "../table/situation-words.ts";
import type { Explanation, Floor, Ground, KindOf } from "./asking.ts";
import { goBack, goForward, toQuestion, type Way } from "./line-cursor.ts";
import { MorePart } from "./more-part.tsx";
import { offerIn } from "./play-on.ts";
import { PlayingOut } from "./playing-out.ts";
import type { MoveName, Problem } from "./problem.ts";
import { movesOf, namesIn, startOf } from "./problem-game.ts";
import {
  controlsIn,
  hintsLeft,
  isHere,
  isPlaying,
  notLaid,
  type RoundEvent,
  type RoundState,
  roundStep,
} from "./round-state.ts";
import { situationAt, type Track } from "./track.ts";
import type { Standing, Trainer, TrainerNews } from "./trainer.ts";

export class Round implements Trainer {
  readonly store: Store<RoundState, RoundEvent>;
  /** Plays it out, where it is over and there is more to see. */
  readonly playing: PlayingOut;
  private readonly left = new AbortController();
  /** The questions to the engine while the reader puts an answer together. */
  private readonly asking = abortable();
  private board: BoardHandle | null = null;
  private answers: HTMLElement | null = null;

  constructor(
    readonly place: Standing,
    private readonly problem: Problem,
    private readonly on: (news: TrainerNews) => void,
    readonly kind: KindOf<unknown>,
  ) {
    this.store = storeOf(notLaid(kind), roundStep(kind));
    this.playing = new PlayingOut(this.store, this.gone);
  }

  /** Aborted once it is destroyed. */
  get gone(): AbortSignal {
    return this.left.signal;
  }

  /** Lays the problem out. Views that are there already hear of each change first. */
  begin(): void {
    this.store.watch(() => this.store.state.laid && this.on({ kind: "controls" }));
    this.open();
  }

  get controls(): Trainer["controls"] {
    return controlsIn(this.store.state, this.kind);
  }

  get reading(): boolean {
    const { state } = this.store;
    return state.phase !== "asking" && !isPlaying(state);
  }

  get hintsLeft(): number {
    return hintsLeft(this.store.state);
  }

  back(): void {
    this.walk(goBack);
  }

  forward(): void {
    this.walk(goForward);
  }

  restart(): void {
    // What is answered stays answered; there is still the way back from the lines that are told.
    if (this.store.state.phase === "done") this.walk(toQuestion);
    else {
      this.asking.stop();
      this.store.send({ kind: "try again" });
    }
  }

  side(): void {
    const { laid, phase, own } = this.store.state;
    if (laid && phase === "done") this.kind.side?.(this.floorOn(laid.ground), own);
  }

  hint(): void {
    if (this.hintsLeft > 0) this.store.send({ kind: "hint" });
  }

  reveal(): void {
    const { laid, phase } = this.store.state;
    if (!laid || phase === "done") return;
    const floor = this.floorOn(laid.ground);
    this.tell(() => this.kind.solution(floor), "done");
  }

  more(): ComponentChildren {
    const { laid } = this.store.state;
    if (!laid) return null;
    const { situation, start, moves } = laid.ground;
    return h(MorePart, { diagram: situation.diagram, start, moves });
  }

  focus(): void {
    this.board?.focus();
  }

  destroy(): void {
    this.left.abort();
    this.asking.stop();
  }

  held(board: BoardHandle): void {
    this.board = board;
  }

  answeredIn(answers: HTMLElement | null): void {
    this.answers = answers;
  }

  walk(to: (way: Way) => Way): void {
    this.store.send({ kind: "walk", to });
  }

  press(at: Location): void {
    const { state } = this.store;
    const { laid, played, own } = state;
    if (!laid) return;
    if (isPlaying(state) && played) {
      const offer = played.removing ? offerIn(played, laid.ground) : undefined;
      void this.playing.make(offer ? { kind: "cycle", since: offer.since, at } : { kind: "play", at });
    } else if (isHere(state)) this.kind.press?.(this.floorOn(laid.ground), own, at);
  }

  pencil(at: Location | null): void {
    const { state } = this.store;
    const { own, laid } = state;
    const words = laid && at !== null ? pencilWords(laid.ground.board, at) : "";
    const pencilled = isHere(state) ? (this.kind.pencil?.(own, at) ?? own) : own;
    this.store.send({ kind: "pencilled", own: pencilled, words });
  }

  command(command: Command): void {
    if (command === "back") this.back();
    else if (command === "forward") this.forward();
    else if (command === "hint") this.on({ kind: "hint" });
    // A letter may be a slip: it leads to the button, and Enter passes there.
    else this.answers?.querySelector<HTMLElement>("[data-key=pass]")?.focus();
  }

  /** The acts of a kind on this ground. */
  floorOn(ground: Ground): Floor<unknown> {
    const { store, asking, place } = this;
    return {
      ...ground,
      change: (to) => store.send({ kind: "own", to }),
      run: (task, done, failed) => asking.run(task, done, failed),
      drop: () => asking.stop(),
      answer: (right, what, tell) => this.judge(right, what, tell, "done"),
      astray: (what, tell) => this.judge(false, what, tell, "told"),
      remark: (words) => store.send({ kind: "remark", words }),
      note: (words) => store.send({ kind: "note", words }),
      link: (page, words) => linkIn(place, page, words),
      argue: (words, to) => place.argue?.(words, to) ?? null,
    };
  }

  /** Begins to play it out, or goes on. */
  playOut(): void {
    this.playing.begin();
    this.focus();
  }

  private open(): void {
    layOut(this.problem).then(
      (ground) => {
        if (this.gone.aborted) return;
        this.store.send({ kind: "laid", ground });
        // Where one asks for the answer, it is told that the engine is missing.
        Promise.resolve(this.kind.hints(ground)).then(
          (hints) => this.gone.aborted || this.store.send({ kind: "hints", hints }),
          () => {},
        );
      },
      (error) => this.trouble(error, () => this.open()),
    );
  }

  private judge(
    right: boolean,
    what: string,
    tell: () => Promise<Explanation<unknown>>,
    next: "told" | "done",
  ): void {
    if (this.store.state.phase !== "asking") return;
    this.asking.stop();
    // The engine only shows why; what is right stands in the problem's facts.
    this.store.send({ kind: "judged" });
    this.on({ kind: "judged", right, what, decided: next === "done" });
    this.tell(tell, next);
  }

  /** Waits for what is said, and says it. */
  private tell(tell: () => Promise<Explanation<unknown>>, next: "told" | "done"): void {
    tell().then(
      (told) => {
        if (this.gone.aborted || this.store.state.phase === "done") return;
        this.store.send({ kind: "told", told, next });
        if (next === "done") this.on({ kind: "done" });
      },
      (error) => this.trouble(error, () => this.tell(tell, next)),
    );
  }

  private trouble(error: unknown, again: () => void): void {
    if (!this.gone.aborted) this.on({ kind: "trouble", words: troubleWords(error), again });
  }
}

/** In an article it opens beside it, so that what was begun there is not lost. */
function linkIn({ article }: Standing, page: string, words: string): ComponentChildren {
  if (!article) return h("a", { href: page }, words);
  const href = article.page(page);
  return href === null ? null : h("a", { href, target: "_blank", rel: "noopener" }, words);
}

/** The ground of a problem: its board, its moves, the situation of the question, and lines from there. */
async function layOut(problem: Problem): Promise<Ground> {
  const start = startOf(problem);
  const { board } = await engine.follow(start, []);
  const moves = movesOf(board, namesIn(problem.played));
  const { situations, cycles } = await engine.follow(start, moves);
  const history = { situations, from: situations.length - 1 };
  const situation = situationAt(history, history.from);

  /** A line as far as the rules allow it. */
  async function line(
    names: readonly MoveName[],
    from?: PositionInput,
  ): Promise<{ track: Track; moves: Move[] }> {
    const told = movesOf(board, names);
    const before = from ? [] : moves;
    const { situations } = await engine.follow(from ?? start, [...before, ...told]);
    const made = told.slice(0, situations.length - 1 - before.length);
    return { track: { situations, from: before.length }, moves: made };
  }

  return { problem, board, start, moves, history, situation, cycles, you: situation.turn, line };
}
