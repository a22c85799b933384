//! Which words of a law decide at a stage, and where they stand. Lines are those of the documents as they came; each was looked up there.

use super::law::Law;
use super::stage::Stage;
use crate::system::System;

/// A passage of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The document.
    pub document: &'static str,
    /// What its author calls the passage, where he numbers or names it.
    pub name: &'static str,
    /// Its first and its last line.
    pub lines: [u16; 2],
    /// What it says about this stage, in our words.
    pub says: &'static str,
}

const LJRG: &str = "logical-japanese-rules.md";
const J2003: &str = "japanese-2003-rules-informal.txt";
const NAJ: &str = "new-amateur-japanese-rules-commentary.txt";
const SHIMADA: &str = "shimada-problems-in-composing-igo-rules.txt";
const ING: &str = "simplified-ing-rules.txt";

const fn at(
    document: &'static str,
    name: &'static str,
    lines: [u16; 2],
    says: &'static str,
) -> Clause {
    Clause {
        document,
        name,
        lines,
        says,
    }
}

/// What decides at a stage by a law.
#[must_use]
pub const fn clause(law: Law, stage: Stage) -> Clause {
    match law {
        Law::Ljrg => ljrg(stage),
        Law::Other(system) => match system {
            System::Jrg89 => jrg89(stage),
            System::J2003 => j2003(stage),
            System::Naj | System::Najn => naj(stage),
            System::Yasunaga => yasunaga(stage),
            System::Shimada => shimada(stage),
            System::Ing => ing(stage),
            System::Stone => stone(stage),
            System::Area => area(stage),
            System::NoPass => at(
                LJRG,
                "no-pass go",
                [3986, 3988],
                "nobody passes, who has no legal move left has lost, and nothing is counted",
            ),
            System::SuperkoPositional => international(stage),
            System::SuperkoSituational => aga(stage),
        },
    }
}

const fn ljrg(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            LJRG,
            "E2",
            [902, 904],
            "a pass count of 2 is final; a turn without a stone or a cycle raises it (B2), and nothing else is asked",
        ),
        Stage::Dead => at(
            LJRG,
            "C1, C3",
            [820, 832],
            "a stone is dead where the opponent controls its location, so where he can lock a set that it is in",
        ),
        Stage::Whose => at(
            LJRG,
            "C3, C4",
            [830, 836],
            "a location is controlled by who can lock a set that it is in",
        ),
        Stage::Counted => at(
            LJRG,
            "C1, C2",
            [820, 829],
            "controlled locations without an own stone, enemy stones there once more, and prisoners",
        ),
    }
}

const fn jrg89(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            LJRG,
            "article 9.1",
            [4595, 4598],
            "two passes in a row stop the game",
        ),
        Stage::Dead => at(
            LJRG,
            "article 7.1 as I1 to I6",
            [4588, 4592],
            "stones are alive that can’t be captured, or whose capture enables a new stone that can’t be",
        ),
        Stage::Whose => at(
            LJRG,
            "article 8 as corrected",
            [5187, 5199],
            "eye points of living stones that no seki has spread to",
        ),
        Stage::Counted => at(
            LJRG,
            "article 10",
            [4599, 4603],
            "points of territory, dead enemy stones in it, and prisoners",
        ),
    }
}

const fn j2003(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            J2003,
            "Direct Ko Rule",
            [61, 77],
            "two passes in a row end the alternation, but never with a direct ko stone on the board",
        ),
        Stage::Dead => at(
            J2003,
            "Life and Death",
            [95, 119],
            "strings are alive that are uncapturable, or capturable under or local to the string",
        ),
        Stage::Whose => at(
            J2003,
            "Scoring",
            [177, 189],
            "eye points that are in no region beside a dame",
        ),
        Stage::Counted => at(
            J2003,
            "Scoring",
            [189, 193],
            "territory, dead stones on it, and the difference of prisoners; the list of the score itself is lost",
        ),
    }
}

const fn naj(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            NAJ,
            "Two and Three Successive Passes",
            [1022, 1024],
            "two passes in a row end the alternation",
        ),
        Stage::Dead => at(
            NAJ,
            "control",
            [446, 550],
            "enemy stones count where a player’s own analysis ends with his immortal stones on or around them",
        ),
        Stage::Whose => at(
            NAJ,
            "control",
            [446, 550],
            "an intersection is controlled where a player’s own analysis ends with his immortal stones on it or all around",
        ),
        Stage::Counted => at(
            NAJ,
            "score",
            [502, 606],
            "a controlled intersection is one point if it is empty, two with an enemy stone",
        ),
    }
}

const fn yasunaga(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            SHIMADA,
            "Yasunaga’s article 8",
            [45, 45],
            "three passes in a row are the end",
        ),
        Stage::Dead => at(
            SHIMADA,
            "Yasunaga’s article 9",
            [49, 51],
            "stones live that can’t be taken or can protect themselves; the others are taken off",
        ),
        Stage::Whose => at(
            SHIMADA,
            "Yasunaga’s article 9",
            [53, 55],
            "what independent living stones enclose; “independent” is not defined",
        ),
        Stage::Counted => at(
            SHIMADA,
            "Yasunaga’s article 9",
            [53, 57],
            "a point for each enclosed one, and one less for each stone taken off",
        ),
    }
}

const fn shimada(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            SHIMADA,
            "Shimada’s plan, page 121",
            [445, 451],
            "two passes make the temporary end, the end, and the decisive pattern",
        ),
        Stage::Dead => at(
            SHIMADA,
            "Shimada’s article 4",
            [451, 464],
            "nothing is taken off at the end: stones are counted where they stand",
        ),
        Stage::Whose => at(
            SHIMADA,
            "Shimada’s plan, page 121",
            [451, 459],
            "own stones, and liberties of own stones with two eyes",
        ),
        Stage::Counted => at(
            SHIMADA,
            "Shimada’s article 4",
            [463, 464],
            "points less the stones that were played and those that seki has gained",
        ),
    }
}

const fn ing(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            ING,
            "2",
            [37, 37],
            "two passes adjourn the game, two more end it",
        ),
        Stage::Dead => at(
            ING,
            "2, 3",
            [37, 38],
            "the players agree on groups or play on; nothing is dead by itself",
        ),
        Stage::Whose => at(
            ING,
            "2, 3",
            [56, 57],
            "who can fill it with his own stones; shared points of a seki are nobody’s",
        ),
        Stage::Counted => at(
            ING,
            "4",
            [58, 59],
            "stones that don’t fit into the own territory decide",
        ),
    }
}

const fn stone(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            LJRG,
            "rule 8",
            [34, 35],
            "three turns without a stone end the game",
        ),
        Stage::Dead => at(
            LJRG,
            "rule 7",
            [33, 34],
            "only stones without liberties are taken off",
        ),
        Stage::Whose => at(
            LJRG,
            "rule 4",
            [30, 31],
            "stones count, and no empty location does",
        ),
        Stage::Counted => at(LJRG, "rule 4", [30, 31], "stones on the board"),
    }
}

const fn area(stage: Stage) -> Clause {
    match stage {
        Stage::Stop | Stage::Dead => stone(stage),
        Stage::Whose => at(
            LJRG,
            "rule 4 with eyes",
            [40, 41],
            "eyes count as well; they are not defined there, so taken as what touches stones of one colour alone",
        ),
        Stage::Counted => at(LJRG, "rule 4 with eyes", [40, 41], "stones and eyes"),
    }
}

const fn international(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            LJRG,
            "International Rules",
            [4176, 4179],
            "two passes stop the game; an agreement or a second stop ends it",
        ),
        Stage::Dead => at(
            LJRG,
            "International Rules",
            [4177, 4179],
            "without an agreement all stones that are left are alive",
        ),
        Stage::Whose | Stage::Counted => at(
            LJRG,
            "International Rules",
            [4173, 4176],
            "counted so that it comes to the same as area",
        ),
    }
}

const fn aga(stage: Stage) -> Clause {
    match stage {
        Stage::Stop => at(
            LJRG,
            "AGA rules",
            [4181, 4185],
            "two passes stop the game; an agreement or four passes in a row end it",
        ),
        Stage::Dead => at(
            LJRG,
            "AGA rules",
            [4183, 4185],
            "without an agreement all stones that are left are alive",
        ),
        Stage::Whose | Stage::Counted => at(
            LJRG,
            "AGA rules",
            [4180, 4182],
            "practically equivalent to the International Rules, so as area",
        ),
    }
}
