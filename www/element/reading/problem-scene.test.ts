/** Problems that argue no claim, as they stand before anything is pressed, and what an author may get wrong in them. */
import { expect, test } from "vitest";
import { type Attributes, attributesBy } from "./attributes.ts";
import { problemScene } from "./problem-scene.ts";
import { readAlone } from "./scene.ts";

const CORNER = ". x . o .\nx . x o o\n. x . o .";

/** The scene of a problem with these attributes, and what its author is told. */
function problem(attributes: Record<string, string>, text = CORNER) {
  const { told, wrong } = attributesBy((name) => ({ mode: "problem", ...attributes })[name as "mode"]);
  expect(wrong).toEqual([]);
  const read = readAlone(text, told as Attributes);
  if (!read) throw new Error("this diagram needs no engine");
  const blamed: string[] = [];
  return { scene: problemScene(read, told, (message) => blamed.push(message)), blamed };
}

test.each([
  [{ ask: "find" }, "What does Black control?", /points would be Black’s/],
  [{ ask: "find", player: "W" }, "What does White control?", /White’s/],
  [{ ask: "save", claim: "black: a1, b1" }, "Does anything need to be added?", /two points have to be yours/],
  [{ ask: "pass" }, "Is the game over?", /You are Black\./],
  [{ ask: "pass", turn: "white" }, "Is the game over?", /You are White\./],
  [{ ask: "cycle" }, "Remove the cycle?", /has come up before/],
  [{ ask: "find", board: "torus" }, "What does Black control?", /If play stopped now/],
  [{ ask: "rule", move: "B2" }, "May Black play b2?", /which rule/],
  [{ ask: "rule", move: "pass" }, "May Black pass?", /which rule/],
  [{ ask: "rule", move: "cycle@2+b2" }, /a cycle that began after move 2, and play b2\?/, /which rule/],
])("%o is asked before it is begun", (attributes, headline, text) => {
  const { scene, blamed } = problem(attributes as Record<string, string>);
  expect(scene.task?.headline).toMatch(headline);
  expect(scene.task?.text).toMatch(text);
  expect(scene.task?.begin).toBe("Begin");
  expect(scene.known).toMatchObject({ mode: "problem", claim: null, asked: { kind: attributes.ask } });
  expect(scene.known.asked?.fault).toBeUndefined();
  expect(blamed).toEqual([]);
});

test("after two passes the score is asked, and nothing that takes a turn", () => {
  const over = `${CORNER}\n0 0 B 2`;
  expect(problem({ ask: "count" }, over).scene.task).toMatchObject({ headline: "Count it", begin: "Begin" });
  expect(problem({ ask: "find" }, over).scene.task?.text).toMatch(/^Play is over\. Mark/);
  for (const ask of ["save", "pass", "cycle"])
    expect(problem({ ask, claim: "black: a1" }, over).scene.fault).toMatch(/Play is over here/);
});

test("what is to be saved is outlined, also where it has no border, and so is the point of a move", () => {
  const { scene } = problem({ ask: "save", claim: "black: a1" });
  expect(scene.view.areas).toEqual([{ points: [10], kind: "mine" }]);
  expect(scene.view.stones).toContain("white");
  expect(problem({ ask: "rule", move: "cycle@3+b2" }).scene.view.areas).toEqual([
    { points: [6], kind: "mine" },
  ]);
  expect(problem({ ask: "rule", move: "cycle@3" }).scene.view.areas).toEqual([]);
});

test.each([
  [{ ask: "save" }, /does not say which points/],
  [{ ask: "save", claim: "black: z9" }, /“z9”, which this board doesn’t have/],
  [{ ask: "save", claim: "white: e1" }, "It is Black’s turn, so White can save nothing here."],
  [{ ask: "count" }, /both have to pass first/],
  [{ ask: "rule" }, /does not say which move/],
  [{ ask: "rule", move: "k9" }, /“k9” is none on this board\. Its points go from a3 to e1\./],
  [{ ask: "rule", move: "cycle@2+" }, /none on this board/],
])("%o can’t be begun, and its author is told why", (attributes, why) => {
  const { scene, blamed } = problem(attributes as Record<string, string>);
  expect(scene.fault).toMatch(why);
  expect(blamed).toEqual([scene.fault]);
  expect(scene.known.asked?.fault).toBe(scene.fault);
  expect(scene.task?.begin).toBeUndefined();
});

test("to lock and to refute is to argue a claim with that side", () => {
  const lock = problem({ ask: "lock", claim: "black: all", side: "refuter" }).scene;
  expect(lock.known).toMatchObject({ side: "claimant", claim: { player: "black" } });
  expect(lock.task?.roles).toBe("Black claims the whole board. You prove it.");
  expect(problem({ ask: "refute", claim: "black: all" }).scene.known.side).toBe("refuter");
  expect(problem({ claim: "black: all" }).scene.task?.headline).toBe("Does the claim hold?");
  expect(problem({ claim: "black: all", side: "refuter" }).scene.task?.headline).toBe("White to move.");
  expect(problem({}).scene.task?.headline).toBe("What can be locked?");
});
