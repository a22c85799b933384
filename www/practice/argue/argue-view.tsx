/** The view of a problem of locking or refuting: task, board, comments, hints, buttons, and the truth after it. */

import { useMemo } from "preact/hooks";
import type { BoardHandle, Command, Location, Sign } from "../../board/index.ts";
import type { Board, Known, Situation } from "../../engine/engine.ts";
import { DeskView } from "../../kinds/desk-view.tsx";
import { OpenedHints, useReveal } from "../../kinds/problem-words.tsx";
import type { Argued, Place } from "../../kinds/trainer.ts";
import { Figure } from "../../kit/board.tsx";
import { Button } from "../../kit/controls.tsx";
import { useChange, useHeld } from "../../kit/hooks.ts";
import { KIT } from "../../kit/kit-words.ts";
import { ClauseText, SignMark } from "../../kit/signs.tsx";
import { type Statement, statementAt } from "../../proof/answer.ts";
import { EndSteps } from "../../proof/answer-view.tsx";
import type { PlayState } from "../../proof/argument/argument-state.ts";
import type { Deed } from "../../proof/argument/play.ts";
import { openedHints } from "../../proof/hints.ts";
import { pointName } from "../../proof/proof-words.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import { list } from "../../table/situation-words.ts";
import { type ArgueState, ahead, amissIn, isOver, mayPlay, viewIn, waitingWords } from "./argue-state.ts";
import { ProofLink } from "./onward.tsx";
import { openWords } from "./solved.ts";
import { FACTS, taskWords, WORDS } from "./words.ts";

/** A state whose board is there. */
export type Laid = ArgueState & { play: PlayState };

export function ArgueBoard(props: {
  state: Laid;
  place: Place;
  handle: (board: BoardHandle) => void;
  on: {
    point: (at: number) => void;
    pencil: (at: number | null) => void;
    command: (command: Command) => void;
  };
}) {
  const { state, place, handle, on } = props;
  const { play } = state;
  const { board, situation, told = "", refused = "" } = deskOfPlay(play);
  return (
    <DeskView
      {...{ place, handle, on, board, situation, told }}
      view={viewIn(state, play)}
      note={state.note || refused}
      news={play.refusal}
    />
  );
}

/** `refocus`: where the focus goes when what was said is gone. */
export function ArgueWords({ state, refocus }: { state: Laid; refocus: () => void }) {
  const { problem, play, closing } = state;
  const { heading, words } = taskWords({
    kind: problem.kind === "lock" ? "lock" : "refute",
    claimant: problem.player ?? "black",
    count: problem.set.length,
    all: play.board.points.length,
  });
  return (
    <>
      <h2 class="task" tabIndex={-1}>
        {heading}
      </h2>
      <p class="task-words">{words}</p>
      <Reply state={state} refocus={refocus} />
      <OpenedHints hints={closing === null ? openedHints(play).map((words) => ({ words })) : []} />
    </>
  );
}

const DONE: Statement = { headline: WORDS.done, paragraphs: [WORDS.doneMore], expectation: null };

/** The comment on the last move: a headline, the event and its reason. The choices stand in the row of buttons. */
function Reply({ state, refocus }: { state: Laid; refocus: () => void }) {
  const { play, closing, wanted, charged, given } = state;
  const { walk, here } = play;
  const over = isOver(state);
  const question = !walk && !here.remark;
  // At the question nothing is asked any more once it is done; on the other side one plays.
  const told = !question ? statementAt(play) : over ? DONE : null;
  const last = over && !question ? (closing ?? "") : "";
  const open = closing === null ? openWords(play, wanted, charged) : "";
  const waiting = waitingWords(state);
  const place = useHeld<HTMLDivElement>((root) => {
    const head = root.querySelector<HTMLElement>("[data-key=headline]");
    if (!head) refocus();
    return head;
  });
  // Who has the solution shown has pressed a button that is gone by then.
  useChange(given, () => {
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>("[data-key=headline]")?.focus({ preventScroll: true });
  });
  return (
    <div ref={place} class="told-part" role="status">
      {told && <SaidPart state={state} told={told} open={open} closing={last} />}
      {(!told || (!last && !walk && waiting !== "")) && <p class="help">{waiting || helpWords()}</p>}
    </div>
  );
}

function SaidPart(props: { state: Laid; told: Statement; open: string; closing: string }) {
  const { told, open, closing } = props;
  const { play } = props.state;
  const worth = play.here.remark && !play.walk ? lastOwn(play) : null;
  // The text below the board may stand lower than its beginning.
  const said = useReveal<HTMLDivElement>(
    [told.headline, ...told.paragraphs, open, closing, play.walk?.step].join("\n"),
  );
  return (
    <div ref={said} class="said-part">
      <p class="headline" tabIndex={-1} data-key="headline">
        {worth && <SignMark kind={worth} />}
        {worth && " "}
        <ClauseText text={told.headline} />
      </p>
      <EndSteps play={play} />
      {told.paragraphs.map((text, index) => (
        <p key={`${index} ${text}`}>
          <ClauseText text={text} />
        </p>
      ))}
      {open && <p>{open}</p>}
      {closing && <p class="closing">{closing}</p>}
    </div>
  );
}

/** The effect of a press. */
const helpWords = (): string => (matchMedia(FACTS.pointerCoarse).matches ? WORDS.tap : WORDS.click);

/** The worth of the reader's last move, if the last comment is about it. */
function lastOwn({ tree, here }: PlayState): Sign | null {
  const before = here.parent === null ? null : (tree.tried[here.parent] ?? null);
  const own = here.remark?.by === "you" ? here.remark : before?.remark?.by === "you" ? before.remark : null;
  if (!own || (own.kept === null && own.expectedAfter !== "open")) return null;
  return own.kept === null ? "open" : own.kept ? "holds" : "fails";
}

/** The two buttons within the thumb's reach: what answers, or what one does after a wrong move. */
export function ArgueAnswers(props: {
  state: Laid;
  /** The session's own element. */
  host: HTMLElement;
  pass: () => void;
  /** Plays what is pencilled in. */
  set: (at: Location) => void;
  act: (deed: Deed) => void;
  /** Where the focus goes when no button is left for it. */
  refocus: () => void;
}) {
  const { state, host, act, refocus } = props;
  const { play, pencilled, closing } = state;
  const place = useHeld<HTMLElement>((root) => {
    const next = root.querySelector<HTMLElement>("button.filled");
    if (!next) refocus();
    return next;
  });
  place.current = host;
  const amiss = amissIn(state);
  if (!amiss && !isOver(state) && !play.walk)
    return (
      <>
        <Answer key="pass" name="pass" may={mayPlay(state)} press={props.pass}>
          {KIT.pass}
        </Answer>
        {pencilled !== null && (
          <Answer
            key="play"
            name="play"
            look={closing === null ? "filled" : "quiet"}
            may={mayPlay(state)}
            press={() => props.set(pencilled)}
          >
            {WORDS.play({ point: pointName(play.board, pencilled) })}
          </Answer>
        )}
      </>
    );
  const next = ahead(state);
  return (
    <>
      {next && (
        <Answer key="onward" name="onward" press={() => act(next)}>
          {amiss && !play.walk ? WORDS.why : WORDS.next}
        </Answer>
      )}
      {amiss && (
        <Answer
          key="back"
          name="back"
          look="filled"
          press={() => act({ kind: "visit", id: amiss.parent ?? 0 })}
        >
          {WORDS.takeBack}
        </Answer>
      )}
    </>
  );
}

const Answer = (props: {
  name: string;
  look?: "filled" | "quiet";
  may?: boolean;
  press: () => void;
  children: string;
}) => (
  <Button
    data-key={props.name}
    look={props.look ?? "quiet"}
    aria-disabled={props.may === false ? "true" : "false"}
    press={() => props.may !== false && props.press()}
  >
    {props.children}
  </Button>
);

/** The truth about the question, once it is done: each first move in a figure of its own, and the way on from here. */
export function ArgueAfter(props: {
  state: Laid;
  argued: () => Argued;
  question: Situation;
  moves: Known["moves"];
}) {
  const { state, question, moves } = props;
  if (state.closing === null) return null;
  return (
    <div class="after">
      <p>
        <ProofLink to={props.argued()}>{WORDS.end}</ProofLink>
      </p>
      <EveryMove board={state.play.board} situation={question} moves={moves} made={state.first} />
    </div>
  );
}

/** A disc solves the problem, a cross does not. */
function EveryMove(props: {
  board: Board;
  situation: Situation;
  moves: Known["moves"];
  made: string | null;
}) {
  const { board, situation, moves, made } = props;
  const view = useMemo(() => {
    const signs: (Sign | null)[] = situation.stones.map(() => null);
    for (const { choice, holds } of moves)
      if (choice.kind === "play") signs[choice.at] = holds ? "holds" : "fails";
    const ring = board.points.findIndex(({ name }) => name === made);
    return { stones: situation.stones, marks: situation.marks, signs, rings: ring < 0 ? [] : [ring] };
  }, [situation, made]);
  const pass = moves.find(({ choice }) => choice.kind === "pass");
  return (
    <section class="every">
      <h3>{WORDS.every}</h3>
      <Figure class="ground" shape={board} view={view} label={everyWords(board, moves)} />
      <p class="legend">
        <span>
          <SignMark kind="holds" /> {WORDS.solves}
        </span>
        <span>
          <SignMark kind="fails" /> {WORDS.solvesNot}
        </span>
        {pass && (
          <span>
            {WORDS.passing} <SignMark kind={pass.holds ? "holds" : "fails"} />
          </span>
        )}
      </p>
    </section>
  );
}

/** The figure in words, for readers who listen. */
function everyWords(board: Board, moves: Known["moves"]): string {
  const names = (right: boolean): string =>
    list(
      moves
        .filter(({ holds }) => holds === right)
        .map(({ choice }) => (choice.kind === "pass" ? WORDS.aPass : pointName(board, choice.at))),
    );
  const [solves, fails] = [names(true), names(false)];
  return [solves && WORDS.solvedBy({ moves: solves }), fails && WORDS.notBy({ moves: fails })]
    .filter(Boolean)
    .join(" ");
}
