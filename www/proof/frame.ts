/** The columns of a proof table: how many there are follows from the room that it has, wherever it stands. */
import { element } from "../dom.ts";

/** From these widths on there are two columns, and three. */
const TWO = 640;
const THREE = 1040;

export type Columns = "one" | "two" | "three";

export interface Frame {
  /** Shown while a claim is tested, in its place between board and controls. */
  answer: HTMLElement;
  side: HTMLElement;
  head: HTMLElement;
  /** Beside the title: the way back. */
  lead: HTMLElement;
  roles: HTMLElement;
  title: HTMLElement;
  notice: HTMLElement;
  columns(): Columns;
  /** The columns differ by phase: while a claim is chosen, its words stand beside the board. */
  turnTo(phase: string): void;
  say(words: string): void;
  destroy(): void;
}

export function buildFrame(
  host: HTMLElement,
  parts: {
    view: HTMLElement;
    budget: HTMLElement;
    claims: HTMLElement;
    controls: HTMLElement;
    more: HTMLElement;
    side: HTMLElement[];
  },
): Frame {
  const answer = element("div", { class: "proof-answer" });
  const side = element("div", { class: "proof-side" }, ...parts.side);
  const title = element("h2", { class: "proof-title" });
  const roles = element("p", { class: "proof-roles" });
  const lead = element("p", { class: "proof-lead" });
  const head = element("div", { class: "proof-head" }, title, lead, roles);
  const spoken = element("p", { class: "visually-hidden", role: "status", "aria-live": "polite" });
  const notice = element("div", { class: "notice", role: "alert", hidden: "" });
  const main = element(
    "div",
    { class: "proof-main" },
    notice,
    parts.view,
    answer,
    parts.controls,
    parts.budget,
    parts.more,
  );
  const root = element(
    "section",
    { class: "proof", "aria-label": "Proof table" },
    head,
    main,
    side,
    parts.claims,
    spoken,
  );
  const columns = (): Columns =>
    host.clientWidth >= THREE ? "three" : host.clientWidth >= TWO ? "two" : "one";
  const measure = (): void => {
    const now = columns();
    if (root.dataset.columns === now) return;
    root.dataset.columns = now;
    // In one column what helps with this move comes first; beside the board what was tried does.
    const order = now === "one" ? [...parts.side].reverse() : parts.side;
    const active = document.activeElement;
    side.replaceChildren(...order);
    if (active instanceof HTMLElement && side.contains(active)) active.focus({ preventScroll: true });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  host.replaceChildren(root);
  measure();
  let last = "";
  return {
    answer,
    side,
    head,
    lead,
    roles,
    title,
    notice,
    columns,
    turnTo(phase) {
      root.dataset.phase = phase;
    },
    say(words) {
      // The same words twice are news too; a live region only tells what changed.
      last = words === last ? `${words}\u00a0` : words;
      spoken.textContent = last;
    },
    destroy() {
      observer.disconnect();
      host.replaceChildren();
    },
  };
}
