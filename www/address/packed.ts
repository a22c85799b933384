/** A certificate in an address: its text, deflated, in the letters that need no escape. */

/** The longest that an address holds; the text itself may be many times as long. */
export const MOST_PACKED = 32_000;
/** The most characters that any packed text may unpack to. */
const MOST_TEXT = 1_000_000;

/** Null when it would be too long for an address. */
export async function pack(text: string): Promise<string | null> {
  const bytes = await through(
    new Blob([text]),
    new CompressionStream("deflate-raw"),
    Number.POSITIVE_INFINITY,
  );
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const packed = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return packed.length > MOST_PACKED ? null : packed;
}

/** Null when it is damaged, too long, or was never packed by this. */
export async function unpack(packed: string): Promise<string | null> {
  if (packed.length > MOST_PACKED) return null;
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"), MOST_TEXT);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** Read piece by piece, so that a small text that unpacks to gigabytes is left in time. */
async function through(
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (blob.stream().pipeThrough(stream) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel();
      throw new RangeError("too long");
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
