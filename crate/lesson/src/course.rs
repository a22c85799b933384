//! A line of moves, by whatever rules: what a step has to know of it.

use loja_notation::{Error, Layout};
use loja_rules::{ByColor, Color, Point, PointSet};

use crate::line::Line;

/// Moves from a start, as far as the rules allow them.
pub trait Course: Clone {
    /// A move.
    type Turn: Copy + PartialEq + std::fmt::Debug;

    /// Moves as chapters write them.
    ///
    /// # Errors
    /// Names the first word that is none on this board.
    fn turns(layout: &Layout, text: &str) -> Result<Vec<Self::Turn>, Error>;

    /// Goes on by one move; answers whether it was legal. Nothing follows a refused move.
    fn play(&mut self, turn: Self::Turn) -> bool;

    /// The legal moves.
    fn made(&self) -> Vec<Self::Turn>;

    /// The move that was refused, if one was.
    fn tried(&self) -> Option<Self::Turn>;

    /// Who has the turn at its end.
    fn mover(&self) -> Color;

    /// The rule that refused the last move.
    fn rule(&self) -> Option<&str>;

    /// Why it was refused: a sentence, with the rule.
    fn refusal(&self, layout: &Layout) -> Option<String>;

    /// The numbers of its situations that are similar to the one at the end of another line; the start is 0.
    fn alike(&self, other: &Self) -> Vec<usize>;

    /// Whether both lines end in similar situations.
    fn ends_where(&self, other: &Self) -> bool;

    /// Shows the situation at its end.
    fn seen(&self, look: &mut dyn FnMut(&Seen<'_>) -> bool) -> bool;

    /// Whether both lines end in similar situations, with the same move refused or none.
    fn ends_like(&self, other: &Self) -> bool {
        self.ends_where(other) && self.tried() == other.tried()
    }

    /// The line with more moves, up to the first that is refused.
    #[must_use]
    fn followed_by(&self, turns: &[Self::Turn]) -> Self {
        let mut line = self.clone();
        for &turn in turns {
            if !line.play(turn) {
                break;
            }
        }
        line
    }
}

/// What a goal asks about.
pub struct Seen<'a> {
    /// What stands.
    pub stones: &'a ByColor<PointSet>,
    /// Stones that were taken off.
    pub captives: ByColor<u32>,
    /// The pass count of LJRG, or the passes in a row that count for an end.
    pub passes: i8,
    /// Who has the turn.
    pub turn: Color,
    /// Temporary marks, or all marks of other rules.
    pub temporary: &'a PointSet,
    /// Permanent marks.
    pub permanent: &'a PointSet,
    /// Where the last move was refused, and the rule.
    pub refused: Option<(Option<Point>, &'a str)>,
}

impl Course for Line {
    type Turn = loja_rules::Move;

    fn turns(layout: &Layout, text: &str) -> Result<Vec<Self::Turn>, Error> {
        loja_notation::parse_moves(layout, text)
    }

    fn play(&mut self, turn: Self::Turn) -> bool {
        Line::play(self, turn)
    }

    fn made(&self) -> Vec<Self::Turn> {
        self.events().iter().map(|event| event.turn).collect()
    }

    fn tried(&self) -> Option<Self::Turn> {
        self.refused().map(|refused| refused.turn)
    }

    fn mover(&self) -> Color {
        self.state().situation().turn()
    }

    fn rule(&self) -> Option<&str> {
        self.refused().map(|refused| refused.illegal.rule())
    }

    fn refusal(&self, layout: &Layout) -> Option<String> {
        let illegal = &self.refused()?.illegal;
        let message = illegal.message(|point| layout.name(point));
        Some(format!("{message} ({})", illegal.rule()))
    }

    fn alike(&self, other: &Line) -> Vec<usize> {
        let here = other.state().situation();
        let all = self.situations().enumerate();
        let alike = all.filter(|(_, situation)| situation.is_similar(here));
        alike.map(|(at, _)| at).collect()
    }

    fn ends_where(&self, other: &Line) -> bool {
        let here = other.state().situation();
        self.state().situation().is_similar(here)
    }

    fn seen(&self, look: &mut dyn FnMut(&Seen<'_>) -> bool) -> bool {
        let situation = self.state().situation();
        let refused = self.refused();
        look(&Seen {
            stones: situation.stones(),
            captives: situation.captives(),
            passes: situation.pass_count().value(),
            turn: situation.turn(),
            temporary: situation.temporary(),
            permanent: situation.permanent(),
            refused: refused.map(|refused| (refused.turn.stone, refused.illegal.rule())),
        })
    }
}
