/** A question of 1989: put together on the board (which stones, which points), then argued on the proof table. */

import { otherColor } from "../../board/color.ts";
import type { Area } from "../../board/index.ts";
import { element } from "../../dom.ts";
import {
  type Board,
  type Choice,
  type Color,
  EngineError,
  type Location,
  type PositionInput,
  type Situation,
  troubleWords,
} from "../../engine/engine.ts";
import { type LawCase, type LawQuestion, systems } from "../../engine/systems.ts";
import type { Side } from "../argument/proof-session.ts";
import { mountProofTable, type ProofHandle } from "../index.ts";
import { ProofDesk } from "../proof-desk.ts";
import { buildFrame, type ProofFrame } from "../proof-frame.ts";
import { NAMES } from "../proof-words.ts";
import { button, choiceOf, clauses, enable, headline, uniqueId } from "../ui.ts";
import { lawTask } from "./law-proving.ts";
import { NAMES_OF_KINDS, WHAT } from "./law-words.ts";

export interface LawDeskOptions {
  start: PositionInput;
  board: Board;
  situation: Situation;
  /** One to begin with. */
  question: LawQuestion | null;
  side: Side | null;
  line: Choice[];
  title?: string | undefined;
  onChange(state: { question: LawQuestion | null; side: Side | null; line: Choice[] }): void;
  /** Back to claims of this book. */
  onLeave(): void;
}

type Kind = LawQuestion["kind"];
type Pressing = "stones" | "points";

/** So many stones the capturer fixes, as long as nobody says otherwise. */
const USUAL_STONES = 3;

export const mountLawDesk = (host: HTMLElement, options: LawDeskOptions): { destroy(): void } =>
  new LawDesk(host, options);

class LawDesk {
  private kind: Kind = "capture";
  private pressing: Pressing = "stones";
  private target: Location | null = null;
  private set: Location[] = [];
  private stones = USUAL_STONES;
  /** What is asked, as the engine puts it; null while it is no question. */
  private about: LawCase | null = null;
  /** The stones in question, whatever is asked of them. */
  private chain: Location[] = [];
  private table: ProofHandle | null = null;
  private frame: ProofFrame | null = null;
  private desk: ProofDesk | null = null;
  private asked = 0;
  private closed = false;
  private readonly panel = element("section", {
    class: "answer-part choosing",
    "aria-label": "Your question",
  });

  constructor(
    private readonly host: HTMLElement,
    private readonly options: LawDeskOptions,
  ) {
    const { question, side, line } = options;
    if (question) this.take(question);
    if (question) void this.argue(side, line);
    else void this.choose();
  }

  destroy(): void {
    this.closed = true;
    this.clear();
  }

  private clear(): void {
    this.asked += 1;
    this.table?.destroy();
    this.table = null;
    this.frame?.destroy();
    this.frame = null;
    this.desk = null;
  }

  private take(question: LawQuestion): void {
    this.kind = question.kind;
    if ("at" in question && this.options.situation.stones[question.at]) this.target = question.at;
    if ("set" in question) this.set = [...question.set];
    if (question.kind === "part-2") {
      this.stones = question.stones;
      const { stones } = this.options.situation;
      // The stones in question are no part of it; those of another colour are not meant.
      if (this.target === null || stones[this.target] !== question.player) {
        const first = stones.indexOf(question.player);
        this.target = first < 0 ? null : first;
      }
    }
  }

  private get question(): LawQuestion | null {
    const { kind, target, set, stones } = this;
    const owner = target === null ? null : this.options.situation.stones[target];
    if (target === null || !owner) return null;
    if (kind === "capture") return { kind, at: target };
    if (set.length === 0) return null;
    return kind === "part-1"
      ? { kind, at: target, set: [...set] }
      : { kind, player: owner, set: [...set], stones };
  }

  private get owner(): Color | null {
    return this.target === null ? null : (this.options.situation.stones[this.target] ?? null);
  }

  /** The board on which it is put together. */
  private choose(focus = false): void {
    this.clear();
    const keys = uniqueId("keys");
    const nothing = (): HTMLElement => element("div", { hidden: "" });
    this.desk = new ProofDesk(keys, {
      point: (at) => this.press(at),
      command: () => {},
      pass: () => {},
      say: (words) => this.frame?.say(words),
    });
    const lead = button("A claim of this book", "link", () => this.options.onLeave());
    const parts = {
      view: this.desk.element,
      controls: nothing(),
      more: element(
        "p",
        { id: keys, class: "visually-hidden" },
        "Arrow keys walk on the board, Enter takes what is there.",
      ),
      budget: nothing(),
      claims: nothing(),
      hints: nothing(),
      truth: nothing(),
      tree: nothing(),
    };
    this.frame = buildFrame(this.host, parts, lead);
    this.frame.head(this.options.title ?? "", "");
    this.frame.turnTo("choosing");
    this.frame.answer.replaceChildren(this.panel);
    this.draw();
    void this.ask();
    this.options.onChange({ question: null, side: null, line: [] });
    if (focus) this.panel.querySelector<HTMLElement>("[data-key=headline]")?.focus();
  }

  private press(at: Location): void {
    const stone = this.options.situation.stones[at] ?? null;
    if (this.pressing === "points" && this.kind !== "capture") {
      this.set = this.set.includes(at) ? this.set.filter((one) => one !== at) : [...this.set, at];
    } else if (stone) this.target = at;
    else {
      this.frame?.say("There is no stone.");
      return;
    }
    void this.ask();
  }

  /** Has the engine say what is asked by now. */
  private async ask(): Promise<void> {
    const asked = ++this.asked;
    const { start } = this.options;
    const { question, target } = this;
    try {
      const chain =
        target === null ? null : await systems.lawCase({ start, question: { kind: "capture", at: target } });
      const about = question === null ? null : await systems.lawCase({ start, question });
      if (asked !== this.asked || this.closed) return;
      this.chain = chain?.target ?? [];
      this.about = about;
      this.show();
      if (about) this.frame?.say(about.title);
    } catch (error) {
      if (asked !== this.asked || this.closed) return;
      this.about = null;
      this.show(error instanceof EngineError && !error.passing ? `${error.message}.` : troubleWords(error));
    }
  }

  private readonly words = element("div", { class: "border-words" });
  private readonly start = button("Argue it", "filled", () => void this.argue(null, []));

  /** The choices are made once; what they say changes. */
  private draw(): void {
    const kinds = choiceOf<Kind>("What is asked", NAMES_OF_KINDS, (kind) => {
      this.kind = kind;
      // Whoever has chosen the stones goes on with the points.
      this.pressing = kind === "capture" || this.target === null ? "stones" : "points";
      this.draw();
      void this.ask();
      this.panel.querySelector<HTMLInputElement>("input:checked")?.focus();
    });
    kinds.set(this.kind);
    const pressing = choiceOf<Pressing>(
      "A press takes",
      [
        ["stones", "the stones"],
        ["points", "a point"],
      ],
      (pressing) => {
        this.pressing = pressing;
        this.show();
      },
    );
    pressing.set(this.pressing);
    const number = element("input", {
      type: "number",
      min: "0",
      max: "99",
      inputmode: "numeric",
      value: String(this.stones),
    });
    number.addEventListener("change", () => {
      const wanted = Math.trunc(Number(number.value));
      this.stones = Math.min(99, Math.max(0, Number.isFinite(wanted) ? wanted : USUAL_STONES));
      number.value = String(this.stones);
      void this.ask();
    });
    const capturer = this.owner ? NAMES[otherColor(this.owner)] : "the capturer";
    this.panel.replaceChildren(
      headline(2, "A question of 1989"),
      element("div", { class: "pick-row" }, kinds.element),
      element("p", {}, ...clauses(WHAT[this.kind])),
      element(
        "div",
        { class: "pick-row" },
        this.kind !== "capture" && pressing.element,
        this.kind === "part-2" &&
          element("label", { class: "check" }, element("span", {}, `Stones that ${capturer} fixes`), number),
      ),
      this.words,
      element("div", { class: "actions" }, this.start),
    );
    this.show();
  }

  private show(fault = ""): void {
    const { board, situation } = this.options;
    const { about, kind, chain, set } = this;
    const areas: Area[] = [];
    if (chain.length > 0) areas.push({ points: chain, kind: "other" });
    if (kind !== "capture" && set.length > 0) areas.push({ points: set, kind: "mine" });
    const { stones, marks } = situation;
    const playable =
      this.pressing === "points" && kind !== "capture" ? stones.map((_, at) => at) : stonesOf(stones);
    this.desk?.show({
      board,
      situation,
      view: { stones, marks, hand: "claim", playable, areas },
      told: "",
      pass: null,
    });
    const missing =
      this.target === null
        ? "Press the stones that are asked about."
        : "Press the points on which a new stone counts.";
    this.words.replaceChildren(
      element("p", { class: "border-headline" }, fault || (about ? about.title : missing)),
    );
    enable(this.start, about !== null && !fault);
  }

  private async argue(side: Side | null, line: Choice[]): Promise<void> {
    const { question, options } = this;
    const { start, onChange, title } = options;
    if (!question) return void this.choose();
    const asked = ++this.asked;
    try {
      const task = await lawTask({ start, question }, this.next(question));
      if (asked !== this.asked || this.closed) return;
      this.clear();
      this.table = mountProofTable(this.host, {
        start,
        moves: [],
        law: task,
        ...(side && { side }),
        line,
        title: title ?? "",
        onChange: ({ side, line }) => onChange({ question, side, line }),
        onLeave: () => void this.choose(true),
      });
      onChange({ question, side, line });
    } catch (error) {
      if (asked !== this.asked || this.closed) return;
      if (!this.frame) this.choose();
      this.show(error instanceof EngineError && !error.passing ? `${error.message}.` : troubleWords(error));
    }
  }

  /** From one part of what enabling means to the other, on the same set. */
  private next(question: LawQuestion): { text: string; run(): void } | undefined {
    if (question.kind === "capture") return undefined;
    const kind = question.kind === "part-1" ? "part-2" : "part-1";
    return {
      text: kind === "part-2" ? "To the second part" : "To the first part",
      run: () => {
        this.kind = kind;
        void this.argue(null, []);
      },
    };
  }
}

const stonesOf = (stones: readonly (Color | null)[]): Location[] =>
  stones.flatMap((stone, at) => (stone ? [at] : []));
