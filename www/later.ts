/** What no first view waits for: what the reader has done, at the foot of the page, and the bar of a low screen. */
import { wireBar } from "./bar-again.ts";
import { wireProgress } from "./progress/panel.ts";

export function wireLater(): void {
  wireProgress();
  wireBar();
}
