/** The views of one problem, which somebody else lays out. */

import { useLayoutEffect } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import { useHeld, useStore } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import type { AnswerButton, Ground, KindOf } from "./asking.ts";
import { DeskView, SituationLine } from "./desk-view.tsx";
import { goTo, situationOf, toQuestion, trackOf } from "./line-cursor.ts";
import { LineList } from "./line-list.tsx";
import { nowIn, offerIn, playedLine } from "./play-on.ts";
import { OpenedHints, Remark, Said, TaskWords } from "./problem-words.tsx";
import type { Round } from "./round.ts";
import { isHere, isPlaying, type Laid, lineWordsIn, type RoundState, viewIn } from "./round-state.ts";
import { placeWords, playedWords } from "./track.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

/** The view of the board and its line. */
function shownIn(state: RoundState, laid: Laid, kind: KindOf<unknown>) {
  const { ground, way } = laid;
  return {
    board: ground.board,
    situation: situationOf(way),
    view: viewIn(state, laid, kind),
    told: placeWords(ground.board, trackOf(way), way.cursor) || lineWordsIn(state, kind),
    note: state.note,
  };
}

export function RoundBoard({ round }: { round: Round }) {
  const state = useStore(round.store);
  if (!state.laid) return null;
  return (
    <DeskView
      place={round.place}
      {...shownIn(state, state.laid, round.kind)}
      handle={(board) => round.held(board)}
      on={{
        point: (at) => round.press(at),
        pencil: (at) => round.pencil(at),
        command: (command) => round.command(command),
      }}
    />
  );
}

/** The situation line, where it stands apart from the board. */
export function RoundLine({ round }: { round: Round }) {
  const state = useStore(round.store);
  return state.laid && <SituationLine {...shownIn(state, state.laid, round.kind)} />;
}

export function RoundWords({ round }: { round: Round }) {
  const state = useStore(round.store);
  const { kind, place } = round;
  const { laid, told, phase, own, opened, played, remark, spoken } = state;
  if (!laid) return null;
  const { ground, way, hints } = laid;
  const { Parts } = kind;
  const task = kind.task(ground);
  const help = [task.help, playedWords(ground.moves.length)].filter(Boolean).join(" ");
  const lines = [...(told?.lines ?? []), ...(played ? [playedLine(played, ground)] : [])];
  const at = way.walked === null ? null : { line: way.walked, move: way.cursor - trackOf(way).from };
  return (
    <>
      <div class="kind">
        {/* How to answer is of no use once that is done; hints are of use until all is told. */}
        <TaskWords task={task} head={place.article ? "p" : "h2"} help={told ? null : help} />
        <div class="kind-parts">
          {Parts && (
            <Parts floor={round.floorOn(ground)} own={own} phase={phase} given={told?.sign !== null} />
          )}
        </div>
        <Remark words={remark} />
        {told && <Said key={state.times} told={told} own={own} />}
        <LineList
          board={ground.board}
          lines={lines}
          at={at}
          go={(line, move) => round.walk((from) => goTo(from, line, move))}
        />
        <OpenedHints hints={phase === "done" ? [] : hints.slice(0, opened)} />
      </div>
      <p class="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}

/** The buttons within the thumb's reach, by how far the problem is. */
function buttonsOf(round: Round, state: RoundState, { ground }: Laid): AnswerButton[] {
  const { phase, own } = state;
  if (phase === "done") return round.kind.playsOn ? playButtons(round, state, ground) : [];
  if (phase === "told")
    return [{ key: "back", text: ROUND_WORDS.takeBack, look: "filled", press: () => round.restart() }];
  if (isHere(state) || phase === "judged") return round.kind.answers(round.floorOn(ground), own);
  const press = (): void => round.walk(toQuestion);
  return [{ key: "question", text: ROUND_WORDS.backQuestion, look: "quiet", press }];
}

/** Off while the reply is looked for. */
function playButtons(round: Round, state: RoundState, ground: Ground): AnswerButton[] {
  const { played } = state;
  if (!played || !isPlaying(state)) {
    const text = played ? ROUND_WORDS.goPlaying : ROUND_WORDS.playOut;
    return [{ key: "play out", text, look: "quiet", press: () => round.playOut() }];
  }
  const { moves, removing, busy } = played;
  const offer = offerIn(played, ground);
  const one = (key: string, text: string, press: () => void): AnswerButton => ({
    ...{ key, text, press },
    look: "quiet",
    off: busy,
  });
  const back = one("back", ROUND_WORDS.takeBack, () => round.playing.takeBack());
  if (nowIn(played, ground).final) return [back];
  if (removing && offer)
    return [
      one("keep", ROUND_WORDS.keep, () => round.playing.remove(false)),
      one(
        "remove",
        ROUND_WORDS.removeNoStone,
        () => void round.playing.make({ kind: "cycle", since: offer.since }),
      ),
    ];
  return [
    ...(moves.length > 0 ? [back] : []),
    one("pass", KIT.pass, () => void round.playing.make({ kind: "pass" })),
    ...(offer ? [one("remove cycle", ROUND_WORDS.removeCycleButton, () => round.playing.remove(true))] : []),
  ];
}

/** `host` holds the buttons, and nothing else. */
export function RoundAnswers({ round, host }: { round: Round; host: { current: HTMLElement | null } }) {
  const state = useStore(round.store);
  const held = useHeld<HTMLElement>(
    (root) => root.querySelector<HTMLElement>("button.filled"),
    () => round.focus(),
  );
  useLayoutEffect(() => {
    held.current = host.current;
    round.answeredIn(host.current);
  }, [round]);
  if (!state.laid) return null;
  return (
    <>
      {buttonsOf(round, state, state.laid).map(({ key, text, look, off = false, press }) => (
        <Button
          key={key}
          data-key={key}
          part="button"
          look={look}
          aria-disabled={off ? "true" : "false"}
          press={() => off || press()}
        >
          {text}
        </Button>
      ))}
    </>
  );
}
