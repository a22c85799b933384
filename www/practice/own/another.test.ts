import { beforeEach, expect, test, vi } from "vitest";
import { problem } from "../../test/practice.ts";
import { another } from "./another-part.tsx";

const { problems } = vi.hoisted(() => ({ problems: { another: vi.fn() } }));
vi.mock("../../engine/practice.ts", () => ({ problems }));

const rated = (id: string, rating: number) => {
  const made = problem({ id });
  return { ...made, difficulty: { ...made.difficulty, rating } };
};
const asked = () => problems.another.mock.lastCall as [{ like: unknown }, { known: string[]; seed: number }];
const finds = (found: unknown) => problems.another.mockResolvedValueOnce({ problem: found, next: 1 });

beforeEach(() => problems.another.mockReset());

test("what was given in this visit is no other one, and no seed comes twice", async () => {
  finds(rated("second", 1500));
  await another(rated("first", 1500));
  const seed = asked()[1].seed;
  expect(asked()[1].known).toEqual(["first"]);
  finds(null);
  expect(await another(rated("first", 1500))).toBeNull();
  expect(asked()[1].known).toEqual(["first", "second"]);
  expect(asked()[1].seed).not.toBe(seed);
});

test("one that is harder or easier is told apart from what was asked for", async () => {
  for (const [rating, other] of [
    [1250, null],
    [1750, null],
    [1751, "harder"],
    [1249, "easier"],
  ] as const) {
    finds(rated(`found-${rating}`, rating));
    expect((await another(rated("like", 1500)))?.other).toBe(other);
  }
  expect(asked()[0]).toMatchObject({ ratings: [1250, 1750], like: { id: "like" } });
});

test("who stops is told so, and does not hear that nothing was found", async () => {
  const halt = new AbortController();
  problems.another.mockImplementationOnce(async () => {
    halt.abort();
    throw new Error("cancelled");
  });
  await expect(another(rated("like", 1500), { signal: halt.signal })).rejects.toThrow("cancelled");
});
