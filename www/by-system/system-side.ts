/** What stands beside the record of a game by another system: what its procedure asks for now, and its score at the end. */
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { button, element, focusedBeside } from "../dom.ts";
import type { Line, PositionInput } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName, SystemMove } from "../engine/systems.ts";
import type { RulesSide, SideActs } from "../table/rules.ts";
import { AskBoth } from "./ask-both.ts";
import { CountPart } from "./count-part.ts";
import { resumePart } from "./resume-part.ts";
import { isSystemLine, reachedFrom, type SystemLine, type SystemSeen } from "./system-situation.ts";
import { stepWords } from "./system-words.ts";
import { controlledView, resultOf, tenSteps } from "./ten-steps.ts";
import { sumsPart, threeEnds } from "./three-ends.ts";
import { twoResultsPart } from "./two-results.ts";

/** All readings of 1989 have one procedure after a stop. */
const by1989 = (law: RulesName): boolean => law.startsWith("jrg89");

export class SystemSide implements RulesSide {
  readonly element = element("section", { class: "by-system", "aria-label": "What the rules ask for" });
  private count: CountPart | null = null;
  private drawn = "";

  constructor(
    private readonly law: RulesName,
    private readonly acts: SideActs,
  ) {}

  destroy(): void {
    this.count?.destroy();
    this.element.remove();
  }

  show(start: PositionInput, line: Line): void {
    const seen = line.situations.at(-1);
    if (!isSystemLine(line) || !seen || !("system" in seen)) return;
    const key = JSON.stringify([seen.system, line.played.acts, line.played.passFor, line.situations.length]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.count?.destroy();
    this.count = null;
    const held = this.element.contains(focusedBeside(this.element));
    this.element.replaceChildren(...this.parts(start, line, seen as SystemSeen));
    if (held) this.refocus();
  }

  /** The button that was pressed is gone with what it asked for. */
  private refocus(): void {
    const next = this.element.querySelector<HTMLElement>("[tabindex='-1'], button");
    if (next) next.focus({ preventScroll: true });
    else this.acts.focus();
  }

  private parts(start: PositionInput, line: SystemLine, seen: SystemSeen): HTMLElement[] {
    const { law } = this;
    const { stage, dispute, sums } = seen.system;
    const komi = start.komi ?? 0;
    if (stage.kind === "over") return this.over(start, line, seen);
    if (dispute) return this.steps(line, seen, komi);
    const parts = [this.words(this.guide(seen)), this.buttons(line)];
    if (law === "shimada") parts.push(threeEnds(seen.system));
    if (sums) parts.push(sumsPart(sums, komi));
    if (stage.kind === "trying") parts.push(this.leaveTrial(line));
    if (stage.kind === "stopped" && by1989(law)) parts.push(...this.settle89(line, stage.empty));
    if (stage.kind === "stopped" && (law === "naj" || law === "najn")) parts.push(...this.settleNaj(line));
    return parts.filter((part) => part.childNodes.length > 0);
  }

  private words(text: string): HTMLElement {
    return element("p", { class: "stage-words", tabindex: "-1" }, text);
  }

  private guide({ system: { stage, ended } }: SystemSeen): string {
    const { law } = this;
    if (stage.kind === "stopped") {
      if (by1989(law))
        return stage.empty
          ? "The resumption was empty: passes alone. Agree now, or resume once more; that will be the last time."
          : "If both agree on what stands, it is counted. If not, each says in secret whether he asks for a resumption.";
      if (law === "naj" || law === "najn")
        return "If both agree, they count at once. If not, each shows in an analysis of his own what he controls.";
      if (law === "ing") return "The game is adjourned. Play on, or two more passes end it.";
      return law === "superko-situational"
        ? "Both may agree now. Who doesn’t plays on; four passes in a row end the game."
        : "Both may agree now. Who doesn’t plays on; the next stop ends the game.";
    }
    if (stage.kind === "trying") {
      if (ended)
        return "Two passes have ended the test. Go back, and test something else or settle the game.";
      return by1989(law)
        ? "A test after the stop, about life and death alone. A ko stays marked until somebody passes for it."
        : "A hypothetical sequence. A capture in a ko is not taken back before somebody has made a ko-pass, which frees all kos.";
    }
    if (stage.kind === "resumed")
      return stage.last
        ? "The last resumption: its stop is counted, as if both had agreed."
        : "Resumed from what stood at the stop. Two passes stop play again.";
    return RULE_SETS[law].guide;
  }

  /** What only some systems have as a turn: passes for a ko, ko-passes, agreements. */
  private buttons({ board, played }: SystemLine): HTMLElement {
    const { law } = this;
    const act = (text: string, move: SystemMove): HTMLElement =>
      button(text, "quiet", () => this.acts.move(move));
    const agree = law === "najn" ? "Both agree on a tie" : "Both agree: the game ends here";
    const settled = by1989(law) || law === "naj";
    const stopped = played.situations.at(-1)?.stage.kind === "stopped";
    return element(
      "div",
      { class: "acts" },
      ...played.passFor.map((at) =>
        act(`Pass for ${board.points[at]?.name ?? at}`, { kind: "pass-for", at }),
      ),
      played.acts.includes("button") && act("Take the button", { kind: "button" }),
      played.acts.includes("ko-pass") && act("Ko-pass", { kind: "ko-pass" }),
      played.acts.includes("agree") &&
        !settled &&
        !(law === "najn" && stopped) &&
        act(agree, { kind: "agree" }),
    );
  }

  private leaveTrial({ situations }: SystemLine): HTMLElement {
    const at = situations.findLastIndex(({ made }) => made?.kind === "try");
    return element(
      "div",
      { class: "acts" },
      button("Back to the end of play", "quiet", () => this.acts.visit(Math.max(0, at - 1))),
    );
  }

  private trial(): HTMLElement {
    return element(
      "div",
      { class: "trial" },
      element("p", {}, "Test who lives, in a line that is no part of the game:"),
      element(
        "div",
        { class: "acts" },
        ...COLORS.map((first) =>
          button(`${COLOR_NAMES[first]} first`, "quiet", () => this.acts.move({ kind: "try", first })),
        ),
      ),
    );
  }

  private settle89({ played }: SystemLine, empty: boolean): HTMLElement[] {
    const place = element("div", { class: "settle" });
    const choose = (): void => {
      place.replaceChildren(
        element(
          "div",
          { class: "acts" },
          button("Both agree: count it", "quiet", () => this.acts.move({ kind: "agree" })),
          played.acts.includes("ask") &&
            button(empty ? "No agreement: ask for the last time" : "No agreement: ask both", "quiet", () => {
              const ask = new AskBoth(
                (made) => this.acts.move(made),
                () => {
                  choose();
                  place.querySelector("button")?.focus();
                },
              );
              place.replaceChildren(ask.element);
              ask.focus();
            }),
        ),
      );
    };
    choose();
    return [place, resumePart(played, this.acts), this.trial(), twoResultsPart()];
  }

  private settleNaj({ played }: SystemLine): HTMLElement[] {
    return [
      element(
        "div",
        { class: "acts" },
        button("Both agree: count it", "quiet", () => this.acts.move({ kind: "agree" })),
        button("No agreement: the ten steps", "quiet", () => this.acts.move({ kind: "disagree" })),
      ),
      resumePart(played, this.acts),
    ];
  }

  private steps({ played }: SystemLine, { system }: SystemSeen, komi: number): HTMLElement[] {
    const { dispute } = system;
    if (!dispute) return [];
    const { step } = dispute;
    const playing = (step === 4 || step === 5) && !system.ended;
    const player = step === 4 ? "Black" : "White";
    this.acts.overlay(controlledView(dispute, system));
    const words = playing
      ? `Play the analysis on the board: ${step === 4 ? "White" : "Black"} begins, and ${player} shows which of his stones nobody can take. Three passes end it.`
      : `Step ${step}. ${stepWords(step)}`;
    return [
      this.words(words),
      element(
        "div",
        { class: "acts" },
        played.acts.includes("next") &&
          button(`Step ${step + 1}`, "filled", () => this.acts.move({ kind: "next" })),
        played.acts.includes("resume") &&
          button("Resume the game instead", "quiet", () => this.acts.move({ kind: "resume", by: null })),
      ),
      tenSteps(dispute, system, komi),
    ];
  }

  private over(start: PositionInput, line: SystemLine, seen: SystemSeen): HTMLElement[] {
    const { law } = this;
    const { stage, dispute, sums } = seen.system;
    const komi = start.komi ?? 0;
    if (stage.kind !== "over") return [];
    const tried = line.played.acts.includes("try") ? [this.trial()] : [];
    const told = (words: string): HTMLElement =>
      element("p", { class: "count-result", tabindex: "-1", role: "status" }, words);
    switch (stage.how) {
      case "both-lose":
        return [
          told("Both lose."),
          this.words("Nobody asked for a resumption, and there was no agreement."),
          ...tried,
        ];
      case "tie":
        return [
          told("A tie."),
          this.words(
            law === "najn"
              ? "A position came back, and both agreed."
              : "A long cycle in which both lost equally many stones.",
          ),
        ];
      case "long-cycle":
        return [
          told("A long cycle."),
          this.words(
            `In it ${Math.abs(stage.points ?? 0)} more ${(stage.points ?? 0) > 0 ? "white" : "black"} stones were taken. What that means stood in a part of the text that is lost.`,
          ),
        ];
      case "no-move":
        return [told(`${stage.winner ? COLOR_NAMES[stage.winner] : "Nobody"} has won.`)];
      case "signed":
        if (!dispute) return [];
        this.acts.overlay(controlledView(dispute, seen.system));
        return [told(`${resultOf((dispute.score ?? 0) - komi)}.`), tenSteps(dispute, seen.system, komi)];
      default:
        break;
    }
    if (sums)
      return [this.words("The decisive position is there."), threeEnds(seen.system), sumsPart(sums, komi)];
    const scene = { board: line.board, situation: seen, position: reachedFrom(start, seen) };
    this.count = new CountPart(law, scene, (view) => this.acts.overlay(view));
    return [this.words(`Counted by ${RULE_SETS[law].words}.`), this.count.element, ...tried];
  }
}
