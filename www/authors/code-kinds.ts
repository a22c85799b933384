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
  /** What has to be so where it is put. */
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

/** What stands between the tags. */
export const textFor = ({ shown, wish }: Pick<Matter, "shown" | "wish">): string =>
  ownText(shown, wish) ?? shown.text;

const titleOf = (matter: Matter): string => attributesFor(matter).caption ?? "A Go position to try";

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
    name: "HTML",
    note: "The first two lines stand once in a page, however many boards it has. The rest stands where the board should be, and is a readable diagram without script. On a page of another host than these files, read “Hosts and policies” below first.",
    ending: null,
    type: text,
    make: html,
  },
  {
    id: "frame",
    name: "Frame",
    note: "For places that let no script of yours in. The script below the frame gives it its height; it stands once in a page, and where it may not stand, the height stays as written.",
    ending: null,
    type: text,
    make: frame,
  },
  {
    id: "markdown",
    name: "Markdown",
    note: "A fenced block for the plugins of the package loja-board, which make the picture and the element of it. Without them it is a readable block of text. The page has to load loja.css and loja.js.",
    ending: null,
    type: text,
    make: async (matter) => fenceCode(textFor(matter), attributesFor(matter)),
  },
  {
    id: "wordpress",
    name: "WordPress",
    note: "Paste it into the code editor, or the part between the comments into a block “Custom HTML”. Where your account may not save scripts, WordPress takes them out and leaves the diagram; then take the frame instead, if frames are allowed.",
    ending: null,
    type: text,
    make: async (matter) => `<!-- wp:html -->\n${await html(matter)}<!-- /wp:html -->\n`,
  },
  {
    id: "discourse",
    name: "Discourse",
    note: "An administrator has to add the beginning of this address, up to embed.html, to the setting “allowed iframes”. Discourse takes scripts out, so the height stays as it is written. Where frames are not allowed, take “Picture and link”.",
    ending: null,
    type: text,
    make: async (matter) => {
      const { address, height } = await frameOf(matter);
      return `<iframe src="${address.replaceAll("&", "&amp;")}" width="690" height="${height}" frameborder="0"></iframe>\n`;
    },
  },
  {
    id: "link",
    name: "Picture and link",
    note: "For every forum: save the picture as PNG, upload it where the first line says so, and leave the link below it.",
    ending: null,
    type: text,
    make: async (matter) =>
      `![${titleOf(matter).replace(/[[\]\\]/g, "\\$&")}](upload the picture here)\n\n[Try it on the board](${await playAddress(matter)})\n`,
  },
  {
    id: "sgf",
    name: "SGF",
    note: "For other Go programs. They know neither our marks nor other boards, and take a removed cycle for a pass.",
    ending: "sgf",
    type: "application/x-go-sgf",
    // Nothing of somebody’s file is lost where it is a file already.
    make: async (matter) =>
      matter.shown.annotated?.startsWith("(") ? `${matter.shown.annotated}\n` : write(matter, "sgf"),
  },
  {
    id: "sensei",
    name: "Sensei’s Library",
    note: "A diagram for a page of Sensei’s Library, which draws ten moves at most and knows only plain boards.",
    ending: null,
    type: text,
    make: (matter) => write(matter, "sensei"),
  },
  {
    id: "svg",
    name: "Picture, SVG",
    note: "A picture that stays sharp at every size, with a title and a description for those who don’t see it.",
    ending: "svg",
    type: "image/svg+xml",
    make: (matter) => write(matter, "svg"),
  },
  {
    id: "png",
    name: "Picture, PNG",
    note: "A picture for everywhere else, 1600 pixels wide. It can be saved; what you see is the SVG that it is made of. Give it the description as its alternative text.",
    ending: "png",
    type: "image/png",
    make: (matter) => write(matter, "svg"),
  },
];

export const kindOf = (id: string): Kind => KINDS.find((kind) => kind.id === id) ?? (KINDS[0] as Kind);
