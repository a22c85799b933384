/**
 * A board with the parts beside it, as views: the situation line, its words, the answer to a press. The caller lays
 * them out.
 */
import type { ComponentChildren } from "preact";
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

interface DeskProps extends Omit<TableBoardProps, "shown" | "pencilled"> {
  /** Null until the engine has laid it out. */
  shown: DeskState | null;
  /** A note on the last press, in place of the situation. */
  note?: string;
  /** Says something to those who listen: what is only pencilled in. */
  say?: ((words: string) => void) | undefined;
  toldApart?: boolean;
  spells?: boolean;
}

/** A board and its situation line, for a host to lay out. What is pencilled in is said until the board shows something else. */
export function useDesk({ shown, note = "", say, toldApart, spells, ...board }: DeskProps) {
  const view = useSame(shown?.view);
  const [pencilled, pencil] = useState<{ words: string; over: BoardView | undefined }>();
  const noted = pencilled?.over === view ? pencilled?.words : "";
  const on = (words: string): void => {
    pencil({ words, over: view });
    if (words) say?.(words);
  };
  return {
    board: shown && <TableBoard key="board" {...board} shown={shown} pencilled={on} />,
    line: <SituationLine {...{ shown, toldApart, spells }} noted={shown?.refused || noted || note} />,
  };
}

/** A board with its situation line; `children` stand below that. `room` is as large as a usual board, so that nothing jumps when it comes. */
export function Desk({
  room,
  children,
  ...props
}: DeskProps & { room?: Record<string, string>; children?: ComponentChildren }) {
  const { board, line } = useDesk(props);
  return (
    <div class="view">
      <div class="ground">{board ?? <div key="room" class="board" {...room} />}</div>
      <div class="status">
        {line}
        {children}
      </div>
    </div>
  );
}

/** The four entries, which a press tells in words; what is said of a press needs the room, and comes first. */
export function SituationLine(props: {
  shown: DeskState | null;
  noted: string;
  /** Whether a line shown has a place of its own, and leaves the situation where it is. */
  toldApart?: boolean | undefined;
  /** Whether a press on the line tells its entries in words. */
  spells?: boolean | undefined;
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

/** The diagram as text below its name, to read or to copy; a reader with keys alone scrolls it. */
export const DiagramText = ({ text, head: Head = "h3" }: { text: string; head?: "h2" | "h3" | "p" }) => (
  <>
    <Head class={Head === "p" ? "more-head" : undefined}>{WORDS.diagram}</Head>
    {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: what can be scrolled by keys has a name. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys. */}
    <pre tabIndex={0} aria-label={WORDS.diagram}>
      {text}
    </pre>
  </>
);
