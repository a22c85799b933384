import { expect, test } from "vitest";
import { asksNext, nextThing } from "./next-key.ts";

const page = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};
const next = (html: string) => nextThing(page(html), (element) => !element.hidden)?.textContent ?? null;

test("the next thing is the one filled button or link that is there, and on", () => {
  expect(
    next(`<main><button class="filled next">Next</button><button class="quiet">Skip</button></main>`),
  ).toBe("Next");
  expect(
    next(`<main><button class="filled" hidden>Next</button><a class="filled" href="#ten">Begin</a></main>`),
  ).toBe("Begin");
  expect(next(`<main><button class="filled" aria-disabled="true">Next</button></main>`)).toBeNull();
  // Of two nobody knows which.
  expect(next(`<main><button class="filled">A</button><button class="filled">B</button></main>`)).toBeNull();
  // What is beside the page is not meant.
  expect(next(`<nav><a class="filled" href="#x">Menu</a></nav><main></main>`)).toBeNull();
});

test("Enter asks for it where nothing answers Enter itself, N wherever nobody writes", () => {
  const asks = (html: string, key: string, more: KeyboardEventInit = {}): boolean => {
    const target = page(html).firstElementChild as HTMLElement;
    let asked = false;
    const hear = (event: KeyboardEvent): void => {
      asked = asksNext(event);
    };
    document.addEventListener("keydown", hear, { once: true });
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    return asked;
  };
  const asked = (html: string) => [asks(html, "Enter"), asks(html, "n")];
  expect(asked("<p></p>")).toEqual([true, true]);
  // A heading or a part that was given the focus, so that it is read.
  expect(asked(`<h1 tabindex="-1"></h1>`)).toEqual([true, true]);
  expect(asked("<button></button>")).toEqual([false, true]);
  expect(asked(`<div role="gridcell" tabindex="-1"></div>`)).toEqual([false, true]);
  expect(asked(`<input type="radio">`)).toEqual([false, true]);
  expect(asked("<textarea></textarea>")).toEqual([false, false]);
  expect(asked(`<input type="text">`)).toEqual([false, false]);
  expect(asks("<p></p>", "Enter", { ctrlKey: true })).toBe(false);
  expect(asks("<p></p>", "n", { repeat: true })).toBe(false);
});
