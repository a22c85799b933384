/** The words of the kit’s own parts. */
import { words } from "./words.ts";

/** With the sign that a reader knows as minus. */
const signed = (number: number): string => String(number).replace("-", "−");

export const KIT = words("kit", {
  back: "Back",
  forward: "Forward",
  undoAll: "To the start",
  hint: "Hint",
  side: "Side",
  pass: "Pass",
  more: "More",
  moves: "Moves",
  oneLess: "one less",
  oneMore: "one more",
  wholeNumber: ({ min, max }: { min: number; max: number }) =>
    `A whole number from ${signed(min)} to ${signed(max)}, please.`,
  tryAgain: "Try again",
  toCopy: "The text to copy",
  copied: ({ name }: { name: string }) => `Copied: ${name}.`,
  byHand: "Your browser won’t let this page copy. The text is selected below: copy it from there.",
  saved: ({ name }: { name: string }) => `Saved as ${name}.`,
});
