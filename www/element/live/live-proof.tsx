/** Board and words of an argument in an article: what is said, the moves, how it stands, and the controls. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { UNTOLD_SEARCH } from "../../engine/limits.ts";
import { ControlRow } from "../../kit/control-row.tsx";
import { Button } from "../../kit/controls.tsx";
import { useHeld, useStore } from "../../kit/hooks.ts";
import { Elsewhere } from "../../kit/mount.tsx";
import type { JudgeState, PlayState } from "../../proof/argument/argument-state.ts";
import { wayTo } from "../../proof/argument/tree.ts";
import { Argument, type ArgumentFeatures, type ArgumentParts } from "../../proof/argument.tsx";
import { Choosing } from "../../proof/choosing.tsx";
import { Passes } from "../../proof/desk.tsx";
import { kosOf } from "../../proof/law-task.ts";
import { Actions, DiagramText, Headline, Paragraphs } from "../../proof/parts.tsx";
import { NAMES } from "../../proof/proof-words.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import type { DeskState } from "../../table/board-desk.ts";
import { SituationLine, TableBoard, useNote } from "../../table/desk.tsx";
import { CONTROLS, type Control } from "../element-frame.ts";
import { LOOKS } from "../icons.ts";
import { KEYS } from "./element-controls.ts";
import { actionsFor, saidAt } from "./live-answer.ts";
import { listedMoves, MoveList } from "./move-list.tsx";
import type { Proving } from "./proving.ts";
import { deskBefore, type Phase, type ProvingState } from "./proving-state.ts";
import { riddleTold } from "./riddle.ts";
import { rolesWords } from "./role-words.ts";

const KEY_WORDS =
  "Arrow keys walk on the board, Enter plays. P passes, U goes back, R forward, H asks for a hint. In the tree of tried lines arrow keys walk and Enter goes there.";

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

/** What of an argument an article shows. */
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
  const { phase, board, more, trouble } = state;
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
  useLayoutEffect(() => {
    if (more) places.root.querySelector(`#${PANEL}`)?.scrollIntoView({ block: "nearest" });
  }, [more]);
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
        <div class="notice" role="alert" hidden={!trouble}>
          {trouble && <p>{trouble.words}</p>}
          {trouble?.again && (
            <Button press={trouble.again} part="button">
              Try again
            </Button>
          )}
        </div>
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
      <Elsewhere host={places.controls}>
        <ControlRow
          names={CONTROLS.prove as readonly ElementControl[]}
          acts={proving.acts}
          more={{ id: PANEL, open: more, turn: (open) => proving.store.send({ kind: "more", open }) }}
          text={(name) => LOOKS[name][0]}
          icon={(name) => <Glyph name={name} />}
          part="button"
        />
      </Elsewhere>
      <Elsewhere
        host={places.frame}
        before={places.spoken}
        attributes={{ class: "more", id: PANEL, part: "more", "data-role": "more", hidden: more ? null : "" }}
      >
        <div class="proof help">
          {!kept && parts.budget}
          {parts.tree}
          {!kept && parts.truth}
          <div class="links" hidden={!kept}>
            <Button look="link" press={() => proving.store.send({ kind: "give-up" })}>
              Give up, and see the truth
            </Button>
          </div>
        </div>
        <div class="more-part">
          <p class="more-head">The diagram as text</p>
          <DiagramText text={shown.situation.diagram} name="diagram" />
        </div>
        <div class="more-part">
          <p class="more-head">Keys</p>
          <p id={KEYS}>{KEY_WORDS}</p>
        </div>
      </Elsewhere>
    </>
  );
}

const PANEL = "more";

type ElementControl = Exclude<Control, "pass" | "judge">;

/** Where the board is, only what one waits for; the rest is behind "More". */
function isWaiting({ busy, decided, proved, stopped, fault, progress }: JudgeState): boolean {
  if (decided) return false;
  return busy ? (progress?.elapsed ?? 0) > UNTOLD_SEARCH : proved !== null || stopped || fault !== null;
}

const situationsOf = (play: PlayState) => wayTo(play.tree).map(({ situation }) => situation);

/** What lies on the board: of the numbers on the stones those that the author wants. */
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

/** Who claims what, and whose side the reader has. */
function rolesOf({ argued, given }: Proving, phase: Phase, play: PlayState | null): string {
  if (phase.kind === "words") return phase.roles;
  if (!play || !argued) return "";
  if (given.law) return `${argued.title} ${play.both ? "You move for both." : `You are ${NAMES[play.you]}.`}`;
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
function Before({ proving, phase }: { proving: Proving; phase: Exclude<Phase, { kind: "arguing" }> }) {
  if (phase.kind === "words") {
    const picks = phase.picks.map(({ text, pick }) => ({
      text,
      filled: false,
      run: () => proving.pick(pick),
    }));
    return <PlainWords title={phase.title} paragraphs={phase.paragraphs} picks={picks} />;
  }
  const { claiming, guess, points, fault } = phase;
  return (
    <>
      <div class="answer-part">
        <Headline level={null}>Claim a set.</Headline>
        <p>Press a region of the board to take it in or leave it out.</p>
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

/** Words with buttons below them, where nothing is played yet. */
export const PlainWords = (props: {
  title: string;
  paragraphs: readonly string[];
  picks?: readonly { text: string; filled: boolean; run: () => void }[];
}) => (
  <section class="answer-part" aria-label="Answer">
    <Headline level={null}>{props.title}</Headline>
    <Paragraphs texts={props.paragraphs} />
    <Actions actions={props.picks ?? []} part="button" />
  </section>
);

/** A line icon of a control: decoration, above its word. */
function Glyph({ name }: { name: Control }) {
  const [, lines, solid] = LOOKS[name];
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} class={name} />
      {solid && <path class="solid" d={solid} />}
    </svg>
  );
}
