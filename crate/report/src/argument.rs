//! What the engine says of an argument, whatever is argued: a claim of LJRG or a question of 1989.

use std::borrow::Cow;

use loja_certificate::{Choice, Claim};
use loja_dialogue as dialogue;
use loja_lesson::Line;
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

/// A move of a proof: no cycle is removed there. `for`: in arguments by the rules of 1989, for the ko with this mark.
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
        /// By the rules of 1989, the ko that it is for.
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

/// What there is to say about a place of an argument, and about a move there.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Answer"))]
pub struct ArgumentAnswer {
    /// The moves now: the reader's, and the engine's where it replied.
    pub line: Vec<ChoiceWords>,
    /// Why the reader's move is not possible; `line` is as it was then.
    pub refusal: Option<Refusal>,
    /// From the worst case through all of `line`: one situation more than moves.
    pub course: LineReport,
    /// One for each new move, in order.
    pub said: Vec<Remark>,
    /// What is known about the place now.
    pub now: Known,
}

/// What is said about a move just made.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Remark {
    /// Who moved.
    pub color: ColorWord,
    /// Whether the reader did.
    pub by: MoverWord,
    /// The move.
    pub choice: ChoiceWords,
    /// How the engine expected the claim to end before it.
    pub expected_before: ExpectationWord,
    /// How the engine expects the claim to end after it.
    pub expected_after: ExpectationWord,
    /// What the checker has passed of the place after it, within the move's time.
    pub verdict: VerdictWord,
    /// Whether it is expected to have kept a win of the player who made it: null when there was none to lose, or it is not known.
    pub kept: Option<bool>,
    /// "You played c1. The claim no longer holds.", or, where `verdict` is undecided, "You played c1. The engine no longer
    /// expects the claim to hold."
    pub headline: String,
    /// What happened, why, what one can do now. Clauses stand in parentheses: "(C8.2)".
    pub words: String,
    /// The clauses named in `words`.
    pub rules: Vec<String>,
    /// After a move that gave the win away, and wherever something is to be shown: the line that proves it.
    pub shown: Option<Shown>,
}

/// How it goes on when both do their best, playable on the board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Shown {
    /// How the claim is expected to end where the line begins.
    pub expectation: ExpectationWord,
    /// The line.
    pub moves: Vec<ChoiceWords>,
    /// The place it starts from, and one situation for each move.
    pub course: LineReport,
    /// What ends it.
    pub end: Option<EndReport>,
    /// One short sentence for each move.
    pub steps: Vec<String>,
    /// The sentence that ends it, with its clause.
    pub words: String,
    /// The clauses named in `words`.
    pub rules: Vec<String>,
}

/// What is known about a place in a proof, and what is expected of it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Known {
    /// Who has the turn.
    pub turn: ColorWord,
    /// What the checker has passed of it, within the move's time.
    pub verdict: VerdictWord,
    /// How the engine expects the claim to end.
    pub expectation: ExpectationWord,
    /// What has ended it.
    pub end: Option<EndReport>,
    /// After at most how many moves of both the winner is done; null when not known or when the winner goes round forever.
    pub distance: Option<u32>,
    /// What the player with the turn should do.
    pub best: Option<ChoiceWords>,
    /// Every legal move, with what the engine expects of it.
    pub moves: Vec<KnownMove>,
    /// One sentence on how it stands.
    pub words: String,
}

/// A legal move, and what the engine expects of it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct KnownMove {
    /// The move.
    pub choice: ChoiceWords,
    /// How the engine expects the claim to end after it.
    pub expectation: ExpectationWord,
    /// Whether it is expected to keep a win for the player who makes it; null: nothing is expected yet.
    pub holds: Option<bool>,
    /// After at most how many moves the winner is done.
    pub distance: Option<u32>,
}

/// The end of a line.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "End"))]
pub struct EndReport {
    /// How it ends.
    pub kind: EndWord,
    /// Whether no move is left to make. Where stones stay forever one may play on, but the answer is known.
    pub over: bool,
    /// "C8.2, D1"
    pub rule: Cow<'static, str>,
    /// The locations it is about.
    pub points: Vec<Location>,
    /// Of a repetition: after how many moves of the line the situation was there before.
    pub since: Option<usize>,
    /// One sentence.
    pub words: String,
    /// To walk through the end one by one: eye by eye, string by string, or the moves of the cycle.
    pub steps: Vec<HintReport>,
    /// Of a formation: the empty members.
    pub eyes: Vec<Location>,
}

/// A sentence with the locations it is about. Of hints the gentlest comes first: where to look, what to achieve, the move.
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

/// The answer to a question about a claim's proof.
#[must_use]
pub fn answer(layout: &Layout, claim: &Claim, found: &dialogue::Answer) -> ArgumentAnswer {
    let moves: Vec<Move> = found.line.iter().copied().map(core).collect();
    ArgumentAnswer {
        line: found.line.iter().copied().map(ChoiceWords::from).collect(),
        refusal: found.refusal.as_ref().map(|bad| refusal(layout, bad)),
        course: line(layout, &Line::new(claim.start().clone(), &moves)),
        said: found.said.iter().map(|one| remark(layout, one)).collect(),
        now: known(&found.now),
    }
}

/// A line that shows how it goes on.
#[must_use]
pub fn best_line(layout: &Layout, found: &dialogue::BestLine) -> Shown {
    let moves: Vec<Move> = found.moves.iter().copied().map(core).collect();
    // Where it starts is all that is wanted of what was before.
    let start = &found.start;
    let bare = State::new(
        start.board().clone(),
        start.situation().clone().into_setup(),
    );
    let start = bare.unwrap_or_else(|_| start.clone());
    Shown {
        expectation: found.expectation.into(),
        moves: found.moves.iter().copied().map(ChoiceWords::from).collect(),
        course: line(layout, &Line::new(start, &moves)),
        end: found.end.as_ref().map(end),
        steps: found.steps.clone(),
        words: found.words.clone(),
        rules: found.rules.clone(),
    }
}

/// Why a move of a proof is not possible.
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
