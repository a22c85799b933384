/** What the referee’s page says by itself: labels and sentences, by their ids. */
import { COLOR_NAMES } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";

const PLURALS = new Intl.PluralRules("en");

/** One of two texts, by a number. */
const choose = (count: number, one: string, other: string): string =>
  PLURALS.select(count) === "one" ? one : other;

/** Sharing. */
export const SHARE_WORDS = {
  share: "Share",
  title: "Take it along",
  copy: "Copy",
  save: "Save",
  copyKind: ({ name }: { name: string }) => `Copy: ${name}`,
  saveKind: ({ name }: { name: string }) => `Save: ${name}`,
  toCopy: "The text to copy",
  copied: ({ name }: { name: string }) => `Copied: ${name}.`,
  byHand: "Your browser doesn’t let this page copy. The text is selected below: copy it from there.",
  saved: ({ name }: { name: string }) => `Saved as ${name}.`,
  unwritable: ({ why }: { why: string }) => `This can’t be written: ${why}.`,
  failed: "That did not work. You can try again.",
} as const;

/** In the place of a verdict, where nothing is judged. */
export const UNJUDGED = {
  empty: {
    head: "Whose points are they?",
    words:
      "Draw stones on the board, paste a diagram, or drop a file anywhere on this page. The verdict comes here.",
  },
  fault: {
    head: "This can’t be judged yet",
    words: "Put right what is wrong with the position, or undo.",
  },
  part: {
    head: "A part can’t be judged",
    words:
      "What lies beyond it could decide, so the referee needs all of the board. You can play on from a part, and take it along.",
  },
} as const;

/** Setting a position up. */
export const SET_UP_WORDS = {
  laying: "The board is being laid out.",
  notYet: "This can’t be played on yet.",
  board: ({ width, height }: { width: number; height: number }) =>
    `Board, ${width + 1} by ${height + 1}, being set up`,
} as const;

/** The page itself. */
export const PLAY_WORDS = {
  desk: { referee: "Verdict", play: "Play on", claim: "Claim" },
  whatToDo: "What to do",
  open: "Open",
  notYet: ({ fault }: { fault: string }) => `This position can’t be played on yet. ${fault}`,
  part: "This is a part of a board, and what lies beyond it could decide. A claim needs all of the board; here you can play on.",
  partGood:
    "A part can be played on as it stands, and taken along. Claims and the referee need all of the board.",
  takeWhole: "Take it as the whole board",
  again: "Try again",
  rules: "Rules",
  noRules: "What knows the other rules did not load. Try again when you are online.",
  noLaw: "What knows the rules of 1989 did not load. Try again when you are online.",
  fetchingLaw: "Fetching the rules of 1989.",
  byAnotherLaw: "By another law:",
  askLaw: "A question of 1989",
} as const;

/** Of addresses, and of what they bring. */
export const ADDRESS_WORDS = {
  damaged: "The certificate in this link is damaged: it can’t be unpacked.",
  otherRows: "The rows in the link don’t fit its board.",
  noMove: ({ move }: { move: string }) => `The link has the move “${move}”, which this board doesn’t have.`,
  noSuchMove: ({ asked, moves }: { asked: number; moves: number }) =>
    `The link asks for move ${asked}, but there are ${moves}.`,
  unreadable: ({ why }: { why: string }) => `This link can’t be read. ${why}`,
  kept: "Its text is kept below, where you can mend it.",
  resumed: "This game is resumed after a stop, so it is open by the rules of 1989, which know that.",
  checking: "The certificate is being checked.",
  tooLarge: "Its board is too large to be drawn here.",
  refused: ({ why }: { why: string }) => `This certificate is refused, it shows nothing. ${why}`,
  certificateLink: "a link with the certificate in it",
  linkTooLong: "This certificate is too long for a link. Save it as a file instead.",
} as const;

/** A cycle began there. */
const sinceWords = ({ since }: { since: number }): string => (since === 0 ? "the start" : `move ${since}`);

/** Playing on, and the record. */
export const PLAYING_WORDS = {
  title: "Play on",
  lead: "Both colours are yours, and every rule holds to the end.",
  wholeGame: "A whole game with somebody else",
  over: "Play is over. Claim what you think is yours, or have all of it judged.",
  judge: "Have it judged",
  claim: "Claim",
  moves: "Moves",
  laying: "Being laid out.",
  none: "None yet.",
  move: ({ number, color, words }: { number: number; color: Color | null; words: string }) =>
    `Move ${number}${color ? `, ${COLOR_NAMES[color]}` : ""}: ${words}`,
  leftOut: ({ number, why }: { number: number; why: string }) => `Move ${number} was left out. ${why}`,
  pass: "pass",
  removal: ({ place }: { place: string }) => (place ? `removes a cycle, ${place}` : "removes a cycle"),
  removalShort: ({ place }: { place: string }) => (place ? `cycle, ${place}` : "cycle"),
  cycle: "Cycle",
  /** Rule 3 takes a cycle off first, and then lets the player move. */
  cycles: ({ count }: { count: number }) =>
    choose(
      count,
      "The same situation has come again. You may remove the cycle, and then play a stone in the same turn.",
      `The same situation has come again, and ${count} cycles end here. You may remove one of them, and then play a stone in the same turn.`,
    ),
  remove: "Remove the cycle",
  removeSince: (offer: { since: number }) => `Remove the cycle since ${sinceWords(offer)}`,
  looked: ({ since, count, names }: { since: number; count: number; names: string }) =>
    `It began after ${sinceWords({ since })}. ${choose(count, "The ringed point loses its stone", "The ringed points lose their stones")} and can never be played on again: ${names}.`,
  mayPlace: "You may place a stone in the same turn: press a point on the board.",
  removeOnly: "Remove it and place no stone",
  leave: "Leave it",
} as const;
