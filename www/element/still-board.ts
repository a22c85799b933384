/** The board, the words and the controls as they are before anything was pressed. */

import { canShift } from "../board/board-kind.ts";
import { drawFigure } from "../board/figure.ts";
import { button, element } from "../make.ts";
import { type Control, controlsOf, type StillPlaces } from "./element-frame.ts";
import { glyph, LOOKS } from "./icons.ts";
import type { First } from "./places.ts";
import type { Scene } from "./reading/scene.ts";
import { boardWords, lineOf, taskOf } from "./task-words.ts";

/** The press: a known part, or a place of the drawing in pixels. */
export type Press = First | Place;

export interface Place {
  x: number;
  y: number;
  /** Of the drawing. */
  width: number;
  finger: boolean;
}

type Wake = (press: Press) => void;

export function drawStill(places: StillPlaces, scene: Scene, wake: Wake): void {
  const { known } = scene;
  places.frame.dataset.mode = known.mode;
  places.frame.toggleAttribute("data-plain", known.mode === "view" && !known.moves.length);
  places.board.replaceChildren(figure(scene, wake));
  places.words.replaceChildren(...words(scene, wake));
  places.words.hidden = known.mode === "view" && !scene.fault;
  places.controls.replaceChildren(
    element(
      "div",
      { class: "controls", role: "group", "aria-label": "Moves" },
      ...controlsOf(known).map((name) => control(name, scene, wake)),
    ),
  );
}

function figure(scene: Scene, wake: Wake): HTMLElement {
  const { known, shape, view } = scene;
  const label = known.caption ? `${known.caption} ${boardWords(scene)}` : boardWords(scene);
  const made = drawFigure(shape, view, { label, coordinates: known.coordinates });
  made.classList.toggle("glued", canShift(shape) && known.mode !== "view");
  if (known.mode === "view" || known.mode === "referee") return made;
  made.setAttribute("role", "button");
  made.setAttribute("aria-label", `${label} Press Enter to play here.`);
  made.tabIndex = 0;
  made.addEventListener("click", (event) => {
    const { left, top, width } = made.getBoundingClientRect();
    const finger = (event as PointerEvent).pointerType === "touch";
    wake({ x: event.clientX - left, y: event.clientY - top, width, finger });
  });
  made.addEventListener("keydown", (event) => {
    if (!/^(Enter| |Arrow.*)$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    // The page must not scroll away under somebody who begins to walk on the board.
    event.preventDefault();
    wake(null);
  });
  return made;
}

function words(scene: Scene, wake: Wake): Node[] {
  const fault = scene.fault ? [element("p", { class: "fault" }, scene.fault)] : [];
  // What is only looked at asks for nothing.
  if (scene.fault && scene.known.mode === "view") return fault;
  const { roles, headline, text, begin } = scene.task ?? taskOf(scene);
  const line = lineOf(scene.line);
  return [
    ...fault,
    ...(roles ? [element("p", { class: "roles" }, roles)] : []),
    element("p", { class: "headline" }, headline),
    element("p", {}, text),
    ...(begin
      ? [
          element(
            "p",
            { class: "actions" },
            button(begin, "quiet", () => wake({ kind: "control", name: "begin" }), { part: "button" }),
          ),
        ]
      : []),
    element(
      "p",
      { class: "situation" },
      element("span", { class: "line" }, line),
      " ",
      element("span", { class: "told" }),
    ),
  ];
}

function control(name: Control, { known }: Scene, wake: Wake): HTMLElement {
  const { at, moves, turns, claim, mode } = known;
  const proves = mode === "prove" || mode === "problem";
  const off: Partial<Record<Control, boolean>> = {
    back: proves || at === 0,
    // What other rules make of their turns, nobody has read yet.
    forward: proves || (at === moves.length && !turns),
    "undo-all": proves || at === 0,
    hint: !claim,
    side: !claim,
  };
  const made = button(glyph(name), "", () => wake({ kind: "control", name }), {
    "data-control": name,
    part: "button",
  });
  made.append(element("span", {}, name === "undo-all" && mode === "view" ? "Start" : LOOKS[name][0]));
  made.ariaDisabled = String(off[name] === true);
  return made;
}
