//! Questions with a number or a choice of statements, all of which the engine verifies.

use loja_lesson::PlayedLine;
use loja_notation::{Layout, parse_moves, read_set};
use loja_rules::{Color, Move, State};
use loja_systems::System;
use serde::{Deserialize, Serialize};

use crate::decide::{Depth, Judge};
use crate::statement::Statement;
use crate::statement_data::StatementData;
use crate::statement_holds::{Ground, Held, totals};
use crate::statement_view::{Areas, numbers};

/// A question for the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum StepQuestion {
    /// Choose one.
    Choice {
        /// The answers in order.
        answers: Vec<ChoiceAnswer>,
    },
    /// Give a number.
    Number {
        /// The right number.
        number: u64,
        /// The reply to it.
        right: String,
        /// The reply to any other.
        wrong: String,
    },
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChoiceAnswer {
    /// Its text.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
    /// The reply to it.
    pub reply: String,
    /// The moves to its situation.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub after: String,
    /// All of control, if that is the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) control: Option<Areas>,
    /// Its points, outlined while it is chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) outline: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerData {
    text: String,
    outline: Option<String>,
    says: toml::Spanned<StatementData>,
    #[serde(default)]
    right: bool,
    reply: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NumberData {
    /// The number to ask for: `score black`, `captured white`, `control black`.
    counts: String,
    #[serde(default)]
    after: String,
    is: u64,
    right: String,
    wrong: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) question: StepQuestion,
    proof: Proof,
}

#[derive(Clone, Debug)]
enum Proof {
    Statement(Vec<Statement>),
    Count(Count, String, Vec<Move>),
}

#[derive(Clone, Copy, Debug)]
enum Count {
    Score(Color),
    Captured(Color),
    Control(Color),
}

impl Asked {
    /// `line` gives the line of a byte of the block.
    ///
    /// # Errors
    /// The line and the fault.
    pub(crate) fn read(
        answers: &[AnswerData],
        number: Option<&NumberData>,
        layout: &Layout,
        block: Option<System>,
        line: impl Fn(usize) -> usize,
    ) -> Result<Asked, (usize, String)> {
        let first = line(0);
        match (answers, number) {
            ([], Some(_)) if block.is_some() => {
                Err((first, "a number is counted by LJRG alone".to_owned()))
            }
            ([], Some(number)) => Asked::number(number, layout).map_err(|why| (first, why)),
            ([_, _, ..], None) => Asked::choice(answers, layout, block, line),
            _ => Err((
                first,
                "a question has two answers or more, or a number".to_owned(),
            )),
        }
    }

    fn choice(
        answers: &[AnswerData],
        layout: &Layout,
        block: Option<System>,
        line: impl Fn(usize) -> usize,
    ) -> Result<Asked, (usize, String)> {
        if answers.iter().filter(|answer| answer.right).count() != 1 {
            return Err((line(0), "exactly one answer is right".to_owned()));
        }
        let says = answers.iter().map(|answer| {
            let at = line(answer.says.span().start);
            Statement::read(answer.says.get_ref(), at, layout, block).map_err(|why| (at, why))
        });
        let says = says.collect::<Result<Vec<Statement>, _>>()?;
        if let Some(open) = says
            .iter()
            .find(|says| !says.decided || says.told_otherwise)
        {
            return Err((open.line, "an answer has to be decided".to_owned()));
        }
        let answer = |(answer, says): (&AnswerData, &Statement)| {
            let outline = answer.outline.as_deref().map(|set| read_set(layout, set));
            let outline = outline
                .transpose()
                .map_err(|error| (says.line, format!("outline: {error}")))?;
            Ok(ChoiceAnswer {
                text: answer.text.clone(),
                right: answer.right,
                reply: answer.reply.clone(),
                after: says.after.0.clone(),
                control: says.areas(layout),
                outline: outline.as_ref().map_or_else(Vec::new, numbers),
            })
        };
        Ok(Asked {
            question: StepQuestion::Choice {
                answers: answers
                    .iter()
                    .zip(&says)
                    .map(answer)
                    .collect::<Result<_, _>>()?,
            },
            proof: Proof::Statement(says),
        })
    }

    fn number(data: &NumberData, layout: &Layout) -> Result<Asked, String> {
        let words: Vec<&str> = data.counts.split_whitespace().collect();
        let count = match *words {
            ["score", who] => Color::from_name(who).map(Count::Score),
            ["captured", who] => Color::from_name(who).map(Count::Captured),
            ["control", who] => Color::from_name(who).map(Count::Control),
            _ => None,
        };
        let count = count.ok_or_else(|| {
            let counts = &data.counts;
            format!("\"{counts}\" can't be counted; \"score black\", \"captured white\" and \"control black\" can")
        })?;
        let moves = parse_moves(layout, &data.after).map_err(|error| format!("after: {error}"))?;
        Ok(Asked {
            question: StepQuestion::Number {
                number: data.is,
                right: data.right.clone(),
                wrong: data.wrong.clone(),
            },
            proof: Proof::Count(count, data.after.clone(), moves),
        })
    }

    /// Whether control at the question determines the answer.
    pub(crate) fn is_of_control(&self) -> bool {
        match &self.proof {
            Proof::Statement(says) => says.iter().any(Statement::is_of_control),
            Proof::Count(count, _, moves) => {
                moves.is_empty() && !matches!(count, Count::Captured(_))
            }
        }
    }

    pub(crate) fn complaints(&self, ground: Ground<'_>, judge: &mut Judge<'_>) -> Vec<String> {
        match (&self.proof, &self.question) {
            (Proof::Statement(says), StepQuestion::Choice { answers }) => {
                let wrong = |(says, answer): (&Statement, &ChoiceAnswer)| {
                    let held = says.held(ground, Depth::Full, judge);
                    let text = &answer.text;
                    match (held, answer.right) {
                        (Held::Yes, true) | (Held::No(_), false) => None,
                        (Held::Yes, false) => {
                            Some(format!("the answer \"{text}\" is right as well"))
                        }
                        (Held::No(truth), true) => {
                            Some(format!("the answer \"{text}\" is wrong: {truth}"))
                        }
                        (Held::Open, _) => Some(format!("the answer \"{text}\" can't be decided")),
                        (Held::Void(why), _) => {
                            Some(format!("the answer \"{text}\" says nothing: {why}"))
                        }
                    }
                };
                says.iter().zip(answers).filter_map(wrong).collect()
            }
            (Proof::Count(count, text, moves), StepQuestion::Number { number, .. }) => {
                let line = PlayedLine::new(ground.start.clone(), moves);
                if line.refused().is_some() {
                    return vec![format!("\"{text}\" is not legal")];
                }
                match count.of(line.state(), judge) {
                    None => vec!["the number can't be decided".to_owned()],
                    Some(found) if found != *number => vec![format!("the number is {found}")],
                    Some(_) => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }
}

impl Count {
    fn of(self, state: &State, judge: &mut Judge<'_>) -> Option<u64> {
        match self {
            Count::Captured(color) => Some(u64::from(state.situation().captives()[color])),
            Count::Score(color) => {
                let [black, white] = totals(state, &judge.control(state)?);
                Some(if color == Color::Black { black } else { white })
            }
            Count::Control(color) => u64::try_from(judge.control(state)?[color].len()).ok(),
        }
    }
}
