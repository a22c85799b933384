/** Views of an expectation, never in the letters or patterns of a proof. */
import { Button } from "../kit/controls.tsx";
import type { OpenQuestion, Share } from "./expected.ts";
import { EXPECTED, leaningWords, type Phrase, provedWords, questionWords, textOf, WORDS } from "./words.ts";

/** Expected phrases in italics; `isMarked` says so to readers who listen, where the words by themselves don't. */
export const Phrases = ({ of, isMarked = false }: { of: readonly Phrase[]; isMarked?: boolean }) => (
  <>
    {of.map(({ kind, text }, at) => {
      if (kind === "result") return <b key={at}>{text}</b>;
      if (kind === "certain") return text;
      return (
        <em key={at} class="expected">
          {text}
          {isMarked && <span class="visually-hidden">{EXPECTED.mark}</span>}
        </em>
      );
    })}
  </>
);

/** How much of the board is proved, and whose the rest is expected to be. */
export function ProvedBar({ all }: { all: readonly Share[] }) {
  const { proved, points } = provedWords(all);
  return (
    <figure class="proved">
      <div class="proved-bar" aria-hidden="true">
        {all.map(({ who, isProved, points }) => (
          <span
            key={`${who} ${isProved}`}
            class={`swatch ${isProved ? "" : "expected "}${who}`}
            style={{ flexGrow: points }}
          />
        ))}
      </div>
      <figcaption>
        <span>{proved}</span> <span>{points}</span>
      </figcaption>
    </figure>
  );
}

/** Several questions that would decide it; a single one is the headline. */
export function Questions(props: { of: readonly OpenQuestion[]; argue: (question: OpenQuestion) => void }) {
  const { of, argue } = props;
  if (of.length < 2) return null;
  return (
    <ul class="questions" aria-label={WORDS.wouldDecide}>
      {of.map((question) => (
        <li key={question.set.join()}>
          <p>
            <Phrases of={questionWords(question)} /> <Phrases of={leaningWords(question)} isMarked />
          </p>
          <Button
            press={() => argue(question)}
            aria-label={WORDS.argueThis({ title: textOf(questionWords(question)) })}
          >
            {WORDS.argue}
          </Button>
        </li>
      ))}
    </ul>
  );
}
