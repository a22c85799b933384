//! Questions, for TypeScript alone; Rust reads them field by field.
#![allow(dead_code, reason = "nothing is made of them but declarations")]

use loja_opponent::Level;
use loja_practice::{Kind, Problem};
use ts_rs::{Config, TS, TypeVisitor};

use crate::argument::ChoiceWords;
use crate::declared::{declared, union};
use crate::line::MoveWords;
use crate::score::BothScores;
use crate::word::{ColorWord, ControlWord, Location, RulesName, SideWord};

/// A file's position without moves; other fields are ignored.
#[derive(TS)]
pub(crate) struct PositionInput {
    #[ts(optional)]
    id: Option<String>,
    #[ts(optional)]
    name: Option<String>,
    /// `x o . # * ,` and `X O` for permanent stones; the top row first.
    rows: Vec<String>,
    #[ts(optional)]
    black_captives: Option<u32>,
    #[ts(optional)]
    white_captives: Option<u32>,
    #[ts(optional, type = "\"black\" | \"white\" | \"B\" | \"W\"")]
    turn: Option<ColorWord>,
    #[ts(optional, type = "-1 | 0 | 1 | 2")]
    passes: Option<i8>,
    #[ts(optional)]
    komi: Option<f64>,
    /// Chosen options of rule sets, by name.
    #[ts(
        optional,
        type = "{ handicap?: number; [option: string]: string | number | boolean | undefined }"
    )]
    options: Option<()>,
    /// The board, if not the grid of the rows; text is only a caption.
    #[ts(optional = nullable)]
    board: Option<BoardInput>,
    /// Additional joined pairs of `[column, row]`, in a list or each under a letter.
    #[ts(optional = nullable, type = "GluePair[] | Record<string, GluePair> | null")]
    glue: Option<GluePair>,
    /// Of a part of a larger board: sides that are edges.
    #[ts(optional = nullable)]
    board_edges: Option<Vec<SideWord>>,
    #[ts(optional, type = "unknown")]
    labels: Option<()>,
}

#[derive(TS)]
#[ts(untagged)]
pub(crate) enum BoardInput {
    Caption(String),
    Shape {
        shape: String,
    },
    Pairs {
        neighbors: Vec<[usize; 2]>,
        #[ts(optional)]
        at: Option<Vec<[f64; 2]>>,
    },
}

#[derive(TS)]
pub(crate) struct GluePair([[usize; 2]; 2]);

/// A chapter's step, as in the book's JSON.
#[derive(TS)]
pub(crate) struct Step {
    start: PositionInput,
    /// Its rules, if not LJRG.
    #[ts(optional)]
    rules: Option<RulesName>,
    /// Moves before the step; a cycle's number counts from the start, 0.
    played: String,
    /// The reader's colour.
    #[ts(type = "Color | \"both\"")]
    you: ColorWord,
    #[ts(type = "unknown")]
    goal: (),
    line: String,
    solved: String,
    wrong: Vec<WrongTurn>,
    #[ts(optional)]
    notes: Option<Vec<StepNote>>,
    /// The default reply to a reader who strays.
    #[ts(optional)]
    astray: Option<String>,
    hints: Vec<StepHints>,
}

#[derive(TS)]
pub(crate) struct WrongTurn {
    line: String,
    say: String,
}

/// A remark at a place of the model line.
#[derive(TS)]
pub(crate) struct StepNote {
    after: String,
    say: String,
}

/// Hints at a place of the model line, the gentlest first.
#[derive(TS)]
pub(crate) struct StepHints {
    after: String,
    say: Vec<String>,
}

/// A claim that a player can lock a set (C4).
#[derive(TS)]
pub(crate) struct ClaimInput {
    #[ts(type = "Color | \"B\" | \"W\"")]
    player: ColorWord,
    #[ts(type = "\"all\" | Location[]")]
    set: Vec<Location>,
}

/// `numbers`: the start with numbered moves, the rest below. `sensei`: for Sensei's Library, at most ten moves.
#[derive(TS)]
#[ts(rename_all = "lowercase")]
pub(crate) enum Format {
    Diagram,
    Numbers,
    Json,
    Sgf,
    Sensei,
    Svg,
    Link,
}

#[derive(TS)]
#[ts(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Tap {
    /// Adds or removes this location's block, with all that belongs to it.
    Block { at: Location },
    /// Adds or removes this location alone.
    Point { at: Location },
}

/// A question about a place in a proof.
#[derive(TS)]
pub(crate) struct Question {
    /// The moves from the worst case, where the refuter begins. It works without a verdict; places the engine
    /// hasn't reached are `open`.
    line: Vec<ChoiceWords>,
    /// The reader's next move; null asks about the place or, with `reply`, for the engine's move.
    r#move: Option<ChoiceWords>,
    /// The reader's side. "both": the engine never moves.
    #[ts(type = "Color | \"both\"")]
    you: ColorWord,
    /// `kept`: the engine replies unless the reader gave a won proof away, so that the move can be undone.
    #[ts(type = "\"never\" | \"kept\" | \"always\"")]
    reply: String,
}

/// A reader's own task. Fields that its kind doesn't need are null or empty.
#[derive(TS)]
pub(crate) struct TaskInput {
    kind: Kind,
    player: Option<ColorWord>,
    set: Vec<Location>,
    /// `rule` alone: the move asked about.
    r#move: Option<MoveWords>,
}

/// A wish for a problem of this kind, size and rating.
#[derive(TS)]
pub(crate) struct ProblemWish {
    kind: Kind,
    columns: usize,
    rows: usize,
    ratings: [u32; 2],
    /// A corner of a larger board.
    #[ts(optional)]
    corner: Option<bool>,
    /// A problem near which to look, but not this one.
    #[ts(optional = nullable)]
    like: Option<PracticeProblem>,
}

/// A practice problem, as in files, with named points and moves.
pub(crate) struct PracticeProblem;
impl TS for PracticeProblem {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/** A practice problem with its facts, as the files have it. Points and moves are told by name. */\n".to_owned())
    }
    fn name(_: &Config) -> String {
        "PracticeProblem".to_owned()
    }
    fn inline(cfg: &Config) -> String {
        Self::decl(cfg)
    }
    fn decl(_: &Config) -> String {
        "type PracticeProblem = Omit<PositionInput, \"id\" | \"name\"> & { turn: Color } & ProblemFacts;".to_owned()
    }
    fn output_path() -> Option<std::path::PathBuf> {
        Some("PracticeProblem".into())
    }
    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        visitor.visit::<PositionInput>();
        visitor.visit::<Problem>();
    }
}

/// The part of a `RefereeReport` to return.
#[derive(TS)]
pub(crate) struct LjrgReport {
    control: Vec<ControlWord>,
    score: Option<BothScores>,
    #[ts(optional)]
    nodes: Option<u64>,
}

/// A move under rules other than LJRG.
#[derive(TS)]
#[ts(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum SystemMove {
    Play {
        at: Location,
    },
    Pass,
    /// 1989, in a tried line: a pass for a ko.
    PassFor {
        at: Location,
    },
    /// 2003, in a hypothetical sequence.
    KoPass,
    /// The button, where there is one.
    Button,
    /// Both agree, on the stones that stand or on a tie.
    Agree,
    /// 1989, after a stop: who asked to resume and, if both did, who starts.
    Ask {
        black: bool,
        white: bool,
        #[ts(optional = nullable)]
        starts: Option<ColorWord>,
    },
    /// 1989 and 2003: this player's hypothetical line.
    Try {
        first: ColorWord,
    },
    /// New Amateur-Japanese: begins the ten steps.
    Disagree,
    /// The next of the ten steps.
    Next,
    /// 1989 and New Amateur-Japanese, after a stop: this player resumes. Not needed after the second of the ten
    /// steps.
    Resume {
        #[ts(optional = nullable)]
        by: Option<ColorWord>,
    },
}

/// A question of 1989 to argue; the claimant says yes and begins.
#[derive(TS)]
#[ts(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum LawQuestion {
    /// The enemy can force this stone's capture.
    Capture { at: Location },
    /// Against enabling's first part: that, and no new stone of its owner stays on the set.
    #[ts(rename = "part-1")]
    First { at: Location, set: Vec<Location> },
    /// Against its second part: this player gets one there, however many stones the opponent adds.
    #[ts(rename = "part-2")]
    Second {
        player: ColorWord,
        set: Vec<Location>,
        stones: u32,
    },
}

pub(crate) struct EngineError;
declared!(
    EngineError,
    "EngineError",
    [
        "What all of them throw. `fault`: the engine contradicts itself. `place`: where in a text it is, if that is known."
    ],
    format!(
        "Error & {{ code: {}; points: Location[]; place?: TextPlace }}",
        union(&[
            "bad-position",
            "bad-move",
            "bad-step",
            "bad-claim",
            "bad-task",
            "bad-rules",
            "bad-certificate",
            "too-large",
            "fault"
        ])
    )
);

pub(crate) struct OpponentLevel;
declared!(
    OpponentLevel,
    "OpponentLevel",
    ["How strong the opponent plays, the weakest first."],
    union(&Level::ALL.map(Level::name))
);
