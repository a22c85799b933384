/** A game in an element: to be walked through, or to be played on under all rules. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { readRules } from "../../address/rules.ts";
import { readTurns, turnsOn, writeTurns } from "../../address/turns.ts";
import type { BoardHandle } from "../../board/index.ts";
import { EngineError, engine, type Line, troubleWords } from "../../engine/engine.ts";
import type { ControlActs } from "../../kit/control-row.tsx";
import { Button } from "../../kit/controls.tsx";
import { useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import { type Store, storeOf } from "../../kit/store.ts";
import { Headline } from "../../proof/parts.tsx";
import { SituationLine, TableBoard, useNote } from "../../table/desk.tsx";
import { leading, shown } from "../../table/record.ts";
import { LJRG, type Rules, type RulesSide } from "../../table/rules.ts";
import { type AnyMove, ljrgMoves, systemMoves } from "../../table/table-game.ts";
import { CONTROLS } from "../element-frame.ts";
import { ElementPanel, KEYS } from "./element-panel.tsx";
import { moveDetail } from "./events.ts";
import { TroubleNotice } from "./live-parts.tsx";
import { MoveList } from "./move-list.tsx";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";
import {
  beginTabled,
  cycleIn,
  type GameMode,
  gameDesk,
  listedIn,
  placeIn,
  spokenIn,
  stepsIn,
  type TabledEvent,
  type TabledState,
  tabledStep,
} from "./tabled-state.ts";
import { WORDS } from "./words.ts";

interface PlayedRules {
  rules: Rules;
  moves: readonly AnyMove[];
  /** The styles of other rules, if any. */
  css: string[];
}

/** Settles when the board is there. Without an engine it throws. */
export async function openGame(seat: Seat, mode: GameMode): Promise<Running> {
  const { known } = seat;
  const other = mode === "play" ? await otherRules(seat) : null;
  const { rules, moves, css } = other ?? { rules: LJRG, moves: known.moves, css: [] };
  const line = await rules.follow(known.start, moves);
  // The still board shows where such a game begins; its turns are there to go forward to.
  const at = rules === LJRG || known.moves.length > 0 ? known.at : 0;
  const game = new LiveGame(seat, mode, rules, beginTabled(line, moves, at));
  const bare = adopt(seat.places.root, ...css);
  const leave = mount(seat.places.words, <GameView game={game} />);
  seat.opener.what = () => game.opened();
  game.answerFirst();
  return {
    visit: (moves) => game.visit(moves),
    destroy() {
      game.close();
      leave();
      bare();
    },
  };
}

class LiveGame {
  readonly store: Store<TabledState, TabledEvent>;
  /** The board, for what only it can do: take the focus. */
  board: BoardHandle | null = null;
  side: RulesSide | null = null;
  /** Moves pressed and not yet made, the one being made first. */
  private pressed: AnyMove[] = [];
  private readonly left = new AbortController();

  constructor(
    readonly seat: Seat,
    readonly mode: GameMode,
    readonly rules: Rules,
    state: TabledState,
  ) {
    this.store = storeOf(state, tabledStep);
  }

  get state(): TabledState {
    return this.store.state;
  }

  close(): void {
    this.left.abort();
  }

  focus(): void {
    this.board?.focus();
  }

  /** The press that woke the element. */
  answerFirst(): void {
    const { first } = this.seat;
    if (first?.kind === "control") this.acts[first.name as keyof ControlActs]?.();
    else if (first && this.mode === "play")
      this.move(first.kind === "point" ? { kind: "play", at: first.at } : { kind: "pass" });
  }

  press(at: number): void {
    const { state, mode } = this;
    const since = state.removing ? cycleIn(state, mode) : null;
    if (mode === "play") this.move(since === null ? { kind: "play", at } : { kind: "cycle", since, at });
  }

  /** Plays a move, after those that were pressed before it: a quick second press is not lost. */
  move(move: AnyMove): void {
    this.pressed.push(move);
    if (this.pressed.length === 1) void this.makePressed();
  }

  private async makePressed(): Promise<void> {
    const { pressed } = this;
    for (let move = pressed[0]; move; move = pressed[0]) {
      try {
        await this.make(move);
        pressed.shift();
      } catch (error) {
        // Without an answer the presses that followed have no position to stand on.
        const [failed] = pressed.splice(0);
        const again = () => failed && this.move(failed);
        if (!this.left.signal.aborted)
          this.store.send({ kind: "trouble", trouble: { words: troubleWords(error), again } });
      }
    }
  }

  private async make(move: AnyMove): Promise<void> {
    const { store, rules, seat } = this;
    const { cursor } = this.state.record;
    const moves = [...leading(this.state.record), move];
    const line = await rules.follow(seat.known.start, moves);
    if (this.left.signal.aborted) return;
    store.send({ kind: "trouble", trouble: null });
    if (line.refusal) return store.send({ kind: "remark", words: rules.refused(line.refusal) });
    store.send({ kind: "made", line, moves });
    seat.say(spokenIn(this.state, cursor + 1, rules.words));
    this.tellMove(line);
    this.side?.show(seat.known.start, line);
  }

  private tellMove({ board, situations }: Line): void {
    const number = situations.length - 1;
    const situation = situations[number];
    const detail = situation && moveDetail(board, situation, number, "reader");
    if (detail) this.seat.tell("loja-move", detail);
  }

  private step(name: keyof ReturnType<typeof stepsIn>): void {
    const to = stepsIn(this.state)[name];
    if (to !== null) this.visit(to);
  }

  /** After so many moves, or after all of them. */
  visit(moves: number | undefined): true {
    const { store, mode, rules } = this;
    const { cursor, moves: played } = this.state.record;
    const at = Math.min(moves ?? played.length, played.length);
    if (at === cursor) return true;
    store.send({ kind: "visit", at });
    this.seat.tell("loja-navigate", { at, of: played.length });
    const { headline, did } = placeIn(this.state, mode, rules.words);
    this.seat.say(mode === "view" ? `${headline} ${did}` : spokenIn(this.state, null, rules.words));
    void this.retell();
    return true;
  }

  /** Asks other rules for their moves and tasks at the current place. */
  async retell(): Promise<void> {
    const { seat, rules, side } = this;
    if (!side) return;
    const { line, record } = this.state;
    try {
      const here = await rules.follow(seat.known.start, leading(record));
      const { state } = this;
      const isThere = state.line === line && state.record.cursor === record.cursor;
      const situation = here.situations.at(-1);
      if (!situation || !isThere || this.left.signal.aborted) return;
      this.store.send({ kind: "told", situation });
      side.show(seat.known.start, here);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      seat.failed(error);
    }
  }

  /** Removes the cycle without a stone. The button goes with it, so the focus comes to the board. */
  remove(since: number): void {
    this.focus();
    this.move({ kind: "cycle", since });
  }

  choose(on: boolean): void {
    this.store.send({ kind: "removing", on });
    if (on) this.focus();
  }

  /** The acts of the controls now. */
  get acts(): ControlActs {
    const { state, mode } = this;
    const steps = stepsIn(state);
    // Where it leads is known when it is pressed: a second press may come before the view is drawn anew.
    const step = (name: keyof typeof steps) => (steps[name] === null ? null : () => this.step(name));
    const passes = mode === "play" && !shown(state.record).final;
    return {
      ...{ back: step("back"), forward: step("forward"), "undo-all": step("undo-all") },
      pass: passes ? () => this.move({ kind: "pass" }) : null,
    };
  }

  opened() {
    const { start } = this.seat.known;
    const { ruleSet } = this.rules;
    const { line, record } = this.state;
    const { cursor, moves } = record;
    const address = { view: "play" as const, ...(cursor < moves.length && { at: cursor }) };
    if (ruleSet === "ljrg") return { start, moves: ljrgMoves(moves), address };
    const turns = writeTurns(line.board.points, systemMoves(moves));
    return { start, moves: [], address: { ...address, rules: [ruleSet], moves: turns } };
  }
}

function GameView({ game }: { game: LiveGame }) {
  const { seat, mode, rules } = game;
  const state = useStore(game.store);
  const desk = gameDesk(state, { mode, known: seat.known, words: rules.words });
  const { headline, did } = placeIn(state, mode, rules.words);
  const cycle = cycleIn(state, mode);
  const [noted, note] = useNote(desk);
  return (
    <>
      <Elsewhere host={seat.places.board}>
        <TableBoard
          {...seat.look}
          class=""
          shown={desk}
          keys={KEYS}
          point={(at) => game.press(at)}
          command={(command) => game.acts[command]?.()}
          pencilled={(words) => {
            note(words);
            seat.say(words);
          }}
          handle={(board) => {
            game.board = board;
          }}
        />
      </Elsewhere>
      <div class="proof live">
        <TroubleNotice trouble={state.trouble} refocus={() => game.focus()} />
        <div class="answer-part">
          <Headline level={null}>{headline}</Headline>
          <p class="did-words" hidden={!did}>
            {did}
          </p>
        </div>
        <p class="remark" role="status">
          {state.remark}
        </p>
        <div class="actions cycle-acts">
          {cycle !== null && (
            <>
              <Button part="button" press={() => game.remove(cycle)}>
                {WORDS.removeCycle}
              </Button>
              <Button part="button" aria-pressed={state.removing} press={() => game.choose(!state.removing)}>
                {WORDS.removeAndPlay}
              </Button>
            </>
          )}
        </div>
        {rules.side && <RulesPlace game={game} />}
        <MoveList moves={listedIn(state, seat.known.first, rules.words)} />
        <div class="status">
          <SituationLine shown={desk} noted={noted} spells={false} />
        </div>
      </div>
      <ElementPanel
        seat={seat}
        names={CONTROLS[mode]}
        acts={game.acts}
        texts={mode === "view" ? { "undo-all": WORDS.start } : {}}
        diagram={desk.situation.diagram}
        keys={WORDS.gameKeys}
      />
    </>
  );
}

/** The tasks of other rules besides stones and passes. */
function RulesPlace({ game }: { game: LiveGame }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { rules, store } = game;
    if (!place.current || !rules.side) return;
    const side = rules.side(place.current, {
      move: (move) => game.move(move),
      visit: (at) => game.visit(at),
      overlay: (view) => store.send({ kind: "over", view }),
      focus: () => game.focus(),
      level: null,
    });
    game.side = side;
    void game.retell();
    return () => side.destroy();
  }, [game]);
  return <div ref={place} />;
}

/** The rules that the author has named, if they are others than this book's; a fault goes to the author. */
async function otherRules(seat: Seat): Promise<PlayedRules | null> {
  const { known } = seat;
  const wrong = (message: string): void => seat.tell("loja-error", { code: "attribute", message });
  const { rules: named, faults } = readRules(known.rules ?? "");
  for (const message of faults) wrong(message);
  const [law, ...more] = named;
  if (!law) return null;
  if (more.length > 0) wrong(WORDS.oneRuleSet({ played: law, others: more }));
  if (law === "ljrg") return null;
  const [{ rulesOf }, { default: css }] = await Promise.all([
    import("../../rule-sets/played-rules.ts"),
    import("../../style/by-system.css?inline"),
  ]);
  const told = readTurns((known.turns ?? "").replace(/\s+/g, ""));
  let moves: readonly AnyMove[] = known.moves;
  if ("fault" in told) wrong(told.fault);
  else if (told.words.length > 0) {
    const { board } = await engine.follow(known.start, []);
    const { turns, missing } = turnsOn(board.points, told.words);
    if (missing) wrong(WORDS.noSuchPoint({ move: missing }));
    moves = turns;
  }
  return { rules: rulesOf(law), moves, css: [css] };
}
