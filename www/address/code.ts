/**
 * The code that an author copies. The authors' page, the playground's Share and the Markdown plugins all take it from
 * here, so that they agree. It escapes every text of the author's, and checks nothing else.
 */
import { type Address, nowhere, writeAddress } from "./link.ts";

/** The attributes of `<loja-board>`, besides its text. An absent one is the default. */
export interface Attributes {
  mode?: string | undefined;
  ask?: string | undefined;
  claim?: string | undefined;
  side?: string | undefined;
  player?: string | undefined;
  move?: string | undefined;
  turn?: string | undefined;
  rules?: string | undefined;
  moves?: string | undefined;
  board?: string | undefined;
  coordinates?: string | undefined;
  numbers?: string | undefined;
  at?: string | undefined;
  caption?: string | undefined;
  src?: string | undefined;
  theme?: string | undefined;
  home?: string | undefined;
  /** "7x3": columns and rows, so that `loja.css` keeps the room before the script is there. */
  size?: string | undefined;
  /** "": room is kept for what a game's author has said of it. */
  notes?: string | undefined;
}

export const ATTRIBUTES = [
  "mode",
  "ask",
  "claim",
  "side",
  "player",
  "move",
  "turn",
  "rules",
  "moves",
  "board",
  "coordinates",
  "numbers",
  "at",
  "caption",
  "src",
  "theme",
  "home",
  "size",
  "notes",
] as const satisfies readonly (keyof Attributes)[];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");
/** Between tags a quote is only a quote, and JSON has many, which the author is to be able to read. */
const escapedText = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? "");

const told = (attributes: Attributes): [string, string][] =>
  ATTRIBUTES.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [[name, value] as [string, string]];
  });

/** `text` is a diagram, JSON or SGF. With a picture, that is seen until the script is there. */
export function elementCode(text: string, attributes: Attributes, picture: string | null = null): string {
  const list = told(attributes).map(([name, value]) => ` ${name}="${escaped(value.replace(/\s+/g, " "))}"`);
  // HTML drops the line break after <pre>, so a text that begins with one keeps it.
  const pre = `<pre${picture === null ? "" : " hidden"}>\n${escapedText(text.replace(/\s+$/, ""))}\n</pre>`;
  return `<loja-board${list.join("")}>\n${picture === null ? "" : `${picture.trim()}\n`}${pre}\n</loja-board>\n`;
}

/**
 * The head that a page needs once, before its first board. `base` is the place of Loja's files, with a slash at its
 * end.
 */
export const headCode = (base: string): string =>
  `<link rel="stylesheet" href="${escaped(base)}loja.css">\n<script type="module" src="${escaped(base)}loja.js"></script>\n`;

/** The attributes of a frame in its address: as the element's, a claim by its points. */
export type Framed = Partial<Omit<Address, "link" | "rows" | "view" | "line">>;

/** The address of one board in a frame. */
export const frameAddress = (base: string, link: string, framed: Framed): string =>
  `${base}embed.html#${writeAddress({ ...nowhere(), ...framed, link })}`;

export interface Frame {
  address: string;
  title: string;
  /** Pixels, until the frame has told its own height. */
  height: number;
}

export const frameCode = ({ address, title, height }: Frame): string =>
  `<iframe class="loja" title="${escaped(title)}" src="${escaped(address)}" width="100%" height="${height}" ` +
  `loading="lazy" sandbox="allow-scripts allow-popups" style="border: 0"></iframe>\n`;

/** A fenced block for the Markdown plugins, without what they refuse to read there. */
export function fenceCode(text: string, all: Attributes): string {
  const { size: _size, notes: _notes, home: _home, ...attributes } = all;
  const info = told(attributes)
    .map(([name, value]) => ` ${name}=${inFence(value.replace(/\s+/g, " "))}`)
    .join("");
  const body = text.replace(/\s+$/, "");
  const sign = info.includes("`") ? "~" : "`";
  const longest = Math.max(2, ...[...body.matchAll(sign === "`" ? /`+/g : /~+/g)].map(([run]) => run.length));
  const fence = sign.repeat(longest + 1);
  return `${fence}loja${info}\n${body}\n${fence}\n`;
}

/** In quotes where it needs them, a quote as two. It hides signs that Markdown itself would read. */
function inFence(value: string): string {
  const written = value.replace(/\\/g, "\\\\").replace(/&/g, "&amp;");
  return /^[A-Za-z0-9.]+$/.test(written) ? written : `"${written.replace(/"/g, '""')}"`;
}
