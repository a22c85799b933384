/** How far a course is, as shapes: a disc for what is right, a cross, a dash for what was skipped, a ring for now. */
import { type Course, courseWords, type Mark } from "./course.ts";

/** More would not stand side by side on the smallest phone. */
const MOST = 24;

export function CourseDots({ course }: { course: Course }) {
  const words = courseWords(course);
  const { items, at } = course;
  if (items.length > MOST) return <p class="dots-told">{words}</p>;
  return (
    <div class="dots" role="img" aria-label={words}>
      {items.map(({ mark, id }, index) => (
        <Shape key={`${id} ${index}`} mark={mark} now={index === at} />
      ))}
    </div>
  );
}

function Shape({ mark, now }: { mark: Mark; now: boolean }) {
  const classes = ["shape", mark, ...(now ? ["now"] : [])].join(" ");
  return (
    <svg class={classes} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {mark === "right" && <circle class="disc" cx="8" cy="8" r="5.5" />}
      {mark === "wrong" && <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />}
      {mark === "skipped" && <path d="M3 8h10" />}
      {mark === "open" && !now && <circle cx="8" cy="8" r="5" />}
      {/* Around the one that is looked at; alone while it is open. */}
      {now && <circle class="ring" cx="8" cy="8" r="6.5" />}
    </svg>
  );
}
