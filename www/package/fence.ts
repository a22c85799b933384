/** What stands behind the three signs of a fence: `loja mode=prove claim="black: all" caption="…"`. */

import { ATTRIBUTES, type Attributes } from "../address/code.ts";
import { readRules } from "../address/rules.ts";
import { COLORS } from "../board/color.ts";
import { ASKS, COORDINATES, MODES, NUMBERS, SIDES, THEMES } from "../element/options.ts";

/** A longer line was written by no author. */
const LONGEST = 20_000;

const WORDS: Partial<Record<keyof Attributes, readonly string[]>> = {
  mode: MODES,
  ask: ASKS,
  side: SIDES,
  player: COLORS,
  coordinates: COORDINATES,
  numbers: NUMBERS,
  theme: THEMES,
  turn: COLORS,
};

/**
 * What a fence may say. Size and notes are seen from the text, a file would be fetched by the reader's browser, which draws
 * no picture, and where “Open in Loja” leads is for the site to say, since strangers may write its fences.
 */
const WRITTEN = ATTRIBUTES.filter((name) => !["size", "notes", "src", "home"].includes(name));

export type Info = { attributes: Attributes } | { fault: string };

export const isLoja = (info: string): boolean => /^\s*loja(?:\s|$)/.test(info);

/** Reads `name=value` pairs. A value with blanks stands in quotes; a quote within it is written twice. */
export function readInfo(info: string): Info {
  if (info.length > LONGEST)
    return { fault: `its first line has ${info.length} characters; at most ${LONGEST} are read` };
  const pair = /\s*(?:([A-Za-z-]+)=(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^\s"'`=<>]+))(?=\s|$)|$)/y;
  const attributes: Attributes = {};
  pair.lastIndex = /^\s*loja/.exec(info)?.[0].length ?? 0;
  while (pair.lastIndex < info.length) {
    const from = pair.lastIndex;
    const found = pair.exec(info);
    if (!found)
      return {
        fault: `after “loja” stand parts like mode=prove or caption="A ko", not ${quote(info.slice(from))}`,
      };
    const [, name, double, single, bare] = found;
    if (name === undefined) break;
    if (!isWritten(name)) return { fault: `there is no ${quote(name)}; there are ${WRITTEN.join(", ")}` };
    if (attributes[name] !== undefined) return { fault: `${name} stands there twice` };
    const value = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? bare ?? "";
    const allowed = WORDS[name];
    const [wrong] = name === "rules" ? readRules(value).faults : [];
    if (wrong) return { fault: wrong.replace(/\.$/, "") };
    if (allowed && !allowed.includes(value))
      return { fault: `${name} is ${allowed.join(", ").replace(/, (\w+)$/, " or $1")}, not ${quote(value)}` };
    if (name === "at" && !/^\d{1,5}$/.test(value))
      return { fault: `at is a number of moves, not ${quote(value)}` };
    attributes[name] = value;
  }
  return { attributes };
}

const isWritten = (name: string): name is keyof Attributes => (WRITTEN as readonly string[]).includes(name);

const quote = (text: string): string => {
  const short = text.trim();
  return `“${short.length > 40 ? `${short.slice(0, 40)}…` : short}”`;
};
