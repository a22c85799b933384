/** How far a course is, as shapes: a disc for what is right, a cross, a dash for what was skipped, a ring for now. */
import { element } from "../../dom.ts";
import { svg } from "../../proof/ui.ts";
import { type Course, courseWords, type Mark } from "./course.ts";

/** More would not stand side by side on the smallest phone. */
const MOST = 24;

export function dots(course: Course): HTMLElement {
  const words = courseWords(course);
  const { items, at } = course;
  if (items.length > MOST) return element("p", { class: "dots-told" }, words);
  return element(
    "div",
    { class: "dots", role: "img", "aria-label": words },
    ...items.map(({ mark }, index) => shape(mark, index === at)),
  );
}

function shape(mark: Mark, now: boolean): SVGElement {
  const classes = ["shape", mark, ...(now ? ["now"] : [])].join(" ");
  const box = { class: classes, viewBox: "0 0 16 16", width: "16", height: "16", "aria-hidden": "true" };
  return svg("svg", box, ...drawn(mark, now));
}

function drawn(mark: Mark, now: boolean): SVGElement[] {
  if (mark === "right") return [svg("circle", { class: "disc", cx: "8", cy: "8", r: "5.5" }), ...ring(now)];
  if (mark === "wrong") return [svg("path", { d: "M3.5 3.5l9 9M12.5 3.5l-9 9" }), ...ring(now)];
  if (mark === "skipped") return [svg("path", { d: "M3 8h10" }), ...ring(now)];
  return now ? ring(true) : [svg("circle", { cx: "8", cy: "8", r: "5" })];
}

/** Around the one that is looked at; alone while it is open. */
const ring = (now: boolean): SVGElement[] =>
  now ? [svg("circle", { class: "ring", cx: "8", cy: "8", r: "6.5" })] : [];
