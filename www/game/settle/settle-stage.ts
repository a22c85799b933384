/** The settlement: both name what is dead and what is nobody’s, side by side, and agree on the score or argue. */

import { h } from "preact";
import { nowhere, writeAddress } from "../../address/link.ts";
import { COLOR_NAMES, COLORS } from "../../board/color.ts";
import { button, element } from "../../dom.ts";
import {
  type Color,
  engine,
  type Judged,
  type Line,
  prover,
  type Situation,
  troubleWords,
} from "../../engine/engine.ts";
import { refereeBudget } from "../../engine/limits.ts";
import { mount } from "../../kit/mount.tsx";
import { saved } from "../../play/copy-and-save.ts";
import { segments } from "../../play/form-fields.ts";
import { engineList } from "../against/engine-list.ts";
import { RuleLink } from "../began.tsx";
import { GameDesk } from "../game-desk.ts";
import { RefereeAsk } from "../referee-ask.ts";
import { bothResults, type GameResult, judgedResult, kindName, leadWords, resultFrom } from "../result.ts";
import { fullName, readerColor, type WholeGame, type Won } from "../whole-game.ts";
import { settlementOf, sumsOf } from "./end-of-game.ts";
import { pairOf, type WhichBoard } from "./interlock.ts";
import { itemRow } from "./item-rows.ts";
import { differWords } from "./item-words.ts";
import { ListMaker } from "./list-maker.ts";
import { CheckSums, ResultChart } from "./result-chart.tsx";
import { certificateName, type RulingCertificates, type ShownRuling } from "./ruling-certificate.ts";
import { settleView } from "./settle-view.ts";
import {
  agreedWords,
  HOW_TO,
  judgedWords,
  LISTS_DIFFER,
  nameWords,
  type Scheme,
  STAKE_WORDS,
  unshownWords,
  wonShort,
  wonWords,
} from "./settle-words.ts";
import { type Counted, type Item, type Lists, lead, type Ruling, type Settlement } from "./settlement.ts";
import { wonBy } from "./stake.ts";

export interface SettleStageOptions {
  game(): WholeGame;
  certificates: RulingCertificates;
  onLists(lists: Lists): void;
  onRuled(ruled: Ruling[]): void;
  onArgue(item: Item): void;
  /** Two disputes at once. */
  onBoth(pair: Record<WhichBoard, Item>): void;
  /** How the reader settles with the engine, which has a list of its own for each. */
  onScheme(scheme: Scheme): void;
  onAgree(colors: Color[]): void;
  /** Both want the last pass back. */
  onPassBack(): void;
  links: HTMLElement;
}

export class SettleStage {
  readonly element: HTMLElement;
  private readonly desk = new GameDesk({ point: (at) => this.press(at), say: (words) => this.say(words) });
  private readonly title = element("h2", { tabindex: "-1" });
  private readonly told = element("p", { class: "hint-words" });
  private readonly staked = element("p", { class: "stake-words" });
  private readonly schemes = segments<Scheme>(
    "You settle by",
    [
      ["dead", "Dead stones"],
      ["claims", "Claims"],
    ],
    (scheme) => this.takeScheme(scheme),
  );
  private readonly editing = element("div", { class: "editing" });
  private readonly rows = element("ul", { class: "items", "aria-label": "What was named" });
  private readonly right = element("div", { class: "right-choice" });
  private readonly count = element("div", { class: "count" });
  private readonly beside = element("div", { class: "judged-beside" });
  private readonly acts = element("div", { class: "settle-acts" });
  private readonly spoken = element("p", { class: "visually-hidden", role: "status" });
  private readonly ask = new RefereeAsk((report) => void this.judged(report));
  private line: Line | null = null;
  private settlement: Settlement | null = null;
  private readonly made = new ListMaker();
  private ruled: readonly Ruling[] = [];
  /** Who is taken to be right, where they differ. */
  private rightOne: Color = "black";
  private report: Judged | null = null;
  /** Where all claims of the report can be seen, played and saved. */
  private shownAt: string | null = null;

  constructor(private readonly options: SettleStageOptions) {
    this.element = element(
      "section",
      { class: "desk desk-play desk-settle", "aria-label": "The settlement" },
      element("div", { class: "play-table" }, this.desk.element),
      element(
        "div",
        { class: "panel" },
        this.title,
        this.told,
        this.staked,
        this.schemes.element,
        this.editing,
        this.rows,
        this.ask.element,
        this.right,
        this.count,
        this.beside,
        this.acts,
        options.links,
        this.spoken,
        this.why(),
      ),
    );
  }

  /** Lays the end out. `fresh`: it was not shown before. */
  show(line: Line, lists: Lists, ruled: readonly Ruling[], fresh: boolean): void {
    this.line = line;
    const game = this.options.game();
    this.settlement = settlementOf(line, game);
    const { made } = this;
    made.take(lists);
    this.ruled = ruled;
    const reader = readerColor(game);
    if (fresh) {
      this.report = null;
      this.ask.clear();
      made.begin(line.situations.at(-1)?.turn ?? "black");
      this.rightOne = reader === "both" ? "black" : reader;
    }
    // Who gives a link away has his own list alone from then on.
    if (reader !== "both") made.hand = reader;
    this.schemes.set(made.scheme);
    // The engine has another list for the other way.
    this.schemes.element.hidden = game.engine && reader !== "both" ? lists[reader] !== null : made.begun;
    this.redraw();
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  /** The list of the engine comes, for which the reader has asked. */
  beginWithTheirs(): void {
    this.made.beginWithTheirs();
  }

  leave(): void {
    this.ask.clear();
  }

  private takeScheme(scheme: Scheme): void {
    this.made.choose(scheme);
    if (this.options.game().engine) this.options.onScheme(scheme);
    else this.redraw();
  }

  private press(at: number): void {
    const { settlement, made, line } = this;
    if (!settlement || !line) return;
    if (this.won(this.items())) {
      this.desk.note("The dispute has decided the game.");
      return;
    }
    const pressed = made.pressed(settlement, line.board, at);
    if ("note" in pressed) {
      this.desk.note(pressed.note);
      return;
    }
    if (made.draft(pressed.list)) this.redraw();
    else this.options.onLists({ ...made.lists, [made.hand]: pressed.list });
    this.say(pressed.words);
  }

  private handIn(): void {
    this.options.onLists(this.made.handedIn(readerColor(this.options.game()) === "both"));
    this.focus();
    scrollTo({ top: 0 });
  }

  private items(): Item[] {
    return this.settlement ? this.made.items(this.settlement, this.ruled) : [];
  }

  private redraw(): void {
    const { line, settlement, made } = this;
    if (!line || !settlement) return;
    const { both, scheme, hand } = made;
    const game = this.options.game();
    const reader = readerColor(game);
    const items = this.items();
    const won = this.won(items);
    const open = both && !won ? items.filter(({ holds }) => holds === null) : [];
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const held = this.element.contains(focused) ? focused : null;
    this.title.textContent = won
      ? wonWords(game, won)
      : both
        ? differWords(items, reader)
        : nameWords(game, scheme, made.lists, hand);
    this.told.textContent = both ? agreedWords(game, scheme, open.length) : HOW_TO[scheme];
    this.staked.textContent = game.stake && !won ? STAKE_WORDS[scheme] : "";
    this.showEditing(game, won !== null);
    this.showRows(items, won !== null);
    const right = open.length > 0 ? this.rightOne : null;
    this.showRight(open, reader);
    const counted = settlement.counted(items, right, scheme === "claims");
    const result = resultFrom(game, { lead: lead(counted), won, settled: both && open.length === 0 });
    const head = right
      ? `If ${reader === right ? "you are" : `${COLOR_NAMES[right]} is`} right`
      : both && result
        ? won
          ? "The count"
          : kindName(result)
        : `As ${COLOR_NAMES[hand]} says`;
    const sums = sumsOf(line, game, counted);
    mount(this.count, [h(ResultChart, { head, score: counted.score }), sums && h(CheckSums, { sums })]);
    this.showBeside(result);
    this.showActs(game, open, won ? wonShort(won) : result ? leadWords(result) : "");
    this.draw(line, items, open, counted.control);
    if (held && !held.isConnected) this.refocus(held);
  }

  /** What was pressed is drawn anew; the focus stays with it, or goes to the words that tell what came of it. */
  private refocus(held: HTMLElement): void {
    const { key } = held.dataset;
    const again = key ? this.element.querySelector<HTMLElement>(`[data-key="${key}"]`) : null;
    const radio = held instanceof HTMLInputElement && held.type === "radio";
    (
      again ??
      (radio ? this.element.querySelector<HTMLElement>(`input[value="${held.value}"]`) : null) ??
      this.title
    ).focus({
      preventScroll: true,
    });
  }

  private showEditing(game: WholeGame, over: boolean): void {
    const reader = readerColor(game);
    // Claims are made, and no press changes them.
    if (over || reader !== "both" || (this.made.both && this.made.scheme === "claims")) {
      this.editing.replaceChildren();
      return;
    }
    const who = segments<Color>(
      "A press is for",
      [
        // The count and the rows speak of colours.
        ["black", fullName(game, "black")],
        ["white", fullName(game, "white")],
      ],
      (color) => {
        this.made.hand = color;
        this.redraw();
      },
    );
    who.set(this.made.hand);
    this.editing.replaceChildren(who.element);
  }

  /** The referee judges all of the board: what he makes of it stands beside what both lists come to, by its name. */
  private showBeside(result: GameResult | null): void {
    const { report, made } = this;
    const judged = report && judgedResult(report);
    if (!judged || result?.kind !== "agreed") {
      this.beside.replaceChildren();
      return;
    }
    const differ = judged.lead !== result.lead;
    const mayTake = differ && made.scheme === "dead" && readerColor(this.options.game()) === "both";
    this.beside.replaceChildren(
      element(
        "p",
        {},
        element("span", { class: "both-results" }, bothResults(result, judged)),
        differ && ` ${LISTS_DIFFER}`,
        " ",
        this.shownAt &&
          element(
            "a",
            { class: "link", href: this.shownAt, target: "_blank", rel: "noopener" },
            "The claims that show it",
          ),
      ),
      ...(mayTake
        ? [button("Name what the referee found", "quiet", () => this.takeJudged(), { "data-key": "judged" })]
        : []),
    );
  }

  /** Both lists say what the referee has found. */
  private takeJudged(): void {
    const { report, settlement } = this;
    if (!report || !settlement) return;
    const list = engineList(settlement, report.control);
    this.options.onLists({ black: list, white: list });
    this.say("Both lists name what the referee found.");
  }

  private won(items: readonly Item[]): Won | null {
    return this.options.game().stake && this.made.both ? wonBy(items, this.ruled) : null;
  }

  private showRows(items: readonly Item[], over: boolean): void {
    const { line } = this;
    const { both } = this.made;
    if (!line) return;
    const game = this.options.game();
    const reader = readerColor(game);
    this.rows.hidden = items.length === 0;
    const acts = {
      argue: (item: Item) => this.options.onArgue(item),
      certificate: (item: Item) => this.saveCertificate(item),
      check: (item: Item) => void this.check(item),
      doubt: (item: Item) => this.options.onLists(this.made.doubted(item, this.options.game().stake)),
      undo: (item: Item) => this.options.onRuled(this.ruled.filter((one) => one !== item.ruling)),
    };
    this.rows.replaceChildren(
      ...items.map((item) => {
        // With the game at stake each lodges one dispute at most.
        const lodged =
          game.stake && items.some(({ ruling, claimant }) => ruling && claimant === item.claimant);
        const doubtable = !over && !lodged;
        return itemRow(
          line.board,
          item,
          { both, reader, over, doubtable, shown: (one) => this.shown(one) },
          acts,
        );
      }),
    );
  }

  private showRight(open: readonly Item[], reader: Color | "both"): void {
    if (open.length === 0) {
      this.right.replaceChildren();
      return;
    }
    const name = (color: Color): string => (reader === color ? "You" : COLOR_NAMES[color]);
    const who = segments<Color>(
      "The count, if right is",
      [
        ["black", name("black")],
        ["white", name("white")],
      ],
      (color) => {
        this.rightOne = color;
        this.redraw();
      },
    );
    who.set(this.rightOne);
    this.right.replaceChildren(who.element);
  }

  private showActs(game: WholeGame, open: readonly Item[], result: string): void {
    const reader = readerColor(game);
    const waiting = reader !== "both" && this.made.lists[reader] !== null && !this.made.both;
    if (!this.made.both) {
      const ready = button(
        reader === "both" ? `${COLOR_NAMES[this.made.hand]}’s list is ready` : "My list is ready",
        "filled",
        () => this.handIn(),
        { "data-key": "ready" },
      );
      const handed = this.made.lists[this.made.hand] !== null;
      this.acts.replaceChildren(
        ...(waiting
          ? [
              element(
                "p",
                {},
                game.engine
                  ? "Your list is in. The engine makes its own."
                  : "Your list is in. Pass the link on.",
              ),
            ]
          : handed
            ? []
            : [ready]),
        ...(reader === "both"
          ? [
              button("Take back the last pass", "quiet", () => this.options.onPassBack(), {
                "data-key": "back",
              }),
            ]
          : []),
      );
      return;
    }
    const agrees = reader !== "both" && game.agreed.includes(reader);
    const agree = button(
      agrees ? "You agree. Pass the link on." : `Agree: ${result}`,
      open.length > 0 || agrees ? "quiet" : "filled",
      () => this.options.onAgree(reader === "both" ? [...COLORS] : [...game.agreed, reader]),
      { "aria-disabled": String(open.length > 0 || agrees), "data-key": "agree" },
    );
    const referee = button("Ask the referee", "quiet", () => this.askReferee(), {
      "data-key": "referee",
      "aria-disabled": String(open.length === 0),
    });
    // One dispute alone decides then, so it is chosen, and judged on its own board.
    const alone = game.stake && this.made.scheme === "dead";
    const pair = alone || game.engine ? null : pairOf(open);
    this.acts.replaceChildren(
      ...(alone ? [] : [referee]),
      agree,
      ...(pair
        ? [
            button("Argue both, turn about", "quiet", () => this.options.onBoth(pair), {
              "data-key": "both",
            }),
          ]
        : []),
    );
  }

  private askReferee(): void {
    const { start, moves } = this.options.game();
    this.ask.ask({ start, moves });
    this.ask.element.querySelector("button")?.focus();
  }

  /**
   * What the judgement leaves open stays in dispute, and can be argued; so does what it says without a certificate that
   * shows it.
   */
  private async judged(report: Judged): Promise<void> {
    const { settlement, line } = this;
    if (!settlement) return;
    const { certificates, game } = this.options;
    const { start, moves } = game();
    const items = this.items();
    const open = items.filter(({ holds }) => holds === null).length;
    this.desk.note("What shows the judgement is being written down.");
    try {
      const { ruled, unshown } = await certificates.rulings({ start, moves }, settlement, report, items);
      if (line !== this.line) return;
      const link = await engine.write(start, moves, "link").catch(() => null);
      if (line !== this.line) return;
      this.report = report;
      this.shownAt = link && `./referee.html#${writeAddress({ ...nowhere(), link, view: "referee" })}`;
      if (ruled.length > 0) this.options.onRuled([...this.ruled, ...ruled]);
      else this.redraw();
      this.say(
        judgedWords(
          open - ruled.length,
          unshown,
          this.beside.querySelector(".both-results")?.textContent ?? "",
        ),
      );
      this.desk.note(unshown > 0 ? unshownWords(unshown) : "");
    } catch (error) {
      this.desk.note(troubleWords(error));
    }
  }

  private shown({ ruling }: Item): ShownRuling | null {
    const { start, moves } = this.options.game();
    return ruling && this.options.certificates.of({ start, moves }, ruling);
  }

  private saveCertificate(item: Item): void {
    const shown = this.shown(item);
    if (!shown || !this.line) return;
    const file = new Blob([shown.text], { type: "text/plain" });
    this.desk.note(saved(file, certificateName(this.line.board, item)));
  }

  /** By link a ruling comes without what it stands on: the referee of this page looks for that. */
  private async check(item: Item): Promise<void> {
    const { settlement, line } = this;
    const { ruling } = item;
    if (!settlement || !line || !ruling) return;
    const { start, moves } = this.options.game();
    this.desk.note("The referee of this page looks for what shows it.");
    try {
      const report = this.report ?? (await prover.referee({ start, moves }, refereeBudget(0)));
      const { certificates } = this.options;
      const found = await certificates.find({ start, moves }, settlement, report, item, ruling);
      if (line !== this.line) return;
      this.redraw();
      this.desk.note(
        found
          ? "The referee of this page finds it so too, and has its certificate."
          : "The referee of this page does not find it so: undo the ruling, and ask again.",
      );
    } catch (error) {
      this.desk.note(troubleWords(error));
    }
  }

  private draw(line: Line, items: readonly Item[], open: readonly Item[], control: Counted["control"]): void {
    const situation = line.situations.at(-1) as Situation;
    const view = settleView(situation, { items, open, control });
    const claiming = this.made.both ? "" : "Tap a part: yours, or not.";
    const told = this.made.scheme === "claims" ? claiming : "Tap a string: dead, or not.";
    this.desk.show({ board: line.board, situation, view, told });
  }

  private say(words: string): void {
    this.spoken.textContent = words;
  }

  private why(): HTMLElement {
    const words = element("p", { class: "quiet-note why-over" });
    mount(words, [
      "Play never has to be resumed: control is asked on a board of its own, where every move is answered, so nobody has to spend a move, or a point, to show what is dead. ",
      h(RuleLink, { rule: "C3" }),
    ]);
    return words;
  }
}
