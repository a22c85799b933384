/** The board of a stage with its situation line, where no move of the game is made. */
import type { ComponentProps } from "preact";
import { Desk } from "../table/desk.tsx";
import { PLAYING } from "./words.ts";

/** The room of a usual board. */
const ROOM = { "data-rows": "9", "data-columns": "9" };

/** `children` are views beside the situation line. */
export const GameDesk = ({
  pass,
  ...desk
}: Omit<ComponentProps<typeof Desk>, "keys" | "command"> & { pass?: () => void }) => (
  <div class="table game-board">
    <Desk {...desk} keys="desk-keys" room={ROOM} command={(command) => command === "pass" && pass?.()} />
    <p id="desk-keys" class="visually-hidden">
      {PLAYING.arrowKeysWalkBoard}
    </p>
  </div>
);
