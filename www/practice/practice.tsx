/** The page of practice: fetches the problems, and shows the screen that the address names. */
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { need, skipTo } from "../dom.ts";
import type { Kind, Problem } from "../kinds/problem.ts";
import { useStore, useTask, useWork } from "../kit/hooks.ts";
import { mount } from "../kit/mount.tsx";
import { storeOf } from "../kit/store.ts";
import type { Log } from "../progress/answers.ts";
import type { PracticeStore } from "../progress/practice-store.ts";
import {
  A_PROBLEM,
  type PracticeState,
  practiceStep,
  type Screen,
  screenOf,
  singleScreen,
  subjectIn,
} from "./practice-state.ts";
import { practiceStore } from "./rating/answer-log.ts";
import { addressOf, readRoute } from "./route.ts";
import { NO_PART, PartScreen, Sorry } from "./screen.tsx";
import type { Course } from "./session/course.ts";
import { Session } from "./session/session.tsx";
import { storeCourse, storedCourse } from "./session/stored-course.ts";
import { Summary } from "./session/summary.tsx";
import { Hub } from "./shelf/hub.tsx";
import { LadderScreen } from "./shelf/ladder.tsx";
import { fetchLibrary, type Library } from "./shelf/library.ts";
import type { Subject } from "./subject.ts";
import { PRACTICE } from "./words.ts";

const NOT_THERE = PRACTICE.problemsDidNotLoad;

export function openPractice(): void {
  const root = need<HTMLElement>(document, "[data-role=practice]");
  skipTo(root);
  void begin(root);
}

/** Until the problems are there, the page says what is practised. */
async function begin(root: HTMLElement): Promise<void> {
  try {
    const library = await fetchLibrary();
    mount(root, <PracticePage library={library} kept={practiceStore()} first={firstChapters()} />);
  } catch {
    mount(root, <Sorry title={PRACTICE.practice} words={NOT_THERE} again={() => void begin(root)} />);
  }
}

type FirstChapters = Partial<Record<Kind, { title: string; address: string }>>;

const firstChapters = (): FirstChapters =>
  JSON.parse(need(document, "script#first-chapters").textContent ?? "{}");

interface PracticeProps {
  library: Library;
  kept: PracticeStore;
  first: FirstChapters;
}

const keep = (course: Course): void => storeCourse(subjectIn(course), course);

/** The screen that the address names. The ten that it leads to are kept. */
function named({ library, kept }: PracticeProps, moved: boolean): Screen {
  const ten = (subject: Subject) => storedCourse(subject, library.kindOf);
  const screen = screenOf(readRoute(location.hash), {
    library,
    log: kept.log(),
    now: new Date(),
    ten,
    moved,
  });
  if (screen.kind === "summary") keep(screen.course);
  if (screen.kind === "session" && screen.plan.way === "ten") keep(screen.plan.course);
  return screen;
}

function PracticePage(props: PracticeProps) {
  const { library, kept } = props;
  const [store] = useState(() => {
    const first: PracticeState = { screen: named(props, false), turn: 0, moved: false };
    return storeOf(first, practiceStep);
  });
  const { screen, turn, moved } = useStore(store);
  const open = (to: Screen, moved = true): void => store.send({ kind: "open", screen: to, moved });
  const follow = (moved: boolean): void => open(named(props, moved), moved);
  useEffect(() => {
    const changed = (): void => follow(true);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  useLayoutEffect(() => {
    // Screens on which a problem stands: small screens give it all their room.
    document.documentElement.dataset.screen = screen.kind;
    if (!moved) return;
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>(".practising h1")?.focus({ preventScroll: true });
  }, [turn]);
  const log = useLog(kept);
  const now = useMemo(() => new Date(), [turn, log]);
  switch (screen.kind) {
    case "hub":
      return (
        <Hub
          {...{ library, log, now }}
          damage={kept.told()}
          lasts={kept.lasts()}
          ten={screen.ten}
          subject={screen.subject}
          beginAnew={() => {
            storeCourse(screen.subject, null);
            location.hash = addressOf({ kind: "ten", subject: screen.subject });
          }}
          first={(kind) => props.first[kind] ?? null}
        />
      );
    case "ladder":
      return <LadderScreen ladder={screen.ladder} log={log} />;
    case "summary":
      return (
        <Summary
          {...{ library, log, now }}
          course={screen.course}
          more={() => {
            storeCourse(subjectIn(screen.course), null);
            follow(true);
          }}
        />
      );
    case "session":
      return <SessionScreen key={turn} plan={screen.plan} {...{ library, kept, moved, open }} />;
    case "link":
      return <LinkScreen key={turn} text={screen.text} open={open} />;
    case "sorry":
      return <Sorry title={screen.title} words={screen.words} again={null} />;
    default:
      return (
        <LazyScreen
          key={turn}
          kind={screen.kind}
          given={{
            practice: library.practice,
            log,
            now,
            solve: (problem) => {
              history.pushState(null, "", "#own-try");
              open(singleScreen(problem, "own", false));
            },
          }}
        />
      );
  }
}

/** The log follows what another tab does, or a file that was loaded at the foot. */
function useLog(kept: PracticeStore): Log {
  const [log, setLog] = useState(() => kept.log());
  useEffect(() => kept.onChange(() => setLog(kept.log())), [kept]);
  return log;
}

type Open = (to: Screen, moved?: boolean) => void;

function SessionScreen(props: {
  plan: Extract<Screen, { kind: "session" }>["plan"];
  library: Library;
  kept: PracticeStore;
  moved: boolean;
  open: Open;
}) {
  const { plan, library, kept, moved, open } = props;
  const changed = (course: Course): void => {
    if (plan.way === "ten") keep(course);
    const item = course.items[course.at];
    const address = plan.way === "ladder" && item && addressOf({ kind: "problem", id: item.id });
    if (address && address !== location.hash) history.replaceState(null, "", address);
  };
  const ended = (course: Course): void => {
    if (plan.way !== "ten") {
      location.hash = plan.leave;
      return;
    }
    keep(course);
    open({ kind: "summary", course });
  };
  return (
    <Session
      {...{ plan, kept, moved, changed, ended }}
      problemOf={(item) => plan.own ?? (library.problem(item.id) as Problem)}
      open={(found, fragment) => {
        history.pushState(null, "", fragment ?? "#another");
        open(singleScreen(found, "hub", true));
      }}
    />
  );
}

/** A problem that an address has brought: the engine checks it, and only then there is one. */
function LinkScreen({ text, open }: { text: string; open: Open }) {
  const [effort, setEffort] = useState("");
  const [run, setRun] = useState(0);
  const [fault, setFault] = useState<{ words: string; again: boolean } | null>(null);
  useWork(
    async (signal) => {
      const { readProblemLink, effortOf } = await import("./own/index.ts");
      const since = performance.now();
      return readProblemLink(text, signal, ({ nodes }) => {
        if (!signal.aborted) setEffort(effortOf(nodes, performance.now() - since));
      });
    },
    (found) => {
      if ("fault" in found) setFault({ words: found.fault, again: false });
      else open(singleScreen(found, "hub", false), false);
    },
    () => setFault({ words: NO_PART, again: true }),
    [text, run],
  );
  const again = (): void => {
    setFault(null);
    setRun(run + 1);
  };
  if (fault) return <Sorry title={A_PROBLEM} words={fault.words} again={fault.again ? again : null} />;
  return (
    <PartScreen title={A_PROBLEM}>
      <p class="help">{PRACTICE.engineChecksProblem}</p>
      <p class="help">{effort}</p>
    </PartScreen>
  );
}

interface Given {
  practice: Library["practice"];
  log: Log;
  now: Date;
  /** Solves a problem that was just made. */
  solve: (problem: Problem) => void;
}

/** The screens with a script of their own, each loaded on demand. */
const LAZY: Record<
  "review" | "numbers" | "own",
  { title: string; load: () => Promise<FunctionComponent<Given>> }
> = {
  review: { title: PRACTICE.whatWentWrong, load: async () => (await import("./review/review.tsx")).Review },
  numbers: { title: PRACTICE.yourNumbers, load: async () => (await import("./numbers/numbers.tsx")).Numbers },
  own: { title: PRACTICE.makeYourOwn, load: async () => (await import("./own/index.ts")).Own },
};

function LazyScreen({ kind, given }: { kind: keyof typeof LAZY; given: Given }) {
  const { title, load } = LAZY[kind];
  const part = useTask(() => load().then((Part) => ({ Part })), [kind]);
  if (part.kind === "failed") return <Sorry title={title} words={NO_PART} again={part.again} />;
  if (part.kind === "waiting")
    return (
      <PartScreen title={title}>
        <p class="help">{PRACTICE.oneMoment}</p>
      </PartScreen>
    );
  const { Part } = part.found;
  return (
    <PartScreen title={title}>
      <Part {...given} />
    </PartScreen>
  );
}
