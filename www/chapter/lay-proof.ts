/** Lays a claim on the proof table, and tells the lesson what comes of it. Fetched with the table. */

import type { Claim as Claimed, Lesson, LessonNews, mountProofTable } from "../proof/index.ts";
import type { LawTask } from "../proof/law-task.ts";
import type { StepAnswer } from "./answer-state.ts";
import type { Argued, Arguing } from "./argue.ts";
import type { Claim, Proof } from "./data.ts";
import type { invite } from "./table-guest.ts";
import { WORDS } from "./words.ts";

const same = (one: Claimed, two: Claim): boolean =>
  one.player === two.player &&
  one.set.length === two.set.length &&
  one.set.every((at) => two.set.includes(at));

const GUESSES = ["holds", "fails", "unsure"] as const;

/** The lesson's words on a tested claim, once the engine has judged it; null while it need say nothing. */
export function judged(
  proof: Proof,
  { claim, verdict }: Extract<LessonNews, { kind: "judged" }>,
): StepAnswer | null {
  if (proof.claim) return null;
  if (verdict === "lock" && proof.find.some((one) => same(claim, one)))
    return { tone: "solved", text: proof.solved };
  const wrong = proof.wrong.find((one) => same(claim, one));
  if (wrong) return { tone: verdict === "refuted" ? "astray" : "open", text: wrong.say };
  if (verdict === "lock") return { tone: "open", text: WORDS.otherHolds };
  if (verdict === "refuted") return { tone: "astray", text: WORDS.otherFails };
  return { tone: "open", text: WORDS.otherOpen };
}

/** Whether an end of the moves is what was asked for. */
export function ends(proof: Proof, { won }: Extract<LessonNews, { kind: "ended" }>): boolean {
  if (!proof.claim) return false;
  return won || !proof.decided;
}

async function bring(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

export function lay(
  arguing: Arguing,
  mount: typeof mountProofTable,
  law: LawTask | undefined,
  /** Brought along, as the page has it already. */
  invited: typeof invite,
): Argued {
  const { figure, table, words, aside, answer, level } = arguing;
  const { proof, position } = figure;
  const guest = invited(table);
  const { say } = arguing;
  /** The reader has found the claim in question, and needs no hints. */
  let over = false;
  const solve = (said: StepAnswer): void => {
    over = true;
    say(said);
    arguing.solved();
  };
  /** The words belong to their place: a reader who comes back there finds them again. */
  const leave = (): void => {
    if (over) say(null);
    over = false;
  };
  // The page was made before anybody could know that there is nothing to predict.
  const role = arguing.known ? answer.closest(".step")?.querySelector(".step-head > :last-child") : null;
  if (role) role.textContent = WORDS.youPlay;
  const lesson: Lesson = {
    board: guest.host,
    aside,
    level,
    fixed: proof.claim !== null,
    atOnce: proof.atOnce,
    known: arguing.known,
    side: proof.claim === null || proof.you === "either" ? null : proof.you,
    players: new Set([...proof.find, ...proof.wrong].map(({ player }) => player)).size > 1 ? "both" : "one",
    hints: () => (over ? [] : proof.hints),
    showHints: arguing.showHints,
    done: arguing.done,
    tryOut: (at) => {
      guest.leave();
      arguing.tryOut(at);
    },
    on(news) {
      if (news.kind === "guessed") guest.seat();
      else if (news.kind === "tested") {
        arguing.predicted(GUESSES.indexOf(news.guess));
        say(null);
      } else if (news.kind === "judged") {
        const said = judged(proof, news);
        if (said?.tone === "solved") solve(said);
        else if (said) say(said);
      } else if (news.kind === "again") leave();
      else if (news.kind === "placed") {
        // A claim that was to be found stays found, whatever is played about it.
        if (proof.claim) leave();
        if (!news.fresh) arguing.begun();
      } else if (ends(proof, news) && !over) solve({ tone: "solved", text: proof.solved });
    },
  };
  const [first] = proof.find;
  const handle = mount(words, {
    start: position,
    moves: [],
    claim: proof.claim ?? { player: first?.player ?? "black", set: [] },
    certificate: proof.certificate === null ? undefined : () => bring(proof.certificate as string),
    lesson,
    law,
  });
  guest.seat();
  const parts = [words, aside, answer];
  return {
    pause() {
      guest.leave();
      for (const part of parts) part.hidden = true;
    },
    resume() {
      for (const part of parts) part.hidden = false;
      guest.seat();
    },
    leave() {
      handle.destroy();
      guest.leave();
      for (const part of parts) part.hidden = false;
      say(null);
      arguing.showHints([]);
    },
  };
}
