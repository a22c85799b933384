/**
 * The parts that no first view waits for: the reader's progress, at the foot of the page, the bar of a low screen, the
 * way on from a done task, and the way to play on.
 */
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
