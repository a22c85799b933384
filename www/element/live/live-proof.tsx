/** Board and words of an argument in an article: what is said, the moves, how it stands, and the controls. */
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { Button } from "../../kit/controls.tsx";
import { useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import { TroubleNotice } from "../../kit/notices.tsx";
import type { PlayState } from "../../proof/argument/argument-state.ts";
import type { JudgeState } from "../../proof/argument/judge.ts";
import { wayTo } from "../../proof/argument/tree.ts";
import { Argument, type ArgumentParts } from "../../proof/argument.tsx";
import { Choosing } from "../../proof/choosing.tsx";
import { Passes } from "../../proof/desk.tsx";
import { AnswerPlace, Headline } from "../../proof/parts.tsx";
import { NAMES } from "../../proof/proof-words.ts";
import { deskNow } from "../../proof/scene.ts";
import type { TableState } from "../../proof/table-state.ts";
import type { DeskState } from "../../table/board-desk.ts";
import { useDesk } from "../../table/desk.tsx";
import { CONTROLS } from "../element-frame.ts";
import { ElementPanel, KEYS } from "./element-panel.tsx";
import { actionsFor, saidAt } from "./live-answer.ts";
import { PlainWords } from "./live-parts.tsx";
import { MoveList } from "./move-list.tsx";
import { type Given, Proving } from "./proving.ts";
import { type Riddle, riddleTold } from "./riddle.ts";
import { rolesWords } from "./role-words.ts";
import type { Running, Seat } from "./seat.ts";
import { listedMoves } from "./stone-effects.ts";
import { WORDS } from "./words.ts";

/** Settles when the board is there, everything at once: until then the still part stands there. Without an engine it throws. */
export async function openProof(seat: Seat, given: Given): Promise<Running> {
  const proving = await Proving.prepare(seat, given);
  const leave = mount(seat.places.words, <LiveProof proving={proving} />);
  proving.answerFirst();
  return {
    visit: (moves) => proving.visit(moves),
    game: () => proving.game,
    destroy() {
      proving.destroy();
      leave();
    },
  };
}

export function LiveProof({ proving }: { proving: Proving }) {
  const state = useStore(proving.course.store);
  const riddle = useStore(proving.riddle);
  const { course } = proving;
  const said = (play: PlayState) => ({
    told: riddleTold(riddle, play, saidAt(play)),
    actions: actionsFor(play, course.another !== null),
  });
  return (
    <Argument course={course} state={state} said={said}>
      {(parts) => <Laid {...{ proving, state, riddle, parts }} />}
    </Argument>
  );
}

interface Shown {
  proving: Proving;
  state: TableState;
}

function Laid({ proving, state, riddle, parts }: Shown & { riddle: Riddle; parts: ArgumentParts }) {
  const { seat, course, posed } = proving;
  const { places, look } = seat;
  const play = state.argued?.play ?? null;
  const shown = deskOf(proving, state);
  const { leave } = proving.given;
  const { pass, kos, ...acts } = course.desk;
  const desk = useDesk({
    ...{ ...acts, ...look, class: "", shown, keys: KEYS },
    toldApart: true,
    spells: false,
    point: (at) => proving.press(at),
    command: (command) => proving.posed || course.command(command),
  });
  if (!shown) return null;
  return (
    <>
      <Elsewhere host={places.board}>{desk.board}</Elsewhere>
      <div class="proof live">
        {leave && (
          <Button look="link" press={leave.run}>
            {leave.text}
          </Button>
        )}
        <p class="roles">{posed?.asked.roles ?? rolesOf(proving, play)}</p>
        <TroubleNotice trouble={state.trouble} refocus={() => proving.focus()} part="button" />
        <AnswerPlace next={(root) => headlineIn(root, proving)}>
          {play ? (
            <>
              {parts.answer}
              {parts.opened}
              {state.argued && isWaiting(state.argued.judge) && parts.waiting}
            </>
          ) : (
            <Before proving={proving} state={state} />
          )}
        </AnswerPlace>
        <MoveList moves={play ? listedMoves(shown.board, situationsOf(play)) : []} />
        <div class="status">
          <p class="told">{shown.told}</p>
          {desk.line}
          <Passes {...{ shown, pass, kos }} look="quiet pass" part="button" />
        </div>
      </div>
      <ElementPanel
        seat={seat}
        names={CONTROLS.prove}
        acts={proving.acts}
        diagram={shown.situation.diagram}
        keys={WORDS.proofKeys}
      >
        <div class="proof help">
          {!riddle.keeps && parts.budget}
          {parts.tree}
          {!riddle.keeps && parts.truth}
          <div class="links" hidden={!riddle.keeps}>
            <Button look="link" press={() => proving.riddle.send({ ...riddle, keeps: false })}>
              {WORDS.seeTruth}
            </Button>
          </div>
        </div>
      </ElementPanel>
    </>
  );
}

/** Where the board is, only what one waits for; the rest is behind "More". */
function isWaiting({ busy, decided, proved, stopped, fault, progress }: JudgeState): boolean {
  if (decided) return false;
  return busy ? (progress?.elapsed ?? 0) > UNTOLD_SEARCH : proved !== null || stopped || fault !== null;
}

const situationsOf = (play: PlayState) => wayTo(play.tree).map(({ situation }) => situation);

/** The board: of the numbers on the stones it has those that the author wants. */
function deskOf({ seat, posed }: Proving, table: TableState): DeskState | null {
  const play = table.argued?.play;
  if (table.base && posed) return { board: table.base.board, situation: posed.situation, view: posed.view };
  const desk = deskNow(table, false, false);
  if (!play || !desk) return desk;
  const state = { ...desk, ...(play.settled && { pass: null }) };
  const numbers = seat.known.numbers ?? "all";
  if (play.walk || numbers === "all") return state;
  const { labels = [] } = state.view;
  const { move } = play.here.situation;
  const isLast = (at: number): boolean => numbers === "last" && move?.kind === "play" && move.at === at;
  return {
    ...state,
    view: {
      ...state.view,
      labels: numbers === "none" ? [] : labels.map((label, at) => (isLast(at) ? label : null)),
    },
  };
}

/** The claimant, the claim, and the reader's side. */
function rolesOf({ given: { law } }: Proving, play: PlayState | null): string {
  if (!play) return "";
  if (law)
    return `${law.task.about.title} ${play.both ? WORDS.forBoth : WORDS.youAre({ player: NAMES[play.you] })}`;
  return rolesWords(play.claim, play.board.points.length, play.both ? "both" : play.side);
}

function headlineIn(root: HTMLElement, proving: Proving): HTMLElement | null {
  const head = root.querySelector<HTMLElement>("[data-key=headline]");
  if (!head) proving.focus();
  return head;
}

/** The question before any play. */
function Before({ proving, state }: Shown) {
  const { course, posed } = proving;
  if (posed) {
    const { title, paragraphs, picks } = posed.asked;
    const presses = picks.map(({ text, pick }) => ({ text, filled: false, run: () => proving.pick(pick) }));
    return <PlainWords title={title} paragraphs={paragraphs} picks={presses} />;
  }
  return (
    <>
      <div class="answer-part">
        <Headline level={null}>{WORDS.claimSet}</Headline>
        <p>{WORDS.takeIn}</p>
      </div>
      <Choosing course={course} state={state} lesson={{ fixed: false, players: "both" }} part="button" />
    </>
  );
}
