/** Board and words of an argument in an article: what is said, the moves, how it stands, and the controls. */
import type { ComponentChildren } from "preact";
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { Button } from "../../kit/controls.tsx";
import { useHeld, useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import type { JudgeState, PlayState } from "../../proof/argument/argument-state.ts";
import { wayTo } from "../../proof/argument/tree.ts";
import { Argument, type ArgumentFeatures, type ArgumentParts } from "../../proof/argument.tsx";
import { ChoosingOf } from "../../proof/choosing.tsx";
import { Passes } from "../../proof/desk.tsx";
import { kosOf } from "../../proof/law-task.ts";
import { Headline } from "../../proof/parts.tsx";
import { NAMES } from "../../proof/proof-words.ts";
import { deskOfPlay, deskOf as deskOfTable } from "../../proof/scene.ts";
import type { TableState } from "../../proof/table-state.ts";
import type { DeskState } from "../../table/board-desk.ts";
import { SituationLine, TableBoard, useNote } from "../../table/desk.tsx";
import { CONTROLS } from "../element-frame.ts";
import { ElementPanel, KEYS } from "./element-panel.tsx";
import { actionsFor, saidAt } from "./live-answer.ts";
import { PlainWords, TroubleNotice } from "./live-parts.tsx";
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
    destroy() {
      proving.destroy();
      leave();
    },
  };
}

export function LiveProof({ proving }: { proving: Proving }) {
  const state = useStore(proving.course.store);
  const riddle = useStore(proving.riddle);
  return (
    <Argument
      argument={proving.course.argument}
      state={state.argued}
      features={featuresOf(proving, state, riddle)}
      refocus={() => proving.focus()}
    >
      {(parts) => <Laid {...{ proving, state, riddle, parts }} />}
    </Argument>
  );
}

interface Shown {
  proving: Proving;
  state: TableState;
}

/** What of an argument an article shows. */
function featuresOf({ given, course }: Proving, state: TableState, riddle: Riddle): ArgumentFeatures {
  const another = given.claim || given.law ? null : () => void course.chooseAnew();
  return {
    // An article has its own order of headings.
    level: null,
    partLevel: null,
    said: (play) => ({
      told: riddleTold(riddle, play, saidAt(play)),
      actions: actionsFor(play, another !== null),
    }),
    another,
    signed: false,
    left: false,
    waits: "thinking",
    worst: null,
    guess: state.session.guess,
    keep: given.law ? null : (kind) => void course.keep(kind),
    links: false,
    folded: false,
    untold: false,
    part: "button",
  };
}

function Laid({ proving, state, riddle, parts }: Shown & { riddle: Riddle; parts: ArgumentParts }) {
  const { seat, course, posed } = proving;
  const { places, look } = seat;
  const play = state.argued?.play ?? null;
  const shown = deskOf(proving, state);
  const [noted, note] = useNote(shown);
  const pencilled = (words: string): void => {
    note(words);
    if (words) seat.say(words);
  };
  if (!shown) return null;
  const { leave, law } = proving.given;
  const pass = (at?: number): void =>
    void course.argument?.press(at === undefined ? { kind: "pass" } : { kind: "pass", for: at });
  return (
    <>
      <Elsewhere host={places.board}>
        <TableBoard
          {...look}
          class=""
          shown={shown}
          keys={KEYS}
          point={(at) => proving.press(at)}
          command={(command) => (command === "pass" ? pass() : proving.acts[command]?.())}
          pencilled={pencilled}
          handle={(made) => {
            course.board = made;
          }}
        />
      </Elsewhere>
      <div class="proof live">
        {leave && (
          <Button look="link" press={leave.run}>
            {leave.text}
          </Button>
        )}
        <p class="roles">{posed?.asked.roles ?? rolesOf(proving, play)}</p>
        <TroubleNotice trouble={state.trouble} refocus={() => proving.focus()} />
        <AnswerPlace proving={proving}>
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
          <SituationLine shown={shown} noted={shown.refused || noted} toldApart spells={false} />
          <Passes
            shown={shown}
            pass={pass}
            kos={law && play ? kosOf(play) : []}
            passFor={pass}
            look="quiet pass"
            part="button"
          />
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

/** What lies on the board: of the numbers on the stones those that the author wants. */
function deskOf({ seat, posed }: Proving, { argued, base, session, claiming }: TableState): DeskState | null {
  const play = argued?.play;
  if (!base) return null;
  const { board } = base;
  if (posed) return { board, situation: posed.situation, view: posed.view };
  if (!play) return deskOfTable({ session, given: false, base, claiming, stage: null, play: null });
  const state = { ...deskOfPlay(play), ...(play.settled && { pass: null }) };
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

/** Who claims what, and whose side the reader has. */
function rolesOf({ given: { law } }: Proving, play: PlayState | null): string {
  if (!play) return "";
  if (law)
    return `${law.task.about.title} ${play.both ? WORDS.forBoth : WORDS.youAre({ player: NAMES[play.you] })}`;
  return rolesWords(play.claim, play.board.points.length, play.both ? "both" : play.side);
}

/** Puts the part of a phase into its place; the focus must not fall out of the element with the one before. */
function AnswerPlace({ proving, children }: { proving: Proving; children: ComponentChildren }) {
  const place = useHeld<HTMLDivElement>((root) => {
    const head = root.querySelector<HTMLElement>("[data-key=headline]");
    if (!head) proving.focus();
    return head;
  });
  return (
    <div ref={place} class="proof-answer">
      {children}
    </div>
  );
}

/** What is asked before anything is played. */
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
      <ChoosingOf course={course} state={state} lesson={{ fixed: false, players: "both" }} part="button" />
    </>
  );
}
