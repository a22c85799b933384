/** What the element says before anything was pressed. Pure. */
import { COLOR_NAMES, type Color, otherColor } from "../board/color.ts";
import type { Line, Scene } from "./reading/scene.ts";

export interface Task {
  /** Who does what. */
  roles: string;
  headline: string;
  text: string;
  /** A button that begins, where a press on the board would say nothing. */
  begin?: string;
}

const PRESS = "Press a point to play there.";

export function taskOf({ known: { mode, claim, side, law }, line }: Scene): Task {
  if (mode === "referee")
    return {
      roles: "",
      headline: "Who controls what?",
      text: "The engine can tell.",
    };
  if (mode !== "prove")
    return line.passes === 2
      ? { roles: "", headline: "Play is over.", text: "" }
      : { roles: "", headline: `${COLOR_NAMES[line.turn]} to move.`, text: PRESS };
  if (law)
    return {
      roles: "",
      headline: "A question of 1989",
      text: "Can the stones be taken, by the rules of that year? Argue it with the engine.",
      begin: "Begin",
    };
  if (!claim)
    return {
      roles: "",
      headline: "What can be locked?",
      text: "Claim a set, and show that it holds.",
      begin: "Begin",
    };
  const count = claim.set === "all" ? 0 : claim.set.length;
  const what = count ? `${count} point${count === 1 ? "" : "s"}` : "the whole board";
  const roles = `${COLOR_NAMES[claim.player]} claims ${what}.`;
  const refuter = COLOR_NAMES[otherColor(claim.player)];
  const rest = `Everything outside the set is ${refuter}’s for good`;
  const ask = (headline: string, text = `${rest}, and ${refuter} moves first.`): Task => ({
    roles,
    headline,
    text,
    begin: "Begin",
  });
  if (!side) return ask("Which side do you take?");
  if (side === "claimant")
    return { ...ask(`You are ${COLOR_NAMES[claim.player]}.`), roles: `${roles} You prove it.` };
  const you = side === "refuter" ? "You refute." : "You move for both.";
  return { roles: `${roles} ${you}`, headline: `${refuter} to move.`, text: `${rest}. ${PRESS}` };
}

/** The situation line of the sources, as it stands under the words. */
export const lineOf = ({ captives, turn, passes }: Line): string =>
  [...captives, COLOR_NAMES[turn].charAt(0), passes].join(" ");

/** The board for those who listen: its size, and what lies on it. */
export function boardWords({ shape, view }: Pick<Scene, "shape" | "view">): string {
  const named = (color: Color): string => {
    const names = shape.points.filter((_, at) => view.stones[at] === color).map(({ name }) => name);
    return names.length ? ` ${COLOR_NAMES[color]}: ${names.join(", ")}.` : "";
  };
  const { width, height } = shape;
  const size = Number.isInteger(width + height) ? `, ${width + 1} by ${height + 1}` : "";
  return `Board${size}.${named("black")}${named("white")}`;
}
