/** Signs of the sources that a reader would see raw: a page shows emphasis, and its data have plain text. */

/** The signs that no readable text contains. */
const RAW = /.{0,24}[*\\].{0,24}/;

/** The parts that are no prose: code, drawings, diagrams, scripts, and fields to write in. */
const OTHER = /<(script|style|svg|pre|code|textarea|template)\b[\s\S]*?<\/\1>/g;

/** In the data of a page: what is written in the notation of diagrams, or leads somewhere. */
const NOTATION = ["rows", "certificate", "moves", "line", "after", "id", "src", "href"];

/** The texts of a value by what they are called. Pure. */
function texts(value: unknown, name = ""): string[] {
  if (typeof value === "string") return NOTATION.includes(name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => texts(one, name));
}

/** Where a built page would show such a sign: each place with what stands around it. */
export function rawMarks(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/json" id="chapter-data">([\s\S]*?)<\/script>/g)];
  // Definitions are opened in place, so they are read as well.
  const terms = [...html.matchAll(/<template id="terms">([\s\S]*?)<\/template>/g)];
  const read = [html.replace(OTHER, " "), ...terms.map(([, inner = ""]) => inner.replace(OTHER, " "))];
  const shown = read.flatMap((part) => part.replace(/<[^>]*>/g, "\n").split("\n"));
  const said = data.flatMap(([, json = "{}"]) => texts(JSON.parse(json)));
  return [...shown, ...said].flatMap((text) => RAW.exec(text)?.[0] ?? []);
}
