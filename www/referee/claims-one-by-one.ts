/** Looking at claims one at a time: what is said below the board, and a walk through all locks. */
import { button, element } from "../dom.ts";
import type { Acts } from "./claim-list.ts";
import type { Answered } from "./claims.ts";
import { besideWords, claimWords, foundWords, openWords } from "./referee-words.ts";

const said = (claim: Answered): string =>
  claim.verdict === "undecided" ? openWords(claim).words : claim.words;

/** What is said about a point or a claim, and what one can do with the claim. */
export function askedClaim(
  words: string,
  claim: Answered | undefined,
  play: (claim: Answered) => void,
  close: () => void,
): HTMLElement[] {
  const first = element("p", {}, words);
  if (!claim) return [first];
  const title = claimWords(claim);
  return [
    first,
    element("p", { class: "asked-claim" }, title === words ? said(claim) : `${title}. ${said(claim)}`),
    element(
      "div",
      { class: "acts" },
      button("Play it", "quiet", () => play(claim), { "aria-label": `Play it: ${title}` }),
      button("Take the outline away", "quiet", close),
    ),
  ];
}

/** Every lock, one by one: those of one colour may overlap those of the other. */
export function stepper(
  head: HTMLElement,
  all: readonly Answered[],
  shown: readonly Answered[],
  acts: Acts,
): HTMLElement {
  let at = -1;
  const place = element("p", { role: "status" }, foundWords(all, shown));
  const play = button("Play it", "quiet", () => {
    const claim = all[at];
    if (claim) acts.play(claim);
  });
  play.hidden = true;
  const go = (by: 1 | -1): void => {
    at = at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % all.length;
    const claim = all[at];
    if (!claim) return;
    place.textContent = `${at + 1} of ${all.length}: ${claimWords(claim)}. ${besideWords(all, claim)}`;
    play.hidden = false;
    acts.look(claim);
  };
  return element(
    "div",
    { class: "stepper" },
    head,
    place,
    element(
      "div",
      { class: "acts" },
      button("Previous", "quiet", () => go(-1), { "aria-label": "Previous lock" }),
      button("Next", "quiet", () => go(1), { "aria-label": "Next lock" }),
      play,
    ),
  );
}
