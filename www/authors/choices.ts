/** What an author may choose, field by field. An empty value is what is so without a word. */
type Options = readonly (readonly [value: string, name: string])[];

export const BOARDS: Options = [
  ["", "As the text has it"],
  ["rectangle", "Rectangle"],
  ["cylinder", "Cylinder"],
  ["moebius", "Möbius strip"],
  ["torus", "Torus"],
  ["klein", "Klein bottle"],
  ["projective", "Projective plane"],
  ["round", "Rings"],
  ["triangles", "Triangles"],
];

export const MODES: Options = [
  ["view", "View: look, and walk through a game"],
  ["play", "Play: both colours, by the rules"],
  ["prove", "Prove: argue a claim"],
  ["problem", "Problem: a task to solve"],
  ["referee", "Referee: who controls what"],
];

export const ASKS: Options = [
  ["", "Whether a claim holds"],
  ["lock", "To lock a claim"],
  ["refute", "To refute a claim"],
  ["find", "What a player controls"],
  ["save", "What to add before the end"],
  ["pass", "Whether the game is over"],
  ["cycle", "Whether to remove the cycle"],
  ["count", "The score"],
  ["rule", "Which rule forbids a move"],
];

export const PLAYERS: Options = [
  ["", "Black"],
  ["white", "White"],
];

export const SIDES: Options = [
  ["", "The reader chooses"],
  ["claimant", "The claimant"],
  ["refuter", "The refuter"],
  ["both", "Both, without a reply"],
];

export const COORDINATES: Options = [
  ["", "Western: a1 at the lower left"],
  ["sgf", "Letters, as in SGF"],
  ["none", "None"],
];

export const NUMBERS: Options = [
  ["", "As the text has them"],
  ["all", "On all stones"],
  ["last", "On the last stone"],
  ["none", "None"],
];

export const THEMES: Options = [
  ["", "As the page around it"],
  ["light", "Light"],
  ["dark", "Dark"],
];

export const CELLS: Options = [
  ["", "As much as there is"],
  ["24", "24 pixels a point"],
  ["32", "32 pixels a point"],
  ["44", "44 pixels a point"],
];
