/** The element's words before any press. Pure. */
import { COLOR_NAMES, type Color, otherColor } from "../board/color.ts";
import type { Line, Scene } from "./reading/scene.ts";

export interface Task {
  /** The roles. */
  roles: string;
  headline: string;
  text: string;
  /** A button that begins, where a press on the board would say nothing. */
  begin?: string;
}

const PRESS = "Press a point to play there.";

const task = (headline: string, text = "", begin = "", roles = ""): Task => ({
  roles,
  headline,
  text,
  ...(begin && { begin }),
});

export function taskOf({ known: { mode, claim, side, law }, line }: Scene): Task {
  if (mode === "referee") return task("Who controls what?", "The engine can tell.");
  if (mode !== "prove")
    return line.passes === 2 ? task("Play is over.") : task(`${COLOR_NAMES[line.turn]} to move.`, PRESS);
  const begin = "Begin";
  if (law) return task("A question of 1989", "Argue it with the engine, by its rules.", begin);
  if (!claim) return task("What can be locked?", "Claim a set, and show that it holds.", begin);
  const count = claim.set === "all" ? 0 : claim.set.length;
  const what = count ? `${count} point${count === 1 ? "" : "s"}` : "the whole board";
  const player = COLOR_NAMES[claim.player];
  const refuter = COLOR_NAMES[otherColor(claim.player)];
  const roles = `${player} claims ${what}.`;
  const rest = `Everything outside the set is ${refuter}’s for good`;
  const first = `${rest}, and ${refuter} moves first.`;
  if (!side) return task("Which side do you take?", first, begin, roles);
  if (side === "claimant") return task(`You are ${player}.`, first, begin, `${roles} You prove it.`);
  const you = side === "refuter" ? "You refute." : "You play both sides.";
  return task(`${refuter} to move.`, `${rest}. ${PRESS}`, "", `${roles} ${you}`);
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
