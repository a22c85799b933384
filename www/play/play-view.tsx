/** The referee’s page: one position on the bench, drawn and judged at one desk, played on, or argued about. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { letterOf } from "../kit/control-row.tsx";
import { Button } from "../kit/controls.tsx";
import { useChange, useHeld, useStore, useWork } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { Elsewhere, Loose } from "../kit/mount.tsx";
import type { JudgedScene, RefereeActs } from "../referee/styled-referee.ts";
import { Invite } from "../rule-sets/invite.tsx";
import { asSetUp } from "../table/as-set-up.ts";
import type { Bench } from "./bench.ts";
import { ClaimDesk } from "./claim-desk.tsx";
import { DropPlace, Examples, PasteBox } from "./opening.tsx";
import { reachedGame, reachedPosition } from "./other-rules.ts";
import { type BenchState, DESKS, type Desk, deskOfView, unjudgedWhy } from "./play-state.ts";
import { PlayingPanel } from "./playing-panel.tsx";
import { PrintRuling } from "./print-ruling.tsx";
import { RulesChoice } from "./rules-choice.tsx";
import { SetUpBoard, SetUpMessage, SetUpPanel } from "./setup.tsx";
import { ShareButton, SharePart } from "./share.tsx";
import { VerdictBelow, VerdictBeside, VerdictPart } from "./verdict-panel.tsx";
import { PLAY_WORDS } from "./words.ts";
import { madeMoves, stepsOf } from "./work-history.ts";

interface DeskProps {
  bench: Bench;
  state: BenchState;
}

/** `page` is the main part of the page, and `head` its head, where the desks are chosen. */
export function PlayPage({ bench, page, head }: { bench: Bench; page: HTMLElement; head: HTMLElement }) {
  const state = useStore(bench.store);
  const { view, opened } = state;
  const desk = view && deskOfView(view);
  const chosen = useRef<HTMLButtonElement>(null);
  // What was pressed may be gone now; and another desk begins at its top.
  const place = useHeld<HTMLDivElement>(() => chosen.current);
  useChange(`${desk} ${opened}`, () => {
    if (page.dataset.view !== undefined) scrollTo({ top: 0 });
  });
  useLayoutEffect(() => {
    if (view) page.dataset.view = view;
  }, [view]);
  return (
    <>
      <Elsewhere
        host={head}
        attributes={{ class: "modes", role: "group", "aria-label": PLAY_WORDS.whatToDo }}
      >
        <Modes bench={bench} desk={desk} chosen={chosen} />
      </Elsewhere>
      <SharePart sharing={bench.sharing} />
      <div class="play-notice" role="status">
        <Said bench={bench} state={state} />
      </div>
      <div ref={place}>
        {desk === "referee" ? <RefereeDesk bench={bench} state={state} /> : <DropPlace {...bench.opening} />}
        {desk === "play" && <PlayDesk bench={bench} state={state} />}
        {desk === "claim" && <ClaimDesk key={opened} bench={bench} state={state} />}
      </div>
    </>
  );
}

function Modes(props: { bench: Bench; desk: Desk | null; chosen: RefObject<HTMLButtonElement | null> }) {
  const { bench, desk, chosen } = props;
  return (
    <>
      {DESKS.map((one) => (
        <button
          key={one}
          type="button"
          class="mode"
          aria-pressed={one === desk}
          {...(one === desk && { ref: chosen })}
          onClick={() => bench.store.send({ kind: "shown", view: one })}
        >
          {PLAY_WORDS.desk[one]}
        </button>
      ))}
      <Button look="mode open-mode" press={bench.paste}>
        {PLAY_WORDS.open}
      </Button>
      <ShareButton sharing={bench.sharing} />
    </>
  );
}

function Said({ bench, state }: DeskProps) {
  const { words, act } = state.notice;
  return (
    <>
      {words.map((sentence, at) => (
        <p key={at}>{sentence}</p>
      ))}
      {act === "take-whole" && (
        <Button press={() => bench.store.send({ kind: "taken-whole" })}>{PLAY_WORDS.takeWhole}</Button>
      )}
      {act === "fetch-rules" && <Button press={bench.playOn}>{KIT.tryAgain}</Button>}
    </>
  );
}

/** Where a position is opened or drawn, and judged. */
function RefereeDesk({ bench, state }: DeskProps) {
  const { editor, verdict, opening } = bench;
  useLaidOut(bench, state);
  useJudging(bench, state);
  const acts = useVerdictActs(bench);
  return (
    <section aria-label={PLAY_WORDS.desk.referee}>
      {/* What is opened is no part of the bench: its board need not stay in view there. */}
      <div class="desk desk-setup desk-judged">
        <div class="bench">
          <div class="setup-board table">
            <SetUpBoard editor={editor} />
            <VerdictBeside verdict={verdict} acts={acts} paint={editor.overlay} />
          </div>
          <div class="panel">
            <div class="setup-message" role="status">
              <SetUpMessage editor={editor} />
            </div>
            <div class="verdict-place">
              <VerdictPart verdict={verdict} acts={acts} />
            </div>
          </div>
        </div>
        <div class="panel">
          <div class="opening-panel">
            <PasteBox {...opening} />
          </div>
          <div class="setup-panel">
            <SetUpPanel editor={editor} />
          </div>
          <div class="opening-panel">
            <Examples pick={opening.options.onExample} />
          </div>
        </div>
      </div>
      {/* Outside the desk, or the board that stays in view would lie over it. */}
      <VerdictBelow verdict={verdict} acts={acts} />
    </section>
  );
}

/** Lays the position that is reached out to be changed. */
function useLaidOut({ editor }: Bench, { history, view }: BenchState): void {
  const { work } = history;
  const hasMoves = madeMoves(work).length > 0;
  useLayoutEffect(() => {
    if (!hasMoves) editor.show(work.start, stepsOf(history));
  }, [work]);
  useWork(
    hasMoves ? () => reachedPosition(work) : null,
    (position) => editor.show(position, stepsOf(history)),
    // The start is there in any case, and says itself what is wrong with it.
    () => editor.show(work.start, stepsOf(history)),
    [work],
  );
  // Presses ask, or lay stones, as the view has it: also where another was refused.
  const asks = useStore(editor.store).ink === "?";
  useLayoutEffect(() => {
    if (asks !== (view === "referee")) editor.asks(view === "referee");
  }, [asks, view]);
}

/** Asks for the verdict on what lies there, as far as it can be judged. */
function useJudging({ verdict }: Bench, state: BenchState): void {
  const { history, judged, view } = state;
  const { work } = history;
  useEffect(() => {
    if (judged?.of !== work) return;
    const why = unjudgedWhy(state);
    if (why) verdict.refuse(why);
    else verdict.judge(work, () => reachedGame(work), view === "referee");
  }, [work, judged, view]);
  useEffect(() => verdict.stop, []);
}

function useVerdictActs({ store }: Bench): RefereeActs {
  return useMemo(() => {
    const { send } = store;
    /** Other rule sets, below a verdict. */
    const others = ({ board, situation, report, level, cover }: JudgedScene): ComponentChildren => {
      const [claim] = cover;
      const { rules, history } = store.state;
      const position = asSetUp(history.work.start, situation);
      const options = {
        rules,
        onRules: (rules: NonNullable<BenchState["rules"]>) => send({ kind: "compared", rules }),
        level,
        inBook: true,
        onArgue: (question: NonNullable<NonNullable<BenchState["law"]>["question"]>) =>
          send({ kind: "quarrelled", law: { question, side: null, line: [] } }),
        ...(claim && {
          onClaim: () =>
            send({
              kind: "claimed",
              claim: { player: claim.player, set: claim.set },
              side: "claimant",
            }),
        }),
      };
      const load = () => import("../rule-sets/styled-comparison.ts");
      return <Invite judged={{ board, situation, report, position }} options={options} load={load} />;
    };
    const ruled = (judged: JudgedScene): ComponentChildren => {
      const { work } = store.state.history;
      const after = work.moves.length > 0 ? work.at : null;
      return <PrintRuling ruled={{ judged, players: work.players, after }} />;
    };
    return {
      onPlay: (claim, side) => send({ kind: "claimed", claim, side }),
      onLeave: () => send({ kind: "shown", view: "play" }),
      ruled,
      others,
    };
  }, []);
}

/** The chapters’ table, where one plays on. */
function PlayDesk({ bench, state }: DeskProps) {
  const { store, playing, table } = bench;
  const { history } = state;
  const { work, laid } = history;
  useEffect(() => {
    bench.playOn();
    return bench.leaveTable;
  }, [laid]);
  const show = (view: "referee" | "claim"): void => store.send({ kind: "shown", view });
  const press = (event: KeyboardEvent): void => {
    const letter = letterOf(event);
    if (letter !== "back" && letter !== "forward") return;
    event.preventDefault();
    playing.step(letter === "back" ? -1 : 1);
  };
  return (
    <section class="desk desk-play" aria-label={PLAY_WORDS.desk.play} onKeyDown={press}>
      <Loose class="play-table" node={table} />
      <div class="panel">
        <PlayingPanel
          store={playing.store}
          acts={playing.acts}
          ways={{ judge: () => show("referee"), claim: () => show("claim") }}
        >
          <RulesChoice
            chosen={{ law: work.law ?? "ljrg", options: work.start.options ?? {} }}
            pickRules={(law) => store.send({ kind: "ruled", law })}
            pickOptions={(options) => store.send({ kind: "optioned", options })}
          />
        </PlayingPanel>
      </div>
    </section>
  );
}
