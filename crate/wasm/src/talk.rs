//! Questions about a proof, and the answers as JavaScript sees them.

use loja_certificate::Choice;
use loja_dialogue as dialogue;
use loja_lesson::Line as CoreLine;
use loja_notation::Layout;
use loja_rules::{Color, Move, Point, State};
use loja_solver::Verdict;
use loja_solver::opponent::{BadMove, Reason};
use serde::Serialize;
use serde_json::Value;

use crate::api::{Failure, numbers as failed_at, parse, shown_at_most};
use crate::prove::Proving;
use crate::view::{Line, line, numbers};

/// The longest line that is answered.
const MAX_LINE: usize = 2_000;

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Turn {
    Play { at: usize },
    Pass,
}

/// `Answer` of the types.
#[derive(Debug, Serialize)]
pub struct Answer {
    line: Vec<Turn>,
    refusal: Option<Refusal>,
    course: Line,
    said: Vec<MoveComment>,
    now: Standing,
}

#[derive(Debug, Serialize)]
struct Refusal {
    rule: &'static str,
    message: String,
    points: Vec<usize>,
}

#[derive(Debug, Serialize)]
struct MoveComment {
    color: &'static str,
    by: &'static str,
    choice: Turn,
    before: &'static str,
    after: &'static str,
    kept: Option<bool>,
    headline: String,
    words: String,
    rules: Vec<String>,
    shown: Option<BestLine>,
}

/// `Shown` of the types.
#[derive(Debug, Serialize)]
pub struct BestLine {
    verdict: &'static str,
    moves: Vec<Turn>,
    course: Line,
    end: Option<End>,
    steps: Vec<String>,
    words: String,
    rules: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Standing {
    turn: &'static str,
    verdict: &'static str,
    end: Option<End>,
    distance: Option<u32>,
    best: Option<Turn>,
    moves: Vec<Judged>,
    words: String,
}

#[derive(Debug, Serialize)]
struct Judged {
    choice: Turn,
    verdict: &'static str,
    holds: Option<bool>,
    distance: Option<u32>,
}

#[derive(Debug, Serialize)]
struct End {
    kind: &'static str,
    over: bool,
    rule: &'static str,
    points: Vec<usize>,
    since: Option<usize>,
    words: String,
    steps: Vec<Hint>,
    eyes: Vec<usize>,
}

/// `Hint` of the types, and a step of an end.
#[derive(Debug, Serialize)]
pub struct Hint {
    words: String,
    points: Vec<usize>,
}

impl Proving {
    /// `ProofHandle.answer` of the module, with the question as JSON.
    ///
    /// # Errors
    /// When the question can't be read, or a move of its line can't be made.
    pub fn answer(&mut self, question: &str, nodes: u32) -> Result<Answer, Failure> {
        let question = read_question(self.layout(), question)?;
        let found = self.talk(nodes)?.answer(&question);
        let found = found.map_err(|bad| bad_move(self.layout(), &bad))?;
        let layout = self.layout();
        let moves: Vec<Move> = found.line.iter().copied().map(core).collect();
        Ok(Answer {
            line: found.line.iter().copied().map(turn).collect(),
            refusal: found.refusal.as_ref().map(|bad| refusal(layout, bad)),
            course: line(layout, &CoreLine::new(self.claim().start().clone(), &moves)),
            said: found
                .said
                .iter()
                .map(|one| move_comment(layout, one))
                .collect(),
            now: standing(&found.now),
        })
    }

    /// `ProofHandle.hints` of the module, with the line as JSON.
    ///
    /// # Errors
    /// When the line can't be read or made.
    pub fn hints(&mut self, line: &str, nodes: u32) -> Result<Vec<Hint>, Failure> {
        let line = read_choices(self.layout(), &parse(line, "bad-move")?)?;
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
    pub fn show(&mut self, line: &str, nodes: u32) -> Result<BestLine, Failure> {
        let line = read_choices(self.layout(), &parse(line, "bad-move")?)?;
        let found = self.talk(nodes)?.show(&line);
        let found = found.map_err(|bad| bad_move(self.layout(), &bad))?;
        Ok(best_line(self.layout(), &found))
    }
}

fn turn(choice: Choice) -> Turn {
    match choice {
        Choice::Stone(at) => Turn::Play { at: at.index() },
        Choice::Pass => Turn::Pass,
    }
}

fn core(choice: Choice) -> Move {
    match choice {
        Choice::Stone(at) => Move::stone(at),
        Choice::Pass => Move::PASS,
    }
}

pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Lock => "lock",
        Verdict::Refuted => "refuted",
        Verdict::Undecided => "undecided",
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

fn move_comment(layout: &Layout, one: &dialogue::MoveComment) -> MoveComment {
    MoveComment {
        color: one.color.name(),
        by: if one.by_engine { "engine" } else { "you" },
        choice: turn(one.choice),
        before: verdict(one.before),
        after: verdict(one.after),
        kept: one.kept,
        headline: one.headline.clone(),
        words: one.words.clone(),
        rules: one.rules.clone(),
        shown: one.shown.as_ref().map(|found| best_line(layout, found)),
    }
}

fn best_line(layout: &Layout, found: &dialogue::BestLine) -> BestLine {
    let moves: Vec<Move> = found.moves.iter().copied().map(core).collect();
    // Where it starts is all that is wanted of what was before.
    let start = &found.start;
    let bare = State::new(
        start.board().clone(),
        start.situation().clone().into_setup(),
    );
    let start = bare.unwrap_or_else(|_| start.clone());
    BestLine {
        verdict: verdict(found.verdict),
        moves: found.moves.iter().copied().map(turn).collect(),
        course: line(layout, &CoreLine::new(start, &moves)),
        end: found.end.as_ref().map(end),
        steps: found.steps.clone(),
        words: found.words.clone(),
        rules: found.rules.clone(),
    }
}

fn standing(now: &dialogue::Standing) -> Standing {
    let judged = now.moves.iter().map(|one| Judged {
        choice: turn(one.choice),
        verdict: verdict(one.verdict),
        holds: one.holds,
        distance: one.distance,
    });
    Standing {
        turn: now.turn.name(),
        verdict: verdict(now.verdict),
        end: now.end.as_ref().map(end),
        distance: now.distance,
        best: now.best.map(turn),
        moves: judged.collect(),
        words: now.words.clone(),
    }
}

fn end(end: &dialogue::Ending) -> End {
    let step = |step: &dialogue::Step| Hint {
        words: step.words.clone(),
        points: numbers(&step.points),
    };
    End {
        kind: end.kind,
        over: end.over,
        rule: end.rule,
        points: numbers(&end.points),
        since: end.since,
        words: end.words.clone(),
        steps: end.steps.iter().map(step).collect(),
        eyes: numbers(&end.eyes),
    }
}

fn bad(message: impl Into<String>) -> Failure {
    Failure::new("bad-move", message)
}

fn read_question(layout: &Layout, text: &str) -> Result<dialogue::Question, Failure> {
    let value = parse(text, "bad-move")?;
    let field = |name: &str| value.get(name).unwrap_or(&Value::Null);
    let choice = match field("move") {
        Value::Null => None,
        choice => Some(read_choice(layout, choice)?),
    };
    let you = match field("you").as_str() {
        Some("both") => None,
        name => {
            let wrong = || bad("\"you\" is neither \"black\", \"white\" nor \"both\"");
            Some(name.and_then(Color::from_name).ok_or_else(wrong)?)
        }
    };
    let reply = match field("reply").as_str() {
        Some("never") => dialogue::Reply::Never,
        Some("kept") => dialogue::Reply::Kept,
        Some("always") => dialogue::Reply::Always,
        _ => {
            return Err(bad(
                "\"reply\" is neither \"never\", \"kept\" nor \"always\"",
            ));
        }
    };
    Ok(dialogue::Question {
        line: read_choices(layout, field("line"))?,
        choice,
        you,
        reply,
    })
}

fn read_choices(layout: &Layout, value: &Value) -> Result<Vec<Choice>, Failure> {
    let Value::Array(choices) = value else {
        return Err(bad("a list of moves is expected"));
    };
    if choices.len() > MAX_LINE {
        return Err(Failure::new(
            "too-large",
            "a line of a proof has at most 2000 moves",
        ));
    }
    shown_at_most(layout, choices.len())?;
    choices
        .iter()
        .map(|choice| read_choice(layout, choice))
        .collect()
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
