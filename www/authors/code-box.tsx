/** The code, kind by kind: what has to be so where it is put, the text, and the ways to take it along. */
import { useRef, useState } from "preact/hooks";
import { EngineError } from "../engine/engine.ts";
import { Button, Segments } from "../kit/controls.tsx";
import type { Task } from "../kit/hooks.ts";
import { copiedWords, saved } from "../kit/taken-along.tsx";
import { fileName } from "../play/formats.ts";
import { inPixels } from "../play/in-pixels.ts";
import { faultSentence } from "../play/text-fault.ts";
import { KINDS, type Kind, type Unmeasured } from "./code-kinds.ts";
import { AUTHORS } from "./words.ts";

export function CodeBox(props: {
  kind: Kind;
  matter: Unmeasured | null;
  made: Task<string>;
  /** The obstacle for readers who want to do what the code says. */
  wrong: string | null;
  pick: (kind: string) => void;
}) {
  const { kind, matter, made, wrong } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  // What was said of a text is said of no other.
  const [said, setSaid] = useState<{ of: unknown; words: string } | null>(null);
  const say = (words: string): void => setSaid({ of: made, words });
  // The last text stays until the next is there.
  const last = useRef("");
  if (made.kind === "done") last.current = made.found;
  const text = made.kind === "failed" || !matter ? "" : last.current;
  const take = async (): Promise<void> => {
    if (!text) return;
    const { words, text: byHand } = await copiedWords(text, kind.name);
    if (byHand !== null) {
      box.current?.focus();
      box.current?.select();
    }
    say(words);
  };
  const keep = async (): Promise<void> => {
    if (!matter || !text) return;
    try {
      const content = kind.id === "png" ? await inPixels(text) : new Blob([text], { type: kind.type });
      say(saved(content, fileName(matter.wish.caption || matter.shown.start.name, kind.ending ?? "txt")));
    } catch {
      say(AUTHORS.copyFailed);
    }
  };
  const words = (): string => {
    if (!matter) return AUTHORS.noPositionYet;
    if (said?.of === made) return said.words;
    if (made.kind === "failed") {
      const { error } = made;
      return error instanceof EngineError && !error.passing
        ? AUTHORS.notWritable({ sentence: faultSentence(error.message) })
        : AUTHORS.noAnswer;
    }
    if (wrong === null) return "";
    return AUTHORS[matter.wish.ask === "save" ? "readersCantBeAsked" : "readersCantArgue"]({ wrong });
  };
  return (
    <div>
      <Segments
        look="code-kinds"
        legend={AUTHORS.codeFor}
        options={KINDS.map(({ id, name }) => [id, name] as const)}
        value={kind.id}
        pick={props.pick}
      />
      <p class="note" id="code-note">
        {kind.note}
      </p>
      <textarea
        ref={box}
        rows={12}
        readOnly
        spellcheck={false}
        aria-label={AUTHORS.codeBox}
        aria-describedby="code-note"
        value={text}
      />
      <div class="acts">
        <Button look="filled" hidden={kind.id === "png"} press={() => void take()}>
          {AUTHORS.copy}
        </Button>
        <Button hidden={kind.ending === null} press={() => void keep()}>
          {AUTHORS.save}
        </Button>
      </div>
      <p class="said" role="status">
        {words()}
      </p>
    </div>
  );
}
