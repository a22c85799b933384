/** The controls of an element, and the panel behind the last of them. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { type ControlActs, ControlRow } from "../../kit/control-row.tsx";
import { Elsewhere } from "../../kit/mount.tsx";
import { DiagramText } from "../../table/desk.tsx";
import type { Control } from "../element-frame.ts";
import { Glyph } from "../glyph.tsx";
import { LOOKS } from "../icons.ts";
import type { Seat } from "./seat.ts";
import { WORDS } from "./words.ts";

/** The id that the board's description and the control of the panel refer to: unique within one element's root. */
export const KEYS = "keys";
const PANEL = "more";

/** Those of the live part: "Who controls what?" is the still part's. */
type LiveControl = Exclude<Control, "judge">;

const isLive = (name: Control): name is LiveControl => name !== "judge";

export function ElementPanel(props: {
  seat: Seat;
  names: readonly Control[];
  acts: ControlActs;
  diagram: string;
  /** The effect of the keys, for readers who can't see the buttons. */
  keys: string;
  /** Words of controls that are other ones here. */
  texts?: Partial<Record<Control, string>>;
  /** Other things behind "More". */
  children?: ComponentChildren;
}) {
  const { seat, acts, texts } = props;
  const { places, first } = seat;
  const [open, turn] = useState(first?.kind === "control" && first.name === "more");
  useLayoutEffect(() => {
    if (open) places.root.querySelector(`#${PANEL}`)?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <>
      <Elsewhere host={places.controls}>
        <ControlRow
          names={props.names.filter(isLive)}
          acts={acts}
          more={{ id: PANEL, open, turn }}
          text={(name) => texts?.[name] ?? LOOKS[name][0]}
          icon={(name) => <Glyph name={name} />}
          part="button"
        />
      </Elsewhere>
      <Elsewhere
        host={places.frame}
        before={places.spoken}
        attributes={{ class: "more", id: PANEL, part: "more", hidden: open ? null : "" }}
      >
        {props.children}
        <div class="more-part">
          <DiagramText text={props.diagram} head="p" />
        </div>
        <div class="more-part">
          <p class="more-head">{WORDS.keys}</p>
          <p id={KEYS}>{props.keys}</p>
        </div>
      </Elsewhere>
    </>
  );
}
