/** The referee in an element: the map in the place of the board, its words beside it; and claims of the referee's that are played. */
import type { ComponentChildren } from "preact";
import { readRules } from "../../address/rules.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { engine } from "../../engine/engine.ts";
import type { RulesName } from "../../engine/systems.ts";
import { useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import { type Store, storeOf } from "../../kit/store.ts";
import { type JudgedScene, RefereeParts } from "../../referee/referee.tsx";
import { Invite } from "../../rule-sets/invite.tsx";
import refereeCss from "../../style/referee.css?inline";
import { asSetUp } from "../../table/as-set-up.ts";
import { LiveProof } from "./live-proof.tsx";
import { Proving } from "./proving.ts";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";
import { WORDS } from "./words.ts";

type Claim = { player: Color; set: Location[] };

/** Settles when the board is there. Without an engine it throws. */
export async function openJudging(seat: Seat): Promise<Running> {
  const { known, places } = seat;
  await engine.follow(known.start, known.moves.slice(0, known.at));
  const judging = new Judging(seat);
  const bare = adopt(places.root, refereeCss);
  const leave = mount(places.words, <JudgingView judging={judging} />);
  return {
    destroy() {
      judging.close();
      leave();
      bare();
    },
  };
}

class Judging {
  /** The claim that is played; null while the referee is there. */
  readonly store: Store<Proving | null, Proving | null> = storeOf<Proving | null, Proving | null>(
    null,
    (_, playing) => playing,
  );
  private isClosed = false;
  /** Takes the style of the comparison away, once it is there. */
  private compared: (() => void) | null = null;
  /** The rule sets that the author has named, or the reader has chosen since. */
  rules: RulesName[] | null = null;

  constructor(readonly seat: Seat) {
    const told = readRules(seat.known.rules ?? "");
    for (const message of told.faults) seat.tell("loja-error", { code: "attribute", message });
    if (told.rules.length > 0) this.rules = told.rules;
    this.openHere();
  }

  close(): void {
    this.isClosed = true;
    this.store.state?.destroy();
    this.compared?.();
  }

  get moves() {
    const { moves, at } = this.seat.known;
    return moves.slice(0, at);
  }

  private openHere(): void {
    const { seat, moves } = this;
    seat.opener.what = () => ({
      start: seat.known.start,
      moves,
      address: { view: "referee", rules: this.rules },
    });
  }

  judge(): void {
    this.store.state?.destroy();
    this.store.send(null);
    this.openHere();
  }

  /** The side that wins is the reader's; the reader may turn it. */
  async play(claim: Claim, side: "claimant" | "refuter"): Promise<void> {
    const playing = await Proving.prepare(this.seat, {
      ...{ start: this.seat.known.start, moves: this.moves },
      ...{ claim, side },
      mode: "prove",
      leave: { text: WORDS.toJudgement, run: () => this.judge() },
    });
    if (this.isClosed) playing.destroy();
    else this.store.send(playing);
  }

  async load() {
    const [{ Comparison }, { default: css }] = await Promise.all([
      import("../../rule-sets/comparison.tsx"),
      import("../../style/laws.css?inline"),
    ]);
    this.compared ??= adopt(this.seat.places.root, css);
    return { Comparison };
  }
}

function JudgingView({ judging }: { judging: Judging }) {
  const playing = useStore(judging.store);
  const { seat, moves } = judging;
  const { places, known, look } = seat;
  if (playing) return <LiveProof proving={playing} />;
  const options = {
    ...{ start: known.start, moves },
    onPlay: (claim: Claim, side: "claimant" | "refuter") => void judging.play(claim, side),
    onLeave: () => judging.judge(),
    onReport: ({ result, status }: Pick<JudgedScene["report"], "result" | "status">) =>
      seat.tell("loja-verdict", { mode: "referee", result, status }),
    others: (judged: JudgedScene) => invitation(judging, judged),
  };
  return (
    <RefereeParts options={options} look={look}>
      {({ board, said, result, others }) => (
        <>
          <Elsewhere host={places.board}>{board}</Elsewhere>
          <Elsewhere host={places.controls}>{null}</Elsewhere>
          <div class="live judging">{said}</div>
          {/* The score and the claims that show it need the whole width. */}
          <Elsewhere host={places.frame} before={places.spoken} attributes={{ class: "more judging" }}>
            {result}
          </Elsewhere>
          <Elsewhere host={places.frame} before={places.spoken} attributes={{ class: "judging" }}>
            {others}
          </Elsewhere>
        </>
      )}
    </RefereeParts>
  );
}

/** LJRG alone is what stands there already, so nothing else is shown; with others named they are there at once. */
function invitation(
  judging: Judging,
  { board, situation, report, cover: [claim] }: JudgedScene,
): ComponentChildren {
  const { rules, seat } = judging;
  if (rules?.length === 1 && rules[0] === "ljrg") return null;
  const options = {
    rules,
    onRules: (chosen: RulesName[]) => {
      judging.rules = chosen;
    },
    level: null,
    inBook: false,
    ...(claim && { onClaim: () => void judging.play({ player: claim.player, set: claim.set }, "claimant") }),
  };
  const position = asSetUp(seat.known.start, situation);
  return (
    <Invite judged={{ board, situation, report, position }} options={options} load={() => judging.load()} />
  );
}
