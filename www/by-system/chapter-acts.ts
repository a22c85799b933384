/** Beside a figure of a chapter that is played by other rules: what can be done there beside stones and passes. */
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { button, element, focusedBeside } from "../dom.ts";
import type { Line, PositionInput } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";
import type { SideActs } from "../table/rules.ts";
import { isSystemLine, isSystemSeen } from "./system-situation.ts";
import { controlledView, tenSteps } from "./ten-steps.ts";
import { sumsPart, threeEnds } from "./three-ends.ts";

const ACTS: Record<string, { text: string; move: SystemMove }> = {
  "ko-pass": { text: "Ko-pass", move: { kind: "ko-pass" } },
  agree: { text: "Both agree", move: { kind: "agree" } },
  disagree: { text: "No agreement", move: { kind: "disagree" } },
  next: { text: "Next step", move: { kind: "next" } },
  resume: { text: "Resume the game", move: { kind: "resume", by: null } },
};

/** Shows it for the end of a line, in place of what stood there. */
export function showActs(place: HTMLElement, line: Line, acts: SideActs, start: PositionInput): void {
  const now = line.situations.at(-1);
  if (!isSystemLine(line) || !now || !isSystemSeen(now)) return;
  const { played, board } = line;
  const act = (text: string, move: SystemMove): HTMLElement => button(text, "quiet", () => acts.move(move));
  const buttons = [
    ...played.passFor.map((at) => act(`Pass for ${board.points[at]?.name ?? at}`, { kind: "pass-for", at })),
    ...played.acts.flatMap((name) => {
      if (name === "try")
        return COLORS.map((first) => act(`Try out: ${COLOR_NAMES[first]} first`, { kind: "try", first }));
      if (name === "resume" && now.system.stage.kind !== "dispute")
        return now.system.stage.kind === "stopped" && played.rules === "jrg89"
          ? COLORS.map((by) => act(`Resume play: ${COLOR_NAMES[by]} asks`, { kind: "resume", by }))
          : [];
      const one = ACTS[name];
      return one ? [act(one.text, one.move)] : [];
    }),
  ];
  const { dispute, sums } = now.system;
  if (dispute) acts.overlay(controlledView(dispute, now.system));
  const held = place.contains(focusedBeside(place));
  const komi = start.komi ?? 0;
  place.className = "by-system";
  place.hidden = buttons.length === 0 && !dispute && !sums;
  place.replaceChildren(
    ...(buttons.length > 0 ? [element("div", { class: "acts" }, ...buttons)] : []),
    ...(dispute ? [tenSteps(dispute, now.system, komi)] : []),
    ...(sums ? [threeEnds(now.system), sumsPart(sums, komi)] : []),
  );
  if (!held) return;
  const next = place.querySelector("button");
  if (next) next.focus({ preventScroll: true });
  else acts.focus();
}
