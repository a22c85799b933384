/** The board of a problem with its situation line, which also says why a press was no answer. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { BoardHandle, BoardView, Command } from "../board/index.ts";
import type { Board as Points, Situation } from "../engine/engine.ts";
import { Board } from "../kit/board.tsx";
import { useSame } from "../kit/hooks.ts";
import { spokenAfter } from "../kit/words.ts";
import { boardLabel, situationWords } from "../table/situation-words.ts";
import type { Standing } from "./trainer.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

interface DeskProps {
  place: Standing;
  board: Points;
  situation: Situation;
  view: BoardView;
  /** The words in place of the situation; empty: nothing else. */
  told: string;
  /** Why a press was no answer, or what is pencilled in. */
  note: string;
  /** Another one is news, though the words be the same. */
  news?: unknown;
  handle: (board: BoardHandle) => void;
  on: {
    point: (at: number) => void;
    pencil: (at: number | null) => void;
    command: (command: Command) => void;
  };
}

export function DeskView(props: DeskProps) {
  const { place, view, note, handle, on } = props;
  // Each answer of the engine brings a new board; what is pencilled in goes only with another view.
  const [shape, shown] = [useSame(props.board), useSame(view)];
  return (
    <div class="view">
      <div class="ground">
        <Board
          {...place.article?.look}
          shape={shape}
          view={shown}
          label={boardLabel(shape)}
          describedBy={place.keys}
          onPoint={on.point}
          onPencil={on.pencil}
          onCommand={on.command}
          handle={handle}
        />
      </div>
      {!place.article && (
        <div class="status">
          <SituationLine {...props} />
        </div>
      )}
      <Spoken words={note} news={props.news} />
    </div>
  );
}

export function SituationLine({ board, situation, told, note }: Omit<DeskProps, "place" | "handle" | "on">) {
  return (
    <p class="situation">
      <span class="line">{situation.line}</span>{" "}
      <span class={note ? "noted" : undefined}>{note || told || shortWords(board, situation)}</span>
    </p>
  );
}

/** The words for readers who listen. They stay until others come: a live region only speaks changes. */
function Spoken({ words, news }: { words: string; news: unknown }) {
  const [said, say] = useState("");
  useLayoutEffect(() => {
    if (words) say((last) => spokenAfter(last, words));
  }, [words, news]);
  return (
    <p class="visually-hidden" role="status">
      {said}
    </p>
  );
}

/** The situation in one short sentence: what the four entries of its line don't show at a glance. */
function shortWords(board: Points, situation: Situation): string {
  const shut = situation.marks.flatMap((mark, at) => (mark === "temporary" ? [at] : []));
  if (shut.length === 0 || situation.final) return situationWords(board, situation);
  return ROUND_WORDS.shut({ points: shut.map((at) => board.points[at]?.name ?? String(at)) });
}
