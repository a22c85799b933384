/** The page of practice: fetches the problems, and shows the screen that the address names. */
import { element, need } from "../dom.ts";
import type { PracticeKept } from "../progress/practice.ts";
import { session } from "./choose.ts";
import { begin, type Course, fresh, here, isDone } from "./course.ts";
import { chosenCourse, ladderCourse, resumed } from "./courses.ts";
import { daily } from "./daily.ts";
import { mountHub } from "./hub.ts";
import { keepCourse, keptCourse } from "./kept.ts";
import { mountLadder } from "./ladder.ts";
import { type Later, mountLater, TITLES } from "./later.ts";
import { fetchLibrary, type Library } from "./library.ts";
import { practiceKept } from "./log.ts";
import { shortTitle } from "./names.ts";
import type { Kind, Problem } from "./problem.ts";
import { addressOf, type Route, readRoute } from "./route.ts";
import { screen, sorry } from "./screen.ts";
import { Session, type SessionOptions } from "./session.ts";
import { mountSummary } from "./summary.ts";

export function openPractice(): void {
  void new PracticePage(need(document, "[data-role=practice]")).begin();
}

const NOT_THERE = "The problems did not load. Look whether you are online, then try again.";
const NO_PART = "This part did not load. Look whether you are online, then try again.";
const HUB = addressOf({ kind: "hub" });
/** Screens on which a problem stands: small screens give it all their room. */
const SOLVING: readonly string[] = ["ten", "daily", "problem", "link"];

class PracticePage {
  private readonly kept: PracticeKept = practiceKept();
  /** Ends what is shown. */
  private leave: (() => void) | null = null;
  /** Counts the screens: what loads late must not come over another one. */
  private turn = 0;
  /** The reader came from another screen of this page. */
  private moved = false;
  private readonly first: Partial<Record<Kind, { title: string; address: string }>>;

  constructor(private readonly root: HTMLElement) {
    this.first = JSON.parse(need(document, "script#first-chapters").textContent ?? "{}");
  }

  async begin(): Promise<void> {
    // The address is taken: a link within the page would be read as a screen.
    need(document, ".skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.root.focus();
    });
    let library: Library;
    try {
      library = await fetchLibrary();
    } catch {
      return sorry(this.root, NOT_THERE, () => void this.begin());
    }
    addEventListener("hashchange", () => this.follow(library, true));
    // The levels on the hub follow what another tab does, or a file that was loaded at the foot.
    this.kept.onChange(() => {
      if (document.documentElement.dataset.screen === "hub") this.follow(library, false);
    });
    this.follow(library, false);
  }

  /** `moved`: the reader came from another screen, and the focus goes with him. */
  private follow(library: Library, moved: boolean): void {
    this.moved = moved;
    const route = readRoute(location.hash);
    this.open(SOLVING.includes(route.kind) ? "session" : route.kind);
    this.show(route, library);
    if (moved) this.toTop();
  }

  /** Another screen begins: what was shown ends. */
  private open(name: string): void {
    this.leave?.();
    this.leave = null;
    this.turn++;
    document.documentElement.dataset.screen = name;
  }

  private toTop(): void {
    scrollTo({ top: 0 });
    this.root.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  private show(route: Route, library: Library): void {
    switch (route.kind) {
      case "ten":
        this.ten(library);
        break;
      case "daily":
        this.today(library);
        break;
      case "ladder":
        this.ladder(library, route.slug);
        break;
      case "problem":
        this.one(library, route.id);
        break;
      case "link":
        void this.linked(library, route.text);
        break;
      case "hub":
        this.hub(library);
        break;
      default:
        this.part(route.kind, library);
    }
  }

  private hub(library: Library): void {
    mountHub(this.root, {
      library,
      kept: this.kept,
      now: new Date(),
      ten: keptCourse(library.kindOf),
      beginAnew: () => {
        keepCourse(null);
        location.hash = addressOf({ kind: "ten" });
      },
      first: (kind) => this.first[kind] ?? null,
    });
  }

  private ten(library: Library): void {
    const log = this.kept.log();
    const kept = keptCourse(library.kindOf);
    // Whoever comes from the hub has seen how the last ones went.
    const old = kept && isDone(resumed(kept)) && this.moved ? null : kept;
    const course = resumed(old ?? chosenCourse(session(library.practice, log, new Date()), log));
    keepCourse(course);
    if (isDone(course)) this.summary(library, course);
    else
      this.session(library, {
        title: "Practice",
        course,
        onChange: keepCourse,
        last: "See how it went",
        onEnd: (ended) => {
          this.summary(library, ended);
          this.toTop();
        },
      });
  }

  private summary(library: Library, course: Course): void {
    this.open("summary");
    mountSummary(this.root, course, {
      library,
      log: this.kept.log(),
      more: () => {
        keepCourse(null);
        this.follow(library, true);
      },
    });
  }

  private today(library: Library): void {
    const asked = daily(library.practice, new Date());
    if (asked) this.session(library, { title: "Today", course: chosenCourse([asked], this.kept.log()) });
    else this.hub(library);
  }

  private ladder(library: Library, slug: string): void {
    const ladder = library.ladder(slug);
    if (ladder) mountLadder(this.root, ladder, this.kept.log());
    else sorry(this.root, "There is no such ladder here any more.", null);
  }

  /** A problem stands in its ladder: from it one goes on to the next. */
  private one(library: Library, id: string): void {
    const ladder = library.ladderOf(id);
    if (!ladder) {
      sorry(this.root, "This problem is not here any more. Others are.", null);
      return;
    }
    const leave = addressOf({ kind: "ladder", slug: ladder.slug });
    const isOnly = library.practice.ladders.filter(({ kind }) => kind === ladder.kind).length === 1;
    this.session(library, {
      // Where a kind has but one ladder, its name would say the same as that of the kind beside it.
      title: isOnly ? "Practice" : shortTitle(ladder.title, ladder.kind),
      course: ladderCourse(ladder, id, this.kept.log()),
      leave,
      onChange: (course) => {
        const item = here(course);
        const address = item && addressOf({ kind: "problem", id: item.id });
        if (address && address !== location.hash) history.replaceState(null, "", address);
      },
      another: (found, fragment) => this.found(library, found, fragment),
      last: "Back to the ladder",
      onEnd: () => {
        location.hash = leave;
      },
    });
  }

  private session(
    library: Library,
    options: Partial<SessionOptions> & Pick<SessionOptions, "title" | "course">,
  ): void {
    const made = new Session(this.root, {
      leave: HUB,
      kept: this.kept,
      counts: true,
      problem: (item) => library.problem(item.id) as Problem,
      now: () => new Date(),
      moved: this.moved,
      onChange: () => {},
      last: "Back to practice",
      another: null,
      onEnd: () => {
        location.hash = HUB;
      },
      ...options,
    });
    this.leave = () => made.destroy();
  }

  private async linked(library: Library, text: string): Promise<void> {
    const { turn } = this;
    const abort = new AbortController();
    this.leave = () => abort.abort();
    screen(this.root, "A problem").append(element("p", { class: "help" }, "The engine checks this problem."));
    try {
      const { readProblemLink } = await import("./own/index.ts");
      const found = await readProblemLink(text, abort.signal);
      if (turn !== this.turn) return;
      if ("fault" in found) sorry(this.root, found.fault, null);
      else this.alone(library, found, HUB);
    } catch {
      if (turn === this.turn) sorry(this.root, NO_PART, () => this.follow(library, false));
    }
  }

  /** Tries a problem that was just made; Back returns to it. */
  private solve(library: Library, problem: Problem): void {
    history.pushState(null, "", "#own-try");
    this.beside();
    this.alone(library, problem, addressOf({ kind: "own" }));
  }

  /** A problem that the engine has made: it has a rating as those of the ladders have, so it counts. */
  private found(library: Library, problem: Problem, fragment: string | null): void {
    history.pushState(null, "", fragment ?? "#another");
    this.beside();
    this.alone(library, problem, HUB, true);
  }

  /** Another screen, without an address of its own to come back to. */
  private beside(): void {
    this.moved = true;
    this.open("session");
  }

  private alone(library: Library, problem: Problem, leave: string, counts = false): void {
    this.session(library, {
      title: problem.title ?? "A problem",
      course: begin([fresh(problem.id, problem.kind, 0)]),
      leave,
      counts,
      problem: () => problem,
      another: leave === HUB ? (found, fragment) => this.found(library, found, fragment) : null,
      last: leave === HUB ? "Back to practice" : "Back to your own",
      onEnd: () => {
        location.hash = leave;
      },
    });
  }

  /** A screen with a script of its own. */
  private part(kind: Later, library: Library): void {
    const { turn } = this;
    const host = screen(this.root, TITLES[kind]);
    const place = element("div");
    host.append(element("p", { class: "help" }, "One moment."), place);
    const given = { practice: library.practice, log: this.kept.log(), now: new Date() };
    mountLater(kind, place, { ...given, solve: (problem) => this.solve(library, problem) }).then(
      (made) => {
        if (turn !== this.turn) return made.destroy();
        host.replaceChildren(place);
        this.leave = () => made.destroy();
      },
      () => {
        if (turn === this.turn) sorry(this.root, NO_PART, () => this.follow(library, false));
      },
    );
  }
}
