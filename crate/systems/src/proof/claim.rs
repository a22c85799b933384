//! The claim of a certificate.

use std::fmt;
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::frame::Start;
use crate::options::ChosenOptions;
use crate::ruleset::System;

/// A score, and what of it isn't on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// Black minus White in thousandths of a point, all included.
    pub points: i64,
    /// Stones of each colour taken off before.
    pub taken: ByColor<u32>,
    /// Komi in thousandths.
    pub komi: i64,
}

/// A yes-or-no question that some system asks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Question {
    /// Can a stone's enemy, first, force its capture (1989: I1; Yasunaga: article 9)?
    Captured(Point),
    /// Yasunaga: can the opponent take a string although its owner begins (article 9)?
    Unprotected(Point),
    /// 1989: can the enemy capture it without an uncapturable new stone of its owner on these locations, then or
    /// later (I6, first part)?
    Clean(Point, PointSet),
    /// 1989: can a player, first, get an uncapturable new stone on these locations, however many stones the
    /// opponent adds (against I6, second part)?
    Beyond(Color, PointSet),
    /// 2003: can a string's opponent force its capture with no stone of its owner staying on these intersections,
    /// if any, forever?
    Forced(Point, PointSet),
    /// New Amateur-Japanese: is a player's analysis worth at least this?
    Analysis(Color, i64),
    /// Area, stone scoring, no pass, superko: can a player end the game with at least this (own minus other's, in
    /// the system's unit)?
    Ends(Color, i64),
    /// Is this the score if play stops here? Other certificates judge the strings.
    Score(Told),
}

/// A position under a system's rules, a question, and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSetClaim {
    /// The name of the rule set.
    pub rules: &'static str,
    /// The choices among the rule set's options.
    pub options: ChosenOptions,
    /// Where.
    pub board: Board,
    /// The stones of the position.
    pub stones: ByColor<PointSet>,
    /// The player who begins, if the question leaves it open.
    pub turn: Color,
    /// The question.
    pub question: Question,
    /// The claimed answer.
    pub answer: bool,
}

impl RuleSetClaim {
    /// The claim that the answer is yes.
    pub(super) fn of(
        rules: System,
        start: &Start,
        turn: Color,
        question: Question,
    ) -> RuleSetClaim {
        RuleSetClaim {
            rules: rules.name(),
            options: start.options.among(rules.options()),
            board: Board::clone(&start.board),
            stones: start.stones.clone(),
            turn,
            question,
            answer: true,
        }
    }

    /// Names and words of what was chosen.
    #[must_use]
    pub fn chosen(&self) -> Vec<(&'static str, String)> {
        let known = System::from_name(self.rules).map_or(&[][..], |system| system.options());
        self.options.words(known)
    }

    /// The position, with nothing taken off.
    pub(crate) fn start(&self) -> Start {
        let board = Arc::new(self.board.clone());
        Start {
            options: self.options.clone(),
            ..Start::new(board, self.stones.clone(), self.turn)
        }
    }
}

pub(super) fn list(points: &PointSet) -> String {
    let numbers: Vec<String> = points.iter().map(|at| at.index().to_string()).collect();
    numbers.join(",")
}

pub(super) fn set(board: &Board, list: &str) -> Option<PointSet> {
    let parts = list.split(',').filter(|part| !part.is_empty());
    parts.map(|part| board.point(part.parse().ok()?)).collect()
}

impl fmt::Display for Question {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Captured(at) => write!(to, "captured {}", at.index()),
            Question::Unprotected(at) => write!(to, "unprotected {}", at.index()),
            Question::Clean(at, of) => write!(to, "clean {} {}", at.index(), list(of)),
            Question::Beyond(color, of) => write!(to, "beyond {} {}", color.name(), list(of)),
            Question::Forced(at, of) => write!(to, "forced {} {}", at.index(), list(of)),
            Question::Analysis(color, points) => write!(to, "analysis {} {points}", color.name()),
            Question::Ends(color, worth) => write!(to, "ends {} {worth}", color.name()),
            Question::Score(Told {
                points,
                taken,
                komi,
            }) => write!(to, "score {points} {},{},{komi}", taken.black, taken.white),
        }
    }
}

pub(super) fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}

impl Question {
    pub(super) fn read(board: &Board, text: &str) -> Option<Question> {
        let mut words = text.split(' ');
        let (name, first, rest) = (words.next()?, words.next()?, words.next().unwrap_or(""));
        if words.next().is_some() {
            return None;
        }
        let at = || board.point(first.parse().ok()?);
        let of = || set(board, rest);
        Some(match name {
            "captured" if rest.is_empty() => Question::Captured(at()?),
            "unprotected" if rest.is_empty() => Question::Unprotected(at()?),
            "clean" => Question::Clean(at()?, of()?),
            "beyond" => Question::Beyond(color(first)?, of()?),
            "forced" => Question::Forced(at()?, of()?),
            "analysis" => Question::Analysis(color(first)?, rest.parse().ok()?),
            "ends" => Question::Ends(color(first)?, rest.parse().ok()?),
            "score" => {
                let mut parts = rest.split(',');
                let mut part = || parts.next();
                let (black, white, komi) = (part()?, part()?, part()?);
                if part().is_some() {
                    return None;
                }
                Question::Score(Told {
                    points: first.parse().ok()?,
                    taken: ByColor {
                        black: black.parse().ok()?,
                        white: white.parse().ok()?,
                    },
                    komi: komi.parse().ok()?,
                })
            }
            _ => return None,
        })
    }
}
