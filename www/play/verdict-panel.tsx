/** The verdict on what lies on the bench, beside it: judged anew whenever something else lies there. */
import { useEffect, useRef } from "preact/hooks";
import { element } from "../dom.ts";
import { useStore, useTask } from "../kit/hooks.ts";
import { mount } from "../kit/mount.tsx";
import { Trouble } from "../kit/notices.tsx";
import { type Store, storeOf } from "../kit/store.ts";
import {
  type MountedReferee,
  mountReferee,
  type RefereeOptions,
  type ShownControl,
} from "../referee/styled-referee.ts";

/** Why nothing is judged. */
export type Unjudged = "empty" | "fault" | "part";

/** What is said in the place of a verdict. */
const SAID: Record<Unjudged, [head: string, words: string]> = {
  empty: [
    "Whose points are they?",
    "Draw stones on the board, paste a diagram, or drop a file anywhere on this page. The verdict comes here.",
  ],
  fault: ["This can’t be judged yet", "Put right what is wrong with the position, or undo."],
  part: [
    "A part can’t be judged",
    "What lies beyond it could decide, so the referee needs all of the board. You can play on from a part, and take it along.",
  ],
};

/** Somebody who draws lays several stones in a row: the judging waits for a pause. */
const PAUSE = 600;

type Position = Pick<RefereeOptions, "start" | "moves">;

/** `of` stands for what lies on the bench; `find` makes a position of it, which may take a moment. */
type Wanted = { of: unknown; find: () => Promise<Position>; soon: boolean } | { why: Unjudged } | null;

export interface VerdictOptions extends Pick<RefereeOptions, "onPlay" | "onLeave" | "others"> {
  /** Shows whose the points are on the board that is drawn. */
  paint(shown: ShownControl): void;
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  one !== null && other !== null && "of" in one
    ? "of" in other && one.of === other.of
    : one !== null && other !== null && "why" in other && "why" in one && one.why === other.why;

export class VerdictPanel {
  readonly element = element("div", { class: "verdict-place" });
  /** What the signs on the board mean, and whose a point is that was asked about. */
  readonly beside = element("div", { class: "verdict-beside" });
  /** Other rule sets, below board and verdict. */
  readonly below = element("div", { class: "verdict-below" });
  private readonly wanted: Store<Wanted, Wanted> = storeOf<Wanted, Wanted>(null, (before, next) =>
    isSame(before, next) ? before : next,
  );
  private referee: MountedReferee | null = null;

  constructor(options: VerdictOptions) {
    const { paint, ...rest } = options;
    const { beside, below } = this;
    const begin = (host: HTMLElement, position: Position): (() => void) => {
      const referee = mountReferee(host, {
        ...rest,
        ...position,
        places: { kind: "bench", paint, beside, others: below },
      });
      this.referee = referee;
      return () => {
        referee.destroy();
        this.referee = null;
        paint({ control: [], areas: [] });
      };
    };
    mount(this.element, <Verdict wanted={this.wanted} begin={begin} />);
  }

  /** Judges what lies on the bench; what is judged already is not judged again. */
  judge(of: unknown, find: () => Promise<Position>, soon: boolean): void {
    this.wanted.send({ of, find, soon });
  }

  /** Says why nothing is judged. */
  say(why: Unjudged): void {
    this.wanted.send({ why });
  }

  /** Whose a point is, once that is known. */
  explain(at: number): void {
    this.referee?.explain(at);
  }

  /** Ends a judging. */
  clear(): void {
    this.wanted.send(null);
  }
}

function Verdict(props: {
  wanted: Store<Wanted, Wanted>;
  begin: (host: HTMLElement, position: Position) => () => void;
}) {
  const wanted = useStore(props.wanted);
  const host = useRef<HTMLDivElement>(null);
  const asked = wanted !== null && "of" in wanted ? wanted : null;
  const found = useTask(
    async (signal) => {
      if (!asked) return null;
      if (!asked.soon) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return signal.aborted ? null : asked.find();
    },
    [asked],
  );
  const position = found.kind === "done" ? found.found : null;
  useEffect(() => {
    return host.current && position ? props.begin(host.current, position) : undefined;
  }, [position]);
  const said = wanted !== null && "why" in wanted ? SAID[wanted.why] : null;
  // What was said about the position before stays a moment, so that nothing jumps while somebody draws.
  return (
    <div class={asked && !position ? "verdict stale" : "verdict"}>
      {said && (
        <div class="referee-said">
          <h2 class="referee-head" tabIndex={-1}>
            {said[0]}
          </h2>
          <p class="referee-words">{said[1]}</p>
        </div>
      )}
      {found.kind === "failed" && <Trouble error={found.error} again={found.again} />}
      <div ref={host} hidden={!asked || found.kind === "failed"} />
    </div>
  );
}
