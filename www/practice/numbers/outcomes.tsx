/** How answers came out, a bar for each kind. Patterns tell the parts apart as well as colours do. */
import { NAMED } from "../shelf/kind-names.ts";
import { Chart, Label, Picture } from "./chart-frame.tsx";
import type { Outcome } from "./figures.ts";
import { NUMBERS } from "./words.ts";

const WIDTH = 280;
const ROW = 44;
const BAR = 14;
const GAP = 2;

const PARTS = ["right", "helped", "wrong", "skipped"] as const;
type Part = (typeof PARTS)[number];

const sum = (one: Outcome): number => PARTS.reduce((all, part) => all + one[part], 0);

/** One part of a bar: solid, striped, crossed, or empty. */
function Block({ part, x, y, width }: { part: Part; x: number; y: number; width: number }) {
  const lines: string[] = [];
  // From edge to edge, cut off where the block ends.
  for (let from = -BAR; from < width; from += 5) {
    const [start, end] = [Math.max(from, 0), Math.min(from + BAR, width)];
    lines.push(`M${x + start} ${y + BAR - (start - from)}L${x + end} ${y + BAR - (end - from)}`);
    if (part === "wrong") lines.push(`M${x + start} ${y + (start - from)}L${x + end} ${y + (end - from)}`);
  }
  const isPlain = part === "right" || part === "skipped";
  return (
    <>
      <rect class={`part ${part}`} x={x} y={y} width={width} height={BAR} />
      {!isPlain && <path class={`stripes ${part}`} d={lines.join("")} />}
    </>
  );
}

const countsWords = (one: Outcome): string =>
  NUMBERS.ofKind({
    kind: NAMED[one.kind].name,
    counts: PARTS.filter((part) => one[part] > 0).map((part) => NUMBERS.counted[part]({ count: one[part] })),
  });

function Legend() {
  return (
    <ul class="legend">
      {PARTS.map((part) => (
        <li key={part}>
          <svg viewBox={`0 0 24 ${BAR}`} width={24} height={BAR} aria-hidden="true">
            <Block part={part} x={0.5} y={0} width={23} />
          </svg>{" "}
          {NUMBERS.parts[part]}
        </li>
      ))}
    </ul>
  );
}

/** The parts of a bar that are there, each with its place; `unit` is the width of one answer. */
function placed(one: Outcome, unit: number): { part: Part; x: number; width: number }[] {
  let x = 0;
  return PARTS.filter((part) => one[part] > 0).map((part) => {
    const at = { part, x, width: Math.max(1, one[part] * unit) };
    x += at.width + GAP;
    return at;
  });
}

export function OutcomesChart({ all }: { all: readonly Outcome[] }) {
  const most = Math.max(...all.map(sum));
  const unit = (WIDTH - GAP * (PARTS.length - 1)) / most;
  const desc = all.map(countsWords).join(" ");
  return (
    <Chart
      caption={NUMBERS.howCameOut}
      said={NUMBERS.everyAnswerYouGave}
      legend={<Legend />}
      table={{
        head: [
          NUMBERS.kind,
          NUMBERS.rightOnce,
          NUMBERS.withHints,
          NUMBERS.wrong,
          NUMBERS.skipped,
          NUMBERS.all,
        ],
        rows: all.map((one) => [NAMED[one.kind].name, ...PARTS.map((part) => one[part]), sum(one)]),
      }}
    >
      <Picture width={WIDTH} height={all.length * ROW} title={NUMBERS.answersKind} desc={desc}>
        {all.map((one, row) => (
          <g key={one.kind}>
            <Label x={0} y={row * ROW + 15}>
              {NAMED[one.kind].name}
            </Label>
            <Label x={WIDTH} y={row * ROW + 15} anchor="end" look="strong">
              {sum(one)}
            </Label>
            {placed(one, unit).map((at) => (
              <Block key={at.part} {...at} y={row * ROW + 22} />
            ))}
          </g>
        ))}
      </Picture>
    </Chart>
  );
}
