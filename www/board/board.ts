/** A board one can see, press, walk by keys and have read aloud. */
import { Drawing } from "./drawing.ts";
import { MARGIN, place, rows, type Step, walk } from "./geometry.ts";
import type { BoardHandle, BoardOptions, BoardShape, BoardView, Command, Location } from "./options.ts";
import { pointLabel } from "./words.ts";

/** Below this many pixels a point, a tap only pencils the stone in and a second tap plays it. */
const FINGER = 24;

const STEPS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
const LETTERS: Record<string, Command> = { p: "pass", u: "back", r: "forward", h: "hint" };

const isStep = (key: string): key is Step => STEPS.includes(key);

/** Puts a board into `host`, which is the board's from then on. */
export function mountBoard(host: HTMLElement, options: BoardOptions): BoardHandle {
  const grid = document.createElement("div");
  grid.className = "points";
  grid.setAttribute("role", "grid");
  if (options.describedBy) grid.setAttribute("aria-describedby", options.describedBy);

  let { shape, view } = options;
  let drawing: Drawing;
  let cells: HTMLElement[] = [];
  /** The one point that the Tab key reaches. */
  let current: Location = 0;
  let pencilled: Location | null = null;

  const unit = (): number => host.clientWidth / (shape.width + 2 * MARGIN);

  const measure = (): void => {
    // Lines and letters keep a least size on small boards; CSS needs to know what a pixel is.
    if (host.clientWidth > 0) host.style.setProperty("--px", String(1 / unit()));
  };

  function build(label: string): void {
    drawing = new Drawing(shape);
    grid.setAttribute("aria-label", label);
    cells = [];
    host.style.setProperty("--across", String(shape.width + 2 * MARGIN));
    host.style.setProperty("--down", String(shape.height + 2 * MARGIN));
    grid.replaceChildren(
      ...rows(shape).map((row) => {
        const line = document.createElement("div");
        line.setAttribute("role", "row");
        line.append(...row.map(cell));
        return line;
      }),
    );
    const middle = { x: shape.width / 2, y: shape.height / 2 };
    const distance = (p: { x: number; y: number }) => Math.hypot(p.x - middle.x, p.y - middle.y);
    current = shape.points.reduce((best, p, at) => {
      const other = shape.points[best];
      return other && distance(other) <= distance(p) ? best : at;
    }, 0);
    host.replaceChildren(drawing.element, grid);
    measure();
  }

  function cell(at: Location): HTMLElement {
    const element = document.createElement("div");
    element.className = "point";
    element.setAttribute("role", "gridcell");
    element.dataset.point = shape.points[at]?.name ?? String(at);
    const { left, top } = place(shape, at);
    element.style.left = `${left}%`;
    element.style.top = `${top}%`;
    let touch = false;
    element.addEventListener("pointerdown", (event) => {
      touch = event.pointerType !== "mouse";
    });
    element.addEventListener("pointerenter", (event) => {
      if (event.pointerType === "mouse" && pencilled === null && view.playable.includes(at))
        drawing.pencilIn(at, view.hand, false);
    });
    element.addEventListener("pointerleave", () => {
      if (pencilled === null) drawing.pencilIn(null, null, false);
    });
    element.addEventListener("click", () => {
      stand(at);
      const small = touch && unit() < FINGER;
      touch = false;
      if (small && pencilled !== at && view.playable.includes(at)) pencil(at);
      else choose(at);
    });
    cells[at] = element;
    return element;
  }

  function pencil(at: Location | null): void {
    if (pencilled === at) return;
    pencilled = at;
    drawing.pencilIn(at, view.hand, true);
    options.onPencil?.(at);
  }

  function choose(at: Location): void {
    pencil(null);
    drawing.pencilIn(null, null, false);
    options.onPoint(at);
  }

  /** Moves the single tab stop. */
  function stand(at: Location): void {
    cells[current]?.setAttribute("tabindex", "-1");
    current = at;
    cells[at]?.setAttribute("tabindex", "0");
    cells[at]?.focus({ preventScroll: true });
  }

  function show(animate: boolean): void {
    pencil(null);
    drawing.show(view, animate);
    cells.forEach((element, at) => {
      element.setAttribute("aria-label", pointLabel(shape, view, at));
      element.tabIndex = at === current ? 0 : -1;
      element.classList.toggle("playable", view.playable.includes(at));
    });
  }

  grid.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey) return;
    if (isStep(event.key)) stand(walk(shape, current, event.key, event.ctrlKey));
    else if (event.ctrlKey) return;
    else if (event.key === "Enter" || event.key === " ") choose(current);
    else if (event.key === "Escape" && pencilled !== null) pencil(null);
    else {
      const command = LETTERS[event.key.toLowerCase()];
      if (!command || !options.onCommand) return;
      options.onCommand(command);
    }
    event.preventDefault();
  });

  host.classList.add("board");
  build(options.label);
  show(false);
  new ResizeObserver(measure).observe(host);

  return {
    update(next: BoardView) {
      view = next;
      show(true);
    },
    reshape(nextShape: BoardShape, nextView: BoardView, label: string) {
      shape = nextShape;
      view = nextView;
      build(label);
      show(false);
    },
    focus() {
      cells[current]?.focus();
    },
  };
}
