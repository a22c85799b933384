/** A button that finds another problem like one that is done, says how far it is, and can be stopped. */
import { button, element } from "../../dom.ts";
import { numberWords, troubleWords } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { another } from "./another.ts";
import { problemFragment } from "./problem-link.ts";

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
    take?.remove();
    act.textContent = "Stop looking";
    said.textContent = "The engine makes one.";
    try {
      const found = await another(like, {
        signal: mine.signal,
        onTried: (tried) => {
          said.textContent = `The engine makes one: ${numberWords(tried)} tried.`;
        },
      });
      const fragment = found && (await problemFragment(found.problem));
      if (looking !== mine) return;
      if (!found) return rest("Nothing good was found this time. You can look again.");
      const { problem, other } = found;
      if (!other) {
        rest("");
        open(problem, fragment);
        return;
      }
      rest(
        `One was found, but it is ${other} than this one: ${problem.difficulty.rating}, not ${like.difficulty.rating}.`,
      );
      take = button("Try it all the same", "quiet", () => open(problem, fragment));
      act.after(take);
    } catch (error) {
      if (looking === mine) rest(troubleWords(error));
    }
  };
  const act = button(OFFER, "quiet", () => {
    if (!looking) return void look();
    stop();
    rest("You stopped looking.");
  });
  /** Takes what was found, where that is not what was asked for. */
  let take: HTMLButtonElement | null = null;
  return { element: element("div", { class: "another" }, act, said), stop };
}
