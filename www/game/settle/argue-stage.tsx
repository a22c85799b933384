/** A dispute that is argued, on a board of its own. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { COLORS } from "../../board/color.ts";
import { Button, Segments } from "../../kit/controls.tsx";
import { useHeld, useStore } from "../../kit/hooks.ts";
import type { Store } from "../../kit/store.ts";
import { Budget } from "../../proof/budget.tsx";
import { GameDesk } from "../game-desk.tsx";
import { nameOf, readerColor, type WholeGame } from "../whole-game.ts";
import type { Argued } from "./arguing.ts";
import type { Dispute } from "./dispute.ts";
import {
  type DisputeState,
  endIn,
  foundBy,
  isChooser,
  isFit,
  mayMoveIn,
  shownIn,
  wordsIn,
  yieldersIn,
} from "./dispute-state.ts";
import type { WhichBoard } from "./interlock.ts";
import { DISPUTES } from "./words.ts";

/** Two disputes argued alternately: whether the next move is made here, and the choice between the boards. */
export interface TwoBoards {
  here: boolean;
  shown: WhichBoard;
  names: Record<WhichBoard, string>;
  look: (which: WhichBoard) => void;
}

interface AroundDispute {
  game: WholeGame;
  leave: () => void;
  links: ComponentChildren;
}

/** The one of the disputes that is looked at. */
export function Arguments({
  store,
  beside,
  ...around
}: AroundDispute & {
  store: Store<Argued, Partial<Argued>>;
  beside: (dispute: Dispute) => TwoBoards | null;
}) {
  const { disputes, shown } = useStore(store);
  const dispute = disputes[shown];
  if (!dispute) return null;
  const other = disputes[shown === "first" ? "second" : "first"] ?? dispute;
  return (
    <ArgueStage key={dispute.id} {...around} dispute={dispute} other={other} beside={() => beside(dispute)} />
  );
}

interface ArgueStageProps extends AroundDispute {
  dispute: Dispute;
  /** The one on the board beside, whose moves decide where it goes on; itself where it is alone. */
  other: Dispute;
  beside: () => TwoBoards | null;
}

export function ArgueStage(props: ArgueStageProps) {
  const { dispute, game, links } = props;
  const state = useStore(dispute.store);
  useStore(props.other.store);
  const beside = props.beside();
  const { play, judge, saveFault } = state;
  const { title, words, told } = wordsIn(state, game, beside);
  const heading = useRef<HTMLHeadingElement>(null);
  const refocus = (): void => heading.current?.focus({ preventScroll: true });
  const may = mayMoveIn(state, game, beside);
  const { back } = dispute;
  // Of two boards no move is taken back: the turns would not fit any more.
  const hasBack = play !== null && readerColor(game) === "both" && beside === null;
  const canPass = may && play?.thinking === false;
  return (
    <section class="desk desk-play desk-argue" aria-label={DISPUTES.argument}>
      <div class="play-table">
        <GameDesk
          shown={shownIn(state, game, beside)}
          note={state.note}
          point={(at) => dispute.press(at)}
          pass={() => canPass && dispute.pass()}
          say={(words) => dispute.say(words)}
          handle={(board) => {
            dispute.board = board;
          }}
        >
          <Button
            press={() => canPass && dispute.pass()}
            hidden={!play || play.settled}
            aria-disabled={canPass ? "false" : "true"}
            data-control="pass-proof"
          >
            {DISPUTES.pass}
          </Button>
          <Button
            press={() => back?.()}
            hidden={!hasBack}
            aria-disabled={back ? "false" : "true"}
            data-control="back-proof"
          >
            {DISPUTES.back}
          </Button>
        </GameDesk>
      </div>
      <div class="panel">
        <div class="which-dispute">
          {beside && (
            <Segments<WhichBoard>
              look="pair"
              legend={DISPUTES.twoDisputesTurnAbout}
              options={[
                ["first", DISPUTES.first({ first: beside.names.first })],
                ["second", DISPUTES.second({ second: beside.names.second })],
              ]}
              value={beside.shown}
              pick={beside.look}
            />
          )}
        </div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p class="turn">{words}</p>
        <p class="hint-words">{told}</p>
        <Acts {...props} state={state} refocus={refocus} />
        <div>
          <Budget
            judge={judge}
            guess={null}
            fault={saveFault}
            acts={{
              stop: () => dispute.stopReferee(),
              goOn: () => dispute.refereeGoesOn(),
              keep: (kind) => void dispute.keep(kind),
              links: false,
            }}
            refocus={refocus}
          />
        </div>
        {links}
        <div class="acts yields">
          {yieldersIn(state, game, COLORS).map((color) => (
            <Button
              key={color}
              look="link"
              press={() => dispute.rule(color !== state.about?.item.claimant, "yielded")}
            >
              {DISPUTES.givesUp({ game: nameOf(game, color) })}
            </Button>
          ))}
        </div>
        <p class="visually-hidden" role="status">
          {state.spoken}
        </p>
      </div>
    </section>
  );
}

function Acts(props: ArgueStageProps & { state: DisputeState; refocus: () => void }) {
  const { dispute, state, game, leave, refocus } = props;
  const row = useHeld<HTMLDivElement>(() => null, refocus);
  if (!state.about) return <div ref={row} class="acts" />;
  return (
    <div ref={row} class="acts">
      {state.play ? <PlayActs {...props} /> : <ClaimActs {...{ dispute, state, game }} />}
      <Button key="leave" press={leave}>
        {DISPUTES.backLists}
      </Button>
    </div>
  );
}

function ClaimActs({
  dispute,
  state,
  game,
}: Pick<ArgueStageProps, "dispute" | "game"> & { state: DisputeState }) {
  const isShown = foundBy(state) === "lock";
  const fit = isFit(state);
  const mayBegin = fit && (isChooser(state, game) || game.engine !== null);
  const mayAsk = fit && state.judge === null;
  return (
    <>
      {isShown && (
        <Button key="write" look="filled" press={() => void dispute.ruleByReferee()}>
          {DISPUTES.writeIntoLists}
        </Button>
      )}
      <Button
        key="begin"
        look={isShown ? "quiet" : "filled"}
        press={() => mayBegin && void dispute.begin([])}
        aria-disabled={mayBegin ? "false" : "true"}
      >
        {DISPUTES.beginArgument}
      </Button>
      <Button
        key="referee"
        press={() => mayAsk && dispute.askReferee()}
        aria-disabled={mayAsk ? "false" : "true"}
      >
        {DISPUTES.askReferee}
      </Button>
    </>
  );
}

function PlayActs({ dispute, state }: Pick<ArgueStageProps, "dispute"> & { state: DisputeState }) {
  const verdict = endIn(state);
  return (
    <>
      {(verdict === "lock" || verdict === "refuted") && (
        <Button key="write" look="filled" press={() => dispute.rule(verdict === "lock", "argued")}>
          {DISPUTES.writeIntoLists}
        </Button>
      )}
      {state.play?.fault != null && (
        <Button key="again" press={() => dispute.tryAgain()}>
          {DISPUTES.tryAgain}
        </Button>
      )}
    </>
  );
}
