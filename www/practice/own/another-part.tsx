/** A button that finds another problem like one that is done, says how far it is, and can be stopped. */
import { useState } from "preact/hooks";
import { troubleWords } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { Button } from "../../kit/controls.tsx";
import { useWork } from "../../kit/hooks.ts";
import { another } from "./another.ts";
import { problemFragment } from "./problem-link.ts";
import { DRAFTS } from "./words.ts";

interface Found {
  problem: Problem;
  /** The fragment that leads to it, where an address can hold it. */
  fragment: string | null;
  /** The difference from the wish, if there is one. */
  other: "easier" | "harder" | null;
}

export function AnotherPart(props: {
  like: Problem;
  open: (found: Problem, fragment: string | null) => void;
}) {
  const { like, open } = props;
  const [looking, look] = useState(false);
  const [said, say] = useState("");
  /** A problem found that differs from the wish. */
  const [odd, setOdd] = useState<Found | null>(null);
  useWork(
    looking ? (signal) => find(like, signal, (tried) => say(DRAFTS.engineMakesOneTried({ tried }))) : null,
    (found) => {
      look(false);
      if (!found) return say(DRAFTS.nothingGoodFoundTime);
      if (!found.other) {
        say("");
        return open(found.problem, found.fragment);
      }
      setOdd(found);
      const [theirs, own] = [found.problem.difficulty.rating, like.difficulty.rating];
      say(DRAFTS.oneFoundButThan({ other: found.other, theirs, own }));
    },
    (error) => {
      look(false);
      say(troubleWords(error));
    },
    [looking],
  );
  const press = (): void => {
    setOdd(null);
    look(!looking);
    say(looking ? DRAFTS.youStoppedLooking : DRAFTS.engineMakesOne);
  };
  return (
    <div class="another">
      <Button press={press}>{looking ? DRAFTS.stopLooking : DRAFTS.anotherLike}</Button>
      {odd && <Button press={() => open(odd.problem, odd.fragment)}>{DRAFTS.tryAllSame}</Button>}
      <p role="status">{said}</p>
    </div>
  );
}

async function find(
  like: Problem,
  signal: AbortSignal,
  onTried: (tried: number) => void,
): Promise<Found | null> {
  const found = await another(like, { signal, onTried: (tried) => signal.aborted || onTried(tried) });
  return found && { ...found, fragment: await problemFragment(found.problem) };
}
