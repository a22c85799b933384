import { expect, test } from "vitest";
import { Progress, parse } from "./progress.ts";

class Memory {
  text: string | null = null;
  getItem(): string | null {
    return this.text;
  }
  setItem(_: string, text: string): void {
    this.text = text;
  }
}

test("what was solved is found again, chapter by chapter", () => {
  const memory = new Memory();
  new Progress(memory, "one").solve("step-1");
  new Progress(memory, "two").solve("step-2");
  expect(new Progress(memory, "one").solved("step-1")).toBe(true);
  expect(new Progress(memory, "one").solved("step-2")).toBe(false);
  expect(new Progress(memory, "two").solved("step-2")).toBe(true);
});

test("two tabs do not forget what the other solved", () => {
  const memory = new Memory();
  const [one, two] = [new Progress(memory, "one"), new Progress(memory, "one")];
  one.solve("step-1");
  two.solve("step-2");
  expect(one.solved("step-2") && two.solved("step-1")).toBe(true);
  one.solve("step-3");
  expect(new Progress(memory, "one").solved("step-2")).toBe(true);
});

test.each([
  null,
  "",
  "{",
  "[]",
  "null",
  '{"solved":3}',
  '{"solved":{"one":"step-1"}}',
  '{"solved":{"one":[1,null]}}',
])("unreadable storage counts as nothing solved: %s", (text) => {
  expect(Object.values(parse(text).solved).flat()).toEqual([]);
});

test("what can still be read is kept", () => {
  expect(parse('{"solved":{"one":["step-1",7],"two":5}}').solved).toEqual({ one: ["step-1"] });
});

test("a device without storage, or with a full one, loses nothing but the marks", () => {
  const none = new Progress(null, "one");
  none.solve("step-1");
  expect(none.solved("step-1")).toBe(true);
  const full = new Progress(
    {
      getItem: () => null,
      setItem: () => {
        throw new Error("quota");
      },
    },
    "one",
  );
  full.solve("step-1");
  expect(full.solved("step-1")).toBe(true);
});
