/** Every sign that a reader meets, with a name and a line: what the page of the legend shows. Pure. */
import { COLORS } from "../board/color.ts";
import type { BoardView, FigureView } from "../board/index.ts";
import { GROUP, SIGN } from "./words.ts";

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
    name: GROUP.onTheBoard,
    entries: [
      {
        ...SIGN.stones,
        view: view({ stones: COLORS }),
        covers: ["stone", "black", "white"],
      },
      {
        ...SIGN.lastMove,
        view: view({ stones: REVERSED, last: 1 }),
        covers: ["last"],
      },
      {
        ...SIGN.numbersAndLetters,
        view: view({ stones: ["black", null], labels: ["7", "a"] }),
        covers: ["label"],
      },
      {
        ...SIGN.aSequenceShown,
        view: view({
          shown: [
            { at: 0, stone: "black", label: "8" },
            { at: 1, stone: "white", label: "9" },
          ],
        }),
        covers: ["shown", "shown-ring"],
      },
      {
        ...SIGN.notSetYet,
        view: view({ stones: ["white", null] }),
        pencil: { at: 1, hand: "black" },
        covers: ["pencil", "firm"],
      },
      {
        ...SIGN.koMark,
        view: view({ stones: ["black", null], marks: [null, "temporary"] }),
        covers: ["mark"],
      },
      {
        ...SIGN.permanentMark,
        view: view({ marks: [null, "permanent"] }),
        covers: ["mark"],
      },
      {
        ...SIGN.permanentStones,
        view: view({ stones: COLORS, marks: ["permanent", "permanent"] }),
        covers: ["permanent", "second-ring"],
      },
      {
        ...SIGN.theOtherPlayersForGood,
        view: view({ outside: { of: "black", points: [0, 1] } }),
        covers: ["outside"],
      },
      {
        ...SIGN.steppingBack,
        view: view({ stones: COLORS, faded: [1] }),
        covers: ["faded"],
      },
    ],
  },
  {
    name: GROUP.claimsAndAnswers,
    entries: [
      {
        ...SIGN.yourClaim,
        view: view({ stones: ["black", null], areas: [{ kind: "mine", points: [0, 1] }] }),
        covers: ["mine", "outline", "tint"],
      },
      {
        ...SIGN.anothersClaim,
        view: view({ stones: [null, "white"], areas: [{ kind: "other", points: [0, 1] }] }),
        covers: ["other"],
      },
      {
        ...SIGN.aPointToTakeIn,
        view: view({ stones: ["black", null] }),
        pencil: { at: 1, hand: "claim" },
        covers: ["taking"],
      },
      {
        ...SIGN.pointedOut,
        view: view({ stones: ["black", null], rings: [1] }),
        covers: ["ring"],
      },
      {
        ...SIGN.eye,
        view: view({ stones: ["black", null], signs: [null, "eye"] }),
        covers: ["sign", "eye"],
      },
      {
        ...SIGN.eyeShape,
        view: view({ stones: ["black", null], areas: [{ kind: "eye-shape", points: [0, 1] }] }),
        covers: ["eye-shape"],
      },
      {
        ...SIGN.itHolds,
        view: view({ stones: ["black", null], signs: [null, "holds"] }),
        covers: ["holds"],
      },
      {
        ...SIGN.itFails,
        view: view({ stones: ["black", null], signs: [null, "fails"] }),
        covers: ["fails"],
      },
      {
        ...SIGN.open,
        view: view({ stones: ["black", null], signs: [null, "open"] }),
        covers: ["open"],
      },
    ],
  },
  {
    name: GROUP.whosePoints,
    entries: [
      {
        ...SIGN.blacksControl,
        view: view({ stones: ["black", null], control: ["black", "black"] }),
        covers: ["control", "filling", "pattern", "hatching", "areas"],
      },
      {
        ...SIGN.whitesControl,
        view: view({ stones: ["white", null], control: ["white", "white"] }),
        covers: ["speck"],
      },
      {
        ...SIGN.deadStones,
        view: view({ stones: REVERSED, control: COLORS }),
        covers: ["dead"],
      },
      {
        ...SIGN.controlOfBoth,
        view: view({ control: ["both", "both"] }),
        covers: ["control"],
      },
      {
        ...SIGN.nobodys,
        view: view({ stones: ["black", null], control: ["nobody", "nobody"] }),
        covers: ["nobody-control"],
      },
      {
        ...SIGN.expected,
        view: view({
          expected: [
            { by: "black", isDoubtful: false },
            { by: "white", isDoubtful: true },
          ],
        }),
        covers: ["expected", "half", "black-half", "white-half"],
      },
      {
        ...SIGN.controlOpen,
        view: view({ control: ["open", "open"] }),
        covers: ["open-control"],
      },
    ],
  },
  {
    name: GROUP.whereEdgesMeet,
    entries: [
      {
        ...SIGN.fullLine,
        view: view({}),
        board: "ends",
        covers: ["line", "border"],
      },
      {
        ...SIGN.fadingLines,
        view: view({}),
        board: "fades",
        covers: ["fading"],
      },
      {
        ...SIGN.equalArrows,
        view: view({ stones: ["black", null] }),
        board: "meets",
        covers: ["arrow", "arrow-gap", "dotted", "margin"],
      },
    ],
  },
];
