/** Texts leave the page, into the clipboard or as a file; without a clipboard a text is shown for copying by hand. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { troubleWords } from "../engine/engine.ts";
import { KIT } from "./kit-words.ts";
import { saveFile } from "./save-file.ts";

/** The outcome of copying a text, and the text itself where it has to be copied by hand. */
export interface TakenAlong {
  words: string;
  text: string | null;
}

/** Copies a text. Gives what to say, and the text itself where it has to be copied by hand. */
export async function copiedWords(text: string, name: string): Promise<TakenAlong> {
  try {
    await navigator.clipboard.writeText(text);
    return { words: KIT.copied({ name }), text: null };
  } catch {
    // Some browsers, and pages without a secure address, give no access to the clipboard.
    return { words: KIT.byHand, text };
  }
}

/** Saves a file; gives what to say. */
export function saved(content: Blob, name: string): string {
  saveFile(content, name);
  return KIT.saved({ name });
}

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
        aria-label={KIT.toCopy}
        hidden={text === null}
        value={text ?? ""}
      />
    </>
  );
}
