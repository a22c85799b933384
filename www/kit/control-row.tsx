/** The row of controls in the order they have everywhere, and the panel behind the last of them. */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Command, commandOf } from "../board/index.ts";
import { Button } from "./controls.tsx";
import { KIT } from "./kit-words.ts";

/** The command of a letter where the board has not taken it, and nobody is writing. */
export function letterOf(event: KeyboardEvent): Command | null {
  const { altKey, ctrlKey, metaKey, defaultPrevented, key, target } = event;
  if (altKey || ctrlKey || metaKey || defaultPrevented) return null;
  const writes =
    target instanceof Element && target.closest("textarea, select, input:not([type=radio], [type=checkbox])");
  return writes ? null : commandOf(key);
}

/** Those of an argument and of a problem. */
export type ControlName = "back" | "forward" | "undo-all" | "hint" | "side" | "more";

/** The act of each control now; null or absent where it has none. `pass` stands in the row of games alone. */
export type ControlActs = Partial<Record<ControlName | "pass", (() => void) | null>>;

const NAMES: readonly ControlName[] = ["back", "forward", "undo-all", "hint", "side", "more"];

const TEXTS: Record<ControlName | "pass", string> = {
  back: KIT.back,
  forward: KIT.forward,
  "undo-all": KIT.undoAll,
  hint: KIT.hint,
  side: KIT.side,
  pass: KIT.pass,
  more: KIT.more,
};

const LINES: Record<ControlName | "pass", string> = {
  back: "M20 12H5m6-6-6 6 6 6",
  forward: "M4 12h15m-6-6 6 6-6 6",
  "undo-all": "M4 6v12M21 12H8m6-6-6 6 6 6",
  hint: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.6v.4",
  // Two stones that change places; a disc in halves is the theme's.
  side: "M20.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14.5 4.5h4v4M9.5 19.5h-4v-4",
  pass: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM8 12h8",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** The line icon of a control; decoration, above its word. */
export function ControlIcon({ name }: { name: ControlName | "pass" }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={LINES[name]} class={name === "more" ? "dots" : undefined} />
      {name === "side" && <path class="solid" d="M11.5 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />}
    </svg>
  );
}

interface ControlRowProps {
  names?: readonly (ControlName | "pass")[];
  acts: ControlActs;
  /** The panel behind "More": its id, and whether it is open. */
  more: { id: string; open: boolean; turn: (open: boolean) => void };
  text?: (name: ControlName | "pass") => string;
  icon?: (name: ControlName | "pass") => ComponentChildren;
  part?: string | undefined;
}

export function ControlRow(props: ControlRowProps) {
  const { names = NAMES, acts, more, text, icon, part } = props;
  const row = useRef<HTMLDivElement>(null);
  useEscape(more.open, row, () => more.turn(false));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row of a grid everywhere.
    <div ref={row} class="controls" role="group" aria-label={KIT.moves}>
      {names.map((name) => {
        const isMore = name === "more";
        const act = isMore ? () => more.turn(!more.open) : acts[name];
        return (
          <Button
            key={name}
            look=""
            press={() => act?.()}
            data-control={name}
            off={!act}
            aria-disabled={act ? "false" : "true"}
            part={part}
            {...(isMore && { "aria-expanded": more.open, "aria-controls": more.id })}
          >
            {icon ? icon(name) : <ControlIcon name={name} />}
            <span>{text ? text(name) : TEXTS[name]}</span>
          </Button>
        );
      })}
    </div>
  );
}

/** Comes into sight when it opens; as little is scrolled as may be, where nobody brings it. */
export function MorePanel(props: {
  id: string;
  open: boolean;
  bring?: (panel: HTMLElement) => void;
  children: ComponentChildren;
}) {
  const { id, open, bring } = props;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open || !panel.current) return;
    if (bring) bring(panel.current);
    else panel.current.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <div ref={panel} class="more" id={id} hidden={!open}>
      {props.children}
    </div>
  );
}

/** Escape closes what is open, and leads back to its button; a dialog before it goes first. */
function useEscape(open: boolean, row: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const pressed = ({ key, defaultPrevented, target }: KeyboardEvent): void => {
      const elsewhere = target instanceof Element && target.closest("dialog") !== null;
      if (key !== "Escape" || defaultPrevented || elsewhere) return;
      close();
      row.current?.querySelector<HTMLElement>("[data-control=more]")?.focus();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [open]);
}
