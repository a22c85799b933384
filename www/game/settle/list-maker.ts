/** The lists of both players while they are made: whose turn it is to name, and what a press does to his list. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Board, Color, Location } from "../../engine/engine.ts";
import type { Scheme } from "./settle-words.ts";
import { type Item, isByClaims, type List, type Lists, type Ruling, type Settlement } from "./settlement.ts";
import { oneDoubt } from "./stake.ts";

const NOBODY: List = { dead: [], neutral: [] };
const NO_CLAIM: List = { ...NOBODY, claims: [], doubts: [] };

/** What a press comes to: another list, with what to say; or why there is none. */
export type Pressed = { list: List; words: string } | { note: string };

export class ListMaker {
  lists: Lists = { black: null, white: null };
  scheme: Scheme = "dead";
  /** Whose list a press changes. */
  hand: Color = "black";
  /** Lists that are not handed in yet. */
  private drafts: Partial<Record<Color, List>> = {};

  /** Both lists are there. */
  get both(): boolean {
    return this.lists.black !== null && this.lists.white !== null;
  }

  get begun(): boolean {
    return this.lists.black !== null || this.lists.white !== null;
  }

  /** The list that a press changes now; whoever is second begins with what the first one said, but claims for himself. */
  get listed(): List {
    const own = this.lists[this.hand] ?? this.drafts[this.hand];
    if (this.scheme === "claims") return own ?? NO_CLAIM;
    return own ?? this.lists[otherColor(this.hand)] ?? NOBODY;
  }

  /** Takes the lists as the game has them. */
  take(lists: Lists): void {
    this.lists = lists;
    if (this.begun) this.scheme = isByClaims(lists) ? "claims" : "dead";
  }

  /** Begins anew: who did not pass last names first. */
  begin(first: Color): void {
    if (!this.begun) this.scheme = "dead";
    this.drafts = {};
    this.hand = this.lists[first] && !this.lists[otherColor(first)] ? otherColor(first) : first;
  }

  choose(scheme: Scheme): void {
    this.scheme = scheme;
    this.drafts = {};
  }

  /** What was begun is left for the list of the other. */
  beginWithTheirs(): void {
    this.drafts = {};
  }

  /** Keeps a list that is not handed in; false where it is, and the game has to know. */
  draft(list: List): boolean {
    if (this.lists[this.hand]) return false;
    this.drafts = { ...this.drafts, [this.hand]: list };
    return true;
  }

  pressed(settlement: Settlement, { points }: Pick<Board, "points">, at: Location): Pressed {
    if (this.scheme === "claims") return this.pressedClaim(settlement, points[at]?.name ?? "", at);
    const before = this.listed;
    const list = settlement.tapped(before, at);
    const string = settlement.stringAt(at);
    const name = points[string?.at ?? at]?.name ?? "";
    const added = string
      ? list.dead.length > before.dead.length
      : list.neutral.length > before.neutral.length;
    const said = string ? (added ? "dead" : "not dead") : added ? "nobody’s" : "not named";
    return { list, words: `${name}: ${said}, says ${COLOR_NAMES[this.hand]}.` };
  }

  /** Claims are made before the other’s are seen, and stay as they are. */
  private pressedClaim(settlement: Settlement, name: string, at: Location): Pressed {
    const { hand, listed } = this;
    if (this.lists[hand])
      return {
        note: this.both
          ? "Both have made their claims. Doubt one of the other’s, or agree."
          : "These claims are made. They stay as they are.",
      };
    const list = settlement.claimedBy(listed, at, hand);
    if (!list) return { note: `A stone of ${COLOR_NAMES[hand]}’s own: press a point beside it.` };
    const added = (list.claims?.length ?? 0) > (listed.claims?.length ?? 0);
    return { list, words: `${name}: ${added ? "claimed" : "no longer claimed"} by ${COLOR_NAMES[hand]}.` };
  }

  /** The lists once a claim is doubted, or no longer; with the game at stake each doubts one. */
  doubted({ claimant, at }: Item, stake: boolean): Lists {
    const doubter = otherColor(claimant);
    const list = this.lists[doubter] ?? NO_CLAIM;
    const doubts = list.doubts ?? [];
    const others = doubts.filter((one) => one !== at);
    const now = others.length < doubts.length ? others : [...doubts, at];
    return { ...this.lists, [doubter]: { ...list, doubts: stake ? oneDoubt(now) : now } };
  }

  /** The lists once this one is handed in. `both`: two sit here, and the other one names next. */
  handedIn(both: boolean): Lists {
    const { hand, lists, listed } = this;
    const other = otherColor(hand);
    if (both && !lists[other]) this.hand = other;
    return { ...lists, [hand]: listed };
  }

  /** What is named; before both lists are there, as the one that is being made has it. */
  items(settlement: Settlement, ruled: readonly Ruling[]): Item[] {
    const { hand, lists, listed } = this;
    if (this.both) return settlement.items(lists, ruled);
    if (this.scheme === "claims") return settlement.items({ black: null, white: null, [hand]: listed }, []);
    return settlement.items({ black: listed, white: listed }, []).map((item) => ({
      ...item,
      named: { black: hand === "black", white: hand === "white" },
    }));
  }
}
