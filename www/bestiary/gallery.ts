/** The gallery at work: what the reader has done with each specimen, and the filters. */

import { need } from "../dom.ts";
import { deviceStore } from "../progress/progress.ts";
import type { PageRecord } from "../progress/reader-record.ts";
import { BESTIARY } from "./words.ts";

/** Filtering and counting, and how a filter stands in an address. No page here. */

/** The values of one beast in each group of filters; more than one where it has several names. */
export type Facets = ReadonlyMap<string, readonly string[]>;

/** The choice in each group. An empty one lets everything through. */
type Chosen = ReadonlyMap<string, ReadonlySet<string>>;

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

/** The reader's progress with a beast, from the kept record. */
type State = "new" | "play" | "predicted" | "proved";

const STATE_WORDS: Record<State, string> = {
  new: BESTIARY.notMetYet,
  play: BESTIARY.play,
  predicted: BESTIARY.predicted,
  proved: BESTIARY.proved,
};

/** Whether he has answered, or tried moves, where a page asks the same: "welcome step-1". */
export function isMet(pages: ReadonlyMap<string, PageRecord>, elsewhere: string): boolean {
  const [page = "", figure = ""] = elsewhere.split(" ");
  const kept = pages.get(page);
  return kept !== undefined && [kept.predicted, kept.solved, kept.tried].some((done) => done.has(figure));
}

/**
 * `question` is the first question, `proofs` are the claims to argue; both by their names. `met`: the reader knows the
 * board from elsewhere.
 */
export function stateOf(
  kept: PageRecord | undefined,
  question: string,
  proofs: readonly string[],
  met = false,
): State {
  if (!kept) return met ? "play" : "new";
  if (proofs.length > 0 && proofs.every((proof) => kept.solved.has(proof))) return "proved";
  if (kept.predicted.has(question) || kept.solved.has(question)) return "predicted";
  return met || kept.played || kept.solved.size > 0 || kept.predicted.size > 0 ? "play" : "new";
}

/** Whether he has said his own, so that he may be told. */
export const mayBeTold = (state: State): boolean => state === "predicted" || state === "proved";

/** The card of a specimen, as its markup has it. */
interface Card {
  element: HTMLElement;
  state: State;
  facets: Facets;
}

/** A group of filters as it stands in the page. */
interface GroupOf {
  name: string;
  values: readonly string[];
  /** Told only of what the reader has judged. */
  afterwards: boolean;
}

export function openGallery(): void {
  const root = need<HTMLElement>(document, "[data-role=bestiary]");
  const panel = need<HTMLDetailsElement>(root, "[data-role=filters]");
  const elements = [...root.querySelectorAll<HTMLElement>("[data-beast]")];
  const groups = [...panel.querySelectorAll<HTMLElement>("[data-group]")];
  const togglesOf = (group: HTMLElement): HTMLButtonElement[] => [
    ...group.querySelectorAll<HTMLButtonElement>("[data-value]"),
  ];
  const known = new Map(
    groups.map((group) => [nameOf(group), togglesOf(group).map(({ dataset }) => dataset.value ?? "")]),
  );
  const shelves = need<HTMLElement>(root, "#beasts");
  // Beside the shelves there is room for all filters; above them they stay folded until they are wanted.
  const wide = matchMedia("(min-width: 1000px)");
  const chosen = readChosen(location.search, known);
  let cards: Card[] = [];

  function look(): void {
    const kept = deviceStore().all();
    const asked = groups.map((group) => ({
      name: nameOf(group),
      values: known.get(nameOf(group)) ?? [],
      afterwards: group.dataset.afterwards !== undefined,
    }));
    cards = elements.map((element) => {
      const { beast = "", asks = "", proofs = "", elsewhere } = element.dataset;
      const met = elsewhere !== undefined && isMet(kept.pages, elsewhere);
      const state = stateOf(kept.pages.get(beast), asks, proofs.split(" ").filter(Boolean), met);
      return { element, state, facets: facetsOf(element, state, asked) };
    });
    for (const card of cards) showState(card);
    show();
  }

  function show(): void {
    let shown = 0;
    for (const { element, facets } of cards) {
      element.hidden = !isShown(facets, chosen);
      if (!element.hidden) shown++;
    }
    for (const group of groups)
      for (const toggle of togglesOf(group)) showToggle(toggle, nameOf(group), cards, chosen);
    const on = [...chosen.values()].reduce((sum, values) => sum + values.size, 0);
    need(panel, "[data-role=chosen]").textContent = on > 0 ? BESTIARY.on({ count: on }) : "";
    need<HTMLElement>(panel, "[data-control=clear]").hidden = on === 0;
    need<HTMLElement>(root, "[data-role=no-beast]").hidden = shown > 0;
    need(root, "[data-role=showing]").textContent =
      shown === cards.length ? BESTIARY.all({ shown }) : BESTIARY.some({ shown, count: cards.length });
    need(panel, "[data-control=see]").textContent =
      shown === 1
        ? BESTIARY.seeOne
        : shown === cards.length
          ? BESTIARY.seeAll({ shown })
          : BESTIARY.seeSome({ shown });
  }

  function change(): void {
    const query = writeChosen(chosen);
    history.replaceState(null, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
    show();
    // The shelves grow shorter: what is left of them must not lie out of sight.
    if (wide.matches && shelves.getBoundingClientRect().top < 0) shelves.scrollIntoView();
  }

  panel.addEventListener("click", ({ target }) => {
    const toggle = target instanceof Element ? target.closest<HTMLElement>("[data-value]") : null;
    const group = toggle?.closest<HTMLElement>("[data-group]");
    const values = group && chosen.get(nameOf(group));
    if (!toggle || !values) return;
    const value = toggle.dataset.value ?? "";
    if (!values.delete(value)) values.add(value);
    change();
  });
  const clear = (): void => {
    for (const values of chosen.values()) values.clear();
    change();
    // The button that was pressed is gone, and the focus must not fall out of the page.
    shelves.focus();
  };
  need(panel, "[data-control=clear]").addEventListener("click", clear);
  need(root, "[data-control=all-beasts]").addEventListener("click", clear);

  need(panel, "[data-control=see]").addEventListener("click", () => {
    panel.open = false;
    shelves.focus({ preventScroll: true });
    panel.scrollIntoView();
  });

  const unfold = (): void => {
    panel.open = wide.matches;
  };
  wide.addEventListener("change", unfold);
  unfold();
  deviceStore().onChange(look);
  look();
  document.documentElement.classList.remove("filtering");
}

const nameOf = (group: HTMLElement): string => group.dataset.group ?? "";

/** The values of a specimen in a group: a part of its ruling only after the reader's own answer. */
function facetsOf(element: HTMLElement, state: State, groups: readonly GroupOf[]): Facets {
  const own: Record<string, string[]> = { ...JSON.parse(element.dataset.facets ?? "{}"), you: [state] };
  return new Map(
    groups.map(({ name, values, afterwards }) => {
      if (afterwards && !mayBeTold(state)) return [name, ["untold"]];
      // What has no toggle of its own shares one.
      return [name, (own[name] ?? []).map((one) => (values.includes(one) ? one : "other"))];
    }),
  );
}

function showState({ element, state }: Card): void {
  const you = need<HTMLElement>(element, "[data-role=you]");
  you.dataset.state = state;
  you.textContent = STATE_WORDS[state];
  const told = mayBeTold(state);
  need<HTMLElement>(element, "[data-role=ruling]").hidden = !told;
  element.querySelector(".bars")?.toggleAttribute("hidden", told);
}

function showToggle(toggle: HTMLButtonElement, group: string, cards: Card[], chosen: Chosen): void {
  const value = toggle.dataset.value ?? "";
  const number = count(
    cards.map(({ facets }) => facets),
    chosen,
    group,
    value,
  );
  toggle.ariaPressed = String(chosen.get(group)?.has(value) ?? false);
  toggle.classList.toggle("none", number === 0);
  need(toggle, "[data-role=count]").textContent = String(number);
  need<HTMLElement>(toggle, ".bar").style.setProperty("--part", String(number / cards.length));
}
