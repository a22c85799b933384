import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeOf } from "../kit/store.ts";
import { author, startWith } from "./author-state.ts";
import { AuthorTool } from "./tool.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));
// The element draws itself in a browser; here it is its attributes and its text.
vi.mock("../element/loja.ts", () => ({}));

const busy = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  act(() => {
    render(<AuthorTool store={storeOf(startWith(null), author)} busy={busy} />);
  });
});
afterEach(cleanup);

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Position" });
const code = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The code to copy" });
const paste = (text: string) => fireEvent.input(box(), { target: { value: text } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const live = () => document.querySelector("loja-board");

test("what is pasted stands there with the attributes of its code", async () => {
  paste(". x .\nx . x");
  await waitFor(() => expect(code().value).toContain("<loja-board"));
  expect(live()?.textContent).toContain(". x .");
  choose("Colours", "dark");
  choose("Readers’ part", "play");
  await waitFor(() => expect(code().value).toMatch(/mode="play".*theme="dark"/));
  expect(live()?.getAttribute("theme")).toBe("dark");
  fireEvent.click(screen.getByRole("radio", { name: "SGF" }));
  await waitFor(() => expect(code().value).toMatch(/^\(;/));
  expect(busy).toHaveBeenLastCalledWith(false);
  // What is typed is waited for, and work from then on.
  paste(". o .\no . o");
  expect(busy).toHaveBeenLastCalledWith(true);
  await waitFor(() => expect(busy).toHaveBeenLastCalledWith(false));
});

const kind = (name: string) => fireEvent.click(screen.getByRole("radio", { name, exact: true }));
const BENT = "| o o x x x x . |\n| . o o o o x x |\n| x x x . o x . |\n0 0 W 2";

test.each<[string, (string | RegExp)[]]>([
  [
    "HTML",
    [
      'mode="play" caption="A &quot;bent&quot; &lt;four&gt; &amp; more" size="7x3">\n<pre>\n| o o x x x x . |',
    ],
  ],
  [
    "Frame",
    [
      "embed.html#1",
      "&amp;mode=play&amp;caption=A%20%22bent%22",
      'title="A &quot;bent&quot; &lt;four&gt; &amp; more"',
      "loja:size",
    ],
  ],
  ["Markdown", ['```loja mode=play caption="A ""bent"" <four> &amp; more"\n| o o']],
  ["WordPress", ["<!-- wp:html -->\n<link", "<!-- /wp:html -->"]],
  [
    "Discourse",
    [/^<iframe src="[^"<>]*embed\.html#1[^"<>]*" width="690" height="\d+" frameborder="0"><\/iframe>\n$/],
  ],
  ["Picture and link", ["](upload the picture here)", /referee\.html#1[\w-]+&view=play\)/]],
  ["SGF", ["(;", "SZ[7:3]"]],
  ["Sensei’s Library", ["$$"]],
  ["Picture, SVG", ["<svg ", "<desc>Board, 7 columns and 3 rows."]],
])("the code for %s has what belongs there", async (name, parts) => {
  paste(BENT);
  choose("Readers’ part", "play");
  fireEvent.input(screen.getByRole("textbox", { name: "Caption" }), {
    target: { value: 'A "bent" <four> & more' },
  });
  kind(name);
  for (const part of parts)
    await waitFor(() =>
      part instanceof RegExp ? expect(code().value).toMatch(part) : expect(code().value).toContain(part),
    );
});

test("an annotated game stays as it was pasted where readers look on", async () => {
  const sgf = "(;GM[1]SZ[3]PB[Anna]C[Good luck];B[bb]C[The centre](;W[ab])(;W[ba]C[or here]))";
  paste(sgf);
  await screen.findByText(/stays where readers look on/);
  await waitFor(() => expect(code().value).toContain(sgf));
  expect(code().value).toContain('size="3x3" notes="">');
  kind("SGF");
  await waitFor(() => expect(code().value.trim()).toBe(sgf));
  kind("HTML");
  choose("Readers’ part", "play");
  await waitFor(() => expect(code().value).toMatch(/mode="play"/));
  expect(code().value).not.toMatch(/notes|Anna/);
});

test("a link from the page of practice says all of its problem", async () => {
  paste("https://example.org/practice.html#p=1AQkHBAdRbmfyFQAUwQ&ask=refute&set=black:.f-EI&title=Kill");
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Claim" }).value).toBe(
      "black: *****../*****../*....../*......",
    ),
  );
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "The question" }).value).toBe("refute");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Caption" }).value).toBe("Kill");
});

test("points to save are those of whose turn it is", async () => {
  paste("| . x . o . |\n| x . x o o |\n| . x . o . |\n0 0 B 0");
  choose("Readers’ part", "problem");
  choose("The question", "save");
  const points = () => screen.getByRole("textbox", { name: "Points to save" });
  await screen.findAllByText(/choose them on the board/);
  fireEvent.input(points(), { target: { value: "white: e1" } });
  await screen.findByText(/^It is Black’s turn/);
  fireEvent.input(points(), { target: { value: "black: **.../***../**..." } });
  await screen.findByText(/is to save 7 points/);
  await waitFor(() => expect(code().value).toMatch(/mode="problem" ask="save" claim="black: \*\*/));
  expect(screen.queryByRole("combobox", { name: "The reader’s side" })).toBeNull();
});

test("where nothing can be copied, the code is selected", async () => {
  paste(BENT);
  await waitFor(() => expect(code().value).toContain("<loja-board"));
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText(/The text is selected below/);
  expect(document.activeElement).toBe(code());
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, code().value.length]);
});

test("a fault is told with its place, and the button goes there", async () => {
  paste("x o .\n. q .");
  fireEvent.click(await screen.findByRole("button", { name: "Go to line 2, column 3" }));
  expect(box().getAttribute("aria-invalid")).toBe("true");
  expect([document.activeElement, box().selectionStart]).toEqual([box(), 8]);
  expect(code().value).toBe("");
  screen.getByText("There is no position yet.");
});

test("of several positions one is picked, with the focus back in the text", async () => {
  paste(
    JSON.stringify([
      { name: "Corner", rows: ["x."] },
      { name: "Broken", rows: ["xq"] },
    ]),
  );
  await screen.findByText("Position 2 can’t be read.");
  fireEvent.click(screen.getByRole("button", { name: "Corner" }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box().value).toContain('"Corner"');
  await waitFor(() => expect(code().value).toContain("Corner"));
});

test("a claim is read while it is typed; what keeps readers from it stands beside the code", async () => {
  paste(". x .\nx . x");
  choose("Readers’ part", "prove");
  const claim = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Claim" });
  const claiming = (text: string) => fireEvent.input(claim(), { target: { value: text } });
  await screen.findByText(/have to find one themselves/);
  claiming("black: all");
  await screen.findByText(/no border is needed/);
  expect(claim().getAttribute("aria-invalid")).toBe("false");
  claiming("black: z99");
  await screen.findByText(/^Readers can’t argue this claim\./);
  expect(claim().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(live()?.getAttribute("claim")).toBe("black: z99"));
});
