/** A button that finds another problem like one that is done, says how far it is, and can be stopped. */
import { button, element } from "../../dom.ts";
import { numberWords, troubleWords } from "../../engine/engine.ts";
import type { Problem } from "../problem.ts";
import { another } from "./another.ts";
import { problemFragment } from "./link.ts";

const OFFER = "Another like this";

/** `open` gets what was found, and the fragment that leads to it, where an address can hold it. */
export function anotherPart(
  like: Problem,
  open: (found: Problem, fragment: string | null) => void,
): { element: HTMLElement; stop(): void } {
  let looking: AbortController | null = null;
  const said = element("p", { role: "status" });
  const rest = (words: string): void => {
    looking = null;
    act.textContent = OFFER;
    said.textContent = words;
  };
  const stop = (): void => {
    looking?.abort();
    looking = null;
  };
  const look = async (): Promise<void> => {
    const mine = new AbortController();
    looking = mine;
    act.textContent = "Stop looking";
    said.textContent = "The engine makes one.";
    try {
      const found = await another(like, {
        signal: mine.signal,
        onTried: (tried) => {
          said.textContent = `The engine makes one: ${numberWords(tried)} tried.`;
        },
      });
      const fragment = found && (await problemFragment(found));
      if (looking !== mine) return;
      rest(found ? "" : "Nothing good was found this time. You can look again.");
      if (found) open(found, fragment);
    } catch (error) {
      if (looking === mine) rest(troubleWords(error));
    }
  };
  const act = button(OFFER, "quiet", () => {
    if (!looking) return void look();
    stop();
    rest("You stopped looking.");
  });
  return { element: element("div", { class: "another" }, act, said), stop };
}
