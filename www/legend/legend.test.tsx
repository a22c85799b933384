import { afterEach, expect, test } from "vitest";
import { GROUPS } from "./entries.ts";
import { openLegend } from "./legend.tsx";

afterEach(() => document.body.replaceChildren());

test("every sign is drawn in its place, the stone that is not set yet too, and none is read aloud", () => {
  const entries = GROUPS.flatMap(({ entries }) => entries);
  const places = entries.map((_, sign) => {
    const place = document.body.appendChild(document.createElement("div"));
    place.dataset.sign = String(sign);
    return place;
  });
  openLegend();
  for (const place of places) {
    expect(place.querySelectorAll("svg")).toHaveLength(1);
    expect(place.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  }
  const pencilled = places.filter((place) => place.querySelector(".pencil"));
  const wanted = entries.flatMap((entry, sign) => (entry.pencil ? [String(sign)] : []));
  expect(wanted.length).toBeGreaterThan(0);
  expect(pencilled.map(({ dataset }) => dataset.sign)).toEqual(wanted);
});
