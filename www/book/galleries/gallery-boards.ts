/** The gallery of boards that many rule sets judge: its filters, and its cards. */
import { RULE_SETS } from "../../engine/rule-sets.ts";
import type { ComparedLaw } from "../book.ts";
import { type BoardPage, boardsOf } from "../order.ts";
import type { Facets, Group } from "./filters.ts";
import type { GalleryKind } from "./gallery-kind.ts";

const TELLS = "To choose here tells you something of boards that you have not judged.";
const STAGES = {
  stop: "May play stop?",
  dead: "What is dead?",
  whose: "Whose points?",
  counted: "How counted?",
} as const;
type Stage = keyof typeof STAGES;

const isStage = (word: string | undefined): word is Stage => word !== undefined && word in STAGES;

export const BOARDS: GalleryKind<BoardPage> = {
  pagesOf: boardsOf,
  one: "board",
  many: "boards",
  none: "No board is all of that.",
  first: [],
  groups,
  facetsOf,
  nameOf: ({ title }) => title,
  rulingOf: ({ compared }) => scoresTold(compared.law),
  sign: () => false,
  told: () => false,
};

/** "4 scores, 1 open". */
export function scoresTold(laws: readonly ComparedLaw[]): string {
  const scores = scoresOf(laws);
  const open = laws.filter(({ result }) => result === "?").length;
  return `${scores} ${scores === 1 ? "score" : "scores"}${open > 0 ? `, ${open} open` : ""}`;
}

const scoresOf = (laws: readonly ComparedLaw[]): number =>
  new Set(laws.flatMap(({ result }) => (result === "?" ? [] : [result]))).size;

/** Whether the sources and the engine say the same, as far as both say something. */
function sources(laws: readonly ComparedLaw[]): string[] {
  const told = laws.filter((law) => law.told !== undefined);
  if (told.length === 0) return ["untold"];
  const values = told.map(({ result, told }) =>
    result === "?" ? "open" : result === told ? "same" : "other",
  );
  return [...new Set(values)];
}

export function facetsOf({ compared: { law } }: Pick<BoardPage, "compared">): Facets {
  const stages = law.map(({ parts }) => parts).filter(isStage);
  const scores = scoresOf(law);
  return {
    parts: law.filter(({ parts }) => isStage(parts)).map(({ rules }) => rules),
    stage: [...new Set(stages)],
    scores: [scores >= 4 ? "four" : String(scores)],
    sources: sources(law),
  };
}

function groups(boards: readonly BoardPage[]): Group[] {
  const asked = boards.flatMap(({ compared }) => compared.law.slice(1).map(({ rules }) => rules));
  return [
    {
      name: "you",
      title: "You",
      values: [
        ["predicted", "Predicted"],
        ["play", "Started"],
        ["new", "Not seen yet"],
      ],
    },
    {
      name: "parts",
      title: "Differs from this book",
      values: [...new Set(asked)].map((rules) => [rules, RULE_SETS[rules].title]),
      note: TELLS,
    },
    {
      name: "stage",
      title: "Where they first differ",
      values: Object.entries(STAGES).map(([stage, text]) => [stage, text]),
    },
    {
      name: "scores",
      title: "Scores on one board",
      values: [
        ["1", "One"],
        ["2", "Two"],
        ["3", "Three"],
        ["four", "Four or more"],
      ],
    },
    {
      name: "sources",
      title: "Source and engine",
      values: [
        ["same", "Say the same"],
        ["other", "Differ"],
        ["open", "Undecided"],
        ["untold", "No source"],
      ],
    },
  ];
}
