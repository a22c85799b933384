/** The panel beside a board on which one plays on: cycles to remove, the end, and the record. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CycleOffer, Line, Move } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld, useStore } from "../kit/hooks.ts";
import type { Store } from "../kit/store.ts";
import type { RulesSide, SideActs } from "../table/rules.ts";
import { list } from "../table/situation-words.ts";
import type { AnyMove } from "../table/table-game.ts";
import { type PlayingEvent, type PlayingState, recordRows } from "./playing-state.ts";
import { PLAYING_WORDS } from "./words.ts";

export interface PlayingActs<M extends AnyMove = AnyMove> extends Omit<SideActs, "move" | "level"> {
  look(offer: CycleOffer | null): void;
  move(move: M | Move): void;
}

interface PanelProps<M extends AnyMove> {
  store: Store<PlayingState<M>, PlayingEvent<M>>;
  acts: PlayingActs<M>;
}

type Ways = { judge(): void; claim(): void };

/** Beside the table where moves are tried; `children` say by whose rules. */
export function PlayingPanel<M extends AnyMove>(
  props: PanelProps<M> & { ways: Ways; children: ComponentChildren },
) {
  const { store, acts, ways } = props;
  return (
    <div class="playing-panel">
      <div>
        <h2>{PLAYING_WORDS.title}</h2>
        <p class="hint-words">
          {PLAYING_WORDS.lead} <a href="./game.html">{PLAYING_WORDS.wholeGame}</a>
        </p>
        {props.children}
      </div>
      <div class="offered">
        <Cycles store={store} acts={acts} />
        <AskedByRules store={store} acts={acts} />
      </div>
      <div>
        <GameRecord store={store} acts={acts} ways={ways} />
      </div>
    </div>
  );
}

/** The tasks of other rules, which they draw themselves. */
function AskedByRules<M extends AnyMove>({ store, acts }: PanelProps<M>) {
  const { rules, start, here } = useStore(store);
  const host = useRef<HTMLDivElement>(null);
  const side = useRef<RulesSide | null>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const move = (move: AnyMove): void => acts.move(move as M | Move);
    side.current = rules.side?.(host.current, { ...acts, move, level: 3 }) ?? null;
    return () => side.current?.destroy();
  }, [rules, start]);
  useLayoutEffect(() => {
    if (here) side.current?.show(start, here);
  }, [here]);
  return <div ref={host} />;
}

/** `ways`: what there is to do once play is over; null where somebody else says it. */
export function GameRecord<M extends AnyMove>(props: PanelProps<M> & { ways: Ways | null }) {
  const { store, acts, ways } = props;
  const state = useStore(store);
  const isOver = state.line?.situations[state.at]?.final === true;
  return (
    <>
      <div class="ended">
        {isOver && ways && !state.rules.side && (
          <>
            <p>{PLAYING_WORDS.over}</p>
            <div class="acts">
              <Button look="filled" press={ways.judge}>
                {PLAYING_WORDS.judge}
              </Button>
              <Button press={ways.claim}>{PLAYING_WORDS.claim}</Button>
            </div>
          </>
        )}
      </div>
      <h3 class="section-head">{PLAYING_WORDS.moves}</h3>
      <Moves state={state} visit={acts.visit} />
    </>
  );
}

function Moves<M extends AnyMove>(props: { state: PlayingState<M>; visit: (at: number) => void }) {
  const { state, visit } = props;
  const root = useHeld<HTMLOListElement>((made) => made.querySelector("[aria-current]"));
  const rows = recordRows(state);
  const none = !rows ? PLAYING_WORDS.laying : rows.length === 0 ? PLAYING_WORDS.none : null;
  return (
    <ol class="record" ref={root}>
      {none !== null && <li class="none">{none}</li>}
      {rows?.map(({ words, short, color }, at) => (
        <li key={at}>
          <Button
            look="move"
            press={() => visit(at + 1)}
            aria-label={PLAYING_WORDS.move({ number: at + 1, color, words })}
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

/** The offer to remove a cycle: what it would clear is shown on the board before anything is done. */
export function Cycles<M extends AnyMove>({ store, acts }: PanelProps<M>) {
  const { line, offers, looking, rules } = useStore(store);
  const root = useHeld<HTMLDivElement>(
    (made) => made.querySelector<HTMLElement>("[aria-pressed=true], button"),
    acts.focus,
  );
  return (
    <div ref={root}>
      {line && offers.length > 0 && !rules.side && (
        <section class="cycles" aria-label={PLAYING_WORDS.cycle}>
          <p>{PLAYING_WORDS.cycles({ count: offers.length })}</p>
          <div class="acts">
            {offers.map((offer) => (
              <Button
                key={offer.since}
                press={() => acts.look(offer === looking ? null : offer)}
                aria-pressed={offer === looking}
              >
                {offers.length === 1 ? PLAYING_WORDS.remove : PLAYING_WORDS.removeSince(offer)}
              </Button>
            ))}
          </div>
          {looking && <Look line={line} offer={looking} acts={acts} />}
        </section>
      )}
    </div>
  );
}

function Look(props: { line: Line; offer: CycleOffer; acts: Pick<PlayingActs<Move>, "move" | "look"> }) {
  const { line, offer, acts } = props;
  const names = list(offer.cleared.map((at) => line.board.points[at]?.name ?? String(at)));
  return (
    <div class="cycle-look">
      <p role="status">
        {PLAYING_WORDS.looked({ since: offer.since, count: offer.cleared.length, names })}
        {offer.playable.length > 0 && ` ${PLAYING_WORDS.mayPlace}`}
      </p>
      <div class="acts">
        <Button look="filled" press={() => acts.move({ kind: "cycle", since: offer.since })}>
          {PLAYING_WORDS.removeOnly}
        </Button>
        <Button press={() => acts.look(null)}>{PLAYING_WORDS.leave}</Button>
      </div>
    </div>
  );
}
