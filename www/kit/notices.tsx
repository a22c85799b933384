/** The words during work: news, trouble with a way to try again, and parts that load on demand. */
import type { ComponentChildren, FunctionComponent } from "preact";
import { troubleWords } from "../engine/engine.ts";
import { Button } from "./controls.tsx";
import { useHeld, useTask } from "./hooks.ts";
import { KIT } from "./kit-words.ts";

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

/** What failed, in words; `again` where trying once more can help. */
export interface TroubleTold {
  words: string;
  again: (() => void) | null;
}

/** The place for trouble above something that stays. `refocus`: where the focus goes with the button. */
export function TroubleNotice(props: {
  trouble: TroubleTold | null;
  refocus?: () => void;
  part?: string | undefined;
}) {
  const { trouble, refocus, part } = props;
  const place = useHeld<HTMLDivElement>(() => {
    refocus?.();
    return null;
  });
  return (
    <div ref={place} class="notice" role="alert" hidden={!trouble}>
      {trouble && <p>{trouble.words}</p>}
      {trouble?.again && (
        <Button press={trouble.again} part={part}>
          {KIT.tryAgain}
        </Button>
      )}
    </div>
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
