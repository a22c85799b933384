/** The attributes that keep the room of a board free, counted from its text. Pure. */
import { readTree, tells } from "../annotated/game-tree.ts";
import { readDiagram } from "./diagram.ts";

/** `size`, and what else `loja.css` has to know of a board that is only seen. */
interface Room {
  size: string;
  numbers?: "all";
  notes?: "";
}

/** Null for what takes the engine to be read: its room is not known before. */
export function roomOf(text: string, mode: string): Room | null {
  const seen = mode === "view";
  if (/^\s*\(\s*;/.test(text)) return gameRoom(text, seen);
  const diagram = readDiagram(text);
  const [row] = diagram?.rows ?? [];
  if (!diagram || !row) return null;
  // Its numbers are seen anyway; below them stand the controls of a game.
  return {
    size: `${row.length}x${diagram.rows.length}`,
    ...(seen && diagram.moves.length && { numbers: "all" }),
  };
}

function gameRoom(text: string, seen: boolean): Room | null {
  const nodes = readTree(text);
  const root = nodes?.[0]?.properties;
  // A part of a board, and a board of our own, are as large as the engine says.
  if (
    !nodes ||
    !root ||
    root.has("LJS") ||
    root.has("LJN") ||
    nodes.some(({ properties }) => properties.has("VW"))
  )
    return null;
  const [, wide, high = wide] =
    /^\s*(\d{1,2})\s*(?::\s*(\d{1,2})\s*)?$/.exec(root.get("SZ")?.[0] ?? "19") ?? [];
  if (!wide || Number(wide) > 52 || Number(high) > 52) return null;
  return { size: `${Number(wide)}x${Number(high)}`, ...(seen && tells(nodes) && { notes: "" as const }) };
}
