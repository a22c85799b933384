/**
 * Brings words into the part of the screen that neither the board above nor the controls below cover; their beginning,
 * where there is no room for all.
 */
const COVERS = ".top, .view, .controls, .session-row, .question-acts, .onward, .onward .next";

const GAP = 8;

interface Span {
  top: number;
  bottom: number;
}

/**
 * The distance to scroll the page so that `wanted` is seen within `room`, the most important first. A part without room
 * comes in as far as it may, on the side where it lies; of the first alone its beginning is seen.
 */
export function scrollFor(wanted: readonly Span[], room: Span): number {
  const [first, ...others] = wanted;
  if (!first) return 0;
  const fits = ({ top, bottom }: Span): boolean => bottom - top <= room.bottom - room.top;
  if (!fits(first)) return first.top - room.top;
  let seen = first;
  for (const { top, bottom } of others) {
    const all = { top: Math.min(seen.top, top), bottom: Math.max(seen.bottom, bottom) };
    if (!fits(all)) return bottom > seen.bottom ? seen.top - room.top : seen.bottom - room.bottom;
    seen = all;
  }
  return seen.top < room.top ? seen.top - room.top : Math.max(0, seen.bottom - room.bottom);
}

/** Of words that answer a press: so much of them in sight says where the rest is. */
const BEGINNING = 72;

/** How far the page is to be scrolled for the answer to a press: not at all, where its beginning is in sight. */
export function scrollForReply(reply: Span, room: Span): number {
  const begins = { top: reply.top, bottom: Math.min(reply.bottom, reply.top + BEGINNING) };
  return begins.top >= room.top && begins.bottom <= room.bottom ? 0 : scrollFor([reply], room);
}

const isBar = (one: Element): boolean => /sticky|fixed/.test(getComputedStyle(one).position);

/** `also`: what belongs to it, in the order in which it matters. */
export function reveal(said: Element, ...also: readonly (Element | null)[]): void {
  const bars = barsInSight();
  if (!canBeBrought(said)) return;
  const others = also.filter(
    (one): one is Element => one?.checkVisibility() === true && !bars.some((bar) => bar.contains(one)),
  );
  const boxes = [said, ...others].map((one) => one.getBoundingClientRect());
  scrollBy({ top: scrollFor(boxes, roomFor(said, boxes, bars)) });
}

/** The answer to what was pressed in the text: that must not move away under the finger for more than it has to. */
export function revealReply(said: Element): void {
  if (!canBeBrought(said)) return;
  const box = said.getBoundingClientRect();
  scrollBy({ top: scrollForReply(box, roomFor(said, [box], barsInSight())) });
}

const barsInSight = (): Element[] =>
  [...document.querySelectorAll(COVERS)].filter((one) => one.checkVisibility() && isBar(one));

/** A part in a bar is in sight wherever the page stands, and a hidden one can't be brought there. */
const canBeBrought = (said: Element): boolean =>
  getComputedStyle(said).position !== "fixed" && said.checkVisibility();

/** The part of the screen that no bar covers where these boxes are. */
function roomFor(said: Element, boxes: readonly DOMRect[], bars: readonly Element[]): Span {
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  let [top, bottom] = [0, innerHeight];
  for (const bar of bars) {
    if (bar.contains(said)) continue;
    const { position, top: stays, bottom: foot } = getComputedStyle(bar);
    const lies = bar.getBoundingClientRect();
    if (lies.right <= left || lies.left >= right) continue;
    // What is sticky covers the place where it stays, not where it is before anything has been scrolled.
    if (position === "sticky" && stays !== "auto")
      top = Math.max(top, Number.parseFloat(stays) + lies.height);
    else if (position === "sticky")
      bottom = Math.min(bottom, innerHeight - (Number.parseFloat(foot) || 0) - lies.height);
    else bottom = Math.min(bottom, lies.top);
  }
  return { top: top + GAP, bottom: bottom - GAP };
}
