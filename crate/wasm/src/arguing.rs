//! Questions of 1989 in the form of LJRG's proofs, so that one table plays both.

use std::cell::Cell;
use std::rc::Rc;

use loja_dialogue::{Reply, TalkQuestion};
use loja_notation::Layout;
use loja_report::{
    ArguedCase, ArgumentAnswer, ChoiceWords, HintReport, LawCase, LawProgress, Refusal,
    case_refusal,
};
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{Argument, ArgumentPlace, Case, Limit};

use crate::api::Failure;
use crate::deadline::Deadline;
use crate::law_questions::{no_position, read_law_question, read_record, read_turn, start_of};
use crate::table_question::{read_asked, read_line};

/// A place's most situations while the reader waits, and a question's most bytes.
const LIMIT: Limit = Limit {
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

    fn shown(&mut self) -> ArguedCase<'_> {
        ArguedCase {
            layout: &self.layout,
            argument: &mut self.argument,
            limit: LIMIT,
        }
    }

    /// Describes the question and its start.
    #[must_use]
    pub fn about(&mut self) -> LawCase {
        self.shown().about()
    }

    /// Continues the search, which comes to an expectation: these questions have no certificate here.
    pub fn search(&mut self, nodes: u32, deadline: Deadline) -> LawProgress {
        self.until.set(deadline);
        let (before, _) = self.argument.size();
        let left = u64::from(nodes).saturating_sub(before).max(1);
        let limit = Limit {
            nodes: left,
            ..LIMIT
        };
        ArguedCase {
            limit,
            ..self.shown()
        }
        .progress()
    }

    /// The export `ArgumentHandle.answer`, from JSON.
    pub fn answer(
        &mut self,
        question: &str,
        milliseconds: Option<f64>,
    ) -> Result<ArgumentAnswer, Failure> {
        let TalkQuestion {
            mut line,
            choice,
            you,
            reply,
        } = read_asked(&self.layout, question, |turn| read_turn(&self.layout, turn))?;
        self.wait(milliseconds, 1.0 - ASIDE);
        let mut way = self.way(&line)?;
        let mut case = self.shown();
        let mut said = Vec::new();
        let mut refusal = None;
        if let Some(turn) = choice {
            match case.play(&mut way, turn, you) {
                Ok(remark) => {
                    line.push(turn);
                    said.extend(remark);
                }
                Err(refused) => refusal = Some(refused),
            }
        }
        let kept = said.last().is_none_or(|one| one.kept != Some(false));
        let replies = match reply {
            Reply::Never => false,
            Reply::Kept => choice.is_some() && kept,
            Reply::Always => true,
        };
        if replies
            && refusal.is_none()
            && let Some((turn, remark)) = case.reply(&mut way, you)
        {
            line.push(turn);
            said.extend(remark);
        }
        self.wait(milliseconds, ASIDE);
        let mut case = self.shown();
        let now = case.standing(&way, you);
        Ok(ArgumentAnswer {
            line: line.iter().copied().map(ChoiceWords::from).collect(),
            refusal,
            course: case.course(&way, &line),
            said,
            now,
        })
    }

    /// The export `ArgumentHandle.hints`, from JSON.
    pub fn hints(
        &mut self,
        line: &str,
        milliseconds: Option<f64>,
    ) -> Result<Vec<HintReport>, Failure> {
        let line = read_line(&self.layout, line, |turn| read_turn(&self.layout, turn))?;
        self.wait(milliseconds, 1.0);
        let way = self.way(&line)?;
        Ok(self.shown().hints(&way))
    }

    fn wait(&self, milliseconds: Option<f64>, share: f64) {
        self.until
            .set(Deadline::within(milliseconds.map(|all| all * share)));
    }

    fn way(&self, line: &[Turn]) -> Result<Vec<ArgumentPlace>, Failure> {
        self.argument.places(line).map_err(|(number, _, no)| {
            let Refusal { message, rule, .. } = case_refusal(&self.layout, line[number], no);
            Failure::new(
                "bad-move",
                format!("move {}: {message} ({rule})", number + 1),
            )
        })
    }
}
