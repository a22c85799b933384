/** The settlement: both name what is dead and what is nobody’s, side by side, and agree on the score or argue. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { nowhere, writeAddress } from "../../address/link.ts";
import { COLOR_NAMES, COLORS } from "../../board/color.ts";
import type { BoardView } from "../../board/index.ts";
import {
  type Color,
  engine,
  type Judged,
  type Line,
  prover,
  type Situation,
  troubleWords,
} from "../../engine/engine.ts";
import { refereeBudget } from "../../engine/limits.ts";
import { Button, Segments } from "../../kit/controls.tsx";
import { useHeld, useStore } from "../../kit/hooks.ts";
import { abortable, type Store } from "../../kit/store.ts";
import { saved } from "../../kit/taken-along.tsx";
import { RuleLink } from "../../table/rule-link.tsx";
import { engineList } from "../against/engine-list.ts";
import { GameDesk } from "../game-desk.tsx";
import { RefereeAsk } from "../referee-ask.tsx";
import { bothResults, judgedResult, kindName, leadWords } from "../result.ts";
import { fullName, readerColor, type WholeGame } from "../whole-game.ts";
import { settlementOf, sumsOf } from "./end-of-game.ts";
import { pairOf, type WhichBoard } from "./interlock.ts";
import { type ItemActs, ItemRow } from "./item-rows.tsx";
import { differWords } from "./item-words.ts";
import { CheckSums, ResultChart } from "./result-chart.tsx";
import { certificateName, type RulingCertificates } from "./ruling-certificate.ts";
import {
  doubted,
  hasBegun,
  hasBoth,
  listed,
  pressed,
  type Settled,
  type SettleEvent,
  type SettleState,
  settledOf,
} from "./settle-state.ts";
import {
  agreedWords,
  HOW_TO,
  judgedWords,
  LISTS_DIFFER,
  nameWords,
  type Scheme,
  STAKE_WORDS,
  unshownWords,
  wonShort,
  wonWords,
} from "./settle-words.ts";
import type { Counted, Item, Lists, Ruling, Settlement } from "./settlement.ts";
import { SETTLE } from "./words.ts";

export interface SettleStageProps {
  line: Line;
  game: WholeGame;
  store: Store<SettleState, SettleEvent>;
  certificates: RulingCertificates;
  onLists: (lists: Lists) => void;
  onRuled: (ruled: Ruling[]) => void;
  onArgue: (item: Item) => void;
  /** Two disputes at once. */
  onBoth: (pair: Record<WhichBoard, Item>) => void;
  /** How the reader settles with the engine, which has a list of its own for each. */
  onScheme: (scheme: Scheme) => void;
  onAgree: (colors: Color[]) => void;
  /** Both want the last pass back. */
  onPassBack: () => void;
  /** The links that are passed. */
  children?: ComponentChildren;
}

/** The properties that every part of the settlement reads. */
interface Part extends SettleStageProps, Settled {
  state: SettleState;
  settlement: Settlement;
  reader: Color | "both";
  both: boolean;
}

export function SettleStage(props: SettleStageProps) {
  const { line, game, store, onLists } = props;
  const state = useStore(store);
  const { send } = store;
  const settlement = useMemo(() => settlementOf(line, game), [line]);
  const settled = settledOf(state, settlement, game);
  const reader = readerColor(game);
  const both = hasBoth(state);
  const part: Part = { ...props, ...settled, state, settlement, reader, both };
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useHeld<HTMLDivElement>(() => title.current);
  const referee = useReferee(part);
  const { items, won, open } = settled;

  const press = (at: number): void => {
    if (won) {
      send({ kind: "noted", words: SETTLE.disputeDecidedGame });
      return;
    }
    const made = pressed(state, settlement, line.board, at);
    if ("note" in made) {
      send({ kind: "noted", words: made.note });
      send({ kind: "said", words: made.note });
      return;
    }
    if (state.lists[state.hand]) onLists({ ...state.lists, [state.hand]: made.list });
    else send({ kind: "drafted", list: made.list });
    send({ kind: "said", words: made.words });
  };
  const handIn = (): void => {
    const lists = { ...state.lists, [state.hand]: listed(state) };
    send({ kind: "handed", both: reader === "both" });
    onLists(lists);
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  return (
    <section class="desk desk-play desk-settle" aria-label={SETTLE.settlement}>
      <div class="play-table">
        <SettleDesk {...part} press={press} />
      </div>
      <div class="panel" ref={panel}>
        <h2 tabIndex={-1} ref={title}>
          {won
            ? wonWords(game, won)
            : both
              ? differWords(items, reader)
              : nameWords(game, state.scheme, state.lists, state.hand)}
        </h2>
        <p class="hint-words">{both ? agreedWords(game, state.scheme, open.length) : HOW_TO[state.scheme]}</p>
        <p class="stake-words">{game.stake && !won && STAKE_WORDS[state.scheme]}</p>
        <SchemeChoice {...part} />
        <div class="editing">
          {/* Claims are made, and no press changes them. */}
          {!won && reader === "both" && !(both && state.scheme === "claims") && (
            <Segments<Color>
              look="pair"
              legend={SETTLE.press}
              // The count and the rows speak of colours.
              options={COLORS.map((color) => [color, fullName(game, color)] as const)}
              value={state.hand}
              pick={(color) => send({ kind: "hand", color })}
            />
          )}
        </div>
        <Items {...part} {...referee} />
        {state.asked > 0 && (
          <RefereeAsk
            key={state.asked}
            asked={{ start: game.start, moves: game.moves }}
            onReport={referee.judged}
            lead
          />
        )}
        <div class="right-choice">
          {open.length > 0 && (
            <Segments<Color>
              look="pair"
              legend={SETTLE.countIfRight}
              options={COLORS.map(
                (color) => [color, reader === color ? SETTLE.you : COLOR_NAMES[color]] as const,
              )}
              value={state.rightOne}
              pick={(color) => send({ kind: "right", color })}
            />
          )}
        </div>
        <Count {...part} />
        <JudgedBeside {...part} />
        <SettleActs {...part} handIn={handIn} />
        {props.children}
        <p class="visually-hidden" role="status">
          {state.spoken}
        </p>
        <p class="quiet-note why-over">
          {SETTLE.playNeverResumedControl} <RuleLink rule="C3" />
        </p>
      </div>
    </section>
  );
}

function SettleDesk({ press, ...part }: Part & { press: (at: number) => void }) {
  const { line, state, items, open, counted, both, store } = part;
  const situation = line.situations.at(-1) as Situation;
  const claiming = both ? "" : SETTLE.tapPartYoursNot;
  return (
    <GameDesk
      shown={{
        board: line.board,
        situation,
        view: settleView(situation, { items, open, control: counted.control }),
        told: state.scheme === "claims" ? claiming : SETTLE.tapStringDeadNot,
      }}
      note={state.note}
      point={press}
      say={(words) => store.send({ kind: "said", words })}
    />
  );
}

function SchemeChoice({ game, state, reader, store, onScheme }: Part) {
  // The engine has another list for the other way.
  const over = game.engine && reader !== "both" ? state.lists[reader] !== null : hasBegun(state);
  if (over) return null;
  return (
    <Segments<Scheme>
      look="pair"
      legend={SETTLE.youSettle}
      options={[
        ["dead", SETTLE.deadStones],
        ["claims", SETTLE.claims],
      ]}
      value={state.scheme}
      pick={(scheme) => {
        store.send({ kind: "scheme", scheme });
        if (game.engine) onScheme(scheme);
      }}
    />
  );
}

function Items(part: Part & Pick<ItemActs, "check">) {
  const { line, game, state, items, won, both, reader, certificates, store } = part;
  const { start, moves } = game;
  const shownOf = ({ ruling }: Item) => ruling && certificates.of({ start, moves }, ruling);
  const acts: ItemActs = {
    argue: part.onArgue,
    certificate: (item) => {
      const shown = shownOf(item);
      if (!shown) return;
      const file = new Blob([shown.text], { type: "text/plain" });
      store.send({ kind: "noted", words: saved(file, certificateName(line.board, item)) });
    },
    check: part.check,
    doubt: (item) => part.onLists(doubted(state, item, game.stake)),
    undo: (item) => part.onRuled(state.ruled.filter((one) => one !== item.ruling)),
  };
  return (
    <ul class="items" aria-label={SETTLE.whatNamed} hidden={items.length === 0}>
      {items.map((item) => {
        // With the game at stake each lodges one dispute at most.
        const lodged =
          game.stake && items.some(({ ruling, claimant }) => ruling && claimant === item.claimant);
        return (
          <ItemRow
            key={`${item.kind}-${item.claimant}-${item.at}`}
            board={line.board}
            item={item}
            both={both}
            reader={reader}
            over={won !== null}
            shown={shownOf(item)}
            doubtable={!won && !lodged}
            acts={acts}
          />
        );
      })}
    </ul>
  );
}

function Count({ line, game, state, reader, both, won, right, counted, result }: Part) {
  const head = right
    ? reader === right
      ? SETTLE.ifYouRight
      : SETTLE.ifRight({ color: right })
    : both && result
      ? won
        ? SETTLE.count
        : kindName(result)
      : SETTLE.says({ hand: state.hand });
  const sums = sumsOf(line, game, counted);
  return (
    <div class="count">
      <ResultChart head={head} score={counted.score} />
      {sums && <CheckSums sums={sums} />}
    </div>
  );
}

/** Both lists’ results beside the referee’s; empty where there is nothing to compare. */
function besideWords(state: SettleState, { result }: Settled): string {
  const judged = state.report && judgedResult(state.report);
  return judged && result?.kind === "agreed" ? bothResults(result, judged) : "";
}

/** The referee judges all of the board: what he makes of it stands beside what both lists come to, by its name. */
function JudgedBeside(part: Part) {
  const { state, settlement, reader, result, store, onLists } = part;
  const { report, shownAt } = state;
  const words = besideWords(state, part);
  const differ = words !== "" && report !== null && judgedResult(report)?.lead !== result?.lead;
  const mayTake = differ && state.scheme === "dead" && reader === "both";
  const take = (): void => {
    if (!report) return;
    const list = engineList(settlement, report.control);
    onLists({ black: list, white: list });
    store.send({ kind: "said", words: SETTLE.bothListsNameWhat });
  };
  return (
    <div class="judged-beside">
      {words && (
        <p>
          <span class="both-results">{words}</span>
          {differ && ` ${LISTS_DIFFER}`}{" "}
          {shownAt && (
            <a class="link" href={shownAt} target="_blank" rel="noopener">
              {SETTLE.claimsShow}
            </a>
          )}
        </p>
      )}
      {mayTake && <Button press={take}>{SETTLE.nameWhatRefereeFound}</Button>}
    </div>
  );
}

function SettleActs({ handIn, ...part }: Part & { handIn: () => void }) {
  const { game, state, reader, both, won, open, result, store } = part;
  const { lists, hand } = state;
  if (!both) {
    const waiting = reader !== "both" && lists[reader] !== null;
    return (
      <div class="settle-acts">
        {waiting ? (
          <p>{game.engine ? SETTLE.yourListEngineMakes : SETTLE.yourListPassLink}</p>
        ) : (
          lists[hand] === null && (
            <Button key="ready" look="filled" press={handIn}>
              {reader === "both" ? SETTLE.listReady({ hand }) : SETTLE.myListReady}
            </Button>
          )
        )}
        {reader === "both" && (
          <Button key="back" press={part.onPassBack}>
            {SETTLE.takeBackLastPass}
          </Button>
        )}
      </div>
    );
  }
  const agrees = reader !== "both" && game.agreed.includes(reader);
  const off = open.length > 0 || agrees;
  // One dispute alone decides then, so it is chosen, and judged on its own board.
  const alone = game.stake && state.scheme === "dead";
  const pair = alone || game.engine ? null : pairOf(open);
  const words = won ? wonShort(won) : result ? leadWords(result) : "";
  return (
    <div class="settle-acts">
      {!alone && (
        <Button key="referee" off={open.length === 0} press={() => store.send({ kind: "asked" })}>
          {SETTLE.askReferee}
        </Button>
      )}
      <Button
        key="agree"
        look={off ? "quiet" : "filled"}
        off={off}
        press={() => part.onAgree(reader === "both" ? [...COLORS] : [...game.agreed, reader])}
      >
        {agrees ? SETTLE.youAgreePassLink : SETTLE.agree({ words })}
      </Button>
      {pair && (
        <Button key="both" press={() => part.onBoth(pair)}>
          {SETTLE.argueBothTurnAbout}
        </Button>
      )}
    </div>
  );
}

/** Asks the referee, and this page’s referee about a ruling that came by link; another end cancels that. */
function useReferee(part: Part): { judged: (report: Judged) => void; check: (item: Item) => void } {
  const { line, game, state, settlement, items, open, store, certificates, onRuled } = part;
  const { send } = store;
  const { start, moves } = game;
  const tasks = useMemo(abortable, [line]);
  useEffect(() => () => tasks.stop(), [tasks]);
  const failed = (error: unknown): void => send({ kind: "noted", words: troubleWords(error) });
  return {
    // What the judgement leaves open stays in dispute, and can be argued; so does what it says without a certificate that
    // shows it.
    judged: (report) => {
      send({ kind: "noted", words: SETTLE.whatShowsJudgementBeing });
      tasks.run(
        async () => ({
          ...(await certificates.rulings({ start, moves }, settlement, report, items)),
          link: await engine.write(start, moves, "link").catch(() => null),
        }),
        ({ ruled, unshown, link }) => {
          const shownAt = link && `./referee.html#${writeAddress({ ...nowhere(), link, view: "referee" })}`;
          send({ kind: "judged", report, shownAt });
          if (ruled.length > 0) onRuled([...store.state.ruled, ...ruled]);
          const results = besideWords(store.state, settledOf(store.state, settlement, game));
          send({ kind: "said", words: judgedWords(open.length - ruled.length, unshown, results) });
          send({ kind: "noted", words: unshown > 0 ? unshownWords(unshown) : "" });
        },
        failed,
      );
    },
    // By link a ruling comes without what it stands on: the referee of this page looks for that.
    check: (item) => {
      const { ruling } = item;
      if (!ruling) return;
      send({ kind: "noted", words: SETTLE.refereePageLooksWhat });
      tasks.run(
        async (signal) => {
          const report =
            state.report ?? (await prover.referee({ start, moves }, refereeBudget(0), { signal }));
          return certificates.find({ start, moves }, settlement, report, item, ruling);
        },
        (found) =>
          send({
            kind: "noted",
            words: found ? SETTLE.refereePageFindsToo : SETTLE.refereePageDoesNot,
          }),
        failed,
      );
    },
  };
}

/** The board: each player’s items, and those in dispute. */
const settleView = (
  { stones, marks }: Situation,
  { items, open, control }: { items: readonly Item[]; open: readonly Item[]; control: Counted["control"] },
): BoardView => ({
  stones,
  marks,
  hand: "claim",
  playable: stones.map((_, at) => at),
  control: control.map((who) => (who === "nobody" ? null : who)),
  areas: open.map(({ points }) => ({ points, kind: "other" as const })),
  signs: stones.map((_, at) =>
    open.some(({ kind, points }) => kind !== "claim" && points.includes(at)) ? "open" : null,
  ),
  labels: stones.map((_, at) =>
    items.some((item) => item.kind === "point" && item.at === at && item.holds === false) ? "–" : null,
  ),
});
