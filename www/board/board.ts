/** A board one can see, press, walk by keys and have read aloud. */
import "./extras/all-extras.ts";
import { type BoardFrame, frameOf } from "./board-frame.ts";
import { canShift } from "./board-kind.ts";
import type { Closer } from "./closer.ts";
import { settled } from "./cover.ts";
import { placeInFrame } from "./frame-position.ts";
import { rows, type Step, walk } from "./geometry.ts";
import { LiveDrawing } from "./live-drawing.ts";
import { fitDrawing, sizeHost, watchWidth } from "./measure.ts";
import type { BoardHandle, BoardOptions, BoardView, Command, Location, Shift } from "./options.ts";
import { labeller } from "./point-labels.ts";
import { SHIFTS, shiftButtons } from "./shifts.ts";

/** Below this many pixels a point, a tap only pencils the stone in and a second tap plays it. */
const FINGER = 24;
/** Below this many a finger that rests has a lens. */
const LENS = 34;
/** Where there is little room, one line is repeated beyond a glued edge instead of two. */
const NARROW = "(max-width: 599px)";

const STEPS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
const LETTERS: Record<string, Command> = { p: "pass", u: "back", r: "forward", h: "hint" };

/** The command of a letter on a board; null: nothing. */
export const commandOf = (key: string): Command | null => LETTERS[key.toLowerCase()] ?? null;

const isStep = (key: string): key is Step => STEPS.includes(key);
const isArrow = (key: string): key is keyof typeof SHIFTS => key in SHIFTS;

/** Puts a board into `host`, which is the board's from then on. */
export function mountBoard(host: HTMLElement, options: BoardOptions): BoardHandle {
  const grid = document.createElement("div");
  grid.className = "points";
  grid.setAttribute("role", "grid");
  if (options.describedBy) grid.setAttribute("aria-describedby", options.describedBy);
  const sheet = document.createElement("div");
  sheet.className = "sheet";
  const opening = document.createElement("div");
  opening.className = "opening-of-board";
  opening.append(sheet);
  const told = document.createElement("p");
  told.className = "told-shift";
  told.setAttribute("role", "status");

  const narrow = matchMedia(NARROW);
  let { shape, view, coordinates = "western" } = options;
  let shift: Shift = { x: 0, y: 0 };
  let frame: BoardFrame;
  let drawing: LiveDrawing;
  let cells: HTMLElement[] = [];
  let copies: HTMLElement[] = [];
  let labels: string[] = [];
  let playable = new Set<Location>();
  /** The one point that the Tab key reaches. */
  let current: Location = 0;
  let pencilled: Location | null = null;

  /** The handling of fingers, where there are any. */
  let closer: Closer = { scale: () => 1, reveal: () => {}, reset: () => {} };
  const unit = (): number => (host.clientWidth / frame.width) * closer.scale();

  /** Makes all of it again for a shape. */
  function build(label: string): void {
    grid.setAttribute("aria-label", label);
    shift = { x: 0, y: 0 };
    told.textContent = "";
    cells = shape.points.map((point, at) => {
      const element = press(document.createElement("div"), at);
      element.className = "point";
      element.setAttribute("role", "gridcell");
      element.dataset.point = point.name;
      return element;
    });
    labels = [];
    lay();
    const middle = { x: shape.width / 2, y: shape.height / 2 };
    const distance = (p: { x: number; y: number }) => Math.hypot(p.x - middle.x, p.y - middle.y);
    current = shape.points.reduce((best, p, at) => {
      const other = shape.points[best];
      return other && distance(other) <= distance(p) ? best : at;
    }, 0);
    // Listening keeps a board alive, so only those listen that need to.
    narrow.removeEventListener("change", onNarrow);
    if (frame.glued && !options.lines) narrow.addEventListener("change", onNarrow);
    const shifts = canShift(shape);
    host.classList.toggle("glued", shifts);
    closer.reset();
    host.replaceChildren(opening, ...(shifts ? [shiftButtons(shape, move), told] : []));
    fitDrawing(host, frame, drawing);
  }

  /** Lays the points out and draws them: again when the window moves. */
  function lay(): void {
    frame = frameOf(shape, { shift, coordinates, lines: options.lines ?? (narrow.matches ? 1 : 2) });
    drawing = new LiveDrawing(frame);
    sizeHost(host, frame);
    // Within a shadow root the page's focus is its host.
    const { activeElement } = grid.getRootNode() as Document | ShadowRoot;
    const focused = cells.find((element) => element === activeElement);
    const lines = rows(frame.shape).map((row) => {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      line.append(...row.flatMap((at) => cells[at] ?? []));
      return line;
    });
    frame.shape.points.forEach((point, at) => {
      const element = cells[at];
      if (element) put(element, point);
    });
    grid.replaceChildren(...lines);
    // The margin repeats what is said already, but a press on it is a press on the board.
    copies = frame.copies.map((spot) => {
      const element = press(document.createElement("div"), spot.at);
      element.className = "point copy";
      put(element, spot);
      return element;
    });
    const beyond = document.createElement("div");
    beyond.className = "points beyond";
    beyond.setAttribute("aria-hidden", "true");
    beyond.append(...copies);
    sheet.replaceChildren(drawing.element, ...(frame.glued ? [beyond] : []), grid);
    focused?.focus({ preventScroll: true });
  }

  function put(element: HTMLElement, spot: { x: number; y: number }): void {
    const { left, top } = placeInFrame(frame, spot);
    element.style.left = `${left}%`;
    element.style.top = `${top}%`;
    element.style.width = `${100 / frame.width}%`;
    element.style.height = `${100 / frame.height}%`;
  }

  /** Lets a place of the picture stand for a location. */
  function press(element: HTMLElement, at: Location): HTMLElement {
    let touch = false;
    element.addEventListener("pointerdown", (event) => {
      touch = event.pointerType !== "mouse";
    });
    element.addEventListener("pointerenter", (event) => {
      if (event.pointerType === "mouse" && pencilled === null && playable.has(at))
        drawing.pencilIn(at, view.hand, false);
    });
    element.addEventListener("pointerleave", () => {
      if (pencilled === null) drawing.pencilIn(null, null, false);
    });
    element.addEventListener("click", () => {
      stand(at);
      const unsure = touch && unit() < FINGER;
      touch = false;
      // What a claim takes in can be left out again, so there is nothing to pencil.
      if (unsure && view.hand !== "claim" && pencilled !== at && playable.has(at)) pencil(at);
      else choose(at);
    });
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

  /** The location on the screen at a place, or its copy beyond a glued edge. */
  function locate(x: number, y: number): Location | null {
    const found = (host.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    const at = cells.indexOf(found as HTMLElement);
    return at >= 0 ? at : (frame.copies[copies.indexOf(found as HTMLElement)]?.at ?? null);
  }

  /** Moves the single tab stop. */
  function stand(at: Location): void {
    hold(at);
    cells[at]?.focus({ preventScroll: true });
    closer.reveal(cells[at]);
  }

  function hold(at: Location): void {
    cells[current]?.setAttribute("tabindex", "-1");
    current = at;
    cells[at]?.setAttribute("tabindex", "0");
  }

  // A screen reader may put the focus on any point: what is pressed next is meant for that one.
  grid.addEventListener("focusin", ({ target }) => {
    const at = cells.indexOf(target as HTMLElement);
    if (at >= 0 && at !== current) hold(at);
  });

  function show(animate: boolean): void {
    pencil(null);
    drawing.show(view, animate);
    playable = new Set(view.playable);
    const label = labeller(shape, view);
    cells.forEach((element, at) => {
      const words = label(at);
      if (labels[at] !== words) element.setAttribute("aria-label", words);
      labels[at] = words;
      const tab = at === current ? 0 : -1;
      if (element.getAttribute("tabindex") !== String(tab)) element.tabIndex = tab;
      element.classList.toggle("playable", playable.has(at));
    });
    frame.copies.forEach(({ at }, index) => {
      copies[index]?.classList.toggle("playable", playable.has(at));
    });
  }

  /** Draws the same again, somewhere else. */
  function redraw(): void {
    lay();
    fitDrawing(host, frame, drawing);
    show(false);
  }

  function onNarrow(): void {
    if (host.isConnected) redraw();
    else narrow.removeEventListener("change", onNarrow);
  }

  function move(by: Shift): void {
    if (!canShift(shape)) return;
    const next = settled(shape, {
      x: shift.x + (shape.wrap?.across ? by.x : 0),
      y: shift.y + (shape.wrap?.down ? by.y : 0),
    });
    if (next.x === shift.x && next.y === shift.y) return;
    shift = next;
    redraw();
    const corner = frame.shape.points.findIndex(({ x, y }) => x === 0 && y === 0);
    told.textContent = corner < 0 ? "" : `Upper left is now ${shape.points[corner]?.name}.`;
    options.onShift?.(shift);
  }

  grid.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey) return;
    if (event.shiftKey && isArrow(event.key) && canShift(shape)) move(SHIFTS[event.key]);
    else if (isStep(event.key)) {
      stand(walk(frame.shape, current, event.key, event.ctrlKey, frame.glued ? frame.at : undefined));
    } else if (event.ctrlKey) return;
    else if (event.key === "Enter" || event.key === " ") choose(current);
    else if (event.key === "Escape" && pencilled !== null) pencil(null);
    else {
      const command = commandOf(event.key);
      if (!command || !options.onCommand) return;
      options.onCommand(command);
    }
    event.preventDefault();
  });

  if (matchMedia("(any-pointer: coarse)").matches)
    import("./fingers.ts").then(
      ({ addCloser, addLens }) => {
        closer = addCloser(host, opening, sheet);
        addLens({
          host,
          sheet,
          wanted: () => unit() < LENS && view.hand !== null,
          drawing: () => drawing.element,
          locate,
          spot: (at) => frame.shape.points[at] ?? null,
          choose: (at) => {
            stand(at);
            choose(at);
          },
        });
      },
      () => {
        // Points that are small take two taps then, as they did before it came.
      },
    );
  host.classList.add("board");
  build(options.label);
  show(false);
  watchWidth(host, () => fitDrawing(host, frame, drawing));

  return {
    update(next: BoardView) {
      view = next;
      show(true);
    },
    reshape(nextShape, nextView, label) {
      shape = nextShape;
      view = nextView;
      build(label);
      show(false);
    },
    coordinates(kind) {
      coordinates = kind;
      redraw();
    },
    unpencil: () => pencil(null),
    focus() {
      cells[current]?.focus({ preventScroll: true });
    },
  };
}
