/** The game itself: the referee's table and record, with a turn that is somebody's. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LONGEST_NOTE } from "../address/game-address.ts";
import { COLOR_NAMES, COLORS, otherColor } from "../board/color.ts";
import { need } from "../dom.ts";
import type { Color, Line, Move, Situation } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useFocusWithin, useHeld, useStore } from "../kit/hooks.ts";
import { Elsewhere, Loose } from "../kit/mount.tsx";
import type { Store } from "../kit/store.ts";
import type { Playing } from "../play/playing.ts";
import { Cycles, GameRecord } from "../play/playing-panel.tsx";
import { moveWords } from "../table/situation-words.ts";
import { Began } from "./began.tsx";
import { type Clock, timeWords } from "./clock.ts";
import { headline, turnWords } from "./course-words.ts";
import { type Control, Decided } from "./decided.tsx";
import { mayMove, outOfTime, type PlayEvent, type PlayState, wishBack } from "./play-state.ts";
import { nameOf, personOf, readerColor, type WholeGame } from "./whole-game.ts";
import { PLAYING } from "./words.ts";

/** The players: prisoners, komi, the time left. */
interface PlayersTableProps {
  game: WholeGame;
  situation: Situation;
  /** Null where there are no clocks. */
  clock: Clock | null;
}

const PlayersTable = ({ game, situation, clock }: PlayersTableProps) => (
  <table class="players">
    <caption class="visually-hidden">{PLAYING.players}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="visually-hidden">{PLAYING.player}</span>
        </th>
        <th scope="col">{PLAYING.prisoners}</th>
        <th scope="col">{PLAYING.komi}</th>
        {clock && <th scope="col">{PLAYING.timeLeft}</th>}
      </tr>
    </thead>
    <tbody>
      {COLORS.map((color) => {
        const turn = !situation.final && situation.turn === color;
        const told = [readerColor(game) === color && "you", turn && PLAYING.move].filter(Boolean).join(", ");
        const { prisoners, komi } = takenBy(game, situation, color);
        return (
          <tr key={color} {...(turn && { "data-turn": "" })}>
            <th scope="row">
              <span class={`stone ${color}`} aria-hidden="true" />
              <b>{nameOf(game, color)}</b>
              {game.names[personOf(game, color)] && (
                <span class="visually-hidden">{` (${COLOR_NAMES[color]})`}</span>
              )}
              {told && <span class="told-turn">{told}</span>}
            </th>
            <td>{prisoners}</td>
            <td>{komi > 0 ? komi : "–"}</td>
            {clock && <td class="time">{timeWords(clock[color])}</td>}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** Prisoners and komi apart: the rules count a whole komi as captives (A2.9). */
function takenBy(
  { start }: Pick<WholeGame, "start">,
  { blackCaptives, whiteCaptives }: Pick<Situation, "blackCaptives" | "whiteCaptives">,
  color: Color,
): { prisoners: number; komi: number } {
  const all = otherColor(color) === "black" ? blackCaptives : whiteCaptives;
  const told = start.komi ?? 0;
  const komi = Math.max(0, color === "white" ? told : -told);
  return { prisoners: all - (Number.isInteger(komi) ? komi : 0), komi };
}

export interface PlayStageProps {
  game: WholeGame;
  line: Line;
  store: Store<PlayState, PlayEvent>;
  /** The referee's table, and what is played on it. */
  table: HTMLElement;
  playing: Pick<Playing<Move>, "store" | "acts">;
  visit: (at: number) => void;
  onControl: (control: Control | null) => void;
  onBack: (to: number) => void;
  onAskBack: (back: WholeGame["back"]) => void;
  onEnded: (ended: NonNullable<WholeGame["ended"]>) => void;
  onNote: (number: number, words: string) => void;
  /** The links that are passed. */
  children?: ComponentChildren;
}

export function PlayStage(props: PlayStageProps) {
  const { game, line, store, visit, onEnded } = props;
  const state = useStore(store);
  const situation = line.situations.at(-1) as Situation;
  const { at, remark } = state;
  useClocks(props, situation);
  return (
    <section class="desk desk-play desk-game" aria-label={PLAYING.game}>
      <Loose class="play-table" node={props.table} />
      <Elsewhere host={need(props.table, ".status")} attributes={{ class: "take-back" }}>
        <TakeBack {...props} />
      </Elsewhere>
      <Offered {...props} may={mayMove(game, situation.turn)} />
      <div class="panel">
        <div class="game-head">
          <h2 tabIndex={-1}>{headline(game, line.board, situation)}</h2>
          <p class="turn">{remark?.of === game ? remark.words : turnWords(game, situation)}</p>
          <Looking game={game} line={line} at={at} visit={visit} />
          <PlayersTable game={game} situation={situation} clock={state.clock} />
          {props.children}
          <AskingBack {...props} />
        </div>
        <div class="playing-panel">
          <GameRecord {...props.playing} ways={null} />
        </div>
        <NoteField game={game} at={at} onNote={props.onNote} />
        <Decided game={game} at={at} onControl={props.onControl} />
        <div>
          <Began game={game} />
          <Resigning game={game} situation={situation} onEnded={onEnded} />
        </div>
      </div>
    </section>
  );
}

/** So often the clocks are looked at. */
const TICK = 200;

/** The clocks of this screen: they run while somebody has to move. */
function useClocks({ game, store, onEnded }: PlayStageProps, { final, turn }: Situation): void {
  const runs = store.state.clock !== null && !final && !game.ended;
  useEffect(() => {
    if (!runs) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      store.send({ kind: "ticked", mover: turn, milliseconds: now - last });
      last = now;
      if (!outOfTime(store.state, turn)) return;
      clearInterval(timer);
      onEnded({ loser: turn, by: "time" });
    }, TICK);
    return () => clearInterval(timer);
  }, [runs, turn, game.moves]);
}

/** An earlier move is only looked at. */
function Looking({
  game,
  line,
  at,
  visit,
}: Pick<PlayStageProps, "game" | "line" | "visit"> & { at: number }) {
  const behind = at < game.moves.length;
  const situation = line.situations[at];
  const said = situation ? moveWords(line.board, situation) : "";
  return (
    <div class="looking">
      {behind && (
        <>
          <p>{PLAYING.youLookMove({ at, count: game.moves.length, said })}</p>
          <Button press={() => visit(game.moves.length)}>{PLAYING.backGame}</Button>
        </>
      )}
    </div>
  );
}

const takeBackButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-control=ask-back]");

/** The button below the board, which is the referee’s. */
function TakeBack({ game, line, store, onBack, onAskBack }: PlayStageProps) {
  const { at, came } = useStore(store);
  const press = (): void => {
    const wish = wishBack(game, line, came);
    if (wish.kind === "back") onBack(wish.to);
    else if (wish.kind === "ask") onAskBack(wish.back);
    else store.send({ kind: "remarked", words: PLAYING.youMadeNoMove, of: game });
  };
  // Where the last move leads is not known at once.
  const isBehind = line.situations.length <= game.moves.length;
  const off = game.moves.length === 0 || isBehind || game.back !== null || at < game.moves.length;
  return (
    <Button press={press} off={off} data-control="ask-back">
      {PLAYING.takeBack}
    </Button>
  );
}

/** The cycles that may be removed, below the board of who may move. */
function Offered({ table, playing, may }: PlayStageProps & { may: boolean }) {
  const { offers } = useStore(playing.store);
  const status = need(table, ".status");
  const hidden = may && offers.length > 0 ? null : "";
  return (
    <Elsewhere
      host={status.parentElement ?? table}
      {...(status.nextElementSibling && { before: status.nextElementSibling })}
      attributes={{ class: "offered", hidden }}
    >
      <Cycles {...playing} />
    </Elsewhere>
  );
}

/** A wish to undo, which the other player has to allow. */
function AskingBack({ game, line, onBack, onAskBack }: PlayStageProps) {
  const { back } = game;
  const root = useHeld<HTMLDivElement>(takeBackButton);
  const acts = useFocusWithin<HTMLDivElement>(back !== null && document.activeElement === takeBackButton());
  if (!back) return <div class="asking-back" ref={root} />;
  const reader = readerColor(game);
  const other = otherColor(back.by);
  const mayAnswer = reader === "both" || reader === other;
  const undone = line.situations[back.to + 1];
  const wish = PLAYING.wouldLikeTakeBack({
    game: nameOf(game, back.by),
    number: back.to + 1,
    isAnswered: back.to + 1 < game.moves.length,
    move: undone ? moveWords(line.board, undone) : "",
  });
  return (
    <div class="asking-back" ref={root}>
      <p role="status">{mayAnswer ? wish : PLAYING.passLinkAnswer({ wish })}</p>
      <div class="acts" ref={acts}>
        {mayAnswer ? (
          <>
            <Button look="filled" press={() => onBack(back.to)}>
              {PLAYING.saysYes({ game: nameOf(game, other) })}
            </Button>
            <Button press={() => onAskBack(null)}>{PLAYING.no}</Button>
          </>
        ) : (
          <Button press={() => onAskBack(null)}>{PLAYING.neverMind}</Button>
        )}
      </div>
    </div>
  );
}

/** A note belongs to the move at which the reader began it, even if the reader looks elsewhere meanwhile. */
function NoteField({ game, at, onNote }: Pick<PlayStageProps, "game" | "onNote"> & { at: number }) {
  const [draft, setDraft] = useState<{ at: number; words: string } | null>(null);
  const number = draft?.at ?? at;
  return (
    <div class="note-field">
      <label for="note">{number === 0 ? PLAYING.noteStart : PLAYING.noteMove({ number })}</label>
      <textarea
        id="note"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={draft?.words ?? game.notes.get(at) ?? ""}
        onInput={(event) => setDraft({ at: number, words: event.currentTarget.value })}
        onBlur={() => {
          if (draft) onNote(draft.at, draft.words);
          setDraft(null);
        }}
      />
    </div>
  );
}

function Resigning(props: { game: WholeGame; situation: Situation; onEnded: PlayStageProps["onEnded"] }) {
  const { game, situation, onEnded } = props;
  const [asks, setAsks] = useState(false);
  const acts = useHeld<HTMLDivElement>((root) => root.querySelector("button"));
  const reader = readerColor(game);
  const loser = reader === "both" ? situation.turn : reader;
  return (
    <section class="other-ways" aria-label={PLAYING.otherWaysEnd}>
      <div class="acts" ref={acts}>
        {asks ? (
          <>
            <Button press={() => onEnded({ loser, by: "resigned" })}>
              {PLAYING.yesResigns({ game: nameOf(game, loser) })}
            </Button>
            <Button press={() => setAsks(false)}>{PLAYING.play}</Button>
          </>
        ) : (
          <Button look="link" press={() => setAsks(true)}>
            {PLAYING.resign}
          </Button>
        )}
      </div>
    </section>
  );
}
