import { expect, test } from "vitest";
import { Memory } from "../test/answers.ts";
import { countWords } from "./counts.ts";
import { Progress, Store } from "./progress.ts";
import { pageIn, writeRecord } from "./reader-record.ts";

const on = (device: Memory | null, page: string): Progress => new Progress(new Store(device), page);

test("what was done is found again, page by page", () => {
  const memory = new Memory();
  on(memory, "one").solve("step-1");
  on(memory, "two").predict("step-2", 3);
  on(memory, "two").predict("step-2", 1);
  expect(on(memory, "one").solved("step-1")).toBe(true);
  expect(on(memory, "one").solved("step-2")).toBe(false);
  expect(on(memory, "two").predicted("step-2")).toBe(3);
  expect(on(memory, "one").predicted("step-2")).toBeNull();
});

test("two tabs do not forget what the other did", () => {
  const memory = new Memory();
  const [one, two] = [on(memory, "one"), on(memory, "one")];
  one.solve("step-1");
  two.solve("step-2");
  two.play("step-4");
  expect(one.solved("step-2") && two.solved("step-1")).toBe(true);
  one.solve("step-3");
  expect(new Store(memory).all().pages.get("one")).toMatchObject({ played: true });
  expect(on(memory, "one").solved("step-2")).toBe(true);
});

test("what the first format kept is taken over, also when an older page writes on", () => {
  const memory = new Memory();
  memory.setItem("loja.progress", '{"format":1,"solved":{"one":["step-1"]}}');
  const progress = on(memory, "one");
  expect(progress.solved("step-1")).toBe(true);
  progress.solve("step-2");
  memory.setItem("loja.progress", '{"format":1,"solved":{"one":["step-1","step-3"]}}');
  expect([1, 2, 3].map((n) => progress.solved(`step-${n}`))).toEqual([true, true, true]);
});

test("what a later version wrote is read and not overwritten", () => {
  const memory = new Memory();
  const later = '{"format":6,"pages":{"one":{"solved":["step-1"],"dreams":7}}}';
  memory.setItem("loja.reader", later);
  const store = new Store(memory);
  const progress = new Progress(store, "one");
  progress.solve("step-2");
  expect(progress.solved("step-1") && progress.solved("step-2")).toBe(true);
  expect(memory.getItem("loja.reader")).toBe(later);
  expect(store.lasts()).toBe(false);
});

test("damage is survived, and mended by the next deed", () => {
  const memory = new Memory();
  memory.setItem("loja.reader", '{"pages":{"one":{"solved":["step-1",{}]},"__proto__":1');
  const progress = on(memory, "one");
  expect(progress.solved("step-1")).toBe(false);
  progress.solve("step-2");
  expect(on(memory, "one").solved("step-2")).toBe(true);
});

test("a text that is damaged is told of and put aside before another takes its place", () => {
  const memory = new Memory();
  const broken = '{"format":3,"pages":{"one":{"solved":["step-1"]}},"practice":{"answers":["tru';
  memory.setItem("loja.reader", broken);
  const store = new Store(memory);
  expect(store.told()).toContain("is damaged. Nothing of it could be read");
  expect(memory.getItem("loja.reader")).toBe(broken);
  new Progress(store, "one").solve("step-2");
  expect(memory.getItem("loja.reader.damaged")).toBe(broken);
  // It stays told as long as the page is open, and is mended for the next one.
  expect(store.told()).toContain("1 entry of it could be read");
  expect(new Store(memory).told()).toBeNull();
  store.forget();
  expect([...memory.texts.keys()]).toEqual([]);
});

test("single entries that are damaged are counted, and the others stay", () => {
  const memory = new Memory();
  const text = '{"format":3,"pages":{"one":{"solved":["step-1",7,{}]},"two":3}}';
  memory.setItem("loja.reader", text);
  const store = new Store(memory);
  expect(store.told()).toBe("3 entries could not be read and were left out; 1 is here.");
  new Progress(store, "one").solve("step-2");
  expect(memory.getItem("loja.reader.damaged")).toBe(text);
  expect(new Progress(new Store(memory), "one").solved("step-1")).toBe(true);
});

test("where nothing can be put aside, nothing is written over it", () => {
  const memory = new Memory();
  memory.setItem("loja.reader", "{");
  const tight = Object.assign(Object.create(memory) as Memory, {
    setItem(key: string, text: string) {
      if (key.endsWith("damaged")) throw new Error("quota");
      memory.setItem(key, text);
    },
  });
  const store = new Store(tight);
  new Progress(store, "one").solve("step-1");
  expect([memory.getItem("loja.reader"), store.lasts()]).toEqual(["{", false]);
});

test("a device without storage, or with a full one, loses nothing but the marks", () => {
  const none = new Store(null);
  new Progress(none, "one").solve("step-1");
  expect(new Progress(none, "one").solved("step-1")).toBe(true);
  expect(none.lasts()).toBe(false);
  const broken = (): never => {
    throw new Error("quota");
  };
  const full = new Store({ getItem: broken, setItem: broken, removeItem: broken });
  new Progress(full, "one").solve("step-1");
  expect(new Progress(full, "one").solved("step-1")).toBe(true);
  full.forget();
  expect(new Progress(full, "one").solved("step-1")).toBe(false);
});

test("once the device takes it again, this page holds nothing back from what another tab forgets", () => {
  const memory = new Memory();
  let full = true;
  const filling = Object.assign(Object.create(memory) as Memory, {
    setItem(key: string, text: string) {
      if (full) throw new Error("quota");
      memory.setItem(key, text);
    },
  });
  const [here, there] = [new Store(filling), new Store(memory)];
  new Progress(here, "one").solve("step-1");
  full = false;
  new Progress(here, "one").solve("step-2");
  expect(here.lasts()).toBe(true);
  there.forget();
  expect(here.all().pages.size).toBe(0);
});

test("forgetting forgets all of it, here and in the other tab", () => {
  const memory = new Memory();
  memory.setItem("loja.progress", '{"format":1,"solved":{"one":["step-1"]}}');
  memory.setItem("loja.theme", "dark");
  const [here, there] = [new Store(memory), new Store(memory)];
  new Progress(there, "one").solve("step-2");
  here.forget();
  expect(there.all().pages.size).toBe(0);
  new Progress(there, "one").solve("step-3");
  expect(writeRecord(here.all())).toBe('{"format":5,"pages":{"one":{"solved":["step-3"]}}}');
  expect(memory.getItem("loja.theme")).toBe("dark");
});

test("whoever listens is told of every change, and of none that changes nothing", () => {
  const store = new Store(new Memory());
  const progress = new Progress(store, "one");
  let told = 0;
  progress.onChange(() => told++);
  progress.solve("step-1");
  progress.solve("step-1");
  progress.predict("step-1", 0);
  progress.play("step-1");
  progress.play("step-1");
  store.change((kept) => pageIn(kept, "two").solved.add("step-1"));
  store.forget();
  expect(told).toBe(5);
});

test("a section read, a figure tried and a step solved are three things, and the last place is kept", () => {
  const memory = new Memory();
  const progress = on(memory, "one");
  progress.read("opening");
  progress.play("step-1");
  progress.predict("step-2", 0);
  progress.solve("step-3");
  progress.stand("two-kos", 4, new Date(5_000));
  expect([progress.wasRead("opening"), progress.wasRead("two-kos")]).toEqual([true, false]);
  expect(["step-1", "step-2", "step-3"].map((id) => progress.tried(id))).toEqual([true, true, false]);
  const kept = new Store(memory).all();
  expect(kept.here).toEqual({ page: "one", section: "two-kos", number: 4, when: 5 });
  expect(countWords(kept, { one: { one: 7 } })).toBe("1 of 7 steps solved, 2 more tried. 1 section read.");
  const steps = { one: { one: 7, below: 10 }, two: { two: 5 } };
  // A page counts its own steps, and not those of the pages below it.
  expect(countWords(kept, steps, "one")).toBe(
    "1 of 7 steps solved on this page, 2 more tried. 1 section read.",
  );
  expect(countWords(kept, steps, "below")).toBe("0 of 10 steps solved on this page.");
  expect(countWords(kept, steps, "two")).toBe("0 of 5 steps solved on this page.");
  expect(countWords(kept, steps)).toMatch(/^1 of 22 steps solved, /);
});

test("a page that asks nothing itself counts the pages below it, by their name", () => {
  const store = new Store(new Memory());
  const steps = { zoo: { "beast-1": 1, "beast-2": 2, "beast-3": 2 } };
  expect(countWords(store.all(), steps, "zoo", "beasts")).toBe("0 of 3 beasts solved.");
  store.change((kept) => {
    pageIn(kept, "beast-1").solved.add("step-1");
    pageIn(kept, "beast-2").solved.add("step-1");
    pageIn(kept, "beast-3").played = true;
  });
  expect(countWords(store.all(), steps, "zoo", "beasts")).toBe("1 of 3 beasts solved, 1 more tried.");
  expect(countWords(store.all(), steps, "beast-2", "beasts")).toBe("1 of 2 steps solved on this page.");
});

test("sections that were only looked at are told from the third on", () => {
  const memory = new Memory();
  const progress = on(memory, "one");
  const said = () => countWords(new Store(memory).all(), { one: { one: 7 } });
  progress.read("opening");
  progress.read("two-kos");
  expect(said()).toBe("0 of 7 steps solved.");
  progress.read("three-kos");
  expect(said()).toBe("0 of 7 steps solved. 3 sections read.");
});
