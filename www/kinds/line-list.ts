/** Lines that are told after an answer: each a row of numbered stones, which lead to their places. */
import { COLOR_NAMES } from "../board/color.ts";
import { button, element } from "../dom.ts";
import type { Board, Move } from "../engine/engine.ts";
import { sign } from "../proof/ui.ts";
import type { ExplainedLine } from "./asking.ts";
import { situationAt } from "./track.ts";

/** "a1", "pass", "cycle, b2": what stands beside a move's number. */
function moveName(board: Pick<Board, "points">, move: Move): string {
  if (move.kind === "pass") return "pass";
  const name = move.at == null ? "" : (board.points[move.at]?.name ?? "");
  if (move.kind === "play") return name;
  return name ? `cycle, ${name}` : "cycle";
}

export class Lines {
  readonly element = element("div", { class: "told-lines" });
  private steps: HTMLButtonElement[][] = [];

  constructor(private readonly go: (line: number, move: number) => void) {}

  draw(board: Board, lines: readonly ExplainedLine[]): void {
    this.steps = lines.map(({ moves, track }, line) =>
      moves.map((move, index) => {
        const { turn } = situationAt(track, track.from + index);
        const name = moveName(board, move);
        const label = `Move ${index + 1}, ${COLOR_NAMES[turn]}, ${name}`;
        const step = button("", "told-move", () => this.go(line, index + 1), { "aria-label": label });
        step.append(
          element("span", { class: `told-stone ${turn}` }, String(index + 1)),
          element("span", {}, name),
        );
        return step;
      }),
    );
    const rows = lines.map((line, index) => line.label && this.drawLine(line, index));
    this.element.replaceChildren(...rows.filter((row) => row instanceof HTMLElement));
  }

  clear(): void {
    this.steps = [];
    this.element.replaceChildren();
  }

  /** Marks where one is; null when that is in no line. */
  mark(line: number | null, move: number): void {
    this.steps.forEach((steps, index) => {
      steps.forEach((step, number) => {
        const here = index === line && number + 1 === move;
        if (here) step.setAttribute("aria-current", "step");
        else step.removeAttribute("aria-current");
        step.classList.toggle("made", index === line && number < move);
      });
    });
  }

  private drawLine({ label, result, sign: kind }: ExplainedLine, index: number): HTMLElement {
    const name = element("span", { class: "told-name" }, label);
    const head = element("p", { class: "told-head" }, name, element("span", { class: "result" }, result));
    if (kind) head.prepend(sign(kind));
    const moves = (this.steps[index] ?? []).map((step) => element("li", {}, step));
    return element("div", { class: "told-line" }, head, element("ol", { "aria-label": label }, ...moves));
  }
}
