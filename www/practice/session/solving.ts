/** The screens on which problems are solved: ten at one's level, today's, those of a ladder, and single ones. */
import { element } from "../../dom.ts";
import type { Problem } from "../../kinds/problem.ts";
import type { PracticeStore } from "../../progress/practice-store.ts";
import { addressOf } from "../route.ts";
import { NO_PART, screen, sorry } from "../screen.ts";
import type { ScreenStage } from "../screen-stage.ts";
import { shortTitle } from "../shelf/kind-names.ts";
import type { Library } from "../shelf/library.ts";
import { chosenCourse, ladderCourse, resumed } from "./begin-course.ts";
import { session } from "./choose.ts";
import { begin, type Course, fresh, here, isDone } from "./course.ts";
import { daily } from "./daily.ts";
import { Session, type SessionOptions } from "./session.ts";
import { storeCourse, storedCourse } from "./stored-course.ts";
import { mountSummary } from "./summary.ts";

const HUB = addressOf({ kind: "hub" });
/** What one without a name is called. */
const A_PROBLEM = "A problem";

export class Solving {
  constructor(
    private readonly stage: ScreenStage,
    private readonly library: Library,
    private readonly kept: PracticeStore,
    /** Shows what the address names, anew. */
    private readonly follow: (moved: boolean) => void,
  ) {}

  ten(): void {
    const { library, stage } = this;
    const log = this.kept.log();
    const now = new Date();
    const kept = storedCourse(library.kindOf);
    // Whoever comes from the hub has seen how the last ones went.
    const old = kept && isDone(resumed(kept)) && stage.moved ? null : kept;
    const course = resumed(old ?? chosenCourse(session(library.practice, log, now), log, now));
    storeCourse(course);
    if (isDone(course)) this.summary(course);
    else
      this.session({
        title: "Practice",
        course,
        onChange: storeCourse,
        last: "See how it went",
        onEnd: (ended) => {
          this.summary(ended);
          stage.toTop();
        },
      });
  }

  private summary(course: Course): void {
    this.stage.open("summary");
    mountSummary(this.stage.root, course, {
      library: this.library,
      log: this.kept.log(),
      now: new Date(),
      more: () => {
        storeCourse(null);
        this.follow(true);
      },
    });
  }

  /** Whether there is one. */
  today(): boolean {
    const now = new Date();
    const asked = daily(this.library.practice, now);
    if (asked) this.session({ title: "Today", course: chosenCourse([asked], this.kept.log(), now) });
    return asked !== null;
  }

  /** A problem stands in its ladder: from it one goes on to the next. */
  one(id: string): void {
    const { library } = this;
    const ladder = library.ladderOf(id);
    if (!ladder) {
      this.stage.open("sorry");
      sorry(this.stage.root, A_PROBLEM, "This problem is not here any more. Others are.", null);
      return;
    }
    const leave = addressOf({ kind: "ladder", slug: ladder.slug });
    const isOnly = library.practice.ladders.filter(({ kind }) => kind === ladder.kind).length === 1;
    this.session({
      // Where a kind has but one ladder, its name would say the same as that of the kind beside it.
      title: isOnly ? "Practice" : shortTitle(ladder.title, ladder.kind),
      course: ladderCourse(ladder, id, this.kept.log()),
      leave,
      onChange: (course) => {
        const item = here(course);
        const address = item && addressOf({ kind: "problem", id: item.id });
        if (address && address !== location.hash) history.replaceState(null, "", address);
      },
      another: (found, fragment) => this.found(found, fragment),
      last: "Back to the ladder",
      onEnd: () => {
        location.hash = leave;
      },
    });
  }

  async linked(text: string): Promise<void> {
    const { stage } = this;
    const isHere = stage.watch();
    const abort = new AbortController();
    stage.leave = () => abort.abort();
    const effort = element("p", { class: "help" });
    const checks = element("p", { class: "help" }, "The engine checks this problem.");
    screen(stage.root, A_PROBLEM).append(checks, effort);
    try {
      const { readProblemLink, effortOf } = await import("../own/index.ts");
      const since = performance.now();
      const found = await readProblemLink(text, abort.signal, ({ nodes }) => {
        effort.textContent = effortOf(nodes, performance.now() - since);
      });
      if (!isHere()) return;
      if ("fault" in found) return sorry(stage.root, A_PROBLEM, found.fault, null);
      // Only now there is one, and it is given all the room.
      stage.open("session");
      this.alone(found, HUB);
    } catch {
      if (isHere()) sorry(stage.root, A_PROBLEM, NO_PART, () => this.follow(false));
    }
  }

  /** Tries a problem that was just made; Back returns to it. */
  own(problem: Problem): void {
    history.pushState(null, "", "#own-try");
    this.beside();
    this.alone(problem, addressOf({ kind: "own" }));
  }

  /** A problem that the engine has made: it has a rating as those of the ladders have, so it counts. */
  private found(problem: Problem, fragment: string | null): void {
    history.pushState(null, "", fragment ?? "#another");
    this.beside();
    this.alone(problem, HUB, true);
  }

  /** Another screen, without an address of its own to come back to. */
  private beside(): void {
    this.stage.moved = true;
    this.stage.open("session");
  }

  private alone(problem: Problem, leave: string, counts = false): void {
    this.session({
      title: problem.title ?? A_PROBLEM,
      course: begin([fresh(problem.id, problem.kind, 0)]),
      leave,
      counts,
      problem: () => problem,
      another: leave === HUB ? (found, fragment) => this.found(found, fragment) : null,
      last: leave === HUB ? "Back to practice" : "Back to your own",
      onEnd: () => {
        location.hash = leave;
      },
    });
  }

  private session(options: Partial<SessionOptions> & Pick<SessionOptions, "title" | "course">): void {
    const { stage, library } = this;
    const made = new Session(stage.root, {
      leave: HUB,
      kept: this.kept,
      counts: true,
      problem: (item) => library.problem(item.id) as Problem,
      now: () => new Date(),
      moved: stage.moved,
      onChange: () => {},
      last: "Back to practice",
      another: null,
      onEnd: () => {
        location.hash = HUB;
      },
      ...options,
    });
    stage.leave = () => made.destroy();
  }
}
