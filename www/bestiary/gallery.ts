/** The gallery at work: what the reader has done with each specimen, and the filters. */
import { need } from "../dom.ts";
import { deviceStore } from "../progress/progress.ts";
import { type Chosen, count, type Facets, isShown, readChosen, writeChosen } from "./facets.ts";
import { isMet, mayBeTold, STATE_WORDS, type State, stateOf } from "./reader-state.ts";
import { BESTIARY } from "./words.ts";

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
