/**
 * One position by many laws: first the reader says which of them part, then a table shows it, on a narrow page tabs. It
 * is asked in turns, so what is seen soon is there soon; what nobody found out is said to be open.
 */
import { drawFigure } from "../board/index.ts";
import { button, element, focusedBeside } from "../dom.ts";
import { EngineError, lookedWords } from "../engine/engine.ts";
import { COMPARE_NODES, moreToCompare } from "../engine/limits.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import { type Compared, type Comparison, type RulesName, systems } from "../engine/systems.ts";
import { boardLabel } from "../table/situation-words.ts";
import { Chosen } from "./chosen.ts";
import { compareTable } from "./compare-table.ts";
import { compareTabs, type Looking } from "./compare-tabs.ts";
import { type Guess, guessWords, headline } from "./guess.ts";
import { askGuess } from "./guess-panel.ts";
import type { JudgedPosition, LawsOptions, MountLaws } from "./invite.ts";
import { type KnownRuling, knownOf, knownRulings, knownWords } from "./known.ts";
import { USUAL } from "./law-words.ts";
import { LinePlayer } from "./line-player.ts";
import { walkOf } from "./line-walk.ts";
import { differs } from "./partings.ts";
import { statusMap } from "./ruling-parts.ts";
import { type Acts, rulingOf, type Scene, type Shown } from "./scene.ts";

import { lawsTrouble } from "./trouble.ts";

export const mountLaws: MountLaws = (host, judged, options) => new View(host, judged, options);

/** A column and the one beside the board need so many pixels; narrower than all of them there are tabs. */
const COLUMN = 128;
const FIRST_COLUMN = 180;
/** Laws by which a line of play is looked for. */
const WITH_LINES: readonly RulesName[] = ["jrg89", "j2003", "yasunaga", "no-pass"];

class View {
  private columns: readonly RulesName[];
  private readonly scene: Scene;
  private found: Comparison | null = null;
  /** Each law may look into so many situations. */
  private nodes = COMPARE_NODES;
  private running: AbortController | null = null;
  /** Undefined until the reader has answered or has not wanted to. */
  private guess: Guess | undefined;
  private looking: Looking = { at: 0, beside: 0 };
  /** The reader has chosen a tab himself. */
  private looked = false;
  private wide: boolean | null = null;
  private player: LinePlayer | null = null;
  private rulings: readonly KnownRuling[] = [];
  private gone = false;
  /** What is drawn, so that nothing is drawn anew while nothing is. */
  private drawn = "";
  private readonly section: HTMLElement;
  private readonly heading: HTMLElement;
  private readonly lead = element("p", { class: "laws-lead" });
  private readonly work = element("div", { class: "laws-work" });
  private readonly asked = element("div", { class: "laws-asked" });
  /** What the book says of this position. */
  private readonly known = element("div", { class: "laws-known" });
  private readonly body = element("div", { class: "laws-body" });
  private readonly spoken = element("p", { class: "visually-hidden", role: "status" });
  private readonly boardPlace = element("div", { class: "laws-board-place" });
  private readonly chosen: Chosen;
  private readonly sized: ResizeObserver;

  constructor(
    host: HTMLElement,
    private readonly judged: JudgedPosition,
    private readonly options: LawsOptions,
  ) {
    const { board, situation, position } = judged;
    this.scene = { board, situation, position };
    this.columns = options.rules && options.rules.length > 1 ? options.rules : USUAL;
    const { level } = options;
    const title = { class: "laws-title", tabindex: "-1" };
    this.heading = element(level === null ? "p" : `h${level}`, title, "By other laws");
    this.chosen = new Chosen(this.columns, (laws) => this.choose(laws));
    this.section = element(
      "section",
      { class: "laws", "aria-label": "By other laws" },
      element("div", { class: "laws-head" }, this.heading, this.lead, this.chosen.element),
      this.asked,
      this.known,
      this.work,
      this.body,
      this.spoken,
    );
    // Who has asked is taken along; where the address has asked, nobody is.
    const held = host.contains(focusedBeside(host));
    host.replaceChildren(this.section);
    if (held) this.heading.focus({ preventScroll: true });
    this.sized = new ResizeObserver(() => this.fit());
    this.sized.observe(this.section);
    this.predict();
    void this.ask();
    if (options.inBook) void this.lookUp();
  }

  private async lookUp(): Promise<void> {
    this.rulings = await knownRulings();
    if (!this.gone) this.tellKnown();
  }

  /** What the book says, once the reader has answered. */
  private tellKnown(): void {
    const { board, position } = this.scene;
    const known = this.guess === undefined ? [] : knownOf(this.rulings, position, this.columns);
    this.known.replaceChildren(
      ...known.map((one) =>
        element(
          "p",
          {},
          `${knownWords(one, position, board)} `,
          element("a", { href: one.href }, `In the book: ${one.title}`),
        ),
      ),
    );
  }

  destroy(): void {
    this.gone = true;
    this.running?.abort();
    this.sized.disconnect();
    this.player?.destroy();
    this.section.remove();
  }

  private get of(): Compared {
    const { control, score, nodes } = this.judged.report;
    const asked = this.columns.includes("ljrg");
    return {
      start: this.scene.position,
      rules: [...this.columns],
      ljrg: asked ? { control, score, nodes } : null,
    };
  }

  /** The reader's own answer first: nothing of the others' is shown before. */
  private predict(): void {
    this.guess = undefined;
    this.known.replaceChildren();
    this.lead.textContent = this.marked() ? MARKED : "";
    this.body.replaceChildren();
    this.asked.replaceChildren(askGuess(this.columns, (guess) => this.answered(guess)));
  }

  /** Marks of a ko belong to this book; no other law knows them. */
  private marked(): boolean {
    return this.scene.situation.marks.some((mark) => mark !== null);
  }

  private answered(guess: Guess): void {
    this.guess = guess;
    this.asked.replaceChildren();
    this.drawn = "";
    this.tellKnown();
    this.show();
    this.heading.focus({ preventScroll: true });
    this.heading.scrollIntoView({ block: "nearest" });
  }

  private choose(laws: RulesName[]): void {
    this.running?.abort();
    this.columns = laws;
    this.found = null;
    this.nodes = COMPARE_NODES;
    this.looking = { at: 0, beside: 0 };
    this.looked = false;
    this.closeLine();
    this.chosen.show(laws);
    this.options.onRules([...laws]);
    // Who has seen the table does not predict it.
    if (this.guess === undefined) this.predict();
    else this.guess = null;
    this.tellKnown();
    this.drawn = "";
    void this.ask();
  }

  private async ask(): Promise<void> {
    const running = new AbortController();
    this.running = running;
    this.busy();
    const isOver = (): boolean => this.gone || running !== this.running;
    try {
      const found = await systems.compare(this.of, this.nodes, {
        signal: running.signal,
        onProgress: (sofar) => {
          if (isOver()) return;
          this.found = sofar;
          this.busy();
          this.show();
        },
      });
      if (isOver()) return;
      this.running = null;
      this.found = found;
      this.rest();
      this.show();
    } catch (error) {
      if (isOver()) return;
      this.running = null;
      if (error instanceof EngineError && error.code === "cancelled") this.rest();
      else this.trouble(error);
    }
  }

  private busy(): void {
    const { found, running } = this;
    const words = found ? `${lookedWords(found.nodes, found.elapsed)}.` : "The other laws are being asked.";
    if (this.work.querySelector(".laws-progress")) {
      const progress = this.work.querySelector(".laws-progress");
      if (progress) progress.textContent = words;
      return;
    }
    this.work.replaceChildren(
      element(
        "div",
        { class: "progress-line" },
        element("span", { class: "pulse", "aria-hidden": "true" }),
        element("p", { class: "laws-progress" }, words),
      ),
      button("Stop", "quiet", () => running?.abort(), { "data-key": "stop" }),
    );
  }

  /** Nothing is asked any more: either all is found out, or there is a way on. */
  private rest(): void {
    const { found } = this;
    const held = this.work.contains(focusedBeside(this.work));
    if (found && !found.canGoOn) {
      // A position that is too large for a search stays so, however long one waits.
      const open = found.rulings.some(({ result, mayStop }) => result === "?" || mayStop === "undecided");
      this.work.replaceChildren(...(open ? [element("p", { class: "laws-progress" }, STUCK)] : []));
    } else {
      const words = found
        ? `${found.done ? "" : "Stopped. "}${lookedWords(found.nodes, found.elapsed)}, which was not enough for all of them.`
        : "Stopped.";
      this.work.replaceChildren(
        element("p", { class: "laws-progress" }, words),
        button("Go on", "quiet", () => this.goOn(), { "data-key": "go-on" }),
      );
    }
    if (held) (this.work.querySelector("button") ?? this.heading).focus({ preventScroll: true });
  }

  private goOn(): void {
    // One that was stopped has not used up what it might look into.
    if (this.found?.done) this.nodes = moreToCompare(this.nodes);
    this.work.replaceChildren();
    void this.ask();
  }

  private trouble(error: unknown): void {
    this.spoken.textContent = lawsTrouble(error);
    this.work.replaceChildren(
      element("p", { class: "laws-progress" }, lawsTrouble(error)),
      button("Try again", "quiet", () => {
        this.work.replaceChildren();
        void this.ask();
      }),
    );
  }

  private fit(): void {
    const needed = FIRST_COLUMN + this.columns.length * COLUMN;
    const wide = this.section.clientWidth >= needed;
    if (wide === this.wide) return;
    this.wide = wide;
    this.drawn = "";
    this.show();
  }

  private show(): void {
    const { found, guess } = this;
    if (guess === undefined || !found || this.wide === null) return;
    if (!this.looked) this.looking = { at: this.firstParted(found), beside: 0 };
    const told = found.rulings.map(({ result, statuses, mayStop, open }) => [
      result,
      statuses,
      mayStop,
      open,
    ]);
    const key = JSON.stringify([
      this.columns,
      this.wide,
      this.looking,
      told,
      found.partings.length,
      this.player !== null,
    ]);
    if (key === this.drawn) return;
    this.drawn = key;
    const focused = this.focusKey();
    const shown: Shown = {
      scene: this.scene,
      columns: this.columns,
      found,
      level: this.options.level,
      inBook: this.options.inBook,
    };
    const acts: Acts = { lineOf: (law) => this.lineOf(law), argueOf: (law) => this.argueOf(law) };
    this.board();
    this.body.dataset.layout = this.wide ? "table" : "tabs";
    this.body.replaceChildren(
      this.wide
        ? compareTable(shown, this.boardPlace, acts)
        : compareTabs(shown, this.boardPlace, this.looking, {
            ...acts,
            look: (looking) => this.look(looking),
          }),
    );
    if (this.player && this.wide) this.body.append(this.player.element);
    if (focused)
      this.body
        .querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)
        ?.focus({ preventScroll: true });
    const words = guessWords(guess, found, this.columns);
    this.lead.textContent = [words, this.marked() ? MARKED : ""].filter(Boolean).join(" ");
    const isOpen = found.rulings.some(({ result }) => result === "?");
    this.heading.textContent = headline(found.rulings);
    if (!this.running)
      this.spoken.textContent = [words, isOpen ? "Some have not decided." : "All have answered."].join(" ");
  }

  private focusKey(): string | null {
    const focused = focusedBeside(this.body);
    return focused && this.body.contains(focused) ? ((focused as HTMLElement).dataset.key ?? null) : null;
  }

  /** Beside the table stands the position; above the tabs, the map of the one that is chosen; or a line is played on it. */
  private board(): void {
    if (this.player && !this.wide) return void this.boardPlace.replaceChildren(this.player.element);
    const { scene, found } = this;
    const law = this.columns[this.looking.at];
    const ruling = !this.wide && found && law ? rulingOf(found, law) : undefined;
    const { stones, marks } = scene.situation;
    this.boardPlace.replaceChildren(
      ruling
        ? statusMap(scene, ruling, true)
        : drawFigure(
            scene.board,
            { stones, marks },
            { label: `${boardLabel(scene.board)}, the position`, coordinates: true },
          ),
    );
  }

  /** On a phone the first to be seen is one that parts from the first column, if any does. */
  private firstParted(found: Comparison): number {
    const [base] = this.columns;
    const at = this.columns.findIndex((law) => base && law !== base && differs(found, base, law) === "yes");
    return Math.max(0, at);
  }

  private look(looking: Looking): void {
    this.looked = true;
    this.looking = looking;
    this.closeLine();
    this.show();
    const law = this.columns[looking.at];
    const tab = law && this.body.querySelector<HTMLElement>(`[data-key="tab ${law}"]`);
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (tab && focusedBeside(tab)?.matches("[role=tab], body")) tab.focus({ preventScroll: true });
  }

  /** The pairs in which this law is the one that shows something, the first column's first. */
  private pairs(law: RulesName): [RulesName, RulesName][] {
    const { found } = this;
    if (!found) return [];
    return found.partings
      .filter(({ rules, stage }) => rules.includes(law) && (stage === "dead" || stage === "stop"))
      .filter(({ stage, points }) => {
        const ruling = rulingOf(found, law);
        if (stage === "stop") return ruling?.mayStop === "no";
        return points.some((at) => ruling?.statuses[at] === "dead");
      })
      .map(({ rules }) => rules);
  }

  private lineOf(law: RulesName): { text: string; show: () => void } | null {
    const { onClaim } = this.options;
    if (law === "ljrg") return onClaim && this.found ? { text: "Play its claim", show: onClaim } : null;
    if (!WITH_LINES.includes(law) || this.pairs(law).length === 0) return null;
    return { text: "Play the line", show: () => void this.play(law) };
  }

  /** By 1989: the capture of a stone that the two judge differently. */
  private argueOf(law: RulesName): { text: string; show: () => void } | null {
    const { onArgue } = this.options;
    const { found } = this;
    if (law !== "jrg89" || !onArgue || !found) return null;
    const parted = found.partings.filter(({ rules, stage }) => rules.includes(law) && stage === "dead");
    const dead = parted.flatMap(({ points }) => points);
    const at = dead.find((one) => rulingOf(found, law)?.statuses[one] === "dead") ?? dead[0];
    return at === undefined ? null : { text: "Argue it", show: () => onArgue({ kind: "capture", at }) };
  }

  private async play(law: RulesName): Promise<void> {
    this.spoken.textContent = "A line is being looked for.";
    try {
      for (const pair of this.pairs(law)) {
        const line = await systems.line(this.of, pair, this.nodes);
        if (this.gone) return;
        if (line?.rules !== law) continue;
        this.open(
          law,
          new LinePlayer(this.scene, law, walkOf(this.scene.position, line), `${line.words}.`, () =>
            this.closeLine(law),
          ),
        );
        return;
      }
      this.say(
        `No line that shows what ${RULE_SETS[law].title} says was found in the time. What it says holds all the same.`,
      );
    } catch (error) {
      if (!this.gone) this.say(lawsTrouble(error));
    }
  }

  private open(_law: RulesName, player: LinePlayer): void {
    this.player?.destroy();
    this.player = player;
    this.say("");
    this.show();
    player.element.scrollIntoView({ block: "nearest" });
    player.focus();
  }

  private closeLine(law?: RulesName): void {
    if (!this.player) return;
    this.player.destroy();
    this.player = null;
    this.show();
    if (law) this.body.querySelector<HTMLElement>(`[data-key="line ${law}"]`)?.focus();
  }

  private say(words: string): void {
    this.spoken.textContent = words;
    this.lead.textContent = words;
  }
}

const STUCK = "What is open here stays so: no more time would decide it. The table has the reasons.";
const MARKED =
  "The marks of a ko are this book’s own. The other laws are asked about the stones without them.";
