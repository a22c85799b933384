/** The claims on this board as small figures. Their results stay hidden until the reader opens them. */

import { useState } from "preact/hooks";
import type { Board, RefereeReport, Situation } from "../engine/engine.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useHeld, useSame } from "../kit/hooks.ts";
import { SignMark } from "../kit/signs.tsx";
import { type Claim, sameClaim } from "./argument/proof-session.ts";
import { nextFocus, PartHead } from "./parts.tsx";
import { NAMES } from "./proof-words.ts";
import { areaOf, signOf } from "./view.ts";
import { TABLE } from "./words.ts";

/** At first only so many are drawn. */
const FEW = 6;

export interface ClaimsProps {
  board: Board;
  situation: Situation;
  report: RefereeReport | null;
  /** Whether the engine is looking for claims now. */
  running: boolean;
  /** The worst case of a claim, once it is known. */
  worst(claim: Claim): Situation | null;
  /** The claim that is chosen or in play, with its title. */
  current: { claim: Claim; title: string; words: string; mine: boolean } | null;
  find: () => void;
  stop: () => void;
  open: (claim: Claim) => void;
  /** To another claim; null where there is none. */
  another: (() => void) | null;
  refocus: () => void;
}

/** The first thing that is said about a claim; the rest of it one finds out by playing. */
const brief = (words: string): string => `${words.split(/: |[.] /)[0]?.replace(/[.]$/, "")}.`;

export function Claims(props: ClaimsProps) {
  const { report, running, current, worst, situation } = props;
  const root = useHeld<HTMLElement>(nextFocus(props.refocus));
  const [revealed, reveal] = useState(false);
  const [all, showAll] = useState(false);
  const board = useSame(props.board);
  const found = (report?.claims ?? []).filter((claim) => !current || !sameClaim(claim, current.claim));
  const drawn = all ? found : found.slice(0, FEW);
  // Before anybody looked for others there is nothing to count.
  const sought = report !== null || running;
  const total = found.length + (current ? 1 : 0);
  const drawnAs = (claim: Claim) => ({ board, claim, situation: worst(claim) ?? situation });
  return (
    <section ref={root} class="part claims" aria-label={TABLE.claimsBoard}>
      <PartHead level={3} title={current && !sought ? TABLE.theClaim : TABLE.claimsBoard}>
        {sought ? (total > 0 ? total : "") : null}
      </PartHead>
      <ul>
        {current && (
          <li key="current" aria-current="true">
            <div class="claim">
              <Inner {...current} {...drawnAs(current.claim)} sign={null} />
            </div>
          </li>
        )}
        {drawn.map(({ player, set, title: name, words, verdict }) => {
          const title = name || TABLE.ofPoints({ player: NAMES[player], count: set.length });
          return (
            <li key={`${player} ${set}`}>
              <button type="button" onClick={() => props.open({ player, set })}>
                <Inner
                  {...drawnAs({ player, set })}
                  title={title}
                  words={revealed ? brief(words) : TABLE.notYetTestedYou}
                  mine={false}
                  sign={revealed ? signOf(verdict) : null}
                />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="links">
        {props.another && current && (
          <Button look="link" press={props.another}>
            {TABLE.claimAnotherSet}
          </Button>
        )}
        {found.length > drawn.length && (
          <Button look="link" press={() => showAll(true)}>
            {TABLE.showAll({ count: found.length })}
          </Button>
        )}
        {found.length > 0 && (
          <Button look="link" press={() => reveal(!revealed)} aria-pressed={revealed}>
            {revealed ? TABLE.hideWhatHolds : TABLE.showWhatHolds}
          </Button>
        )}
        {running && <span class="note">{TABLE.engineLookingClaims}</span>}
        {running ? (
          <Button key="find" look="link" press={props.stop}>
            {TABLE.stopLookingClaims}
          </Button>
        ) : (
          report?.status !== "decided" && (
            <Button key="find" look="link" press={props.find}>
              {report ? TABLE.lookFurther : TABLE.findClaimsBoard}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

function Inner(props: {
  board: Board;
  claim: Claim;
  situation: Situation;
  title: string;
  words: string;
  mine: boolean;
  sign: ReturnType<typeof signOf> | null;
}) {
  const { board, claim, situation, title, mine } = props;
  // Permanent stones step back, and what is outside is told without a word.
  const { stones, marks } = situation;
  const view = useSame({ stones, marks, areas: areaOf(claim, mine ? "claimant" : "refuter") });
  return (
    <>
      <Figure class="ground" shape={board} view={view} label={title} decorative />
      <span class="claim-title">
        {props.sign ? (
          <SignMark kind={props.sign} />
        ) : (
          <span class={`outline${mine ? " mine" : ""}`} aria-hidden="true" />
        )}
        <span>{title}</span>
      </span>
      <span class="claim-words">{props.words}</span>
    </>
  );
}
