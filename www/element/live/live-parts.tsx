/** Small parts that the modes of the live part share. */
import { Button } from "../../kit/controls.tsx";
import { useHeld } from "../../kit/hooks.ts";
import { Actions, Headline, Paragraphs, type Press } from "../../proof/parts.tsx";
import { WORDS } from "./words.ts";

/** What failed, in words, and how it is done again; null where that can't help. */
export interface LiveTrouble {
  words: string;
  again: (() => void) | null;
}

export function TroubleNotice({ trouble, refocus }: { trouble: LiveTrouble | null; refocus: () => void }) {
  const place = useHeld<HTMLDivElement>(() => {
    refocus();
    return null;
  });
  return (
    <div ref={place} class="notice" role="alert" hidden={!trouble}>
      {trouble && <p>{trouble.words}</p>}
      {trouble?.again && (
        <Button press={trouble.again} part="button">
          {WORDS.retry}
        </Button>
      )}
    </div>
  );
}

/** Words with buttons below them, where nothing is played yet. */
export const PlainWords = (props: {
  title: string;
  paragraphs: readonly string[];
  picks?: readonly Press[];
}) => (
  <section class="answer-part" aria-label="Answer">
    <Headline level={null}>{props.title}</Headline>
    <Paragraphs texts={props.paragraphs} />
    <Actions actions={props.picks ?? []} part="button" />
  </section>
);
