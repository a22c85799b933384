/** The solved boards: what each start is worth, and a game from there with answers from the table. */
import { button, element } from "../dom.ts";
import { signed } from "./fraction.ts";
import { nameOf, type Place, World, type WorldFile } from "./world.ts";

interface Listed {
  id: string;
  columns: number;
  rows: number;
  shape: string;
  komi: number | null;
  least: number;
  most: number;
  starts: { at: string; least: number; most: number }[];
  places: number;
  table: boolean;
  strategies: string[];
}

const FOLDER = "./worlds";

async function fetched<T>(name: string): Promise<T> {
  const answer = await fetch(`${FOLDER}/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as T;
}

const shapeWords: Record<string, string> = {
  rectangle: "",
  cylinder: ", left and right edge joined",
  torus: ", opposite edges joined",
  moebius: ", left and right edge joined with a half turn",
  klein: ", opposite edges joined, one pair with a half turn",
  projective: ", opposite edges joined, both pairs with a half turn",
};

const shapeNames: Record<string, string> = {
  moebius: "Möbius strip",
  klein: "Klein bottle",
  projective: "projective plane",
};

const worldName = ({ columns, rows, shape }: Listed): string => {
  if (shape === "cylinder" && rows === 1) return `ring of ${columns}`;
  return `${columns}×${rows}${shape === "rectangle" ? "" : ` ${shapeNames[shape] ?? shape}`}`;
};

const bounds = (least: number, most: number): string =>
  least === most ? signed(least) : `${signed(least)}…${signed(most)}`;

/** Who wins by how much, Black’s points counted positive. */
export function resultText(least: number, most: number): string {
  if (least !== most) return `between ${signed(least)} and ${signed(most)} for Black, not decided here`;
  if (least === 0) return "jigo";
  return `${least > 0 ? "Black" : "White"} wins by ${Math.abs(least)}`;
}

interface Moment {
  place: Place;
  /** Black's captures minus White's. */
  taken: number;
  isBlack: boolean;
}

export async function worldsPanel(room: HTMLElement): Promise<void> {
  try {
    const listed = await fetched<Listed[]>("worlds.json");
    const select = element(
      "select",
      { id: "world" },
      ...listed.map((one) => element("option", { value: one.id }, worldName(one))),
    );
    select.value = "3x3";
    const stage = element("div", {});
    const show = (): void => {
      const chosen = listed.find(({ id }) => id === select.value);
      if (chosen) void showWorld(stage, chosen);
    };
    select.addEventListener("change", show);
    room.replaceChildren(
      element("p", { class: "field" }, element("label", { for: "world" }, "Board"), select),
      stage,
    );
    show();
  } catch {
    room.textContent = "The solved boards did not load. Load this page again when you are online.";
  }
}

async function showWorld(stage: HTMLElement, listed: Listed): Promise<void> {
  const told = element("p", {}, summary(listed));
  if (!listed.table) {
    stage.replaceChildren(
      told,
      grid(listed, (at) => startCell(listed, at)),
      element(
        "p",
        { class: "note" },
        "This board has too many places to play on here, or its edges are not known to this page; loja solve computes them.",
      ),
      strategyLinks(listed),
    );
    return;
  }
  let world: World;
  try {
    world = new World(await fetched<WorldFile>(`${listed.id}.json`));
  } catch {
    stage.replaceChildren(told, element("p", {}, "The table of this board did not load."));
    return;
  }
  const game = new WorldGame(world, listed);
  stage.replaceChildren(told, game.view, strategyLinks(listed));
}

/** What shows the value, where it is short enough to be kept. */
function strategyLinks({ id, strategies }: Listed): HTMLElement {
  const links = strategies.map((player) =>
    element(
      "a",
      { href: `${FOLDER}/${id}-${player}.txt`, download: "" },
      `${player === "black" ? "Black" : "White"}’s strategy`,
    ),
  );
  const listed = links.flatMap((link, at) => (at > 0 ? [", ", link] : [link]));
  const told = element("p", { class: "note" }, "What shows it, for loja solve --check: ", ...listed, ".");
  told.hidden = links.length === 0;
  return told;
}

function summary(listed: Listed): string {
  const jigo = listed.starts.filter(({ least, most }) => least === 0 && most === 0).map(({ at }) => at);
  const starts = jigo.length === 0 ? "No start is known to be a jigo." : `Jigo starts: ${jigo.join(", ")}.`;
  const komi =
    listed.komi === null
      ? `undecided, from ${signed(listed.least)} to ${signed(listed.most)}`
      : signed(listed.komi);
  return `${worldName(listed)}${shapeWords[listed.shape] ?? ""}: the perfect komi is ${komi}. ${starts}`;
}

interface Cell {
  sign: "black" | "white" | "empty";
  text: string;
  label: string;
  look?: string;
  press?: () => void;
}

function startCell({ columns, rows, starts }: Listed, at: number): Cell {
  const name = nameOf(at, columns, rows);
  const start = starts.find((one) => one.at === name);
  const worth = start ? bounds(start.least, start.most) : "";
  const look = start?.least === 0 && start.most === 0 ? "jigo" : "";
  return { sign: "empty", text: worth, label: `${name}: ${worth || "no stone may be played"}`, look };
}

function grid({ columns, rows }: { columns: number; rows: number }, cell: (at: number) => Cell): HTMLElement {
  const cells = Array.from({ length: columns * rows }, (_, at) => {
    const { sign, text, label, look, press } = cell(at);
    const attributes: Record<string, string> = { "aria-label": label, "data-at": `${at}` };
    if (!press) attributes["aria-disabled"] = "true";
    return button(text, `world-cell ${sign} ${look ?? ""}`.trim(), press ?? (() => {}), attributes);
  });
  const made = element("div", { class: "world-grid", role: "group", "aria-label": "Board" }, ...cells);
  made.style.setProperty("--columns", `${columns}`);
  return made;
}

/** A game on a solved board. The engine is the table. */
class WorldGame {
  readonly view = element("div", { class: "world-game" });
  readonly #world: World;
  readonly #listed: Listed;
  #course: Moment[];
  #plays: "black" | "white" | "both" = "black";
  #shows = true;

  constructor(world: World, listed: Listed) {
    this.#world = world;
    this.#listed = listed;
    this.#course = [{ place: world.start, taken: 0, isBlack: true }];
    this.#draw();
  }

  get #now(): Moment {
    return this.#course.at(-1) as Moment;
  }

  /** What the situation is worth for Black, with what was taken so far. */
  #worth({ place, taken, isBlack }: Moment): [least: number, most: number] | null {
    const known = this.#world.known(place);
    if (!known) return null;
    return isBlack ? [taken + known.least, taken + known.most] : [taken - known.most, taken - known.least];
  }

  #after(turn: number | null): Moment | null {
    const { place, taken, isBlack } = this.#now;
    const next = this.#world.play(place, turn);
    return (
      next && { place: next.place, taken: taken + (isBlack ? next.taken : -next.taken), isBlack: !isBlack }
    );
  }

  /** The table knows no game in which a cycle may be removed. */
  get #cameBack(): boolean {
    const key = ({ place, isBlack }: Moment): string =>
      `${place.stones.join("")} ${place.ko} ${place.passes} ${isBlack}`;
    return this.#course.slice(0, -1).some((moment) => key(moment) === key(this.#now));
  }

  get #isOver(): boolean {
    return this.#now.place.passes === 2 || this.#cameBack;
  }

  #mine(): boolean {
    return this.#plays === "both" || (this.#plays === "black") === this.#now.isBlack;
  }

  #play(turn: number | null): void {
    const next = this.#after(turn);
    if (!next) return;
    this.#course.push(next);
    this.#answer();
    this.#draw(turn);
  }

  #answer(): void {
    if (this.#isOver || this.#mine()) return;
    const next = this.#after(this.#world.known(this.#now.place)?.turn ?? null);
    if (next) this.#course.push(next);
  }

  #back(): void {
    do this.#course.pop();
    while (this.#course.length > 1 && !this.#mine());
    if (this.#course.length === 0) this.#course.push({ place: this.#world.start, taken: 0, isBlack: true });
    this.#draw();
  }

  #begin(): void {
    this.#course = [{ place: this.#world.start, taken: 0, isBlack: true }];
    this.#answer();
    this.#draw();
  }

  #draw(at: number | null = null): void {
    const { columns, rows } = this.#listed;
    const side = element(
      "select",
      { id: "world-side" },
      ...[
        ["black", "Black, against the table"],
        ["white", "White, against the table"],
        ["both", "both"],
      ].map(([value = "", name = ""]) => element("option", { value }, name)),
    );
    side.value = this.#plays;
    side.addEventListener("change", () => {
      this.#plays = side.value as "black" | "white" | "both";
      this.#begin();
    });
    const shows = element("input", { type: "checkbox", id: "world-shows" });
    shows.checked = this.#shows;
    shows.addEventListener("change", () => {
      this.#shows = shows.checked;
      this.#draw();
    });
    const over = this.#isOver;
    const can = (yes: boolean): Record<string, string> => (yes ? {} : { "aria-disabled": "true" });
    this.view.replaceChildren(
      element("p", { class: "field" }, element("label", { for: "world-side" }, "You play"), side),
      grid({ columns, rows }, (at) => this.#cell(at)),
      element("p", { class: "calculator-told", role: "status" }, this.#words()),
      element(
        "p",
        { class: "world-buttons" },
        button("Pass", "quiet", () => this.#play(null), can(!over)),
        button("Back", "quiet", () => this.#back(), can(this.#course.length > 1)),
        button("Begin anew", "quiet", () => this.#begin(), can(this.#course.length > 1)),
        element("label", { for: "world-shows" }, shows, " show what each turn is worth"),
      ),
    );
    if (at !== null) this.view.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  }

  #cell(at: number): Cell {
    const { columns, rows } = this.#listed;
    const { place, isBlack } = this.#now;
    const name = nameOf(at, columns, rows);
    const stone = place.stones[at];
    if (stone !== 0) {
      const color = (stone === 1) === isBlack ? "black" : "white";
      return { sign: color, text: "", label: `${name}: a ${color} stone` };
    }
    const next = this.#isOver ? null : this.#after(at);
    if (!next) {
      const why = place.ko === at ? "shut for one turn" : this.#isOver ? "empty" : "no stone may be played";
      return { sign: "empty", text: place.ko === at ? "#" : "", label: `${name}: ${why}` };
    }
    const worth = this.#shows ? this.#worth(next) : null;
    const here = this.#worth(this.#now);
    const keeps = worth && here && worth[0] === here[0] && worth[1] === here[1];
    return {
      sign: "empty",
      text: worth ? bounds(...worth) : "",
      label: worth ? `${name}: ${resultText(...worth)}` : `${name}: empty`,
      look: keeps ? "keeps" : "",
      press: () => this.#play(at),
    };
  }

  #words(): string {
    if (this.#cameBack)
      return "This situation was there before. Whoever has the turn may now remove the cycle, and the table has no such games: take a turn back, or begin anew.";
    const worth = this.#worth(this.#now);
    const result = worth ? resultText(...worth) : "not decided here";
    if (this.#now.place.passes === 2) return `The game is over: ${result}.`;
    const last = this.#now.place.passes === 1 ? " The last turn was a pass." : "";
    const said = this.#shows ? ` With perfect play from here: ${result}.` : "";
    return `${this.#now.isBlack ? "Black" : "White"} to move.${last}${said}`;
  }
}
