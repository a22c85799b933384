/** The worst case of a claim, set up in steps that one can look at; then the reader picks his side. */
import { COLORS } from "../board/color.ts";
import { element } from "../dom.ts";
import type { Color, Stage, Verdict } from "../engine/engine.ts";
import { type Action, actionRow } from "./answer.ts";
import type { ProofSession, Side } from "./argument/proof-session.ts";
import type { Lesson } from "./lesson/lesson.ts";
import { foreseenWords, NAMES, other, rolesWords } from "./proof-words.ts";
import { choiceOf, clauses, headline, redraw } from "./ui.ts";

export interface StagingActs {
  step(to: number): void;
  side(side: Side): void;
  play(): void;
  another: (() => void) | null;
}

export class StagingPart {
  readonly element = element("section", { class: "answer-part staging", "aria-label": "The worst case" });
  private readonly text = element("div");
  private readonly sides = new Map<Color, ReturnType<typeof choiceOf<Side>>>();
  private readonly choice = element("div");
  private readonly row = element("div", { class: "staging-row" });

  constructor(
    private readonly acts: StagingActs,
    private readonly refocus: () => void,
    private readonly lesson: Lesson | null,
    private readonly law = false,
  ) {
    for (const color of COLORS)
      this.sides.set(
        color,
        choiceOf(
          "Your side",
          [
            ["claimant", `Defend it as ${NAMES[color]}`],
            ["refuter", `Refute it as ${NAMES[other(color)]}`],
          ],
          acts.side,
        ),
      );
    this.element.append(this.text, this.choice, this.row);
  }

  /** `verdict`: what the engine's proof has found so far. */
  show(
    { claim, step, steps, side, guess }: ProofSession,
    stage: Stage | null,
    verdict: Verdict | null,
  ): void {
    const last = stage !== null && step === steps - 1;
    const here = stage?.steps[step];
    const words = here
      ? `${here.words}${here.rule && !here.words.includes(`(${here.rule})`) ? ` (${here.rule})` : ""}`
      : "";
    const { lesson } = this;
    const filled = !lesson?.done();
    // A claim that was to be found and fails: the next try comes first.
    const fails = lesson !== null && this.acts.another !== null && verdict === "refuted";
    const seen = lesson && verdict ? foreseenWords(guess, verdict) : "";
    redraw(this.text, this.refocus, JSON.stringify([step, steps, words, seen]), () =>
      this.text.replaceChildren(
        ...(seen ? [element("p", { class: "foreseen" }, seen)] : []),
        headline(
          lesson?.level ?? 2,
          this.law
            ? "What is tried out"
            : stage
              ? `The worst case, ${step + 1} of ${steps}`
              : "The worst case",
        ),
        element("p", {}, ...clauses(words || "It is being set up.")),
      ),
    );
    const sides = this.sides.get(claim.player);
    sides?.set(side);
    if (!last || !sides) this.choice.replaceChildren();
    else if (lesson?.side)
      this.choice.replaceChildren(element("p", {}, rolesWords(claim.player, side, this.law)));
    // Put there once: what is put there again loses the focus.
    else if (!this.choice.contains(sides.element)) this.choice.replaceChildren(sides.element);
    const actions: Action[] = last
      ? [{ text: this.law ? "Start" : "Start the proof", filled: filled && !fails, run: this.acts.play }]
      : [
          { text: "Continue", filled, run: () => this.acts.step(step + 1) },
          { text: "Straight to the proof", filled: false, run: this.acts.play },
        ];
    if (lesson && this.acts.another)
      actions.unshift({ text: "Claim another set", filled: filled && fails, run: this.acts.another });
    redraw(this.row, this.refocus, JSON.stringify([step, steps, filled, fails]), () =>
      this.row.replaceChildren(...(stage ? [actionRow(actions)] : [])),
    );
  }

  /** What is said to those who listen. */
  static words({ step, steps }: ProofSession, stage: Stage, law = false): string {
    if (law) return stage.steps[step]?.words ?? "";
    return `The worst case, ${step + 1} of ${steps}. ${stage.steps[step]?.words ?? ""}`;
  }
}
