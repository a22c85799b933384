/** On the page of a beast, what comes after its question stays folded until the reader has answered it. */
import { need } from "../dom.ts";
import { progressOf } from "../progress/progress.ts";
import { BESTIARY } from "./words.ts";

const WHY = BESTIARY.folded;

/** Tells of each section whether it may be opened: null, or why not. */
type MayOpen = (section: { id: string }) => string | null;

/** Wakes the folded rows of a beast's page; on any other page all may be opened. */
export function foldBeast(slug: string): MayOpen {
  const main = document.querySelector<HTMLElement>("main[data-asks]");
  const question = main?.dataset.asks;
  if (!main || !question) return () => null;
  const progress = progressOf(slug);
  const rows = [...main.querySelectorAll<HTMLAnchorElement>("[data-fold]")];
  const show = (): void =>
    showRows(main, rows, progress.predicted(question) !== null || progress.solved(question));
  progress.onChange(show);
  show();
  return ({ id }) => (rows.some(({ dataset, href }) => dataset.fold === id && !href) ? WHY : null);
}

function showRows(main: HTMLElement, rows: HTMLAnchorElement[], open: boolean): void {
  main.classList.toggle("folded", !open);
  for (const row of rows) {
    if (open) row.href = `#${row.dataset.fold}`;
    else row.removeAttribute("href");
    row.ariaDisabled = open ? null : "true";
    need(row, "[data-role=fold]").textContent = open ? "" : "folded";
  }
  for (const state of document.querySelectorAll("#course [data-role=fold]"))
    state.textContent = open ? "" : " (folded)";
}
