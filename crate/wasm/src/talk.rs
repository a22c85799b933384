//! Questions about a proof, and the answers as JavaScript sees them.

use loja_certificate::Choice;
use loja_dialogue as dialogue;
use loja_lesson::Line as CoreLine;
use loja_notation::Layout;
use loja_rules::{Move, Point, State};
use loja_solver::opponent::{BadMove, Reason};
use serde_json::Value;

use crate::api::{Failure, numbers as failed_at};
use crate::prove::Proving;
use crate::table_answer::{Answer, Ending, Hint, Judged, Made, Refusal, Remark, Shown, Standing};
use crate::table_question::{Asked, Reply, bad, read_asked, read_line};
use crate::view::{line, numbers};

impl Proving {
    /// `ProofHandle.answer` of the module, with the question as JSON.
    ///
    /// # Errors
    /// When the question can't be read, or a move of its line can't be made.
    pub fn answer(&mut self, question: &str, nodes: u32) -> Result<Answer, Failure> {
        let question = read_question(self.layout(), question)?;
        let found = self.talk(nodes)?.answer(&question);
        let found = found.map_err(|why| self.unanswered(why))?;
        let layout = self.layout();
        let moves: Vec<Move> = found.line.iter().copied().map(core).collect();
        Ok(Answer {
            line: found.line.iter().copied().map(made).collect(),
            refusal: found.refusal.as_ref().map(|bad| refusal(layout, bad)),
            course: line(layout, &CoreLine::new(self.claim().start().clone(), &moves)),
            said: found.said.iter().map(|one| remark(layout, one)).collect(),
            now: standing(&found.now),
        })
    }

    /// `ProofHandle.hints` of the module, with the line as JSON.
    ///
    /// # Errors
    /// When the line can't be read or made.
    pub fn hints(&mut self, line: &str, nodes: u32) -> Result<Vec<Hint>, Failure> {
        let line = read_line(self.layout(), line, |choice| {
            read_choice(self.layout(), choice)
        })?;
        let found = self.talk(nodes)?.hints(&line);
        let found = found.map_err(|bad| bad_move(self.layout(), &bad))?;
        Ok(found
            .iter()
            .map(|hint| Hint {
                words: hint.words.clone(),
                points: numbers(&hint.points),
            })
            .collect())
    }

    /// `ProofHandle.show` of the module, with the line as JSON.
    ///
    /// # Errors
    /// When the line can't be read or made.
    pub fn show(&mut self, line: &str, nodes: u32) -> Result<Shown, Failure> {
        let line = read_line(self.layout(), line, |choice| {
            read_choice(self.layout(), choice)
        })?;
        let found = self.talk(nodes)?.show(&line);
        let found = found.map_err(|bad| bad_move(self.layout(), &bad))?;
        Ok(best_line(self.layout(), &found))
    }

    fn unanswered(&mut self, why: dialogue::NoAnswer) -> Failure {
        match why {
            dialogue::NoAnswer::BadMove(bad) => bad_move(self.layout(), &bad),
            dialogue::NoAnswer::Contradiction(contradiction) => self.fails(&contradiction),
        }
    }
}

fn made(choice: Choice) -> Made {
    match choice {
        Choice::Stone(at) => Made::Play { at: at.index() },
        Choice::Pass => Made::PASS,
    }
}

fn core(choice: Choice) -> Move {
    match choice {
        Choice::Stone(at) => Move::stone(at),
        Choice::Pass => Move::PASS,
    }
}

fn message(layout: &Layout, bad: &BadMove) -> String {
    bad.message(|point| layout.name(point))
}

fn bad_move(layout: &Layout, bad: &BadMove) -> Failure {
    let message = format!(
        "move {}: {} ({})",
        bad.number,
        message(layout, bad),
        bad.rule()
    );
    Failure {
        points: failed_at(concerned(bad)),
        ..Failure::new("bad-move", message)
    }
}

fn concerned(bad: &BadMove) -> Vec<Point> {
    match &bad.reason {
        Reason::Illegal(illegal) => illegal.points(),
        Reason::Over(end) => end.points().iter().collect(),
    }
}

fn refusal(layout: &Layout, bad: &BadMove) -> Refusal {
    Refusal {
        rule: bad.rule(),
        message: message(layout, bad),
        points: concerned(bad).into_iter().map(Point::index).collect(),
    }
}

fn remark(layout: &Layout, one: &dialogue::MoveComment) -> Remark {
    Remark {
        color: one.color.name(),
        by: if one.by_engine { "engine" } else { "you" },
        choice: made(one.choice),
        before: one.before.name(),
        after: one.after.name(),
        verdict: one.verdict.name(),
        kept: one.kept,
        headline: one.headline.clone(),
        words: one.words.clone(),
        rules: one.rules.clone(),
        shown: one.shown.as_ref().map(|found| best_line(layout, found)),
    }
}

fn best_line(layout: &Layout, found: &dialogue::BestLine) -> Shown {
    let moves: Vec<Move> = found.moves.iter().copied().map(core).collect();
    // Where it starts is all that is wanted of what was before.
    let start = &found.start;
    let bare = State::new(
        start.board().clone(),
        start.situation().clone().into_setup(),
    );
    let start = bare.unwrap_or_else(|_| start.clone());
    Shown {
        expectation: found.expectation.name(),
        moves: found.moves.iter().copied().map(made).collect(),
        course: line(layout, &CoreLine::new(start, &moves)),
        end: found.end.as_ref().map(end),
        steps: found.steps.clone(),
        words: found.words.clone(),
        rules: found.rules.clone(),
    }
}

fn standing(now: &dialogue::Standing) -> Standing {
    let judged = now.moves.iter().map(|one| Judged {
        choice: made(one.choice),
        expectation: one.expectation.name(),
        holds: one.holds,
        distance: one.distance,
    });
    Standing {
        turn: now.turn.name(),
        verdict: now.verdict.name(),
        expectation: now.expectation.name(),
        end: now.end.as_ref().map(end),
        distance: now.distance,
        best: now.best.map(made),
        moves: judged.collect(),
        words: now.words.clone(),
    }
}

fn end(end: &dialogue::Ending) -> Ending {
    let step = |step: &dialogue::PlacedSentence| Hint {
        words: step.words.clone(),
        points: numbers(&step.points),
    };
    Ending {
        kind: end.kind,
        over: end.over,
        rule: end.rule.into(),
        points: numbers(&end.points),
        since: end.since,
        words: end.words.clone(),
        steps: end.steps.iter().map(step).collect(),
        eyes: numbers(&end.eyes),
    }
}

fn read_question(layout: &Layout, text: &str) -> Result<dialogue::Question, Failure> {
    let Asked {
        line,
        choice,
        you,
        reply,
    } = read_asked(layout, text, |choice| read_choice(layout, choice))?;
    let reply = match reply {
        Reply::Never => dialogue::Reply::Never,
        Reply::Kept => dialogue::Reply::Kept,
        Reply::Always => dialogue::Reply::Always,
    };
    Ok(dialogue::Question {
        line,
        choice,
        you,
        reply,
    })
}

fn read_choice(layout: &Layout, value: &Value) -> Result<Choice, Failure> {
    let at = value.get("at").and_then(Value::as_u64);
    match (value.get("kind").and_then(Value::as_str), at) {
        (Some("pass"), _) => Ok(Choice::Pass),
        (Some("play"), Some(at)) => {
            let point = usize::try_from(at)
                .ok()
                .and_then(|at| layout.board().point(at));
            point
                .map(Choice::Stone)
                .ok_or_else(|| bad(format!("the board has no location {at}")))
        }
        _ => Err(bad(
            "a move of a proof is {kind: \"play\", at} or {kind: \"pass\"}",
        )),
    }
}
