//! Questions of 1989 to argue, in the form of LJRG's proofs: one table plays both.

use std::cell::Cell;
use std::rc::Rc;

use loja_notation::Layout;
use loja_report::{
    ArgumentAnswer, ChoiceWords, EndReport, EndWord, ExpectationWord, HintReport, Known, KnownMove,
    LawCase, LawProgress, LineReport, Location, MoverWord, Refusal, Remark, Shown, SituationReport,
    StageReport, StageStep, TriedTurn, VerdictWord, board, line_of, locations, tried,
};
use loja_rules::{Color, PassCount, PointSet, Setup};
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{
    Argument, Case, End, Known as KnownPlace, Limit, No, Place, Voice, Why,
};

use crate::api::Failure;
use crate::deadline::Deadline;
use crate::law_questions::{no_position, read_law_question, read_record, read_turn, start_of};
use crate::table_question::{Asked, Reply, read_asked, read_line};

/// The cost of a place that the reader waits for, and the memory of a question.
const NODES: u64 = 200_000;
const BYTES: u64 = 384 << 20;

/// The share of a question's time for the turns not played.
const ASIDE: f64 = 0.4;

/// A question with all findings about it.
pub struct Arguing {
    layout: Layout,
    argument: Argument,
    until: Rc<Cell<Deadline>>,
}

impl Arguing {
    /// `argue` of the module, with JSON arguments.
    ///
    /// # Errors
    /// When there is no such question about the position; else see [`Failure`].
    pub fn new(start: &str, question: &str) -> Result<Arguing, Failure> {
        let record = read_record(start)?;
        let layout = record.layout.clone();
        let question = read_law_question(&layout, question)?;
        let start = start_of(&record)?;
        let case = Case::new(&start, question);
        let case = case.map_err(|_| {
            // The error is that of all questions about other rule sets.
            match loja_systems::jrg89::RULES.start(&start) {
                Err(fault) => no_position(&layout, &fault),
                Ok(_) => Failure::new("bad-position", "these stones can’t stand so"),
            }
        })?;
        let nothing = "there is no such stone, or no point where a new one would count";
        let case = case.ok_or_else(|| Failure::new("bad-claim", nothing))?;
        let until = Rc::new(Cell::new(Deadline::NEVER));
        let clock = Rc::clone(&until);
        let argument = Argument::new(case, Rc::new(move || clock.get().going()));
        Ok(Arguing {
            layout,
            argument,
            until,
        })
    }

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
                board: board(&self.layout),
                steps: vec![StageStep {
                    words,
                    rule: None,
                    situation: self.situation(&case.start, None),
                    changed: Vec::new(),
                }],
            },
        }
    }

    /// Continues the search, which comes to an expectation: these questions have no certificate here.
    pub fn search(&mut self, nodes: u32, deadline: Deadline) -> LawProgress {
        self.until.set(deadline);
        let start = self.case().start.clone();
        let (before, _) = self.argument.size();
        let left = u64::from(nodes).saturating_sub(before);
        let limit = Limit {
            nodes: left.max(1),
            bytes: BYTES,
        };
        let right = self.argument.right(&start, limit);
        let (nodes, bytes) = self.argument.size();
        LawProgress {
            expectation: expectation(right),
            too_large: !self.argument.can_be_searched(),
            nodes,
            bytes,
        }
    }

    /// `ArgumentHandle.answer` of the module, with the question as JSON.
    ///
    /// # Errors
    /// See [`Failure`].
    pub fn answer(
        &mut self,
        question: &str,
        milliseconds: Option<f64>,
    ) -> Result<ArgumentAnswer, Failure> {
        let Asked {
            mut line,
            choice: turn,
            you,
            reply,
        } = read_asked(&self.layout, question, |turn| read_turn(&self.layout, turn))?;
        self.wait(milliseconds, 1.0 - ASIDE);
        let mut way = self.way(&line)?;
        let mut said = Vec::new();
        let mut refusal = None;
        if let Some(turn) = turn {
            let here = last(&way, self.case());
            match self.case().after(&here, turn) {
                Ok(next) => said.extend(self.made(&mut way, &next, turn, you, true)),
                Err(no) => refusal = Some(self.refused(turn, no)),
            }
            if refusal.is_none() {
                line.push(turn);
            }
        }
        let kept = said
            .last()
            .is_none_or(|one: &Remark| one.kept != Some(false));
        let replies = match reply {
            Reply::Never => false,
            Reply::Kept => turn.is_some() && refusal.is_none() && kept,
            Reply::Always => refusal.is_none(),
        };
        let here = last(&way, self.case());
        let over = self
            .argument
            .end(&way, LIMIT)
            .is_some_and(|end| end.why.is_last());
        if replies && !over && Some(here.state.turn()) != you {
            let right = self.argument.right(&here, LIMIT);
            if let Some(turn) = self.argument.best(&here, right, LIMIT)
                && let Ok(next) = self.case().after(&here, turn)
            {
                said.extend(self.made(&mut way, &next, turn, you, false));
                line.push(turn);
            }
        }
        self.wait(milliseconds, ASIDE);
        let now = self.standing(&way, you);
        Ok(ArgumentAnswer {
            line: line.iter().copied().map(ChoiceWords::from).collect(),
            refusal,
            course: self.course(&way, &line),
            said,
            now,
        })
    }

    /// `ArgumentHandle.hints` of the module, with the line as JSON.
    ///
    /// # Errors
    /// See [`Failure`].
    pub fn hints(
        &mut self,
        line: &str,
        milliseconds: Option<f64>,
    ) -> Result<Vec<HintReport>, Failure> {
        let line = read_line(&self.layout, line, |turn| read_turn(&self.layout, turn))?;
        self.wait(milliseconds, 1.0);
        let way = self.way(&line)?;
        let here = last(&way, self.case());
        if self
            .argument
            .end(&way, LIMIT)
            .is_some_and(|end| end.why.is_last())
        {
            return Ok(Vec::new());
        }
        let right = self.argument.right(&here, LIMIT);
        let Some(turn) = self.argument.best(&here, right, LIMIT) else {
            return Ok(Vec::new());
        };
        let Ok(next) = self.case().after(&here, turn) else {
            return Ok(Vec::new());
        };
        let name = |at| self.layout.name(at);
        let voice = Voice {
            you: Some(here.state.turn()),
            name: &name,
        };
        let hints = self.case().hints(voice, &here, turn, &next);
        Ok(hints
            .iter()
            .map(|hint| HintReport {
                words: hint.words.clone(),
                points: locations(&hint.points),
            })
            .collect())
    }

    fn wait(&self, milliseconds: Option<f64>, share: f64) {
        self.until
            .set(Deadline::within(milliseconds.map(|all| all * share)));
    }

    fn way(&self, line: &[Turn]) -> Result<Vec<Place>, Failure> {
        self.argument.places(line).map_err(|(number, _, no)| {
            let (why, clause) = (no.sentence(|at| self.layout.name(at)), no.clause());
            Failure::new("bad-move", format!("move {}: {why} ({clause})", number + 1))
        })
    }

    fn made(
        &mut self,
        way: &mut Vec<Place>,
        next: &Place,
        turn: Turn,
        you: Option<Color>,
        by_you: bool,
    ) -> Option<Remark> {
        let before = way.last()?.clone();
        let mover = before.state.turn();
        let was = self.argument.right(&before, LIMIT);
        way.push(next.clone());
        let is = self.argument.right(next, LIMIT);
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
            headline: said.headline,
            words: said.words,
            rules: said.passages,
            shown,
        })
    }

    fn shown(&mut self, way: &[Place], you: Option<Color>, is: Option<bool>) -> Option<Shown> {
        let line = self.argument.line(way, LIMIT);
        if line.is_empty() {
            return None;
        }
        let mut all = way.to_vec();
        all.extend(line.iter().map(|(_, place)| place.clone()));
        let end = self.argument.end(&all, LIMIT);
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
        })
    }

    fn standing(&mut self, way: &[Place], you: Option<Color>) -> Known {
        let here = last(way, self.case());
        let known = self.argument.known(way, LIMIT).unwrap_or(KnownPlace {
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
        }
    }

    fn ending(&self, way: &[Place], end: &End, you: Option<Color>) -> EndReport {
        let name = |at| self.layout.name(at);
        let voice = Voice { you, name: &name };
        let said = self.case().ended(voice, way, end);
        let target = self.case().target();
        let points = match &end.why {
            Why::Arisen(at) => vec![(*at).into()],
            Why::Covered => locations(&self.case().question.set()),
            _ => target.into_iter().map(Location::from).collect(),
        };
        EndReport {
            kind: EndWord::of(match end.why {
                Why::TwoPasses | Why::Taken => "final",
                Why::TwoEyes | Why::Arisen(_) => "alive",
                Why::Covered => "hopeless",
                Why::Round(_) => "repeats",
            }),
            over: end.why.is_last(),
            rule: said.passages.join(", ").into(),
            points,
            since: match end.why {
                Why::Round(since) => Some(since),
                _ => None,
            },
            steps: vec![HintReport {
                words: said.words.clone(),
                points: Vec::new(),
            }],
            words: said.words,
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

    fn course(&self, way: &[Place], turns: &[Turn]) -> LineReport {
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
        line_of(&self.layout, situations)
    }

    fn situation(&self, place: &Place, made: Option<TriedTurn>) -> SituationReport {
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
        tried(&self.layout, &setup, plays.collect(), state.ended(), made)
    }
}

const LIMIT: Limit = Limit {
    nodes: NODES,
    bytes: BYTES,
};

fn last(way: &[Place], case: &Case) -> Place {
    way.last().unwrap_or(&case.start).clone()
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
