import { expect, test } from "vitest";
import { scrollFor, scrollForReply } from "./reveal.ts";

const ROOM = { top: 300, bottom: 700 };
const at = (top: number, height: number) => ({ top, bottom: top + height });

test("what is in sight stays where it is, and what is not comes in by no more than it must", () => {
  expect(scrollFor([at(320, 100)], ROOM)).toBe(0);
  expect(scrollFor([at(650, 100)], ROOM)).toBe(50);
  expect(scrollFor([at(200, 100)], ROOM)).toBe(-100);
});

test("what is longer than the room is seen from its beginning", () => {
  expect(scrollFor([at(650, 900)], ROOM)).toBe(350);
});

test("what belongs to it comes into sight with it, where there is room for both", () => {
  expect(scrollFor([at(500, 150), at(660, 200)], ROOM)).toBe(160);
  expect(scrollFor([at(500, 150), at(400, 90)], ROOM)).toBe(0);
});

test("where there is not, all of the first is seen, and as much of the other as may be", () => {
  // It lies below: the first moves up to the edge.
  expect(scrollFor([at(600, 150), at(760, 400)], ROOM)).toBe(300);
  // It lies above: the first moves down to the edge.
  expect(scrollFor([at(600, 350), at(400, 190)], ROOM)).toBe(250);
});

test("what matters less does not push out what matters more", () => {
  expect(scrollFor([at(600, 150), at(760, 200), at(970, 300)], ROOM)).toBe(300);
});

test("the answer to a press moves nothing where its beginning is in sight, and else no more than it must", () => {
  expect(scrollForReply(at(600, 90), ROOM)).toBe(0);
  expect(scrollForReply(at(600, 300), ROOM)).toBe(0);
  expect(scrollForReply(at(680, 60), ROOM)).toBe(40);
  expect(scrollForReply(at(690, 200), ROOM)).toBe(190);
  expect(scrollForReply(at(250, 90), ROOM)).toBe(-50);
});
