/** Every sign that a reader meets, with a name and a line: what the page of the legend shows. Pure. */
import { COLORS } from "../board/color.ts";
import type { BoardView, FigureView } from "../board/index.ts";

export interface Entry {
  name: string;
  words: string;
  /** The drawing, on two points side by side. */
  view: FigureView;
  /** The stone held over the board and not set yet. */
  pencil?: { at: number; hand: NonNullable<BoardView["hand"]> };
  /** The surroundings of these points: the board goes on, ends, or its edges meet. */
  board?: "goes-on" | "ends" | "fades" | "meets";
  /** The classes that the drawing gives to it. */
  covers: string[];
}

export interface EntryGroup {
  name: string;
  entries: Entry[];
}

const REVERSED = [...COLORS].reverse();

const view = (more: Partial<FigureView>): FigureView => ({ stones: [null, null], ...more });

export const GROUPS: readonly EntryGroup[] = [
  {
    name: "On the board",
    entries: [
      {
        name: "Stones",
        words: "Black and White.",
        view: view({ stones: COLORS }),
        covers: ["stone", "black", "white"],
      },
      {
        name: "Last move",
        words: "A small ring of the other ink.",
        view: view({ stones: REVERSED, last: 1 }),
        covers: ["last"],
      },
      {
        name: "Numbers and letters",
        words: "The order of moves, or points that a text speaks of.",
        view: view({ stones: ["black", null], labels: ["7", "a"] }),
        covers: ["label"],
      },
      {
        name: "A sequence shown",
        words: "Shown, not played: smaller, in a dashed ring.",
        view: view({
          shown: [
            { at: 0, stone: "black", label: "8" },
            { at: 1, stone: "white", label: "9" },
          ],
        }),
        covers: ["shown", "shown-ring"],
      },
      {
        name: "Not set yet",
        words: "On small points: press it again to play it.",
        view: view({ stones: ["white", null] }),
        pencil: { at: 1, hand: "black" },
        covers: ["pencil", "firm"],
      },
      {
        name: "Ko mark",
        words: "A square: closed for one turn, for both players.",
        view: view({ stones: ["black", null], marks: [null, "temporary"] }),
        covers: ["mark"],
      },
      {
        name: "Permanent mark",
        words: "A ring, left by a removed cycle: closed for good, but a liberty.",
        view: view({ marks: [null, "permanent"] }),
        covers: ["mark"],
      },
      {
        name: "Permanent stones",
        words: "Stones of the worst case. They never leave.",
        view: view({ stones: COLORS, marks: ["permanent", "permanent"] }),
        covers: ["permanent", "second-ring"],
      },
      {
        name: "The other player’s for good",
        words: "Everything outside a claim, in its worst case: dark for Black, light for White.",
        view: view({ outside: { of: "black", points: [0, 1] } }),
        covers: ["outside"],
      },
      {
        name: "Stepping back",
        words: "Not what this is about just now.",
        view: view({ stones: COLORS, faded: [1] }),
        covers: ["faded"],
      },
    ],
  },
  {
    name: "Claims and answers",
    entries: [
      {
        name: "Your claim",
        words: "A set that you want to lock.",
        view: view({ stones: ["black", null], areas: [{ kind: "mine", points: [0, 1] }] }),
        covers: ["mine", "outline", "tint"],
      },
      {
        name: "Another’s claim",
        words: "You may test it, or refute it.",
        view: view({ stones: [null, "white"], areas: [{ kind: "other", points: [0, 1] }] }),
        covers: ["other"],
      },
      {
        name: "A point to take in",
        words: "Press, and your claim takes it in or leaves it out.",
        view: view({ stones: ["black", null] }),
        pencil: { at: 1, hand: "claim" },
        covers: ["taking"],
      },
      {
        name: "Pointed out",
        words: "Look here.",
        view: view({ stones: ["black", null], rings: [1] }),
        covers: ["ring"],
      },
      {
        name: "Eye",
        words: "A single point between your stones.",
        view: view({ stones: ["black", null], signs: [null, "eye"] }),
        covers: ["sign", "eye"],
      },
      {
        name: "Eye shape",
        words: "Two eyes and what holds them: dotted.",
        view: view({ stones: ["black", null], areas: [{ kind: "eye-shape", points: [0, 1] }] }),
        covers: ["eye-shape"],
      },
      {
        name: "It holds",
        words: "Whatever the other side does.",
        view: view({ stones: ["black", null], signs: [null, "holds"] }),
        covers: ["holds"],
      },
      {
        name: "It fails",
        words: "There is an answer to it.",
        view: view({ stones: ["black", null], signs: [null, "fails"] }),
        covers: ["fails"],
      },
      {
        name: "Open",
        words: "Not decided, or in dispute.",
        view: view({ stones: ["black", null], signs: [null, "open"] }),
        covers: ["open"],
      },
    ],
  },
  {
    name: "Whose points",
    entries: [
      {
        name: "Black’s control",
        words: "Diagonal lines.",
        view: view({ stones: ["black", null], control: ["black", "black"] }),
        covers: ["control", "filling", "pattern", "hatching", "areas"],
      },
      {
        name: "White’s control",
        words: "Dots.",
        view: view({ stones: ["white", null], control: ["white", "white"] }),
        covers: ["speck"],
      },
      {
        name: "Dead stones",
        words: "They carry the pattern of the side that controls them.",
        view: view({ stones: REVERSED, control: COLORS }),
        covers: ["dead"],
      },
      {
        name: "Control of both",
        words: "Where two claims overlap: both patterns.",
        view: view({ control: ["both", "both"] }),
        covers: ["control"],
      },
      {
        name: "Nobody’s",
        words: "Proved: no pattern inside the line.",
        view: view({ stones: ["black", null], control: ["nobody", "nobody"] }),
        covers: ["nobody-control"],
      },
      {
        name: "Expected",
        words: "Half a stone, a dotted line: not proved. Smaller where it is doubtful.",
        view: view({
          expected: [
            { by: "black", isDoubtful: false },
            { by: "white", isDoubtful: true },
          ],
        }),
        covers: ["expected", "half", "black-half", "white-half"],
      },
      {
        name: "Control open",
        words: "Nobody has shown it yet: a dashed line, no pattern.",
        view: view({ control: ["open", "open"] }),
        covers: ["open-control"],
      },
    ],
  },
  {
    name: "Where edges meet",
    entries: [
      {
        name: "Full line",
        words: "Here the board ends.",
        view: view({}),
        board: "ends",
        covers: ["line", "border"],
      },
      {
        name: "Fading lines",
        words: "A diagram that is cut off: the board goes on.",
        view: view({}),
        board: "fades",
        covers: ["fading"],
      },
      {
        name: "Equal arrows",
        words: "These edges are one edge; what lies beyond is repeated, faded.",
        view: view({ stones: ["black", null] }),
        board: "meets",
        covers: ["arrow", "arrow-gap", "dotted", "margin"],
      },
    ],
  },
];
