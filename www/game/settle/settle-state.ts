/** The settlement on one screen: lists while they are made, what the referee has said, and what is said of it. Pure. */
import { otherColor } from "../../board/color.ts";
import type { Board, Color, Judged, Line, Location } from "../../engine/engine.ts";
import { type GameResult, resultFrom } from "../result.ts";
import type { WholeGame, Won } from "../whole-game.ts";
import type { Scheme } from "./settle-words.ts";
import {
  type Counted,
  type Item,
  isByClaims,
  type List,
  type Lists,
  lead,
  type Ruling,
  type Settlement,
} from "./settlement.ts";
import { oneDoubt, wonBy } from "./stake.ts";
import { SETTLE } from "./words.ts";

export interface SettleState {
  /** As the game has them. */
  lists: Lists;
  ruled: readonly Ruling[];
  scheme: Scheme;
  /** Whose list a press changes. */
  hand: Color;
  /** Lists that are not handed in yet. */
  drafts: Partial<Record<Color, List>>;
  /** The player who counts as right, where they differ. */
  rightOne: Color;
  /** How often the referee was asked; nought while nobody asks. */
  asked: number;
  report: Judged | null;
  /** Where all claims of the report can be seen, played and saved. */
  shownAt: string | null;
  /** A note in place of the situation, also for readers who listen. */
  note: string;
  spoken: string;
}

export type SettleEvent =
  /** The game has these lists; `fresh`: they were not shown before, and this one names first. */
  | { kind: "laid"; lists: Lists; ruled: readonly Ruling[]; reader: Color | "both"; fresh: Color | null }
  | { kind: "scheme"; scheme: Scheme }
  /** The reader’s draft makes way for the list of the other player, or of the engine. */
  | { kind: "theirs" }
  | { kind: "drafted"; list: List }
  /** This list is handed in. `both`: two sit here, and the other one names next. */
  | { kind: "handed"; both: boolean }
  | { kind: "hand" | "right"; color: Color }
  | { kind: "asked" }
  | { kind: "judged"; report: Judged; shownAt: string | null }
  | { kind: "noted"; words: string }
  | { kind: "said"; words: string }
  | { kind: "left" };

export const NO_SETTLEMENT: SettleState = {
  lists: { black: null, white: null },
  ruled: [],
  scheme: "dead",
  hand: "black",
  drafts: {},
  rightOne: "black",
  asked: 0,
  report: null,
  shownAt: null,
  note: "",
  spoken: "",
};

export function stepSettle(state: SettleState, event: SettleEvent): SettleState {
  switch (event.kind) {
    case "laid":
      return laid(state, event);
    case "scheme":
      return { ...state, scheme: event.scheme, drafts: {}, note: "" };
    case "theirs":
      return { ...state, drafts: {} };
    case "drafted":
      return { ...state, drafts: { ...state.drafts, [state.hand]: event.list }, note: "" };
    case "handed": {
      const other = otherColor(state.hand);
      return event.both && !state.lists[other] ? { ...state, hand: other } : state;
    }
    case "hand":
      return { ...state, hand: event.color, note: "" };
    case "right":
      return { ...state, rightOne: event.color, note: "" };
    case "asked":
      return { ...state, asked: state.asked + 1 };
    case "judged":
      return { ...state, report: event.report, shownAt: event.shownAt };
    case "noted":
      return { ...state, note: event.words };
    case "said":
      return { ...state, spoken: event.words };
    case "left":
      return { ...state, asked: 0 };
  }
}

function laid(before: SettleState, event: Extract<SettleEvent, { kind: "laid" }>): SettleState {
  const { lists, ruled, reader, fresh } = event;
  const made = { ...before, lists, ruled, note: "" };
  // Who gives a link away has his own list alone from then on.
  const hand = reader === "both" ? before.hand : reader;
  const scheme = !hasBegun(made) ? before.scheme : isByClaims(lists) ? "claims" : "dead";
  if (fresh === null) return { ...made, scheme, hand };
  const first = lists[fresh] && !lists[otherColor(fresh)] ? otherColor(fresh) : fresh;
  return {
    ...made,
    scheme: hasBegun(made) ? scheme : "dead",
    drafts: {},
    // Who did not pass last names first.
    hand: reader === "both" ? first : reader,
    rightOne: reader === "both" ? "black" : reader,
    report: null,
    asked: 0,
  };
}

const NOBODY: List = { dead: [], neutral: [] };
const NO_CLAIM: List = { ...NOBODY, claims: [], doubts: [] };

/** Both lists are there. */
export const hasBoth = ({ lists }: SettleState): boolean => lists.black !== null && lists.white !== null;

export const hasBegun = ({ lists }: SettleState): boolean => lists.black !== null || lists.white !== null;

/** The list that a press changes now; the second player begins with the first one’s list, but makes separate claims. */
export function listed({ lists, drafts, hand, scheme }: SettleState): List {
  const own = lists[hand] ?? drafts[hand];
  if (scheme === "claims") return own ?? NO_CLAIM;
  return own ?? lists[otherColor(hand)] ?? NOBODY;
}

/** The result of a press: another list, with a note; or the reason why there is none. */
type Pressed = { list: List; words: string } | { note: string };

export function pressed(
  state: SettleState,
  settlement: Settlement,
  { points }: Pick<Board, "points">,
  at: Location,
): Pressed {
  if (state.scheme === "claims") return pressedClaim(state, settlement, points[at]?.name ?? "", at);
  const before = listed(state);
  const list = settlement.tapped(before, at);
  const string = settlement.stringAt(at);
  const name = points[string?.at ?? at]?.name ?? "";
  const added = string ? list.dead.length > before.dead.length : list.neutral.length > before.neutral.length;
  const said = string ? (added ? "dead" : "notDead") : added ? "nobodys" : "notNamed";
  return { list, words: SETTLE.pressed[said]({ name, hand: state.hand }) };
}

/** Claims are made before the other’s are seen, and stay as they are. */
function pressedClaim(state: SettleState, settlement: Settlement, name: string, at: Location): Pressed {
  const { hand, lists } = state;
  const before = listed(state);
  if (lists[hand])
    return {
      note: hasBoth(state) ? SETTLE.bothMadeTheirClaims : SETTLE.theseClaimsMadeThey,
    };
  const list = settlement.claimedBy(before, at, hand);
  if (!list) return { note: SETTLE.stoneOwnPressPoint({ hand }) };
  const added = (list.claims?.length ?? 0) > (before.claims?.length ?? 0);
  return { list, words: SETTLE.pressed[added ? "claimed" : "notClaimed"]({ name, hand }) };
}

/** The lists once a claim is doubted, or no longer; with the game at stake each doubts one. */
export function doubted({ lists }: SettleState, { claimant, at }: Item, stake: boolean): Lists {
  const doubter = otherColor(claimant);
  const list = lists[doubter] ?? NO_CLAIM;
  const doubts = list.doubts ?? [];
  const others = doubts.filter((one) => one !== at);
  const now = others.length < doubts.length ? others : [...doubts, at];
  return { ...lists, [doubter]: { ...list, doubts: stake ? oneDoubt(now) : now } };
}

/** The named items; before both lists are there, those of the list in hand. */
function itemsOf(state: SettleState, settlement: Settlement): Item[] {
  const { hand, lists, ruled } = state;
  if (hasBoth(state)) return settlement.items(lists, ruled);
  const list = listed(state);
  if (state.scheme === "claims") return settlement.items({ black: null, white: null, [hand]: list }, []);
  return settlement.items({ black: list, white: list }, []).map((item) => ({
    ...item,
    named: { black: hand === "black", white: hand === "white" },
  }));
}

/** How the settlement stands: what follows from all that was said. */
export interface Settled {
  items: Item[];
  /** The winner by disputes, where those decide the game. */
  won: Won | null;
  /** The items in dispute. */
  open: Item[];
  /** The player who counts as right about that. */
  right: Color | null;
  counted: Counted;
  result: GameResult | null;
}

export function settledOf(state: SettleState, settlement: Settlement, game: WholeGame): Settled {
  const items = itemsOf(state, settlement);
  const both = hasBoth(state);
  const won = game.stake && both ? wonBy(items, state.ruled) : null;
  const open = both && !won ? items.filter(({ holds }) => holds === null) : [];
  const right = open.length > 0 ? state.rightOne : null;
  const counted = settlement.counted(items, right, state.scheme === "claims");
  const result = resultFrom(game, { lead: lead(counted), won, settled: both && open.length === 0 });
  return { items, won, open, right, counted, result };
}

/** The player who did not pass last. */
export const namesFirst = ({ situations }: Line): Color => situations.at(-1)?.turn ?? "black";
