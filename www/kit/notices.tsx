/** The words during work: news, trouble with a way to try again, and parts that load on demand. */
import type { ComponentChildren, FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { troubleWords } from "../engine/engine.ts";
import { Button } from "./controls.tsx";
import { useTask } from "./hooks.ts";
import { KIT } from "./kit-words.ts";
import { saveFile } from "./save-file.ts";

/** Says something to everybody, those who listen too. It stays in the page while it is empty, or nobody would hear it. */
export function Notice({
  children,
  class: name = "notice",
}: {
  children?: ComponentChildren;
  class?: string;
}) {
  return (
    <div class={name} role="status">
      {children}
    </div>
  );
}

/** A failure, with a button where trying again can help. */
export function Trouble({ error, again }: { error: unknown; again: (() => void) | null }) {
  return (
    <Notice class="trouble">
      <p>{typeof error === "string" ? error : troubleWords(error)}</p>
      {again && <Button press={again}>{KIT.tryAgain}</Button>}
    </Notice>
  );
}

/** A part of the page whose code comes when it is first drawn. */
export function Lazy<Props extends object>(props: {
  load: () => Promise<FunctionComponent<Props>>;
  with: Props;
  /** The words for the reader on a part that didn't load. */
  fault: string;
}) {
  const part = useTask(() => props.load().then((Part) => ({ Part })), []);
  if (part.kind === "failed") return <Trouble error={props.fault} again={part.again} />;
  if (part.kind === "waiting") return null;
  const { Part } = part.found;
  return <Part {...props.with} />;
}

/** Copies a text; where there is no clipboard, the text stands in a box to be copied by hand. */
export function CopyText({
  text,
  name,
  copied,
}: {
  text: () => Promise<string>;
  name: string;
  copied: string;
}) {
  const [said, setSaid] = useState<{ words: string; text: string | null }>({ words: "", text: null });
  const copy = async (): Promise<void> => {
    const taken = await text();
    try {
      await navigator.clipboard.writeText(taken);
      setSaid({ words: copied, text: null });
    } catch {
      setSaid({ words: KIT.copyFromHere, text: taken });
    }
  };
  return (
    <div class="copy-text">
      <Button press={() => void copy()}>{name}</Button>
      <Notice>{said.words}</Notice>
      {said.text !== null && (
        <textarea
          readOnly
          aria-label={KIT.textToCopy}
          rows={3}
          value={said.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Saves a file that is made when it is wanted, and says under which name, or that it could not be made. */
export function SaveFile(props: { content: () => Promise<Blob>; file: string; name: string }) {
  const [said, say] = useState("");
  const save = async (): Promise<void> => {
    try {
      saveFile(await props.content(), props.file);
      say(KIT.saved({ file: props.file }));
    } catch (error) {
      say(troubleWords(error));
    }
  };
  return (
    <div class="save-file">
      <Button press={() => void save()}>{props.name}</Button>
      <Notice>{said}</Notice>
    </div>
  );
}
