/**
 * A board with the parts beside it, as views: the situation line, its words, the answer to a press. The caller lays
 * them out.
 */
import { useState } from "preact/hooks";
import type { BoardHandle, BoardOptions, BoardView, Command } from "../board/index.ts";
import { Board } from "../kit/board.tsx";
import { useSame } from "../kit/hooks.ts";
import type { DeskState } from "./board-desk.ts";
import { boardLabel, entryWords, pencilWords, situationParts } from "./situation-words.ts";
import { WORDS } from "./words.ts";

interface TableBoardProps extends Pick<BoardOptions, "coordinates" | "lines"> {
  shown: DeskState;
  /** Id of the words that explain the board's keys. */
  keys: string;
  class?: string;
  point: (at: number) => void;
  command?: ((command: Command) => void) | undefined;
  /** The pencilled stone, in words; empty for nothing. */
  pencilled?: (words: string) => void;
  handle?: ((board: BoardHandle) => void) | undefined;
}

/** Each answer of the engine brings a new board, so its content identifies it. */
export function TableBoard({ shown, keys, point, command, pencilled, handle, ...look }: TableBoardProps) {
  const board = useSame(shown.board);
  const view = useSame(shown.view);
  return (
    <Board
      {...look}
      shape={board}
      view={view}
      label={boardLabel(board)}
      describedBy={keys}
      onPoint={point}
      onPencil={(at) => pencilled?.(at === null ? "" : pencilWords(board, at))}
      {...(command && { onCommand: command })}
      {...(handle && { handle })}
    />
  );
}

/** The last answer to a press, until the board shows something else; and a setter for the next. */
export function useNote(shown: DeskState | null): [noted: string, note: (words: string) => void] {
  const view = useSame(shown?.view);
  const [said, say] = useState<{ words: string; over: BoardView | undefined }>({ words: "", over: view });
  return [said.over === view ? said.words : "", (words) => say({ words, over: view })];
}

/** The four entries, which a press tells in words; what is said of a press needs the room, and comes first. */
export function SituationLine(props: {
  shown: DeskState | null;
  noted: string;
  /** Whether a line shown has a place of its own, and leaves the situation where it is. */
  toldApart?: boolean;
  /** Whether a press on the line tells its entries in words. */
  spells?: boolean;
  /** The content of the place before there is a board. */
  before?: { line: string; words: string };
  /** The page's names for its two parts. */
  roles?: { line: string; words: string };
}) {
  const { shown, noted, toldApart = false, spells = true, before, roles } = props;
  const [spelled, setSpelled] = useState(false);
  const situation = shown?.situation;
  const [captured, rest] = !shown
    ? ["", before?.words ?? ""]
    : shown.told && !toldApart
      ? ["", shown.told]
      : (shown.parts ?? situationParts(shown.board, shown.situation));
  const said = noted || (spelled && situation ? entryWords(situation) : "");
  // Before the line is explained nothing is said of nothing.
  const none = situation && situation.blackCaptives + situation.whiteCaptives === 0;
  return (
    <p class="situation">
      {spells ? (
        <button
          type="button"
          class="line"
          data-role={roles?.line}
          title={WORDS.lineTitle}
          aria-expanded={spelled}
          hidden={noted !== ""}
          onClick={() => setSpelled(!spelled)}
        >
          {situation?.line ?? before?.line}
        </button>
      ) : (
        <span class="line">{situation?.line}</span>
      )}{" "}
      <span class={noted ? "noted" : ""} data-role={roles?.words}>
        {!said && captured && <span class={none ? "captured none" : "captured"}>{`${captured} `}</span>}
        {said || rest}
      </span>
    </p>
  );
}
