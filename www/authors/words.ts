/** The words of the authors’ tool. */
import { countWords } from "../engine/engine.ts";
import { words } from "../kit/words.ts";

export const AUTHORS = words("authors", {
  pointsToSave: "Points to save",
  claim: "Claim",
  blackAll: "black: all",
  chooseOnBoard: "Choose on the board",
  claimOtherPlayer: "Claim for the other player",
  forTheClaim: ({ boardLabel }: { boardLabel: string }) => `${boardLabel}, for the claim`,
  typeOrChoose: "Type the points, or choose them on the board.",
  noClaim: "Without a claim, readers have to find one themselves.",
  toSave: ({ mine, count }: { mine: string; count: number }) =>
    `${mine} has the turn, and is to save ${countWords(count, "point")}.`,
  cannotSave: ({ turn, mine }: { turn: string; mine: string }) =>
    `It is ${turn}’s turn, so ${mine} can save nothing here.`,
  noAnswer: "The engine did not answer.",
  allOf: ({ player }: { player: string }) => `${player}: all`,
  copyFailed: "That did not work. You can try again.",
  noPositionYet: "There is no position yet.",
  notWritable: ({ sentence }: { sentence: string }) => `This can’t be written: ${sentence}`,
  readersCantBeAsked: ({ wrong }: { wrong: string }) => `Readers can’t be asked this. ${wrong}`,
  readersCantArgue: ({ wrong }: { wrong: string }) => `Readers can’t argue this claim. ${wrong}`,
  codeFor: "Code for",
  codeBox: "The code to copy",
  copy: "Copy",
  save: "Save",
  position: "Position",
  positionHelp: "A diagram, JSON, SGF, a diagram of Sensei’s Library, or a link.",
  which: ({ count }: { count: number }) => `There are ${count} positions, and a board shows one. Which?`,
  positionNumber: ({ number }: { number: number }) => `Position ${number}`,
  unreadable: ({ name }: { name: string }) => `${name} can’t be read.`,
  goToPlace: ({ count, number }: { count: number; number: number }) =>
    `Go to line ${count}, column ${number}`,
  certificate:
    'This is a certificate. An element shows it when its file is the source: <loja-board src="…">.',
  onlyInPage: "An element in your page shows it; this tool can’t.",
  nothingInText: "There is no position in this text.",
  fileKept:
    "Everything in your file besides its moves stays where readers look on (View), and is left out elsewhere.",
  textLost: "The engine did not answer. Your text is kept; change it, or load this page again.",
  nothingInAddress: "There is no position in this address.",
  linkUnreadable: "The position in this link can’t be read.",
  pasteAgain: "The engine did not answer. Your text is kept; paste it again.",
  changeText: "The engine did not answer. Your text is kept; change it.",
  chooseOne: "Choose one",
  movesExample: "b3, pass, or cycle@8",
  preview: "The board as readers get it",
  codeHead: "Code",
});

export const CODES = words("authors.codes", {
  untitled: "A Go position to try",
  html: "HTML",
  htmlNote:
    "Put the first two lines into a page once, however many boards it has. Put the rest where the board should be; without script it is a readable diagram. If your page and these files are on different hosts, read “Hosts and policies” below first.",
  frame: "Frame",
  frameNote:
    "For places that allow no script of yours. The script below the frame sets its height and is needed once in a page; without it, the height stays as written.",
  markdown: "Markdown",
  markdownNote:
    "A fenced block for the plugins of the package loja-board, which turn it into the picture and the element. Without them it is a readable block of text. The page has to load loja.css and loja.js.",
  wordpress: "WordPress",
  wordpressNote:
    "Paste it into the code editor, or the part between the comments into a “Custom HTML” block. If your account may not save scripts, WordPress removes them and leaves the diagram; then use the frame instead, if frames are allowed.",
  discourse: "Discourse",
  discourseNote:
    "An administrator has to add the beginning of this address, up to embed.html, to the setting “allowed iframes”. Discourse removes scripts, so the height stays as written. Where frames are not allowed, use “Picture and link”.",
  pictureLink: "Picture and link",
  pictureLinkNote:
    "For any forum: save the picture as PNG, upload it where the first line says so, and leave the link below it.",
  sgf: "SGF",
  sgfNote:
    "For other Go programs. They know neither our marks nor other boards, and read a removed cycle as a pass.",
  senseis: "Sensei’s Library",
  senseisNote:
    "A diagram for a page of Sensei’s Library, which draws ten moves at most and knows only plain boards.",
  pictureSvg: "Picture, SVG",
  svgNote:
    "A picture that stays sharp at every size, with a title and a description for those who don’t see it.",
  picturePng: "Picture, PNG",
  pngNote:
    "A picture for everywhere else, 1600 pixels wide. You can save it; here you see the SVG that it is made from. Use the description as its alternative text.",
});

export const CHOICES = words("authors.choices", {
  text: "As the text has it",
  rectangle: "Rectangle",
  cylinder: "Cylinder",
  mobiusStrip: "Möbius strip",
  torus: "Torus",
  kleinBottle: "Klein bottle",
  projectivePlane: "Projective plane",
  rings: "Rings",
  triangles: "Triangles",
  view: "View: look, and walk through a game",
  play: "Play: both colours, by the rules",
  prove: "Prove: argue a claim",
  problem: "Problem: a task to solve",
  referee: "Referee: who controls what",
  holds: "Whether a claim holds",
  lock: "To lock a claim",
  refute: "To refute a claim",
  find: "The points a player controls",
  save: "The stone to add before the end",
  pass: "Whether the game is over",
  cycle: "Whether to remove the cycle",
  count: "The score",
  rule: "Which rule forbids a move",
  black: "Black",
  white: "White",
  anySide: "The reader chooses",
  claimant: "The claimant",
  refuter: "The refuter",
  bothWithoutReply: "Both, without a reply",
  western: "Western: a1 at the lower left",
  sgf: "Letters, as in SGF",
  none: "None",
  asWrittenThem: "As the text has them",
  onAll: "On all stones",
  onLast: "On the last stone",
  pageAround: "As the page around it",
  light: "Light",
  dark: "Dark",
  much: "As much as there is",
  small: "24 pixels a point",
  middle: "32 pixels a point",
  large: "44 pixels a point",
});

export const FIELDS = words("authors.fields", {
  startFromExample: "Start from an example",
  board: "Board",
  whatReadersDo: "Readers’ part",
  whatAsked: "The question",
  readersSide: "The reader’s side",
  whoseControl: "Whose control",
  moveAskedAbout: "The move asked about",
  caption: "Caption",
  coordinates: "Coordinates",
  numbers: "Numbers",
  movesMadeFirst: "Moves already made",
  colours: "Colours",
  size: "Size",
  whereLojasFilesIf: "Where Loja’s files are, if not on this site",
});
