/**
 * The moves within the book, for the addresses and the records of readers from before. Pages never lose their
 * addresses; sections and figures may go to another page.
 */

export interface Spot {
  page: string;
  /** Of a section, a figure, a step or a claim. */
  id: string;
}

/** Pages that are part of another now, which stands at their addresses too. */
export const MERGED_PAGES = ["playing-it-out"];

/** From which page to which, and the sections that went; `old>new` where the name changed on the way. */
const SECTIONS: [from: string, to: string, sections: string][] = [
  ["welcome", "overview-1", "the-line-under-the-board>what-is-still-missing"],
  ["welcome", "ending", "signs-on-the-board>the-square"],
  // The second board parted no rules; the fight it came from is this beast's.
  ["welcome", "beast-18", "a-second-board>opening two-fires>opening"],
  ["overview-1", "overview-1", "closing-the-wall>a-wall after-the-end>is-it-over"],
  ["overview-1", "control", "which-side-of-the-wall>what-a-border-is"],
  ["overview-1", "ending", "a-ko-on-nine-points>opening the-square two-passes-or-three"],
  ["control", "control", "two-locks-one-side>locks-that-overlap the-worst-case-once-more>one-stone-shifted"],
  [
    "overview-2",
    "overview-2",
    "what-you-have-now>two-double-kos the-difference-it-makes>seven-and-fifteen " +
      "what-white-could-do-at-move-7>seven-and-fifteen what-it-cost>remove-the-cycle",
  ],
  [
    "cycle-removal",
    "overview-2",
    "two-double-kos mischief white-s-answer what-black-has-gained not-after-a-pass three-groups-in-a-row " +
      "no-immunity-for-attackers the-honinbo-league-1993 what-komatsu-could-have-done in-one-sentence",
  ],
  [
    "cycle-removal",
    "cycle-removal",
    "a-sly-ninth-stone>remove-it-or-go-on in-black-s-own-interest>remove-it-or-go-on the-wrong-moment>white-goes-round one-neutral-point>white-goes-round " +
      "or-the-last-point-at-once>what-rin-could-have-done near-and-far>flickering-stones three-kos>flickering-stones",
  ],
  ["cycle-removal", "counting", "or-a-fight-to-the-death>a-price-for-repetition"],
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
    "test-1>opening refute-it by-a-seki>refute-it by-a-ko>refute-it by-patience>refute-it test-2>opening test-3>opening " +
      "the-weak-spot>refute-it as-the-source-plays-it>refute-it test-4>opening how-it-fails>refute-it test-5 " +
      "why-not-up>test-5 test-6 what-the-judge-says two-stones-for-one-wall an-answer-to-a-pass>two-stones-for-one-wall " +
      "in-the-centre>two-stones-for-one-wall the-only-move-missing",
  ],
  [
    "after-end",
    "famous-quarrels",
    "one-point-in-1969 with-lots-of-oh a-game-on-television six-points-in-a-corner",
  ],
  [
    "would-you-pass",
    "would-you-pass",
    "by-patience>refute-it test-2>opening why-not-up>test-5 an-answer-to-a-pass>two-stones-for-one-wall",
  ],
  ["after-end", "counting", "a-ko-about-nothing>a-silly-ko who-goes-on-and-on>no-pass"],
  ["beast-12", "famous-quarrels", "in-a-real-game>opening"],
  ["beast-4", "beast-4", "before-the-end>the-ruling"],
  ["beast-13", "beast-13", "three-stones>the-ruling"],
  ["beast-14", "beast-14", "what-each-could-have-done>the-ruling"],
  ["beast-15", "beast-15", "before-the-end>the-ruling"],
  ["beast-17", "beast-17", "the-second-ko>the-ruling"],
  ["beast-18", "beast-18", "how-a-threat-works>the-ruling"],
  ["beast-19", "beast-19", "beyond-the-line>the-source-s-line"],
  ["beast-22", "beast-22", "what-if-black-hurries>the-ruling"],
  ["beast-25", "beast-25", "the-flip>the-ruling"],
  ["beast-26", "beast-26", "eight-moves>the-ruling"],
  ["beast-28", "beast-28", "how-the-threat-works>the-ruling"],
  ["beast-30", "beast-30", "white-begins>whole-board"],
  ["beast-31", "beast-31", "if-white-does-not-wait>the-ruling"],
  [
    "the-1989-rules",
    "the-1989-rules",
    "two-definitions>alive same-ko>owing ordinary>two-more nine>five-steps aji>agreement three-passes>both-lose " +
      "shielded>five-steps when>five-steps",
  ],
  ["jasiek", "jasiek", "what-both-agree-on>an-eye-to-fill"],
  ["degrees", "degrees", "where-it-stops>snapback"],
  ["the-1989-rules", "beast-2", "elsewhere>under-the-1989-rules"],
  ["the-1989-rules", "official-examples", "ld-5>example-5 gallery>opening"],
  [
    "japanese-2003",
    "japanese-2003",
    "long-ones>open bent-four>open what-it-costs>open holes>open thousand-years>open",
  ],
  ["japanese-2003", "the-1989-rules", "territory>two-more"],
  [
    "new-amateur-japanese",
    "new-amateur-japanese",
    "if-white-does-not-pass>control three-points>thousand-years double-kos>thousand-years unexpected>thousand-years " +
      "slip>thousand-years triple-ko>fixed-ko threat>thousand-years lost>before-passing",
  ],
  [
    "before-1949",
    "before-1949",
    "robinson>yasunaga too-early>three-stops three-points>seki after>seki half-point>seki against>dragon",
  ],
  [
    "ing",
    "ing",
    "compensation>fill-in four-passes>bent-four double-hot>hot balanced>who-disturbs threats-and-corners>bent-four",
  ],
  ["counting", "cycle-removal", "wise-to-start>when-a-circle-is-the-best-move"],
  [
    "counting",
    "counting",
    "the-same-without-a-ban>a-price-for-repetition four-games-from-long-ago>eleven-rules " +
      "neutrals-all-around>which-ko-is-silly pass-stones>which-ko-is-silly a-button>which-ko-is-silly ends>the-end",
  ],
  [
    "playing-it-out",
    "counting",
    "opening>a-silly-ko a-silly-ko neutrals-all-around>which-ko-is-silly which-ko-is-silly " +
      "pass-stones>which-ko-is-silly a-button>which-ko-is-silly ends>the-end the-stones-nobody-took no-pass four-games-from-long-ago>eleven-rules " +
      "five-neutral-boards>which-ko-is-silly an-odd-number>which-ko-is-silly what-it-is-all-worth>eleven-rules",
  ],
  [
    "errata",
    "errata",
    "suicide-in-print>this-book prisoner>this-book wrong-letter>this-book nought>this-book maps>official-examples",
  ],
];

/**
 * Runs of numbered figures and steps, by their names up to the fourth format of records. One that is gone now has the
 * number 0.
 */
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
  ["after-end", "step", 9, 10, "famous-quarrels", 6],
  ["after-end", "step", 11, 12, "famous-quarrels", 9],
  ["after-end", "step", 13, 14, "after-end", 9],
  ["after-end", "step", 15, 16, "after-end", 0],
  ["beast-12", "figure", 3, 3, "famous-quarrels", 1],
  ["beast-13", "figure", 2, 2, "beast-13", 0],
  ["beast-13", "figure", 3, 3, "beast-13", 2],
  ["beast-14", "figure", 2, 3, "beast-14", 0],
  ["beast-14", "figure", 4, 4, "beast-14", 2],
  ["beast-15", "figure", 2, 2, "beast-15", 0],
  ["beast-15", "figure", 3, 3, "beast-15", 2],
  ["beast-17", "figure", 2, 2, "beast-17", 0],
  ["beast-17", "figure", 3, 3, "beast-17", 2],
  ["beast-18", "figure", 2, 2, "beast-18", 0],
  ["beast-18", "figure", 3, 3, "beast-18", 2],
  ["beast-19", "figure", 3, 3, "beast-19", 0],
  ["beast-19", "figure", 4, 4, "beast-19", 3],
  ["beast-22", "figure", 2, 2, "beast-22", 0],
  ["beast-22", "figure", 3, 3, "beast-22", 2],
  ["beast-25", "figure", 2, 2, "beast-25", 0],
  ["beast-25", "figure", 3, 3, "beast-25", 2],
  ["beast-26", "figure", 2, 2, "beast-26", 0],
  ["beast-26", "figure", 3, 4, "beast-26", 2],
  ["beast-28", "figure", 2, 2, "beast-28", 0],
  ["beast-28", "figure", 3, 3, "beast-28", 2],
  ["beast-30", "figure", 2, 2, "beast-30", 0],
  ["beast-30", "figure", 3, 6, "beast-30", 2],
  ["beast-31", "figure", 2, 2, "beast-31", 0],
  ["beast-31", "figure", 3, 3, "beast-31", 2],
  ["beast-4", "figure", 3, 3, "beast-4", 0],
  ["beast-4", "figure", 4, 4, "beast-4", 3],
  ["before-1949", "figure", 1, 2, "before-1949", 2],
  ["before-1949", "figure", 3, 3, "before-1949", 0],
  ["before-1949", "step", 2, 2, "before-1949", 0],
  ["before-1949", "step", 3, 5, "before-1949", 2],
  ["before-1949", "step", 6, 10, "before-1949", 0],
  ["before-end", "figure", 2, 4, "famous-quarrels", 2],
  ["before-end", "figure", 5, 6, "famous-quarrels", 6],
  ["before-end", "figure", 7, 12, "would-you-pass", 0],
  ["before-end", "figure", 13, 13, "would-you-pass", 1],
  ["before-end", "step", 1, 1, "before-end", 2],
  ["before-end", "step", 2, 2, "before-end", 1],
  ["before-end", "step", 11, 11, "would-you-pass", 5],
  ["before-end", "step", 12, 12, "before-end", 11],
  ["before-end", "step", 13, 14, "would-you-pass", 0],
  ["before-end", "step", 15, 15, "before-end", 12],
  ["before-end", "step", 16, 16, "would-you-pass", 6],
  ["before-end", "step", 17, 18, "before-end", 13],
  ["before-end", "step", 19, 21, "famous-quarrels", 3],
  ["before-end", "step", 22, 22, "famous-quarrels", 8],
  ["before-end", "step", 23, 24, "would-you-pass", 1],
  ["before-end", "step", 25, 28, "would-you-pass", 0],
  ["before-end", "step", 29, 30, "would-you-pass", 3],
  ["control", "figure", 2, 4, "control", 0],
  ["control", "figure", 5, 6, "control", 2],
  ["control", "figure", 7, 8, "control", 0],
  ["control", "step", 12, 12, "control", 0],
  ["control", "step", 13, 15, "control", 12],
  ["control", "step", 16, 16, "control", 0],
  ["counting", "figure", 1, 1, "counting", 3],
  ["counting", "figure", 2, 3, "counting", 1],
  ["counting", "figure", 4, 4, "counting", 0],
  ["counting", "figure", 6, 6, "counting", 3],
  ["counting", "figure", 7, 7, "counting", 0],
  ["counting", "figure", 8, 9, "counting", 4],
  ["counting", "step", 4, 4, "counting", 0],
  ["counting", "step", 5, 5, "counting", 4],
  ["counting", "step", 6, 6, "counting", 0],
  ["counting", "step", 7, 7, "counting", 5],
  ["counting", "step", 8, 9, "counting", 0],
  ["counting", "step", 10, 10, "counting", 6],
  ["cycle-removal", "figure", 1, 3, "cycle-removal", 0],
  ["cycle-removal", "figure", 4, 4, "overview-2", 1],
  ["cycle-removal", "figure", 5, 5, "cycle-removal", 0],
  ["cycle-removal", "figure", 6, 6, "overview-2", 2],
  ["cycle-removal", "step", 2, 5, "overview-2", 10],
  ["cycle-removal", "step", 6, 7, "cycle-removal", 2],
  ["cycle-removal", "step", 8, 8, "cycle-removal", 0],
  ["cycle-removal", "step", 9, 10, "cycle-removal", 4],
  ["cycle-removal", "step", 11, 15, "overview-2", 15],
  ["cycle-removal", "step", 16, 16, "cycle-removal", 6],
  ["cycle-removal", "step", 17, 17, "cycle-removal", 0],
  ["cycle-removal", "step", 18, 20, "cycle-removal", 7],
  ["cycle-removal", "step", 21, 22, "cycle-removal", 0],
  ["cycle-removal", "step", 23, 23, "cycle-removal", 10],
  ["degrees", "figure", 4, 4, "degrees", 0],
  ["ending", "step", 1, 10, "ending", 4],
  ["ending", "step", 11, 11, "overview-2", 14],
  ["errata", "figure", 4, 4, "errata", 0],
  ["errata", "figure", 5, 5, "errata", 4],
  ["errata", "figure", 6, 9, "errata", 0],
  ["errata", "figure", 10, 12, "errata", 5],
  ["ing", "figure", 2, 2, "ing", 3],
  ["ing", "figure", 3, 3, "ing", 0],
  ["ing", "figure", 5, 8, "ing", 0],
  ["ing", "step", 2, 2, "ing", 0],
  ["ing", "step", 3, 5, "ing", 2],
  ["japanese-2003", "figure", 2, 2, "japanese-2003", 0],
  ["japanese-2003", "figure", 3, 7, "japanese-2003", 2],
  ["japanese-2003", "figure", 8, 20, "japanese-2003", 0],
  ["japanese-2003", "step", 6, 6, "japanese-2003", 0],
  ["jasiek", "figure", 3, 3, "jasiek", 0],
  ["new-amateur-japanese", "figure", 3, 5, "new-amateur-japanese", 0],
  ["new-amateur-japanese", "figure", 6, 7, "new-amateur-japanese", 3],
  ["new-amateur-japanese", "figure", 8, 11, "new-amateur-japanese", 0],
  ["new-amateur-japanese", "figure", 12, 12, "new-amateur-japanese", 5],
  ["new-amateur-japanese", "figure", 13, 23, "new-amateur-japanese", 0],
  ["new-amateur-japanese", "figure", 24, 25, "new-amateur-japanese", 6],
  ["new-amateur-japanese", "figure", 26, 26, "new-amateur-japanese", 0],
  ["new-amateur-japanese", "figure", 27, 27, "new-amateur-japanese", 8],
  ["new-amateur-japanese", "figure", 28, 28, "new-amateur-japanese", 0],
  ["new-amateur-japanese", "step", 6, 6, "new-amateur-japanese", 0],
  ["new-amateur-japanese", "step", 7, 7, "new-amateur-japanese", 6],
  ["new-amateur-japanese", "step", 8, 8, "new-amateur-japanese", 0],
  ["overview-1", "step", 2, 2, "overview-1", 0],
  ["overview-1", "step", 3, 4, "overview-1", 2],
  ["overview-1", "step", 5, 5, "overview-1", 0],
  ["overview-1", "step", 6, 8, "ending", 1],
  ["overview-1", "step", 9, 9, "overview-1", 4],
  ["overview-1", "step", 10, 10, "overview-1", 0],
  ["overview-1", "step", 11, 13, "overview-1", 5],
  ["overview-2", "figure", 1, 1, "overview-2", 0],
  ["overview-2", "step", 5, 6, "overview-2", 0],
  ["overview-2", "step", 7, 8, "overview-2", 5],
  ["overview-2", "step", 9, 9, "overview-2", 0],
  ["overview-2", "step", 10, 12, "overview-2", 7],
  ["playing-it-out", "figure", 1, 5, "counting", 0],
  ["playing-it-out", "figure", 6, 6, "counting", 4],
  ["playing-it-out", "figure", 7, 7, "counting", 0],
  ["playing-it-out", "step", 1, 1, "counting", 4],
  ["playing-it-out", "step", 2, 3, "counting", 0],
  ["playing-it-out", "step", 4, 5, "counting", 5],
  ["playing-it-out", "step", 6, 6, "counting", 0],
  ["precise-rules", "figure", 3, 3, "precise-rules", 5],
  ["precise-rules", "figure", 4, 5, "precise-rules", 7],
  ["precise-rules", "figure", 6, 6, "precise-rules", 13],
  ["precise-rules", "figure", 7, 8, "precise-rules", 15],
  ["precise-rules", "figure", 9, 11, "precise-rules", 19],
  ["precise-rules", "figure", 12, 15, "precise-rules", 24],
  ["precise-rules", "figure", 16, 24, "precise-rules", 30],
  ["precise-rules", "step", 1, 3, "precise-rules", 0],
  ["precise-rules", "step", 4, 4, "precise-rules", 1],
  ["precise-rules", "step", 5, 5, "precise-rules", 0],
  ["precise-rules", "step", 6, 7, "precise-rules", 2],
  ["precise-rules", "step", 8, 8, "precise-rules", 0],
  ["precise-rules", "step", 9, 10, "precise-rules", 4],
  ["precise-rules", "step", 11, 14, "precise-rules", 0],
  ["precise-rules", "step", 15, 15, "precise-rules", 6],
  ["precise-rules", "step", 16, 20, "precise-rules", 0],
  ["precise-rules", "step", 21, 21, "precise-rules", 7],
  ["the-1989-rules", "figure", 3, 4, "the-1989-rules", 0],
  ["the-1989-rules", "figure", 5, 5, "the-1989-rules", 3],
  ["the-1989-rules", "figure", 6, 6, "the-1989-rules", 0],
  ["the-1989-rules", "figure", 7, 7, "the-1989-rules", 9],
  ["the-1989-rules", "figure", 8, 10, "the-1989-rules", 4],
  ["the-1989-rules", "figure", 11, 11, "the-1989-rules", 0],
  ["the-1989-rules", "figure", 12, 13, "the-1989-rules", 10],
  ["the-1989-rules", "figure", 14, 14, "the-1989-rules", 0],
  ["the-1989-rules", "figure", 15, 15, "the-1989-rules", 7],
  ["the-1989-rules", "figure", 16, 19, "the-1989-rules", 0],
  ["the-1989-rules", "figure", 20, 20, "the-1989-rules", 12],
  ["the-1989-rules", "figure", 21, 23, "the-1989-rules", 0],
  ["the-1989-rules", "figure", 24, 24, "the-1989-rules", 8],
  ["the-1989-rules", "step", 2, 2, "the-1989-rules", 0],
  ["the-1989-rules", "step", 3, 3, "the-1989-rules", 5],
  ["the-1989-rules", "step", 5, 5, "the-1989-rules", 2],
  ["the-1989-rules", "step", 6, 6, "the-1989-rules", 0],
  ["the-1989-rules", "step", 7, 7, "the-1989-rules", 3],
  ["the-1989-rules", "step", 8, 8, "the-1989-rules", 0],
  ["the-1989-rules", "step", 9, 9, "the-1989-rules", 6],
  ["welcome", "step", 5, 6, "welcome", 0],
  ["welcome", "step", 7, 7, "welcome", 5],
  ["welcome", "step", 8, 9, "welcome", 0],
  ["would-you-pass", "figure", 1, 2, "would-you-pass", 0],
  ["would-you-pass", "figure", 3, 3, "would-you-pass", 1],
  ["would-you-pass", "step", 3, 3, "would-you-pass", 0],
  ["would-you-pass", "step", 4, 6, "would-you-pass", 3],
  ["would-you-pass", "step", 7, 7, "would-you-pass", 0],
  ["would-you-pass", "step", 8, 8, "would-you-pass", 6],
];

/** Where a section is now that once stood there; null where it never moved. */
export function sectionMovedTo(page: string, section: string): Spot | null {
  for (const [from, to, sections] of SECTIONS)
    for (const [old, now = old] of from === page ? sections.split(" ").map((one) => one.split(">")) : [])
      if (old === section) return { page: to, id: now as string };
  return null;
}

/** Where an address within a merged page leads; null for addresses of other pages. */
export function mergedPageMovedTo(path: string, id: string): Spot | null {
  const page = MERGED_PAGES.find((one) => path.endsWith(`/${one}.html`));
  if (!page) return null;
  return sectionMovedTo(page, id) ?? numberedMovedTo(page, id) ?? sectionMovedTo(page, "opening");
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
