/** The words on an annotated game: its players, its result, the contents of a node. Text, never markup. Pure. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import { type GameNode, plainText, shortText } from "./game-tree.ts";
import type { NodeMarks } from "./node-marks.ts";

/** Longer comments are cut off. */
const LONGEST = 10_000;

export const commentOf = ({ properties }: GameNode): string => {
  const text = plainText(properties.get("C")?.join("\n") ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export const titleOf = ({ properties }: GameNode): string => shortText(properties.get("N")?.[0]);

const HOW: Record<string, string> = {
  R: "by resignation",
  RESIGN: "by resignation",
  T: "on time",
  TIME: "on time",
  F: "by forfeit",
  FORFEIT: "by forfeit",
};

/** "B+2.5" in words; what is written otherwise stays as it is. */
export function resultWords(told: string): string {
  const text = told.trim();
  if (/^(0|draw|jigo)$/i.test(text)) return "A draw";
  if (/^void$/i.test(text)) return "No result";
  if (/^\??$/.test(text)) return "";
  const [, winner = "", rest = ""] = /^([BW])\+(.*)$/i.exec(text) ?? [];
  if (!winner) return text;
  const who = `${/b/i.test(winner) ? COLOR_NAMES.black : COLOR_NAMES.white} wins`;
  const how = HOW[rest.toUpperCase()];
  if (how) return `${who} ${how}`;
  if (!rest) return who;
  const points = /^\d+([.,]\d+)?$/.test(rest);
  return points ? `${who} by ${rest.replace(",", ".")} ${rest === "1" ? "point" : "points"}` : text;
}

/** The players, the result and the place: a line each. */
export function gameWords({ properties }: GameNode): string[] {
  const told = (name: string, most?: number): string => shortText(properties.get(name)?.[0], most);
  const player = (color: Color, name: string, rank: string): string => {
    const known = told(name) || told(name === "PB" ? "BT" : "WT");
    return known && `${COLOR_NAMES[color]}: ${known}${told(rank, 12) && ` (${told(rank, 12)})`}`;
  };
  const players = [player("black", "PB", "BR"), player("white", "PW", "WR"), resultWords(told("RE"))];
  const event = [told("GN"), told("EV"), told("RO"), told("PC"), told("DT", 60)];
  const by = told("AN") && `Comments: ${told("AN")}`;
  const seen = [...new Set(event.filter(Boolean))].join(", ");
  return [players.filter(Boolean).join(". "), [seen, by].filter(Boolean).join(". ")].filter(Boolean);
}

/** The signs on the board besides stones, for readers who listen. */
export function markWords(
  marks: NodeMarks,
  labels: readonly (string | null)[],
  name: (at: number) => string,
): string {
  const names = (points: readonly number[]): string => points.map(name).join(", ");
  const FORMS: Record<string, string> = { "△": "triangle", "□": "square", "○": "circle", "×": "cross" };
  const signs = labels.flatMap((text, at) => (text ? [`${FORMS[text] ?? text} at ${name(at)}`] : []));
  const pairs = (all: NodeMarks["arrows"], word: string): string =>
    all.map(([from, to]) => `${name(from)} ${word} ${name(to)}`).join(", ");
  const parts: [string, string][] = [
    ["Signs", signs.join(", ")],
    ["Arrows", pairs(marks.arrows, "to")],
    ["Lines", pairs(marks.lines, "to")],
    ["Selected", names(marks.selected)],
    ["Black’s territory", names(marks.territory.black)],
    ["White’s territory", names(marks.territory.white)],
  ];
  return parts.flatMap(([head, text]) => (text ? [`${head}: ${text}.`] : [])).join(" ");
}
