/** What the page is called while a game is on it: in the bar of a phone, in its title, and for those who listen. */
import { need } from "../dom.ts";
import { otherPerson, type Stage, type WholeGame } from "./whole-game.ts";

export const STAGE_NAMES: Record<Stage | "argue", string> = {
  colour: "Colour",
  play: "Play",
  settle: "Settle",
  argue: "Argue",
  record: "Record",
};

export function gameName({ engine, reader, names }: WholeGame): string {
  if (engine) return "Against the engine";
  if (reader) return `Your game with ${names[otherPerson(reader)] || "a guest"}`;
  return names.one && names.other ? `${names.one} and ${names.other}` : "A game for two";
}

export function namePage(name: string, stage: string): void {
  const where = need<HTMLElement>(document, ".top .where");
  const part = document.createElement("span");
  part.className = "stage-name";
  part.textContent = stage;
  where.replaceChildren(name, " ", part);
  need(document, "main.game h1").textContent = name;
  const [, book = ""] = /(?: · )([^·]*)$/.exec(document.title) ?? [];
  document.title = [name, book].filter(Boolean).join(" · ");
}
