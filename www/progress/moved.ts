/**
 * What has moved within the book, for the addresses and the records of readers who knew it where it was. Pages never
 * lose their addresses; sections and figures may go to another page.
 */

export interface Spot {
  page: string;
  /** Of a section, a figure, a step or a claim. */
  id: string;
}

/** From which page to which, and the sections that went; `old>new` where the name changed on the way. */
const SECTIONS: [from: string, to: string, sections: string][] = [
  ["welcome", "overview-1", "the-line-under-the-board>what-is-still-missing"],
  ["welcome", "ending", "signs-on-the-board>the-square"],
  ["overview-1", "ending", "a-ko-on-nine-points>opening the-square two-passes-or-three"],
  ["control", "control", "two-locks-one-side>locks-that-overlap the-worst-case-once-more>one-stone-shifted"],
  ["overview-2", "overview-2", "what-you-have-now>two-double-kos"],
  [
    "cycle-removal",
    "overview-2",
    "two-double-kos mischief whites-answer what-black-has-gained not-after-a-pass three-groups-in-a-row " +
      "no-immunity-for-attackers the-honinbo-league-1993 what-komatsu-could-have-done in-one-sentence",
  ],
  ["ending", "overview-2", "one-double-ko-can-go-on-for-ever"],
  ["before-end", "before-end", "the-diagram-in-the-newspaper>opening"],
  [
    "before-end",
    "famous-quarrels",
    "iwamoto what-a-stone-is-worth go-seigen what-both-had-read under-black-stones how-far-must-black-go kisei " +
      "move-299 how-it-went-on",
  ],
  [
    "before-end",
    "would-you-pass",
    "test-1>opening refute-it by-a-seki by-a-ko by-patience test-2 test-3 the-weak-spot as-the-source-plays-it " +
      "test-4 how-it-fails test-5 why-not-up test-6 what-the-judge-says two-stones-for-one-wall " +
      "an-answer-to-a-pass in-the-centre the-only-move-missing",
  ],
  [
    "after-end",
    "famous-quarrels",
    "one-point-in-1969 with-lots-of-oh a-game-on-television six-points-in-a-corner",
  ],
  ["after-end", "playing-it-out", "a-ko-about-nothing>opening who-goes-on-and-on>no-pass"],
  ["beast-12", "famous-quarrels", "in-a-real-game>opening"],
];

/** Runs of numbered figures and steps, as they were called up to the fourth format of records. What is gone now has the number 0. */
const NUMBERED: [
  from: string,
  kind: "figure" | "step",
  first: number,
  last: number,
  to: string,
  now: number,
][] = [
  ["after-end", "figure", 4, 4, "famous-quarrels", 5],
  ["after-end", "figure", 5, 5, "famous-quarrels", 8],
  ["after-end", "figure", 6, 7, "after-end", 4],
  ["after-end", "step", 9, 10, "famous-quarrels", 4],
  ["after-end", "step", 11, 12, "famous-quarrels", 7],
  ["after-end", "step", 13, 14, "after-end", 9],
  ["after-end", "step", 15, 16, "after-end", 0],
  ["beast-12", "figure", 3, 3, "famous-quarrels", 1],
  ["before-end", "figure", 2, 4, "famous-quarrels", 2],
  ["before-end", "figure", 5, 6, "famous-quarrels", 6],
  ["before-end", "figure", 7, 13, "would-you-pass", 1],
  ["before-end", "step", 1, 1, "before-end", 2],
  ["before-end", "step", 2, 2, "before-end", 1],
  ["before-end", "step", 11, 11, "would-you-pass", 9],
  ["before-end", "step", 12, 12, "before-end", 11],
  ["before-end", "step", 13, 14, "would-you-pass", 10],
  ["before-end", "step", 15, 15, "before-end", 12],
  ["before-end", "step", 16, 16, "would-you-pass", 12],
  ["before-end", "step", 17, 18, "before-end", 13],
  ["before-end", "step", 19, 21, "famous-quarrels", 1],
  ["before-end", "step", 22, 22, "famous-quarrels", 6],
  ["before-end", "step", 23, 30, "would-you-pass", 1],
  ["control", "figure", 7, 7, "control", 0],
  ["control", "figure", 8, 8, "control", 7],
  ["control", "step", 12, 12, "control", 0],
  ["control", "step", 13, 15, "control", 12],
  ["control", "step", 16, 16, "control", 0],
  ["cycle-removal", "figure", 4, 4, "overview-2", 1],
  ["cycle-removal", "figure", 5, 5, "cycle-removal", 4],
  ["cycle-removal", "figure", 6, 6, "overview-2", 2],
  ["cycle-removal", "step", 2, 5, "overview-2", 13],
  ["cycle-removal", "step", 6, 10, "cycle-removal", 2],
  ["cycle-removal", "step", 11, 15, "overview-2", 18],
  ["cycle-removal", "step", 16, 23, "cycle-removal", 7],
  ["overview-2", "figure", 1, 1, "overview-2", 0],
  ["ending", "step", 1, 10, "ending", 4],
  ["ending", "step", 11, 11, "overview-2", 17],
  ["overview-1", "step", 6, 8, "ending", 1],
  ["overview-1", "step", 9, 13, "overview-1", 6],
  ["welcome", "step", 6, 7, "welcome", 0],
];

/** Where a section is now that once stood there; null where it never moved. */
export function sectionMovedTo(page: string, section: string): Spot | null {
  for (const [from, to, sections] of SECTIONS)
    for (const [old, now = old] of from === page ? sections.split(" ").map((one) => one.split(">")) : [])
      if (old === section) return { page: to, id: now as string };
  return null;
}

/** Where a numbered figure or step is now, with what is said about it; null where it kept its place. */
export function numberedMovedTo(page: string, id: string): Spot | null {
  const [, kind, digits, rest = ""] = /^(figure|step)-(\d+)(.*)$/.exec(id) ?? [];
  const number = Number(digits);
  const run = NUMBERED.find(
    ([from, of, first, last]) => from === page && of === kind && number >= first && number <= last,
  );
  if (!run) return null;
  const [, , first, , to, now] = run;
  return { page: to, id: `${kind}-${now && now + number - first}${rest}` };
}
