/** What the reader has done so far, at the foot of each page and beside the chapters; saved, loaded, forgotten. */
import { element, need } from "../dom.ts";
import { saveFile } from "../kit/save-file.ts";
import { given } from "./answers.ts";
import { countChapter, countWords, holdings, loadedWords, practised, type Steps } from "./counts.ts";
import { deviceStore } from "./progress.ts";
import { FILE_NAME, fromFile, isTooLarge, TOO_LARGE, toFile } from "./progress-file.ts";
import { mergeRecords } from "./reader-record.ts";

export function wireProgress(): void {
  const steps = JSON.parse(need(document, "script#steps").textContent ?? "{}") as Steps;
  const store = deviceStore();
  // The whole book is a large number for whoever has just begun it.
  const list = document.querySelector(".whole-book");
  const here = list?.querySelector<HTMLAnchorElement>("[aria-current=page]");
  const page =
    here?.querySelector<HTMLElement>("[data-done]")?.dataset.done ??
    /([\w-]+)\.html$/.exec(here?.pathname ?? "")?.[1];
  const below = list?.querySelector(".numbers")?.ariaLabel?.toLowerCase();
  const root = need<HTMLElement>(document, "[data-role=kept]");
  const part = <T extends HTMLElement>(name: string): T => need<T>(root, `[data-role="${name}"]`);
  const press = (name: string, doing: () => void): HTMLElement => {
    const button = need<HTMLElement>(root, `[data-control="${name}"]`);
    button.addEventListener("click", doing);
    return button;
  };
  const say = (words: string): void => {
    part("kept-said").textContent = words;
  };

  function show(): void {
    const kept = store.all();
    const where = store.lasts()
      ? "It is kept in this browser and goes nowhere else."
      : "This browser keeps nothing of it: save it as a file before you leave.";
    const answers = given(kept.practice);
    part("kept-count").textContent = [
      countWords(kept, steps, page, below),
      answers > 0 && `${practised(answers)}.`,
      where,
      store.told(),
    ]
      .filter(Boolean)
      .join(" ");
    for (const place of document.querySelectorAll<HTMLElement>("[data-done]")) {
      const { done, all } = countChapter(kept, steps[place.dataset.done ?? ""] ?? {});
      const words = element("span", { class: "visually-hidden" }, `, ${done} of ${all} steps solved`);
      const sign = element("span", { "aria-hidden": "true" }, `${done}/${all}`);
      place.replaceChildren(...(done > 0 ? [sign, words] : []));
      place.classList.toggle("all", done > 0 && done === all);
    }
  }

  /** Asks once more, or leaves it at that. The focus goes with the question. */
  function ask(open: boolean): void {
    part("sure").hidden = !open;
    part("sure-words").textContent = open
      ? `This forgets ${holdings(store.all())}. Only a file can bring them back.`
      : "";
    if (open) keep.focus();
    else forget.focus();
  }

  async function load(file: File): Promise<void> {
    if (isTooLarge(file.size)) return say(TOO_LARGE);
    const found = fromFile(await file.text(), new Date());
    if ("refused" in found) return say(found.refused);
    const before = store.all();
    store.change((kept) => void mergeRecords(kept, found.kept));
    say(loadedWords(before, store.all(), steps, found.unread));
  }

  press("save", () => {
    saveFile(new Blob([toFile(store.all())], { type: "application/json" }), FILE_NAME);
    say(`Saved as ${FILE_NAME}.`);
  });
  const input = part<HTMLInputElement>("file");
  press("load", () => input.click());
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (!file) return;
    // The same file may be chosen again.
    input.value = "";
    load(file).catch(() => say("This file can’t be read: it was moved, or it may not be opened."));
  });
  const forget = press("forget", () => {
    say("");
    ask(true);
  });
  press("forget-all", () => {
    store.forget();
    ask(false);
    say("Forgotten.");
  });
  const keep = press("keep-all", () => ask(false));
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !part("sure").hidden) ask(false);
  });

  store.onChange(show);
  show();
  root.hidden = false;
}
