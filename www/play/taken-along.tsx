/** The saved text, with a message and, without a clipboard, shown for copying by hand. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { troubleWords } from "../engine/engine.ts";
import { copiedWords, type TakenAlong } from "./copy-and-save.ts";
import { SHARE_WORDS } from "./words.ts";

export const NOTHING_TAKEN: TakenAlong = { words: "", text: null };

/** Copies texts; `taken` is what came of the last. */
export function useTaken(): {
  taken: TakenAlong;
  /** Drops an outdated copy. */
  forget: () => void;
  take: (name: string, make: () => Promise<string>) => Promise<void>;
} {
  const [taken, setTaken] = useState(NOTHING_TAKEN);
  return {
    taken,
    forget: () => setTaken(NOTHING_TAKEN),
    async take(name, make) {
      setTaken(NOTHING_TAKEN);
      try {
        setTaken(await copiedWords(await make(), name));
      } catch (error) {
        setTaken({ words: troubleWords(error), text: null });
      }
    },
  };
}

export function TakenPart({ taken }: { taken: TakenAlong }) {
  const { words, text } = taken;
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (text === null) return;
    box.current?.focus();
    box.current?.select();
  }, [taken]);
  return (
    <>
      <p class="share-said" role="status">
        {words}
      </p>
      <textarea
        ref={box}
        rows={6}
        readOnly
        aria-label={SHARE_WORDS.toCopy}
        hidden={text === null}
        value={text ?? ""}
      />
    </>
  );
}
