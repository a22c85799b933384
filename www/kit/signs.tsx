/** Signs beside words, and clauses set off in them. */
import type { Sign } from "../board/index.ts";

/** A sign beside a word: disc, cross, hollow disc, diamond. Told by shape first. */
export function SignMark({ kind }: { kind: Sign }) {
  return (
    <svg class={`sign ${kind}`} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {kind === "fails" && <path d="M2 2l8 8M10 2l-8 8" />}
      {kind === "eye" && <path d="M6 1l5 5-5 5-5-5z" />}
      {(kind === "holds" || kind === "open") && <circle cx="6" cy="6" r={kind === "holds" ? "4.5" : "4"} />}
    </svg>
  );
}

/** Text of the engine; clauses such as "(C8.2)" or "(B4, C8.1)" are set off, with the space before them. */
export function ClauseText({ text }: { text: string }) {
  const parts = text.split(/ ?\(((?:[A-F]\d+(?:\.\d+)?)(?:, ?[A-F]\d+(?:\.\d+)?)*)\)/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} class="behind">
            {" "}
            <span class="clause">{part}</span>
          </span>
        ),
      )}
    </>
  );
}
