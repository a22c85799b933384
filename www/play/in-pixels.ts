/** A picture leaves the page in pixels. */
import { proportion } from "./formats.ts";

/** A PNG is this wide, or as high if it is higher. */
const PIXELS = 1600;

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
