import { expect, test } from "vitest";
import { foreseen, toldWords } from "./predict-state.ts";

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
  expect(toldWords({ ...says, text: "Each has his side." })).toBe("Each has his side.");
});

test("what the reader said is told with the truth, and nobody is scolded", () => {
  expect(foreseen(asks, 1)).toBe("As you said.");
  expect(foreseen(asks, 0)).toBe("You said: Yes.");
  expect(foreseen(asks, null)).toBe("");
});
