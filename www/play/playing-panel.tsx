/** What stands beside a board on which one plays on: cycles to remove, the end, and the record. */
import type { ComponentChildren } from "preact";
import { COLOR_NAMES } from "../board/color.ts";
import type { CycleOffer, Line, Move } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld, useStore } from "../kit/hooks.ts";
import type { Store } from "../kit/store.ts";
import type { AnyMove } from "../table/game.ts";
import { list } from "../table/situation-words.ts";
import { type PlayingEvent, type PlayingState, recordRows } from "./playing-state.ts";

export interface PanelActs {
  look(offer: CycleOffer | null): void;
  remove(move: Move): void;
  visit(at: number): void;
  /** What was pressed is gone: the board takes the focus. */
  focusBoard(): void;
}

interface PanelProps<M extends AnyMove> {
  store: Store<PlayingState<M>, PlayingEvent<M>>;
  acts: PanelActs;
}

/** Above the place of the cycles, where moves are tried. */
export const TriedHead = ({ children }: { children?: ComponentChildren }) => (
  <>
    <h2>Play on</h2>
    <p class="hint-words">
      Both colours are yours, and every rule holds to the end.{" "}
      <a href="./game.html">A whole game with somebody else</a>
    </p>
    {children}
  </>
);

/** `ways`: what there is to do once play is over; null where somebody else says it. */
export function GameRecord<M extends AnyMove>(
  props: PanelProps<M> & { ways: { judge(): void; claim(): void } | null },
) {
  const { store, acts, ways } = props;
  const state = useStore(store);
  const isOver = state.line?.situations[state.at]?.final === true;
  return (
    <>
      <div class="ended">
        {isOver && ways && !state.rules.side && (
          <>
            <p>Play is over. Claim what you think is yours, or have all of it judged.</p>
            <div class="acts">
              <Button look="filled" press={ways.judge}>
                Have it judged
              </Button>
              <Button press={ways.claim}>Claim</Button>
            </div>
          </>
        )}
      </div>
      <h3 class="section-head">Moves</h3>
      <Moves state={state} acts={acts} />
    </>
  );
}

function Moves<M extends AnyMove>({ state, acts }: { state: PlayingState<M>; acts: PanelActs }) {
  const root = useHeld<HTMLOListElement>((made) => made.querySelector("[aria-current]"));
  const rows = recordRows(state);
  const none = !rows ? "Being laid out." : rows.length === 0 ? "None yet." : null;
  return (
    <ol class="record" ref={root}>
      {none !== null && <li class="none">{none}</li>}
      {rows?.map(({ words, short, color }, at) => (
        <li key={at}>
          <Button
            look="move"
            press={() => acts.visit(at + 1)}
            aria-label={`Move ${at + 1}${color ? `, ${COLOR_NAMES[color]}` : ""}: ${words}`}
            aria-current={at + 1 === state.at ? "step" : undefined}
          >
            <span class={`number ${color ?? "nobody"}`}>{at + 1}</span>
            {short}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** What a player may do where this many cycles end: rule 3 takes a cycle off first, and then lets the player move. */
const cycleWords = (cycles: number): string =>
  cycles === 1
    ? "The same situation has come again. You may remove the cycle, and then play a stone in the same turn."
    : `The same situation has come again, and ${cycles} cycles end here. You may remove one of them, and then play a stone in the same turn.`;

const since = ({ since }: CycleOffer): string => (since === 0 ? "the start" : `move ${since}`);

/** The offer to remove a cycle: what it would clear is shown on the board before anything is done. */
export function Cycles<M extends AnyMove>({ store, acts }: PanelProps<M>) {
  const { line, offers, looking, rules } = useStore(store);
  const root = useHeld<HTMLDivElement>((made) => {
    const next = made.querySelector<HTMLElement>("[aria-pressed=true], button");
    if (!next) acts.focusBoard();
    return next;
  });
  return (
    <div ref={root}>
      {line && offers.length > 0 && !rules.side && (
        <section class="cycles" aria-label="Cycle">
          <p>{cycleWords(offers.length)}</p>
          <div class="acts">
            {offers.map((offer) => (
              <Button
                key={offer.since}
                press={() => acts.look(offer === looking ? null : offer)}
                aria-pressed={offer === looking}
              >
                {offers.length === 1 ? "Remove the cycle" : `Remove the cycle since ${since(offer)}`}
              </Button>
            ))}
          </div>
          {looking && <Look line={line} offer={looking} acts={acts} />}
        </section>
      )}
    </div>
  );
}

function Look({ line, offer, acts }: { line: Line; offer: CycleOffer; acts: PanelActs }) {
  const names = list(offer.cleared.map((at) => line.board.points[at]?.name ?? String(at)));
  const rings =
    offer.cleared.length === 1 ? "The ringed point loses its stone" : "The ringed points lose their stones";
  return (
    <div class="cycle-look">
      <p role="status">
        {`It began after ${since(offer)}. ${rings} and can never be played on again: ${names}.`}
        {offer.playable.length > 0 && " You may place a stone in the same turn: press a point on the board."}
      </p>
      <div class="acts">
        <Button look="filled" press={() => acts.remove({ kind: "cycle", since: offer.since })}>
          Remove it and place no stone
        </Button>
        <Button press={() => acts.look(null)}>Leave it</Button>
      </div>
    </div>
  );
}
