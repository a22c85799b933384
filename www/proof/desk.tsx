/** The board of an argument with its situation line, the words on a line, and the buttons that pass. */

import type { ComponentProps } from "preact";
import type { Location } from "../board/index.ts";
import { Button } from "../kit/controls.tsx";
import { KIT } from "../kit/kit-words.ts";
import type { DeskState } from "../table/board-desk.ts";
import { Desk } from "../table/desk.tsx";
import { TABLE } from "./words.ts";

interface PassesProps {
  shown: DeskState | null;
  /** `at`: by the rules of 1989, for the ko with this mark. */
  pass?: ((at?: Location) => void) | undefined;
  /** The kos that may be passed for. */
  kos?: readonly { at: Location; name: string }[] | undefined;
  look?: string;
  part?: string;
}

export const ArgumentDesk = ({ pass, kos, ...desk }: PassesProps & ComponentProps<typeof Desk>) => (
  <Desk {...desk} toldApart>
    <p class="told">{desk.shown?.told}</p>
    <Passes {...{ shown: desk.shown, pass, kos }} />
  </Desk>
);

/** The button that passes, where that means something, and those that pass for a ko. */
export function Passes({ shown, pass, kos, look = "quiet", part }: PassesProps) {
  const may = shown?.pass ?? null;
  return (
    <>
      <Button look={look} press={() => pass?.()} hidden={may === null} off={may !== true} part={part}>
        {KIT.pass}
      </Button>
      <div class="passes">
        {kos?.map(({ at, name }) => (
          <Button key={at} press={() => pass?.(at)} part={part}>
            {TABLE.passFor({ name })}
          </Button>
        ))}
      </div>
    </>
  );
}
