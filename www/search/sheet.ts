/** The sheet for searching: it lies over the page one was on, which stays where it was. */
import { button, element } from "../dom.ts";
import { deviceStore } from "../progress/progress.ts";
import type { Asked, SearchFile } from "./documents.ts";
import { type Result, resultGroups } from "./result-list.ts";
import { findShape } from "./shape.ts";
import { ShapeBoard } from "./shape-board.ts";
import { TextIndex } from "./text-index.ts";
import { whereLeft } from "./where-left.ts";

const NOT_HERE = "The search did not load. Try again when you are online.";
const SOME_WORDS = "Nothing has all these words. These have some of them:";
const BEGIN = "Words, a clause such as B4.8, the name of a beast, or a shape.";

class Sheet {
  private readonly dialog = element("dialog", { class: "search", "aria-label": "Search" });
  private readonly input = element("input", {
    type: "search",
    class: "search-input",
    "aria-label": "Search the book",
    placeholder: "Search the book",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  private readonly count = element("p", { class: "search-found", role: "status" });
  private readonly results = element("div", { class: "search-results" });
  private readonly aside = element("aside", { class: "search-aside" });
  private readonly byShape = button("Draw a shape", "quiet", () => this.shapes(this.shape === null), {
    "aria-pressed": "false",
  });
  private shape: ShapeBoard | null = null;
  private found: { file: SearchFile; index: TextIndex } | null = null;
  /** Enter was pressed before the index was there. */
  private goes = false;

  constructor() {
    const close = button("Esc", "search-close", () => this.dialog.close(), {
      "aria-label": "Close the search",
    });
    // Where there are no keys its word is not shown, but a cross.
    close.append(element("span", { class: "search-cross", "aria-hidden": "true" }, "×"));
    const head = element("div", { class: "search-head" }, this.input, this.count, this.byShape, close);
    this.dialog.append(head, element("div", { class: "search-body" }, this.results, this.aside), keys());
    this.input.addEventListener("input", () => {
      this.goes = false;
      this.search();
    });
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.dialog.addEventListener("click", (event) => {
      const { target } = event;
      // Outside the sheet; or to what was found, which may be on this page.
      const link = target instanceof Element && target.closest("a");
      if (target === this.dialog || link) this.dialog.close();
    });
    document.body.append(this.dialog);
  }

  async open(): Promise<void> {
    if (!this.dialog.open) this.dialog.showModal();
    this.input.select();
    this.input.focus();
    if (this.found) {
      this.beside();
      return;
    }
    this.tell(BEGIN);
    try {
      const file = await fetchFile();
      this.found = { file, index: new TextIndex(file.documents) };
      this.beside();
      this.search();
      if (this.goes && this.dialog.open) this.links()[0]?.click();
    } catch {
      this.tell(NOT_HERE);
    }
  }

  private beside(): void {
    const left = this.found ? whereLeft(this.found.file) : [];
    this.aside.replaceChildren(...(this.shape ? [this.shape.root] : left));
  }

  private tell(words: string): void {
    this.count.textContent = "";
    this.results.replaceChildren(element("p", { class: "search-told" }, words));
  }

  private search(): void {
    if (!this.found) return;
    const { file, index } = this.found;
    const query = this.input.value.trim();
    const drawn = this.shape?.drawn();
    const hasShape = drawn?.points.some((row) => row.some((ink) => ink !== null)) ?? false;
    if (query === "" && !hasShape) {
      this.tell(this.shape ? "Draw at least one stone." : BEGIN);
      return;
    }
    const told = withAnswers();
    const mayTell = ({ document }: Result): boolean => told(document.after);
    let results: Result[] = index.find(query).filter(mayTell);
    const all = results.length > 0 || hasShape;
    if (!all) results = index.some(query).filter(mayTell);
    if (drawn && hasShape) {
      const places = new Map(
        findShape(drawn, file.positions).map(({ position, points }) => [position, points]),
      );
      const within = (one: Result): Result[] => {
        const points = one.document.position === undefined ? undefined : places.get(one.document.position);
        return points && one.document.group === "positions" ? [{ ...one, points }] : [];
      };
      // With words as well, both must hold.
      const among = query === "" ? file.documents.map((document) => ({ document, words: [] })) : results;
      results = among.filter(mayTell).flatMap(within);
    }
    if (results.length === 0) {
      this.tell("Nothing found. A shorter word finds more.");
      this.count.textContent = "0 found";
      return;
    }
    this.count.textContent = `${results.length} found`;
    // Before: afterwards it would ask for the layout of all that is new.
    this.results.scrollTop = 0;
    const note = all ? [] : [element("p", { class: "search-told" }, SOME_WORDS)];
    this.results.replaceChildren(...note, ...resultGroups(results, file.positions));
  }

  private shapes(on: boolean): void {
    this.byShape.setAttribute("aria-pressed", String(on));
    this.dialog.classList.toggle("with-shape", on);
    this.shape = on ? new ShapeBoard(() => this.search()) : null;
    this.beside();
    this.search();
    if (this.shape) this.shape.focus();
    else this.input.focus();
  }

  private links(): HTMLAnchorElement[] {
    return [...this.results.querySelectorAll("a")];
  }

  /**
   * Arrows walk through all that was found, and back to the words; a letter goes on writing. The first is marked while one
   * writes, since Enter opens it: Tab goes to it, and from group to group.
   */
  private key(event: KeyboardEvent): void {
    const { key, target } = event;
    const inResults = target instanceof Node && this.results.contains(target);
    if (event.ctrlKey || event.metaKey || event.altKey || !(inResults || target === this.input)) return;
    const links = this.links();
    const at = links.indexOf(target as HTMLAnchorElement);
    if (key === "ArrowDown" || key === "ArrowUp") {
      const next = at + (key === "ArrowDown" ? 1 : -1);
      if (target === this.input && key === "ArrowUp") return;
      if (next < 0) this.input.focus();
      else this.step(links[Math.min(next, links.length - 1)]);
      event.preventDefault();
    } else if (key === "Tab" && !event.shiftKey) {
      const link = target === this.input ? links[0] : this.nextGroup(target as Node);
      if (!link) return;
      this.step(link);
      event.preventDefault();
    } else if (inResults && (key === "ArrowLeft" || key === "ArrowRight")) {
      this.step(links[at + (key === "ArrowRight" ? 1 : -1)]);
      event.preventDefault();
    } else if (key === "Enter" && target === this.input) {
      links[0]?.click();
      this.goes = this.found === null;
      event.preventDefault();
    } else if (inResults && (key === "Backspace" || (key.length === 1 && key !== " "))) this.input.focus();
  }

  /** Where the arrows last were in the group after this one. Back leads by all that lies between, as everywhere. */
  private nextGroup(from: Node): HTMLAnchorElement | undefined {
    const groups = [...this.results.querySelectorAll(".search-group")];
    const next = groups[groups.findIndex((group) => group.contains(from)) + 1];
    return next?.querySelector<HTMLAnchorElement>('a[tabindex="0"]') ?? undefined;
  }

  private step(link: HTMLAnchorElement | undefined): void {
    if (!link) return;
    const group = link.closest("ul");
    for (const other of group?.querySelectorAll("a") ?? []) other.tabIndex = other === link ? 0 : -1;
    link.focus();
    link.scrollIntoView({ block: "nearest" });
  }
}

async function fetchFile(): Promise<SearchFile> {
  const response = await fetch("./search.json");
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  return (await response.json()) as SearchFile;
}

/** Whether something may be told: what a beast's page folds is found by whoever has answered its question. */
function withAnswers(): (after: Asked | undefined) => boolean {
  const { pages } = deviceStore().all();
  return (after) => {
    if (!after) return true;
    const page = pages.get(after.page);
    return Boolean(page?.predicted.has(after.question) || page?.solved.has(after.question));
  };
}

function keys(): HTMLElement {
  const key = (...names: string[]): HTMLElement[] => names.map((name) => element("kbd", {}, name));
  const one = (words: string, ...names: string[]): HTMLElement =>
    element("span", {}, ...key(...names), ` ${words}`);
  return element(
    "p",
    { class: "search-keys" },
    one("choose", "↑", "↓"),
    one("open", "↵"),
    one("next group", "Tab"),
    one("opens this anywhere", "/"),
  );
}

let sheet: Sheet | null = null;

export function openSearch(): Promise<void> {
  sheet ??= new Sheet();
  return sheet.open();
}
