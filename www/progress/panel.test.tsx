import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { Memory } from "../test/answers.ts";
import { YourProgress } from "./panel.tsx";
import { Progress, Store } from "./progress.ts";
import { toFile } from "./progress-file.ts";
import { emptyRecord } from "./reader-record.ts";

const saveFile = vi.hoisted(() => vi.fn());
vi.mock("../kit/save-file.ts", () => ({ saveFile }));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const STEPS = { one: { one: 2 }, beasts: { "beast-1": 1, "beast-2": 3 } };

function shown(page?: string, device: Memory | null = new Memory()) {
  const store = new Store(device);
  const mark = document.body.appendChild(document.createElement("span"));
  mark.dataset.done = "one";
  const counted = { page, below: "beasts" };
  const host = document.body.appendChild(document.createElement("section"));
  render(<YourProgress store={store} steps={STEPS} counted={counted} marks={[mark]} />, { container: host });
  const solve = (step: string) => act(() => new Progress(store, "one").solve(step));
  return { store, mark, solve, device };
}

const count = () => document.querySelector("[data-role=kept-count]")?.textContent;
const said = () => screen.getByRole("status").textContent;
const button = (name: string) => screen.getByRole("button", { name });
async function load(text: string): Promise<void> {
  const before = said();
  const input = document.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File([text], "x.json")], configurable: true });
  fireEvent.change(input);
  await waitFor(() => expect(said()).not.toBe(before));
}
/** What was saved last. */
const saved = (): Promise<string> => {
  const [blob] = saveFile.mock.lastCall as [Blob];
  return blob.text();
};

test("what is done is counted at the foot and beside its chapter", () => {
  const { mark, solve } = shown();
  expect(count()).toMatch(/^0 of 6 steps solved\. It is kept in this browser/);
  expect(mark.textContent).toBe("");
  solve("step-1");
  expect(count()).toMatch(/^1 of 6 steps solved/);
  expect(mark.textContent).toBe("1/2, 1 of 2 steps solved");
  expect(mark.classList.contains("all")).toBe(false);
  solve("step-2");
  expect(mark.classList.contains("all")).toBe(true);
});

test("a page counts its own steps, and one that asks nothing those below it", () => {
  shown("one");
  expect(count()).toMatch(/^0 of 2 steps solved on this page/);
  cleanup();
  shown("beasts");
  expect(count()).toMatch(/^0 of 2 beasts solved\./);
});

test("nothing is forgotten by one press, and the focus goes with the question", () => {
  const { solve } = shown();
  solve("step-1");
  fireEvent.click(button("Delete my progress"));
  expect(screen.getByText(/^This deletes 1 step and 0 predictions\./)).toBeTruthy();
  expect(document.activeElement).toBe(button("Keep it"));
  fireEvent.keyDown(button("Keep it"), { key: "Escape" });
  expect(screen.queryByRole("button", { name: "Keep it" })).toBeNull();
  expect(document.activeElement).toBe(button("Delete my progress"));
  fireEvent.click(button("Delete my progress"));
  fireEvent.click(button("Keep it"));
  expect(count()).toMatch(/^1 of 6/);
  fireEvent.click(button("Delete my progress"));
  fireEvent.click(button("Delete it all"));
  expect(count()).toMatch(/^0 of 6/);
  expect(said()).toBe("Deleted.");
});

test("what is saved is loaded again, and adds to what was done since", async () => {
  const { solve, store } = shown();
  solve("step-1");
  fireEvent.click(button("Save as a file"));
  expect(said()).toBe("Saved as loja-progress.json.");
  const text = await saved();
  act(() => store.forget());
  solve("step-2");
  await load(text);
  expect(said()).toBe("Loaded: 1 step was new here.");
  expect(count()).toMatch(/^2 of 6/);
  await load(text);
  expect(said()).toContain("known here already");
});

test.each([
  ["<img src=x onerror=alert(1)>", "can’t be read"],
  ['{"format":2,"pages":{"one":{"solved":["step-2"]}}}', "saved by something else"],
  ['{"loja":"progress","format":9,"pages":{}}', "newer version"],
  [
    '{"loja":"progress","format":2,"pages":{"__proto__":{"solved":["step-3"]},"<b>":{"played":true}}}',
    "Nothing",
  ],
  [`{"loja":"progress","x":"${"x".repeat(2_100_000)}"}`, "too large"],
])("a file that is none of ours is refused in words, and changes nothing: %.40s", async (text, words) => {
  const { solve, device } = shown();
  solve("step-1");
  const before = [...(device?.texts ?? [])];
  await load(text);
  expect(said()).toContain(words);
  expect([...(device?.texts ?? [])]).toEqual(before);
});

test("where nothing can be kept, the page says so, and saving still works", async () => {
  const { solve } = shown("one", null);
  solve("step-1");
  expect(count()).toMatch(/^1 of 2 .* This browser can’t keep it/);
  fireEvent.click(button("Save as a file"));
  expect(await saved()).toContain('"step-1"');
  expect(toFile(emptyRecord())).not.toContain("step-1");
});
