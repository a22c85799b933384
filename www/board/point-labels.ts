/** How a point is called aloud. */
import type { BoardShape, BoardView, Control, Expected, Location, Sign } from "./options.ts";
import { isDead } from "./signs.ts";

const CONTROL: Record<Control, string> = {
  black: "controlled by Black",
  white: "controlled by White",
  both: "controlled by both",
  nobody: "controlled by nobody",
  open: "control not decided",
};

const OWNER = { black: "Black’s", white: "White’s", nobody: "nobody’s" };

const expectation = ({ by, isDoubtful }: Expected): string =>
  `${isDoubtful ? "perhaps" : "expected to be"} ${OWNER[by]}, not proved`;

const SIGN: Record<Sign, string> = {
  holds: "holds",
  fails: "fails",
  open: "not yet decided",
  eye: "an eye",
};

const AREA = { mine: "in your claim", other: "in another’s claim", "eye-shape": "in the eye shape" };

const labelled = (label: string): string => (/^\d+$/.test(label) ? `number ${label}` : `labelled ${label}`);

/** Names points for one view; what all points share is looked up once. */
export function labeller(shape: BoardShape, view: BoardView): (at: Location) => string {
  const areas = (["mine", "other", "eye-shape"] as const).map((kind) => ({
    words: AREA[kind],
    points: new Set((view.areas ?? []).flatMap((area) => (area.kind === kind ? area.points : []))),
  }));
  const shown = new Map((view.shown ?? []).map((one) => [one.at, one]));
  const ko = new Set(view.ko ?? []);
  const rings = new Set(view.rings ?? []);
  return (at) => {
    const stone = view.stones[at];
    const mark = view.marks[at];
    const label = view.labels?.[at];
    const told = shown.get(at);
    const control = view.control?.[at];
    const sign = view.signs?.[at];
    const words = [shape.points[at]?.name ?? String(at)];
    if (stone) words.push(mark === "permanent" ? `permanent ${stone} stone` : `${stone} stone`);
    else words.push("empty");
    if (!stone && mark === "temporary") words.push(`closed for this turn${ko.has(at) ? " by a ko" : ""}`);
    if (!stone && mark === "permanent") words.push("closed for good");
    if (label) words.push(labelled(label));
    if (view.last === at) words.push("played last");
    if (told) words.push(`shown: ${told.stone} stone${told.label ? `, ${labelled(told.label)}` : ""}`);
    for (const area of areas) if (area.points.has(at)) words.push(area.words);
    if (control) words.push(CONTROL[control]);
    if (isDead(stone ?? null, control ?? null)) words.push("dead");
    const expected = view.expected?.[at];
    if (expected) words.push(expectation(expected));
    if (sign) words.push(SIGN[sign]);
    if (rings.has(at)) words.push("pointed out");
    return words.join(", ");
  };
}

/** "b2, black stone, played last"; "a2, empty, closed for this turn". */
export const pointLabel = (shape: BoardShape, view: BoardView, at: Location): string =>
  labeller(shape, view)(at);
