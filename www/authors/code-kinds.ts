/** Each kind of code an author can take along, with what it needs on the other side. */

import {
  type Attributes,
  elementCode,
  type Framed,
  fenceCode,
  frameAddress,
  frameCode,
  headCode,
} from "../address/code.ts";
import { argues as argue } from "../address/link.ts";
import { claimOf } from "../element/reading/claim.ts";
import parent from "../embed/parent.js?raw";
import { engine, type Format } from "../engine/engine.ts";
import { codeAttributes } from "../play/page-code.ts";
import type { Shown } from "./position.ts";
import { askedIn, looks, type Wish, wishedOf } from "./wish.ts";
import { CODES } from "./words.ts";

/** All that a code is made of. */
export interface Matter {
  shown: Shown;
  wish: Wish;
  /** The folder of Loja's files, with a slash at its end. */
  base: string;
  /** How tall the board is as it stands on this page, in pixels. */
  height: number;
}

/** A matter before the board is drawn, and so measured. */
export type Unmeasured = Omit<Matter, "height">;

export interface Kind {
  id: string;
  name: string;
  /** The conditions at the place for it. */
  note: string;
  /** The ending of a file; null for what is pasted into a page. */
  ending: string | null;
  type: string;
  make(matter: Matter): Promise<string>;
}

/** The attributes of the element, here on the page as well as in the code. */
export const attributesFor = ({ shown, wish }: Pick<Matter, "shown" | "wish">): Attributes => {
  const attributes = codeAttributes(shown.start, shown.board, wishedOf(wish, shown.moves.length));
  const own = ownText(shown, wish);
  if (own === null) return attributes;
  // The name of a diagram, or of a game, is told by its own text. A part of a board is as large as the engine says.
  const { caption: _name, size, ...rest } = attributes;
  const caption = wish.caption.trim() || undefined;
  if (own.startsWith("$$")) return { ...rest, caption, size };
  return { ...rest, caption, ...(!/\bVW\s*\[/.test(own) && { size }), notes: "" };
};

/** The author’s own file where it is kept as it is; null elsewhere. */
const ownText = (shown: Shown, wish: Wish): string | null => (looks(wish) ? shown.annotated : null);

/** The text between the tags. */
export const textFor = ({ shown, wish }: Pick<Matter, "shown" | "wish">): string =>
  ownText(shown, wish) ?? shown.text;

const titleOf = (matter: Matter): string => attributesFor(matter).caption ?? CODES.untitled;

const write = ({ shown }: Matter, format: Format): Promise<string> =>
  engine.write(shown.start, shown.moves, format);

/** The element, no wider than was wished. */
function boardCode(matter: Matter): string {
  const code = elementCode(textFor(matter), attributesFor(matter));
  const { cell } = matter.wish;
  return cell ? code.replace("<loja-board", `<loja-board style="--loja-cell: ${Number(cell)}px"`) : code;
}

async function frameOf(matter: Matter): Promise<{ address: string; title: string; height: number }> {
  const { start, moves, board } = matter.shown;
  const { mode, ask, side, player, move, coordinates, numbers, theme, at, claim, caption } =
    attributesFor(matter);
  const named = claim === undefined ? null : claimOf(claim, start.rows, board);
  const set = named && (named.set === "all" ? "all" : named.set.map((one) => board.points[one]?.name ?? ""));
  const framed = {
    mode: mode ?? null,
    ask: ask ?? null,
    player: player ?? null,
    move: move ?? "",
    claim: named && set && { player: named.player, set },
    side: side ?? null,
    coordinates: coordinates ?? null,
    // A diagram of a game has numbers by itself; a link has none.
    numbers: numbers ?? (moves.length > 0 && !matter.shown.text.trimStart().startsWith("{") ? "all" : null),
    theme: theme ?? null,
    at: at === undefined ? null : Number(at),
    // The link has the position's name, but a frame shows only what it is told.
    caption: caption ?? "",
  } as Framed;
  const link = (await engine.write(start, moves, "link")).trim().replace(/^loja:/, "");
  return { address: frameAddress(matter.base, link, framed), title: titleOf(matter), height: matter.height };
}

const html = async (matter: Matter): Promise<string> => headCode(matter.base) + boardCode(matter);
const frame = async (matter: Matter): Promise<string> =>
  `${frameCode(await frameOf(matter))}<script>\n${parent.trim()}\n</script>\n`;

/** A link to the referee, with what is to be done there. */
async function playAddress(matter: Matter): Promise<string> {
  const { address } = await frameOf(matter);
  const problem = argue(askedIn(matter.wish)) ? "claim" : "play";
  return address
    .replace(/embed\.html#/, "referee.html#")
    .replace(/&(?:mode|ask|player|move|coordinates|numbers|theme|caption)=[^&]*/g, (part) => {
      const view = { view: "setup", play: "play", prove: "claim", problem, referee: "referee" };
      const mode = /^&mode=(\w+)/.exec(part)?.[1] as keyof typeof view | undefined;
      return mode ? `&view=${view[mode]}` : "";
    });
}

const text = "text/plain";

export const KINDS: readonly Kind[] = [
  {
    id: "html",
    name: CODES.html,
    note: CODES.htmlNote,
    ending: null,
    type: text,
    make: html,
  },
  {
    id: "frame",
    name: CODES.frame,
    note: CODES.frameNote,
    ending: null,
    type: text,
    make: frame,
  },
  {
    id: "markdown",
    name: CODES.markdown,
    note: CODES.markdownNote,
    ending: null,
    type: text,
    make: async (matter) => fenceCode(textFor(matter), attributesFor(matter)),
  },
  {
    id: "wordpress",
    name: CODES.wordpress,
    note: CODES.wordpressNote,
    ending: null,
    type: text,
    make: async (matter) => `<!-- wp:html -->\n${await html(matter)}<!-- /wp:html -->\n`,
  },
  {
    id: "discourse",
    name: CODES.discourse,
    note: CODES.discourseNote,
    ending: null,
    type: text,
    make: async (matter) => {
      const { address, height } = await frameOf(matter);
      return `<iframe src="${address.replaceAll("&", "&amp;")}" width="690" height="${height}" frameborder="0"></iframe>\n`;
    },
  },
  {
    id: "link",
    name: CODES.pictureLink,
    note: CODES.pictureLinkNote,
    ending: null,
    type: text,
    make: async (matter) =>
      `![${titleOf(matter).replace(/[[\]\\]/g, "\\$&")}](upload the picture here)\n\n[Try it on the board](${await playAddress(matter)})\n`,
  },
  {
    id: "sgf",
    name: CODES.sgf,
    note: CODES.sgfNote,
    ending: "sgf",
    type: "application/x-go-sgf",
    // Nothing of somebody’s file is lost where it is a file already.
    make: async (matter) =>
      matter.shown.annotated?.startsWith("(") ? `${matter.shown.annotated}\n` : write(matter, "sgf"),
  },
  {
    id: "sensei",
    name: CODES.senseis,
    note: CODES.senseisNote,
    ending: null,
    type: text,
    make: (matter) => write(matter, "sensei"),
  },
  {
    id: "svg",
    name: CODES.pictureSvg,
    note: CODES.svgNote,
    ending: "svg",
    type: "image/svg+xml",
    make: (matter) => write(matter, "svg"),
  },
  {
    id: "png",
    name: CODES.picturePng,
    note: CODES.pngNote,
    ending: "png",
    type: "image/png",
    make: (matter) => write(matter, "svg"),
  },
];

export const kindOf = (id: string): Kind => KINDS.find((kind) => kind.id === id) ?? (KINDS[0] as Kind);
