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
  /** What counts on a board that both have played out; null where no points decide. */
  counting: "territory" | "area" | "stones" | null;
  /** From the first stop to the end: agreement or play, a resumption that each asks for, ten steps, or three stops. */
  settlement: "play-on" | "resumption" | "ten-steps" | "three-stops";
  /** Whether a line of play shows how a dead stone is captured. */
  showsCaptures: boolean;
}

/** All rule sets, in the order in which lists have them. */
export const RULE_SETS: Record<RulesName, RuleSet> = {
  "ljrg": {
    "by": "LJRG, Pauli",
    "counting": "territory",
    "document": null,
    "guide": "",
    "options": [],
    "settlement": "play-on",
    "short": "Book",
    "showsCaptures": false,
    "title": "This book",
    "words": "the rules of this book"
  },
  "jrg89": {
    "by": "as Pauli reads it",
    "counting": "territory",
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
    "settlement": "resumption",
    "short": "1989",
    "showsCaptures": true,
    "title": "Japanese 1989",
    "words": "the 1989 rules"
  },
  "j2003": {
    "by": "Jasiek, informal text",
    "counting": "territory",
    "document": null,
    "guide": "Two passes in a row end play, but not while there is a direct ko stone.",
    "options": [],
    "settlement": "play-on",
    "short": "2003",
    "showsCaptures": false,
    "title": "Japanese 2003",
    "words": "the 2003 rules"
  },
  "naj": {
    "by": "Jasiek, commentary",
    "counting": "territory",
    "document": null,
    "guide": "Two passes in a row end the game. Then both agree, or go through ten steps.",
    "options": [],
    "settlement": "ten-steps",
    "short": "NAJ",
    "showsCaptures": false,
    "title": "New Amateur-Japanese",
    "words": "the New Amateur-Japanese rules"
  },
  "najn": {
    "by": "Jasiek, repetition ties",
    "counting": "territory",
    "document": null,
    "guide": "Two passes in a row end the game. When a position comes back, both may agree on a tie.",
    "options": [],
    "settlement": "ten-steps",
    "short": "NAJ tie",
    "showsCaptures": false,
    "title": "New Amateur, ties",
    "words": "the New Amateur-Japanese rules with ties"
  },
  "yasunaga": {
    "by": "Yasunaga",
    "counting": "territory",
    "document": "Yasunaga’s draft",
    "guide": "Three passes in a row end the game. No position may come back, except after a pass.",
    "options": [],
    "settlement": "play-on",
    "short": "1929",
    "showsCaptures": false,
    "title": "Draft of 1929",
    "words": "the draft of 1929"
  },
  "shimada": {
    "by": "Shimada’s plan",
    "counting": "territory",
    "document": "Shimada’s plan",
    "guide": "Three times two passes: the temporary end, the end, the decisive position. No position may come back; suicide is allowed.",
    "options": [],
    "settlement": "three-stops",
    "short": "Shimada",
    "showsCaptures": false,
    "title": "Three stops",
    "words": "Shimada’s plan"
  },
  "ing": {
    "by": "as simplified",
    "counting": "area",
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
    "settlement": "play-on",
    "short": "Ing",
    "showsCaptures": false,
    "title": "Ing",
    "words": "the Ing rules as simplified"
  },
  "stone": {
    "by": "if nobody plays on",
    "counting": "stones",
    "document": "the eleven rules of the introduction",
    "guide": "Three turns in a row without a stone end the game. Stones on the board are counted.",
    "options": [],
    "settlement": "play-on",
    "short": "Stones",
    "showsCaptures": false,
    "title": "Stones",
    "words": "stone scoring"
  },
  "area": {
    "by": "if nobody plays on",
    "counting": "area",
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
    "settlement": "play-on",
    "short": "Area",
    "showsCaptures": false,
    "title": "Area",
    "words": "area scoring"
  },
  "no-pass": {
    "by": "who moves last",
    "counting": null,
    "document": "Logical Japanese Rules, without passes",
    "guide": "Nobody may pass. A player who can’t place a stone anywhere has lost.",
    "options": [],
    "settlement": "play-on",
    "short": "No pass",
    "showsCaptures": false,
    "title": "No pass",
    "words": "go without passing"
  },
  "superko-positional": {
    "by": "positional superko",
    "counting": "area",
    "document": "Logical Japanese Rules, on the International Rules",
    "guide": "No position may come back. Two passes stop play: both agree, or play on to a second stop, which ends it.",
    "options": [],
    "settlement": "play-on",
    "short": "Int’l",
    "showsCaptures": false,
    "title": "International",
    "words": "the International rules"
  },
  "superko-situational": {
    "by": "situational superko",
    "counting": "area",
    "document": "Logical Japanese Rules, on the AGA’s rules",
    "guide": "No position may come back with the same player to move. After two passes both may agree; four in a row end the game.",
    "options": [],
    "settlement": "play-on",
    "short": "AGA",
    "showsCaptures": false,
    "title": "AGA",
    "words": "the AGA rules"
  },
  "tromp-taylor": {
    "by": "ten rules",
    "counting": "area",
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
    "settlement": "play-on",
    "short": "Ten rules",
    "showsCaptures": false,
    "title": "Tromp-Taylor",
    "words": "the rules of Tromp and Taylor"
  },
  "jrg89-jasiek": {
    "by": "capturable living string",
    "counting": "territory",
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
    "settlement": "resumption",
    "short": "1989 J",
    "showsCaptures": false,
    "title": "1989, Jasiek",
    "words": "Jasiek’s reading of the 1989 rules"
  },
  "jrg89-degrees": {
    "by": "article 7 by degrees",
    "counting": "territory",
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
    "settlement": "resumption",
    "short": "1989 °",
    "showsCaptures": false,
    "title": "1989 by degrees",
    "words": "the 1989 rules by degrees"
  },
};
