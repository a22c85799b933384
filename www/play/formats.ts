/** The position as text of each kind, and as a picture, to share or save. */
import type { Format, PositionInput } from "../engine/engine.ts";
import { shapeOf } from "./position-rows.ts";
import { KIND_WORDS } from "./words.ts";

export interface SharedKind {
  format: Format | "address" | "page" | "png";
  name: string;
  about: string;
  /** The file's ending; null for what is only copied. */
  ending: string | null;
  type: string;
}

export const SHARED_KINDS: readonly SharedKind[] = [
  {
    format: "address",
    ...KIND_WORDS.address,
    ending: null,
    type: "text/plain",
  },
  {
    format: "diagram",
    ...KIND_WORDS.diagram,
    ending: "txt",
    type: "text/plain",
  },
  {
    format: "sgf",
    ...KIND_WORDS.sgf,
    ending: "sgf",
    type: "application/x-go-sgf",
  },
  {
    format: "json",
    ...KIND_WORDS.json,
    ending: "json",
    type: "application/json",
  },
  { format: "svg", ...KIND_WORDS.svg, ending: "svg", type: "image/svg+xml" },
  { format: "png", ...KIND_WORDS.png, ending: "png", type: "image/png" },
  {
    format: "page",
    ...KIND_WORDS.page,
    ending: null,
    type: "text/plain",
  },
];

/** Whether a diagram and a word tell all of the board. Pairs of neighbours take JSON. */
export const isNamedBoard = (position: PositionInput): boolean =>
  shapeOf(position) !== null && Object.keys(position.glue ?? {}).length === 0;

/** A name for a file that every system takes. */
export function fileName(name: string | undefined, ending: string): string {
  const plain = (name ?? "")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .toLowerCase();
  return `${plain || "position"}.${ending}`;
}

/** How large a picture is, from its view box or its size: width over height. */
export function proportion(svg: string): number {
  const box = /viewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)/.exec(svg);
  const ratio = Number(box?.[1]) / Number(box?.[2]);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
}
