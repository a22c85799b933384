/** Filtering and counting, and how a filter stands in an address. No page here. */

/** The values of one beast in each group of filters; more than one where it has several names. */
export type Facets = ReadonlyMap<string, readonly string[]>;

/** The choice in each group. An empty one lets everything through. */
export type Chosen = ReadonlyMap<string, ReadonlySet<string>>;

const passes = (values: readonly string[] | undefined, wanted: ReadonlySet<string> | undefined): boolean =>
  !wanted || wanted.size === 0 || (values ?? []).some((value) => wanted.has(value));

/** Any of a group's values will do, but every group has its say. */
export const isShown = (beast: Facets, chosen: Chosen): boolean =>
  [...chosen].every(([group, wanted]) => passes(beast.get(group), wanted));

/** How many a toggle would show, given what is chosen in all other groups. */
export function count(beasts: readonly Facets[], chosen: Chosen, group: string, value: string): number {
  const others = new Map(chosen);
  others.set(group, new Set([value]));
  return beasts.filter((beast) => isShown(beast, others)).length;
}

/** What stands behind the `?` of the address; only what there are toggles for. Empty when nothing is chosen. */
export function writeChosen(chosen: Chosen): string {
  const parts = [...chosen]
    .filter(([, values]) => values.size > 0)
    .map(([group, values]) => `${group}=${[...values].map(encode).join(",")}`);
  return parts.join("&");
}

/** The nameless have an empty name, which would look like nothing in an address. */
const encode = (value: string): string => encodeURIComponent(value || "-").replaceAll("%20", "+");
const decode = (text: string): string | null => {
  try {
    const value = decodeURIComponent(text.replaceAll("+", " "));
    return value === "-" ? "" : value;
  } catch {
    return null;
  }
};

/** Reads an address, which may come from anybody: what names no toggle is left out. */
export function readChosen(
  query: string,
  toggles: ReadonlyMap<string, readonly string[]>,
): Map<string, Set<string>> {
  const chosen = new Map<string, Set<string>>([...toggles.keys()].map((group) => [group, new Set()]));
  for (const part of query.replace(/^\?/, "").split("&")) {
    const [group = "", list = ""] = part.split("=", 2);
    const known = toggles.get(group);
    for (const value of list.split(",").map(decode))
      if (value !== null && known?.includes(value)) chosen.get(group)?.add(value);
  }
  return chosen;
}
