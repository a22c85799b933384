/** What no first view waits for: what the reader has done, at the foot of the page, the bar of a low screen, the way on from what is done, and the way to play on. */
import "./style/page/opened.css";
import "./style/lesson/walk.css";
import "./style/lesson/done.css";
import { wireBar } from "./bar-again.ts";
import { wireProgress } from "./progress/panel.tsx";
import { wireToPlay } from "./to-play.ts";

export function wireLater(): void {
  wireProgress();
  wireBar();
  wireToPlay();
}
