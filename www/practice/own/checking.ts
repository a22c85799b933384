/** What the engine says of a problem that somebody set, and what can be done with it then. */

import { plainTitle } from "../../address/problem.ts";
import { otherColor } from "../../board/color.ts";
import type { BoardView, Sign } from "../../board/index.ts";
import { button, element } from "../../dom.ts";
import { EngineError, type Line, troubleWords } from "../../engine/engine.ts";
import { PROBLEM_TIME } from "../../engine/limits.ts";
import type { Kind, Problem } from "../../kinds/problem.ts";
import { ProofDesk } from "../../proof/proof-desk.ts";
import { NAMED } from "../shelf/kind-names.ts";
import type { Draft } from "./draft.ts";
import { embedCode, embedNote } from "./embed-code.ts";
import { effortOf, factsWords } from "./facts-words.ts";
import { type Check, checked, problemAddress } from "./problem-link.ts";
import { TakeAlong } from "./take-along.ts";

export interface CheckingOn {
  title(title: string): void;
  /** The same as a problem of another kind. */
  kind(kind: Kind): void;
  solve(problem: Problem): void;
  /** Back to the task, or to the position. */
  change(): void;
}

export class Checking {
  readonly board = element("div", { class: "setup-board table" });
  readonly panel = element("div", { class: "checking-panel" });
  private draft: Draft | null = null;
  private line: Line | null = null;
  private found: { key: string; check: Check } | null = null;
  private asked: AbortController | null = null;
  private clock: ReturnType<typeof setInterval> | undefined;
  private readonly desk = new ProofDesk("own-keys", {
    point: () => {},
    command: () => {},
    pass: () => {},
  });
  private readonly title = element("input", {
    type: "text",
    id: "own-title",
    maxlength: "60",
    autocomplete: "off",
  });
  private readonly state = element("div", { class: "own-found", role: "status" });
  /** It changes all the time, so it is not read out. */
  private readonly effort = element("p", { class: "hint-words own-effort" });
  private readonly acts = element("div", { class: "acts" });
  private readonly takenLink = new TakeAlong();
  private readonly takenCode = new TakeAlong();
  private readonly rest = element("div", { class: "own-take" });

  constructor(private readonly on: CheckingOn) {
    this.board.append(this.desk.element);
    this.title.addEventListener("input", () => {
      const title = plainTitle(this.title.value);
      if (this.draft) this.draft = { ...this.draft, title };
      on.title(title);
      this.forget();
    });
    this.panel.append(
      element("h2", { tabindex: "-1" }, "What holds"),
      this.state,
      this.effort,
      this.acts,
      this.rest,
    );
  }

  /** Shows what is known of a draft, and asks for it when nothing is. */
  open(draft: Draft, line: Line): void {
    this.draft = draft;
    this.line = line;
    if (this.title.value !== draft.title) this.title.value = draft.title;
    const key = keyOf(draft);
    if (this.found?.key === key) this.show(this.found.check);
    else void this.ask(key, draft);
  }

  /** Ends what is being asked, since nobody looks any more. */
  stop(): void {
    this.asked?.abort();
    this.asked = null;
    clearInterval(this.clock);
    this.effort.textContent = "";
  }

  private async ask(key: string, draft: Draft, first?: number): Promise<void> {
    this.stop();
    const asked = new AbortController();
    this.asked = asked;
    this.draw(null);
    this.rest.replaceChildren();
    this.say(
      ["The engine is looking for everything that holds."],
      [
        button("Stop", "quiet", () => {
          this.stop();
          this.say(["You stopped this. Nothing is lost."], [this.again(), this.change()]);
        }),
      ],
    );
    const since = performance.now();
    let nodes = 0;
    const tell = (): void => {
      this.effort.textContent = effortOf(nodes, performance.now() - since, PROBLEM_TIME);
    };
    this.clock = setInterval(tell, 1000);
    const onProgress = (progress: { nodes: number }): void => {
      nodes = progress.nodes;
      if (this.asked === asked) tell();
    };
    try {
      const check = await checked(draft, { signal: asked.signal, onProgress }, first);
      if (this.asked !== asked) return;
      this.stop();
      // Who goes on may still find something.
      this.found = check.unfit?.code === "undecided" ? null : { key, check };
      this.show(check);
    } catch (error) {
      if (this.asked !== asked) return;
      this.stop();
      const passing = error instanceof EngineError && error.passing;
      this.say([troubleWords(error)], [...(passing ? [this.again()] : []), this.change()]);
    }
  }

  private again(): HTMLButtonElement {
    return button("Check it again", "filled", () => {
      if (this.draft) void this.ask(keyOf(this.draft), this.draft);
    });
  }

  private change(): HTMLButtonElement {
    return button("Change it", "quiet", this.on.change);
  }

  private show({ problem, unfit, notes, nodes }: Check): void {
    this.draw(problem);
    if (!problem) {
      this.rest.replaceChildren();
      const { words, acts } = this.mending(unfit, nodes);
      this.say([`This is no problem yet. ${words}`], [...acts, this.change()]);
      return;
    }
    this.say(
      [...factsWords(problem), ...notes.map((note) => `To know, should you keep it: ${lower(note)}`)],
      [
        button("Solve it yourself", "filled", () => this.on.solve({ ...problem, ...this.titled() })),
        button("Copy a link", "quiet", () => void this.link()),
        this.change(),
      ],
    );
    this.rest.replaceChildren(
      element(
        "div",
        { class: "field" },
        element("label", { for: this.title.id }, "Title, if it is to have one"),
        this.title,
      ),
      this.takenLink.element,
      element("h3", { class: "section-head" }, "In an article of yours"),
      element("p", { class: "hint-words" }, embedNote(problem.kind)),
      button("Copy the code", "quiet", () => void this.code()),
      this.takenCode.element,
    );
  }

  /** Why it is none, and what one can do about it. */
  private mending(unfit: Check["unfit"], nodes: number): { words: string; acts: HTMLElement[] } {
    const words = unfit?.words ?? "";
    if (unfit?.code === "undecided")
      return {
        words: `${words} A smaller set, or fewer empty points, is decided sooner.`,
        acts: [
          button("Go on", "filled", () => {
            if (this.draft) void this.ask(keyOf(this.draft), this.draft, 2 * nodes);
          }),
        ],
      };
    const kind = this.draft?.kind;
    if (unfit?.code !== "wrong-verdict" || (kind !== "lock" && kind !== "refute")) return { words, acts: [] };
    const turned = kind === "lock" ? "refute" : "lock";
    const ask = button(`Ask it as “${NAMED[turned].name}”`, "filled", () => this.on.kind(turned));
    return { words, acts: [ask] };
  }

  private titled(): { title?: string } {
    const title = this.draft?.title ?? "";
    return title ? { title } : {};
  }

  private say(sentences: readonly string[], acts: HTMLElement[]): void {
    this.state.replaceChildren(...sentences.map((words) => element("p", {}, words)));
    this.acts.replaceChildren(...acts);
  }

  private async link(): Promise<void> {
    this.forget();
    await this.takenLink.take("the link", async () => this.draft && problemAddress(this.draft));
  }

  private async code(): Promise<void> {
    const { draft, line } = this;
    this.forget();
    await this.takenCode.take("the code", async () => draft && line && embedCode(draft, line));
  }

  /** What was taken is of another time. */
  private forget(): void {
    this.takenLink.clear();
    this.takenCode.clear();
  }

  private draw(problem: Problem | null): void {
    const { line, draft } = this;
    const situation = line?.situations.at(-1);
    if (!line || !draft || !situation) return;
    const view = answerView(draft, line, problem);
    const signed = view.signs?.some((sign) => sign === "fails");
    const told = signed ? "A disc solves it, a cross only looks so." : "";
    this.desk.show({ board: line.board, situation, view, told, pass: null });
  }
}

/** A title changes nothing that the engine would say. */
const keyOf = ({ title: _title, ...rest }: Draft): string => JSON.stringify(rest);

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The position with its answer: what solves it, and what only looks so. */
function answerView(draft: Draft, line: Line, problem: Problem | null): BoardView {
  const situation = line.situations.at(-1);
  if (!situation) throw new RangeError("a line has a situation");
  const { stones, marks } = situation;
  const at = new Map(line.board.points.map(({ name }, index) => [name, index]));
  const signs: (Sign | null)[] = stones.map(() => null);
  const put = (name: string, sign: Sign): void => {
    const index = at.get(name);
    if (index !== undefined) signs[index] = sign;
  };
  for (const { move } of problem?.traps ?? []) put(move, "fails");
  if (problem && problem.kind !== "find" && problem.kind !== "count")
    for (const name of problem.solutions) put(name, "holds");
  const found = problem?.kind === "find" ? problem.solutions.map((name) => at.get(name) ?? -1) : [];
  const set = found.length > 0 ? found : draft.kind && problem?.kind !== "find" ? draft.set : [];
  const opening = problem?.opening === undefined ? undefined : at.get(problem.opening);
  const stone = otherColor(draft.player);
  const { asked } = draft;
  return {
    stones,
    marks,
    hand: null,
    playable: [],
    areas: set.length > 0 ? [{ points: set, kind: "mine" }] : [],
    signs,
    rings: draft.kind === "rule" && asked && asked.kind !== "pass" && asked.at != null ? [asked.at] : [],
    shown: opening === undefined ? [] : [{ at: opening, stone, label: "1" }],
  };
}
