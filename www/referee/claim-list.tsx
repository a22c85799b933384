/** The part below a result: the claims that show it, the parts that are nobody's, every lock one by one. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { COLORS } from "../board/color.ts";
import {
  type Board,
  numberWords as count,
  engine,
  type Location,
  type RefereeReport,
  type Situation,
} from "../engine/engine.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useTask } from "../kit/hooks.ts";
import { type Answered, covering, locks, MOST_OPEN, nobodys, open, type Region } from "./claims.ts";
import type { JudgedGame } from "./judging.ts";
import {
  besideWords,
  claimWords,
  foundWords,
  moreOpenWords,
  openWords,
  refutedWords,
  SCORE,
  showWords,
  WORDS,
} from "./words.ts";

/** Where a claim is drawn, and how headings stand. */
export interface Scene {
  board: Board;
  situation: Situation;
  /** The level of the view's own heading; those of its parts are below it. Null: the page has its own, and these are none. */
  level: 2 | 3 | null;
}

/** The reader's choices beside a claim. */
export interface Acts {
  play(claim: Answered): void;
  /** Draws its outline on the large board. */
  look(claim: Answered): void;
  outline(points: readonly Location[]): void;
}

interface Shown {
  scene: Scene;
  acts: Acts;
}

export function ClaimParts(props: Shown & { game: JudgedGame; report: RefereeReport }) {
  const { scene, acts, game, report } = props;
  const cover = useMemo(() => covering(report), [report]);
  const regions = useMemo(() => nobodys(report, scene.board), [report]);
  const all = locks(report);
  const asked = open(report);
  const more = moreOpenWords(Math.max(0, asked.length - MOST_OPEN), report.untried);
  const row = (claim: Answered) => <ClaimRow key={claim} scene={scene} acts={acts} claim={claim} />;
  return (
    <>
      <Heading of={scene} kind="part">
        {showWords(cover.length, report.status === "decided")}
      </Heading>
      <Claims
        rows={[
          ...cover.map(row),
          ...regions.map((region) => (
            <RegionRow key={region.points[0]} scene={scene} acts={acts} game={game} region={region} />
          )),
        ]}
      />
      {asked.length > 0 && (
        <>
          <Heading of={scene} kind="part">
            {WORDS.open}
          </Heading>
          <Claims look="claims open-claims" rows={asked.slice(0, MOST_OPEN).map(row)} />
        </>
      )}
      {more && <p class="quiet-note">{more}</p>}
      {all.length > 1 && (
        <Walk
          scene={scene}
          acts={acts}
          all={[...cover, ...all.filter((claim) => !cover.includes(claim))]}
          shown={cover}
        />
      )}
      {report.unlisted > 0 && <p class="quiet-note">{WORDS.unlisted({ count: report.unlisted })}</p>}
    </>
  );
}

/** A heading of a part, or of a row in it. */
function Heading(props: { of: Pick<Scene, "level">; kind: "part" | "row"; children: ComponentChildren }) {
  const { level } = props.of;
  const below = props.kind === "part" ? 1 : 2;
  const Title = level === null ? "div" : (`h${level + below}` as "h3" | "h4" | "h5");
  return <Title class={props.kind === "part" ? "section-head" : "row-head"}>{props.children}</Title>;
}

/** The rows to draw before the page answers again: those of a large board have large figures. */
const TURN = 2;

function Claims({ rows, look = "claims" }: { rows: readonly ComponentChildren[]; look?: string }) {
  const [drawn, draw] = useState(TURN);
  useEffect(() => {
    if (drawn >= rows.length) return;
    const turn = setTimeout(() => draw(drawn + TURN));
    return () => clearTimeout(turn);
  }, [drawn, rows.length]);
  return <ul class={look}>{rows.slice(0, drawn)}</ul>;
}

function ClaimRow({ scene, acts, claim }: Shown & { claim: Answered }) {
  const title = claimWords(claim);
  return (
    <li class="shown-claim">
      <Button look="look" press={() => acts.look(claim)} aria-label={WORDS.showOnBoard({ title })}>
        <ClaimFigure scene={scene} claim={claim} label={WORDS.map({ title })} />
      </Button>
      <div class="claim-said">
        <Heading of={scene} kind="row">
          {title}
        </Heading>
        <Words of={claim.verdict === "undecided" ? openWords(claim).words : claim.words} />
      </div>
      <div class="claim-acts">
        <PlayIt acts={acts} claim={claim} />
      </div>
    </li>
  );
}

const Words = ({ of }: { of: string }) => (of === "" ? null : <p>{of}</p>);

export function PlayIt({ acts, claim }: { acts: Pick<Acts, "play">; claim: Answered }) {
  return (
    <Button press={() => acts.play(claim)} aria-label={WORDS.playIt({ title: claimWords(claim) })}>
      {WORDS.play}
    </Button>
  );
}

function ClaimFigure({ scene, claim, label }: { scene: Scene; claim: Answered; label: string }) {
  const { stones, marks } = scene.situation;
  const view = useMemo(() => {
    const inside = new Set(claim.set);
    const shown =
      claim.verdict === "lock"
        ? { control: stones.map((_, at) => (inside.has(at) ? claim.player : null)) }
        : { areas: [{ points: claim.set, kind: "other" as const }] };
    return { stones, marks, ...shown };
  }, [claim]);
  return <Figure shape={scene.board} view={view} label={label} />;
}

/** A part of nobody's: closed it is a row, opened it lists the claims that fail. */
function RegionRow({ scene, acts, game, region }: Shown & { game: JudgedGame; region: Region }) {
  const { stones, marks } = scene.situation;
  const [isOpen, open] = useState(false);
  const why = useTask(() => reasons(game, region), [region]);
  const found = why.kind === "done" ? why.found : null;
  const first = WORDS.nobodyLocks({ place: SCORE.points({ count: region.points.length }) });
  const title = found ? WORDS.nobodyLocks({ place: found.place }) : first;
  const view = useMemo(
    () => ({ stones, marks, areas: [{ points: region.points, kind: "other" as const }] }),
    [region],
  );
  const see = (): void => {
    open(!isOpen);
    if (!isOpen) acts.outline(region.points);
  };
  return (
    <li class="shown-claim">
      <Figure shape={scene.board} view={view} label={WORDS.map({ title: first })} />
      <div class="claim-said">
        <Heading of={scene} kind="row">
          {title}
        </Heading>
        <p>{found ? refutedWords(found.refuted.map(({ player }) => player)) : "\u00a0"}</p>
      </div>
      <div class="claim-acts">
        <Button
          press={see}
          hidden={found?.refuted.length === 0}
          aria-expanded={isOpen}
          aria-label={WORDS.seeWhy({ title })}
        >
          {WORDS.see}
        </Button>
      </div>
      <ul class="claims" hidden={!isOpen}>
        {found?.refuted.map((claim) => (
          <ClaimRow key={claim} scene={scene} acts={acts} claim={claim} />
        ))}
      </ul>
    </li>
  );
}

/** Every lock, one by one: those of one colour may overlap those of the other. */
function Walk(props: Shown & { all: readonly Answered[]; shown: readonly Answered[] }) {
  const { scene, acts, all, shown } = props;
  const [at, setAt] = useState<number | null>(null);
  const claim = at === null ? undefined : all[at];
  const go = (by: 1 | -1): void => {
    const next = at === null ? (by < 0 ? all.length - 1 : 0) : (at + by + all.length) % all.length;
    setAt(next);
    const found = all[next];
    if (found) acts.look(found);
  };
  return (
    <div class="stepper">
      <Heading of={scene} kind="part">
        {WORDS.everyLock}
      </Heading>
      <p role="status">
        {claim && at !== null
          ? `${count(at + 1)} of ${count(all.length)}: ${claimWords(claim)}. ${besideWords(all, claim)}`
          : foundWords(all, shown)}
      </p>
      <div class="acts">
        <Button press={() => go(-1)} aria-label={WORDS.previousLock}>
          {SCORE.previous}
        </Button>
        <Button press={() => go(1)} aria-label={WORDS.nextLock}>
          {SCORE.next}
        </Button>
        {claim && <Button press={() => acts.play(claim)}>{WORDS.play}</Button>}
      </div>
    </div>
  );
}

/** The reasons for a part that nobody locks: its place in words, and for each colour a claim that fails. */
interface Reasons {
  /** "the upper right corner, 9 points" */
  place: string;
  refuted: Answered[];
}

/**
 * The refuted claims of the judging, or else the nearest bordered set. No such set needs judging again: a lock that
 * held any point of it would make that point controlled (C3).
 */
async function reasons({ start, moves }: JudgedGame, region: Region): Promise<Reasons> {
  let place = SCORE.points({ count: region.points.length });
  const refuted: Answered[] = [];
  for (const player of COLORS) {
    const listed = region.refuted.find((claim) => claim.player === player);
    if (listed) refuted.push(listed);
    try {
      const near = await engine.claiming(start, moves, player, region.points, null);
      place = near.region;
      if (listed) continue;
      const set = near.bordered ? near.set : (near.grown ?? near.shrunk);
      if (!set?.some((at) => region.points.includes(at))) continue;
      const { title, region: where } = near.bordered
        ? near
        : await engine.claiming(start, moves, player, set, null);
      const words = SCORE.takesNobodys;
      refuted.push({
        player,
        set,
        verdict: "refuted",
        nodes: 0,
        halt: null,
        title,
        region: where,
        brief: "",
        words,
        rules: [],
        facts: [],
      });
    } catch {
      // Without the engine's help there is less to show, and nothing wrong is shown.
    }
  }
  return { place, refuted };
}
