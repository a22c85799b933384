//! Questions of 1989 in the form of LJRG's proofs, so that one table plays both.

use std::cell::Cell;
use std::rc::Rc;

use loja_dialogue::Argued;
use loja_dialogue::capture::{BadTurn, CaptureTalk};
use loja_notation::Layout;
use loja_report::{
    ArgumentAnswer, DrawnArgument, DrawnCase, HintReport, LawCase, LawProgress, answer, hints,
};
use loja_rules::Color;
use loja_systems::Limits;
use loja_systems::jrg89::argue::{Argument, Case};

use crate::api::Failure;
use crate::deadline::Deadline;
use crate::law_questions::{no_position, read_law_question, read_record, read_turn, start_of};
use crate::table_question::{bad_move, mover, read_asked, read_line};

/// A place's most situations while the reader waits, and a question's most bytes.
const LIMIT: Limits = Limits {
    nodes: 200_000,
    bytes: 384 << 20,
};

/// The share of a question's time for turns not played.
const ASIDE: f64 = 0.4;

/// A question with its findings.
pub struct Arguing {
    layout: Layout,
    argument: Argument,
    until: Rc<Cell<Deadline>>,
}

impl Arguing {
    /// The export `argue`, from JSON.
    ///
    /// # Errors
    /// When there is no such question; else see [`Failure`].
    pub fn new(start: &str, question: &str) -> Result<Arguing, Failure> {
        let record = read_record(start)?;
        let layout = record.layout.clone();
        let question = read_law_question(&layout, question)?;
        let start = start_of(&record)?;
        let case = Case::new(&start, question);
        let case = case.map_err(|_| {
            // The error is that of all other rule sets' questions.
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

    fn drawn(&self) -> DrawnCase<'_> {
        DrawnCase {
            layout: &self.layout,
            case: self.argument.case(),
        }
    }

    /// Describes the question and its start.
    #[must_use]
    pub fn about(&self) -> LawCase {
        self.drawn().about()
    }

    /// Continues the search, which comes to an expectation: these questions have no certificate here.
    pub fn search(&mut self, nodes: u32, deadline: Deadline) -> LawProgress {
        self.until.set(deadline);
        let (before, _) = self.argument.size();
        let nodes = u64::from(nodes).saturating_sub(before).max(1);
        LawProgress::search(&mut self.argument, Limits { nodes, ..LIMIT })
    }

    /// The export `ArgumentHandle.answer`, from JSON.
    pub fn answer(
        &mut self,
        question: &str,
        milliseconds: Option<f64>,
    ) -> Result<ArgumentAnswer, Failure> {
        let question = read_asked(&self.layout, question, |turn| read_turn(&self.layout, turn))?;
        let found = self.talk(question.you, milliseconds, 1.0 - ASIDE, |talk| {
            talk.answer(&question)
        })?;
        Ok(answer(&self.drawn(), &self.argument.case().start, &found))
    }

    /// The export `ArgumentHandle.hints`, from JSON.
    pub fn hints(
        &mut self,
        line: &str,
        milliseconds: Option<f64>,
    ) -> Result<Vec<HintReport>, Failure> {
        let line = read_line(&self.layout, line, |turn| read_turn(&self.layout, turn))?;
        let found = self.talk(None, milliseconds, 1.0, |talk| talk.hints(&line))?;
        let turn = mover(self.argument.case().claimant(), &line);
        Ok(hints(&self.layout, turn, &found))
    }

    /// Talks with this share of the time; turns that nobody has played have their own.
    fn talk<R>(
        &mut self,
        you: Option<Color>,
        milliseconds: Option<f64>,
        share: f64,
        ask: impl FnOnce(&mut CaptureTalk<'_>) -> Result<R, BadTurn>,
    ) -> Result<R, Failure> {
        let until = Rc::clone(&self.until);
        let wait = |share: f64| until.set(Deadline::within(milliseconds.map(|all| all * share)));
        wait(share);
        let mut talk = CaptureTalk {
            argument: &mut self.argument,
            limit: LIMIT,
            you,
            aside: &|| wait(ASIDE),
        };
        let found = ask(&mut talk);
        found.map_err(|bad| bad_move(bad.number, &self.drawn().refusal(&bad)))
    }
}
