//! Questions of 1989 to argue.

use loja_notation::Layout;
use loja_rules::{Color, PassCount, PointSet, Setup};
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{
    Argument, ArgumentEnd, ArgumentPlace, Case, EndReason, KnownPlace, Limit, No, Voice,
};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::argument::{ChoiceWords, EndReport, HintReport, Known, KnownMove, Remark, Shown};
use crate::board::board;
use crate::claim::{StageReport, StageStep};
use crate::line::{LineReport, Refusal, SituationReport, TriedTurn, line_of, tried};
use crate::word::{
    ColorWord, EndWord, ExpectationWord, Location, MoverWord, VerdictWord, locations,
};

/// A question of 1989 in words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LawCase {
    /// "White, first, can take the black stone at a1."
    pub title: String,
    /// The passage behind it.
    pub words: &'static str,
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
        let name = |at| self.layout.name(at);
        let voice = Voice {
            you: None,
            name: &name,
        };
        let first = case.claimant().player_name();
        let state = &case.start.state;
        let target = case.target().map(|at| {
            let chain = state.stones().chain(state.board(), at);
            chain.members
        });
        let words = format!(
            "The game has stopped, and what follows is only tried out: nothing of it counts. No point is marked, and {first} moves first (I1). To take in a ko again one has to pass for it first (article 7.2)."
        );
        LawCase {
            title: case.claim(voice),
            words: case.meaning(),
            player: case.claimant().into(),
            owner: case.owner.into(),
            target: target.iter().flat_map(locations).collect(),
            set: locations(&case.question.set()),
            stage: StageReport {
                board: board(self.layout),
                steps: vec![StageStep {
                    words,
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
        let next = next.map_err(|no| self.refused(turn, no))?;
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
        let name = |at| self.layout.name(at);
        let voice = Voice {
            you: Some(here.state.turn()),
            name: &name,
        };
        let hints = self.case().hints(voice, here, turn, &next);
        let hints = hints.iter().map(|hint| HintReport {
            rules: Vec::new(),
            facts: Vec::new(),
            words: hint.words.clone(),
            points: locations(&hint.points),
        });
        hints.collect()
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
        let name = |at| self.layout.name(at);
        let voice = Voice { you, name: &name };
        let said = self.case().moved(voice, [&before, next], turn, [was, is]);
        Some(Remark {
            color: mover.into(),
            by: MoverWord::of(if by_you { "you" } else { "engine" }),
            choice: turn.into(),
            expected_before: expectation(was),
            expected_after: expectation(is),
            verdict: no_verdict(),
            kept,
            outcome: said.headline.clone(),
            headline: said.headline,
            words: said.words,
            rules: said.passages,
            facts: Vec::new(),
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
        let name = |at| self.layout.name(at);
        let voice = Voice { you, name: &name };
        let turns: Vec<Turn> = line.iter().map(|(turn, _)| *turn).collect();
        let from = &all[way.len() - 1..];
        let steps = from.windows(2).zip(&turns).map(|(pair, turn)| {
            let told = self
                .case()
                .moved(voice, [&pair[0], &pair[1]], *turn, [None, None]);
            told.headline
        });
        let steps = steps.collect();
        let said = end.as_ref().map(|end| self.case().ended(voice, &all, end));
        let passages = said
            .as_ref()
            .map_or_else(Vec::new, |said| said.passages.clone());
        Some(Shown {
            expectation: expectation(is),
            moves: turns.iter().copied().map(ChoiceWords::from).collect(),
            course: self.course(from, &turns),
            end: end.as_ref().map(|end| self.ending(&all, end, you)),
            steps,
            words: said.map_or_else(|| "And so on.".to_owned(), |said| said.words),
            rules: passages,
            facts: Vec::new(),
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
        let name = |at| self.layout.name(at);
        let voice = Voice { you, name: &name };
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
            words: self
                .case()
                .stands(voice, &here, known.right, known.distance),
            rules: Vec::new(),
            facts: Vec::new(),
        }
    }

    fn ending(&self, way: &[ArgumentPlace], end: &ArgumentEnd, you: Option<Color>) -> EndReport {
        let name = |at| self.layout.name(at);
        let voice = Voice { you, name: &name };
        let said = self.case().ended(voice, way, end);
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
            rule: said.passages.join(", ").into(),
            points,
            since: match end.why {
                EndReason::Round(since) => Some(since),
                _ => None,
            },
            steps: vec![HintReport {
                words: said.words.clone(),
                rules: Vec::new(),
                facts: Vec::new(),
                points: Vec::new(),
            }],
            words: said.words,
            conclusion: String::new(),
            facts: Vec::new(),
            eyes: Vec::new(),
        }
    }

    fn refused(&self, turn: Turn, no: No) -> Refusal {
        let at = match turn {
            Turn::Play(at) | Turn::PassFor(at) => Some(at),
            Turn::Pass => None,
        };
        Refusal {
            rule: no.clause(),
            message: no.sentence(|at| self.layout.name(at)),
            points: at.into_iter().map(Location::from).collect(),
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
