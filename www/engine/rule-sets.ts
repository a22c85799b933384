// Written by the tests of `crate/report` from the registry of rule sets; `LOJA_UPDATE=1 cargo test -p loja-report` writes it again.
import type { RulesName } from "./systems.ts";

/** A choice that players make before a game: one of some words, the first by default, or a number. */
export interface RuleOption {
  name: string;
  title: string;
  choices: readonly { name: string; title: string }[] | null;
  /** Names of options that make up for the same, so that a game has one of them. */
  insteadOf: readonly string[];
}

/** A rule set as `Description` of `crate/systems` has it. */
export interface RuleSet {
  /** Over a column. */
  title: string;
  /** Below it: whose text, and how it is read. */
  by: string;
  /** On a tab. */
  short: string;
  /** Within a sentence, after "by". */
  words: string;
  /** The end of a game, and special turns on the way. */
  guide: string;
  /** Where clauses that name only a line or a page stand. */
  document: string | null;
  options: readonly RuleOption[];
}

/** All rule sets, in the order in which lists have them. */
export const RULE_SETS: Record<RulesName, RuleSet> = {
  "ljrg": {
    "by": "LJRG, Pauli",
    "document": null,
    "guide": "",
    "options": [],
    "short": "Book",
    "title": "This book",
    "words": "the rules of this book"
  },
  "jrg89": {
    "by": "as Pauli reads it",
    "document": "Japanese rules of 1989",
    "guide": "Two passes in a row stop play. Then both agree, or say whether to resume.",
    "options": [
      {
        "choices": [
          {
            "name": "where-captured",
            "title": "where it took"
          },
          {
            "name": "everywhere",
            "title": "wherever one is new"
          }
        ],
        "insteadOf": [],
        "name": "ko-marks",
        "title": "After a capture a ko is marked"
      }
    ],
    "short": "1989",
    "title": "Japanese 1989",
    "words": "the 1989 rules"
  },
  "j2003": {
    "by": "Jasiek, informal text",
    "document": null,
    "guide": "Two passes in a row end play, but not while there is a direct ko stone.",
    "options": [],
    "short": "2003",
    "title": "Japanese 2003",
    "words": "the 2003 rules"
  },
  "naj": {
    "by": "Jasiek, commentary",
    "document": null,
    "guide": "Two passes in a row end the game. Then both agree, or go through ten steps.",
    "options": [],
    "short": "NAJ",
    "title": "New Amateur-Japanese",
    "words": "the New Amateur-Japanese rules"
  },
  "najn": {
    "by": "Jasiek, repetition ties",
    "document": null,
    "guide": "Two passes in a row end the game. When a position comes back, both may agree on a tie.",
    "options": [],
    "short": "NAJ tie",
    "title": "New Amateur, ties",
    "words": "the New Amateur-Japanese rules with ties"
  },
  "yasunaga": {
    "by": "Yasunaga",
    "document": "Yasunaga’s draft",
    "guide": "Three passes in a row end the game. No position may come back, except after a pass.",
    "options": [],
    "short": "1929",
    "title": "Draft of 1929",
    "words": "the draft of 1929"
  },
  "shimada": {
    "by": "Shimada’s plan",
    "document": "Shimada’s plan",
    "guide": "Three times two passes: the temporary end, the end, the decisive position. No position may come back; suicide is allowed.",
    "options": [],
    "short": "Shimada",
    "title": "Three stops",
    "words": "Shimada’s plan"
  },
  "ing": {
    "by": "as simplified",
    "document": "Simplified Ing Rules",
    "guide": "Two passes adjourn the game, two more end it. Nobody may recapture hot stones at once.",
    "options": [
      {
        "choices": null,
        "insteadOf": [],
        "name": "handicap",
        "title": "Handicap stones"
      }
    ],
    "short": "Ing",
    "title": "Ing",
    "words": "the Ing rules as simplified"
  },
  "stone": {
    "by": "if nobody plays on",
    "document": "the eleven rules of the introduction",
    "guide": "Three turns in a row without a stone end the game. Stones on the board are counted.",
    "options": [],
    "short": "Stones",
    "title": "Stones",
    "words": "stone scoring"
  },
  "area": {
    "by": "if nobody plays on",
    "document": "the eleven rules of the introduction",
    "guide": "Three turns in a row without a stone end the game. Stones and what they surround are counted.",
    "options": [
      {
        "choices": [
          {
            "name": "off",
            "title": "none"
          },
          {
            "name": "on",
            "title": "beside the board"
          },
          {
            "name": "black",
            "title": "Black has it"
          },
          {
            "name": "white",
            "title": "White has it"
          }
        ],
        "insteadOf": [
          "first-pass",
          "pass-stones"
        ],
        "name": "button",
        "title": "Button for half a point"
      },
      {
        "choices": [
          {
            "name": "off",
            "title": "no"
          },
          {
            "name": "on",
            "title": "yes"
          },
          {
            "name": "black",
            "title": "Black passed first"
          },
          {
            "name": "white",
            "title": "White passed first"
          }
        ],
        "insteadOf": [
          "button",
          "pass-stones"
        ],
        "name": "first-pass",
        "title": "Half a point for the first pass"
      },
      {
        "choices": [
          {
            "name": "off",
            "title": "no"
          },
          {
            "name": "on",
            "title": "yes"
          }
        ],
        "insteadOf": [
          "button",
          "first-pass"
        ],
        "name": "pass-stones",
        "title": "A stone for each pass, and territory counts"
      }
    ],
    "short": "Area",
    "title": "Area",
    "words": "area scoring"
  },
  "no-pass": {
    "by": "who moves last",
    "document": "Logical Japanese Rules, without passes",
    "guide": "Nobody may pass. A player who can’t place a stone anywhere has lost.",
    "options": [],
    "short": "No pass",
    "title": "No pass",
    "words": "go without passing"
  },
  "superko-positional": {
    "by": "positional superko",
    "document": "Logical Japanese Rules, on the International Rules",
    "guide": "No position may come back. Two passes stop play: both agree, or play on to a second stop, which ends it.",
    "options": [],
    "short": "Int’l",
    "title": "International",
    "words": "the International rules"
  },
  "superko-situational": {
    "by": "situational superko",
    "document": "Logical Japanese Rules, on the AGA’s rules",
    "guide": "No position may come back with the same player to move. After two passes both may agree; four in a row end the game.",
    "options": [],
    "short": "AGA",
    "title": "AGA",
    "words": "the AGA rules"
  },
  "tromp-taylor": {
    "by": "ten rules",
    "document": "the logical rules of Tromp and Taylor",
    "guide": "Two passes in a row end the game. No board may come back, and you may take your own stones off.",
    "options": [
      {
        "choices": null,
        "insteadOf": [],
        "name": "handicap",
        "title": "Handicap stones"
      }
    ],
    "short": "Ten rules",
    "title": "Tromp-Taylor",
    "words": "the rules of Tromp and Taylor"
  },
  "jrg89-jasiek": {
    "by": "capturable living string",
    "document": "Jasiek on the Japanese rules of 1989",
    "guide": "Two passes in a row stop play. Then both agree, or say whether to resume.",
    "options": [
      {
        "choices": [
          {
            "name": "where-captured",
            "title": "where it took"
          },
          {
            "name": "everywhere",
            "title": "wherever one is new"
          }
        ],
        "insteadOf": [],
        "name": "ko-marks",
        "title": "After a capture a ko is marked"
      }
    ],
    "short": "1989 J",
    "title": "1989, Jasiek",
    "words": "Jasiek’s reading of the 1989 rules"
  },
  "jrg89-degrees": {
    "by": "article 7 by degrees",
    "document": "Japanese rules of 1989, article 7 by degrees",
    "guide": "Two passes in a row stop play. Then both agree, or say whether to resume.",
    "options": [
      {
        "choices": [
          {
            "name": "where-captured",
            "title": "where it took"
          },
          {
            "name": "everywhere",
            "title": "wherever one is new"
          }
        ],
        "insteadOf": [],
        "name": "ko-marks",
        "title": "After a capture a ko is marked"
      }
    ],
    "short": "1989 °",
    "title": "1989 by degrees",
    "words": "the 1989 rules by degrees"
  },
};
