/** One problem from the question to the end: what all kinds have in common, and its views, which somebody else lays out. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { BoardHandle, Command } from "../board/index.ts";
import { engine, type Line, type Location, type Move, troubleWords } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld, useStore } from "../kit/hooks.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { beat } from "../table/beat.ts";
import { pencilWords, refusalWords } from "../table/situation-words.ts";
import type { AnswerButton, Explanation, Floor, Ground, KindOf } from "./asking.ts";
import { DeskView, SituationLine } from "./desk-view.tsx";
import { layOut } from "./lay-out.ts";
import { goBack, goForward, goTo, situationOf, toQuestion, trackOf, type Way } from "./line-cursor.ts";
import { LineList } from "./line-list.tsx";
import { MorePart } from "./more-part.tsx";
import { best } from "./outcomes.ts";
import {
  moveNameOf,
  movesBefore,
  notYetPlayed,
  nowIn,
  offerIn,
  type PlayedOut,
  playedLine,
} from "./play-on.ts";
import type { MoveName, Problem } from "./problem.ts";
import { moveOf } from "./problem-game.ts";
import { OpenedHints, Remark, Said, TaskWords } from "./problem-words.tsx";
import {
  controlsIn,
  hintsLeft,
  isHere,
  isPlaying,
  type Laid,
  lineWordsIn,
  notLaid,
  type RoundEvent,
  type RoundState,
  roundStep,
  viewIn,
} from "./round-state.ts";
import { placeWords, playedWords } from "./track.ts";
import type { Standing, Trainer, TrainerNews } from "./trainer.ts";
import { endWords, exchanged, openWords } from "./words/play-on-words.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

export class Round implements Trainer {
  readonly store: Store<RoundState, RoundEvent>;
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
    return <MorePart diagram={situation.diagram} start={start} moves={moves} />;
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
      void this.make(offer ? { kind: "cycle", since: offer.since, at } : { kind: "play", at });
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

  /** Begins to play it out, or goes on. */
  playOut(): void {
    const { laid, played } = this.store.state;
    if (!laid) return;
    const begun = played ?? notYetPlayed(laid.ground);
    const words = begun.moves.length > 0 ? "" : ROUND_WORDS.pressPointPassEngine;
    this.store.send({ kind: "played", played: begun, words });
    this.focus();
  }

  remove(removing: boolean): void {
    const words = removing ? ROUND_WORDS.pressPointPlaceStone : "";
    this.playedOn({ removing }, words);
  }

  takeBack(): void {
    const { laid, played } = this.store.state;
    if (laid && played)
      void this.follow(laid.ground, movesBefore(played, laid.ground), "", { result: "", removing: false });
  }

  /** The reader’s move, a beat, and the reply. */
  async make(move: Move): Promise<void> {
    const { laid, played } = this.store.state;
    if (!laid || !played || played.busy) return;
    const { ground } = laid;
    const { signal } = this.left;
    const { start, moves: before, you } = ground;
    // Where the engine has no reply, the reader plays for both.
    const own = nowIn(played, ground).turn === you ? moveNameOf(move, ground) : null;
    this.playedOn({ busy: true }, null);
    try {
      const { refusal } = await engine.follow(start, [...before, ...played.moves, move]);
      if (signal.aborted) return;
      if (refusal) {
        this.playedOn({ busy: false }, null);
        return this.store.send({ kind: "note", words: refusalWords(refusal) });
      }
      // What is said comes with the reply: twice the same would be heard.
      const moves = [...played.moves, move];
      await this.follow(ground, moves, "", { removing: false });
      const { problems } = await import("../engine/practice.ts");
      const [found] = await Promise.all([
        problems.reply({ start, moves: [...before, ...moves] }, signal),
        beat(),
      ]);
      if (!signal.aborted) await this.replied(ground, moves, found, own);
    } catch (error) {
      if (!signal.aborted) this.playedOn({ busy: false }, troubleWords(error));
    }
  }

  private async replied(
    ground: Ground,
    moves: readonly Move[],
    found: { line: string[]; result: string } | null,
    own: MoveName | null,
  ): Promise<void> {
    const { board, problem, you } = ground;
    const now = () => nowIn(this.store.state.played ?? notYetPlayed(ground), ground);
    if (!found) return this.playedOn({ busy: false }, now().turn === you ? "" : openWords(you));
    const reply = now().turn === you ? undefined : found.line[0];
    const words = exchanged(own, reply ?? null, you);
    if (reply) await this.follow(ground, [...moves, moveOf(board, reply)], words);
    if (!now().final) return this.playedOn({ busy: false }, words);
    const end = endWords(found.result, best(problem, true, you)?.result ?? null, you);
    this.playedOn({ busy: false, result: found.result }, `${words} ${end}`.trim());
  }

  /** The line of the moves. */
  private async follow(
    { start, moves: before }: Ground,
    moves: readonly Move[],
    words: string,
    more: Partial<PlayedOut> = {},
  ): Promise<void> {
    const { situations, cycles }: Line = await engine.follow(start, [...before, ...moves]);
    if (!this.gone.aborted) this.playedOn({ ...more, moves, situations, cycles }, words);
  }

  /** The line that is played out is another; `words`: null leaves what was said. */
  private playedOn(more: Partial<PlayedOut>, words: string | null): void {
    const { played, remark } = this.store.state;
    if (played) this.store.send({ kind: "played", played: { ...played, ...more }, words: words ?? remark });
  }
}

/** In an article it opens beside it, so that what was begun there is not lost. */
function linkIn({ article }: Standing, page: string, words: string): ComponentChildren {
  if (!article) return <a href={page}>{words}</a>;
  const href = article.page(page);
  return href === null ? null : (
    <a href={href} target="_blank" rel="noopener">
      {words}
    </a>
  );
}

/** The view of the board and its line. */
function shownIn(state: RoundState, laid: Laid, kind: KindOf<unknown>) {
  const { ground, way } = laid;
  return {
    board: ground.board,
    situation: situationOf(way),
    view: viewIn(state, laid, kind),
    told: placeWords(ground.board, trackOf(way), way.cursor) || lineWordsIn(state, kind),
    note: state.note,
  };
}

export function RoundBoard({ round }: { round: Round }) {
  const state = useStore(round.store);
  if (!state.laid) return null;
  return (
    <DeskView
      place={round.place}
      {...shownIn(state, state.laid, round.kind)}
      handle={(board) => round.held(board)}
      on={{
        point: (at) => round.press(at),
        pencil: (at) => round.pencil(at),
        command: (command) => round.command(command),
      }}
    />
  );
}

/** The situation line, where it stands apart from the board. */
export function RoundLine({ round }: { round: Round }) {
  const state = useStore(round.store);
  return state.laid && <SituationLine {...shownIn(state, state.laid, round.kind)} />;
}

export function RoundWords({ round }: { round: Round }) {
  const state = useStore(round.store);
  const { kind, place } = round;
  const { laid, told, phase, own, opened, played, remark, spoken } = state;
  if (!laid) return null;
  const { ground, way, hints } = laid;
  const { Parts } = kind;
  const task = kind.task(ground);
  const help = [task.help, playedWords(ground.moves.length)].filter(Boolean).join(" ");
  const lines = [...(told?.lines ?? []), ...(played ? [playedLine(played, ground)] : [])];
  const at = way.walked === null ? null : { line: way.walked, move: way.cursor - trackOf(way).from };
  return (
    <>
      <div class="kind">
        {/* How to answer is of no use once that is done; hints are of use until all is told. */}
        <TaskWords task={task} head={place.article ? "p" : "h2"} help={told ? null : help} />
        <div class="kind-parts">
          {Parts && (
            <Parts floor={round.floorOn(ground)} own={own} phase={phase} given={told?.sign !== null} />
          )}
        </div>
        <Remark words={remark} />
        {told && <Said key={state.times} told={told} own={own} />}
        <LineList
          board={ground.board}
          lines={lines}
          at={at}
          go={(line, move) => round.walk((from) => goTo(from, line, move))}
        />
        <OpenedHints hints={phase === "done" ? [] : hints.slice(0, opened)} />
      </div>
      <p class="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}

/** The buttons within the thumb's reach, by how far the problem is. */
function buttonsOf(round: Round, state: RoundState, { ground }: Laid): AnswerButton[] {
  const { phase, own } = state;
  if (phase === "done") return round.kind.playsOn ? playButtons(round, state, ground) : [];
  if (phase === "told")
    return [{ key: "back", text: ROUND_WORDS.takeBack, look: "filled", press: () => round.restart() }];
  if (isHere(state) || phase === "judged") return round.kind.answers(round.floorOn(ground), own);
  const press = (): void => round.walk(toQuestion);
  return [{ key: "question", text: ROUND_WORDS.backQuestion, look: "quiet", press }];
}

/** Off while the reply is looked for. */
function playButtons(round: Round, state: RoundState, ground: Ground): AnswerButton[] {
  const { played } = state;
  if (!played || !isPlaying(state)) {
    const text = played ? ROUND_WORDS.goPlaying : ROUND_WORDS.playOut;
    return [{ key: "play out", text, look: "quiet", press: () => round.playOut() }];
  }
  const { moves, removing, busy } = played;
  const offer = offerIn(played, ground);
  const one = (key: string, text: string, press: () => void): AnswerButton => ({
    ...{ key, text, press },
    look: "quiet",
    off: busy,
  });
  const back = one("back", ROUND_WORDS.takeBack, () => round.takeBack());
  if (nowIn(played, ground).final) return [back];
  if (removing && offer)
    return [
      one("keep", ROUND_WORDS.keep, () => round.remove(false)),
      one("remove", ROUND_WORDS.removeNoStone, () => void round.make({ kind: "cycle", since: offer.since })),
    ];
  return [
    ...(moves.length > 0 ? [back] : []),
    one("pass", ROUND_WORDS.pass, () => void round.make({ kind: "pass" })),
    ...(offer ? [one("remove cycle", ROUND_WORDS.removeCycleButton, () => round.remove(true))] : []),
  ];
}

/** `host` holds the buttons, and nothing else. */
export function RoundAnswers({ round, host }: { round: Round; host: { current: HTMLElement | null } }) {
  const state = useStore(round.store);
  const held = useHeld<HTMLElement>((root) => {
    const next = root.querySelector<HTMLElement>("button.filled");
    if (!next) round.focus();
    return next;
  });
  useLayoutEffect(() => {
    held.current = host.current;
    round.answeredIn(host.current);
  }, [round]);
  if (!state.laid) return null;
  return (
    <>
      {buttonsOf(round, state, state.laid).map(({ key, text, look, off = false, press }) => (
        <Button
          key={key}
          data-key={key}
          part="button"
          look={look}
          aria-disabled={off ? "true" : "false"}
          press={() => off || press()}
        >
          {text}
        </Button>
      ))}
    </>
  );
}
