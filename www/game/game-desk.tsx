/** The board of a stage with its situation line, where no move of the game is made. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BoardHandle, BoardView } from "../board/index.ts";
import { Board } from "../kit/board.tsx";
import { useSame } from "../kit/hooks.ts";
import type { DeskState } from "../table/board-desk.ts";
import { boardLabel, entryWords, pencilWords, situationParts } from "../table/situation-words.ts";

export interface GameDeskProps {
  /** Null until the engine has laid it out. */
  shown: DeskState | null;
  /** What is said of the last press, in place of the situation. */
  note?: string;
  point: (at: number) => void;
  pass?: () => void;
  /** Says something to those who listen: what is only pencilled in. */
  say?: (words: string) => void;
  handle?: (board: BoardHandle) => void;
  /** What stands beside the situation line. */
  children?: ComponentChildren;
}

export function GameDesk({ shown, note = "", point, pass, say, handle, children }: GameDeskProps) {
  const board = useSame(shown?.board);
  const view = useSame(shown?.view);
  const [pencilled, setPencilled] = useState<{ words: string; over: BoardView | undefined } | null>(null);
  const pencil = (at: number | null): void => {
    const words = board && at !== null ? pencilWords(board, at) : "";
    setPencilled({ words, over: view });
    if (words) say?.(words);
  };
  const noted = (pencilled?.over === view ? pencilled?.words : "") || note || shown?.refused || "";
  return (
    <div class="table game-board">
      <div class="view">
        <div class="ground">
          {board && view ? (
            <Board
              key="board"
              shape={board}
              view={view}
              label={boardLabel(board)}
              describedBy="desk-keys"
              onPoint={point}
              onPencil={pencil}
              onCommand={(command) => command === "pass" && pass?.()}
              {...(handle && { handle })}
            />
          ) : (
            // Room for a usual board, so that nothing jumps when it comes.
            <div key="room" class="board" data-rows="9" data-columns="9" />
          )}
        </div>
        <div class="status">
          <SituationLine shown={shown} noted={noted} />
          {children}
        </div>
        <p id="desk-keys" class="visually-hidden">
          Arrow keys walk on the board, Enter presses a point.
        </p>
      </div>
    </div>
  );
}

/** The four entries, which a press tells in words; what is said of a press needs the room, and comes first. */
function SituationLine({ shown, noted }: { shown: DeskState | null; noted: string }) {
  const [spelled, setSpelled] = useState(false);
  const situation = shown?.situation;
  const [captured, rest] = !shown
    ? ["", ""]
    : shown.told
      ? ["", shown.told]
      : (shown.parts ?? situationParts(shown.board, shown.situation));
  const said = noted || (spelled && situation ? entryWords(situation) : "");
  // Before the line is explained nothing is said of nothing.
  const none = situation && situation.blackCaptives + situation.whiteCaptives === 0;
  return (
    <p class="situation">
      <button
        type="button"
        class="line"
        title="What the four entries say"
        aria-expanded={spelled}
        hidden={noted !== ""}
        onClick={() => setSpelled(!spelled)}
      >
        {situation?.line}
      </button>{" "}
      <span class={noted ? "noted" : ""}>
        {!said && captured && <span class={none ? "captured none" : "captured"}>{`${captured} `}</span>}
        {said || rest}
      </span>
    </p>
  );
}
