/** Taking a position along: copied or saved, each form with what it is good for. */
import type { View } from "../address/link.ts";
import { button, element } from "../dom.ts";
import { EngineError, engine, type Move, type PositionInput } from "../engine/engine.ts";
import { copied, inPixels, saved } from "./copy-and-save.ts";
import { fileName, KINDS, type Kind } from "./formats.ts";
import { pageCode } from "./page-code.ts";

export interface Shared {
  start: PositionInput;
  moves: Move[];
  view: View;
  /** A game by other rules, where it is one: what is shared of it but as a file or for a page is the position reached. */
  game?:
    | { start: PositionInput; rules: string; moves: string; file(format: "json" | "sgf"): Promise<string> }
    | undefined;
}

/** What the element of a page should do with it. */
const MODES: Record<View, string> = { setup: "view", play: "play", claim: "prove", referee: "referee" };

export class Share {
  readonly element = element("section", { class: "share", "aria-label": "Share" });
  /** Opens and closes it. */
  readonly toggle = button(
    "Share",
    "mode share-toggle",
    () => {
      this.element.hidden = !this.element.hidden;
      this.toggle.ariaExpanded = String(!this.element.hidden);
    },
    { "aria-expanded": "false" },
  );
  private readonly said = element("p", { class: "share-said", role: "status" });
  private readonly box = element("textarea", { rows: "6", readonly: "", "aria-label": "The text to copy" });

  constructor(
    private readonly what: () => Shared | Promise<Shared>,
    /** The address of the page as it is now. */
    private readonly address: () => Promise<string>,
  ) {
    this.box.hidden = true;
    this.element.hidden = true;
    this.element.append(
      element("h2", { class: "section-head" }, "Take it along"),
      element("ul", { class: "kinds" }, ...KINDS.map((kind) => this.row(kind))),
      this.said,
      this.box,
    );
  }

  private row(kind: Kind): HTMLElement {
    const copy = button("Copy", "quiet", () => void this.try(() => this.copy(kind)), {
      "aria-label": `Copy: ${kind.name}`,
    });
    const save = button("Save", "quiet", () => void this.try(() => this.save(kind)), {
      "aria-label": `Save: ${kind.name}`,
    });
    return element(
      "li",
      {},
      element("p", {}, element("b", {}, kind.name), " ", element("span", {}, kind.about)),
      element("div", { class: "acts" }, kind.format !== "png" && copy, kind.ending !== null && save),
    );
  }

  private async try(act: () => Promise<void>): Promise<void> {
    this.box.hidden = true;
    try {
      await act();
    } catch (error) {
      const bad = error instanceof EngineError && !error.passing;
      this.said.textContent = bad
        ? `This can’t be written: ${error.message}.`
        : "That did not work. You can try again.";
    }
  }

  private async text(kind: Kind): Promise<string> {
    if (kind.format === "address") return this.address();
    const { start, moves, view, game } = await this.what();
    if ((kind.format === "sgf" || kind.format === "json") && game) return game.file(kind.format);
    if (kind.format === "page" && game && view === "play") {
      const { rules, moves: turns } = game;
      return pageCode(game.start, [], { mode: "play", rules, ...(turns && { moves: turns }) });
    }
    if (kind.format === "page") return pageCode(start, moves, { mode: MODES[view] });
    return engine.write(start, moves, kind.format === "png" ? "svg" : kind.format);
  }

  private async copy(kind: Kind): Promise<void> {
    this.said.textContent = await copied(await this.text(kind), kind.name, this.box);
  }

  /** Copies what came from elsewhere on the page; gives what to say. */
  async give(text: string, name: string): Promise<string> {
    this.box.hidden = true;
    this.said.textContent = await copied(text, name, this.box);
    // The box to copy from is in the panel.
    if (!this.box.hidden && this.element.hidden) this.toggle.click();
    return this.said.textContent;
  }

  private async save(kind: Kind): Promise<void> {
    const text = await this.text(kind);
    const content = kind.format === "png" ? await inPixels(text) : new Blob([text], { type: kind.type });
    const { start } = await this.what();
    this.said.textContent = saved(content, fileName(start.name, kind.ending ?? "txt"));
  }
}
