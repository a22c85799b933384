/** The boards that the page plays: each table is read, closed under play, and agrees with itself from place to place. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nameOf, type Place, World, type WorldFile } from "./world.ts";

const FOLDER = "www/public/worlds";
const file = (name: string): WorldFile => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as WorldFile;
const tables = readdirSync(FOLDER).filter((name) => name.endsWith(".json") && name !== "worlds.json");

const turns = (world: World): (number | null)[] => [
  null,
  ...Array.from({ length: world.size }, (_, at) => at),
];

/** Every place that play leads to. */
function all(world: World): Place[] {
  const key = ({ stones, ko, passes }: Place): string => `${stones.join("")} ${ko} ${passes}`;
  const found = new Map([[key(world.start), world.start]]);
  for (const place of found.values())
    for (const turn of turns(world)) {
      const next = world.play(place, turn)?.place;
      if (next && !found.has(key(next))) found.set(key(next), next);
    }
  return [...found.values()];
}

test("there are some", () => expect(tables.length).toBeGreaterThan(15));

describe.each(tables)("%s", (name) => {
  const world = new World(file(name));

  test("has the value of the file", () => {
    const { least, most } = world.known(world.start) ?? {};
    expect([least, most]).toEqual(file(name).value);
  });

  // All places of the largest boards take long; the small ones have every kind.
  test.runIf(world.places < 720 || name === "3x3.json")(
    "knows every place, and what follows is never better",
    () => {
      let exact = 0;
      for (const place of all(world)) {
        const here = world.known(place);
        expect(here, JSON.stringify(place)).not.toBeNull();
        if (!here || place.passes === 2) continue;
        expect(here.least).toBeLessThanOrEqual(here.most);
        // What the rules allow here, by what the table says of it.
        const worth = turns(world).flatMap((turn) => {
          const next = world.play(place, turn);
          const then = next && world.known(next.place);
          return next && then ? [{ turn, least: next.taken - then.most, most: next.taken - then.least }] : [];
        });
        expect(Math.max(...worth.map(({ most }) => most))).toBeGreaterThanOrEqual(here.least);
        if (here.least !== here.most) continue;
        exact += 1;
        const chosen = worth.find(({ turn }) => turn === here.turn);
        expect(chosen?.most, JSON.stringify(place)).toBeGreaterThanOrEqual(here.least);
        expect(Math.max(...worth.map(({ least }) => least))).toBeLessThanOrEqual(here.least);
      }
      expect(exact).toBeGreaterThan(world.places / 3);
    },
  );
});

test("three by three by its table comes to what the source says", () => {
  const world = new World(file("3x3.json"));
  const value = (turn: number): number => {
    const next = world.play(world.start, turn);
    return next ? 0 - (world.known(next.place)?.most ?? Number.NaN) : Number.NaN;
  };
  expect(Array.from({ length: 9 }, (_, at) => value(at))).toEqual([-9, 0, -9, 0, 8, 0, -9, 0, -9]);
  expect(world.known(world.start)?.turn).toBe(4);
});

test("a damaged table is refused, and what no rule allows", () => {
  const good = file("3x3.json");
  expect(() => new World({ ...good, table: good.table.slice(0, -8) })).toThrow();
  expect(() => new World({ ...good, places: good.places - 1 })).toThrow();
  const world = new World(good);
  const after = world.play(world.start, 4)?.place as Place;
  expect(world.play(after, 4)).toBeNull();
  const over = { ...after, passes: 2 };
  expect(world.play(over, null)).toBeNull();
});

test("names", () => expect([nameOf(0, 3, 3), nameOf(4, 3, 3), nameOf(8, 9, 1)]).toEqual(["a3", "b2", "j1"]));
