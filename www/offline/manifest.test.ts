import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Icon {
  src: string;
  sizes: string;
  type: string;
}

const { icons } = JSON.parse(readFileSync("www/public/manifest.webmanifest", "utf8")) as { icons: Icon[] };

test.each(icons.filter(({ type }) => type === "image/png"))(
  "$src has the size it is said to have",
  ({ src, sizes }) => {
    const png = readFileSync(`www/public/${src}`);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  },
);
