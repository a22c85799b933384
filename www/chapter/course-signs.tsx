/** The reader's course beside the text: each section read, tried, solved or to come, by a sign and in words, and counted. */
import { Fragment } from "preact";
import { useMemo } from "preact/hooks";
import { Elsewhere, Written } from "../kit/mount.tsx";
import type { Progress } from "../progress/progress.ts";
import { asking, type Section } from "./data.ts";

const SIGNS = ["solved", "tried", "read", "new"] as const;
export type Sign = (typeof SIGNS)[number];

/** The words after a section's name. */
const SAID: Record<Sign, string> = { solved: " (solved)", tried: " (tried)", read: " (read)", new: "" };
const COUNTED: Record<Sign, string> = { solved: "solved", tried: "tried", read: "read", new: "to come" };

/** One sign a section: what was done there that took most. */
export function signOf(section: Section, progress: Pick<Progress, "solved" | "tried" | "wasRead">): Sign {
  const step = asking(section);
  if (step && progress.solved(step.id)) return "solved";
  if (section.figures.some(({ id }) => progress.tried(id))) return "tried";
  return progress.wasRead(section.id) ? "read" : "new";
}

/** "3 solved", "1 tried", "12 to come": as many as there are signs of each. */
export function countOf(signs: readonly Sign[]): { sign: Sign; words: string }[] {
  return SIGNS.flatMap((sign) => {
    const count = signs.filter((one) => one === sign).length;
    return count > 0 ? [{ sign, words: `${count} ${COUNTED[sign]}` }] : [];
  });
}

/** Each count with its sign before it, so that readers learn the signs where they meet them. */
export function CourseCount({ signs }: { signs: readonly Sign[] }) {
  const host = useMemo(() => document.querySelector("[data-role=course-count]"), []);
  if (!host) return null;
  return (
    <Elsewhere host={host}>
      {countOf(signs).map(({ sign, words }, at) => (
        <Fragment key={sign}>
          {at > 0 && ", "}
          <span class={sign}>
            <span class="dot" aria-hidden="true" />
            {words}
          </span>
        </Fragment>
      ))}
    </Elsewhere>
  );
}

/** The links to a section stand in the page, more than once; they only get their signs. */
export function CourseSign({ section, sign, current }: { section: string; sign: Sign; current: boolean }) {
  const links = useMemo(
    () => [...document.querySelectorAll<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)],
    [],
  );
  return (
    <>
      {links.map((link, at) => (
        <Fragment key={at}>
          <Written
            element={link}
            classes={{ ...Object.fromEntries(SIGNS.map((one) => [one, one === sign])), current }}
            attributes={{ "aria-current": current ? "step" : null }}
          />
          <Written element={link.querySelector("[data-role=state]")} text={SAID[sign]} />
          {/* The part that one reads is open. */}
          {current && <Written element={link.closest("details")} attributes={{ open: "" }} />}
        </Fragment>
      ))}
    </>
  );
}
