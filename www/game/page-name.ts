/** What the page is called while a game is on it: in the bar of a phone, in its title, and for those who listen. */
import { need } from "../dom.ts";
import { otherPerson, type Stage, type WholeGame } from "./whole-game.ts";
import { TITLES } from "./words.ts";

export const STAGE_NAMES: Record<Stage | "argue", string> = {
  colour: TITLES.colour,
  play: TITLES.play,
  settle: TITLES.settle,
  argue: TITLES.argue,
  record: TITLES.record,
};

export function gameName({ engine, reader, names }: WholeGame): string {
  if (engine) return TITLES.againstEngine;
  if (reader) return TITLES.yourGameWith({ name: names[otherPerson(reader)] || "a guest" });
  return names.one && names.other ? TITLES.and({ one: names.one, other: names.other }) : TITLES.gameTwo;
}

export function namePage(name: string, stage: string): void {
  const where = need<HTMLElement>(document, ".top .where");
  const part = document.createElement("span");
  part.className = "stage-name";
  part.textContent = stage;
  where.replaceChildren(name, " ", part);
  need(document, TITLES.mainGameH1).textContent = name;
  const [, book = ""] = /(?: · )([^·]*)$/.exec(document.title) ?? [];
  document.title = [name, book].filter(Boolean).join(" · ");
}
