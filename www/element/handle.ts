/** The tag's functions, for pages that build themselves by script. */
import { element } from "../make.ts";
import { Mount } from "./mount.ts";
import type { Driven, Options } from "./options.ts";

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
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  let now: Options = { ...options };
  target.append(host);
  const made = new Mount(host, root, {
    ask: (name) => {
      const value = now[name as keyof Options];
      return typeof value === "object" && value ? JSON.stringify(value) : value;
    },
    position: () => now.position,
  });
  const ready = made.refresh();
  const update: Mounted["update"] = (more) => {
    now = { ...now, ...more };
    void made.refresh();
  };
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
