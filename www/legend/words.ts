/** The words of the legend: each sign, by its name and a line. */
import { words } from "../kit/words.ts";

export const GROUP = words("legend.groups", {
  onTheBoard: "On the board",
  claimsAndAnswers: "Claims and answers",
  whosePoints: "Whose points",
  whereEdgesMeet: "Where edges meet",
});

export const SIGN = words("legend.signs", {
  stones: { name: "Stones", words: "Black and White." },
  lastMove: { name: "Last move", words: "A small ring of the other ink." },
  numbersAndLetters: {
    name: "Numbers and letters",
    words: "The order of moves, or points that a text speaks of.",
  },
  aSequenceShown: { name: "A sequence shown", words: "Shown, not played: smaller, in a dashed ring." },
  notSetYet: { name: "Not set yet", words: "On small points: press it again to play it." },
  koMark: { name: "Ko mark", words: "A square: closed for one turn, for both players." },
  permanentMark: {
    name: "Permanent mark",
    words: "A ring, left by a removed cycle: closed for good, but a liberty.",
  },
  permanentStones: { name: "Permanent stones", words: "Stones of the worst case. They never leave." },
  theOtherPlayersForGood: {
    name: "The other player’s for good",
    words: "Everything outside a claim, in its worst case: dark for Black, light for White.",
  },
  steppingBack: { name: "Stepping back", words: "Not what this is about just now." },
  yourClaim: { name: "Your claim", words: "A set that you want to lock." },
  anothersClaim: { name: "Another’s claim", words: "You may test it, or refute it." },
  aPointToTakeIn: {
    name: "A point to take in",
    words: "Press, and your claim takes it in or leaves it out.",
  },
  pointedOut: { name: "Pointed out", words: "Look here." },
  eye: { name: "Eye", words: "A single point between your stones." },
  eyeShape: { name: "Eye shape", words: "Two eyes and what holds them: dotted." },
  itHolds: { name: "It holds", words: "Whatever the other side does." },
  itFails: { name: "It fails", words: "There is an answer to it." },
  open: { name: "Open", words: "Not decided, or in dispute." },
  blacksControl: { name: "Black’s control", words: "Diagonal lines." },
  whitesControl: { name: "White’s control", words: "Dots." },
  deadStones: { name: "Dead stones", words: "They carry the pattern of the side that controls them." },
  controlOfBoth: { name: "Control of both", words: "Where two claims overlap: both patterns." },
  nobodys: { name: "Nobody’s", words: "Proved: no pattern inside the line." },
  expected: {
    name: "Expected",
    words: "Half a stone, a dotted line: not proved. Smaller where it is doubtful.",
  },
  controlOpen: { name: "Control open", words: "Nobody has shown it yet: a dashed line, no pattern." },
  fullLine: { name: "Full line", words: "Here the board ends." },
  fadingLines: { name: "Fading lines", words: "A diagram that is cut off: the board goes on." },
  equalArrows: {
    name: "Equal arrows",
    words: "These edges are one edge; what lies beyond is repeated, faded.",
  },
});
