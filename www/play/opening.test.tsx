import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DropPlace, Examples, type OpeningParts, openingOf, PasteBox } from "./opening.tsx";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

const heard = {
  onOpen: vi.fn(),
  onAddress: vi.fn(),
  onCertificate: vi.fn(),
  onExample: vi.fn(),
  onSaid: vi.fn(),
};
let opening: OpeningParts;
let page: ReturnType<typeof render>;

beforeEach(() => {
  opening = openingOf(heard);
  page = render(
    <>
      <PasteBox {...opening} />
      <Examples pick={heard.onExample} />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Paste or open" });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const paste = (text: string): void => {
  fireEvent.input(box(), { target: { value: text } });
  press("Open what I pasted");
};
const said = () => screen.getAllByRole("status")[0]?.textContent;

test.each([
  ["x o .\n. q .\n", /^Line 2, column 3: /, 8],
  ['{"rows": ["xo.",\n "x.."', /^Line 2, column 6: this is not JSON/, 22],
  ["(;SZ[9];B)", /^Line 1, column 10: /, 9],
  ["(;".repeat(2000), /^Line 1, column 4001: /, 4000],
  ["loja:1AQUDAweNCgsB4HTq", /^Character 15 of the link: the checksum/, 19],
  ["x".repeat(1_100_000), /at most 1 MB/, null],
])("a bad paste is told with its place, and kept: %#", async (text, fault, at) => {
  paste(text);
  await waitFor(() => expect(said()).toMatch(fault));
  expect(box().value).toBe(text);
  expect(box().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(box());
  if (at !== null) expect(box().selectionStart).toBe(at);
  expect(heard.onOpen).not.toHaveBeenCalled();
});

test("one position is opened; of several the reader says which, with the focus led there", async () => {
  paste("x . .\n. o .");
  await waitFor(() => expect(heard.onOpen).toHaveBeenCalledTimes(1));
  expect(heard.onOpen.mock.lastCall?.[0].start.rows).toEqual(["x..", ".o."]);
  paste(
    JSON.stringify([{ name: "Broken", rows: ["xq"] }, { name: "Corner", rows: ["x."] }, { rows: ["o."] }]),
  );
  await screen.findByText("There are 3 positions. Which one?");
  expect(screen.getByText(/^Position 1: Object 1: row 1, column 2/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Corner" }));
  press("Position 3");
  expect(heard.onOpen.mock.lastCall?.[0].start.rows).toEqual(["o."]);
});

test("a game with variations is opened by the line that one chooses", async () => {
  paste("(;GM[1]SZ[5];B[aa](;W[bb];B[cc])(;W[dd]))");
  await screen.findByText("This game has 2 lines. Which one?");
  press("variation at move 2: d2");
  const { start, moves } = heard.onOpen.mock.lastCall?.[0] ?? {};
  expect(start.rows).toHaveLength(5);
  expect(moves).toMatchObject([
    { kind: "play", at: 0 },
    { kind: "play", at: 18 },
  ]);
});

test("markup is text", async () => {
  const evil = "<img src=x onerror=alert(1)>";
  paste(
    JSON.stringify([
      { name: evil, rows: ["x.o"] },
      { name: evil, rows: [evil] },
    ]),
  );
  await screen.findByRole("button", { name: evil });
  expect(document.querySelector("img")).toBeNull();
});

test("a link, a certificate and an example go to whom they concern", async () => {
  paste("https://example.org/referee.html#1AQUDAweNCgsB4HTp&view=play");
  await waitFor(() => expect(heard.onAddress).toHaveBeenCalledWith("1AQUDAweNCgsB4HTp&view=play"));
  press(/^Nine points/);
  expect(heard.onExample.mock.lastCall?.[0].name).toBe("Nine points");
});

test("what was typed is not lost to a file or to a link that is kept", async () => {
  fireEvent.input(box(), { target: { value: "typed by hand" } });
  const file = new File(["x q"], "a.txt", { type: "text/plain" });
  const chooser = document.querySelector("input");
  Object.defineProperty(chooser, "files", { value: [file] });
  if (chooser) fireEvent.change(chooser);
  await waitFor(() => expect(said()).toMatch(/^Line 1, column 3/));
  press("Restore the earlier text");
  await waitFor(() => expect(box().value).toBe("typed by hand"));
  act(() => opening.store.send({ kind: "kept", text: "1wrong", words: ["This link can’t be read."] }));
  await waitFor(() => expect(said()).toBe("This link can’t be read."));
  expect(box().value).toBe("1wrong");
  expect(box().getAttribute("aria-invalid")).toBeNull();
});

test("a file that is dropped where the panel is not in sight is told of", async () => {
  const drop = (file: File): void => {
    const event = new Event("drop", { cancelable: true });
    Object.assign(event, { dataTransfer: { files: [file], types: ["Files"] } });
    dispatchEvent(event);
  };
  page.rerender(<DropPlace {...opening} />);
  drop(new File([new Uint8Array(2_000_000)], "large.bin"));
  await waitFor(() => expect(heard.onSaid).toHaveBeenCalled());
  page.rerender(<PasteBox {...opening} />);
  expect(said()).toBe("large.bin has 2.0 MB; at most 1 MB is read.");
});

test("the box is led to when it is asked for, and not when the reader comes back to what was said", async () => {
  paste("x q");
  await waitFor(() => expect(document.activeElement).toBe(box()));
  page.rerender(<p>Another desk</p>);
  page.rerender(<PasteBox {...opening} />);
  expect(box().value).toBe("x q");
  expect(document.activeElement).toBe(document.body);
  act(() => opening.store.send({ kind: "wanted" }));
  expect(document.activeElement).toBe(box());
});

test("capitals alone are ordinary stones, and that is said", async () => {
  paste(". X X\n. O O");
  await waitFor(() => expect(heard.onOpen).toHaveBeenCalled());
  const found = heard.onOpen.mock.lastCall?.[0];
  expect(found.start.rows).toEqual([".xx", ".oo"]);
  expect(found.note).toMatch(/ordinary stones/);
});
