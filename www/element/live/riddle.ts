/** What a problem with a given side keeps to itself: until it is solved or given up, only the moves made are judged. */
import { button, element } from "../../dom.ts";
import type { Verdict } from "../../engine/engine.ts";
import type { Statement } from "../../proof/answer.ts";
import type { Play } from "../../proof/argument/play.ts";
import { triedAt, wayTo } from "../../proof/argument/tree.ts";
import { NAMES, pointName } from "../../proof/proof-words.ts";
import { asWords } from "./role-words.ts";

export class Riddle {
  readonly element: HTMLElement;
  private open: boolean;

  /** Where it is no task, nothing is kept. */
  constructor(
    private readonly isTask: boolean,
    changed: () => void,
  ) {
    this.open = !isTask;
    const give = button("Give up, and see the truth", "link", () => {
      this.open = true;
      changed();
    });
    this.element = element("div", { class: "links" }, give);
  }

  /** Whether the truth about all moves is kept back. Once told, it stays told. */
  keeps(play: Play): boolean {
    if (play.settled || hopeless(play)) this.open = true;
    this.element.hidden = this.open;
    return !this.open;
  }

  /** What the author of a task that nobody can solve should know, once it is known what holds. */
  fault({ claim, side }: Play, verdict: Verdict): string | null {
    if (!this.isTask || verdict === (side === "claimant" ? "lock" : "refuted")) return null;
    const why = side === "claimant" ? "fails, so nobody can lock it" : "holds, so nobody can refute it";
    return `This problem has no solution: the claim of ${NAMES[claim.player]} ${why}. Give it the other side.`;
  }

  /** Before the reader's first move the task is told, and not how it stands. */
  told(play: Play, told: Statement): Statement {
    return this.task(play) ?? told;
  }

  /** The same for those who listen. */
  spoken(play: Play, words: string): string {
    // A hint is told as it is, and so is a refusal.
    const task = words && play.open === 0 && !play.refusal ? this.task(play) : null;
    return task ? [task.headline, ...task.paragraphs].join(" ") : words;
  }

  private task(play: Play): Statement | null {
    const { claim, side, here, you, board, walk } = play;
    const begun = wayTo(play.tree).some(({ remark }) => remark?.by === "you");
    if (walk || begun || !this.keeps(play)) return null;
    const name = asWords(claim, side);
    const headline =
      side === "claimant"
        ? `You are ${name}: lock the set, whatever is tried.`
        : `You are ${name}: refute the claim.`;
    const { move, turn } = here.situation;
    const made =
      move && here.parent !== null
        ? `${NAMES[move.color]} ${move.kind === "play" ? `plays ${pointName(board, move.at)}` : "passes"}. `
        : "";
    const paragraphs = [`${made}${turn === you ? "It is your turn." : `${NAMES[turn]} moves first.`}`];
    return { headline, paragraphs, expectation: null };
  }
}

/** Whether the side that was given had no chance from the start, so that there is nothing to be found. */
export function hopeless({ tree, side, both }: Play): boolean {
  const verdict = triedAt(tree, 0).known?.verdict ?? "undecided";
  return !both && verdict !== "undecided" && verdict !== (side === "claimant" ? "lock" : "refuted");
}
