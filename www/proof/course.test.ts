import { beforeEach, expect, test, vi } from "vitest";
import { type Claiming, engine, type Line } from "../engine/engine.ts";
import { Course } from "./course.ts";
import type { Lesson } from "./lesson/lesson.ts";

vi.mock("../engine/engine.ts", async (original) => ({
  ...(await original<typeof import("../engine/engine.ts")>()),
  engine: { follow: vi.fn(), claiming: vi.fn() },
}));

const start = { rows: ["..."] };
const board = { points: [0, 1, 2].map((x) => ({ name: `${x}`, x, y: 0 })) };
const claim = { player: "white" as const, set: [0, 1] };

beforeEach(() => {
  vi.mocked(engine.follow).mockResolvedValue({ board, situations: [{}] } as unknown as Line);
});

test("what is guessed of a given claim stays, also where the engine tells the claim later", async () => {
  let tell = (_: Claiming): void => {};
  vi.mocked(engine.claiming).mockReturnValue(new Promise((told) => (tell = told)));
  const lesson = { fixed: true, side: null, on() {}, done: () => false } as unknown as Lesson;
  const course = new Course({ start, moves: [], claim, lesson });
  const opened = course.open();
  await vi.waitFor(() => expect(course.store.state.base).not.toBeNull());
  course.guess("fails");
  tell({ ...claim, set: [1, 0], bordered: true, headline: "", words: "" } as unknown as Claiming);
  await opened;
  expect(course.store.state.claiming).not.toBeNull();
  expect(course.store.state.session.guess).toBe("fails");
});
