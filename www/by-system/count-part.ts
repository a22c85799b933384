/** The score at the end of a game, as its own system counts what stands. */
import type { BoardView } from "../board/index.ts";
import { button, element } from "../dom.ts";
import { EngineError, lookedWords, type PositionInput } from "../engine/engine.ts";
import { COMPARE_NODES, moreToCompare } from "../engine/limits.ts";
import { type Comparison, type RulesName, systems } from "../engine/systems.ts";
import { clause, openWords } from "../laws/ruling-parts.ts";
import { mapOf, resultWords, said } from "../laws/ruling-words.ts";
import type { Scene } from "../laws/scene.ts";
import { lawsTrouble } from "../laws/trouble.ts";

export class CountPart {
  readonly element = element("section", { class: "system-count", "aria-label": "Score" });
  private running = new AbortController();
  private gone = false;
  /** How many situations may be looked into. */
  private nodes = COMPARE_NODES;

  constructor(
    private readonly law: RulesName,
    private readonly scene: Scene,
    private readonly overlay: (view: Partial<BoardView>) => void,
  ) {
    void this.count();
  }

  destroy(): void {
    this.gone = true;
    this.running.abort();
  }

  private get start(): PositionInput {
    return this.scene.position;
  }

  private async count(): Promise<void> {
    const said = element("p", { class: "laws-progress", role: "status" }, "It is being counted.");
    this.running = new AbortController();
    const { running } = this;
    const { signal } = running;
    const stop = button("Stop", "quiet", () => running.abort());
    this.element.replaceChildren(said, element("div", { class: "acts" }, stop));
    try {
      const of = { start: this.start, rules: [this.law], ljrg: null };
      const found = await systems.compare(of, this.nodes, {
        signal,
        onProgress: ({ nodes, elapsed }) => {
          said.textContent = `${lookedWords(nodes, elapsed)}.`;
        },
      });
      if (!this.gone) this.show(found);
    } catch (error) {
      if (this.gone) return;
      const stopped = signal.aborted;
      const bad = error instanceof EngineError && !error.passing;
      said.textContent = stopped ? "Stopped." : bad ? `${error.message}.` : lawsTrouble(error);
      const again = button(stopped ? "Go on" : "Try again", "quiet", () => void this.count());
      if (stopped || !bad) stop.replaceWith(again);
      else stop.remove();
      if (stopped) again.focus({ preventScroll: true });
    }
  }

  private lookFurther(): void {
    this.nodes = moreToCompare(this.nodes);
    void this.count();
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
        ruling.result === "?" && found.canGoOn && button("Look further", "quiet", () => this.lookFurther()),
      ),
      clause(ruling, "counted", false),
    );
  }
}
