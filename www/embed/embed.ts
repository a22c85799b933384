/**
 * embed.html: one element, made from the address, as wide as its frame; it tells the page around how tall it is. This
 * script is a classic one, since a sandboxed frame is a stranger to its own host and may load no module.
 */
import { type Address, parseAddress } from "../address/link.ts";
import { unpack } from "../address/packed.ts";
import { element } from "../make.ts";
import { isEmbedded, trust } from "../trusted.ts";
import { attributesOf, refusal } from "./address-attributes.ts";
import { Heights } from "./parent-heights.ts";

/** The folder of embed.html and of loja.js. */
const root: string = import.meta.env.LOJA_ROOT ?? "./";
const here = new URL(root, import.meta.url);
const main = document.querySelector("main") ?? document.body;
const heights = new Heights();

async function show(): Promise<void> {
  const { address, faults } = parseAddress(location.hash);
  const refused = refusal(address) ?? undefined;
  document.title = address.caption || "A position · Loja";
  document.documentElement.dataset.theme = address.theme ?? "auto";
  const text = refused ? null : await textOf(address);
  if (text === null) {
    refuse([...faults, refused ?? "The certificate in this link is damaged: it can’t be unpacked."]);
    return;
  }
  const board = element("loja-board", attributesOf(address), element("pre", { hidden: "" }, text));
  // Only a position that can't be read leaves nothing to see; the element says the rest itself.
  board.addEventListener("loja-error", ({ detail }) => {
    if (detail.code === "position") refuse([`This link can’t be shown. ${detail.message}`]);
  });
  main.replaceChildren(board, ...faults.map(paragraph));
}

async function textOf(address: Address): Promise<string | null> {
  return address.proof ? unpack(address.proof) : `loja:${address.link}`;
}

function refuse(sentences: string[]): void {
  const title = element("h1", {}, "No board to show");
  main.replaceChildren(element("div", { class: "refused" }, title, ...sentences.map(paragraph)));
}

const paragraph = (words: string): HTMLElement => element("p", {}, words);

/** A frame without an origin of its own gets no module from anywhere. */
function load(): void {
  const script = element("script");
  const opaque = self.origin === "null";
  if (!opaque) script.type = "module";
  script.src = new URL(opaque ? "loja-classic.js" : "loja.js", here).href;
  script.onerror = () => refuse(["The board did not load. Load this page again when you are online."]);
  document.head.append(script);
}

function tell(height: number | null): void {
  // Whoever shows this page may know how tall it is: there is nothing else in the message.
  if (height && parent !== window) parent.postMessage({ type: "loja:size", height }, "*");
}

/** Whether the board is there, or a sentence in its place: until it has read the position its height is a guess. */
function settled(): boolean {
  const board = main.querySelector("loja-board");
  if (!board) return true;
  const state = board.shadowRoot?.querySelector<HTMLElement>("[part=frame]")?.dataset.state;
  return state !== undefined && state !== "reading";
}

let width = 0;
const measure = (): void => {
  // What is drawn then may be just as tall, and no observer would hear of it.
  if (!settled()) {
    requestAnimationFrame(measure);
    return;
  }
  if (innerWidth !== width) heights.forget();
  width = innerWidth;
  tell(heights.next(main.getBoundingClientRect().height));
};
// With the next frame, so that a change made by the parent's answer is not heard in the same one.
new ResizeObserver(() => requestAnimationFrame(measure)).observe(main);
addEventListener("load", () => tell(heights.now));
addEventListener("message", ({ data, source }) => {
  if (source === parent && (data as { type?: unknown } | null)?.type === "loja:size") tell(heights.now);
});
addEventListener("hashchange", () => void show());
void show();
trust(isEmbedded);
load();
