//! What is asked, which is read field by field and has no other type: these are for TypeScript alone.
#![allow(dead_code, reason = "nothing is made of them but declarations")]

use loja_opponent::Level;
use loja_practice::Kind;
use ts_rs::{Config, TS, TypeVisitor};

use crate::argument::ChoiceWords;
use crate::declared::{declared, union};
use crate::line::MoveWords;
use crate::score::BothScores;
use crate::word::{ColorWord, ControlWord, Location, RulesName, SideWord};

/// A position of a file, without moves. Fields that are not named here are ignored.
#[derive(TS)]
pub(crate) struct PositionInput {
    #[ts(optional)]
    id: Option<String>,
    #[ts(optional)]
    name: Option<String>,
    /// `x o . # * ,` and `X O` for permanent stones; the uppermost row first.
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
    /// What some rule sets ask about a game beside its board.
    #[ts(optional)]
    options: Option<PositionOptions>,
    /// What the rows are drawn on, if not on their own grid; a text is a caption and nothing more.
    #[ts(optional = nullable)]
    board: Option<BoardInput>,
    /// Pairs of `[column, row]` joined in addition, in a list or each under a letter.
    #[ts(optional = nullable, type = "GluePair[] | Record<string, GluePair> | null")]
    glue: Option<GluePair>,
    /// A part of a larger board: the sides that are edges of it.
    #[ts(optional = nullable)]
    board_edges: Option<Vec<SideWord>>,
    #[ts(optional, type = "unknown")]
    labels: Option<()>,
}

/// Options of rule sets.
#[derive(TS)]
pub(crate) struct PositionOptions {
    /// How many handicap stones Black was given.
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

/// Two places that are joined, by column and row.
#[derive(TS)]
pub(crate) struct GluePair([[usize; 2]; 2]);

/// A step of a chapter, as the book's JSON carries it.
#[derive(TS)]
pub(crate) struct Step {
    start: PositionInput,
    /// The rules that it is played by, where they are not LJRG.
    #[ts(optional)]
    rules: Option<RulesName>,
    /// Moves made before the step begins; a cycle's number counts from the start, which is 0.
    played: String,
    /// Whose moves the reader makes.
    #[ts(type = "Color | \"both\"")]
    you: ColorWord,
    #[ts(type = "unknown")]
    goal: (),
    line: String,
    solved: String,
    wrong: Vec<WrongTurn>,
    /// What is said at places of the model line.
    #[ts(optional)]
    notes: Option<Vec<StepNote>>,
    /// What is said to a reader who strays where no wrong turn is told.
    #[ts(optional)]
    astray: Option<String>,
    hints: Vec<StepHints>,
}

/// A wrong turn of a step.
#[derive(TS)]
pub(crate) struct WrongTurn {
    line: String,
    say: String,
}

/// What a step says at a place of its line.
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

/// `numbers`: the start with the moves as numbers, and in lines below what no number can tell. `sensei`: as Sensei's Library has
/// it, with at most ten moves.
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
    /// Takes the whole block of this location in or leaves it out, with all that can't be parted from it.
    Block { at: Location },
    /// This location alone.
    Point { at: Location },
}

/// What the page asks about a place in a proof.
#[derive(TS)]
pub(crate) struct Question {
    /// The moves from the worst case, where the refuter has the turn. Asking works before there is a verdict too; where the engine
    /// has not got that far, it is `open`.
    line: Vec<ChoiceWords>,
    /// The reader's next move, or null to ask about the place itself (or, with `reply`, for the engine's move there).
    r#move: Option<ChoiceWords>,
    /// Whose moves the reader makes. "both": the engine never moves.
    #[ts(type = "Color | \"both\"")]
    you: ColorWord,
    /// `kept`: the engine moves after the reader's move unless that move gave a won proof away, so that one can undo it.
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

/// A task that somebody set. What its kind doesn't ask for is null or empty.
#[derive(TS)]
pub(crate) struct TaskInput {
    kind: ProblemKind,
    player: Option<ColorWord>,
    set: Vec<Location>,
    /// `rule` alone: the move asked about.
    r#move: Option<MoveWords>,
}

/// A problem that is wanted: of this kind and size, with a rating between these.
#[derive(TS)]
pub(crate) struct ProblemWish {
    kind: ProblemKind,
    columns: usize,
    rows: usize,
    ratings: [u32; 2],
    /// A corner of a larger board.
    #[ts(optional)]
    corner: Option<bool>,
    /// A problem of this kind that new ones are looked for beside; it is none of them itself.
    #[ts(optional = nullable)]
    like: Option<PracticeProblem>,
}

/// A practice problem with its facts, as the files have it. Points and moves are told by name.
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

/// What a problem says beside its position.
#[derive(TS)]
pub(crate) struct ProblemFacts {
    /// `KIND-` and eight hexadecimal digits: the same for positions that only differ by turning and colours.
    id: String,
    kind: ProblemKind,
    turn: ColorWord,
    /// Moves made from the rows before the question. The solver has the turn then; for `lock` after the opening.
    #[ts(optional)]
    played: Option<String>,
    /// The claimant, whose control is asked, or whose points are to be saved.
    player: Option<ColorWord>,
    /// Names of points: the claim, what the player controls, what is to be saved.
    set: Vec<String>,
    #[ts(type = "\"lock\" | \"refuted\" | null")]
    verdict: (),
    /// `lock` alone: the refuter's first move in the worst case.
    #[ts(optional)]
    opening: Option<MoveName>,
    /// Everything that is right: first moves; points to mark; `remove` or `keep`; a result; a clause or `legal`.
    solutions: Vec<String>,
    /// `rule` alone: the move asked about.
    #[ts(optional)]
    r#move: Option<MoveName>,
    /// Plausible wrong first moves and what shows that they are wrong.
    #[ts(optional)]
    traps: Option<Vec<ProblemTrap>>,
    /// `lock` and `refute`: first moves of which it is not known whether they are right. Only somebody's own problem has any.
    #[ts(optional)]
    open: Option<Vec<MoveName>>,
    /// `pass` and `cycle`: what comes of each choice; `line` begins with the choice where that is a move.
    #[ts(optional)]
    outcomes: Option<Vec<ProblemOutcome>>,
    /// `find` and `count`: who controls what, in the shape of the rows.
    #[ts(optional)]
    control: Option<Vec<String>>,
    /// `count` alone.
    #[ts(optional)]
    score: Option<ProblemScores>,
    /// How it goes on when both do their best.
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

/// A point's name, `pass`, or `cycle@8` with or without a stone: `cycle@8+b2`.
#[derive(TS)]
pub(crate) struct MoveName(String);

/// A plausible wrong first move and what shows that it is wrong.
#[derive(TS)]
pub(crate) struct ProblemTrap {
    r#move: MoveName,
    line: Vec<MoveName>,
}

/// What comes of a choice.
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

/// A score of a problem, which knows no komi.
#[derive(TS)]
pub(crate) struct ProblemScore {
    territory: u32,
    dead: u32,
    prisoners: u32,
    total: u32,
}

/// How hard a problem is.
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

/// Whose work a problem is.
#[derive(TS)]
pub(crate) struct ProblemCredit {
    author: String,
    work: String,
    year: u32,
}

/// What of a `RefereeReport` is asked for.
#[derive(TS)]
pub(crate) struct LjrgReport {
    control: Vec<ControlWord>,
    score: Option<BothScores>,
    #[ts(optional)]
    nodes: Option<u64>,
}

/// A move by rules other than LJRG.
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
    /// Both agree on what stands after a stop, or on a tie.
    Agree,
    /// 1989, after a stop: who has asked for a resumption, and who starts it where both did.
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
    /// New Amateur-Japanese: the ten steps.
    Disagree,
    /// The next of the ten steps.
    Next,
    /// After a stop of 1989 or New Amateur-Japanese: this player calls for a resumption. Back from the second of the ten steps
    /// nobody has to.
    Resume {
        #[ts(optional = nullable)]
        by: Option<ColorWord>,
    },
}

/// A question of 1989 that is argued. The claim says yes; the claimant moves first.
#[derive(TS)]
#[ts(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum LawQuestion {
    /// The enemy of this stone can force its capture.
    Capture { at: Location },
    /// Against the first part of enabling: that, and no new stone of its owner comes to stay on the set.
    #[ts(rename = "part-1")]
    First { at: Location, set: Vec<Location> },
    /// Against the second part: this player can get one there, though the opponent adds so many stones.
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
