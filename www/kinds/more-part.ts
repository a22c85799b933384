/** What stands behind "More": the diagram to copy, and the way to play on. */
import { button, element } from "../dom.ts";
import { engine, type Move, type PositionInput } from "../engine/engine.ts";

export function morePart(
  diagram: string,
  game: { start: PositionInput; moves: readonly Move[] },
): HTMLElement[] {
  const told = element("p", { class: "note", role: "status" });
  const copy = button("Copy the diagram", "quiet", () => {
    // Where the page may not write to the clipboard the diagram can still be marked by hand.
    const copied = navigator.clipboard?.writeText(diagram) ?? Promise.reject(new Error("no clipboard"));
    copied.then(
      () => {
        told.textContent = "Copied.";
      },
      () => {
        told.textContent = "This browser does not allow it. Mark the diagram and copy it yourself.";
      },
    );
  });
  const play = element("a", { href: "referee.html" }, "Play on from here");
  engine.write(game.start, game.moves, "link").then(
    (link) => {
      play.href = `referee.html#${link}`;
    },
    // The page opens all the same, empty.
    () => {},
  );
  return [
    element("h3", {}, "The diagram as text"),
    element("pre", { tabindex: "0", "aria-label": "The diagram as text" }, diagram),
    copy,
    told,
    element("p", {}, play),
  ];
}
