/** The ten steps of a disagreement by New Amateur-Japanese: where they are, and what has come out by now. */
import type { BoardView } from "../board/index.ts";
import type { SystemDispute, SystemSituation } from "../engine/systems.ts";
import { STEP_COUNT, stepWords } from "./played-words.ts";
import { PLAYED, resultOf } from "./words.ts";

/** The result of a step, once reached. Pure. */
export function foundWords(dispute: SystemDispute, now: SystemSituation, komi: number): string[] {
  const { step, black, white, score } = dispute;
  const found: string[] = Array.from({ length: STEP_COUNT + 1 }, () => "");
  if (step >= 6) found[6] = `${PLAYED.intersections({ count: black.controlled.length })}.`;
  if (step >= 7) found[7] = `${PLAYED.intersections({ count: white.controlled.length })}.`;
  if (step >= 8 && score !== null) {
    const { whiteCaptives, blackCaptives } = now;
    const prisoners =
      blackCaptives + whiteCaptives > 0 ? PLAYED.prisonersBlackWhite({ whiteCaptives, blackCaptives }) : "";
    const extra = komi === 0 ? "" : PLAYED.komi({ komi });
    found[8] = PLAYED.blackWhiteScore({
      black: black.points,
      white: white.points,
      prisoners,
      extra,
      number: score - komi,
    });
  }
  if (step >= 9 && score !== null) found[9] = `${resultOf(score - komi)}.`;
  return found;
}

/** All ten, the one that is reached marked. */
export function TenSteps(props: { dispute: SystemDispute; now: SystemSituation; komi: number }) {
  const { dispute } = props;
  const found = foundWords(dispute, props.now, props.komi);
  return (
    <ol class="ten-steps" aria-label={PLAYED.tenSteps}>
      {Array.from({ length: STEP_COUNT }, (_, at) => at + 1).map((step) => (
        <li
          key={step}
          class={step > dispute.step ? "to-come" : ""}
          aria-current={step === dispute.step ? "step" : undefined}
        >
          {stepWords(step)}
          {found[step] && (
            <>
              {" "}
              <b>{found[step]}</b>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The control over the final position: step 6 has Black's, step 7 White's, then both. */
export function controlledView(dispute: SystemDispute, now: SystemSituation): Partial<BoardView> {
  const { step, black, white } = dispute;
  const blacks = new Set(step === 7 ? [] : black.controlled);
  const whites = new Set(step === 6 ? [] : white.controlled);
  if (step < 6) return {};
  return {
    control: now.stones.map((_, at) =>
      blacks.has(at) ? (whites.has(at) ? "both" : "black") : whites.has(at) ? "white" : null,
    ),
  };
}
