use loja_notation::{Error, Layout};
use loja_rules::{ByColor, Color, Point, PointSet};

use crate::line::PlayedLine;

/// Moves under any rules, as far as they are legal.
pub trait Course: Clone {
    /// A move.
    type Turn: Copy + PartialEq + std::fmt::Debug;

    /// Reads moves as chapters write them.
    ///
    /// # Errors
    /// Names the first word that is no move on this board.
    fn turns(layout: &Layout, text: &str) -> Result<Vec<Self::Turn>, Error>;

    /// Plays a move, or returns `false` if illegal; then nothing follows.
    fn play(&mut self, turn: Self::Turn) -> bool;

    /// The legal moves.
    fn made(&self) -> Vec<Self::Turn>;

    /// The illegal move, if any.
    fn tried(&self) -> Option<Self::Turn>;

    /// The player to move at its end.
    fn mover(&self) -> Color;

    /// The rule against the last move.
    fn rule(&self) -> Option<&str>;

    /// Why that move is illegal, with the rule.
    fn refusal(&self, layout: &Layout) -> Option<String>;

    /// Its situations similar to the other's last, by number from 0.
    fn alike(&self, other: &Self) -> Vec<usize>;

    /// Whether both end in similar situations.
    fn ends_where(&self, other: &Self) -> bool;

    /// Shows the last situation to `look`.
    fn seen(&self, look: &mut dyn FnMut(&Seen<'_>) -> bool) -> bool;

    /// Whether both end in similar situations, with equal illegal moves or none.
    fn ends_like(&self, other: &Self) -> bool {
        self.ends_where(other) && self.tried() == other.tried()
    }

    /// Appends moves up to the first illegal one.
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

/// The board and moves that goals can see.
pub struct Seen<'a> {
    /// The stones.
    pub stones: &'a ByColor<PointSet>,
    /// Captured stones.
    pub captives: ByColor<u32>,
    /// LJRG's pass count, or passes that count towards an end.
    pub passes: i8,
    /// The player to move.
    pub turn: Color,
    /// Temporary marks, or all marks of other rules.
    pub temporary: &'a PointSet,
    /// Permanent marks.
    pub permanent: &'a PointSet,
    /// An illegal last move's location, and the rule.
    pub refused: Option<(Option<Point>, &'a str)>,
}

impl Course for PlayedLine {
    type Turn = loja_rules::Move;

    fn turns(layout: &Layout, text: &str) -> Result<Vec<Self::Turn>, Error> {
        loja_notation::parse_moves(layout, text)
    }

    fn play(&mut self, turn: Self::Turn) -> bool {
        PlayedLine::play(self, turn)
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

    fn alike(&self, other: &PlayedLine) -> Vec<usize> {
        let here = other.state().situation();
        let all = self.situations().enumerate();
        let alike = all.filter(|(_, situation)| situation.is_similar(here));
        alike.map(|(at, _)| at).collect()
    }

    fn ends_where(&self, other: &PlayedLine) -> bool {
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
