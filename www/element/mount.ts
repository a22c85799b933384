/** Everything an element does, without the tag: it reads, draws, and has the live part fetched when somebody uses it. */
import { element } from "../make.ts";
import { buildElement, type StillPlaces } from "./element-frame.ts";
import type { ErrorDetail, Events, Options } from "./options.ts";
import type { Live } from "./places.ts";
import { type Attributes, attributesBy, refereeAddress } from "./reading/attributes.ts";
import { type Read, readAlone, type Scene, sceneOf } from "./reading/scene.ts";
import { sheetsOf } from "./sheets.ts";
import { expected, framed } from "./size.ts";
import { drawStill, type Press } from "./still-board.ts";

/** The duties of a mount's holder: the tag, or a script. */
interface Holder {
  ask: (name: string) => unknown;
  /** Null while it is not known yet. */
  position(): Options["position"] | null;
}

const leads = () => import("./open-in-loja.ts");

/** The folder of "referee.html": where loja.js stands, unless it stands in somebody’s package. */
let home: string | null = null;

export function setHome(address: string): void {
  home = address;
}

/** The options that may change without starting over. Undefined, one is left out of a text. */
const APART = { caption: undefined, theme: undefined, home: undefined, at: undefined };

/** Longer captions are cut off. */
const LONGEST = 1000;

type State = "reading" | "still" | "waking" | "live" | "broken";

export class Mount {
  readonly places: StillPlaces;
  scene: Scene | null = null;
  live: Live | null = null;
  told: Attributes;
  /** Ends what is under way when something else is to be shown. */
  private turn = new AbortController();
  private drawn = "";
  /** Where it was sent last; null makes it go there again. */
  at: number | null | undefined;
  private blamed = "";
  private coming: Promise<void> | null = null;
  /** The presses while the live part was on its way. */
  readonly meanwhile: Press[] = [];

  constructor(
    readonly host: HTMLElement,
    root: ShadowRoot,
    readonly holder: Holder,
  ) {
    this.places = buildElement(root);
    this.dress();
    // The room is kept at once.
    this.told = attributesBy(holder.ask).told;
    this.adorn();
    this.places.open.addEventListener("click", (event) => this.follow(event));
  }

  /** Where the link leads is known when it is pressed: it takes the engine to write. The live part does so by itself. */
  private follow(event: Event): void {
    const { scene, live } = this;
    const { open } = this.places;
    if (!scene || live || open.hash) return;
    event.preventDefault();
    void leads().then(({ addressInLoja: lead }) => lead(open, scene));
  }

  /** The looks belong to a document; an element may come to another one. */
  dress(): void {
    this.places.root.adoptedStyleSheets = sheetsOf(this.host.ownerDocument);
  }

  /**
   * Reads again, and draws if anything is different. Many changes at once are one, and many elements of a page are
   * drawn in turns that are short. It settles when the board is there, or can’t be.
   */
  refresh(): Promise<void> {
    this.coming ??= new Promise((resolve) => setTimeout(resolve)).then(() => {
      this.coming = null;
      return this.draw();
    });
    return this.coming;
  }

  private async draw(): Promise<void> {
    const { told, wrong } = attributesBy(this.holder.ask);
    const position = this.holder.position();
    this.told = told;
    const key = JSON.stringify([{ ...told, ...APART }, position]);
    // To another place of what is there without beginning anew, where that can be.
    const same = key === this.drawn && (told.at === this.at || this.scene?.visit?.(told.at));
    this.at = told.at;
    if (!same) this.destroy();
    this.adorn();
    const blamed = JSON.stringify(wrong);
    if (wrong.length && !(same && blamed === this.blamed))
      void this.complain(({ attributeFault }) => wrong.map(attributeFault));
    this.blamed = blamed;
    if (same) return;
    this.drawn = key;
    const { signal } = this.turn;
    if (position === null) return;
    try {
      const alone = told.src || typeof position !== "string" ? null : readAlone(position, told);
      await this.show(alone ?? (await this.read(position, signal)), signal);
    } catch (error) {
      if (!signal.aborted) await this.fail(error, () => this.again());
    }
  }

  private async read(position: Options["position"], signal: AbortSignal): Promise<Read> {
    const { readSource: read } = await import("./reading/read-source.ts");
    return read(this, position, signal);
  }

  /** A change that disturbs nothing in progress; and, while nothing is drawn, the room for it. */
  private adorn(): void {
    const { frame, board, words, caption, open } = this.places;
    const { theme = "auto", mode = "view", size, coordinates } = this.told;
    frame.dataset.theme = theme;
    caption.textContent = (this.told.caption ?? "").slice(0, LONGEST);
    const there = refereeAddress(this.told.home ?? home, document.baseURI);
    open.hidden = there === null;
    if (there !== null && !this.live) open.href = there;
    if (this.drawn) return;
    frame.dataset.mode = mode;
    frame.toggleAttribute("data-plain", mode === "view" && !this.told.numbers);
    words.hidden = mode === "view";
    if (size) this.extend(expected(size, this.told.board, coordinates));
    board.replaceChildren(element("slot"));
    this.turnTo("reading");
  }

  private extend([across, down]: [number, number]): void {
    const { style } = this.places.board;
    style.setProperty("--wide", String(across));
    style.setProperty("--high", String(down));
  }

  private async show(read: Read, signal: AbortSignal): Promise<void> {
    const { mode, size, board, coordinates } = this.told;
    const scene =
      mode === "problem" && !read.fault
        ? (await import("./reading/problem-scene.ts")).problemScene(read, this.told, this.blame)
        : sceneOf(read, this.told);
    const { shape, open, seams } = scene.shape;
    if (shape !== "grid" || open?.length || seams?.length || coordinates === "sgf")
      (await import("./adopt-extras.ts")).adoptExtras(this.places.root);
    const { claim = "" } = this.told;
    if (!scene.claimed)
      scene.fault = await this.complain(({ claimFault }) => [
        claimFault(claim, read.start.rows, scene.shape, read.now),
      ]);
    signal.throwIfAborted();
    this.scene = scene;
    const frame = framed(scene.shape, coordinates);
    const kept = size && !frame.grid && expected(size, board, coordinates);
    // A board that is no grid has whole numbers for its size, which are a little more than it needs.
    const near = kept && Math.hypot(kept[0] - frame.width, kept[1] - frame.height) < 2;
    this.extend(near ? kept : [frame.width, frame.height]);
    drawStill(this.places, scene, (press) => void this.wake(press));
    this.turnTo("still");
    read.tell?.(this, scene);
  }

  turnTo(state: State): void {
    const { frame } = this.places;
    frame.dataset.state = state;
    frame.ariaBusy = String(state === "waking" || state === "reading");
  }

  /** Keeps the first press and those after it: a reader who steps on through a game need not wait. */
  private async wake(press: Press): Promise<void> {
    const { scene, places } = this;
    const { signal } = this.turn;
    if (!scene || this.live) return;
    if (places.frame.dataset.state === "waking") return void this.meanwhile.push(press);
    this.turnTo("waking");
    // Which steps will lead anywhere is not known before.
    for (const made of places.controls.querySelectorAll("button")) made.ariaDisabled = null;
    try {
      const { wake } = await import("./wake.ts");
      await wake(this, scene, press, signal);
    } catch (error) {
      if (!signal.aborted) await this.fail(error, () => this.wake(press));
    }
  }

  /** The diagram stays, as a board or as the text that it was. */
  private async fail(error: unknown, again: () => Promise<void>): Promise<void> {
    const { words } = this.places;
    words.hidden = false;
    try {
      const { showTrouble } = await import("./trouble-notice.ts");
      showTrouble(this, error, again);
    } catch {
      const message = "Loja did not load. Press again.";
      words.replaceChildren(element("p", { role: "alert" }, message));
      this.tell("loja-error", { code: "engine", message });
    }
    this.turnTo("broken");
  }

  /** A game in use goes where it is sent, also if the reader has left that place since. */
  sendAgain(): void {
    if (this.scene?.visit) this.at = null;
  }

  /** Draws again from nothing. */
  again(): Promise<void> {
    this.drawn = "";
    return this.refresh();
  }

  /** Ends all activity. The drawing comes back with the next reading. */
  destroy(): void {
    this.turn.abort();
    this.turn = new AbortController();
    this.live?.destroy();
    this.live = this.scene = null;
    this.drawn = "";
  }

  /** Has it said what an author should change, and gives it back for the reader. */
  async complain(say: (faults: typeof import("./reading/faults.ts")) => string[]): Promise<string> {
    const said = await import("./reading/faults.ts").then(say, () => []);
    said.forEach(this.blame);
    return said.join(" ");
  }

  private readonly blame = (message: string): void => this.tell("loja-error", { code: "attribute", message });

  /** The current view, as SGF. */
  sgf = (): Promise<string> => leads().then(({ sgfOf }) => sgfOf(this));

  tell<K extends keyof Events>(name: K, detail: Events[K]): void {
    if (name === "loja-error") console.warn(`loja-board: ${(detail as ErrorDetail).message}`, this.host);
    this.host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
