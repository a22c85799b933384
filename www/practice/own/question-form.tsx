/** The question about a position: the kind, the points or the move that it is about, and moves made before it. */

import { useEffect, useRef } from "preact/hooks";
import { COLOR_NAMES, COLORS, type Color } from "../../board/color.ts";
import type { BoardView } from "../../board/index.ts";
import {
  engine,
  type Line,
  type Location,
  type Move,
  type Situation,
  troubleWords,
} from "../../engine/engine.ts";
import { KINDS } from "../../kinds/problem.ts";
import { closed } from "../../kinds/problem-game.ts";
import { Button, Segments } from "../../kit/controls.tsx";
import { useRuns } from "../../kit/hooks.ts";
import { KIT } from "../../kit/kit-words.ts";
import { Chooser } from "../../proof/argument/chooser.ts";
import { ArgumentDesk } from "../../proof/desk.tsx";
import { areaOf, choosingView } from "../../proof/view.ts";
import { moveWords, refusalWords } from "../../table/situation-words.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { type Draft, marks, missing, moveText, sided } from "./draft.ts";
import type { OwnEvent, OwnState } from "./own-state.ts";
import { TASK, WORDS } from "./words.ts";

interface QuestionProps {
  state: OwnState;
  line: Line;
  send: (event: OwnEvent) => void;
  change: (part: Partial<Draft>) => void;
}

export function QuestionForm({ state, line, send, change }: QuestionProps) {
  const { draft, playing } = state;
  const situation = line.situations.at(-1);
  const chooser = useChooser(state, line, send);
  const runs = useRuns([draft.start, draft.moves]);
  const play = (move: Move): void =>
    runs.run(
      () => engine.follow(draft.start, [...draft.moves, move]),
      ({ refusal }) =>
        refusal
          ? send({ kind: "say", words: refusalWords(refusal) })
          : change({ moves: [...draft.moves, move], asked: null }),
      (error) => send({ kind: "say", words: troubleWords(error) }),
    );
  if (!situation) return null;
  const takeBack = (): void => {
    if (draft.moves.length > 0) change({ moves: draft.moves.slice(0, -1), asked: null });
  };
  const press = (at: Location): void => {
    if (playing) play({ kind: "play", at });
    else if (marks(draft.kind)) void chooser.current?.tap({ kind: state.single ? "point" : "block", at });
    else if (draft.kind === "rule") change({ asked: { kind: "play", at } });
    else send({ kind: "say", words: draft.kind ? TASK.nothingToMark : TASK.chooseFirst });
  };
  const choose = (player: Color, set: readonly Location[]): void => void chooser.current?.set(player, set);
  const lacking = missing(draft, line);
  return (
    <section class="desk desk-setup" aria-label={WORDS.step.task}>
      <div class="bench">
        <div class="setup-board table">
          <ArgumentDesk
            shown={{ board: line.board, situation, view: viewOf(state, situation) }}
            keys="own-keys"
            point={press}
            command={(command) => {
              if (command === "back") takeBack();
              if (command === "pass" && playing) play({ kind: "pass" });
            }}
          />
        </div>
        <div class="panel">
          <div class="asking-panel">
            <h2>{TASK.head}</h2>
            <KindList state={state} send={send} />
            <p class="visually-hidden" id="own-keys">
              {TASK.keys}
            </p>
            <Chosen state={state} line={line} choose={choose} change={change} />
            <Picks state={state} line={line} send={send} choose={choose} change={change} />
            <div class="own-onward">
              <Button
                look="filled"
                aria-describedby="own-lacking"
                off={lacking !== null}
                press={() => send({ kind: "turn", step: "check" })}
              >
                {TASK.check}
              </Button>
              <p class="hint-words" id="own-lacking">
                {lacking}
              </p>
            </div>
            <MovesBefore
              line={line}
              playing={playing}
              turn={() => send({ kind: "play", playing: !playing })}
              play={play}
              takeBack={draft.moves.length > 0 ? takeBack : null}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Chooses the set as on a proof table; another position, or another player to save for, starts over. */
function useChooser({ draft }: OwnState, line: Line, send: QuestionProps["send"]) {
  const chooser = useRef<Chooser | null>(null);
  const { start, moves, kind, set, player } = draft;
  const chooses = marks(kind);
  // Who saves is who has the turn.
  const saver = kind === "save" ? (line.situations.at(-1)?.turn ?? "black") : null;
  useEffect(() => {
    if (!chooses) return;
    const own = new AbortController();
    const made = new Chooser(closed(start), moves, engine, () => {
      if (own.signal.aborted) return;
      if (made.claiming) send({ kind: "chosen", claiming: made.claiming });
      if (made.fault) send({ kind: "say", words: troubleWords(made.fault) });
    });
    chooser.current = made;
    void made.set(
      saver ?? player,
      set.filter((at) => at < line.board.points.length),
    );
    return () => {
      own.abort();
      chooser.current = null;
    };
  }, [start, moves, chooses, saver]);
  return chooser;
}

/** The kinds of problem to choose from, each with its sentence. Where there is little room, only the one chosen stays. */
function KindList({ state: { draft, folded }, send }: Pick<QuestionProps, "state" | "send">) {
  const list = useRef<HTMLFieldSetElement>(null);
  return (
    <div>
      <fieldset ref={list} class={folded ? "own-kinds chosen" : "own-kinds"}>
        <legend class="visually-hidden">{TASK.kinds}</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="own-kind"
              value={kind}
              checked={kind === draft.kind}
              onChange={() => send({ kind: "pick", to: kind, fold: false })}
              // It comes before the change, which finds the choice as it is drawn then.
              onClick={(event) => event.detail > 0 && send({ kind: "pick", to: kind, fold: true })}
            />
            <b>{NAMED[kind].name}</b> <span>{NAMED[kind].asks}</span>
          </label>
        ))}
      </fieldset>
      <Button
        look="quiet own-others"
        hidden={!folded}
        press={() => {
          send({ kind: "unfold" });
          list.current?.querySelector<HTMLElement>(":checked")?.focus();
        }}
      >
        {TASK.others}
      </Button>
    </div>
  );
}

type Choose = (player: Color, set: readonly Location[]) => void;

interface ChosenProps extends Omit<QuestionProps, "send"> {
  choose: Choose;
}

/** The choice so far, or the answer to a press, and a way to mend it. */
function Chosen({ state, line, choose, change }: ChosenProps) {
  const { draft, said } = state;
  const claiming = marks(draft.kind) && draft.kind !== "save" ? state.claiming : null;
  const words = said ?? chosenWords(state, line);
  const isChosen = said === null && claiming !== null && claiming.set.length > 0;
  return (
    <>
      <div class="own-said" role="status">
        {words && <p>{words}</p>}
      </div>
      <div class="acts">
        {isChosen && claiming.grown && (
          <Button press={() => choose(claiming.player, claiming.grown ?? [])}>{TASK.grow}</Button>
        )}
        {isChosen && claiming.shrunk && (
          <Button press={() => choose(claiming.player, claiming.shrunk ?? [])}>{TASK.shrink}</Button>
        )}
        {draft.kind === "rule" && (
          <Button press={() => change({ asked: { kind: "pass" } })}>{TASK.askPass}</Button>
        )}
        {draft.kind === "rule" &&
          line.cycles.map(({ since }) => (
            <Button key={since} press={() => change({ asked: { kind: "cycle", since } })}>
              {TASK.askCycle}
            </Button>
          ))}
      </div>
    </>
  );
}

function chosenWords({ draft: { kind, asked }, claiming }: OwnState, line: Line): string {
  const name = (at: number): string => line.board.points[at]?.name ?? String(at);
  if (kind === "rule") return asked ? TASK.askedAbout({ move: moveText(asked, name) }) : "";
  if (!marks(kind) || !claiming || claiming.set.length === 0) return "";
  if (kind !== "save") return `${claiming.headline} ${claiming.words}`;
  return TASK.saves({ player: claiming.player, count: claiming.set.length });
}

/** Whose it is, and how much a press takes. */
function Picks({ state, line, send, choose, change }: QuestionProps & { choose: Choose }) {
  const { kind, player, set } = state.draft;
  if (!sided(kind) && !marks(kind)) return null;
  return (
    <div class="own-picks">
      {sided(kind) && (
        <Segments
          look="pair"
          legend={TASK.whose}
          options={COLORS.map((color) => [color, COLOR_NAMES[color]] as const)}
          value={player}
          pick={(picked) => (marks(kind) ? choose(picked, set) : change({ player: picked }))}
        />
      )}
      {/* A part of a board has sides that nobody can border. */}
      {marks(kind) && line.board.open.length === 0 && (
        <Button
          press={() =>
            choose(
              state.claiming?.player ?? player,
              line.board.points.map((_, at) => at),
            )
          }
        >
          {TASK.whole}
        </Button>
      )}
      {marks(kind) && (
        <label class="check">
          <input
            type="checkbox"
            checked={state.single}
            onChange={(event) => send({ kind: "single", single: event.currentTarget.checked })}
          />
          <span>{TASK.single}</span>
        </label>
      )}
    </div>
  );
}

/** The moves before the question: played on the board, both colours, under all the rules. */
function MovesBefore(props: {
  line: Line;
  playing: boolean;
  turn: () => void;
  play: (move: Move) => void;
  /** Null where there is nothing to undo. */
  takeBack: (() => void) | null;
}) {
  const { line, playing, turn, play, takeBack } = props;
  const isOver = line.situations.at(-1)?.final ?? true;
  return (
    <section class="own-before" aria-label={TASK.before}>
      <h3 class="section-head">{TASK.before}</h3>
      <p class="hint-words">{TASK.beforeNote}</p>
      <div class="acts">
        <Button aria-pressed={playing} press={turn}>
          {TASK.play}
        </Button>
        <Button off={isOver} press={() => play({ kind: "pass" })}>
          {KIT.pass}
        </Button>
        <Button off={takeBack === null} press={() => takeBack?.()}>
          {TASK.takeBack}
        </Button>
      </div>
      <div class="acts">
        {playing &&
          line.cycles.map(({ since }) => (
            <Button key={since} press={() => play({ kind: "cycle", since })}>
              {TASK.removeCycle({ since })}
            </Button>
          ))}
      </div>
      <ol class="own-moves">
        {line.situations.slice(1).map((situation, index) => (
          <li key={`${index} ${situation.line}`}>{moveWords(line.board, situation)}</li>
        ))}
      </ol>
    </section>
  );
}

function viewOf({ draft, playing, claiming }: OwnState, situation: Situation): BoardView {
  const { stones, marks: shut } = situation;
  const { kind, asked, player, set } = draft;
  if (playing) {
    const hand = situation.final ? null : situation.turn;
    return { stones, marks: shut, hand, playable: situation.playable, areas: [] };
  }
  if (marks(kind)) {
    const broken = kind === "save" ? null : (claiming?.broken ?? null);
    return choosingView(situation, { player, set: claiming?.set ?? set, broken });
  }
  const rings = kind === "rule" && asked && asked.kind !== "pass" && asked.at != null ? [asked.at] : [];
  return {
    stones,
    marks: shut,
    hand: kind === "rule" ? "claim" : null,
    playable: kind === "rule" ? stones.map((_, at) => at) : [],
    areas: areaOf({ player, set: [] }, "claimant"),
    rings,
  };
}
