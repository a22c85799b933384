/**
 * Brings words into the part of the screen that neither the board above nor the controls below cover; their beginning,
 * where there is no room for all.
 */
const COVERS = ".top, .view, .controls, .session-row, .question-acts, .onward";

const GAP = 8;

export function reveal(said: Element): void {
  // What lies in a bar is in sight wherever the page stands.
  if (getComputedStyle(said).position === "fixed") return;
  const box = said.getBoundingClientRect();
  let [top, bottom] = [0, innerHeight];
  for (const cover of document.querySelectorAll(COVERS)) {
    if (cover.contains(said) || !cover.checkVisibility()) continue;
    const { position, top: stays, bottom: foot } = getComputedStyle(cover);
    if (position !== "sticky" && position !== "fixed") continue;
    const lies = cover.getBoundingClientRect();
    if (lies.right <= box.left || lies.left >= box.right) continue;
    // What is sticky covers the place where it stays, not where it is before anything has been scrolled.
    if (position === "sticky" && stays !== "auto")
      top = Math.max(top, Number.parseFloat(stays) + lies.height);
    else if (position === "sticky")
      bottom = Math.min(bottom, innerHeight - (Number.parseFloat(foot) || 0) - lies.height);
    else bottom = Math.min(bottom, lies.top);
  }
  const fits = box.height + 2 * GAP <= bottom - top;
  if (box.top < top + GAP || !fits) scrollBy({ top: box.top - top - GAP });
  else if (box.bottom > bottom - GAP) scrollBy({ top: box.bottom - bottom + GAP });
}
