/** The reader's course beside the text: each section read, tried, solved or to come, by a sign and in words, and counted. */
import { Fragment } from "preact";
import { mount } from "../kit/mount.tsx";
import type { Progress } from "../progress/progress.ts";
import { asking, type ChapterData, type Section } from "./data.ts";

const STATES = ["solved", "tried", "read", "new"] as const;
type State = (typeof STATES)[number];

/** The words after a section's name. */
const SAID: Record<State, string> = { solved: " (solved)", tried: " (tried)", read: " (read)", new: "" };
const COUNTED: Record<State, string> = { solved: "solved", tried: "tried", read: "read", new: "to come" };

/** One sign a section: what was done there that took most. */
export function stateOf(section: Section, progress: Pick<Progress, "solved" | "tried" | "wasRead">): State {
  const step = asking(section);
  if (step && progress.solved(step.id)) return "solved";
  if (section.figures.some(({ id }) => progress.tried(id))) return "tried";
  return progress.wasRead(section.id) ? "read" : "new";
}

/** "3 solved", "1 tried", "12 to come": as many as there are signs of each. */
export function countOf(states: readonly State[]): { state: State; words: string }[] {
  return STATES.flatMap((state) => {
    const count = states.filter((one) => one === state).length;
    return count > 0 ? [{ state, words: `${count} ${COUNTED[state]}` }] : [];
  });
}

/** Each count with its sign before it, so that readers learn the signs where they meet them. */
const Counted = ({ states }: { states: readonly State[] }) => (
  <>
    {countOf(states).map(({ state, words }, at) => (
      <Fragment key={state}>
        {at > 0 && ", "}
        <span class={state}>
          <span class="dot" aria-hidden="true" />
          {words}
        </span>
      </Fragment>
    ))}
  </>
);

/** The links to the sections stand in the page, more than once; they only get their signs. */
export function showSigns(chapter: ChapterData, progress: Progress, current: Section | null): void {
  const states = chapter.sections.map((section) => stateOf(section, progress));
  chapter.sections.forEach((section, at) => {
    const state = states[at] ?? "new";
    for (const link of document.querySelectorAll<HTMLElement>(`[data-section="${CSS.escape(section.id)}"]`)) {
      for (const one of STATES) link.classList.toggle(one, one === state);
      link.classList.toggle("current", section === current);
      if (section === current) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      const said = link.querySelector("[data-role=state]");
      if (said) said.textContent = SAID[state];
      // The part that one reads is open.
      if (section === current) link.closest("details")?.setAttribute("open", "");
    }
  });
  const count = document.querySelector("[data-role=course-count]");
  if (count) mount(count, <Counted states={states} />);
}
