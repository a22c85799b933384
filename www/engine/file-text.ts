/** The bytes of a file as text. Other people's SGF is in the encoding of where it comes from; `crate/notation/src/file_text.rs` has the same rules. */

/** How far into a file its encoding is looked for. */
const HEAD = 1 << 16;

/** Names of Windows that browsers don't know. */
const PAGES: Record<string, string> = {
  cp932: "shift_jis",
  cp936: "gbk",
  cp949: "euc-kr",
  cp950: "big5",
  cp65001: "utf-8",
  "windows-932": "shift_jis",
  "windows-936": "gbk",
  "windows-950": "big5",
};

/** The text, or null for what is neither SGF nor UTF-8. SGF is never refused: what has no sign becomes �. */
export function fileText(bytes: Uint8Array): string | null {
  const marked = markOf(bytes);
  if (marked) {
    const text = new TextDecoder(marked).decode(bytes);
    if (isSgf(text)) return text;
  }
  const letters = latin(bytes.subarray(0, HEAD));
  if (letters.startsWith("(\0;\0")) return new TextDecoder("utf-16le").decode(bytes);
  if (letters.startsWith("\0(\0;")) return new TextDecoder("utf-16be").decode(bytes);
  if (!isSgf(letters)) return strict("utf-8", bytes);
  const told = toldIn(letters);
  return (
    (told && strict(told, bytes)) ??
    strict("utf-8", bytes) ??
    new TextDecoder(told ?? "windows-1252").decode(bytes)
  );
}

function markOf([one, two, three]: Uint8Array): string | null {
  if (one === 0xef && two === 0xbb && three === 0xbf) return "utf-8";
  if (one === 0xff && two === 0xfe) return "utf-16le";
  return one === 0xfe && two === 0xff ? "utf-16be" : null;
}

/** Whether it begins with a bracket, or is of no other kind and has a game in it, behind the head of a letter or a licence. */
const isSgf = (text: string): boolean =>
  /^[ \t\n\f\r]*\(/.test(text) || (/^[ \t\n\f\r]*[^ \t\n\f\r{[]/.test(text) && firstGame.test(text));

/** As `crate/notation/src/first_game.rs` has it. */
const firstGame = /\([ \t\n\f\r]*;[ \t\n\f\r;]*(?:[A-Za-z]{1,32}[ \t\n\f\r]*\[|[()])/;

/** A byte a sign: only ASCII is looked at. */
const latin = (bytes: Uint8Array): string => new TextDecoder("windows-1252").decode(bytes);

/** The encoding that the first CA with a known name tells. */
function toldIn(letters: string): string | null {
  for (const [, name = ""] of letters.matchAll(/CA\[([^\]]{1,39})\]/g)) {
    const label = PAGES[name.trim().toLowerCase()] ?? name;
    if (strict(label, new Uint8Array()) !== null) return label;
  }
  return null;
}

function strict(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
