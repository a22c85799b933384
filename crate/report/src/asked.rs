//! Questions, for TypeScript alone: Rust reads them field by field.
#![allow(dead_code, reason = "nothing is made of them but declarations")]

use loja_opponent::Level;
use loja_practice::Kind;
use ts_rs::{Config, TS, TypeVisitor};

use crate::argument::ChoiceWords;
use crate::declared::{declared, union};
use crate::line::MoveWords;
use crate::score::BothScores;
use crate::word::{ColorWord, ControlWord, Location, RulesName, SideWord};

/// A position of a file, without moves. Other fields are ignored.
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
    /// Facts about the game that some rule sets need.
    #[ts(optional)]
    options: Option<PositionOptions>,
    /// What the rows are drawn on, if not their own grid; text is only a caption.
    #[ts(optional = nullable)]
    board: Option<BoardInput>,
    /// Additional pairs of joined `[column, row]`, in a list or each under a letter.
    #[ts(optional = nullable, type = "GluePair[] | Record<string, GluePair> | null")]
    glue: Option<GluePair>,
    /// Of a part of a larger board: the sides that are edges.
    #[ts(optional = nullable)]
    board_edges: Option<Vec<SideWord>>,
    #[ts(optional, type = "unknown")]
    labels: Option<()>,
}

/// Options of rule sets.
#[derive(TS)]
pub(crate) struct PositionOptions {
    /// Black's handicap stones.
    #[ts(optional)]
    handicap: Option<u32>,
    /// All others, by name: a word of the option, or yes or no.
    #[ts(flatten)]
    others: std::collections::BTreeMap<String, String>,
}

/// A board that is not the grid of its rows.
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

/// Two joined places, by column and row.
#[derive(TS)]
pub(crate) struct GluePair([[usize; 2]; 2]);

/// A step of a chapter, as in the book's JSON.
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
    /// Remarks at places of the model line.
    #[ts(optional)]
    notes: Option<Vec<StepNote>>,
    /// The reply to a reader who strays where no wrong turn has one.
    #[ts(optional)]
    astray: Option<String>,
    hints: Vec<StepHints>,
}

#[derive(TS)]
pub(crate) struct WrongTurn {
    line: String,
    say: String,
}

/// A remark of a step at a place of its line.
#[derive(TS)]
pub(crate) struct StepNote {
    after: String,
    say: String,
}

/// The hints at a place of a step's line, the gentlest first.
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

/// `numbers`: the start with moves as numbers, and the rest in lines below. `sensei`: for Sensei's
/// Library, at most ten moves.
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

/// What the reader does to the set of a claim.
#[derive(TS)]
#[ts(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Tap {
    /// Adds or removes the block of this location, with all that can't be separated from it.
    Block { at: Location },
    /// Adds or removes this location alone.
    Point { at: Location },
}

/// The page's question about a place in a proof.
#[derive(TS)]
pub(crate) struct Question {
    /// The moves from the worst case, where the refuter begins. Works before there is a verdict;
    /// what the engine has not reached is `open`.
    line: Vec<ChoiceWords>,
    /// The reader's next move, or null to ask about the place itself (or, with `reply`, for the
    /// engine's move there).
    r#move: Option<ChoiceWords>,
    /// The reader's side. "both": the engine never moves.
    #[ts(type = "Color | \"both\"")]
    you: ColorWord,
    /// `kept`: the engine replies unless the reader's move gave a won proof away, so that it can be
    /// undone.
    #[ts(type = "\"never\" | \"kept\" | \"always\"")]
    reply: String,
}

pub(crate) struct ProblemKind;
declared!(
    ProblemKind,
    "ProblemKind",
    ["What a practice problem asks for: see `crate/practice`."],
    union(&Kind::ALL.map(Kind::word))
);

/// A task that a reader has set. Fields that its kind doesn't need are null or empty.
#[derive(TS)]
pub(crate) struct TaskInput {
    kind: ProblemKind,
    player: Option<ColorWord>,
    set: Vec<Location>,
    /// `rule` alone: the move asked about.
    r#move: Option<MoveWords>,
}

/// A wish for a problem of this kind, size and rating.
#[derive(TS)]
pub(crate) struct ProblemWish {
    kind: ProblemKind,
    columns: usize,
    rows: usize,
    ratings: [u32; 2],
    /// A corner of a larger board.
    #[ts(optional)]
    corner: Option<bool>,
    /// A problem near which to look; it is not returned itself.
    #[ts(optional = nullable)]
    like: Option<PracticeProblem>,
}

/// A practice problem with its facts, as in files. Points and moves have names.
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
        "type PracticeProblem = Omit<PositionInput, \"id\" | \"name\"> & ProblemFacts;".to_owned()
    }
    fn output_path() -> Option<std::path::PathBuf> {
        Some("PracticeProblem".into())
    }
    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        visitor.visit::<PositionInput>();
        visitor.visit::<ProblemFacts>();
    }
}

/// The fields of a problem beside its position.
#[derive(TS)]
pub(crate) struct ProblemFacts {
    /// `KIND-` and eight hexadecimal digits, equal for positions that differ only by turning and
    /// colours.
    id: String,
    kind: ProblemKind,
    turn: ColorWord,
    /// Moves from the rows to the question. The solver has the turn then; for `lock` after the
    /// opening.
    #[ts(optional)]
    played: Option<String>,
    /// The claimant, or the player whose control or points it is about.
    player: Option<ColorWord>,
    /// Names of points: the claim, what the player controls, what is to be saved.
    set: Vec<String>,
    #[ts(type = "\"lock\" | \"refuted\" | null")]
    verdict: (),
    /// `lock` alone: the refuter's first move in the worst case.
    #[ts(optional)]
    opening: Option<MoveName>,
    /// The right answers: first moves; points to mark; `remove` or `keep`; a result; a clause or
    /// `legal`.
    solutions: Vec<String>,
    /// `rule` alone: the move asked about.
    #[ts(optional)]
    r#move: Option<MoveName>,
    /// Plausible wrong first moves with their refutations.
    #[ts(optional)]
    traps: Option<Vec<ProblemTrap>>,
    /// `lock` and `refute`: undecided first moves. Only a reader's own problem has any.
    #[ts(optional)]
    open: Option<Vec<MoveName>>,
    /// `pass` and `cycle`: the outcome of each choice; `line` begins with the choice if it is a
    /// move.
    #[ts(optional)]
    outcomes: Option<Vec<ProblemOutcome>>,
    /// `find` and `count`: control, in the shape of the rows.
    #[ts(optional)]
    control: Option<Vec<String>>,
    /// `count` alone.
    #[ts(optional)]
    score: Option<ProblemScores>,
    /// The best play of both.
    #[ts(optional)]
    line: Option<Vec<MoveName>>,
    difficulty: ProblemDifficulty,
    #[ts(optional)]
    title: Option<String>,
    #[ts(optional)]
    credit: Option<ProblemCredit>,
    /// The source's position that it comes from.
    #[ts(optional)]
    from: Option<String>,
}

/// A point's name, `pass`, or `cycle@8`, with or without a stone: `cycle@8+b2`.
#[derive(TS)]
pub(crate) struct MoveName(String);

/// A plausible wrong first move with its refutation.
#[derive(TS)]
pub(crate) struct ProblemTrap {
    r#move: MoveName,
    line: Vec<MoveName>,
}

/// The outcome of a choice.
#[derive(TS)]
pub(crate) struct ProblemOutcome {
    r#move: String,
    line: Vec<MoveName>,
    result: String,
}

/// The scores of a problem.
#[derive(TS)]
pub(crate) struct ProblemScores {
    black: ProblemScore,
    white: ProblemScore,
}

/// A score of a problem, without komi.
#[derive(TS)]
pub(crate) struct ProblemScore {
    territory: u32,
    dead: u32,
    prisoners: u32,
    total: u32,
}

/// The difficulty of a problem.
#[derive(TS)]
pub(crate) struct ProblemDifficulty {
    /// On the scale of readers' ratings.
    rating: u32,
    nodes: u64,
    depth: u32,
    legal: u32,
    right: u32,
    wrong: u32,
    length: u32,
    reading: u32,
}

/// The origin of a problem.
#[derive(TS)]
pub(crate) struct ProblemCredit {
    author: String,
    work: String,
    year: u32,
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
    /// 1989, in a line that is tried out: a pass for a ko.
    PassFor {
        at: Location,
    },
    /// 2003, in a hypothetical sequence.
    KoPass,
    /// The button, where there is one.
    Button,
    /// After a stop, both agree on the stones that stand, or on a tie.
    Agree,
    /// 1989, after a stop: who asked for a resumption, and who starts it if both did.
    Ask {
        black: bool,
        white: bool,
        #[ts(optional = nullable)]
        starts: Option<ColorWord>,
    },
    /// 1989 and 2003: a hypothetical line that this player begins.
    Try {
        first: ColorWord,
    },
    /// New Amateur-Japanese: begins the ten steps.
    Disagree,
    /// The next of the ten steps.
    Next,
    /// After a stop of 1989 or New Amateur-Japanese: this player calls for a resumption. Not needed
    /// to return from the second of the ten steps.
    Resume {
        #[ts(optional = nullable)]
        by: Option<ColorWord>,
    },
}

/// A question of 1989 to argue. The claim says yes; the claimant moves first.
#[derive(TS)]
#[ts(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum LawQuestion {
    /// The enemy of this stone can force its capture.
    Capture { at: Location },
    /// Against the first part of enabling: that, and no new stone of its owner comes to stay on the
    /// set.
    #[ts(rename = "part-1")]
    First { at: Location, set: Vec<Location> },
    /// Against the second part: this player can get one there, though the opponent adds so many
    /// stones.
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
    ["What all of them throw. `fault`: the engine contradicts itself."],
    format!(
        "Error & {{ code: {}; points: Location[] }}",
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
