/**
 * The best claim for a player who has to show something: the smallest one around it that the engine expects to hold.
 */
import type { Color, Location, Move, PositionInput, Prover } from "../../engine/engine.ts";
import { ARGUED_CLAIM_BUDGET, ARGUED_CLAIM_TIME } from "../../engine/limits.ts";
import { isCancelled } from "../../proof/argument/judge.ts";
import type { Item, Settlement } from "./settlement.ts";
import { smallestBordered } from "./strings.ts";
import { DISPUTES } from "./words.ts";

/** The number of parts of the claimant’s own area to try one by one, the nearest first. */
const MOST_PARTS = 8;

const sorted = (points: Iterable<Location>): Location[] => [...new Set(points)].sort((a, b) => a - b);

/** All that a claimant has, if he is right about this: his area as he would count it. */
function ownArea(settlement: Settlement, items: readonly Item[], item: Item): Location[] {
  const { claimant, points } = item;
  const { control } = settlement.counted(items, claimant);
  const own = control.flatMap((who, at) => (who === claimant || who === "both" ? [at] : []));
  return sorted([...own, ...points]);
}

/**
 * The claims to try, in order of size: the smallest set around what is argued about, then that with parts of the claimant’s
 * own area, and at last all of his area.
 */
export function claimsToTry(settlement: Settlement, items: readonly Item[], item: Item): Location[][] {
  const { beside, end } = settlement;
  const { claimant, points, at } = item;
  const around = (point: Location): Location[] => smallestBordered(beside, end.stones, claimant, point);
  const first = sorted([...points.filter((point) => end.stones[point] !== claimant), at].flatMap(around));
  const own = new Set(ownArea(settlement, items, item));
  const parts = partsNear(settlement, first, claimant, around).filter((part) =>
    part.every((point) => own.has(point)),
  );
  const tried = [first];
  let grown = first;
  for (const part of parts.slice(0, MOST_PARTS)) {
    tried.push(sorted([...first, ...part]));
    grown = sorted([...grown, ...part]);
    tried.push(grown);
  }
  tried.push(sorted([...first, ...parts.flat()]));
  const known = new Map(tried.map((set) => [set.join(), set]));
  return [...known.values()].sort((a, b) => a.length - b.length);
}

/**
 * The other parts that the claimant borders, one by one: first those that the claimant’s stones connect with the set.
 */
function partsNear(
  { beside, end: { stones } }: Settlement,
  set: readonly Location[],
  claimant: Color,
  around: (point: Location) => Location[],
): Location[][] {
  const inside = new Set(set);
  const reached = new Set(set);
  const parts: Location[][] = [];
  const take = (point: Location): void => {
    if (inside.has(point) || stones[point] === claimant) return;
    const part = around(point);
    for (const one of part) inside.add(one);
    for (const one of part) reached.add(one);
    parts.push(part);
  };
  // By his own stones one comes from the set to what is beside them; the rest of the board follows.
  for (const point of reached)
    for (const next of beside[point] ?? []) {
      if (stones[next] === claimant) reached.add(next);
      else if (stones[point] === claimant) take(next);
    }
  for (const [point] of stones.entries()) take(point);
  return parts;
}

/** The outcome of trying. */
interface ClaimFound {
  set: Location[];
  /** It is expected to hold; nobody found out in the time; or every claim is expected to fail. */
  kind: "holds" | "open" | "fails";
  /** The number of claims tried. */
  tried: number;
}

interface ClaimSearch {
  of: { start: PositionInput; moves: readonly Move[] };
  player: Color;
  sets: readonly Location[][];
  prover: Pick<Prover, "prove">;
  signal: AbortSignal;
}

/** Tries one claim after the other by a short search, all of them within a few seconds. Null when nobody waits any more. */
export async function claimExpected({
  of,
  player,
  sets,
  prover,
  signal,
}: ClaimSearch): Promise<ClaimFound | null> {
  const ending = new AbortController();
  const stop = (): void => ending.abort();
  const timer = setTimeout(stop, ARGUED_CLAIM_TIME);
  signal.addEventListener("abort", stop);
  let [open, tried]: [Location[] | null, number] = [null, 0];
  try {
    for (const set of sets) {
      if (ending.signal.aborted) {
        open ??= set;
        break;
      }
      tried += 1;
      const proof = { ...of, moves: [...of.moves], claim: { player, set } };
      const found = await prover
        .prove(proof, ARGUED_CLAIM_BUDGET, { signal: ending.signal })
        .catch((error: unknown) => {
          if (isCancelled(error)) return null;
          throw error;
        });
      if (found?.verdict === "lock") return signal.aborted ? null : { set, kind: "holds", tried };
      if (found?.verdict !== "refuted") open ??= set;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
  if (signal.aborted) return null;
  if (open) return { set: open, kind: "open", tried };
  return { set: sets.at(-1) ?? [], kind: "fails", tried };
}

/** The ground of the offered claim. */
export function offeredWords({ kind, tried }: ClaimFound, claimant: string): string {
  if (kind === "holds" && tried === 1) return DISPUTES.engineExpectsClaimHold;
  if (kind === "holds") return DISPUTES.engineExpectsClaimHoldNo;
  if (kind === "open") return DISPUTES.fewSecondsEngineFound;
  return DISPUTES.expectsToFail({ tried, claimant });
}
