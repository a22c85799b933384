/** The session that is under way, kept while the window is open: a reload loses nothing. */

import type { Kind } from "../../kinds/problem.ts";
import { type Course, readCourse } from "./course.ts";

const KEY = "loja.practice.ten";

export function storedCourse(kindOf: (id: string) => Kind | null): Course | null {
  try {
    return readCourse(sessionStorage.getItem(KEY), kindOf);
  } catch {
    return null;
  }
}

export function storeCourse(course: Course | null): void {
  try {
    if (course) sessionStorage.setItem(KEY, JSON.stringify(course));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the session lasts as long as the page.
  }
}
