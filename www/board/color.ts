/** The two colours: what they are called, and which is the other one. Nobody but the published types spells the pair out. */
export const COLORS = ["black", "white"] as const;
export type Color = (typeof COLORS)[number];

export const COLOR_NAMES: Record<Color, string> = { black: "Black", white: "White" };

export const otherColor = (color: Color): Color => (color === "black" ? "white" : "black");
