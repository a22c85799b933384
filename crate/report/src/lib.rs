//! Loja's answers, each as one type for its JSON.
//!
//! The command, the HTTP server, JavaScript and Python print them. Pages get numbers of locations, files get rows.
//! The tests write `types.d.ts`, the TypeScript types.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod argument;
#[cfg(test)]
mod asked;
mod board;
mod book_check;
mod certificate;
mod claim;
mod comparison;
#[cfg(test)]
mod declared;
mod expected;
mod fact;
mod forecast_ruling;
mod game;
mod law_case;
mod line;
mod opened;
mod problem;
mod referee;
mod replayed;
mod rows;
#[cfg(test)]
mod rule_sets;
mod ruling;
mod ruling_sheet;
mod score;
mod text_place;
mod thought;
#[cfg(test)]
mod typescript;
mod word;

pub use loja_lesson::start_of;

pub use argument::{
    ArgumentAnswer, ChoiceWords, DrawnArgument, EndReport, HintReport, Known, KnownMove, Remark,
    Shown, answer, best_line, hints,
};
pub use board::{DrawnBoard, DrawnPoint, DrawnSeam, DrawnWrap, SeamEnd, board};
pub use book_check::{BookCheck, BookProofs};
pub use certificate::{
    CheckReport, CheckedCertificate, CheckedFile, CheckedQuestion, CheckedReport, ProofFile,
};
pub use claim::{
    Bracket, BrokenBorder, CertificateFigures, CertificateSize, ClaimReport, ClaimingReport,
    ProofProgress, SearchedClaim, StageReport, StageStep, progress, stage,
};
pub use comparison::{
    CitedClause, ComparedBoard, ComparedOpen, ComparedPair, ComparedParting, ComparedRuling,
    ComparedString, ComparisonProgress, ComparisonReport, PartingTurn, PrintedClause,
    PrintedComparison, PrintedLine, PrintedOpen, PrintedParting, PrintedRuling, ShownParting,
    may_stop,
};
pub use expected::{
    AskedRegion, ConditionalClaim, ConditionalResult, ExpectedParts, ExpectedRegion, ExpectedRuling,
};
pub use fact::FactReport;
pub use forecast_ruling::ForecastRuling;
pub use game::{
    BothSums, ForbiddenPlay, GameAnalysis, GameAttempt, GameDispute, GameRefusal, GameReport,
    GameSituation, GameStage, PlayerSums, game,
};
pub use law_case::{DrawnCase, LawCase, LawProgress};
pub use line::{
    CycleOffer, LineReport, MadeMove, MoveWords, Refusal, SituationReport, StepAttempt, TriedTurn,
    attempt, line, line_of, picture, played_data, tried,
};
pub use opened::{
    DrawnStroke, OpenGame, OpenedGame, PlayerNames, ShownGame, ShutGame, StoppedAt, open_games,
    other_play, variations,
};
pub use problem::{TaskFacts, UnfitTask};
pub use referee::{
    AnsweredClaim, AskedClaim, ClaimFinding, LentClaim, LjrgRuling, OpenRows, RefereeFindings,
    RefereeProgress, RefereeReport, RuledClaim, ljrg_findings,
};
pub use replayed::ReplayedTurn;
pub use rows::{board_rows, control_sign, point_names, set_rows};
pub use ruling::{
    CertificateFile, RefusedInput, RuledString, Ruling, SystemRuling, counts_sign, result_of,
};
pub use ruling_sheet::{JudgedBoard, RulingSheet, clauses};
pub use score::{BothScores, PointCount, headline, result};
pub use text_place::TextPlace;
pub use thought::{ConsideredMove, Thought};
pub use word::{
    ActWord, AnswerWord, ColorWord, ControlWord, EndWord, ExpectationWord, GameEndWord, GroundWord,
    HaltWord, Location, MarkWord, MayStopWord, MoverWord, PointWord, RulesName, SideWord,
    StageWord, StandingWord, StatusWord, StepWord, StopWord, StringWord, TurnWord, VerdictWord,
    WhoseWord, WrapWord, locations,
};

/// All answers' and questions' TypeScript types.
pub const TYPESCRIPT: &str = include_str!("../types.d.ts");
