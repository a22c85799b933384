/** Texts and pictures leave the page: into the clipboard, or as a file. */
import { saveFile } from "../kit/save-file.ts";
import { proportion } from "./formats.ts";
import { SHARE_WORDS } from "./words.ts";

/** A PNG is this wide, or as high if it is higher. */
const PIXELS = 1600;

/** The outcome of copying a text, and the text itself where it has to be copied by hand. */
export interface TakenAlong {
  words: string;
  text: string | null;
}

/** Copies a text. Gives what to say, and the text itself where it has to be copied by hand. */
export async function copiedWords(text: string, name: string): Promise<TakenAlong> {
  try {
    await navigator.clipboard.writeText(text);
    return { words: SHARE_WORDS.copied({ name }), text: null };
  } catch {
    // Some browsers, and pages without a secure address, give no access to the clipboard.
    return { words: SHARE_WORDS.byHand, text };
  }
}

/** Saves a file; gives what to say. */
export function saved(content: Blob, name: string): string {
  saveFile(content, name);
  return SHARE_WORDS.saved({ name });
}

/** Draws a picture in pixels. */
export async function inPixels(svg: string): Promise<Blob> {
  const ratio = proportion(svg);
  const width = Math.round(ratio >= 1 ? PIXELS : PIXELS * ratio);
  const height = Math.round(ratio >= 1 ? PIXELS / ratio : PIXELS);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((settle, refuse) =>
    canvas.toBlob(
      (blob) => (blob ? settle(blob) : refuse(new Error("the picture is too large"))),
      "image/png",
    ),
  );
}
