import { expect, test } from "vitest";
import { type AuthorEvent, type AuthorState, author, startWith } from "./author-state.ts";
import type { Outcome, Shown } from "./position.ts";
import { START } from "./wish.ts";

const after = (state: AuthorState, ...events: AuthorEvent[]): AuthorState => events.reduce(author, state);
const shown = (text: string): Outcome => ({ kind: "shown", shown: { text } as Shown, notes: [] });
const take = (name: keyof typeof START, value: string): AuthorEvent => ({ kind: "take", name, value });
const settle: AuthorEvent = { kind: "settle" };

test("what is typed waits, what is chosen doesn’t", () => {
  const typed = after(startWith(null), take("text", "x"));
  expect([typed.wish.text, typed.settled.text]).toEqual(["x", ""]);
  expect(after(typed, take("theme", "dark")).settled).toMatchObject({ text: "x", theme: "dark" });
  expect(after(typed, settle).settled.text).toBe("x");
  expect(after(typed, take("caption", "A pair")).settled).toBe(typed.settled);
});

test("the board has the wishes of the text that was read, and waits for the next", () => {
  const read = after(startWith({ ...START, text: "x" }), { kind: "read", outcome: shown("x") });
  expect(read.ready).toMatchObject({ shown: { text: "x" }, wish: { text: "x" } });
  const other = after(read, take("caption", "A corner"), settle);
  expect(other.ready?.wish.caption).toBe("A corner");
  const next = after(other, take("text", "another text"), settle);
  expect(next.ready).toBe(other.ready);
  const wrong = after(next, { kind: "read", outcome: { kind: "fault", words: "No.", at: null } });
  expect(wrong.ready).toBeNull();
});

test("what an example said of its position is no other position’s, but what the author chose stays", () => {
  const told = { caption: "A pair", board: "torus" };
  const chosen = after(startWith(null), take("theme", "dark"), {
    kind: "example",
    wish: { ...told, text: "x", mode: "play" },
    told,
  });
  expect(chosen.settled).toMatchObject({ theme: "dark", caption: "A pair", mode: "play" });
  const own = after(chosen, take("caption", "Mine"), take("text", "quite another text"));
  expect(own.wish).toMatchObject({ theme: "dark", caption: "Mine", board: "" });
});

test("an address becomes wishes, and what it says in vain is told until the text changes", () => {
  const address = after(startWith({ ...START, text: "https://" }), {
    kind: "read",
    outcome: { kind: "address", wish: { text: "loja:1", caption: "A pair" }, faults: ["No mode."] },
  });
  expect([address.settled, address.faults, address.ready]).toEqual([
    { ...START, text: "loja:1", caption: "A pair" },
    ["No mode."],
    null,
  ]);
  expect(after(address, { kind: "read", outcome: shown("loja:1") }).faults).toEqual(["No mode."]);
  expect(after(address, take("text", "x")).faults).toEqual([]);
});
