/** Texts and pictures leave the page: into the clipboard, or as a file. */
import { element } from "../dom.ts";
import { saveFile } from "../kit/save-file.ts";
import { proportion } from "./formats.ts";

/** A PNG is this wide, or as high if it is higher. */
const PIXELS = 1600;

/** Copies a text. Gives what to say, and the text itself where it has to be copied by hand. */
export async function copiedWords(
  text: string,
  name: string,
): Promise<{ words: string; text: string | null }> {
  try {
    await navigator.clipboard.writeText(text);
    return { words: `Copied: ${name}.`, text: null };
  } catch {
    // Some browsers, and pages without a secure address, give no access to the clipboard.
    const words = "Your browser doesn’t let this page copy. The text is selected below: copy it from there.";
    return { words, text };
  }
}

/** Copies a text; where the browser does not allow that, it is selected in the box. Gives what to say. */
export async function copied(text: string, name: string, box: HTMLTextAreaElement): Promise<string> {
  const { words, text: left } = await copiedWords(text, name);
  if (left !== null) {
    box.value = left;
    box.hidden = false;
    box.focus();
    box.select();
  }
  return words;
}

/** Saves a file; gives what to say. */
export function saved(content: Blob, name: string): string {
  saveFile(content, name);
  return `Saved as ${name}.`;
}

/** Draws a picture in pixels. */
export async function inPixels(svg: string): Promise<Blob> {
  const ratio = proportion(svg);
  const width = Math.round(ratio >= 1 ? PIXELS : PIXELS * ratio);
  const height = Math.round(ratio >= 1 ? PIXELS / ratio : PIXELS);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = element("canvas", { width: String(width), height: String(height) });
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
