import { expect, test } from "vitest";
import { addressOf, type Route, readRoute } from "./route.ts";

test.each<Route>([
  { kind: "hub", subject: "control" },
  { kind: "hub", subject: "rules" },
  { kind: "ten", subject: "control" },
  { kind: "ten", subject: "rules" },
  { kind: "daily", subject: "control" },
  { kind: "daily", subject: "rules" },
  { kind: "review" },
  { kind: "numbers" },
  { kind: "own" },
  { kind: "ladder", slug: "lock-small" },
  { kind: "problem", id: "lock-0123abcd" },
  { kind: "link", text: "1AQUDAweNCgsB4HTp&kind=lock" },
])("an address leads back to its screen: $kind", (route) => {
  expect(readRoute(addressOf(route))).toEqual(route);
});

test.each([
  "#",
  "",
  "#nothing",
  "#problem-x",
  "#problem-lock-0123ABCD",
  "#ladder-",
  "#ladder-<b>",
  "#ten/2",
  "#constructor",
])("%s means nothing and leads to the hub", (fragment) => {
  expect(readRoute(fragment)).toEqual({ kind: "hub", subject: "control" });
});

test("a trial of one’s own problem is not kept: a reload leads to what was made", () => {
  expect(readRoute("#own-try")).toEqual({ kind: "own" });
});
