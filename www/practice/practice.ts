/** The page of practice: fetches the problems, and shows the screen that the address names. */
import { element, need } from "../dom.ts";
import type { Kind } from "../kinds/problem.ts";
import type { PracticeStore } from "../progress/practice-store.ts";
import { type LazyScreen, mountLazyScreen, TITLES } from "./lazy-screens.ts";
import { practiceStore } from "./rating/answer-log.ts";
import { addressOf, type Route, readRoute } from "./route.ts";
import { NO_PART, screen, sorry } from "./screen.ts";
import { ScreenStage } from "./screen-stage.ts";
import { Solving } from "./session/solving.ts";
import { storeCourse, storedCourse } from "./session/stored-course.ts";
import { mountHub } from "./shelf/hub.ts";
import { mountLadder } from "./shelf/ladder.ts";
import { fetchLibrary, type Library } from "./shelf/library.ts";

export function openPractice(): void {
  void new PracticePage(need(document, "[data-role=practice]")).begin();
}

const NOT_THERE = "The problems did not load. Look whether you are online, then try again.";
/** Screens on which a problem stands: small screens give it all their room. */
const SOLVING: readonly string[] = ["ten", "daily", "problem"];

class PracticePage {
  private readonly kept: PracticeStore = practiceStore();
  private readonly stage: ScreenStage;
  private readonly first: Partial<Record<Kind, { title: string; address: string }>>;

  constructor(private readonly root: HTMLElement) {
    this.stage = new ScreenStage(root);
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
      return sorry(this.root, "Practice", NOT_THERE, () => void this.begin());
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
    this.stage.moved = moved;
    const route = readRoute(location.hash);
    this.stage.open(SOLVING.includes(route.kind) ? "session" : route.kind);
    this.show(route, library);
    if (moved) this.stage.toTop();
  }

  private show(route: Route, library: Library): void {
    const solving = new Solving(this.stage, library, this.kept, (moved) => this.follow(library, moved));
    switch (route.kind) {
      case "ten":
        solving.ten();
        break;
      case "daily":
        if (!solving.today()) this.hub(library);
        break;
      case "ladder":
        this.ladder(library, route.slug);
        break;
      case "problem":
        solving.one(route.id);
        break;
      case "link":
        void solving.linked(route.text);
        break;
      case "hub":
        this.hub(library);
        break;
      default:
        this.part(route.kind, library, solving);
    }
  }

  private hub(library: Library): void {
    mountHub(this.root, {
      library,
      kept: this.kept,
      now: new Date(),
      ten: storedCourse(library.kindOf),
      beginAnew: () => {
        storeCourse(null);
        location.hash = addressOf({ kind: "ten" });
      },
      first: (kind) => this.first[kind] ?? null,
    });
  }

  private ladder(library: Library, slug: string): void {
    const ladder = library.ladder(slug);
    if (ladder) mountLadder(this.root, ladder, this.kept.log());
    else sorry(this.root, "A ladder", "There is no such ladder here any more.", null);
  }

  /** A screen with a script of its own. */
  private part(kind: LazyScreen, library: Library, solving: Solving): void {
    const isHere = this.stage.watch();
    const host = screen(this.root, TITLES[kind]);
    const place = element("div");
    host.append(element("p", { class: "help" }, "One moment."), place);
    const given = { practice: library.practice, log: this.kept.log(), now: new Date() };
    mountLazyScreen(kind, place, { ...given, solve: (problem) => solving.own(problem) }).then(
      (made) => {
        if (!isHere()) return made.destroy();
        host.replaceChildren(place);
        this.stage.leave = () => made.destroy();
      },
      () => {
        if (isHere()) sorry(this.root, TITLES[kind], NO_PART, () => this.follow(library, false));
      },
    );
  }
}
