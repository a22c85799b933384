/** The session that is under way, kept while the window is open: a reload loses nothing. */

import type { Kind } from "../../kinds/problem.ts";
import { type Subject, subjectOf } from "../subject.ts";
import { type Course, readCourse } from "./course.ts";

const KEYS: Record<Subject, string> = { control: "loja.practice.ten", rules: "loja.practice.ten.rules" };

export function storedCourse(subject: Subject, kindOf: (id: string) => Kind | null): Course | null {
  try {
    const course = readCourse(sessionStorage.getItem(KEYS[subject]), kindOf);
    // Once sessions were of both; such a one is not gone on with.
    return course?.items.every(({ kind }) => subjectOf(kind) === subject) ? course : null;
  } catch {
    return null;
  }
}

export function storeCourse(subject: Subject, course: Course | null): void {
  try {
    if (course) sessionStorage.setItem(KEYS[subject], JSON.stringify(course));
    else sessionStorage.removeItem(KEYS[subject]);
  } catch {
    // Without storage the session lasts as long as the page.
  }
}
