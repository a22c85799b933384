/** The place of the engine beside a game: what it is at, and what it says of its move. */

import { Button } from "../../kit/controls.tsx";
import { useHeld, useStore } from "../../kit/hooks.ts";
import { KIT } from "../../kit/kit-words.ts";
import type { Store } from "../../kit/store.ts";
import type { EngineEvent, EngineState } from "./engine-state.ts";
import { WORDS } from "./words.ts";

const ACTS: Record<NonNullable<EngineState["act"]>, string> = {
  stop: WORDS.playNow,
  begin: WORDS.beginList,
  again: KIT.tryAgain,
};

export function EnginePart({
  store,
  act: press,
}: {
  store: Store<EngineState, EngineEvent>;
  act: () => void;
}) {
  const { said, looking, line, estimate, act } = useStore(store);
  // The button that was pressed is gone: what it came to is said here.
  const root = useHeld<HTMLElement>((part) => part.querySelector<HTMLElement>("[role=status]"));
  return (
    <section ref={root} class="engine-player" aria-label={WORDS.engine}>
      <p role="status" tabIndex={-1}>
        {said}
      </p>
      {/* Changes many times a second: it is for the eye. */}
      <p class="engine-looking" aria-live="off">
        {looking}
      </p>
      <p class="engine-line">{line}</p>
      <details hidden={!estimate}>
        <summary>{WORDS.expects}</summary>
        <p>{estimate}</p>
      </details>
      <div class="acts">
        {act && (
          <Button key={act} press={press}>
            {ACTS[act]}
          </Button>
        )}
      </div>
    </section>
  );
}
