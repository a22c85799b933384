/** A dispute that is argued, on a board of its own. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { COLORS } from "../../board/color.ts";
import { Button, Segments } from "../../kit/controls.tsx";
import { useHeld, useStore } from "../../kit/hooks.ts";
import { KIT } from "../../kit/kit-words.ts";
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
            press={() => dispute.pass()}
            hidden={!play || play.settled}
            off={!canPass}
            data-control="pass-proof"
          >
            {KIT.pass}
          </Button>
          <Button press={() => back?.()} hidden={!hasBack} off={!back} data-control="back-proof">
            {KIT.back}
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
  const { state, leave, refocus } = props;
  const row = useHeld<HTMLDivElement>(() => null, refocus);
  return (
    <div ref={row} class="acts">
      {state.about &&
        actsOf(props).map(({ key, text, ...act }) => (
          <Button key={key} {...act}>
            {text}
          </Button>
        ))}
      {state.about && (
        <Button key="leave" press={leave}>
          {DISPUTES.backLists}
        </Button>
      )}
    </div>
  );
}

interface Act {
  key: string;
  text: string;
  press: () => void;
  look?: "filled" | "quiet";
  off?: boolean;
}

/** The buttons of the claim, and of the moves. */
function actsOf({ dispute, state, game }: ArgueStageProps & { state: DisputeState }): Act[] {
  const { play, judge } = state;
  const verdict = play ? endIn(state) : foundBy(state);
  const write = { key: "write", text: DISPUTES.writeIntoLists, look: "filled" as const };
  if (play) {
    const acts: Act[] = [];
    if (verdict === "lock" || verdict === "refuted")
      acts.push({ ...write, press: () => dispute.rule(verdict === "lock", "argued") });
    if (play.fault != null) acts.push({ key: "again", text: KIT.tryAgain, press: () => dispute.tryAgain() });
    return acts;
  }
  const fit = isFit(state);
  const found = verdict === "lock";
  return [
    ...(found ? [{ ...write, press: () => void dispute.ruleByReferee() }] : []),
    {
      key: "begin",
      text: DISPUTES.beginArgument,
      look: found ? "quiet" : "filled",
      press: () => void dispute.begin([]),
      off: !fit || !(isChooser(state, game) || game.engine !== null),
    },
    {
      key: "referee",
      text: DISPUTES.askReferee,
      press: () => dispute.askReferee(),
      off: !fit || judge !== null,
    },
  ];
}
