/** "Ask the engine": the referee view of a figure, its map where the board is, its words where the figure stands. */
import { button, element } from "../dom.ts";
import type { PositionInput } from "../engine/engine.ts";
import type { Claim, Lesson, Side } from "../proof/index.ts";
import { addHint } from "./step-answer.ts";
import { invite } from "./table-guest.ts";

export interface Judging {
  title: string | null;
  level: 2 | 3;
  position: PositionInput;
  table: HTMLElement;
  /** Before the engine is asked: the figure comes to lie on the table. */
  opens(): void;
}

/** A button that lets the engine judge a position, and what comes of it. `close` ends it. */
export function judge({ title, level, position, table, opens }: Judging): {
  element: HTMLElement;
  close(): void;
} {
  const view = element("div");
  const argued = element("div");
  const note = element("p", { class: "note", role: "status" });
  const head = title === null ? null : element(`h${level}`, { class: "step-title" }, title);
  const ask = button("Ask the engine", "quiet", () => (leave.length > 0 ? close() : void open()), {
    "aria-expanded": "false",
  });
  /** What ends what is open: the referee, and a claim of his that is played. */
  const leave: (() => void)[] = [];
  /** Counts what was asked: an answer that was left comes too late. */
  let asked = 0;

  function close(): void {
    asked++;
    for (let end = leave.pop(); end; end = leave.pop()) end();
    ask.textContent = "Ask the engine";
    ask.ariaExpanded = "false";
    note.textContent = "";
  }

  /** Loads what is needed; null when it did not come, or the reader had left by then. */
  async function fetched<T>(module: () => Promise<T>): Promise<T | null> {
    const mine = ++asked;
    try {
      const found = await module();
      if (mine !== asked) return null;
      note.textContent = "";
      return found;
    } catch {
      if (mine === asked) note.textContent = "The engine’s part did not load. Ask again when you are online.";
      return null;
    }
  }

  async function open(): Promise<void> {
    opens();
    note.textContent = "The engine is being fetched.";
    const found = await fetched(() => import("../referee/styled-referee.ts"));
    if (!found) return;
    const guest = invite(table);
    const referee = found.mountReferee(view, {
      start: position,
      moves: [],
      places: { kind: "chapter", board: guest.host },
      onPlay: (claim, side) => void play(claim, side),
      onLeave: close,
    });
    guest.seat();
    leave.push(() => {
      referee.destroy();
      guest.leave();
      view.replaceChildren();
    });
    ask.textContent = "Back to the board";
    ask.ariaExpanded = "true";
  }

  /** A claim of the referee's, on the side that wins. */
  async function play(claim: Claim, side: Side): Promise<void> {
    const found = await fetched(() => import("../proof/styled-proof.ts"));
    if (!found) return;
    const guest = invite(table);
    const words = element("div");
    const aside = element("div");
    const back = button("Back to the judgement", "link", () => {
      leave.pop()?.();
      ask.focus();
    });
    const hints = element("div", { class: "answer", role: "status", "aria-atomic": "false" });
    argued.replaceChildren(back, words, hints, aside);
    const lesson: Lesson = {
      ...FREE,
      board: guest.host,
      aside,
      side,
      hintsAt: hints,
      addHint,
    };
    const set = [...claim.set];
    const proof = found.mountProofTable(words, {
      start: position,
      moves: [],
      claim: { player: claim.player, set },
      side,
      lesson,
    });
    guest.seat();
    view.hidden = true;
    back.focus();
    leave.push(() => {
      proof.destroy();
      guest.leave();
      argued.replaceChildren();
      view.hidden = false;
    });
  }

  return { element: element("div", { class: "judge" }, head, ask, note, view, argued), close };
}

/** Nothing is asked for: the claim is only played. */
const FREE: Pick<Lesson, "level" | "fixed" | "atOnce" | "players" | "hints" | "done" | "on"> = {
  level: 3,
  fixed: true,
  atOnce: false,
  players: "one",
  hints: () => [],
  // Whatever comes next on the page, it is not here.
  done: () => true,
  on: () => {},
};
