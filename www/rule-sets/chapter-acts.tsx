/** Beside a figure of a chapter that is played by another rule set: what can be done there beside stones and passes. */
import { useLayoutEffect } from "preact/hooks";
import { COLORS } from "../board/color.ts";
import type { Line } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { SystemMove } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld, useStore } from "../kit/hooks.ts";
import { mount } from "../kit/mount.tsx";
import { type Store, storeOf } from "../kit/store.ts";
import type { SideActs } from "../table/rules.ts";
import { isSystemLine, type SystemLine } from "./played-line.ts";
import { placeKey } from "./side-state.ts";
import { controlledView, TenSteps } from "./ten-steps.tsx";
import { Sums, ThreeEnds } from "./three-ends.tsx";
import { PLAYED } from "./words.ts";

const ACTS: Record<string, { text: string; move: SystemMove }> = {
  button: { text: PLAYED.takeButton, move: { kind: "button" } },
  "ko-pass": { text: "Ko-pass", move: { kind: "ko-pass" } },
  agree: { text: PLAYED.bothAgree, move: { kind: "agree" } },
  disagree: { text: PLAYED.noAgreement, move: { kind: "disagree" } },
  next: { text: PLAYED.nextStep, move: { kind: "next" } },
  resume: { text: PLAYED.resumeGame, move: { kind: "resume", by: null } },
};

/** The turns that are offered at the end of a line. Pure. */
export function chapterActs({ board, played, situations }: SystemLine): { text: string; move: SystemMove }[] {
  const stage = situations.at(-1)?.system.stage.kind;
  return [
    ...played.passFor.map((at) => ({
      text: PLAYED.passFor({ name: board.points[at]?.name ?? at }),
      move: { kind: "pass-for", at } as const,
    })),
    ...played.acts.flatMap((name): { text: string; move: SystemMove }[] => {
      if (name === "try")
        return COLORS.map((first) => ({
          text: PLAYED.tryOutFirst({ first }),
          move: { kind: "try", first },
        }));
      if (name === "resume" && stage !== "dispute")
        return stage === "stopped" && RULE_SETS[played.rules].settlement === "resumption"
          ? COLORS.map((by) => ({
              text: PLAYED.resumePlayAsks({ by }),
              move: { kind: "resume", by },
            }))
          : [];
      const one = ACTS[name];
      return one ? [one] : [];
    }),
  ];
}

/** Puts the view into a place of the chapter. The returned function shows the end of a line there. */
export function mountChapterActs(place: HTMLElement, acts: SideActs, komi: number): (line: Line) => void {
  const store = storeOf<SystemLine | null, SystemLine>(null, (_, line) => line);
  place.hidden = false;
  mount(place, <Shown store={store} acts={acts} komi={komi} />);
  return (line) => {
    if (isSystemLine(line) && line.situations.length > 0) store.send(line);
  };
}

function Shown({ store, ...rest }: { store: Store<SystemLine | null, SystemLine> } & Rest) {
  const line = useStore(store);
  return line && <ChapterActs line={line} {...rest} />;
}

interface Rest {
  acts: SideActs;
  komi: number;
}

export function ChapterActs({ line, acts, komi }: { line: SystemLine } & Rest) {
  const root = useHeld<HTMLDivElement>((part) => part.querySelector("button"), acts.focus);
  const now = line.situations.at(-1)?.system;
  const key = placeKey(line);
  useLayoutEffect(() => {
    if (now?.dispute) acts.overlay(controlledView(now.dispute, now));
  }, [key]);
  if (!now) return null;
  const { dispute, sums } = now;
  const offered = chapterActs(line);
  return (
    <div class="by-system" hidden={offered.length === 0 && !dispute && !sums} ref={root}>
      {offered.length > 0 && (
        <div key={`${key} acts`} class="acts">
          {offered.map(({ text, move }) => (
            <Button key={text} press={() => acts.move(move)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      {dispute && <TenSteps dispute={dispute} now={now} komi={komi} />}
      {sums && (
        <>
          <ThreeEnds now={now} />
          <Sums key={key} sums={sums} komi={komi} />
        </>
      )}
    </div>
  );
}
