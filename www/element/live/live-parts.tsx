/** Small parts that the modes of the live part share. */
import { Elsewhere, mount } from "../../kit/mount.tsx";
import { Actions, Headline, Paragraphs, type Press } from "../../proof/parts.tsx";
import type { Running, Seat } from "./seat.ts";
import { WORDS } from "./words.ts";

/** Words with buttons below them, where nothing is played yet. */
export const PlainWords = (props: {
  title: string;
  paragraphs: readonly string[];
  picks?: readonly Press[];
}) => (
  <section class="answer-part" aria-label={WORDS.answer}>
    <Headline level={null}>{props.title}</Headline>
    <Paragraphs texts={props.paragraphs} />
    <Actions actions={props.picks ?? []} part="button" />
  </section>
);

/** Words alone: the picture stays as it is, and there is nothing to press. */
export function showWords(seat: Seat, title: string, paragraphs: readonly string[]): Running {
  const { words, controls } = seat.places;
  const leave = mount(
    words,
    <>
      <div class="proof live">
        <PlainWords title={title} paragraphs={paragraphs} />
      </div>
      <Elsewhere host={controls}>{null}</Elsewhere>
    </>,
  );
  seat.say([title, ...paragraphs].join(" "));
  return { destroy: leave };
}
