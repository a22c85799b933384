import { expect, test } from "vitest";
import type { Says } from "./data.ts";
import { beginPredicting, foreseen, foretell, toldWords } from "./predict-state.ts";

const asks = { text: "Can Black lock a1?", options: ["Yes", "No"], right: 1 };

test("control is counted where the board shows it", () => {
  const says = {
    kind: "control",
    text: "Control from the upper row down, B for Black: BW.",
    control: { black: [0, 1], white: [] },
  };
  expect(toldWords(says)).toBe("Black controls 2 points, and White none: see the board.");
  expect(toldWords({ ...says, control: { black: [0, 1], white: [2] } })).toBe(
    "Black controls 2 points, and White 1 point: see the board.",
  );
  expect(toldWords({ ...says, text: "Each has one side.", own: true })).toBe("Each has one side.");
  const later = { ...says, text: "After a1: Control: BW.", said: "Control: BW." };
  expect(toldWords(later)).toBe(later.text);
  const nobody = { kind: "control", text: "Nobody controls anything.", control: { black: [], white: [] } };
  expect(toldWords(nobody)).toBe(nobody.text);
});

test("what the reader said is told with the truth, and nobody is scolded", () => {
  expect(foreseen(asks, 1)).toBe("You were right.");
  expect(foreseen(asks, 0)).toBe("You said: Yes.");
  expect(foreseen(asks, null)).toBe("");
});

test("what was said at another visit is told, what was only shown is asked again, and what the page told is known", () => {
  const says = (id: string, more: object = {}) =>
    ({ id, kind: "lock", verdict: "confirmed", text: "", asks, ...more }) as Says;
  const all = [
    says("shown"),
    says("said"),
    says("known", { known: true }),
    says("plain", { asks: null }),
    says("open", { asks: null, verdict: "undecided" }),
  ];
  const state = beginPredicting(all, (id) => (id === "said" ? 0 : null));
  const ids = (list: readonly Says[]): string[] => list.map(({ id }) => id);
  expect(state.told).toEqual([
    { says: all[2], guess: null },
    { says: all[1], guess: 0 },
  ]);
  expect([ids(state.waiting), ids(state.plain)]).toEqual([["shown", "open"], ["plain"]]);
  const next = foretell(state, 1);
  expect([ids(next.waiting), next.told.at(-1), next.fresh]).toEqual([
    ["open"],
    { says: all[0], guess: 1 },
    "shown",
  ]);
});
