/** A problem of `pass` or `cycle` that is played out: the reader's move, a beat, and the engine's reply. */
import { engine, type Line, type Move, troubleWords } from "../engine/engine.ts";
import type { Store } from "../kit/store.ts";
import { beat } from "../table/beat.ts";
import { refusalWords } from "../table/situation-words.ts";
import type { Ground } from "./asking.ts";
import { best } from "./outcomes.ts";
import { moveNameOf, movesBefore, notYetPlayed, nowIn, type PlayedOut } from "./play-on.ts";
import type { MoveName } from "./problem.ts";
import { moveOf } from "./problem-game.ts";
import type { RoundEvent, RoundState } from "./round-state.ts";
import { endWords, exchanged, openWords } from "./words/play-on-words.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

export class PlayingOut {
  constructor(
    private readonly store: Store<RoundState, RoundEvent>,
    private readonly gone: AbortSignal,
  ) {}

  /** Begins to play it out, or goes on. */
  begin(): void {
    const { laid, played } = this.store.state;
    if (!laid) return;
    const begun = played ?? notYetPlayed(laid.ground);
    const words = begun.moves.length > 0 ? "" : ROUND_WORDS.pressPointPassEngine;
    this.store.send({ kind: "played", played: begun, words });
  }

  remove(removing: boolean): void {
    const words = removing ? ROUND_WORDS.pressPointPlaceStone : "";
    this.playedOn({ removing }, words);
  }

  takeBack(): void {
    const { laid, played } = this.store.state;
    if (laid && played)
      void this.follow(laid.ground, movesBefore(played, laid.ground), "", { result: "", removing: false });
  }

  /** The reader’s move, a beat, and the reply. */
  async make(move: Move): Promise<void> {
    const { laid, played } = this.store.state;
    if (!laid || !played || played.busy) return;
    const { ground } = laid;
    const signal = this.gone;
    const { start, moves: before, you } = ground;
    // Where the engine has no reply, the reader plays for both.
    const own = nowIn(played, ground).turn === you ? moveNameOf(move, ground) : null;
    this.playedOn({ busy: true }, null);
    try {
      const { refusal } = await engine.follow(start, [...before, ...played.moves, move]);
      if (signal.aborted) return;
      if (refusal) {
        this.playedOn({ busy: false }, null);
        return this.store.send({ kind: "note", words: refusalWords(refusal) });
      }
      // What is said comes with the reply: twice the same would be heard.
      const moves = [...played.moves, move];
      await this.follow(ground, moves, "", { removing: false });
      const { problems } = await import("../engine/practice.ts");
      const [found] = await Promise.all([
        problems.reply({ start, moves: [...before, ...moves] }, signal),
        beat(),
      ]);
      if (!signal.aborted) await this.replied(ground, moves, found, own);
    } catch (error) {
      if (!signal.aborted) this.playedOn({ busy: false }, troubleWords(error));
    }
  }

  private async replied(
    ground: Ground,
    moves: readonly Move[],
    found: { line: string[]; result: string } | null,
    own: MoveName | null,
  ): Promise<void> {
    const { board, problem, you } = ground;
    const now = () => nowIn(this.store.state.played ?? notYetPlayed(ground), ground);
    if (!found) return this.playedOn({ busy: false }, now().turn === you ? "" : openWords(you));
    const reply = now().turn === you ? undefined : found.line[0];
    const words = exchanged(own, reply ?? null, you);
    if (reply) await this.follow(ground, [...moves, moveOf(board, reply)], words);
    if (!now().final) return this.playedOn({ busy: false }, words);
    const end = endWords(found.result, best(problem, true, you)?.result ?? null, you);
    this.playedOn({ busy: false, result: found.result }, `${words} ${end}`.trim());
  }

  /** The line of the moves. */
  private async follow(
    { start, moves: before }: Ground,
    moves: readonly Move[],
    words: string,
    more: Partial<PlayedOut> = {},
  ): Promise<void> {
    const { situations, cycles }: Line = await engine.follow(start, [...before, ...moves]);
    if (!this.gone.aborted) this.playedOn({ ...more, moves, situations, cycles }, words);
  }

  /** The line that is played out is another; `words`: null leaves what was said. */
  private playedOn(more: Partial<PlayedOut>, words: string | null): void {
    const { played, remark } = this.store.state;
    if (played) this.store.send({ kind: "played", played: { ...played, ...more }, words: words ?? remark });
  }
}
