//! The engine's words on a claim of LJRG or a question of 1989.

use std::borrow::Cow;

use loja_certificate::{Choice, Claim};
use loja_dialogue as dialogue;
use loja_lesson::PlayedLine;
use loja_notation::Layout;
use loja_rules::{Move, Point, State};
use loja_solver::opponent::{BadMove, Reason};
use loja_systems::japan_1989::Turn;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::line::{LineReport, Refusal, line};
use crate::word::{
    ColorWord, EndWord, ExpectationWord, Location, MoverWord, VerdictWord, locations,
};

/// A move of a proof, which removes no cycle.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(TS), ts(rename = "Choice"))]
pub enum ChoiceWords {
    /// A stone.
    Play {
        /// Where.
        at: Location,
    },
    /// No stone.
    Pass {
        /// 1989: the ko that the pass is for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        r#for: Option<Location>,
    },
}

impl From<Choice> for ChoiceWords {
    fn from(choice: Choice) -> ChoiceWords {
        match choice {
            Choice::Stone(at) => ChoiceWords::Play { at: at.into() },
            Choice::Pass => ChoiceWords::Pass { r#for: None },
        }
    }
}

impl From<Turn> for ChoiceWords {
    fn from(turn: Turn) -> ChoiceWords {
        match turn {
            Turn::Play(at) => ChoiceWords::Play { at: at.into() },
            Turn::PassFor(at) => ChoiceWords::Pass {
                r#for: Some(at.into()),
            },
            Turn::Pass => ChoiceWords::Pass { r#for: None },
        }
    }
}

/// The answer about a place in an argument and a move there.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Answer"))]
pub struct ArgumentAnswer {
    /// The moves now, with the engine's reply, if any.
    pub line: Vec<ChoiceWords>,
    /// Why the move is impossible; `line` is then unchanged.
    pub refusal: Option<Refusal>,
    /// From the worst case through `line`: one situation more than moves.
    pub course: LineReport,
    /// One for each new move, in order.
    pub said: Vec<Remark>,
    /// The place now.
    pub now: Known,
}

/// A remark on a move just made.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Remark {
    /// The player.
    pub color: ColorWord,
    /// Whether the reader moved.
    pub by: MoverWord,
    /// The move.
    pub choice: ChoiceWords,
    /// The engine's expectation before the move.
    pub expected_before: ExpectationWord,
    /// The engine's expectation after it.
    pub expected_after: ExpectationWord,
    /// The checker's verdict after it, within the move's time.
    pub verdict: VerdictWord,
    /// Whether the mover should have kept a win; null without one, or if unknown.
    pub kept: Option<bool>,
    /// "You played c1. The claim no longer holds.", or, if `verdict` is undecided, "…The engine no longer expects
    /// the claim to hold."
    pub headline: String,
    /// What happened, why, and what now, with clauses: "(C8.2)".
    pub words: String,
    /// The clauses named in `words`.
    pub rules: Vec<String>,
    /// The line that proves it, as after a losing move.
    pub shown: Option<Shown>,
}

/// The best play of both, for the board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Shown {
    /// The expectation where the line begins.
    pub expectation: ExpectationWord,
    /// The line.
    pub moves: Vec<ChoiceWords>,
    /// Its start, and one situation for each move.
    pub course: LineReport,
    /// Its end.
    pub end: Option<EndReport>,
    /// A short sentence for each move.
    pub steps: Vec<String>,
    /// Its end in a sentence, with the clause.
    pub words: String,
    /// The clauses named in `words`.
    pub rules: Vec<String>,
}

/// What is known and expected about a place in a proof.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Known {
    /// The player to move.
    pub turn: ColorWord,
    /// The checker's verdict, within the move's time.
    pub verdict: VerdictWord,
    /// The engine's expectation.
    pub expectation: ExpectationWord,
    /// The end, if the argument is over.
    pub end: Option<EndReport>,
    /// The most moves of both until the winner is done; null if unknown or if the winner repeats forever.
    pub distance: Option<u32>,
    /// The best move.
    pub best: Option<ChoiceWords>,
    /// Every legal move with its expectation.
    pub moves: Vec<KnownMove>,
    /// A sentence on how it stands.
    pub words: String,
}

/// A legal move and its expectation.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct KnownMove {
    /// The move.
    pub choice: ChoiceWords,
    /// The expectation after it.
    pub expectation: ExpectationWord,
    /// Whether it should keep the mover's win; null if open.
    pub holds: Option<bool>,
    /// The most moves until the winner is done.
    pub distance: Option<u32>,
}

/// The end of a line.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "End"))]
pub struct EndReport {
    /// Its kind.
    pub kind: EndWord,
    /// Whether no move is left. Where stones stay forever one may play on, but the answer is known.
    pub over: bool,
    /// "C8.2, D1"
    pub rule: Cow<'static, str>,
    /// The locations concerned.
    pub points: Vec<Location>,
    /// Moves before the first occurrence of a repeated situation.
    pub since: Option<usize>,
    /// A sentence.
    pub words: String,
    /// The end step by step: eyes, chains, or the cycle's moves.
    pub steps: Vec<HintReport>,
    /// Of a formation: the empty members.
    pub eyes: Vec<Location>,
}

/// A sentence with its locations. Hints say where to look, then what to achieve, then the move.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Hint"))]
pub struct HintReport {
    /// The sentence.
    pub words: String,
    /// The locations.
    pub points: Vec<Location>,
}

impl From<&dialogue::PlacedSentence> for HintReport {
    fn from(hint: &dialogue::PlacedSentence) -> HintReport {
        HintReport {
            words: hint.words.clone(),
            points: locations(&hint.points),
        }
    }
}

/// Converts an answer about a claim's proof.
#[must_use]
pub fn answer(layout: &Layout, claim: &Claim, found: &dialogue::Answer) -> ArgumentAnswer {
    let moves: Vec<Move> = found.line.iter().copied().map(core).collect();
    ArgumentAnswer {
        line: found.line.iter().copied().map(ChoiceWords::from).collect(),
        refusal: found.refusal.as_ref().map(|bad| refusal(layout, bad)),
        course: line(layout, &PlayedLine::new(claim.start().clone(), &moves)),
        said: found.said.iter().map(|one| remark(layout, one)).collect(),
        now: known(&found.now),
    }
}

/// Converts a line that shows how it continues.
#[must_use]
pub fn best_line(layout: &Layout, found: &dialogue::BestLine) -> Shown {
    let moves: Vec<Move> = found.moves.iter().copied().map(core).collect();
    // Only the start matters, without its history.
    let start = &found.start;
    let bare = State::new(
        start.board().clone(),
        start.situation().clone().into_setup(),
    );
    let start = bare.unwrap_or_else(|_| start.clone());
    Shown {
        expectation: found.expectation.into(),
        moves: found.moves.iter().copied().map(ChoiceWords::from).collect(),
        course: line(layout, &PlayedLine::new(start, &moves)),
        end: found.end.as_ref().map(end),
        steps: found.steps.clone(),
        words: found.words.clone(),
        rules: found.rules.clone(),
    }
}

/// Explains an impossible move of a proof.
#[must_use]
pub fn refusal(layout: &Layout, bad: &BadMove) -> Refusal {
    Refusal {
        rule: bad.rule(),
        message: bad.message(|point| layout.name(point)),
        points: concerned(bad).into_iter().map(Location::from).collect(),
    }
}

fn concerned(bad: &BadMove) -> Vec<Point> {
    match &bad.reason {
        Reason::Illegal(illegal) => illegal.points(),
        Reason::Over(end) => end.points().iter().collect(),
    }
}

fn core(choice: Choice) -> Move {
    match choice {
        Choice::Stone(at) => Move::stone(at),
        Choice::Pass => Move::PASS,
    }
}

fn remark(layout: &Layout, one: &dialogue::MoveComment) -> Remark {
    Remark {
        color: one.color.into(),
        by: MoverWord::of(if one.by_engine { "engine" } else { "you" }),
        choice: one.choice.into(),
        expected_before: one.before.into(),
        expected_after: one.after.into(),
        verdict: one.verdict.into(),
        kept: one.kept,
        headline: one.headline.clone(),
        words: one.words.clone(),
        rules: one.rules.clone(),
        shown: one.shown.as_ref().map(|found| best_line(layout, found)),
    }
}

fn known(now: &dialogue::Standing) -> Known {
    let judged = now.moves.iter().map(|one| KnownMove {
        choice: one.choice.into(),
        expectation: one.expectation.into(),
        holds: one.holds,
        distance: one.distance,
    });
    Known {
        turn: now.turn.into(),
        verdict: now.verdict.into(),
        expectation: now.expectation.into(),
        end: now.end.as_ref().map(end),
        distance: now.distance,
        best: now.best.map(ChoiceWords::from),
        moves: judged.collect(),
        words: now.words.clone(),
    }
}

fn end(end: &dialogue::Ending) -> EndReport {
    EndReport {
        kind: EndWord::of(end.kind),
        over: end.over,
        rule: end.rule.into(),
        points: locations(&end.points),
        since: end.since,
        words: end.words.clone(),
        steps: end.steps.iter().map(HintReport::from).collect(),
        eyes: locations(&end.eyes),
    }
}
