//! The engine's words on a claim of LJRG or a question of 1989.

use std::borrow::Cow;

use loja_certificate::Choice;
use loja_dialogue::{self as dialogue, Idiom, ProofIdiom};
use loja_lesson::PlayedLine;
use loja_notation::Layout;
use loja_rules::{Color, Move, State};
use loja_solver::opponent::{BadMove, Reason};
use loja_systems::japan_1989::Turn;
use loja_voice::{ArgumentFact, Fact, Voice};
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
    /// The clauses behind `headline` and `words`.
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

/// How one rule set draws its arguments.
pub trait DrawnArgument {
    /// How the rule set argues.
    type Idiom: Idiom<Turn: Into<ChoiceWords>>;

    /// The board's drawing and names.
    fn layout(&self) -> &Layout;

    /// The situations of a line.
    fn course(
        &self,
        start: &<Self::Idiom as Idiom>::Position,
        turns: &[<Self::Idiom as Idiom>::Turn],
    ) -> LineReport;

    /// Explains an impossible move.
    fn refusal(&self, bad: &<Self::Idiom as Idiom>::Refusal) -> Refusal;

    /// Whether a fact of a headline is only what the reader has done.
    fn is_own(&self, fact: &<Self::Idiom as Idiom>::Fact) -> bool {
        let _ = fact;
        false
    }
}

/// Claims of LJRG.
impl DrawnArgument for Layout {
    type Idiom = ProofIdiom;

    fn layout(&self) -> &Layout {
        self
    }

    fn course(&self, start: &State, moves: &[Choice]) -> LineReport {
        let moves: Vec<Move> = moves.iter().copied().map(Move::from).collect();
        // Only the start matters, without its history.
        let bare = State::new(
            start.board().clone(),
            start.situation().clone().into_setup(),
        );
        let start = bare.unwrap_or_else(|_| start.clone());
        line(self, &PlayedLine::new(start, &moves))
    }

    fn refusal(&self, bad: &BadMove) -> Refusal {
        let points = match &bad.reason {
            Reason::Illegal(illegal) => illegal.points(),
            Reason::Over(end) => end.points().iter().collect(),
        };
        Refusal {
            rule: bad.rule(),
            message: bad.message(|point| self.name(point)),
            points: points.into_iter().map(Location::from).collect(),
        }
    }

    fn is_own(&self, fact: &ArgumentFact) -> bool {
        matches!(
            fact,
            ArgumentFact::Played { .. } | ArgumentFact::Passed { .. }
        )
    }
}

/// Converts hints for the player to move.
#[must_use]
pub fn hints<F: Fact>(
    layout: &Layout,
    turn: Color,
    found: &[dialogue::PlacedFacts<F>],
) -> Vec<HintReport> {
    let you = Some(turn);
    let voice = Voice { layout, you };
    found.iter().map(|hint| placed(voice, hint)).collect()
}

fn placed<F: Fact>(voice: Voice<'_>, hint: &dialogue::PlacedFacts<F>) -> HintReport {
    HintReport {
        words: voice.say(&hint.facts),
        rules: Voice::rules(&hint.facts),
        facts: facts(&hint.facts),
        points: locations(&hint.points),
    }
}

/// Converts an answer about an argument that starts there.
#[must_use]
pub fn answer<D: DrawnArgument>(
    drawn: &D,
    start: &<D::Idiom as Idiom>::Position,
    found: &dialogue::TalkAnswer<D::Idiom>,
) -> ArgumentAnswer {
    let words = Words {
        drawn,
        voice: Voice {
            layout: drawn.layout(),
            you: found.you,
        },
    };
    ArgumentAnswer {
        line: found.line.iter().copied().map(Into::into).collect(),
        refusal: found.refusal.as_ref().map(|bad| drawn.refusal(bad)),
        course: drawn.course(start, &found.line),
        said: found.said.iter().map(|one| words.remark(one)).collect(),
        now: words.known(&found.now),
    }
}

/// Converts a line that shows how it continues.
#[must_use]
pub fn best_line(layout: &Layout, found: &dialogue::BestLine) -> Shown {
    let drawn = layout;
    let voice = Voice { layout, you: None };
    Words { drawn, voice }.shown(found)
}

/// A rule set's arguments for one reader.
struct Words<'a, D> {
    drawn: &'a D,
    voice: Voice<'a>,
}

impl<D: DrawnArgument> Words<'_, D> {
    fn shown(&self, found: &dialogue::BestLine<D::Idiom>) -> Shown {
        let voice = self.voice;
        Shown {
            expectation: found.expectation.into(),
            moves: found.moves.iter().copied().map(Into::into).collect(),
            course: self.drawn.course(&found.start, &found.moves),
            end: found.end.as_ref().map(|found| end(voice, found)),
            steps: found.steps.iter().map(|step| voice.say([step])).collect(),
            words: voice.say(&found.facts),
            rules: Voice::rules(&found.facts),
            facts: facts(&found.facts),
        }
    }

    fn remark(&self, one: &dialogue::MoveComment<D::Idiom>) -> Remark {
        let voice = self.voice;
        let outcome = one.headline.iter().filter(|fact| !self.drawn.is_own(fact));
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
            rules: Voice::rules(one.headline.iter().chain(&one.facts)),
            facts: facts(one.headline.iter().chain(&one.facts)),
            shown: one.shown.as_ref().map(|found| self.shown(found)),
        }
    }

    fn known(&self, now: &dialogue::PlaceStanding<D::Idiom>) -> Known {
        let voice = self.voice;
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
            best: now.best.map(Into::into),
            moves: judged.collect(),
            words: voice.say(&now.facts),
            rules: Voice::rules(&now.facts),
            facts: facts(&now.facts),
        }
    }
}

fn end<F: Fact + PartialEq>(voice: Voice<'_>, end: &dialogue::Ending<F>) -> EndReport {
    EndReport {
        kind: EndWord::of(end.kind),
        over: end.over,
        rule: match end.rule {
            "" => Voice::rules(&end.facts).join(", ").into(),
            rule => rule.into(),
        },
        points: locations(&end.points),
        since: end.since,
        words: voice.say(&end.facts),
        conclusion: voice.say(end.conclusion()),
        facts: facts(&end.facts),
        steps: end.steps.iter().map(|step| placed(voice, step)).collect(),
        eyes: locations(&end.eyes),
    }
}
