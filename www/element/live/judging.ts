/** The referee's view: the map in the place of the board, its words beside it; and claims of his that are played. */

import { element } from "../../dom.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { engine } from "../../engine/engine.ts";
import { mountReferee } from "../../referee/referee.ts";
import refereeCss from "../../style/referee.css?inline";
import { Proving } from "./prove.ts";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";

type Claim = { player: Color; set: Location[] };

export class Judging implements Running {
  private referee: { destroy(): void } | null = null;
  private playing: Running | null = null;
  private readonly bare: () => void;
  /** The score and the claims that show it need the whole width. */
  private readonly below = element("div", { class: "more judging" });
  private closed = false;

  private constructor(private readonly seat: Seat) {
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
    this.bare();
  }

  private judge(): void {
    const { places, known, look, opener } = this.seat;
    this.playing?.destroy();
    this.playing = null;
    const moves = known.moves.slice(0, known.at);
    const words = element("div", { class: "live judging" });
    this.below.replaceChildren();
    places.words.replaceChildren(words);
    places.controls.replaceChildren();
    places.spoken.before(this.below);
    this.referee = mountReferee(words, {
      start: known.start,
      moves,
      onPlay: (claim, side) => void this.play(claim, side),
      onLeave: () => this.judge(),
      guest: {
        look,
        board: places.board,
        below: this.below,
        onReport: ({ result, status }) => this.seat.tell("loja-verdict", { mode: "referee", result, status }),
      },
    });
    opener.what = () => ({ start: known.start, moves, address: { view: "referee" } });
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
    if (this.closed) playing.destroy();
    else this.playing = playing;
  }
}
