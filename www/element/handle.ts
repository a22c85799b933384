/** The tag's functions, for pages that build themselves by script. */
import { element } from "../make.ts";
import { Mount } from "./mount.ts";
import type { Driven, Options } from "./options.ts";
import { ATTRIBUTES } from "./reading/attributes.ts";

export interface Mounted extends Driven {
  /** Changes what is named; the rest stays as it was. `undefined` takes a thing back. */
  update(options: Partial<Record<keyof Options, unknown>> & Options): void;
  /** Takes everything away that `mount` has brought. */
  destroy(): void;
  /** Settles when the board is there, or when it is said why there is none. */
  readonly ready: Promise<void>;
}

/** Puts a position into an element of the page, after what is in it. */
export function mount(target: HTMLElement, options: Options = {}): Mounted {
  if (!target?.append) throw new TypeError("mount(target, options) needs an element of the page.");
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  let now: Options = options;
  target.append(host);
  const made = new Mount(host, root, {
    ask: (name) => {
      const value = now[name as keyof Options];
      return typeof value === "object" && value ? JSON.stringify(value) : value;
    },
    position: () => now.position ?? undefined,
  });
  const change = (more: object): Promise<void> => {
    now = { ...now, ...more };
    if ("at" in more) made.sendAgain();
    const unknown = Object.keys(more).filter((name) => name !== "position" && !ATTRIBUTES.includes(name));
    if (unknown.length) void made.complain((faults) => unknown.map(faults.unknownFault));
    return made.refresh();
  };
  const ready = change(options);
  const update: Mounted["update"] = (more) => void change(more);
  return {
    update,
    goTo(at) {
      if (!made.scene?.visit?.(at)) update({ at });
    },
    sgf: made.sgf,
    destroy() {
      made.destroy();
      host.remove();
    },
    ready,
  };
}
