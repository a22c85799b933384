//! Questions of 1989: whether stones can be captured, and what that enables.

mod facts;

use loja_rules::{Color, PointSet};
use loja_solver::opponent::JudgedMove;
use loja_solver::{Expectation, Verdict};
use loja_systems::Limits;
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{Argument, ArgumentEnd, ArgumentPlace, Case, EndReason, No};
use loja_voice::CaptureFact;

pub use facts::{claim, meaning, trial};

use crate::answer::Argued;
use crate::best_line::BestLine;
use crate::ending::Ending;
use crate::idiom::Idiom;
use crate::made_move::{MadeMove, Outlook};
use crate::move_comment::MoveComment;
use crate::placed_facts::PlacedFacts;
use crate::standing::PlaceStanding;

/// Questions of 1989, which have no certificate while they are argued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptureIdiom;

impl Idiom for CaptureIdiom {
    type Turn = Turn;
    type Fact = CaptureFact;
    type Position = ArgumentPlace;
    type Refusal = BadTurn;
}

/// A turn of a line that can't be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTurn {
    /// Its number, from 1.
    pub number: usize,
    /// The turn.
    pub turn: Turn,
    /// Why it can't.
    pub reason: No,
}

/// A talk about a question of 1989.
pub struct CaptureTalk<'a> {
    /// The question, with all findings.
    pub argument: &'a mut Argument,
    /// The cost of a place that the reader waits for.
    pub limit: Limits,
    /// The reader's side; `None` for both.
    pub you: Option<Color>,
    /// Called before it looks at turns that nobody has played, which may have a time of their own.
    pub aside: &'a dyn Fn(),
}

impl Argued for CaptureTalk<'_> {
    type Idiom = CaptureIdiom;
    /// All places of the line, the start first.
    type Place = Vec<ArgumentPlace>;
    type NoAnswer = BadTurn;

    fn look(&mut self, line: &[Turn]) -> Result<Vec<ArgumentPlace>, BadTurn> {
        let places = self.argument.places(line);
        places.map_err(|(number, reason)| BadTurn {
            number: number + 1,
            turn: line[number],
            reason,
        })
    }

    fn outlook(&mut self, way: &Vec<ArgumentPlace>) -> Outlook {
        let place = self.last(way).clone();
        let right = self.argument.right(&place, self.limit);
        Outlook {
            turn: place.state.turn(),
            winner: right.map(|right| self.case().winner(right)),
        }
    }

    fn best(&mut self, way: &Vec<ArgumentPlace>) -> Option<Turn> {
        if self.is_over(way) {
            return None;
        }
        let here = self.last(way).clone();
        let right = self.argument.right(&here, self.limit);
        self.argument.best(&here, right, self.limit)
    }

    /// Where stones stay forever the engine still replies.
    fn has_ended(&mut self, made: &MadeMove<Vec<ArgumentPlace>>) -> bool {
        self.is_over(&made.is)
    }

    fn comment(
        &mut self,
        line: &[Turn],
        made: &MadeMove<Vec<ArgumentPlace>>,
        _: bool,
    ) -> Result<MoveComment<CaptureIdiom>, BadTurn> {
        let turn = line.last().copied().unwrap_or(Turn::Pass);
        let (was, is) = (self.outlook(&made.was), self.outlook(&made.is));
        let kept = was.kept(is);
        let gave_away = kept == Some(false) && !made.by_engine;
        let shown = gave_away.then(|| self.show(&made.is)).flatten();
        let case = self.case();
        let step = [self.last(&made.was), self.last(&made.is)];
        let own = self.you == Some(was.turn);
        Ok(MoveComment {
            color: was.turn,
            by_engine: made.by_engine,
            choice: turn,
            before: expectation(case, was.before(is)),
            after: expectation(case, is.winner),
            verdict: made.verdict,
            kept,
            headline: facts::headline(case, step, turn, kept, own),
            facts: facts::effects(case, step, turn),
            shown,
        })
    }

    fn standing(
        &mut self,
        _: &[Turn],
        way: &Vec<ArgumentPlace>,
        verdict: Verdict,
    ) -> PlaceStanding<CaptureIdiom> {
        (self.aside)();
        let known = self.argument.known(way, self.limit);
        let case = self.case();
        let here = self.last(way);
        let turn = here.state.turn();
        let moves = known.turns.iter().map(|tried| {
            let winner = tried.right.map(|right| case.winner(right));
            let holds = winner.map(|winner| winner == turn);
            JudgedMove::new(tried.turn, expectation(case, winner), holds, tried.distance)
        });
        PlaceStanding {
            turn,
            verdict,
            expectation: expectation(case, known.right.map(|right| case.winner(right))),
            end: known.end.as_ref().map(|end| ending(case, way, end)),
            distance: known.distance,
            best: known.best,
            moves: moves.collect(),
            facts: vec![facts::standing_within(
                case,
                here,
                known.right,
                known.distance,
            )],
        }
    }
}

impl CaptureTalk<'_> {
    fn case(&self) -> &Case {
        self.argument.case()
    }

    fn last<'w>(&'w self, way: &'w [ArgumentPlace]) -> &'w ArgumentPlace {
        way.last().unwrap_or(&self.case().start)
    }

    fn is_over(&mut self, way: &[ArgumentPlace]) -> bool {
        let end = self.argument.end(way, self.limit);
        end.is_some_and(|end| end.why.is_last())
    }

    /// How play goes on after these places; `None` if it doesn't.
    fn show(&mut self, way: &[ArgumentPlace]) -> Option<BestLine<CaptureIdiom>> {
        let start = self.last(way).clone();
        let right = self.argument.right(&start, self.limit);
        let line = self.argument.line(way, self.limit);
        let mut all = way.to_vec();
        all.extend(line.iter().map(|(_, place)| place.clone()));
        let end = self.argument.end(&all, self.limit);
        let case = self.case();
        let end = end.map(|end| ending(case, &all, &end));
        let pairs = all[way.len().saturating_sub(1)..].windows(2).zip(&line);
        let steps = pairs.map(|(pair, (turn, _))| facts::played([&pair[0], &pair[1]], *turn));
        let shown = BestLine {
            expectation: expectation(case, right.map(|right| case.winner(right))),
            start,
            steps: steps.collect(),
            moves: line.iter().map(|(turn, _)| *turn).collect(),
            facts: match &end {
                Some(end) => end.facts.clone(),
                None => vec![CaptureFact::AndSoOn],
            },
            end,
        };
        (!shown.moves.is_empty()).then_some(shown)
    }

    /// Three hints, the gentlest first; none after the end.
    ///
    /// # Errors
    ///
    /// If the line has an illegal turn.
    pub fn hints(&mut self, line: &[Turn]) -> Result<Vec<PlacedFacts<CaptureFact>>, BadTurn> {
        let way = self.look(line)?;
        let Some(turn) = self.best(&way) else {
            return Ok(Vec::new());
        };
        let (case, here) = (self.case(), self.last(&way));
        let Ok(next) = case.after(here, turn) else {
            return Ok(Vec::new());
        };
        let hints = facts::hints(case, [here, &next], turn);
        Ok(hints
            .map(|(fact, points)| PlacedFacts::new(fact, points))
            .into())
    }
}

fn expectation(case: &Case, winner: Option<Color>) -> Expectation {
    match winner {
        Some(winner) if winner == case.claimant() => Expectation::Holds,
        Some(_) => Expectation::Fails,
        None => Expectation::Open,
    }
}

fn ending(case: &Case, way: &[ArgumentPlace], end: &ArgumentEnd) -> Ending<CaptureFact> {
    let facts = facts::end(case, way, end);
    Ending {
        kind: match end.why {
            EndReason::TwoPasses | EndReason::Taken => "final",
            EndReason::TwoEyes | EndReason::Arisen(_) => "alive",
            EndReason::Covered => "hopeless",
            EndReason::Round(_) => "repeats",
        },
        over: end.why.is_last(),
        rule: "",
        points: match &end.why {
            EndReason::Arisen(at) => [*at].into_iter().collect(),
            EndReason::Covered => case.question.set(),
            _ => case.target().into_iter().collect(),
        },
        since: match end.why {
            EndReason::Round(since) => Some(since),
            _ => None,
        },
        steps: vec![PlacedFacts {
            facts: facts.clone(),
            points: PointSet::new(),
        }],
        facts,
        eyes: PointSet::new(),
    }
}
