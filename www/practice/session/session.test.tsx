import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MountTrainer, Trainer, TrainerNews } from "../../kinds/trainer.ts";
import { PracticeStore } from "../../progress/practice-store.ts";
import { Store } from "../../progress/progress.ts";
import { Memory } from "../../test/answers.ts";
import { problem } from "../../test/practice.ts";
import type { Plan } from "../practice-state.ts";
import { begin, fresh } from "./course.ts";
import { Session } from "./session.tsx";

const mountTrainer = vi.hoisted(() => vi.fn());
vi.mock("../trainers.tsx", () => ({ mountTrainer }));

afterEach(cleanup);
beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
});

/** A trainer that does what the test says, and knows what it was told to do. */
class Dummy {
  controls = { back: true, forward: true, restart: false, side: false, more: true };
  reading = false;
  hintsLeft = 2;
  back = vi.fn();
  forward = vi.fn();
  restart = vi.fn();
  side = vi.fn();
  hint = vi.fn();
  reveal = vi.fn();
  focus = vi.fn();
  destroy = vi.fn();
  more = () => <p>The diagram</p>;
  say: (news: TrainerNews) => Promise<void> = async () => {};
}

async function opened(more: Partial<Plan> = {}, failures = 0) {
  const trainers: Dummy[] = [];
  const mount: MountTrainer = (place, _, on) => {
    const made = new Dummy();
    made.say = (news) => act(async () => on(news));
    place.answers.append(document.createElement("button"));
    trainers.push(made);
    return made as unknown as Trainer;
  };
  mountTrainer.mockReset();
  mountTrainer.mockResolvedValue(mount);
  for (let left = failures; left > 0; left--) mountTrainer.mockRejectedValueOnce(new Error("offline"));
  const kept = new PracticeStore(new Store(new Memory()), (log) => log);
  const course = begin([fresh("lock-00000001", "lock", 0), fresh("lock-00000002", "lock", 0)]);
  const plan: Plan = {
    title: "Practice",
    course,
    leave: "#",
    counts: true,
    last: "See how it went",
    way: "ten",
    own: null,
    another: false,
    ...more,
  };
  const on = { open: vi.fn(), changed: vi.fn(), ended: vi.fn() };
  const problemOf = ({ id }: { id: string }) => problem({ id });
  await act(async () => void render(<Session {...{ plan, kept, problemOf, ...on }} moved={false} />));
  const [trainer = new Dummy()] = trainers;
  await trainer.say({ kind: "controls" });
  return { ...on, kept, trainer, trainers };
}

const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const button = (name: string) => screen.getByRole("button", { name });
const dots = () => screen.getByRole("img").getAttribute("aria-label");

test("a problem is solved, and the next one begins with nothing of it", async () => {
  const { kept, trainer, trainers, changed } = await opened();
  expect(screen.queryByRole("button", { name: "Next problem" })).toBeNull();
  await trainer.say({ kind: "judged", right: true, what: "c3", decided: true });
  await trainer.say({ kind: "done" });
  expect(dots()).toBe("Problem 1 of 2. Right: 1.");
  expect(kept.log().answers).toMatchObject([{ id: "lock-00000001", result: "right" }]);
  fireEvent.click(button("More"));
  await press("Next problem");
  expect(trainer.destroy).toHaveBeenCalled();
  expect(trainers).toHaveLength(2);
  expect(dots()).toBe("Problem 2 of 2. Right: 1.");
  expect(button("More").getAttribute("aria-expanded")).toBe("false");
  expect(document.querySelectorAll(".answers button")).toHaveLength(1);
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ at: 1 }));
  // The reader has pressed something here, so it goes on at the board.
  await trainers[1]?.say({ kind: "controls" });
  expect(trainers[1]?.focus).toHaveBeenCalled();
  expect(trainer.focus).not.toHaveBeenCalled();
});

test("what a trainer tells after it was left comes to nobody", async () => {
  const { trainer } = await opened();
  await trainer.say({ kind: "done" });
  await press("Next problem");
  await trainer.say({ kind: "judged", right: false, what: "a1", decided: true });
  expect(dots()).toBe("Problem 2 of 2. Right: 1.");
});

test("after a miss one may try on, go on, or see it, and it is kept once", async () => {
  const { kept, trainer, ended } = await opened();
  await trainer.say({ kind: "judged", right: false, what: "a1", decided: false });
  expect(screen.getByText("Missed on the first try. Try again, or go on.")).toBeTruthy();
  fireEvent.click(button("Show the solution"));
  expect(trainer.reveal).toHaveBeenCalled();
  await trainer.say({ kind: "done" });
  expect(kept.log().answers).toMatchObject([{ result: "wrong", wrong: "a1" }]);
  await press("Next problem");
  await press("Skip");
  expect(ended).not.toHaveBeenCalled();
});

test("the letters of the board work wherever the focus is among the parts of the problem, but where one writes", async () => {
  const { trainer } = await opened();
  const skip = button("Skip");
  skip.focus();
  fireEvent.keyDown(skip, { key: "u" });
  fireEvent.keyDown(skip, { key: "R" });
  expect([trainer.back.mock.calls.length, trainer.forward.mock.calls.length]).toEqual([1, 1]);
  fireEvent.keyDown(skip, { key: "u", ctrlKey: true });
  const field = document.querySelector(".session-words")?.appendChild(document.createElement("textarea"));
  if (field) fireEvent.keyDown(field, { key: "u" });
  expect(trainer.back).toHaveBeenCalledTimes(1);
});

test("a hint that was opened is counted; one that could not be had costs nothing", async () => {
  const { trainer, changed } = await opened();
  trainer.hint.mockResolvedValueOnce(false);
  await press("Hint");
  expect(changed).not.toHaveBeenCalled();
  await press("Hint");
  expect(changed.mock.lastCall?.[0].items[0].hints).toBe(1);
});

test("a trainer that did not load is asked for again", async () => {
  const { trainers } = await opened({}, 1);
  expect(trainers).toHaveLength(0);
  expect(screen.getByRole("alert").textContent).toContain("did not load");
  await press("Try again");
  expect(trainers).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});
