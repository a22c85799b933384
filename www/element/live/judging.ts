/** The referee's view: the map in the place of the board, its words beside it; and claims of his that are played. */

import { type ComponentChildren, h } from "preact";
import { readRules } from "../../address/rules.ts";
import { element } from "../../dom.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { engine } from "../../engine/engine.ts";
import type { RulesName } from "../../engine/systems.ts";
import { mountReferee } from "../../referee/referee.tsx";
import { Invite, type JudgedPosition } from "../../rule-sets/invite.tsx";
import refereeCss from "../../style/referee.css?inline";
import { asSetUp } from "../../table/as-set-up.ts";
import { Proving } from "./proving.ts";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";

type Claim = { player: Color; set: Location[] };

export class Judging implements Running {
  private referee: { destroy(): void } | null = null;
  private playing: Running | null = null;
  private readonly bare: () => void;
  /** The score and the claims that show it need the whole width. */
  private readonly below = element("div", { class: "more judging" });
  private readonly others = element("div", { class: "judging" });
  private closed = false;
  /** Takes the style of the comparison away, once it is there. */
  private compared: (() => void) | null = null;
  /** What the author has named, or the reader has chosen since. */
  private rules: RulesName[] | null = null;

  private constructor(private readonly seat: Seat) {
    const told = readRules(seat.known.rules ?? "");
    for (const message of told.faults) seat.tell("loja-error", { code: "attribute", message });
    if (told.rules.length > 0) this.rules = told.rules;
    this.bare = adopt(seat.places.root, refereeCss);
    this.judge();
  }

  /** Settles when the board is there. Without an engine it throws. */
  static async open(seat: Seat): Promise<Judging> {
    const { start, moves, at } = seat.known;
    await engine.follow(start, moves.slice(0, at));
    return new Judging(seat);
  }

  destroy(): void {
    this.closed = true;
    this.referee?.destroy();
    this.playing?.destroy();
    this.below.remove();
    this.others.remove();
    this.bare();
    this.compared?.();
  }

  private judge(): void {
    const { places, known, look, opener } = this.seat;
    this.playing?.destroy();
    this.playing = null;
    const moves = known.moves.slice(0, known.at);
    const words = element("div", { class: "live judging" });
    places.words.replaceChildren(words);
    places.board.replaceChildren();
    places.controls.replaceChildren();
    places.spoken.before(this.below, this.others);
    this.referee = mountReferee(words, {
      start: known.start,
      moves,
      onPlay: (claim, side) => void this.play(claim, side),
      onLeave: () => this.judge(),
      places: { kind: "guest", look, board: places.board, result: this.below, others: this.others },
      onReport: ({ result, status }) => this.seat.tell("loja-verdict", { mode: "referee", result, status }),
      others: ({ board, situation, report, cover }) =>
        this.invite({ board, situation, report, position: asSetUp(known.start, situation) }, cover[0]),
    });
    opener.what = () => ({ start: known.start, moves, address: { view: "referee", rules: this.rules } });
  }

  /** LJRG alone is what stands there already, so nothing else is shown; with others named they are there at once. */
  private invite(judged: JudgedPosition, claim: Claim | undefined): ComponentChildren {
    const { rules, seat } = this;
    if (rules?.length === 1 && rules[0] === "ljrg") return null;
    const options = {
      rules,
      onRules: (chosen: RulesName[]) => {
        this.rules = chosen;
      },
      level: null,
      inBook: false,
      ...(claim && { onClaim: () => void this.play({ player: claim.player, set: claim.set }, "claimant") }),
    };
    const load = async () => {
      const [{ Comparison }, { default: comparisonCss }] = await Promise.all([
        import("../../rule-sets/comparison.tsx"),
        import("../../style/laws.css?inline"),
      ]);
      this.compared ??= adopt(seat.places.root, comparisonCss);
      return { Comparison };
    };
    return h(Invite, { judged, options, load });
  }

  /** The side that wins is the reader's; he may turn it. */
  private async play(claim: Claim, side: "claimant" | "refuter"): Promise<void> {
    const { known } = this.seat;
    const playing = await Proving.open(this.seat, {
      start: known.start,
      moves: known.moves.slice(0, known.at),
      claim,
      side,
      mode: "prove",
      leave: { text: "Back to the judgement", run: () => this.judge() },
    });
    this.referee?.destroy();
    this.referee = null;
    this.below.remove();
    this.others.remove();
    if (this.closed) playing.destroy();
    else this.playing = playing;
  }
}
