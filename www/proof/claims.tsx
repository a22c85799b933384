/** The claims on this board as small figures. Their results stay hidden until the reader opens them. */

import { useState } from "preact/hooks";
import type { Board, Line, Situation } from "../engine/engine.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useHeld, useSame } from "../kit/hooks.ts";
import { SignMark } from "../kit/signs.tsx";
import { type Claim, sameClaim } from "./argument/proof-session.ts";
import type { Course } from "./course.ts";
import { nextFocus, PartHead } from "./parts.tsx";
import { NAMES } from "./proof-words.ts";
import type { TableState } from "./table-state.ts";
import { areaOf, signOf } from "./view.ts";
import { TABLE } from "./words.ts";

/** At first only so many are drawn. */
const FEW = 6;

/** The claim in play, and others that the engine finds. */
export function Claims(props: { course: Course; state: TableState; line: Line }) {
  const { course } = props;
  const { session, claiming, offered, argued, stage } = props.state;
  const { report, running } = offered;
  const { claim } = session;
  const mine = session.side === "claimant";
  // While it is chosen the claim is on the large board already.
  const current = session.phase === "choosing" ? null : claim;
  const root = useHeld<HTMLElement>(nextFocus(() => course.focus()));
  const [revealed, reveal] = useState(false);
  const [all, showAll] = useState(false);
  const board = useSame(props.line.board);
  const found = (report?.claims ?? []).filter((one) => !current || !sameClaim(one, current));
  const drawn = all ? found : found.slice(0, FEW);
  // Before anybody looked for others there is nothing to count.
  const sought = report !== null || running;
  const total = found.length + (current ? 1 : 0);
  const drawnAs = (one: Claim) => {
    const worst = one === current ? stage?.steps.at(-1)?.situation : offered.worst(one);
    return { board, claim: one, situation: worst ?? (props.line.situations.at(-1) as Situation) };
  };
  return (
    <section ref={root} class="part claims" aria-label={TABLE.claimsBoard}>
      <PartHead level={3} title={current && !sought ? TABLE.theClaim : TABLE.claimsBoard}>
        {sought ? (total > 0 ? total : "") : null}
      </PartHead>
      <ul>
        {current && (
          <li key="current" aria-current="true">
            <div class="claim">
              <Inner
                {...drawnAs(current)}
                title={claiming?.title ?? ""}
                words={argued?.play ? TABLE.inPlay[mine ? "yours" : "theirs"] : TABLE.tested}
                mine={mine}
                sign={null}
              />
            </div>
          </li>
        )}
        {drawn.map(({ player, set, title: name, brief, verdict }) => {
          const title = name || TABLE.ofPoints({ player: NAMES[player], count: set.length });
          return (
            <li key={`${player} ${set}`}>
              <button type="button" onClick={() => course.openClaim({ player, set })}>
                <Inner
                  {...drawnAs({ player, set })}
                  title={title}
                  // The rest of it one finds out by playing.
                  words={revealed ? brief : TABLE.notYetTestedYou}
                  mine={false}
                  sign={revealed ? signOf(verdict) : null}
                />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="links">
        {current && (
          <Button look="link" press={() => course.chooseAgain()}>
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
          <Button key="find" look="link" press={() => course.choice.offers?.stop()}>
            {TABLE.stopLookingClaims}
          </Button>
        ) : (
          report?.status !== "decided" && (
            <Button key="find" look="link" press={() => course.choice.offers?.find()}>
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
