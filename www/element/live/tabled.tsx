/** A game in an element: to be walked through, or to be played on under all rules. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { readRules } from "../../address/rules.ts";
import { readTurns, turnsOn, writeTurns } from "../../address/turns.ts";
import { EngineError, engine, type Line } from "../../engine/engine.ts";
import type { ControlActs } from "../../kit/control-row.tsx";
import { Button } from "../../kit/controls.tsx";
import { useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import { TroubleNotice } from "../../kit/notices.tsx";
import { abortable } from "../../kit/store.ts";
import { Headline } from "../../proof/parts.tsx";
import { SituationLine, TableBoard } from "../../table/desk.tsx";
import { leading } from "../../table/record.ts";
import { LJRG, type Rules, type RulesSide } from "../../table/rules.ts";
import { Table } from "../../table/table.ts";
import { type AnyMove, ljrgMoves, type Outcome, systemMoves } from "../../table/table-game.ts";
import { actsOn, tableDesk } from "../../table/table-state.ts";
import { WORDS as TABLE } from "../../table/words.ts";
import { CONTROLS } from "../element-frame.ts";
import { ElementPanel, KEYS } from "./element-panel.tsx";
import { moveDetail } from "./events.ts";
import { markedAt } from "./labels.ts";
import { MoveList } from "./move-list.tsx";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";
import { type GameMode, listedIn, placeIn } from "./tabled-words.ts";
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
  // What the rules refuse, and all that follows, was never played.
  const outcome = { line, moves: moves.slice(0, line.situations.length - 1) };
  const game = new LiveGame(seat, mode, rules);
  // The still board shows where such a game begins; its turns are there to go forward to.
  await game.lay(outcome, rules === LJRG || known.moves.length > 0 ? known.at : 0);
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
  readonly table = new Table<AnyMove>();
  side: RulesSide | null = null;
  private isLeft = false;
  /** The place in view; what comes late for another one is dropped. */
  private readonly look = abortable();
  /** The last of the table's words. */
  private told = "";

  constructor(
    readonly seat: Seat,
    readonly mode: GameMode,
    readonly rules: Rules,
  ) {}

  async lay(first: Outcome<AnyMove>, at: number): Promise<void> {
    const { seat, mode, rules, table } = this;
    const { known } = seat;
    await table.open({
      you: "both",
      at,
      caption: null,
      watched: mode === "view",
      words: rules.words,
      marked: (situations, at) => markedAt(known, situations, at),
      ask: async (moves) => (table.laid ? { line: await rules.follow(known.start, moves), moves } : first),
      onMove: ({ line }) => this.moved(line),
      onVisit: () => this.visited(),
      onHint: () => {},
      notYours: () => "",
    });
    table.store.watch(() => this.tell());
  }

  close(): void {
    this.isLeft = true;
    this.look.stop();
  }

  /** The press that woke the element. */
  answerFirst(): void {
    const { first } = this.seat;
    if (first?.kind === "control") this.acts[first.name as keyof ControlActs]?.();
    else if (first?.kind === "point") this.table.press(first.at);
    else if (first) this.table.command("pass");
  }

  /** After so many moves, or after all of them. */
  visit(moves: number | undefined): true {
    const played = this.table.store.state.record?.moves.length ?? 0;
    this.table.visit(Math.min(moves ?? played, played));
    return true;
  }

  private tell(): void {
    const { spoken } = this.table.store.state;
    if (this.isLeft || spoken === this.told) return;
    this.told = spoken;
    this.seat.say(spoken);
  }

  private moved(line: Line): void {
    const { seat, table, rules, side } = this;
    const { board, situations, refusal } = line;
    const number = situations.length - 1;
    const situation = situations[number];
    if (refusal) table.remark(rules.refused(refusal));
    if (this.isLeft || refusal || !situation) return;
    const detail = moveDetail(board, situation, number, "reader");
    if (detail) seat.tell("loja-move", detail);
    this.look.stop();
    this.tellPlace();
    side?.show(seat.known.start, line);
  }

  private tellPlace(): void {
    const { record } = this.table.store.state;
    if (record) this.seat.tell("loja-navigate", { at: record.cursor, of: record.moves.length });
  }

  private visited(): void {
    const { line, record } = this.table.store.state;
    this.tellPlace();
    if (this.mode === "view" && line && record) {
      const { headline, did } = placeIn(line.board, record, this.mode, this.rules.words);
      this.seat.say(`${headline} ${did}`);
    }
    this.retell();
  }

  /** Asks other rules for their moves and tasks at the current place. */
  retell(): void {
    const { seat, rules, side, table } = this;
    const { record } = table.store.state;
    if (!side || !record) return;
    this.look.run(
      () => rules.follow(seat.known.start, leading(record)),
      (here) => {
        const situation = here.situations.at(-1);
        if (!situation) return;
        table.retell(situation);
        side.show(seat.known.start, here);
      },
      (error) => {
        if (!(error instanceof EngineError)) throw error;
        seat.failed(error);
      },
    );
  }

  /** The acts of the controls now. */
  get acts(): ControlActs {
    const { table } = this;
    const { back, forward, undoAll, pass } = actsOn(table.store.state);
    return {
      // Where it leads is known when it is pressed: a second press may come before the view is drawn anew.
      back: back === null ? null : () => table.command("back"),
      forward: forward === null ? null : () => table.command("forward"),
      "undo-all": undoAll ? () => table.undoAll() : null,
      pass: pass ? () => table.command("pass") : null,
    };
  }

  opened() {
    const { start } = this.seat.known;
    const { ruleSet } = this.rules;
    const { line, record } = this.table.store.state;
    const { cursor, moves } = record ?? { cursor: 0, moves: [] };
    const address = { view: "play" as const, ...(cursor < moves.length && { at: cursor }) };
    if (ruleSet === "ljrg") return { start, moves: ljrgMoves(moves), address };
    const turns = writeTurns(line?.board.points ?? [], systemMoves(moves));
    return { start, moves: [], address: { ...address, rules: [ruleSet], moves: turns } };
  }
}

function GameView({ game }: { game: LiveGame }) {
  const { seat, mode, rules, table } = game;
  const state = useStore(table.store);
  const { line, record, failed, choosing } = state;
  const desk = tableDesk(state);
  if (!desk || !line || !record) return null;
  const { headline, did } = placeIn(line.board, record, mode, rules.words);
  const { cycle } = actsOn(state);
  return (
    <>
      <Elsewhere host={seat.places.board}>
        <TableBoard
          {...seat.look}
          class=""
          shown={desk}
          keys={KEYS}
          point={(at) => table.press(at)}
          command={(command) => game.acts[command]?.()}
          pencilled={(words) => table.note(words)}
          handle={(board) => {
            table.board = board;
          }}
        />
      </Elsewhere>
      <div class="proof live">
        <TroubleNotice
          trouble={failed === null ? null : { words: failed, again: () => table.again() }}
          refocus={() => table.focus()}
          part="button"
        />
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
              <Button part="button" press={() => table.removeCycle(cycle)}>
                {TABLE.removeCycle}
              </Button>
              <Button part="button" aria-pressed={choosing} press={() => table.chooseForCycle(!choosing)}>
                {TABLE.removeAndPlay}
              </Button>
            </>
          )}
        </div>
        {rules.side && <RulesPlace game={game} />}
        <MoveList moves={listedIn(line.board, record, seat.known.first, rules.words)} />
        <div class="status">
          <SituationLine shown={desk} noted={state.note} spells={false} />
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
    const { rules, table } = game;
    if (!place.current || !rules.side) return;
    const side = rules.side(place.current, {
      move: (move) => table.move(move),
      visit: (at) => table.visit(at),
      overlay: (view) => table.overlay(view),
      focus: () => table.focus(),
      level: null,
    });
    game.side = side;
    game.retell();
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
