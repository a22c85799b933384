/** Before a game: board, names, and how the start and the colours are found. */
import type { Person, Way } from "../address/game-address.ts";
import { button, element } from "../dom.ts";
import { engine, type PositionInput, troubleWords } from "../engine/engine.ts";
import { type Field, line, segments } from "../play/form-fields.ts";
import { blank, columnsOf, emptied, places, shapeOf } from "../play/position-rows.ts";
import { MOST_BYTES, textOf } from "../play/text-fault.ts";
import { engineName } from "./against/level-words.ts";
import { OpponentChoice } from "./against/opponent-choice.ts";
import { ruleLink } from "./began.ts";
import { BoardChoice } from "./board-choice.ts";
import type { Allowance } from "./clock.ts";
import { ClockChoice } from "./clock-choice.ts";
import { fairKomi } from "./fair-komi.ts";
import { GameDesk } from "./game-desk.ts";
import { customary, MOST_STONES } from "./handicap.ts";
import { beginWords, locations, type Opening, startOf } from "./opening.ts";
import { StartWays } from "./start-ways.ts";

export interface OpeningStageOptions {
  onBegin(opening: Opening, start: PositionInput, clock: Allowance | null): void;
  onFile(text: string): void;
  onFault(words: string): void;
  /** What the page is called now. */
  onNamed(name: string): void;
}

const WAYS: Record<Way, string> = {
  cake: "One of you sets the komi. Then the other takes a colour.",
  agreed: "You agree on the colours and on White’s komi.",
  handicap: "The weaker player has Black, and begins with stones on the board. White moves first.",
};

export class OpeningStage {
  readonly element: HTMLElement;
  private opening: Opening = {
    board: { rows: blank(9, 9) },
    way: "cake",
    names: { one: "", other: "" },
    level: null,
    chose: "one",
    drew: null,
    stake: false,
    black: "one",
    komi: 6,
    rows: blank(9, 9),
  };
  private readonly clock = new ClockChoice();
  /** The komi of an even game, kept while a handicap is looked at. */
  private even = 6;
  /** Somebody has set it: then it stays, whatever the board. */
  private komiSet = false;
  private asked = 0;
  private readonly desk = new GameDesk({ point: (at) => this.press(at) });
  private readonly said = element("p", { class: "hint-words", role: "status" });
  private readonly ways = new StartWays({
    onChange: (part) => {
      this.komiSet ||= part.komi !== undefined && this.opening.way !== "handicap";
      this.change(part);
    },
    onMarks: (closed) =>
      this.change({ rows: closed ? closedAll(this.opening.rows) : emptied(this.opening.rows) }),
    onStones: (count, komi) => this.lay(count, komi),
  });
  private wayField: Field<Way> | null = null;
  private readonly ends = element("summary", {});
  private readonly begins = element("p", { class: "begin-words" });
  private readonly title = element("h2", { tabindex: "-1" });
  private readonly intro = element("p", { class: "hint-words" });
  private readonly guest = this.name("other", "Your guest’s name");
  private readonly against = new OpponentChoice((level) => {
    const { names } = this.opening;
    const own = this.guest.querySelector("input")?.value ?? "";
    this.guest.hidden = level !== null;
    this.clock.element.hidden = level !== null;
    // To take a colour is the shortest way against the engine; the others stay open.
    if (level && !this.opening.level && this.opening.way === "cake") this.pickWay("agreed");
    if (!level && this.opening.level && this.opening.way === "agreed") this.pickWay("cake");
    this.change({ level, names: { ...names, other: level ? engineName(level) : own } });
  });
  private readonly choices = new BoardChoice((board) => this.takeBoard(board));

  constructor(private readonly options: OpeningStageOptions) {
    const way = segments<Way>(
      "The start",
      [
        ["cake", "By the rules"],
        ["agreed", "Agreed"],
        ["handicap", "Handicap"],
      ],
      (way) => this.takeWay(way),
    );
    way.set("cake");
    this.wayField = way;
    const file = element("input", {
      type: "file",
      hidden: "",
      accept: ".sgf,application/x-go-sgf,text/plain",
      "aria-label": "A file of a game",
    });
    file.addEventListener("change", () => {
      const [chosen] = file.files ?? [];
      if (chosen) void this.take(chosen);
      file.value = "";
    });
    this.element = element(
      "div",
      { class: "desk desk-play desk-opening" },
      element("div", { class: "play-table" }, this.desk.element),
      element(
        "div",
        { class: "panel" },
        this.title,
        this.intro,
        element("h3", { class: "section-head" }, "Board"),
        this.choices.element,
        element("h3", { class: "section-head" }, "Players"),
        this.against.element,
        element("div", { class: "form names" }, this.name("one", "Your name"), this.guest),
        element("h3", { class: "section-head" }, "How it begins ", ruleLink("A1")),
        element("p", { class: "hint-words" }, "Black moves first. White gets points for that: the komi."),
        way.element,
        this.said,
        this.ways.element,
        element(
          "details",
          { class: "end-choices" },
          this.ends,
          this.clock.element,
          stakeChoice((stake) => this.change({ stake })),
        ),
        element(
          "div",
          { class: "acts begin" },
          this.begins,
          button("Begin", "filled", () => void this.begin()),
          button("Open a file", "quiet", () => file.click()),
          file,
        ),
        element(
          "p",
          { class: "hint-words" },
          "Or ",
          element("a", { href: "./referee.html#view=play" }, "play freely"),
          ": both colours are yours, by any rule set.",
        ),
      ),
    );
    this.show();
    void this.draw();
  }

  /** A board that came by a link, to choose the start on. */
  offer(board: PositionInput): void {
    this.choices.offer(board);
  }

  /** Says what the page is called now. */
  named(): void {
    this.options.onNamed(this.opening.level ? "Against the engine" : "A game for two");
  }

  private name(person: Person, label: string): HTMLElement {
    // Taken letter by letter: a name that grew when the field is left would move what is being pressed.
    const made = line(
      label,
      (name) => {
        this.opening.names[person] = name;
        this.show();
      },
      "input",
    );
    made.element.querySelector("input")?.setAttribute("maxlength", "40");
    return made.element;
  }

  private takeBoard(board: PositionInput): void {
    const rows = emptied(board.rows);
    const most = locations(rows);
    if (!this.komiSet) this.even = fairKomi({ ...board, rows }).komi;
    const komi = this.komiSet || this.opening.way === "handicap" ? this.opening.komi : this.even;
    this.change({ board: { ...board, rows }, rows, komi: Math.min(komi, most) });
  }

  private pickWay(way: Way): void {
    this.wayField?.set(way);
    this.takeWay(way);
  }

  private takeWay(way: Way): void {
    const { rows, way: before } = this.opening;
    // A handicap has a komi of its own.
    if (before !== "handicap") this.even = this.opening.komi;
    const komi = way === "handicap" ? 0 : way === "cake" ? Math.max(0, this.even) : this.even;
    this.change({ way, rows: emptied(rows), komi: Math.min(komi, locations(rows)) });
  }

  private change(part: Partial<Opening>): void {
    this.opening = { ...this.opening, ...part };
    this.show();
    void this.draw();
  }

  /** A press closes a point for Black’s first move, or lays a handicap stone. */
  private press(at: number): void {
    const { way, rows } = this.opening;
    if (way === "agreed") {
      this.desk.note("The board is empty when the game begins.");
      return;
    }
    const sign = way === "cake" ? "#" : "x";
    const place = places(rows)[at];
    if (!place) return;
    const stones = rows.join("").split("x").length - 1;
    if (way === "handicap" && place.ink !== "x" && stones >= MOST_STONES) {
      this.desk.note(`No more than ${MOST_STONES} stones are given here.`);
      return;
    }
    const ink = place.ink === sign ? "." : sign;
    const next = rows.map((row, index) =>
      index === place.row ? row.slice(0, place.column) + ink + row.slice(place.column + 1) : row,
    );
    this.change({ rows: next });
  }

  private show(): void {
    const alone = this.opening.level !== null;
    this.title.textContent = alone ? "A game against the engine" : "A game for two";
    this.intro.textContent = alone
      ? "The engine runs in your browser. Nothing is sent."
      : "Play at one screen, or pass a link to and fro.";
    // The engine has no clock.
    this.ends.textContent = alone ? "Disputes" : "Clocks and disputes";
    this.said.textContent = WAYS[this.opening.way];
    this.ways.show(this.opening);
    this.begins.textContent = beginWords(this.opening);
    this.named();
  }

  private lay(count: number, komi = this.opening.komi): void {
    const { board, rows } = this.opening;
    const shape = shapeOf(board);
    const usual = shape === "rectangle" ? customary(columnsOf(rows), rows.length, count) : null;
    let left = count;
    // Where custom knows no place, the first free points: they are pressed to where they should be.
    const anywhere = emptied(rows).map((row) => row.replace(/\./g, () => (left-- > 0 ? "x" : ".")));
    const most = locations(rows);
    this.change({ rows: usual ?? anywhere, komi: Math.max(-most, Math.min(most, komi)) });
  }

  /** Shows the board as the game will find it. */
  private async draw(): Promise<void> {
    const asked = ++this.asked;
    try {
      const { board, situations } = await engine.follow(startOf(this.opening), []);
      const [situation] = situations;
      if (asked !== this.asked || !situation) return;
      const lays = this.opening.way !== "agreed";
      this.desk.show({
        board,
        situation,
        view: {
          stones: situation.stones,
          marks: situation.marks,
          hand: lays ? "claim" : null,
          playable: lays ? board.points.map((_, at) => at) : [],
        },
      });
    } catch (error) {
      if (asked === this.asked) this.options.onFault(troubleWords(error));
    }
  }

  private async begin(): Promise<void> {
    const { opening } = this;
    const start = startOf(opening);
    // What was typed and not taken is not played with as something else.
    const wrong = this.ways.element.querySelector<HTMLElement>("[aria-invalid]");
    if (wrong) {
      wrong.focus();
      return;
    }
    try {
      await engine.follow(start, []);
      this.options.onBegin(opening, start, opening.level ? null : this.clock.allowance);
    } catch (error) {
      this.options.onFault(troubleWords(error));
    }
  }

  private async take(file: File): Promise<void> {
    const read =
      file.size > MOST_BYTES
        ? { fault: `${file.name} is too long: at most 1 MB is read.` }
        : await file.arrayBuffer().then(textOf, () => ({ fault: `${file.name} can’t be read.` }));
    if ("fault" in read) this.options.onFault(read.fault);
    else this.options.onFile(read.text);
  }
}

/** The source’s dispute breakers stake the game; here that is for both to agree on. */
function stakeChoice(onStake: (stake: boolean) => void): HTMLElement {
  const words = element("p", { class: "hint-words", role: "status" });
  const told = (stake: boolean): void => {
    words.textContent = stake
      ? "Who loses a dispute loses the game."
      : "A dispute decides its own points only. There may be several.";
  };
  const choice = segments<"points" | "game">(
    "A dispute at the end decides",
    [
      ["points", "Its points"],
      ["game", "The game"],
    ],
    (picked) => {
      told(picked === "game");
      onStake(picked === "game");
    },
  );
  choice.set("points");
  told(false);
  return element("div", { class: "stake-choice" }, choice.element, words);
}

const closedAll = (rows: readonly string[]): string[] => rows.map((row) => row.replaceAll(".", "#"));
