/** The words about other rule sets and their rulings. */
import { COLOR_NAMES, type Color } from "../board/color.ts";
import { list, plural, spelled, words } from "../kit/words.ts";

type Counted = { count: number; names: string };

const begun = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const LAWS = words("laws", {
  said: ({ laws }: { laws: readonly string[] }) => `You said: ${list(laws)}.`,
  saidAllSame: "You said: all the same.",
  missed: ({ laws }: { laws: readonly string[] }) =>
    `${list(laws)} ${plural(laws.length, "differs", "differ")} too.`,
  wrong: ({ laws }: { laws: readonly string[] }) =>
    `${list(laws)} ${plural(laws.length, "agrees", "agree")}.`,
  noneDecided: "None of them is decided yet.",
  rightSoFar: "Right, as far as it is decided.",
  right: "Right.",
  openOf: ({ laws }: { laws: readonly string[] }) => `Not decided yet: ${list(laws)}.`,
  noScore: "One board, no score yet",
  scores: ({ count }: { count: number }) => `One board, ${spelled(count)} ${plural(count, "score")}`,
  scoresSoFar: ({ count }: { count: number }) =>
    `One board, ${spelled(count)} ${plural(count, "score")} so far`,
  noStoneDead: "No stone is dead.",
  dead: ({ stones }: { stones: readonly string[] }) => `Dead: ${list(stones)}.`,
  saidBy: ({ by }: { by: string }) => `So say ${by}.`,
  passes: ({ player }: { player: string }) => `${player} passes`,
  passesFor: ({ player, point }: { player: string; point: string }) => `${player} passes for ${point}`,
  semiPermanentMarks: "semi-permanent marks",
  hotStones: "hot stones",
  banned: "captures that wait for a ko-pass",
  fixedKos: "fixed kos",
  blackTaken: ({ count }: { count: number }) => `${count} black`,
  whiteTaken: ({ count }: { count: number }) => `${count} white`,
  prisoners: ({ taken }: { taken: readonly string[] }) => `Prisoners: ${taken.join(", ")}.`,
  noPrisoners: "No prisoners.",
  playOver: "Play is over.",
  turn: ({ turn }: { turn: Color }) => `${COLOR_NAMES[turn]}’s turn.`,
  refused: ({ words, clause }: { words: string; clause: string }) =>
    `Not by these rules: ${words} (${clause}).`,
  mayStop: "May play stop?",
  whichDead: "Which stones are dead?",
  whose: "Which points are whose?",
  counted: "Counted",
  more: ({ more }: { more: number }) => `${more} more`,
  stones: ({ count, names }: Counted) => (count === 1 ? `the stone ${names}` : `${count} stones: ${names}`),
  emptyPoints: ({ count, names }: Counted) =>
    count === 1 ? `the empty point ${names}` : `${count} empty points: ${names}`,
  under: ({ stones }: { stones: string }) => `the points under ${stones}`,
  yes: "Yes.",
  noBecause: ({ because }: { because: string }) => `No, because of ${because}.`,
  nobodyMay: "No, nobody may.",
  mayForbid: ({ because }: { because: string }) => `Not decided: ${because} may forbid it.`,
  openSentence: "Not decided.",
  andOpen: ({ open }: { open: string }) => `Not decided: ${open}.`,
  deadStones: ({ count, names }: Counted) => `${begun(spelled(count))}: ${names}.`,
  noneSeki: ({ count }: { count: number }) => `None; ${spelled(count)} in seki.`,
  none: "None.",
  blackPoints: ({ count }: { count: number }) => `Black ${count}`,
  whitePoints: ({ count }: { count: number }) => `White ${count}`,
  nobodysPoints: ({ count }: { count: number }) => `nobody ${count}`,
  unsaidWhose: ({ open }: { open: string }) => `The text doesn’t say whose these are: ${open}.`,
  noOtherPoints: "There are no other points.",
  winsTie: ({ winner }: { winner: Color }) => `${COLOR_NAMES[winner]} wins the tie`,
  winsBy: ({ winner, by }: { winner: Color; by: string }) => `${COLOR_NAMES[winner]} by ${by}`,
  wins: ({ winner }: { winner: Color }) => `${COLOR_NAMES[winner]} wins`,
  draw: "A draw",
  tie: "A tie",
  stops: { yes: "yes", no: "no" },
  signs: { draw: "draw", none: "none" },
  noResult: "No result",
  bothLose: "Both lose",
  notDefined: "Not defined",
  undecided: "Not decided",
  against: ({ black, white }: { black: string; white: string }) => `${black} against ${white}`,
  map: ({ result, dead, points }: { result: string; dead: string; points: string }) =>
    `${result}. Dead: ${dead} Points: ${points}`,
  crashed: "The engine for the other rule sets stopped. Ask again to restart it.",
  unloadable: "The other rule sets did not load. Try again when you are online.",
  memory:
    "The browser has no memory left for the other rule sets. Close other pages and ask again, or ask fewer of them.",
});
