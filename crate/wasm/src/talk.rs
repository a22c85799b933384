//! Questions about a proof.

use loja_certificate::Choice;
use loja_dialogue::{Argued, NoAnswer};
use loja_notation::Layout;
use loja_report::{ArgumentAnswer, DrawnArgument, HintReport, Shown, answer, best_line, hints};
use serde_json::Value;

use crate::api::{Failure, read_point};
use crate::prove::Proving;
use crate::table_question::{bad, bad_move, mover, read_asked, read_line};

impl Proving {
    /// The export `ProofHandle.answer`, from JSON.
    pub fn answer(&mut self, question: &str, nodes: u32) -> Result<ArgumentAnswer, Failure> {
        let layout = self.layout();
        let question = read_asked(layout, question, |choice| read_choice(layout, choice))?;
        let found = self.talk(nodes, |talk| talk.answer(&question))?;
        let found = found.map_err(|why| self.unanswered(why))?;
        Ok(answer(self.layout(), self.claim().start(), &found))
    }

    /// The export `ProofHandle.hints`, from JSON.
    pub fn hints(&mut self, line: &str, nodes: u32) -> Result<Vec<HintReport>, Failure> {
        let line = self.line(line)?;
        let found = self.talk(nodes, |talk| talk.hints(&line))?;
        let found = found.map_err(|bad| bad_move(bad.number, &self.layout().refusal(&bad)))?;
        // After the worst case the refuter moves first.
        let turn = mover(self.claim().refuter(), &line);
        Ok(hints(self.layout(), turn, &found))
    }

    /// The export `ProofHandle.show`, from JSON.
    pub fn show(&mut self, line: &str, nodes: u32) -> Result<Shown, Failure> {
        let line = self.line(line)?;
        let found = self.talk(nodes, |talk| talk.show(&line))?;
        let found = found.map_err(|bad| bad_move(bad.number, &self.layout().refusal(&bad)))?;
        Ok(best_line(self.layout(), &found))
    }

    fn line(&self, text: &str) -> Result<Vec<Choice>, Failure> {
        let layout = self.layout();
        read_line(layout, text, |choice| read_choice(layout, choice))
    }

    fn unanswered(&mut self, why: NoAnswer) -> Failure {
        match why {
            NoAnswer::BadMove(bad) => bad_move(bad.number, &self.layout().refusal(&bad)),
            NoAnswer::Contradiction(contradiction) => self.fails(&contradiction),
        }
    }
}

fn read_choice(layout: &Layout, value: &Value) -> Result<Choice, Failure> {
    let at = value.get("at").filter(|at| at.is_u64());
    match (value.get("kind").and_then(Value::as_str), at) {
        (Some("pass"), _) => Ok(Choice::Pass),
        (Some("play"), Some(at)) => match read_point(layout, at) {
            Ok(point) => Ok(Choice::Stone(point)),
            Err(failure) => Err(failure.coded("bad-move")),
        },
        _ => Err(bad(
            "a move of a proof is {kind: \"play\", at} or {kind: \"pass\"}",
        )),
    }
}
