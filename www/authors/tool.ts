/**
 * The tool of the authors' page: a position is pasted, what readers shall do with it is chosen, it stands there live,
 * and its code is copied. The board here and the code are made of the same attributes and the same text.
 */
import { button, element, need } from "../dom.ts";
import type { ErrorDetail } from "../element/options.ts";
import { engine } from "../engine/engine.ts";
import { CREDIT, EXAMPLES } from "../play/examples.ts";
import { textOf } from "../play/page-code.ts";
import { ClaimField } from "./claim-field.ts";
import { CodeBox } from "./code-box.ts";
import { attributesFor, textFor } from "./code-kinds.ts";
import { type Fields, field, fieldsOf, textField } from "./fields.ts";
import { type Outcome, type Shown, understand } from "./position.ts";
import { Preview } from "./preview.ts";
import { argues, askedIn, keepWish, keptWish, START, sided, type Wish, withText } from "./wish.ts";

/** While somebody types, the board waits. */
const PAUSE = 300;

export async function openTool(): Promise<void> {
  const root = need<HTMLElement>(document, "[data-role=authors]");
  await new Tool(root).open();
}

class Tool {
  private wish: Wish = keptWish() ?? START;
  private shown: Shown | null = null;
  /** What came with an example. */
  private told: Partial<Wish> = {};
  private read = { text: "", board: "", outcome: null as Outcome | null };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;
  private readonly box = element("textarea", {
    id: "position",
    rows: "8",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    "aria-describedby": "position-help position-said",
  });
  private readonly said = element("div", { class: "said", id: "position-said", role: "status" });
  private readonly claim = new ClaimField(() => this.take("claim", this.claim.input.value));
  private readonly fields: Fields = fieldsOf((name, value) => this.take(name, value));
  private readonly preview = new Preview();
  private readonly code = new CodeBox((kind) => this.take("kind", kind));
  private readonly base = textField(
    "Where Loja’s files are, if not on this site",
    "url",
    (value) => this.take("base", value),
    { placeholder: "https://example.org/loja/" },
  );

  constructor(private readonly root: HTMLElement) {
    this.box.addEventListener("input", () => this.take("text", this.box.value));
    this.preview.onError = (detail) => this.warn(detail);
    root.replaceChildren(
      element(
        "div",
        { class: "author-form" },
        this.examples(),
        field(
          "Position",
          this.box,
          element(
            "p",
            { id: "position-help", class: "note" },
            "A diagram, JSON, SGF, a diagram of Sensei’s Library, or a link.",
          ),
          this.said,
        ),
        this.fields.board.element,
        this.fields.mode.element,
        this.fields.ask.element,
        this.claim.element,
        this.fields.side.element,
        this.fields.player.element,
        this.fields.move.element,
        this.fields.caption.element,
        this.fields.coordinates.element,
        this.fields.numbers.element,
        this.fields.at.element,
        this.fields.theme.element,
        this.fields.cell.element,
      ),
      element(
        "section",
        { class: "author-live", "aria-label": "The board as readers get it" },
        this.preview.element,
      ),
      element(
        "section",
        { class: "author-code", "aria-label": "Code" },
        this.code.element,
        this.base.element,
      ),
    );
  }

  async open(): Promise<void> {
    this.fill();
    if (this.wish.text === "") await this.example(0);
    else await this.update();
    this.root.ariaBusy = "false";
  }

  private examples(): HTMLElement {
    const picked = element("select", {}, element("option", { value: "" }, "Choose one"));
    for (const [at, { name }] of EXAMPLES.entries())
      picked.append(element("option", { value: String(at) }, name));
    picked.addEventListener("change", () => {
      if (picked.value !== "") void this.example(Number(picked.value));
      picked.value = "";
    });
    return field("Start from an example", picked, element("p", { class: "note" }, CREDIT));
  }

  private async example(at: number): Promise<void> {
    const example = EXAMPLES[at];
    if (!example) return;
    const { start, moves, view } = example;
    const modes = { setup: "view", play: "play", claim: "prove", referee: "referee" } as const;
    const board =
      typeof start.board === "object" && start.board && "shape" in start.board ? start.board.shape : "";
    const { name: caption = "", ...nameless } = start;
    const { kind, base, theme, cell } = this.wish;
    const text = await textOf(nameless, moves);
    const claim = view === "claim" ? "black: all" : "";
    this.wish = { ...START, kind, base, theme, cell, text, board, mode: modes[view], claim, caption };
    this.told = { board, claim, caption };
    this.fill();
    await this.update();
  }

  /** Everything typed and chosen, into its fields. */
  private fill(): void {
    const { wish } = this;
    if (this.box.value !== wish.text) this.box.value = wish.text;
    if (this.claim.input.value !== wish.claim) this.claim.input.value = wish.claim;
    for (const [name, one] of Object.entries(this.fields)) one.set(wish[name as keyof Fields]);
    this.base.set(wish.base);
    this.code.choose(wish.kind);
    this.suit();
  }

  /** What means nothing with what is chosen is not asked. */
  private suit(): void {
    const { wish } = this;
    const asked = askedIn(wish);
    this.fields.ask.element.hidden = asked === null;
    this.claim.element.hidden = !argues(wish) && asked !== "save";
    this.fields.side.element.hidden = !sided(wish);
    this.fields.player.element.hidden = asked !== "find";
    this.fields.move.element.hidden = asked !== "rule";
    const game = (this.shown?.moves.length ?? 0) > 0;
    this.fields.numbers.element.hidden = !game;
    this.fields.at.element.hidden = !game;
    this.fields.board.element.hidden = this.shown !== null && !this.shown.named;
  }

  private take(name: keyof Wish, value: string): void {
    this.wish = name === "text" ? withText(this.wish, value) : { ...this.wish, [name]: value };
    // What an example said of its own position says nothing of another one.
    if (name === "text")
      for (const [of, told] of Object.entries(this.told) as [keyof Wish, string][])
        if (this.wish[of] === told) this.wish = { ...this.wish, [of]: "" };
    if (name === "text") this.fill();
    keepWish(this.wish);
    clearTimeout(this.timer);
    const typed =
      name === "text" ||
      name === "caption" ||
      name === "claim" ||
      name === "move" ||
      name === "base" ||
      name === "at";
    this.timer = setTimeout(() => void this.update(), typed ? PAUSE : 0);
  }

  private async update(): Promise<void> {
    const round = ++this.round;
    const { text, board } = this.wish;
    keepWish(this.wish);
    if (this.read.outcome === null || this.read.text !== text || this.read.board !== board) {
      const outcome = await understand(text, board);
      if (round !== this.round) return;
      this.read = { text, board, outcome };
      this.tell(outcome);
      if (outcome.kind === "address") return;
    }
    this.suit();
    const { shown } = this;
    this.root.ariaBusy = "true";
    const saved = askedIn(this.wish) === "save";
    const wrong = argues(this.wish) || saved ? await this.claim.look(shown, saved) : null;
    if (round !== this.round) return;
    if (shown) {
      const { wish } = this;
      this.preview.show(textFor({ shown, wish }), attributesFor({ shown, wish }), wish.cell);
      await this.code.show({ shown, wish, base: this.folder(), height: this.preview.height() }, wrong);
    } else {
      this.preview.empty();
      this.code.empty();
    }
    this.root.ariaBusy = "false";
  }

  /** Says what became of the text; what is wrong with it stays in its box. */
  private tell(outcome: Outcome): void {
    const fault = outcome.kind === "fault";
    this.shown = outcome.kind === "shown" ? outcome.shown : null;
    this.box.ariaInvalid = String(fault);
    const sentences = (words: readonly string[]) => words.map((one) => element("p", {}, one));
    if (outcome.kind === "fault") {
      const place = outcome.at === null ? null : this.placeWords(outcome.at);
      this.said.replaceChildren(
        element("p", {}, outcome.words),
        ...(place ? [button(place, "quiet", () => this.point(outcome.at as number))] : []),
      );
    } else if (outcome.kind === "shown") this.said.replaceChildren(...sentences(outcome.notes));
    else if (outcome.kind === "several") this.offer(outcome.all);
    else {
      this.wish = { ...this.wish, ...outcome.wish };
      this.fill();
      void this.update().then(() => this.said.append(...sentences(outcome.faults)));
    }
  }

  private offer(all: Extract<Outcome, { kind: "several" }>["all"]): void {
    this.said.replaceChildren(
      element("p", {}, `There are ${all.length} positions, and a board shows one. Which?`),
      element(
        "ul",
        { class: "several" },
        ...all.slice(0, 100).map((one, at) => {
          const name = one?.name?.trim() || `Position ${at + 1}`;
          if (!one) return element("li", {}, `${name} can’t be read.`);
          const pick = async (): Promise<void> => {
            this.box.value = (await engine.write(one.start, one.moves, "json")).trim();
            this.take("text", this.box.value);
            this.box.focus();
          };
          return element(
            "li",
            {},
            button(name, "quiet", () => void pick()),
          );
        }),
      ),
    );
  }

  private placeWords(at: number): string {
    const before = this.box.value.slice(0, at).split("\n");
    return `Go to line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  }

  private point(at: number): void {
    this.box.focus();
    this.box.setSelectionRange(at, Math.min(at + 1, this.box.value.length));
  }

  private warn({ message }: ErrorDetail): void {
    this.preview.warn(message);
  }

  /** The folder for the code: as told, or where this page is. */
  private folder(): string {
    const told = this.wish.base.trim();
    const folder = told === "" ? "./" : told.endsWith("/") ? told : `${told}/`;
    return told === "" ? new URL(folder, location.href).href : folder;
  }
}
