/** The score at the end of a game, as its own system counts what stands. */
import type { BoardView } from "../board/index.ts";
import { button, element } from "../dom.ts";
import { EngineError, lookedWords, type PositionInput } from "../engine/engine.ts";
import { COMPARE_TIME } from "../engine/limits.ts";
import { type Comparison, type RulesName, systems } from "../engine/systems.ts";
import { clause, openWords } from "../laws/ruling-parts.ts";
import { mapOf, resultWords, said } from "../laws/ruling-words.ts";
import type { Scene } from "../laws/scene.ts";
import { lawsTrouble } from "../laws/trouble.ts";

export class CountPart {
  readonly element = element("section", { class: "system-count", "aria-label": "Score" });
  private readonly running = new AbortController();
  private milliseconds = 0;

  constructor(
    private readonly law: RulesName,
    private readonly scene: Scene,
    private readonly overlay: (view: Partial<BoardView>) => void,
  ) {
    void this.count();
  }

  destroy(): void {
    this.running.abort();
  }

  private get start(): PositionInput {
    return this.scene.position;
  }

  private async count(): Promise<void> {
    this.milliseconds += COMPARE_TIME;
    const said = element("p", { class: "laws-progress", role: "status" }, "It is being counted.");
    this.element.replaceChildren(said);
    const { signal } = this.running;
    try {
      const of = { start: this.start, rules: [this.law], ljrg: null };
      const found = await systems.compare(of, this.milliseconds, {
        signal,
        onProgress: ({ nodes, elapsed }) => {
          said.textContent = `${lookedWords(nodes, elapsed)}.`;
        },
      });
      if (!signal.aborted) this.show(found);
    } catch (error) {
      if (signal.aborted) return;
      const bad = error instanceof EngineError && !error.passing;
      said.textContent = bad ? `${error.message}.` : lawsTrouble(error);
      if (!bad) this.element.append(button("Try again", "quiet", () => void this.count()));
    }
  }

  private show(found: Comparison): void {
    const ruling = found.rulings.find(({ rules }) => rules === this.law);
    if (!ruling) return;
    const { scene } = this;
    const part = (stage: "dead" | "whose" | "counted"): HTMLElement =>
      element(
        "div",
        {},
        element("dt", {}, { dead: "Dead stones", whose: "Points", counted: "Counted" }[stage]),
        element("dd", {}, said(scene, ruling, stage).words),
      );
    const open = openWords(ruling);
    const { control, faded } = mapOf(ruling, scene.situation.stones);
    const map = button(
      "Show it on the board",
      "quiet",
      () => {
        const on = map.ariaPressed !== "true";
        map.ariaPressed = String(on);
        this.overlay(on ? { control, faded } : {});
      },
      { "aria-pressed": "false" },
    );
    this.element.replaceChildren(
      element("p", { class: "count-result", role: "status" }, `${resultWords(ruling)}.`),
      element("dl", { class: "count-parts" }, part("dead"), part("whose"), part("counted")),
      ...(open.length > 0 ? [element("p", { class: "count-open" }, open.join(" "))] : []),
      element(
        "div",
        { class: "acts" },
        map,
        ruling.result === "?" && !found.done && button("Look further", "quiet", () => void this.count()),
      ),
      clause(ruling, "counted", false),
    );
  }
}
