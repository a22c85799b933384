/** The words of the referee’s page: labels and sentences, by their ids. */
import { COLOR_NAMES } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";
import { plural, words } from "../kit/words.ts";

/** Sharing. */
export const SHARE_WORDS = words("play.share", {
  share: "Share",
  title: "Share or save",
  copy: "Copy",
  save: "Save",
  copyKind: ({ name }: { name: string }) => `Copy: ${name}`,
  saveKind: ({ name }: { name: string }) => `Save: ${name}`,
  unwritable: ({ why }: { why: string }) => `This can’t be written: ${why}.`,
  failed: "That did not work. You can try again.",
});

/** In the place of a verdict, where nothing is judged. */
export const UNJUDGED = words("play.unjudged", {
  empty: {
    head: "Whose points are they?",
    words:
      "Draw stones on the board, paste a diagram, or drop a file anywhere on this page. The verdict comes here.",
  },
  fault: {
    head: "This can’t be judged yet",
    words: "Fix what is wrong with the position, or undo.",
  },
  part: {
    head: "A part can’t be judged",
    words:
      "Points beyond its edge could decide, so the referee needs the whole board. You can play on from a part, and share or save it.",
  },
});

/** A ruling on paper. */
export const RULING_WORDS = words("play.ruling", {
  open: "Print this ruling",
  fault: "The sheet for printing",
  head: "Referee’s ruling",
  print: "Print",
  close: "Close",
  collecting: "Fetching the certificates…",
  noDigests: "The certificates could not be fetched, so the sheet has no digests.",
  position: "Position",
  move: "Move",
  after: ({ moves }: { moves: number }) => (moves === 0 ? "before the first" : `after move ${moves}`),
  rules: "Rules",
  ljrg: "the Logical Japanese Rules of Go, by Robert Pauli",
  date: "Date",
  notOver: "Play isn’t over. This is how it stands if it stops here.",
  proved: "Proved",
  notProved: "Not proved",
  reasons: "Reasons",
  certificate: "Certificate",
  none: "none",
  checked: "A separate checker accepted the certificates of all that is proved.",
  clauses: "By the Logical Japanese Rules of Go",
  referee: "Referee",
  signedOn: "Signed on",
});

/** Setting a position up. */
export const SET_UP_WORDS = words("play.set-up", {
  title: "Set up a position",
  undo: "Undo",
  redo: "Redo",
  chosen: ({ tool }: { tool: string }) => `${tool} chosen.`,
  tools: "Stones and marks",
  mend: ({ trouble }: { trouble: string }) => `${trouble} Nothing is lost: change it, or undo.`,
  silent: "The engine that checks positions did not answer. Your position is kept: try again.",
  notLjrg: "These rules use whole-number komi. A fraction is only added at the end.",
  komiMeant: ({ komi }: { komi: number }) =>
    `The board is empty, yet ${komi} black ${plural(komi, "stone counts", "stones count")} as captured. Is that the komi?`,
  isKomi: ({ komi }: { komi: number }) => `Yes, komi ${komi}`,
  hint: "Choose a stone or a mark, then press points, or hold and draw over them. Press again to remove it.",
  byKeys: "Number keys choose, arrow keys move, and Enter lays.",
  onward: "Play from here",
  empty: "Empty the board",
  isEmpty: "The board is empty.",
  form: "Board, turn, prisoners and komi",
  shape: "Board",
  streets: "Streets",
  columns: "Columns",
  rows: "Rows",
  layers: "Layers",
  turn: "Turn",
  passes: "Passes in a row",
  komi: "Komi",
  blackTaken: "Black stones captured",
  whiteTaken: "White stones captured",
  openSides: "Part of a larger board: it goes on at the",
  laying: "Setting up the board…",
  notYet: "This can’t be played on yet.",
  board: ({ width, height }: { width: number; height: number }) =>
    `Board, ${width + 1} by ${height + 1}, being set up`,
});

/** The page itself. */
export const PLAY_WORDS = words("play", {
  desk: { referee: "Verdict", play: "Play on", claim: "Claim" },
  whatToDo: "What next?",
  open: "Open",
  notYet: ({ fault }: { fault: string }) => `This position can’t be played on yet. ${fault}`,
  part: "This is a part of a board, and points beyond its edge could decide. A claim needs the whole board; here you can play on.",
  partGood: "You can play on from a part, and share or save it. Claims and the referee need the whole board.",
  takeWhole: "Take it as the whole board",
  rules: "Rules",
  noRules: "The other rule sets did not load. Try again when you are online.",
  noLaw: "The rules of 1989 did not load. Try again when you are online.",
  fetchingLaw: "Loading the rules of 1989…",
  byAnotherLaw: "By another rule set:",
  askLaw: "A question of 1989",
});

/** Of addresses, and of what they bring. */
export const ADDRESS_WORDS = words("play.bench-address", {
  damaged: "The certificate in this link is damaged: it can’t be unpacked.",
  otherRows: "The rows in the link don’t fit its board.",
  noMove: ({ move }: { move: string }) => `The link has the move “${move}”, which this board doesn’t have.`,
  noSuchMove: ({ asked, moves }: { asked: number; moves: number }) =>
    `The link asks for move ${asked}, but there are ${moves}.`,
  unreadable: ({ why }: { why: string }) => `This link can’t be read. ${why}`,
  kept: "Its text is kept below, where you can mend it.",
  resumed: "This game was resumed after a stop, so it opens under the rules of 1989, which allow that.",
  checking: "Checking the certificate…",
  tooLarge: "Its board is too large to be drawn here.",
  refused: ({ why }: { why: string }) => `This certificate is refused, so it shows nothing. ${why}`,
  certificateLink: "a link with the certificate in it",
  linkTooLong: "This certificate is too long for a link. Save it as a file instead.",
});

/** A cycle began there. */
const sinceWords = ({ since }: { since: number }): string => (since === 0 ? "the start" : `move ${since}`);

/** Playing on, and the record. */
export const PLAYING_WORDS = words("play.playing", {
  title: "Play on",
  lead: "You play both colours, and every rule holds to the end.",
  wholeGame: "A whole game with a friend",
  over: "Play is over. Claim what you think is yours, or have the whole board judged.",
  judge: "Have it judged",
  claim: "Claim",
  moves: "Moves",
  laying: "Setting it up…",
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
    plural(
      count,
      "The same situation has come again. You may remove the cycle, and then play a stone in the same turn.",
      `The same situation has come again, and ${count} cycles end here. You may remove one of them, and then play a stone in the same turn.`,
    ),
  remove: "Remove the cycle",
  removeSince: (offer: { since: number }) => `Remove the cycle since ${sinceWords(offer)}`,
  looked: ({ since, count, names }: { since: number; count: number; names: string }) =>
    `It began after ${sinceWords({ since })}. ${plural(count, "The ringed point loses its stone", "The ringed points lose their stones")} and can never be played on again: ${names}.`,
  mayPlace: "You may place a stone in the same turn: press a point on the board.",
  removeOnly: "Remove it and place no stone",
  leave: "Leave it",
});

/** Opening what exists already. */
export const OPENING_WORDS = words("play.opening", {
  title: "Paste or open",
  hint: ({ certificates }: { certificates: boolean }) =>
    `A diagram, JSON, SGF${certificates ? ", a certificate" : ""} or a link. You can also drop a file anywhere on this page.`,
  open: "Open what I pasted",
  choose: "Choose a file",
  bringBack: "Restore the earlier text",
  elsewhere: "This is a certificate. Open it at the referee, where it is checked.",
  unreadable: ({ file }: { file: string }) => `${file} can’t be read.`,
  folder: ({ file }: { file: string }) => `${file} can’t be read. A folder can’t be opened, only a file.`,
  tooLarge: ({ file, megabytes }: { file: string; megabytes: string }) =>
    `${file} has ${megabytes} MB; at most 1 MB is read.`,
  longCertificate: ({ file, megabytes }: { file: string; megabytes: string }) =>
    `${file} is a certificate of ${megabytes} MB; at most 64 MB are checked.`,
  firstAndLast: "Here are its first board and its last.",
  lines: ({ count }: { count: number }) => `This game has ${count} lines.`,
  positionsAndLines: ({ count, lines }: { count: number; lines: number }) =>
    `There are ${count} positions, with ${lines} lines.`,
  positions: ({ count }: { count: number }) => `There are ${count} positions.`,
  which: ({ given }: { given: string }) => `${given} Which one?`,
  position: ({ number }: { number: number }) => `Position ${number}`,
  broken: ({ name, why }: { name: string; why: string }) => `${name}: ${why}`,
  onlyFirst: ({ most }: { most: number }) => `Only the first ${most} are listed.`,
  mainLine: "main line",
  variation: "variation",
  examples: "Examples",
});

/** The tools: those that lay, and the one that asks. */
export const TOOL_WORDS = words("play.tools", {
  black: { name: "Black", about: "a black stone" },
  white: { name: "White", about: "a white stone" },
  empty: { name: "Empty", about: "an empty point" },
  ko: { name: "Ko mark", about: "a temporary mark: closed for one turn" },
  permanent: { name: "Permanent mark", about: "a permanent mark: closed for good" },
  permanentBlack: { name: "Permanent black", about: "a permanent black stone: it can’t be captured" },
  permanentWhite: { name: "Permanent white", about: "a permanent white stone: it can’t be captured" },
  hole: { name: "Hole", about: "no point at all" },
  whose: { name: "Whose?", about: "ask whose a point is, and why" },
  tool: ({ name, about }: { name: string; about: string }) => `${name}, ${about}`,
  byKey: ({ about, key }: { about: string; key: string }) => `${about} (key ${key})`,
});

/** Shapes of boards, and other things to choose of a position. */
export const CHOICE_WORDS = words("play.choices", {
  shape: {
    rectangle: "Rectangle",
    cylinder: "Cylinder",
    moebius: "Möbius strip",
    torus: "Torus",
    klein: "Klein bottle",
    projective: "Projective plane",
    round: "Rings",
    triangles: "Triangles",
    solid: "Space",
    pairs: "Map",
  },
  side: {
    top: "Top",
    right: "Right",
    bottom: "Bottom",
    left: "Left",
  },
  passes: {
    "0": "None",
    "1": "One",
    "2": "Two: play is over",
    "-1": "None since a ko",
  },
});

/** The formats to share. */
export const KIND_WORDS = words("play.kinds", {
  address: { name: "Link", about: "Opens this page just as it is now." },
  diagram: { name: "Diagram", about: "Text that people and programs read." },
  sgf: { name: "SGF", about: "For other Go programs." },
  json: { name: "JSON", about: "For scripts and for this page." },
  svg: { name: "SVG", about: "A picture that stays sharp." },
  png: { name: "PNG", about: "A picture for everywhere else." },
  page: {
    name: "For a page",
    about:
      "HTML: a diagram that reads by itself, and becomes a board. More ways under “Positions in your own articles”.",
  },
});

/** Of texts and files that were given. */
export const PASTED_WORDS = words("play.pasted", {
  theEnd: "the end",
  theStart: "the set-up",
  plain:
    "Capital X and O are read as ordinary stones, as in most diagrams. In this book’s notation they can’t be captured: to have such stones, lay them with “Permanent black” and “Permanent white”.",
  nothing: "There is nothing to read yet: paste something first.",
  longCertificate: "This certificate is too long for a browser: at most 64 MB are checked.",
  tooLong: "This text is too long: at most 1 MB is read. Keep the part with the position.",
  noPosition: "There is no position in this text.",
  silent: "The engine that reads it did not answer. Your text is kept: try again.",
  largeFile: ({ megabytes }: { megabytes: string }) => `This file has ${megabytes} MB; at most 1 MB is read.`,
  noText:
    "This file is not UTF-8 text, so it can’t be read as a diagram or JSON. Save it as UTF-8; SGF alone may use other encodings.",
});

/** Of maps that are written by their streets. */
export const MAP_WORDS = words("play.maps", {
  none: "A map needs at least one street, such as 0-1.",
  noStreet: ({ word }: { word: string }) => `“${word}” is not a street: write two numbers, such as 0-1.`,
  toItself: ({ word }: { word: string }) => `“${word}” leads from a crossing to itself.`,
  tooMany: ({ most }: { most: number }) => `A map has at most ${most} crossings here.`,
});

/** Positions to begin with: by name, with a task, and the title of the position. */
export const EXAMPLE_WORDS = words("play.examples", {
  credit: "Positions from Robert Pauli, Logical Japanese Rules of Go.",
  ninePoints: {
    name: "Nine points",
    about: "The first game’s end: claim the board for Black.",
    title: "A game on nine points",
  },
  bentFour: {
    name: "Bent four in the corner",
    about: "Beast 7: are White’s stones dead?",
    title: "Bent four in the corner",
  },
  tripleKo: { name: "Stable triple ko", about: "Beast 8: who controls what?", title: "Stable triple ko" },
  threatOutside: {
    name: "A threat outside",
    about: "Beast 29, judged: Black leaves the corner out.",
    title: "Bent four in the corner, with a ko threat",
  },
  cycle: {
    name: "A cycle",
    about: "The second game: Black may remove a cycle now.",
    title: "The second game",
  },
  torus: { name: "A torus", about: "Five by five without any edge.", title: "A torus" },
  emptyBoard: { name: "An empty board", about: "Nine by nine, to set up or to play on." },
});
