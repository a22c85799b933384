/** A finished game, or one that goes on, as columns: who would lead by how much, if both stopped after each move. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Judged } from "../engine/engine.ts";
import { judgedResult } from "./result.ts";
import { PLAYING } from "./words.ts";

/** The columns take as much together; numbers have room of their own above, below, and at the foot. */
const HIGH = 96;
const NUMBER = 18;
/** No column is narrower, and on a wide page none is wider. */
const NARROW = 26;
const WIDE = 56;
/** The number of open ones in a row that leaves room for words. */
const ROOM_FOR_WORDS = 120;

export type KnownLeads = ReadonlyMap<number, Judged>;

/** A column for each move that was asked about, as soon as there are two; a dotted line where it is open. */
export function LeadGraph({ known }: { known: KnownLeads }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => setRoom(place.current?.clientWidth ?? 0), [known]);
  return (
    <div class="decided-graph" ref={place}>
      {known.size > 1 && (
        <figure class="lead-graph">
          <figcaption>{PLAYING.whoLeadsIfBoth}</figcaption>
          {/* A long game is wider than a phone: who has no fingers scrolls it by arrow keys. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          {/* biome-ignore lint/a11y/useSemanticElements: no field is in it */}
          <div class="scrolled" tabIndex={0} role="group" aria-label={PLAYING.whoLeadsAfterWhich}>
            <Columns known={known} room={room} />
          </div>
        </figure>
      )}
    </div>
  );
}

function Columns({ known, room }: { known: KnownLeads; room: number }) {
  const columns = [...known]
    .sort(([a], [b]) => a - b)
    .map(([number, report]) => ({
      number,
      headline: report.headline,
      lead: judgedResult(report)?.lead ?? null,
    }));
  const pitch = Math.max(NARROW, Math.min(WIDE, Math.floor(room / columns.length)));
  const most = (of: number[]): number => Math.max(0, ...of);
  const up = most(columns.map(({ lead }) => lead ?? 0));
  const down = most(columns.map(({ lead }) => -(lead ?? 0)));
  const unit = HIGH / Math.max(1, up + down);
  const zero = NUMBER + up * unit;
  const foot = zero + down * unit + NUMBER;
  const wide = columns.length * pitch;
  const inset = Math.round(pitch / 6);
  const decided = columns.findIndex(({ lead }) => lead !== null);
  const open = decided < 0 ? columns.length : decided;
  return (
    <svg
      viewBox={`0 0 ${wide} ${foot + NUMBER}`}
      width={wide}
      height={foot + NUMBER}
      role="img"
      aria-label={columns.map(({ number, headline }) => PLAYING.afterMove({ number, headline })).join(" ")}
    >
      <line class="zero" x1={0} x2={wide} y1={zero} y2={zero} />
      {columns.map(({ number, lead }, at) => {
        const left = at * pitch;
        const middle = left + pitch / 2;
        const high = Math.max(Math.abs(lead ?? 0) * unit, 1);
        return (
          <g key={number}>
            {lead === null ? (
              <line class="open" x1={left + inset} x2={left + pitch - inset} y1={zero} y2={zero} />
            ) : (
              <>
                <rect
                  class={lead >= 0 ? "black" : "white"}
                  x={left + inset}
                  y={lead >= 0 ? zero - high : zero}
                  width={pitch - 2 * inset}
                  height={high}
                />
                <text
                  class="points"
                  x={middle}
                  y={lead >= 0 ? zero - high - 5 : zero + high + 14}
                  text-anchor="middle"
                >
                  {Math.abs(lead)}
                </text>
              </>
            )}
            <text x={middle} y={foot + 12} text-anchor="middle">
              {number}
            </text>
          </g>
        );
      })}
      {open * pitch >= ROOM_FOR_WORDS && (
        <text x={4} y={zero - 8} text-anchor="start">
          {PLAYING.tooOpenTell}
        </text>
      )}
    </svg>
  );
}
