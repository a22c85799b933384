/** A row of controls, in the order they have everywhere, and the panel behind the last of them. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { ControlIcon } from "../kit/control-row.tsx";
import { Button } from "../kit/controls.tsx";
import type { Acts, Control } from "./controls.ts";

const TEXTS: Record<Control, string> = {
  back: "Back",
  forward: "Forward",
  "undo-all": "Undo all",
  hint: "Hint",
  side: "Side",
  more: "More",
};

export interface ControlRowProps {
  names?: readonly Control[];
  acts: Acts;
  /** The open panel, and its id. */
  more: { id: string; open: boolean; turn: (open: boolean) => void };
  text?: (name: Control) => string;
  icon?: (name: Control) => ComponentChildren;
  part?: string | undefined;
}

export function ControlRow({
  names = Object.keys(TEXTS) as Control[],
  acts,
  more,
  ...look
}: ControlRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const { open, turn } = more;
  useEffect(() => {
    if (!open) return;
    // A dialog before it goes first.
    const leave = ({ key, defaultPrevented, target }: KeyboardEvent): void => {
      const elsewhere = target instanceof Element && target.closest("dialog") !== null;
      if (key !== "Escape" || defaultPrevented || elsewhere) return;
      turn(false);
      row.current?.querySelector<HTMLElement>("[data-control=more]")?.focus();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [open]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row of a grid everywhere.
    <div ref={row} class="controls" role="group" aria-label="Moves">
      {names.map((name) => {
        const isMore = name === "more";
        const act = isMore ? () => turn(!open) : acts[name];
        return (
          <Button
            key={name}
            look=""
            press={() => act?.()}
            data-control={name}
            off={!act}
            aria-disabled={act ? "false" : "true"}
            part={look.part}
            {...(isMore && { "aria-expanded": open, "aria-controls": more.id })}
          >
            {look.icon ? look.icon(name) : <ControlIcon name={name} />}
            <span>{look.text ? look.text(name) : TEXTS[name]}</span>
          </Button>
        );
      })}
    </div>
  );
}

/** Brings a panel into sight when it opens; as little is scrolled as may be. */
export function MorePanel(props: {
  id: string;
  open: boolean;
  class?: string;
  children: ComponentChildren;
  part?: string | undefined;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (props.open) panel.current?.scrollIntoView({ block: "nearest" });
  }, [props.open]);
  return (
    <div ref={panel} class={props.class ?? "more"} id={props.id} hidden={!props.open} part={props.part}>
      {props.children}
    </div>
  );
}
