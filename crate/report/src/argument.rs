//! The engine's words on a claim of LJRG or a question of 1989.

use std::borrow::Cow;

use loja_certificate::{Choice, Claim};
use loja_dialogue as dialogue;
use loja_lesson::PlayedLine;
use loja_notation::Layout;
use loja_rules::{Color, Move, Point, State};
use loja_solver::opponent::{BadMove, Reason};
use loja_systems::japan_1989::Turn;
use loja_voice::{ArgumentFact, Voice};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::fact::{FactReport, facts};
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
    /// The headline without the reader's move: "The claim no longer holds."
    pub outcome: String,
    /// The comment: what happened, why, and what now.
    pub words: String,
    /// The clauses behind `words`.
    pub rules: Vec<String>,
    /// The facts that `headline` and `words` say.
    pub facts: Vec<FactReport>,
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
    /// Its end in a sentence.
    pub words: String,
    /// The clauses behind `words`.
    pub rules: Vec<String>,
    /// The facts that `words` says.
    pub facts: Vec<FactReport>,
}

/// Facts and expectations about a place in a proof.
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
    /// The clauses behind `words`.
    pub rules: Vec<String>,
    /// The facts that `words` says.
    pub facts: Vec<FactReport>,
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
    /// The part of `words` that no step says.
    pub conclusion: String,
    /// The facts that `words` says.
    pub facts: Vec<FactReport>,
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
    /// The clauses behind it.
    pub rules: Vec<String>,
    /// The facts that it says.
    pub facts: Vec<FactReport>,
    /// The locations.
    pub points: Vec<Location>,
}

/// Converts hints for the player to move.
#[must_use]
pub fn hints(layout: &Layout, turn: Color, found: &[dialogue::PlacedFacts]) -> Vec<HintReport> {
    let you = Some(turn);
    let voice = Voice { layout, you };
    found.iter().map(|hint| placed(voice, hint)).collect()
}

fn placed(voice: Voice<'_>, hint: &dialogue::PlacedFacts) -> HintReport {
    HintReport {
        words: voice.say(&hint.facts),
        rules: Voice::rules(&hint.facts),
        facts: facts(&hint.facts),
        points: locations(&hint.points),
    }
}

/// Converts an answer about a claim's proof.
#[must_use]
pub fn answer(layout: &Layout, claim: &Claim, found: &dialogue::TalkAnswer) -> ArgumentAnswer {
    let moves: Vec<Move> = found.line.iter().copied().map(Move::from).collect();
    let you = found.you;
    let voice = Voice { layout, you };
    ArgumentAnswer {
        line: found.line.iter().copied().map(ChoiceWords::from).collect(),
        refusal: found.refusal.as_ref().map(|bad| refusal(layout, bad)),
        course: line(layout, &PlayedLine::new(claim.start().clone(), &moves)),
        said: found
            .said
            .iter()
            .map(|one| remark(layout, voice, one))
            .collect(),
        now: known(voice, &found.now),
    }
}

/// Converts a line that shows how it continues.
#[must_use]
pub fn best_line(layout: &Layout, found: &dialogue::BestLine) -> Shown {
    shown(layout, Voice { layout, you: None }, found)
}

fn shown(layout: &Layout, voice: Voice<'_>, found: &dialogue::BestLine) -> Shown {
    let moves: Vec<Move> = found.moves.iter().copied().map(Move::from).collect();
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
        end: found.end.as_ref().map(|found| end(voice, found)),
        steps: found.steps.iter().map(|step| voice.say([step])).collect(),
        words: voice.say(&found.facts),
        rules: Voice::rules(&found.facts),
        facts: facts(&found.facts),
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

fn remark(layout: &Layout, voice: Voice<'_>, one: &dialogue::MoveComment) -> Remark {
    // What the reader has done is known.
    let own = |fact: &&ArgumentFact| {
        matches!(
            fact,
            ArgumentFact::Played { .. } | ArgumentFact::Passed { .. }
        )
    };
    let outcome = one.headline.iter().filter(|fact| !own(fact));
    Remark {
        color: one.color.into(),
        by: MoverWord::of(if one.by_engine { "engine" } else { "you" }),
        choice: one.choice.into(),
        expected_before: one.before.into(),
        expected_after: one.after.into(),
        verdict: one.verdict.into(),
        kept: one.kept,
        headline: voice.say(&one.headline),
        outcome: voice.say(outcome),
        words: voice.say(&one.facts),
        rules: Voice::rules(&one.facts),
        facts: facts(one.headline.iter().chain(&one.facts)),
        shown: one.shown.as_ref().map(|found| shown(layout, voice, found)),
    }
}

fn known(voice: Voice<'_>, now: &dialogue::PlaceStanding) -> Known {
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
        end: now.end.as_ref().map(|found| end(voice, found)),
        distance: now.distance,
        best: now.best.map(ChoiceWords::from),
        moves: judged.collect(),
        words: voice.say(&now.facts),
        rules: Voice::rules(&now.facts),
        facts: facts(&now.facts),
    }
}

fn end(voice: Voice<'_>, end: &dialogue::Ending) -> EndReport {
    EndReport {
        kind: EndWord::of(end.kind),
        over: end.over,
        rule: end.rule.into(),
        points: locations(&end.points),
        since: end.since,
        words: voice.say(&end.facts),
        conclusion: voice.say(end.conclusion()),
        facts: facts(&end.facts),
        steps: end.steps.iter().map(|step| placed(voice, step)).collect(),
        eyes: locations(&end.eyes),
    }
}
