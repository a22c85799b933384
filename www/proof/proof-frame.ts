/** The columns of a proof table: how many there are follows from the room that it has, wherever it stands. */
import { element, focusedBeside } from "../dom.ts";

/** From these widths on there are two columns, and three. */
const TWO = 640;
const THREE = 1040;

type Columns = "one" | "two" | "three";

export interface Parts {
  view: HTMLElement;
  controls: HTMLElement;
  more: HTMLElement;
  budget: HTMLElement;
  claims: HTMLElement;
  hints: HTMLElement;
  truth: HTMLElement;
  tree: HTMLElement;
}

/** Where the parts stand. */
export interface ProofFrame {
  /** What is said stands here. */
  answer: HTMLElement;
  notice: HTMLElement;
  /** The name of it all, and who does what. */
  head(title: string, roles: string): void;
  /** The places differ by phase: while a claim is chosen, its words stand beside the board. */
  turnTo(phase: string): void;
  /** After the reader came to a new phase: brings what he needs into sight. */
  settle(): void;
  /** Brings what is said into sight, where it may lie out of it. */
  reveal(said: Element | null | undefined): void;
  say(words: string): void;
  destroy(): void;
}

/** A place for what is said to those who listen. */
export function speaker(): { element: HTMLElement; say(words: string): void } {
  const spoken = element("p", { class: "visually-hidden", role: "status", "aria-live": "polite" });
  let last = "";
  return {
    element: spoken,
    say(words) {
      // The same words twice are news too; a live region only tells what changed.
      last = words === last ? `${words}\u00a0` : words;
      spoken.textContent = last;
    },
  };
}

export const noticePlace = (): HTMLElement => element("div", { class: "notice", role: "alert", hidden: "" });

/** `lead` stands beside the title: the way back. */
export function buildFrame(host: HTMLElement, parts: Parts, lead: HTMLElement | null): ProofFrame {
  const answer = element("div", { class: "proof-answer" });
  const beside = [parts.tree, parts.truth, parts.hints];
  const side = element("div", { class: "proof-side" }, ...beside);
  const title = element("h2", { class: "proof-title" });
  const roles = element("p", { class: "proof-roles" });
  const head = element(
    "div",
    { class: "proof-head" },
    title,
    element("p", { class: "proof-lead" }, lead),
    roles,
  );
  const { element: spoken, say } = speaker();
  const notice = noticePlace();
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
    const order = now === "one" ? [...beside].reverse() : beside;
    const active = focusedBeside(side);
    side.replaceChildren(...order);
    if (active instanceof HTMLElement && side.contains(active)) active.focus({ preventScroll: true });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  host.replaceChildren(root);
  measure();
  return {
    answer,
    notice,
    head(name, who) {
      title.textContent = name;
      roles.textContent = who;
      head.hidden = !name && !who && !lead;
    },
    turnTo(phase) {
      root.dataset.phase = phase;
      side.hidden = phase !== "playing";
    },
    settle() {
      // In one column a new phase begins with the board at the top, where it stays in view: the words need the rest.
      const { position, top } = getComputedStyle(parts.view);
      if (columns() !== "one" || position !== "sticky") return;
      const down = head.getBoundingClientRect().bottom - Number.parseFloat(top);
      if (down > 0) scrollBy({ top: down });
    },
    reveal(said) {
      if (columns() === "one") said?.scrollIntoView({ block: "nearest" });
    },
    say,
    destroy() {
      observer.disconnect();
      host.replaceChildren();
    },
  };
}
