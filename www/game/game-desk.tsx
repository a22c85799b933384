/** The board of a stage with its situation line, where no move of the game is made. */
import type { ComponentChildren } from "preact";
import type { BoardHandle } from "../board/index.ts";
import type { DeskState } from "../table/board-desk.ts";
import { SituationLine, TableBoard, useNote } from "../table/desk.tsx";
import { PLAYING } from "./words.ts";

interface GameDeskProps {
  /** Null until the engine has laid it out. */
  shown: DeskState | null;
  /** A note on the last press, in place of the situation. */
  note?: string;
  point: (at: number) => void;
  pass?: () => void;
  /** Says something to those who listen: what is only pencilled in. */
  say?: (words: string) => void;
  handle?: (board: BoardHandle) => void;
  /** Views beside the situation line. */
  children?: ComponentChildren;
}

export function GameDesk({ shown, note = "", point, pass, say, handle, children }: GameDeskProps) {
  const [pencilled, setPencilled] = useNote(shown);
  const pencil = (words: string): void => {
    setPencilled(words);
    if (words) say?.(words);
  };
  return (
    <div class="table game-board">
      <div class="view">
        <div class="ground">
          {shown ? (
            <TableBoard
              key="board"
              shown={shown}
              keys="desk-keys"
              point={point}
              pencilled={pencil}
              command={(command) => command === "pass" && pass?.()}
              handle={handle}
            />
          ) : (
            // Room for a usual board, so that nothing jumps when it comes.
            <div key="room" class="board" data-rows="9" data-columns="9" />
          )}
        </div>
        <div class="status">
          <SituationLine shown={shown} noted={pencilled || note || shown?.refused || ""} />
          {children}
        </div>
        <p id="desk-keys" class="visually-hidden">
          {PLAYING.arrowKeysWalkBoard}
        </p>
      </div>
    </div>
  );
}
