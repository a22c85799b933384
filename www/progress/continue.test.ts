import { expect, test } from "vitest";
import { onwardFrom, type Stops } from "./continue.ts";

const PAGES: Stops = {
  welcome: ["Whose?", "index.html", "end", "second"],
  aside: ["Ten boards", "aside.html", "board-10", null],
  second: ["Nine points", "second.html", "score", null],
};
const from = (page: string, section: string, number: number) =>
  onwardFrom({ here: { page, section, number, when: 0 } }, PAGES);

test("one goes on where one was, and after the end of a page with the next", () => {
  expect(from("second", "ko", 6)).toEqual({ title: "Nine points", address: "./second.html#ko", number: 6 });
  expect(from("welcome", "end", 10)).toEqual({
    title: "Nine points",
    address: "./second.html",
    number: null,
  });
});

test("what is done leads nowhere back, and neither does a page that is not there", () => {
  expect(from("aside", "board-10", 10)).toBeNull();
  expect(from("second", "score", 15)).toBeNull();
  expect(from("constructor", "end", 1)).toBeNull();
  expect(onwardFrom({ here: null }, PAGES)).toBeNull();
  expect(from("aside", "board-3", 3)?.address).toBe("./aside.html#board-3");
});
