/** A board with what stands under it: a line that says how things are, the buttons, and more. */
import type { ComponentChildren } from "preact";
import { Board, type BoardProps } from "./board.tsx";

export function BoardDesk(props: {
  board: BoardProps;
  /** How things are, said again with each change. */
  line: ComponentChildren;
  /** The buttons; they keep their place, whatever the line says. */
  acts?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <div class="board-desk">
      <Board {...props.board} />
      <p class="desk-line" role="status">
        {props.line}
      </p>
      {props.acts && <div class="acts">{props.acts}</div>}
      {props.children}
    </div>
  );
}
