use loja_rules::{Board, Color, PassCount, Point, PointSet, Setup};

use crate::data::MoveData;
use crate::error::Error;
use crate::game::{Replay, Stop, few};
use crate::layout::Layout;
use crate::position::{Position, setup};
use crate::record::Record;

/// A move beyond these rules: a stone comes, then chains without a liberty go, the enemy's first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beyond {
    /// Its number in the game.
    pub number: usize,
    /// The player who made it.
    pub color: Color,
    /// Its location; `None` for a pass or a resumption.
    pub stone: Option<Point>,
    /// Whether it calls for a resumption: the opponent is next.
    pub resumes: bool,
    /// The board after it, not always a situation; nobody counts as having passed.
    pub setup: Setup,
}

impl Beyond {
    /// The move: `b2`, `pass` or `resume`.
    #[must_use]
    pub fn text(&self, layout: &Layout) -> String {
        let none = if self.resumes { "resume" } else { "pass" };
        self.stone
            .map_or_else(|| none.to_owned(), |point| layout.name(point))
    }
}

impl Stop {
    /// Where these rules end: "not by these rules from move 2: A1.4".
    #[must_use]
    pub fn words(&self) -> String {
        format!(
            "not by these rules from move {}: {}",
            self.number, self.rule
        )
    }
}

impl Replay {
    /// The moves from where this replay stops.
    #[must_use]
    pub fn beyond(&self, position: &Position) -> Vec<Beyond> {
        let Some(stop) = &self.stop else {
            return Vec::new();
        };
        let moves = position.moves.as_deref().unwrap_or(&[]);
        let rest = moves.get(self.turns.len()..).unwrap_or(&[]);
        let now = self.state.situation().clone().into_setup();
        played(&self.layout, now, rest, stop.number.saturating_sub(1))
    }
}

impl Record {
    /// The board before the first move, legal or not.
    ///
    /// # Errors
    /// When a number fits no set-up.
    pub fn setup(&self) -> Result<Setup, Error> {
        setup(self)
    }

    /// All moves after an illegal start.
    ///
    /// # Errors
    /// As for [`setup`](Record::setup), and for too many moves.
    pub fn beyond(&self) -> Result<Vec<Beyond>, Error> {
        let moves = self.moves.as_deref().unwrap_or(&[]);
        few(moves.len())?;
        Ok(played(&self.layout, setup(self)?, moves, 0))
    }
}

fn played(layout: &Layout, mut now: Setup, moves: &[MoveData], mut number: usize) -> Vec<Beyond> {
    let mut all = Vec::new();
    for data in moves {
        number = data.n.unwrap_or(number.saturating_add(1));
        let next = after(layout, now, number, data);
        now = next.setup.clone();
        all.push(next);
    }
    all
}

/// Clears the move's location of stones and marks, and ignores the turn.
fn after(layout: &Layout, now: Setup, number: usize, data: &MoveData) -> Beyond {
    let color = data.resume.or(data.color).map_or(now.turn, Color::from);
    let at = data.at.filter(|_| !data.pass);
    let stone = at.and_then(|[column, row]| layout.point_at(column, row));
    let mut setup = Setup {
        turn: color.other(),
        passes: PassCount::Zero,
        temporary: PointSet::new(),
        ..now
    };
    if let Some(at) = stone {
        setup.stones[color.other()].remove(at);
        setup.stones[color].insert(at);
        setup.permanent.remove(at);
        let board = layout.board();
        let near: PointSet = board.neighbors(at).iter().copied().collect();
        take(board, &mut setup, color.other(), &near);
        take(board, &mut setup, color, &[at].into_iter().collect());
    }
    Beyond {
        number,
        color,
        stone,
        resumes: data.resume.is_some(),
        setup,
    }
}

fn take(board: &Board, setup: &mut Setup, color: Color, there: &PointSet) {
    let there = there.intersection(&setup.stones[color]);
    let gone = setup
        .stones
        .without_liberty(board, &there, |stones, chain| {
            let free = chain.neighbors.difference(&stones.occupied());
            !free.is_empty() || !chain.members.intersection(&setup.permanent).is_empty()
        });
    setup.stones[color] = setup.stones[color].difference(&gone);
    let captives = &mut setup.captives[color];
    *captives = captives.saturating_add(gone.count());
}
