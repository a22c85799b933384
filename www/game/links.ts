/** The link that is passed to and fro, and the file: what every stage has below its words. */

import type { Person } from "../address/game-address.ts";
import { COLOR_NAMES } from "../board/color.ts";
import { button, element } from "../dom.ts";
import { copied } from "../play/copy-and-save.ts";
import { otherPerson, personOf, readerColor, type WholeGame } from "./whole-game.ts";

export interface LinksOptions {
  game(): WholeGame;
  /** The link with which this person reads the game. */
  linkFor(person: Person): Promise<string>;
  /** From now on this page is this person’s, or of both. */
  onReader(reader: Person | null): void;
  onSgf(): void;
}

export class Links {
  readonly element = element("div", { class: "links-part" });
  private readonly said = element("p", { class: "share-said", role: "status" });
  private readonly box = element("textarea", { rows: "3", readonly: "", "aria-label": "The link to copy" });
  private readonly row = element("div", { class: "acts" });

  constructor(private readonly options: LinksOptions) {
    this.box.hidden = true;
    this.element.append(this.row, this.said, this.box);
  }

  /** `waiting`: it is for the other to go on now. */
  show(waiting: boolean): void {
    const game = this.options.game();
    const { reader, black } = game;
    const held = this.row.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.key
      : undefined;
    const call = (person: Person): string =>
      black === null
        ? game.names[person] || "the other player"
        : COLOR_NAMES[personOf(game, "black") === person ? "black" : "white"];
    const copy = (person: Person): HTMLElement =>
      button(
        `Copy link for ${call(person)}`,
        waiting && reader ? "filled" : "link",
        () => void this.copy(person),
        {
          "data-key": `copy-${person}`,
        },
      );
    const parts = game.engine ? [] : this.copies(game, copy);
    this.row.replaceChildren(
      ...parts,
      ...(black === null
        ? []
        : [button("Save as SGF", "link", () => this.options.onSgf(), { "data-key": "sgf" })]),
    );
    if (held) this.row.querySelector<HTMLElement>(`[data-key="${held}"]`)?.focus();
  }

  private copies({ reader, black, chose }: WholeGame, copy: (person: Person) => HTMLElement): HTMLElement[] {
    if (reader)
      return [
        copy(otherPerson(reader)),
        button("Both at this screen", "link", () => this.options.onReader(null), { "data-key": "both" }),
      ];
    if (black === null) return [copy(otherPerson(chose ?? "one"))];
    const game = this.options.game();
    return [copy(personOf(game, "black")), copy(personOf(game, "white"))];
  }

  /** What was said of the last link belongs to it. */
  clear(): void {
    this.said.textContent = "";
    this.box.hidden = true;
  }

  say(words: string): void {
    this.said.textContent = words;
  }

  private async copy(person: Person): Promise<void> {
    const { options } = this;
    const before = readerColor(options.game());
    const link = await options.linkFor(person);
    // Who gives the other a link has the other colour himself.
    if (before === "both") options.onReader(otherPerson(person));
    this.box.hidden = true;
    const said = await copied(link, "the link with all of the game", this.box);
    this.say(said);
  }
}
