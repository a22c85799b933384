/** A line on the board, by the rules of one system: step by step, and with the reader's own moves where he wants to try some. */
import { type BoardHandle, type BoardView, mountBoard } from "../board/index.ts";
import { button, element, focusedBeside } from "../dom.ts";
import { EngineError } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import { type RulesName, type SystemGame, type SystemMove, systems } from "../engine/systems.ts";
import { marksOf, moveWords, refusalWords, situationWords, turnAt, type Walk } from "./line-walk.ts";
import type { Scene } from "./scene.ts";
import { lawsTrouble } from "./trouble.ts";

export class LinePlayer {
  readonly element = element("div", { class: "laws-line", role: "group" });
  private readonly place = element("div", { class: "board" });
  private readonly said = element("p", { class: "line-said", role: "status" });
  private readonly told = element("ol", { class: "line-moves" });
  private readonly acts = element("div", { class: "laws-acts line-acts" });
  private handle: BoardHandle | null = null;
  private moves: SystemMove[];
  private at = 0;
  private game: SystemGame | null = null;
  private asked = 0;

  constructor(
    private readonly scene: Scene,
    private readonly law: RulesName,
    private readonly walk: Walk,
    /** What the line shows, once it is at its end. */
    private readonly shows: string,
    private readonly onClose: () => void,
  ) {
    this.moves = walk.moves;
    this.element.setAttribute("aria-label", `A line by ${RULE_SETS[law].title}`);
    const head = element("p", { class: "line-head" }, `By ${RULE_SETS[law].title}`);
    const words = element("div", { class: "line-words" }, head, this.said, this.acts, this.told);
    this.element.append(this.place, words);
    void this.go(0);
  }

  focus(): void {
    this.acts.querySelector("button")?.focus();
  }

  destroy(): void {
    this.asked += 1;
    this.element.remove();
  }

  private async go(at: number, moves = this.moves): Promise<void> {
    const asked = ++this.asked;
    const { start, before } = this.walk;
    try {
      const game = await systems.play(this.law, start, [...before, ...moves.slice(0, at)]);
      if (asked !== this.asked) return;
      // A move that the rules forbid shows something where it ends a line; the reader's own is only told.
      if (game.refusal && moves !== this.moves) return this.say(refusalWords(game));
      this.moves = moves;
      this.at = at;
      this.game = game;
      this.draw();
    } catch (error) {
      if (asked !== this.asked) return;
      const bad = error instanceof EngineError && !error.passing;
      this.say(bad ? `${error.message}.` : lawsTrouble(error));
    }
  }

  private play(move: SystemMove): void {
    void this.go(this.at + 1, [...this.moves.slice(0, this.at), move]);
  }

  private press(at: number): void {
    if (!this.game) return;
    const no = this.game.forbidden.find((one) => one.at === at);
    if (no) this.say(`Not by these rules: ${no.words} (${no.clause}).`);
    else if (this.game.playable.includes(at)) this.play({ kind: "play", at });
  }

  private draw(): void {
    const { game, scene, at, moves } = this;
    const now = game?.situations.at(-1);
    if (!game || !now) return;
    const made = moves[at - 1];
    const view: BoardView = {
      stones: now.stones,
      marks: marksOf(now),
      last: made?.kind === "play" && !game.refusal ? made.at : null,
      hand: now.ended ? null : now.turn,
      playable: game.playable,
    };
    const label = `Board by ${RULE_SETS[this.law].title}, move ${at} of ${moves.length}`;
    const { board } = scene;
    if (this.handle) this.handle.update(view);
    else this.handle = mountBoard(this.place, { shape: board, view, label, onPoint: (at) => this.press(at) });
    const first = this.walk.start.turn === "white" ? "white" : "black";
    const words = made
      ? `Move ${at} of ${moves.length}: ${moveWords(board, turnAt(first, at - 1), made)}.`
      : this.opening();
    const ends = at === moves.length && moves === this.walk.moves ? this.shows : "";
    this.say([words, refusalWords(game), situationWords(board, now), ends].filter(Boolean).join(" "));
    this.told.replaceChildren(
      ...moves.map((move, number) =>
        element(
          "li",
          number === at - 1 ? { "aria-current": "step" } : {},
          moveWords(board, turnAt(first, number), move),
        ),
      ),
    );
    this.buttons(game);
  }

  private opening(): string {
    return this.walk.before.length > 0 ? "Both have passed; what lives is tried out." : "";
  }

  private buttons(game: SystemGame): void {
    const held = this.acts.contains(focusedBeside(this.acts)) ? focusedBeside(this.acts)?.textContent : null;
    const { at, moves, scene } = this;
    const off = (is: boolean): Record<string, string> => (is ? { "aria-disabled": "true" } : {});
    this.acts.replaceChildren(
      button("Back", "quiet", () => void this.go(this.at - 1), off(at === 0)),
      button("Forward", "quiet", () => void this.go(this.at + 1), off(at >= moves.length)),
      button("Undo all", "quiet", () => void this.go(0, this.walk.moves), off(at === 0)),
      button("Pass", "quiet", () => this.play({ kind: "pass" }), off(!game.mayPass)),
      ...game.passFor.map((ko) =>
        button(`Pass for ${scene.board.points[ko]?.name ?? ""}`, "quiet", () =>
          this.play({ kind: "pass-for", at: ko }),
        ),
      ),
      button("Close", "quiet", this.onClose),
    );
    if (held)
      [...this.acts.querySelectorAll("button")].find(({ textContent }) => textContent === held)?.focus();
  }

  private say(words: string): void {
    this.said.textContent = words;
  }
}
