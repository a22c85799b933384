/** The row of controls in the order they have everywhere, and the panel behind the last of them. */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Those of an argument and of a problem. */
export type ControlName = "back" | "forward" | "undo-all" | "hint" | "side";

const ROW: readonly (readonly [ControlName | "more", string])[] = [
  ["back", "Back"],
  ["forward", "Forward"],
  ["undo-all", "Undo all"],
  ["hint", "Hint"],
  ["side", "Side"],
  ["more", "More"],
];

const LINES: Record<ControlName | "more", string> = {
  back: "M20 12H5m6-6-6 6 6 6",
  forward: "M4 12h15m-6-6 6 6-6 6",
  "undo-all": "M4 6v12M21 12H8m6-6-6 6 6 6",
  hint: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.6v.4",
  // Two stones that change places; a disc in halves is the theme's.
  side: "M20.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14.5 4.5h4v4M9.5 19.5h-4v-4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** The line icon of a control; decoration, above its word. */
export function ControlIcon({ name }: { name: ControlName | "more" }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={LINES[name]} class={name === "more" ? "dots" : undefined} />
      {name === "side" && <path class="solid" d="M11.5 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />}
    </svg>
  );
}

export interface ControlRowProps {
  /** What each control does now; null or absent where it does nothing. */
  acts: Partial<Record<ControlName, (() => void) | null>>;
  /** Those that can come to nothing here take no room. */
  without?: readonly ControlName[];
  /** Brings the open panel into sight; absent: as little is scrolled as may be. */
  bring?: (panel: HTMLElement) => void;
  /** What stands behind "More", always and while it is open. */
  more: ComponentChildren;
  opened: () => ComponentChildren;
}

export function ControlRow({ acts, without = [], bring, more, opened }: ControlRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!open || !panel.current) return;
    if (bring) bring(panel.current);
    else panel.current.scrollIntoView({ block: "nearest" });
  }, [open]);
  useEscape(open, button, () => setOpen(false));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no field is in it */}
      <div class="controls" role="group" aria-label="Moves">
        {ROW.map(([name, text]) =>
          name === "more" ? (
            <button
              key={name}
              ref={button}
              type="button"
              data-control={name}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <ControlIcon name={name} />
              <span>{text}</span>
            </button>
          ) : (
            <button
              key={name}
              type="button"
              data-control={name}
              hidden={without.includes(name)}
              aria-disabled={acts[name] ? "false" : "true"}
              onClick={() => acts[name]?.()}
            >
              <ControlIcon name={name} />
              <span>{text}</span>
            </button>
          ),
        )}
      </div>
      <div ref={panel} class="more" id={id} hidden={!open}>
        <div>{open && opened()}</div>
        {more}
      </div>
    </>
  );
}

/** Escape closes what is open, and leads back to its button; a dialog before it goes first. */
function useEscape(open: boolean, button: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const pressed = ({ key, defaultPrevented, target }: KeyboardEvent): void => {
      const elsewhere = target instanceof Element && target.closest("dialog") !== null;
      if (key !== "Escape" || defaultPrevented || elsewhere) return;
      close();
      button.current?.focus();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [open]);
}
