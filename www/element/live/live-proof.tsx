/** Board and words of an argument in an article: what is said, the moves, how it stands, and the controls. */
import type { ComponentChildren } from "preact";
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { Button } from "../../kit/controls.tsx";
import { useHeld, useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import type { JudgeState, PlayState } from "../../proof/argument/argument-state.ts";
import { wayTo } from "../../proof/argument/tree.ts";
import { Argument, type ArgumentFeatures, type ArgumentParts } from "../../proof/argument.tsx";
import { Choosing } from "../../proof/choosing.tsx";
import { Passes } from "../../proof/desk.tsx";
import { kosOf } from "../../proof/law-task.ts";
import { Headline } from "../../proof/parts.tsx";
import { NAMES } from "../../proof/proof-words.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import type { DeskState } from "../../table/board-desk.ts";
import { SituationLine, TableBoard, useNote } from "../../table/desk.tsx";
import { CONTROLS } from "../element-frame.ts";
import { ElementPanel, KEYS } from "./element-panel.tsx";
import { actionsFor, saidAt } from "./live-answer.ts";
import { PlainWords, TroubleNotice } from "./live-parts.tsx";
import { MoveList } from "./move-list.tsx";
import { type Given, Proving } from "./proving.ts";
import { deskBefore, type Phase, type ProvingState } from "./proving-state.ts";
import { riddleTold } from "./riddle.ts";
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
  const state = useStore(proving.store);
  const { phase } = state;
  const arguing = phase?.kind === "arguing" ? phase : null;
  return (
    <Argument
      argument={proving.argument}
      state={arguing?.argued ?? null}
      features={featuresOf(proving, arguing)}
      refocus={() => proving.focus()}
    >
      {(parts) => <Laid proving={proving} state={state} parts={parts} />}
    </Argument>
  );
}

type Arguing = Extract<Phase, { kind: "arguing" }>;

/** The parts of an argument that an article shows. */
function featuresOf(proving: Proving, arguing: Arguing | null): ArgumentFeatures {
  const another = proving.given.claim || proving.given.law ? null : () => proving.another();
  return {
    // An article has its own order of headings.
    level: null,
    partLevel: null,
    said: (play) => ({
      told: arguing ? riddleTold(arguing.riddle, play, saidAt(play)) : saidAt(play),
      actions: actionsFor(play, another !== null),
    }),
    another,
    signed: false,
    left: false,
    waits: "thinking",
    worst: null,
    guess: proving.argued?.guess ?? null,
    keep: proving.given.law ? null : (kind) => void proving.keep(kind),
    links: false,
    folded: false,
    untold: false,
    part: "button",
  };
}

function Laid({ proving, state, parts }: { proving: Proving; state: ProvingState; parts: ArgumentParts }) {
  const { places, look } = proving.seat;
  const { phase, board, trouble } = state;
  const arguing = phase?.kind === "arguing" ? phase : null;
  const play = arguing?.argued.play ?? null;
  const shown = play
    ? deskOf(proving, play)
    : phase && phase.kind !== "arguing"
      ? deskBefore(board, phase)
      : null;
  const [noted, note] = useNote(shown);
  const pencilled = (words: string): void => {
    note(words);
    if (words) proving.seat.say(words);
  };
  if (!phase || !shown) return null;
  const { leave, law } = proving.given;
  const kept = arguing?.riddle.keeps ?? false;
  return (
    <>
      <Elsewhere host={places.board}>
        <TableBoard
          {...look}
          class=""
          shown={shown}
          keys={KEYS}
          point={(at) => proving.press(at)}
          command={(command) => (command === "pass" ? proving.pass() : proving.control(command))}
          pencilled={pencilled}
          handle={(made) => {
            proving.board = made;
          }}
        />
      </Elsewhere>
      <div class="proof live">
        {leave && (
          <Button look="link" press={leave.run}>
            {leave.text}
          </Button>
        )}
        <p class="roles">{rolesOf(proving, phase, play)}</p>
        <TroubleNotice trouble={trouble} refocus={() => proving.focus()} />
        <AnswerPlace proving={proving}>
          {phase.kind === "arguing" ? (
            <>
              {parts.answer}
              {parts.opened}
              {isWaiting(phase.argued.judge) && parts.waiting}
            </>
          ) : (
            <Before proving={proving} phase={phase} />
          )}
        </AnswerPlace>
        <MoveList moves={play ? listedMoves(board, situationsOf(play)) : []} />
        <div class="status">
          <p class="told">{shown.told}</p>
          <SituationLine shown={shown} noted={shown.refused || noted} toldApart spells={false} />
          <Passes
            shown={shown}
            pass={() => proving.pass()}
            kos={law && play ? kosOf(play) : []}
            passFor={(at) => proving.pass(at)}
            look="quiet pass"
            part="button"
          />
        </div>
      </div>
      <ElementPanel
        seat={proving.seat}
        names={CONTROLS.prove}
        acts={proving.acts}
        diagram={shown.situation.diagram}
        keys={WORDS.proofKeys}
      >
        <div class="proof help">
          {!kept && parts.budget}
          {parts.tree}
          {!kept && parts.truth}
          <div class="links" hidden={!kept}>
            <Button look="link" press={() => proving.store.send({ kind: "give-up" })}>
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
function deskOf({ seat }: Proving, play: PlayState): DeskState {
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

/** The claimant, the claim, and the reader's side. */
function rolesOf({ argued, given }: Proving, phase: Phase, play: PlayState | null): string {
  if (phase.kind === "words") return phase.asked.roles;
  if (!play || !argued) return "";
  if (given.law)
    return `${argued.title} ${play.both ? WORDS.forBoth : WORDS.youAre({ player: NAMES[play.you] })}`;
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

/** The question before any play. */
function Before({ proving, phase }: { proving: Proving; phase: Exclude<Phase, { kind: "arguing" }> }) {
  if (phase.kind === "words") {
    const { title, paragraphs, picks } = phase.asked;
    const presses = picks.map(({ text, pick }) => ({ text, filled: false, run: () => proving.pick(pick) }));
    return <PlainWords title={title} paragraphs={paragraphs} picks={presses} />;
  }
  const { claiming, guess, points, fault } = phase;
  return (
    <>
      <div class="answer-part">
        <Headline level={null}>{WORDS.claimSet}</Headline>
        <p>{WORDS.takeIn}</p>
      </div>
      <Choosing
        player={claiming?.player ?? "black"}
        claiming={claiming}
        guess={guess}
        points={points}
        fault={fault}
        done={false}
        lesson={{ fixed: false, players: "both" }}
        acts={{
          player: (color) => proving.claim(claiming?.set ?? [], color),
          points: (on) => proving.store.send({ kind: "points", on }),
          set: (set) => proving.claim(set),
          guess: (said) => proving.store.send({ kind: "guess", guess: said }),
          test: () => proving.test(),
        }}
        refocus={() => proving.focus()}
        part="button"
      />
    </>
  );
}
