/** The text of a position, and its reading. A text with a fault stays in its box. */
import { useRef } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import type { Outcome } from "./position.ts";
import { AUTHORS } from "./words.ts";

type Several = Extract<Outcome, { kind: "several" }>["all"];
type Choice = NonNullable<Several[number]>;

/** A list of more is not shown. */
const MOST = 100;

export function PositionField(props: {
  text: string;
  outcome: Outcome | null;
  faults: readonly string[];
  take: (text: string) => void;
  pick: (one: Choice) => Promise<void>;
}) {
  const { text, outcome } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const point = (at: number): void => {
    box.current?.focus();
    box.current?.setSelectionRange(at, Math.min(at + 1, text.length));
  };
  const pick = async (one: Choice): Promise<void> => {
    await props.pick(one);
    box.current?.focus();
  };
  return (
    <div class="field">
      <label for="position">{AUTHORS.position}</label>
      <textarea
        ref={box}
        id="position"
        rows={8}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="position-help position-said"
        aria-invalid={outcome?.kind === "fault"}
        value={text}
        onInput={(event) => props.take(event.currentTarget.value)}
      />
      <p id="position-help" class="note">
        {AUTHORS.positionHelp}
      </p>
      <div class="said" id="position-said" role="status">
        {outcome?.kind === "fault" && (
          <>
            <p>{outcome.words}</p>
            {outcome.at !== null && (
              <Button press={() => point(outcome.at as number)}>{placeWords(text, outcome.at)}</Button>
            )}
          </>
        )}
        {outcome?.kind === "several" && <Choices all={outcome.all} pick={(one) => void pick(one)} />}
        {outcome?.kind === "shown" && outcome.notes.map((one) => <p key={one}>{one}</p>)}
        {props.faults.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </div>
  );
}

function Choices({ all, pick }: { all: Several; pick: (one: Choice) => void }) {
  return (
    <>
      <p>{AUTHORS.which({ count: all.length })}</p>
      <ul class="several">
        {all.slice(0, MOST).map((one, at) => {
          const name = one?.name?.trim() || AUTHORS.positionNumber({ number: at + 1 });
          return (
            <li key={at}>
              {one ? <Button press={() => pick(one)}>{name}</Button> : AUTHORS.unreadable({ name })}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function placeWords(text: string, at: number): string {
  const before = text.slice(0, at).split("\n");
  return AUTHORS.goToPlace({ count: before.length, number: (before.at(-1)?.length ?? 0) + 1 });
}
