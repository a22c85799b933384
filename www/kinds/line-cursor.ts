/** Where the reader looks: on the way to the question, at it, or in one of the lines told after it. Pure. */
import type { Situation } from "../engine/engine.ts";
import { situationAt, type Track } from "./track.ts";

export interface Way {
  history: Track;
  lines: readonly Track[];
  /** Which line is walked; null on the way to the question. */
  walked: number | null;
  cursor: number;
}

export const atQuestion = (history: Track, lines: readonly Track[] = []): Way => ({
  history,
  lines,
  walked: null,
  cursor: history.from,
});

export const trackOf = ({ history, lines, walked }: Way): Track =>
  (walked === null ? null : lines[walked]) ?? history;

export const situationOf = (way: Way): Situation => situationAt(trackOf(way), way.cursor);

export const isAtQuestion = ({ history, walked, cursor }: Way): boolean =>
  walked === null && cursor === history.from;

export const mayGoBack = ({ walked, cursor }: Way): boolean => walked !== null || cursor > 0;

export const mayGoForward = (way: Way): boolean => way.cursor < trackOf(way).situations.length - 1;

export const toQuestion = ({ history, lines }: Way): Way => atQuestion(history, lines);

/** Before the first move of a line lies the question. */
export function goBack(way: Way): Way {
  if (way.walked !== null && way.cursor <= trackOf(way).from + 1) return toQuestion(way);
  return mayGoBack(way) ? { ...way, cursor: way.cursor - 1 } : way;
}

export const goForward = (way: Way): Way => (mayGoForward(way) ? { ...way, cursor: way.cursor + 1 } : way);

/** To a place of a line, or to its end if it is shorter. */
export function goTo(way: Way, line: number, move: number): Way {
  const at = { ...way, walked: line };
  const { from, situations } = trackOf(at);
  return { ...at, cursor: Math.min(from + move, situations.length - 1) };
}
