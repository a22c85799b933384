/** The keys on the board of a problem, in words. */
export const BOARD_KEYS =
  "Arrow keys walk on the board, Enter plays. P goes to Pass, U goes back, R forward, H asks for a hint.";
