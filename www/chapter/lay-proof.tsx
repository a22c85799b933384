/** A claim of a chapter on the proof table, and what the lesson says to what comes of it. Fetched with the table. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { useStore } from "../kit/hooks.ts";
import { Elsewhere } from "../kit/mount.tsx";
import type { Claim as Claimed, Lesson, LessonNews } from "../proof/index.ts";
import type { LawTask } from "../proof/law-task.ts";
import { type ProofOptions, ProofPlace } from "../proof/styled-proof.ts";
import type { StepAnswer } from "./answer-state.ts";
import type { Claim, Figure, Proof } from "./data.ts";
import type { Guest } from "./guest.tsx";
import type { Reading } from "./reading.ts";
import { isArguedHere } from "./section-state.ts";
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

interface ArguedProps {
  reading: Reading;
  figure: Figure & { proof: Proof };
  known: boolean;
  /** A question of 1989 in place of the claim. */
  law: LawTask | undefined;
  /** The table that gives its board's place away. The page has it already. */
  root: HTMLElement;
  guest: typeof Guest;
  /** Where the words stand, and where what helps stands. */
  words: HTMLElement;
  aside: HTMLElement;
}

export function ArguedProof(props: ArguedProps) {
  const { words } = props;
  const options = useMemo(() => optionsOf(props), []);
  return (
    <Elsewhere host={words}>
      <ProofPlace options={options} />
    </Elsewhere>
  );
}

/** The board of the proof. */
function Seat(props: Pick<ArguedProps, "reading" | "root" | "guest"> & { children: ComponentChildren }) {
  const { reading, root, guest: Guest, children } = props;
  const state = useStore(reading.store);
  const seated = isArguedHere(state) && state.argued?.triesOut === false;
  return (
    <Guest root={root} table={reading.table} seated={seated}>
      {children}
    </Guest>
  );
}

function optionsOf(props: ArguedProps): ProofOptions {
  const { figure, law } = props;
  const { proof, position } = figure;
  const [first] = proof.find;
  const { certificate } = proof;
  return {
    start: position,
    moves: [],
    claim: proof.claim ?? { player: first?.player ?? "black", set: [] },
    certificate: certificate === null ? undefined : () => bring(certificate),
    lesson: lessonOf(props),
    law,
  };
}

function lessonOf({ reading, figure, known, root, guest, aside }: ArguedProps): Lesson {
  const { proof } = figure;
  const { store, course, place } = reading;
  const say = (said: StepAnswer | null): void => store.send({ kind: "say-above-hints", said });
  /** The reader has found the claim in question, and needs no hints. */
  const isOver = (): boolean => store.state.answer.said?.tone === "solved";
  const solve = (said: StepAnswer): void => {
    say(said);
    reading.solve(figure);
  };
  /** The words belong to their place: a reader who comes back there finds them again. */
  const leave = (): void => {
    if (isOver()) say(null);
  };
  return {
    board: (view) => (
      <Seat reading={reading} root={root} guest={guest}>
        {view}
      </Seat>
    ),
    aside: (view) => <Elsewhere host={aside}>{view}</Elsewhere>,
    level: place.level === 2 ? 3 : 4,
    fixed: proof.claim !== null,
    atOnce: proof.atOnce,
    known,
    side: proof.claim === null || proof.you === "either" ? null : proof.you,
    players: new Set([...proof.find, ...proof.wrong].map(({ player }) => player)).size > 1 ? "both" : "one",
    hints: () => (isOver() ? [] : proof.hints),
    showHints: (hints) => store.send({ kind: "hints", hints }),
    done: () => course.solved(figure.id),
    tryOut: (at) => reading.tryOut(at),
    on(news) {
      if (news.kind === "guessed") store.send({ kind: "tries-out", on: false });
      else if (news.kind === "tested") {
        course.mark(figure.id, { kind: "predicted", answer: GUESSES.indexOf(news.guess) });
        say(null);
      } else if (news.kind === "judged") {
        const said = judged(proof, news);
        if (said?.tone === "solved") solve(said);
        else if (said) say(said);
      } else if (news.kind === "again") leave();
      else if (news.kind === "placed") {
        // A claim that was to be found stays found, whatever is played about it.
        if (proof.claim) leave();
        if (!news.fresh) course.mark(figure.id, { kind: "played" });
      } else if (ends(proof, news) && !isOver()) solve({ tone: "solved", text: proof.solved });
    },
  };
}
