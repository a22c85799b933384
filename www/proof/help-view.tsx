/** Help with a move: hints that open one by one, and the engine's expectation of each legal move. */

import { useLayoutEffect, useState } from "preact/hooks";
import type { Sign } from "../board/index.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useHeld, useSame } from "../kit/hooks.ts";
import { ClauseText, SignMark } from "../kit/signs.tsx";
import type { PlayState } from "./argument/argument-state.ts";
import { type Tried, triedAt } from "./argument/tree.ts";
import { hintWords, isGuess } from "./hints.ts";
import type { Level } from "./lesson/lesson.ts";
import { nextFocus, PartHead } from "./parts.tsx";
import { signFor, truthView, truthWords } from "./view.ts";
import { TABLE } from "./words.ts";

const SIGN_WORDS: Record<Sign, string> = {
  holds: "holds",
  fails: "fails",
  open: TABLE.notYetDecided,
  eye: "eye",
};

const HINT_NAMES = [TABLE.whereLook, TABLE.whatAchieve, TABLE.move] as const;

/** Three hints for the place that is looked at: where to look, what to achieve, the move. */
export function Hints(props: {
  play: PlayState;
  /** Opens hints up to a number. */
  hint: (upTo: number) => void;
  level: Level;
  refocus: () => void;
}) {
  const { play, hint, level } = props;
  const root = useHeld<HTMLElement>(nextFocus(props.refocus));
  const none = play.hints?.length === 0;
  return (
    // What has ended needs no help.
    <section ref={root} class="part hints" aria-label={TABLE.hints} hidden={play.settled}>
      <PartHead level={level} title={TABLE.hint}>
        {none ? TABLE.noneHere : TABLE.open({ open: play.open, count: HINT_NAMES.length })}
      </PartHead>
      {isGuess(play) && !none && <p class="quiet-note">{TABLE.nothingDecidedHereYet}</p>}
      <ol>
        {HINT_NAMES.map((name, index) => {
          const told = index < play.open ? play.hints?.[index] : undefined;
          return (
            <li key={name} class={told && "open"}>
              <span class="hint-number">{index + 1}</span>
              {told ? (
                <span>
                  <ClauseText text={hintWords(play, told)} />
                </span>
              ) : (
                <Button
                  look="link muted"
                  press={() => hint(index + 1)}
                  aria-label={TABLE.hintNamed({ number: index + 1, name })}
                  off={!play.hintOffered}
                  aria-disabled={play.hintOffered ? "false" : "true"}
                >
                  {name}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The place that is judged: this one, or the one before a move after which the engine waits. */
function judged(play: PlayState): { place: Tried; made: Tried | null } {
  const { here } = play;
  const before =
    here.parent !== null && here.situation.turn !== play.you ? triedAt(play.tree, here.parent) : null;
  return before && here.remark?.by === "you" ? { place: before, made: here } : { place: here, made: null };
}

/**
 * The engine's expectation of each legal move of a place, in a figure of its own so that signs and numbers never meet.
 */
export function Truth(props: { play: PlayState; look: (id: number) => void; level: Level }) {
  const { play, look, level } = props;
  const [open, setOpen] = useState(false);
  const { place, made } = judged(play);
  useLayoutEffect(() => {
    if (open) look(place.id);
  }, [open, place.id, place.known === null]);
  return (
    <section class="part truth" aria-label={TABLE.whatEngineExpects}>
      <PartHead level={level} title={TABLE.whatEngineExpectsBefore({ number: place.number + 1 })}>
        <Button
          look="link"
          press={() => setOpen(!open)}
          aria-expanded={open}
          aria-label={open ? TABLE.hideWhatEngineExpects : TABLE.showWhatEngineExpects}
        >
          {open ? TABLE.hide : TABLE.show}
        </Button>
      </PartHead>
      {open && <TruthFigure play={play} place={place} made={made} />}
    </section>
  );
}

/** The meaning of the signs for a reader with a side. */
const YOUR_WORDS = { ...SIGN_WORDS, holds: TABLE.youWin, fails: TABLE.youLose };

function TruthFigure({ play, place, made }: { play: PlayState; place: Tried; made: Tried | null }) {
  const { known, situation } = place;
  const board = useSame(play.board);
  const view = useSame(known && truthView(situation, known, made?.choice ?? null, play));
  if (!known || !view) return <p class="note">{TABLE.beingLookedUp}</p>;
  if (known.moves.length === 0) return <p class="note">{TABLE.noMoveLeftHere}</p>;
  const pass = known.moves.find(({ choice }) => choice.kind === "pass" && choice.for === undefined);
  const said = play.both ? SIGN_WORDS : YOUR_WORDS;
  const passed = pass && signFor(pass.expectation, play);
  return (
    <>
      <Figure class="ground" shape={board} view={view} label={truthWords(board, known)} />
      <p class="legend">
        {(["holds", "fails", "open"] as const).map((kind) => (
          <span key={kind}>
            <SignMark kind={kind} /> {said[kind]}
          </span>
        ))}
      </p>
      <p class="pass-truth">
        {passed && (
          <>
            {TABLE.afterPass} <SignMark kind={passed} /> {said[passed]}
          </>
        )}
      </p>
    </>
  );
}
