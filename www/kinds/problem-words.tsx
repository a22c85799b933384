/** The words of a problem: its task, what was said to the answer, and the hints that are open. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useFocus } from "../kit/hooks.ts";
import { ClauseText, SignMark } from "../kit/signs.tsx";
import { reveal } from "../table/reveal.ts";
import type { Explanation, Hint, Task } from "./asking.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

/** A note beside the answer, and smaller. */
export const Note = ({ children }: { children: ComponentChildren }) => <span class="note">{children}</span>;

/** Brings words into sight when they come, and whenever they are others. */
export function useReveal<T extends Element>(words: unknown) {
  const place = useRef<T>(null);
  // What the page adds around it moves the words, so they are brought into sight last.
  useEffect(() => {
    if (words && place.current) reveal(place.current);
  }, [words]);
  return place;
}

/** `head` is what the task's heading is: an article has its own order of headings. */
export function TaskWords({ task, head: Head, help }: { task: Task; head: "h2" | "p"; help: string | null }) {
  return (
    <>
      <Head class="task" tabIndex={-1}>
        {task.title}
      </Head>
      <div class="task-lines">
        {task.lines.map((line) => (
          <p key={line} class="task-words">
            {line}
          </p>
        ))}
      </div>
      <p class="help" hidden={help === null}>
        {help}
      </p>
    </>
  );
}

export function Remark({ words }: { words: string }) {
  const place = useReveal<HTMLParagraphElement>(words);
  return (
    <p ref={place} class="remarked" role="status">
      {words}
    </p>
  );
}

/** The explanation takes the focus, so that it is read aloud and the next Tab is beside it. */
export function Said({ told, own }: { told: Explanation<unknown>; own: unknown }) {
  const { sign, headline, paragraphs, legend } = told;
  const focused = useFocus<HTMLDivElement>(true);
  useEffect(() => {
    if (focused.current) reveal(focused.current);
  }, []);
  return (
    <div ref={focused} class="said-part" tabIndex={-1}>
      <p class="headline">
        {sign && <SignMark kind={sign} />} {headline}
      </p>
      {paragraphs.map((words, index) => (
        <p key={index}>
          {typeof words === "function" ? (
            words(own)
          ) : typeof words === "string" ? (
            <ClauseText text={words} />
          ) : (
            words
          )}
        </p>
      ))}
      {legend}
    </div>
  );
}

/** The hints that are open. A list that were a status itself would be no list any more. */
export function OpenedHints({ hints }: { hints: readonly Hint[] }) {
  const last = useReveal<HTMLLIElement>(hints.length);
  return (
    <div role="status">
      <ol class="opened-hints" aria-label={ROUND_WORDS.hints} hidden={hints.length === 0}>
        {hints.map(({ words }, index) => (
          <li key={words} ref={index === hints.length - 1 ? last : null}>
            <ClauseText text={words} />
          </li>
        ))}
      </ol>
    </div>
  );
}
