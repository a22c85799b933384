/** The board of an argument with its situation line, the words on a line, and the buttons that pass. */
import type { BoardHandle, Command } from "../board/index.ts";
import { Button } from "../kit/controls.tsx";
import type { DeskState } from "../table/board-desk.ts";
import { SituationLine, TableBoard, useNote } from "../table/desk.tsx";
import { TABLE } from "./words.ts";

interface ArgumentDeskProps {
  /** Null until the engine has laid it out. */
  shown: DeskState | null;
  /** Id of the words that explain the board's keys. */
  keys: string;
  point: (at: number) => void;
  command: (command: Command) => void;
  pass: () => void;
  /** By the rules of 1989: the kos that may be passed for, and what passes for one. */
  kos?: readonly { at: number; name: string }[];
  passFor?: (at: number) => void;
  /** Says something to those who listen: what is only pencilled in. */
  say: (words: string) => void;
  handle?: ((board: BoardHandle) => void) | undefined;
}

export function ArgumentDesk(props: ArgumentDeskProps) {
  const { shown, say } = props;
  const [noted, note] = useNote(shown);
  const pencilled = (words: string): void => {
    note(words);
    if (words) say(words);
  };
  return (
    <div class="view">
      <div class="ground">
        {shown ? (
          <TableBoard
            key="board"
            shown={shown}
            keys={props.keys}
            point={props.point}
            command={props.command}
            pencilled={pencilled}
            handle={props.handle}
          />
        ) : (
          <div key="room" class="board" />
        )}
      </div>
      <div class="status">
        <SituationLine shown={shown} noted={shown?.refused || noted} toldApart />
        <p class="told">{shown?.told}</p>
        <Passes {...props} />
      </div>
    </div>
  );
}

/** The button that passes, where that means something, and those that pass for a ko. */
export function Passes(props: {
  shown: DeskState | null;
  pass: () => void;
  kos?: readonly { at: number; name: string }[];
  passFor?: (at: number) => void;
  look?: string;
  part?: string | undefined;
}) {
  const pass = props.shown?.pass ?? null;
  return (
    <>
      <Button
        look={props.look ?? "quiet"}
        press={props.pass}
        hidden={pass === null}
        off={pass !== true}
        part={props.part}
      >
        {TABLE.pass}
      </Button>
      <div class="passes">
        {props.kos?.map(({ at, name }) => (
          <Button key={at} press={() => props.passFor?.(at)} part={props.part}>
            {TABLE.passFor({ name })}
          </Button>
        ))}
      </div>
    </>
  );
}
