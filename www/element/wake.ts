/** From the first press to the live part. Fetched with that press. */
import type { Location } from "../board/options.ts";
import type { Mount } from "./mount.ts";
import type { Events } from "./options.ts";
import type { First } from "./places.ts";
import type { Scene } from "./reading/scene.ts";
import { framed } from "./size.ts";
import type { Place, Press } from "./still-board.ts";

/** Controls that walk through a game. All else that is pressed before the board is there was meant for what it shows then. */
const STEPS: readonly string[] = ["back", "forward", "undo-all"];

/** Below this many pixels a point, a finger does not say which one it means. */
const FINGER = 24;

export async function wake(mount: Mount, scene: Scene, press: Press, signal: AbortSignal): Promise<void> {
  const { places } = mount;
  const told = places.words.querySelector(".told");
  if (told) told.textContent = places.spoken.textContent = "The engine is loading.";
  const first = press && "width" in press ? pointOf(press, scene) : press;
  const { wake } = await import("./live/index.ts");
  signal.throwIfAborted();
  const spoken = places.spoken.textContent;
  const caption = places.caption.textContent ?? "";
  const tell = <K extends keyof Events>(name: K, detail: Events[K]): void => mount.tell(name, detail);
  // Where the reader is when all of it is replaced.
  const { root } = places;
  let last: Element | null = root.activeElement;
  const notice = (): void => {
    last = root.activeElement;
  };
  root.addEventListener("focusin", notice);
  const live = await wake({
    places,
    known: {
      ...scene.known,
      caption,
      rules: String(mount.holder.ask("rules") ?? ""),
      turns: String(mount.holder.ask("moves") ?? ""),
    },
    first,
    signal,
    tell,
  }).finally(() => root.removeEventListener("focusin", notice));
  if (signal.aborted) {
    mount.meanwhile.length = 0;
    live.destroy();
    // It stood in the places of what the element has become by now.
    return mount.scene ? mount.again() : undefined;
  }
  mount.live = live;
  scene.visit = live.visit;
  // The live part may have said something in answer to the press.
  if (places.spoken.textContent === spoken) places.spoken.textContent = "";
  mount.turnTo("live");
  refocus(mount, first, last);
  for (const press of mount.meanwhile.splice(0))
    if (press && "name" in press && STEPS.includes(press.name)) controlIn(places, press.name)?.click();
}

/** Which point is nearest to a press. */
function pointOf({ x, y, width, finger }: Place, { shape, known }: Scene): First {
  const frame = framed(shape, known.coordinates);
  const unit = width / frame.width;
  if (finger && unit < FINGER) return null;
  const spots = [...frame.shape.points.map((point, at) => ({ ...point, at })), ...frame.copies];
  let best: Location | null = null;
  let least = 0.75;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x / unit - frame.left, spot.y - y / unit - frame.top);
    if (distance < least) [best, least] = [spot.at, distance];
  }
  return best === null ? null : { kind: "point", at: best };
}

const controlIn = ({ controls }: Mount["places"], name: string): HTMLElement | null =>
  controls.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`);

/** The focus comes to what stands in the place of what had it or was pressed, or else to the board. */
function refocus({ host, places, scene }: Mount, first: First, last: Element | null): void {
  const { root, board, frame } = places;
  const { activeElement, body } = host.ownerDocument;
  if (root.activeElement || (activeElement && activeElement !== body)) return;
  const control = (last as HTMLElement | null)?.dataset.control ?? (first?.kind === "control" && first.name);
  const point = first?.kind === "point" && (scene?.shape.points[first.at]?.name ?? "");
  const there = control
    ? controlIn(places, control)
    : point && board.querySelector<HTMLElement>(`[data-point="${CSS.escape(point)}"]`);
  frame.tabIndex = -1;
  (there || board.querySelector<HTMLElement>("[tabindex='0']") || frame).focus({ preventScroll: true });
}
