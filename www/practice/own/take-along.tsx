/** What one takes along, said and, without a clipboard, shown beside the button that was pressed. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { troubleWords } from "../../engine/engine.ts";
import { copiedWords } from "../../play/copy-and-save.ts";
import { CHECK } from "./words.ts";

export interface TakenAlong {
  words: string;
  /** What could not be copied, to be copied by hand. */
  text: string | null;
}

const NOTHING: TakenAlong = { words: "", text: null };

/** Copies texts; `taken` is what came of the last. */
export function useTaken(): {
  taken: TakenAlong;
  /** What was taken is of another time. */
  forget: () => void;
  take: (name: string, make: () => Promise<string>) => Promise<void>;
} {
  const [taken, setTaken] = useState(NOTHING);
  return {
    taken,
    forget: () => setTaken(NOTHING),
    async take(name, make) {
      setTaken(NOTHING);
      try {
        setTaken(await copiedWords(await make(), name));
      } catch (error) {
        setTaken({ words: troubleWords(error), text: null });
      }
    },
  };
}

export function TakenPart({ taken: { words, text } }: { taken: TakenAlong }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (text === null) return;
    box.current?.focus();
    box.current?.select();
  }, [text]);
  return (
    <div class="own-taken">
      <p class="share-said" role="status">
        {words}
      </p>
      <textarea
        ref={box}
        rows={6}
        readOnly
        aria-label={CHECK.toCopy}
        hidden={text === null}
        value={text ?? ""}
      />
    </div>
  );
}
