//! Questions of 1989 to argue.

use loja_notation::Layout;
use loja_rules::{Color, PassCount, PointSet, Setup};
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{
    Argument, ArgumentEnd, ArgumentPlace, Case, EndReason, KnownPlace, Limit, No,
};
use loja_voice::{CaptureFact, Voice};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::argument::{ChoiceWords, EndReport, HintReport, Known, KnownMove, Remark, Shown};
use crate::board::board;
use crate::capture_facts as said;
use crate::claim::{StageReport, StageStep};
use crate::fact::{FactReport, facts};
use crate::line::{LineReport, Refusal, SituationReport, TriedTurn, line_of, tried};
use crate::word::{
    ColorWord, EndWord, ExpectationWord, Location, MoverWord, VerdictWord, locations,
};

/// A question of 1989 in words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LawCase {
    /// "White, first, can take Black’s stone at a1."
    pub title: String,
    /// Why it is asked.
    pub words: String,
    /// The passages that ask it.
    pub rules: Vec<String>,
    /// Both as facts.
    pub facts: Vec<FactReport>,
    /// The claimant, who moves first.
    pub player: ColorWord,
    /// The owner of the stone to capture, or to arise.
    pub owner: ColorWord,
    /// The stones in question; none in the second part.
    pub target: Vec<Location>,
    /// Where a new stone counts.
    pub set: Vec<Location>,
    /// The starting situation.
    pub stage: StageReport,
}

/// The progress of a question's search.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct LawProgress {
    /// Whether the claimant is expected to be right.
    pub expectation: ExpectationWord,
    /// Whether no part of the board is small enough to search.
    pub too_large: bool,
    /// Situations expanded.
    pub nodes: u64,
    /// Their memory in bytes.
    pub bytes: u64,
}

/// A question of 1989 that is being argued, as tables show it.
pub struct ArguedCase<'a> {
    /// The board's drawing and names.
    pub layout: &'a Layout,
    /// The argument about the question.
    pub argument: &'a mut Argument,
    /// The cost of a place that the reader waits for.
    pub limit: Limit,
}

impl ArguedCase<'_> {
    fn case(&self) -> &Case {
        self.argument.case()
    }

    /// Describes the question and its start.
    #[must_use]
    pub fn about(&self) -> LawCase {
        let case = self.case();
        let voice = self.voice(None);
        let (title, meaning) = (said::claim(case), said::meaning(case));
        let trial = said::trial(case);
        LawCase {
            title: voice.say([&title]),
            words: voice.say([&meaning]),
            rules: Voice::rules([&meaning]),
            facts: facts([&title, &meaning]),
            player: case.claimant().into(),
            owner: case.owner.into(),
            target: case.hunted().iter().flat_map(locations).collect(),
            set: locations(&case.question.set()),
            stage: StageReport {
                board: board(self.layout),
                steps: vec![StageStep {
                    words: voice.say(&trial),
                    rule: None,
                    situation: self.situation(&case.start, None),
                    changed: Vec::new(),
                }],
            },
        }
    }

    /// Searches on, to an expectation.
    pub fn progress(&mut self) -> LawProgress {
        let start = self.case().start.clone();
        let right = self.argument.right(&start, self.limit);
        let (nodes, bytes) = self.argument.size();
        LawProgress {
            expectation: expectation(right),
            too_large: !self.argument.can_be_searched(),
            nodes,
            bytes,
        }
    }

    /// Makes a reader's turn, with a remark on it.
    ///
    /// # Errors
    /// When it is illegal.
    pub fn play(
        &mut self,
        way: &mut Vec<ArgumentPlace>,
        turn: Turn,
        you: Option<Color>,
    ) -> Result<Option<Remark>, Refusal> {
        let next = self.case().after(self.last(way), turn);
        let next = next.map_err(|no| case_refusal(self.layout, turn, no))?;
        Ok(self.made(way, &next, turn, you, true))
    }

    /// Makes the engine's turn, unless the line has ended or the reader has the turn.
    pub fn reply(
        &mut self,
        way: &mut Vec<ArgumentPlace>,
        you: Option<Color>,
    ) -> Option<(Turn, Option<Remark>)> {
        if Some(self.last(way).state.turn()) == you {
            return None;
        }
        let (turn, next) = self.best(way)?;
        Some((turn, self.made(way, &next, turn, you, false)))
    }

    /// Three hints, the gentlest first; none after the end.
    pub fn hints(&mut self, way: &[ArgumentPlace]) -> Vec<HintReport> {
        let Some((turn, next)) = self.best(way) else {
            return Vec::new();
        };
        let here = self.last(way);
        let voice = self.voice(Some(here.state.turn()));
        let hints = said::hints(self.case(), [here, &next], turn);
        let hints = hints.iter().map(|(hint, points)| HintReport {
            words: voice.say([hint]),
            rules: Voice::rules([hint]),
            facts: facts([hint]),
            points: locations(points),
        });
        hints.collect()
    }

    fn voice(&self, you: Option<Color>) -> Voice<'_> {
        Voice {
            layout: self.layout,
            you,
        }
    }

    /// The best turn, if the line has not ended.
    fn best(&mut self, way: &[ArgumentPlace]) -> Option<(Turn, ArgumentPlace)> {
        let end = self.argument.end(way, self.limit);
        if end.is_some_and(|end| end.why.is_last()) {
            return None;
        }
        let here = self.last(way).clone();
        let right = self.argument.right(&here, self.limit);
        let turn = self.argument.best(&here, right, self.limit)?;
        Some((turn, self.case().after(&here, turn).ok()?))
    }

    fn last<'a>(&'a self, way: &'a [ArgumentPlace]) -> &'a ArgumentPlace {
        way.last().unwrap_or(&self.case().start)
    }

    fn made(
        &mut self,
        way: &mut Vec<ArgumentPlace>,
        next: &ArgumentPlace,
        turn: Turn,
        you: Option<Color>,
        by_you: bool,
    ) -> Option<Remark> {
        let before = way.last()?.clone();
        let mover = before.state.turn();
        let was = self.argument.right(&before, self.limit);
        way.push(next.clone());
        let is = self.argument.right(next, self.limit);
        let own = mover == self.case().claimant();
        let kept = match (was, is) {
            (Some(was), Some(is)) if was == own => Some(is == own),
            _ => None,
        };
        let shown = if kept == Some(false) && by_you {
            self.shown(way, you, is)
        } else {
            None
        };
        let voice = self.voice(you);
        let places = [&before, next];
        let headline = said::headline(self.case(), places, turn, [was, is], you);
        let effects = said::effects(self.case(), places, turn);
        Some(Remark {
            color: mover.into(),
            by: MoverWord::of(if by_you { "you" } else { "engine" }),
            choice: turn.into(),
            expected_before: expectation(was),
            expected_after: expectation(is),
            verdict: no_verdict(),
            kept,
            outcome: voice.say(&headline),
            headline: voice.say(&headline),
            words: voice.say(&effects),
            rules: Voice::rules(headline.iter().chain(&effects)),
            facts: facts(headline.iter().chain(&effects)),
            shown,
        })
    }

    fn shown(
        &mut self,
        way: &[ArgumentPlace],
        you: Option<Color>,
        is: Option<bool>,
    ) -> Option<Shown> {
        let line = self.argument.line(way, self.limit);
        if line.is_empty() {
            return None;
        }
        let mut all = way.to_vec();
        all.extend(line.iter().map(|(_, place)| place.clone()));
        let end = self.argument.end(&all, self.limit);
        let voice = self.voice(you);
        let turns: Vec<Turn> = line.iter().map(|(turn, _)| *turn).collect();
        let from = &all[way.len() - 1..];
        let steps = from.windows(2).zip(&turns);
        let steps =
            steps.map(|(pair, turn)| voice.say([&said::played([&pair[0], &pair[1]], *turn)]));
        let steps = steps.collect();
        let told = end.as_ref().map_or_else(
            || vec![CaptureFact::AndSoOn],
            |end| said::end(self.case(), &all, end),
        );
        Some(Shown {
            expectation: expectation(is),
            moves: turns.iter().copied().map(ChoiceWords::from).collect(),
            course: self.course(from, &turns),
            end: end.as_ref().map(|end| self.ending(&all, end, you)),
            steps,
            words: voice.say(&told),
            rules: Voice::rules(&told),
            facts: facts(&told),
        })
    }

    /// The facts of a place.
    pub fn standing(&mut self, way: &[ArgumentPlace], you: Option<Color>) -> Known {
        let here = self.last(way).clone();
        let known = self.argument.known(way, self.limit).unwrap_or(KnownPlace {
            right: None,
            end: None,
            distance: None,
            best: None,
            turns: Vec::new(),
        });
        let mover = here.state.turn() == self.case().claimant();
        let standing = said::standing_within(self.case(), &here, known.right, known.distance);
        let judged = known.turns.iter().map(|tried| KnownMove {
            choice: tried.turn.into(),
            expectation: expectation(tried.right),
            holds: match (known.right, tried.right) {
                (_, None) => None,
                (_, Some(right)) => Some(right == mover),
            },
            distance: tried.distance,
        });
        Known {
            turn: here.state.turn().into(),
            verdict: no_verdict(),
            expectation: expectation(known.right),
            end: known.end.as_ref().map(|end| self.ending(way, end, you)),
            distance: known.distance,
            best: known.best.map(ChoiceWords::from),
            moves: judged.collect(),
            words: self.voice(you).say([&standing]),
            rules: Voice::rules([&standing]),
            facts: facts([&standing]),
        }
    }

    fn ending(&self, way: &[ArgumentPlace], end: &ArgumentEnd, you: Option<Color>) -> EndReport {
        let voice = self.voice(you);
        let told = said::end(self.case(), way, end);
        let target = self.case().target();
        let points = match &end.why {
            EndReason::Arisen(at) => vec![(*at).into()],
            EndReason::Covered => locations(&self.case().question.set()),
            _ => target.into_iter().map(Location::from).collect(),
        };
        EndReport {
            kind: EndWord::of(match end.why {
                EndReason::TwoPasses | EndReason::Taken => "final",
                EndReason::TwoEyes | EndReason::Arisen(_) => "alive",
                EndReason::Covered => "hopeless",
                EndReason::Round(_) => "repeats",
            }),
            over: end.why.is_last(),
            rule: Voice::rules(&told).join(", ").into(),
            points,
            since: match end.why {
                EndReason::Round(since) => Some(since),
                _ => None,
            },
            steps: vec![HintReport {
                words: voice.say(&told),
                rules: Voice::rules(&told),
                facts: facts(&told),
                points: Vec::new(),
            }],
            words: voice.say(&told),
            conclusion: String::new(),
            facts: facts(&told),
            eyes: Vec::new(),
        }
    }

    /// The situations of a line.
    #[must_use]
    pub fn course(&self, way: &[ArgumentPlace], turns: &[Turn]) -> LineReport {
        let mut situations = Vec::new();
        for (number, place) in way.iter().enumerate() {
            let made = number.checked_sub(1).and_then(|before| {
                let (before, turn) = (way.get(before)?, *turns.get(before)?);
                let color = before.state.turn();
                let enemy = color.other();
                let (then, now) = (before.state.stones(), place.state.stones());
                Some(TriedTurn {
                    color,
                    turn,
                    captured: then[enemy].difference(&now[enemy]),
                    ko: !place.state.marks().is_subset(before.state.marks()),
                })
            });
            situations.push(self.situation(place, made));
        }
        line_of(self.layout, situations)
    }

    fn situation(&self, place: &ArgumentPlace, made: Option<TriedTurn>) -> SituationReport {
        let state = &place.state;
        let setup = Setup {
            stones: state.stones().clone(),
            temporary: state.marks().clone(),
            permanent: PointSet::new(),
            captives: *state.prisoners(),
            turn: state.turn(),
            passes: match (state.ended(), state.passed()) {
                (true, _) => PassCount::Two,
                (_, true) => PassCount::One,
                _ => PassCount::Zero,
            },
        };
        let turns = self.case().turns(place);
        let plays = turns.iter().filter_map(|(turn, _)| match turn {
            Turn::Play(at) => Some(Location::from(*at)),
            _ => None,
        });
        tried(self.layout, &setup, plays.collect(), state.ended(), made)
    }
}

/// Explains a turn that can't be made.
#[must_use]
pub fn case_refusal(layout: &Layout, turn: Turn, no: No) -> Refusal {
    let at = match turn {
        Turn::Play(at) | Turn::PassFor(at) => Some(at),
        Turn::Pass => None,
    };
    Refusal {
        rule: no.clause(),
        message: match no {
            No::Forbidden(why) => why.sentence(|at| layout.name(at)),
            No::NoneLeft => Voice { layout, you: None }.part(&CaptureFact::StonesUsedUp),
        },
        points: at.into_iter().map(Location::from).collect(),
    }
}

/// Places of such a question have no certificate, so what is said of them is an expectation.
fn no_verdict() -> VerdictWord {
    VerdictWord::of("undecided")
}

/// Whether the claimant is expected to be right.
fn expectation(right: Option<bool>) -> ExpectationWord {
    ExpectationWord::of(match right {
        Some(true) => "holds",
        Some(false) => "fails",
        None => "open",
    })
}
