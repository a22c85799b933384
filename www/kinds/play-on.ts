/** A line of `pass` or `cycle` that the reader plays out from the question, with the engine’s answer to each of his moves. */
import type { BoardView } from "../board/index.ts";
import {
  type CycleOffer,
  engine,
  type Location,
  type Move,
  type Situation,
  troubleWords,
} from "../engine/engine.ts";
import { button, enable } from "../proof/ui.ts";
import { beat } from "../table/beat.ts";
import { refusalWords } from "../table/situation-words.ts";
import type { ExplainedLine, Ground } from "./asking.ts";
import { best } from "./outcomes.ts";
import type { MoveName } from "./problem.ts";
import { moveOf } from "./problem-game.ts";
import { endWords, exchanged, openWords } from "./words/play-on-words.ts";

export interface OnPlayOn {
  /** The line is another, and this is said of it. */
  changed(words: string): void;
  /** A press was no move, and the line is as it was. */
  refused(words: string): void;
}

export class PlayOn {
  private moves: Move[] = [];
  private situations: readonly Situation[];
  private cycles: readonly CycleOffer[];
  private result = "";
  /** Whether the next stone comes with the removal of a cycle. */
  private removing = false;
  private busy = false;
  private readonly stop = new AbortController();

  constructor(
    private readonly ground: Ground,
    private readonly on: OnPlayOn,
  ) {
    this.situations = ground.history.situations;
    this.cycles = ground.cycles;
  }

  get line(): ExplainedLine {
    const { moves, result, situations, ground } = this;
    // A line that has no move yet has no row.
    const label = moves.length > 0 ? "Played out" : "";
    return { label, result, sign: null, track: { situations, from: ground.history.from }, moves };
  }

  get length(): number {
    return this.moves.length;
  }

  private get now(): Situation {
    return this.situations.at(-1) ?? this.ground.situation;
  }

  /** The cycle that may be removed, the longest of them. */
  private get offer(): CycleOffer | undefined {
    return this.cycles.find(({ since }) => since === this.now.cycle);
  }

  /** What may be pressed at the end of the line. */
  view(): Partial<BoardView> {
    const { busy, now, offer, removing } = this;
    if (busy || now.final) return {};
    const playable = removing && offer ? offer.playable : now.playable;
    return {
      hand: now.turn,
      playable,
      ...(removing && offer && { areas: [{ points: offer.cleared, kind: "other" as const }] }),
    };
  }

  press(at: Location): void {
    const { offer, removing } = this;
    void this.make(removing && offer ? { kind: "cycle", since: offer.since, at } : { kind: "play", at });
  }

  /** Off while the reply is looked for. */
  buttons(): HTMLButtonElement[] {
    const buttons = this.ways();
    for (const one of buttons) enable(one, !this.busy);
    return buttons;
  }

  private ways(): HTMLButtonElement[] {
    const { moves, now, offer, removing } = this;
    const back = button("Take back", "quiet", () => this.takeBack());
    if (now.final) return [back];
    if (removing && offer) {
      const { since } = offer;
      return [
        button("Keep it", "quiet", () => this.remove(false)),
        button("Remove it, no stone", "quiet", () => void this.make({ kind: "cycle", since })),
      ];
    }
    return [
      ...(moves.length > 0 ? [back] : []),
      button("Pass", "quiet", () => void this.make({ kind: "pass" }), { "data-key": "pass" }),
      ...(offer ? [button("Remove the cycle", "quiet", () => this.remove(true))] : []),
    ];
  }

  end(): void {
    this.stop.abort();
  }

  private remove(removing: boolean): void {
    this.removing = removing;
    this.on.changed(
      removing ? "Press a point to place a stone in the same turn, or remove it without one." : "",
    );
  }

  /** To where the reader has the turn. */
  private takeBack(): void {
    const { you, history } = this.ground;
    const turn = (length: number): Situation | undefined => this.situations[history.from + length];
    let length = this.moves.length - 1;
    while (length > 0 && turn(length)?.turn !== you) length--;
    this.moves = this.moves.slice(0, length);
    this.result = "";
    this.removing = false;
    void this.follow("");
  }

  /** The reader’s move, a beat, and the reply. */
  private async make(move: Move): Promise<void> {
    if (this.busy) return;
    const { start, moves: before, you } = this.ground;
    // Where the engine has no reply, the reader plays for both.
    const isOwn = this.now.turn === you;
    const name = this.nameOf(move);
    this.busy = true;
    try {
      const { refusal } = await engine.follow(start, [...before, ...this.moves, move]);
      if (refusal) {
        this.busy = false;
        return this.on.refused(refusalWords(refusal));
      }
      this.moves = [...this.moves, move];
      this.removing = false;
      // What is said comes with the reply: twice the same would be heard.
      await this.follow("");
      const { problems } = await import("../engine/practice.ts");
      const asked = { start, moves: [...before, ...this.moves] };
      const [found] = await Promise.all([problems.reply(asked, this.stop.signal), beat()]);
      if (this.stop.signal.aborted) return;
      await this.answer(found, name, isOwn);
    } catch (error) {
      if (!this.stop.signal.aborted) this.settle(troubleWords(error));
    }
  }

  private async answer(
    found: { line: string[]; result: string } | null,
    name: MoveName,
    isOwn: boolean,
  ): Promise<void> {
    const { board, problem, you } = this.ground;
    if (!found) return this.settle(this.now.turn === you ? "" : openWords(you));
    const [reply] = found.line;
    let words = isOwn ? exchanged(name, null, you) : "";
    if (reply && this.now.turn !== you) {
      this.moves = [...this.moves, moveOf(board, reply)];
      words = exchanged(name, reply, you);
      await this.follow(words);
    }
    if (this.now.final) {
      this.result = found.result;
      words = `${words} ${endWords(found.result, best(problem, true, you)?.result ?? null, you)}`.trim();
    }
    this.settle(words);
  }

  private settle(words: string): void {
    this.busy = false;
    this.on.changed(words);
  }

  /** What the moves lead to. */
  private async follow(words: string): Promise<void> {
    const { start, moves } = this.ground;
    const { situations, cycles } = await engine.follow(start, [...moves, ...this.moves]);
    this.situations = situations;
    this.cycles = cycles;
    this.on.changed(words);
  }

  private nameOf(move: Move): MoveName {
    const at = move.kind === "pass" || move.at == null ? "" : (this.ground.board.points[move.at]?.name ?? "");
    if (move.kind === "cycle") return at ? `cycle@${move.since}+${at}` : `cycle@${move.since}`;
    return move.kind === "pass" ? "pass" : at;
  }
}
