import { expect, test } from "vitest";
import { advance, beginSession, type Event, type ProofSession } from "./proof-session.ts";

const corner = { player: "white" as const, set: [0, 1, 3] };
const run = (session: ProofSession, ...events: Event[]): ProofSession => events.reduce(advance, session);
const chosen = run(beginSession({ player: "black", set: [] }), { kind: "choose", claim: corner });

test("one chooses, says what one expects, sees the worst case, and plays", () => {
  const staged = run(
    chosen,
    { kind: "guess", guess: "holds" },
    { kind: "test" },
    { kind: "staged", steps: 3 },
  );
  expect(staged).toMatchObject({ phase: "staging", step: 0, steps: 3, side: "claimant" });
  expect(run(staged, { kind: "step", to: 2 }).step).toBe(2);
  expect(run(staged, { kind: "step", to: 3 }).step).toBe(0);
  expect(run(staged, { kind: "play" }).phase).toBe("playing");
});

test("who doubts the claim attacks it, until he says otherwise", () => {
  const doubted = run(chosen, { kind: "guess", guess: "fails" });
  expect(doubted.side).toBe("refuter");
  const turned = run(doubted, { kind: "test" }, { kind: "side", side: "claimant" });
  expect(turned.side).toBe("claimant");
  expect(run(chosen, { kind: "guess", guess: "unsure" }).side).toBe("claimant");
});

test("another set asks for another guess, the same set in another order does not", () => {
  const guessed = run(chosen, { kind: "guess", guess: "holds" });
  expect(run(guessed, { kind: "choose", claim: { player: "white", set: [3, 1, 0] } }).guess).toBe("holds");
  expect(run(guessed, { kind: "choose", claim: { player: "white", set: [0, 1] } }).guess).toBeNull();
  expect(run(guessed, { kind: "choose", claim: { ...corner, player: "black" } }).guess).toBeNull();
});

test("what a phase doesn't allow changes nothing", () => {
  const empty = beginSession({ player: "black", set: [] });
  expect(run(empty, { kind: "test" })).toBe(empty);
  expect(run(chosen, { kind: "play" })).toBe(chosen);
  const playing = run(chosen, { kind: "test" }, { kind: "staged", steps: 1 }, { kind: "play" });
  expect(run(playing, { kind: "choose", claim: { player: "black", set: [5] } })).toBe(playing);
  expect(run(playing, { kind: "guess", guess: "fails" })).toBe(playing);
});

test("one may choose again from everywhere, and the set stays with what was said of it", () => {
  const playing = run(
    chosen,
    { kind: "guess", guess: "fails" },
    { kind: "test" },
    { kind: "staged", steps: 1 },
    { kind: "play" },
  );
  expect(run(playing, { kind: "again" })).toMatchObject({ phase: "choosing", claim: corner, guess: "fails" });
});

test("whoever was given a side keeps it, whatever he expects", () => {
  const given = run(beginSession(corner, "refuter"), { kind: "guess", guess: "holds", side: "refuter" });
  expect(given).toMatchObject({ guess: "holds", side: "refuter" });
  expect(run(beginSession(corner, "refuter"), { kind: "guess", guess: "unsure" }).side).toBe("refuter");
  expect(run(given, { kind: "guess", guess: "holds", side: null }).side).toBe("claimant");
});
