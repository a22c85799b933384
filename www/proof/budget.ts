/** How far the proof of the claim is, and what came of it: with a way to stop it, to go on, and to save it. */
import { element } from "../dom.ts";
import {
  lookedWords,
  numberWords,
  type Progress,
  type Proved,
  sizeWords,
  troubleWords,
} from "../engine/engine.ts";
import type { Judge } from "./argument/judge.ts";
import type { Guess } from "./argument/proof-session.ts";
import { foreseenWords, provedWords } from "./proof-words.ts";
import type { ProofFormat } from "./save-proof.ts";
import { button, redraw } from "./ui.ts";

export class BudgetPart {
  readonly element = element("section", { class: "budget", "aria-label": "The engine’s own proof" });
  /** The words change often; only their end is announced, by the table. */
  private readonly words = element("p");
  private readonly row = element("div", { class: "links" });

  constructor(
    private readonly acts: {
      stop(): void;
      goOn(): void;
      /** Null where a proof can't be taken along. */
      keep: ((kind: ProofFormat) => void) | null;
      /** Whether there is somebody who makes links. */
      links: boolean;
    },
    private readonly refocus: () => void,
    /** Where there is little room, only how much was read is told. */
    private readonly brief = false,
    /** Figures of the proof, and the ways to take it along, stay closed until they are asked for. */
    private readonly folded = false,
  ) {
    this.element.append(this.words, this.row);
  }

  /** `fault`: words in place of all others. `untold`: what came out is for the reader to find. */
  show(judge: Judge | null, guess: Guess | null, fault: string, untold = false): void {
    this.element.hidden = judge === null;
    if (!judge) return;
    const { progress } = judge;
    const { nodes, elapsed } = progress ?? { nodes: 0, elapsed: 0 };
    const read = this.brief && judge.busy && progress ? lookedWords(nodes, elapsed) : null;
    const short =
      this.folded && !fault && judge.decided && judge.proved
        ? untold
          ? "The engine has solved this. Solve it too, and it shows its solution."
          : verdictWords(judge.proved, guess)
        : "";
    this.words.textContent = fault || short || (read ? `Looking for a proof: ${read}.` : words(judge, guess));
    const kind = judge.busy ? "running" : judge.decided ? "decided" : judge.extendable ? "more" : "none";
    redraw(this.row, this.refocus, kind, () =>
      this.row.replaceChildren(
        ...(kind === "running"
          ? [button("Stop", "link", this.acts.stop, { "data-key": "budget", "aria-label": "Stop the proof" })]
          : []),
        ...(kind === "decided" ? this.kept(judge, guess) : []),
        ...(kind === "more"
          ? [
              button("Go on", "link", this.acts.goOn, {
                "data-key": "budget",
                "aria-label": "Go on with the proof",
              }),
            ]
          : []),
      ),
    );
  }

  /** The ways to take the proof along. */
  private kept(judge: Judge, guess: Guess | null): HTMLElement[] {
    if (!this.folded) return this.saving();
    const told = element("p", {}, words(judge, guess));
    const links = element("div", { class: "links" }, ...this.saving());
    return [element("details", {}, element("summary", {}, "More"), told, links)];
  }

  private saving(): HTMLElement[] {
    const { keep, links } = this.acts;
    if (!keep) return [];
    const save = button("Save the certificate", "link", () => keep("certificate"), { "data-key": "budget" });
    if (this.brief) return [save];
    const sgf = button("Save as SGF", "link", () => keep("sgf"), { "aria-label": "Save the proof as SGF" });
    const link = button("Copy a link", "link", () => keep("link"), {
      "aria-label": "Copy a link to the certificate",
    });
    return links ? [save, sgf, link] : [save, sgf];
  }
}

/** What came out, in a few words. */
const verdictWords = ({ verdict }: Proved, guess: Guess | null): string =>
  foreseenWords(guess, verdict) || (verdict === "lock" ? "The claim holds." : "The claim fails.");

/** "Not decided yet. 12 400 situations looked at in 1.2 s, …" */
function words(judge: Judge, guess: Guess | null): string {
  if (judge.busy) return busyWords(judge);
  if (judge.fault) return troubleWords(judge.fault);
  if (judge.proved && !judge.stopped) return provedWords(judge.proved, guess);
  if (judge.stopped)
    return `Stopped. Not decided yet${judge.progress ? `: ${lookedWords(judge.progress.nodes)}` : ""}.`;
  return "Not decided yet.";
}

/** A proof that was stored is read, and nothing is looked for, unless there is something to tell of a search. */
export function busyWords({ of, progress }: Pick<Judge, "of" | "progress">): string {
  if (progress) return progressWords(progress);
  return of.certificate === undefined ? "The engine is looking for a proof." : "Reading the stored proof…";
}

export function progressWords({ nodes, bracket, elapsed, bytes, budget }: Progress): string {
  const parts = [lookedWords(nodes, elapsed)];
  if (bracket)
    parts.push(
      `at least ${numberWords(bracket.lock)} to settle if it holds, ${numberWords(bracket.refuted)} if it fails`,
    );
  parts.push(`${sizeWords(bytes)} of ${budget.megabytes} MB`);
  return `Looking for a proof: ${parts.join("; ")}.`;
}
