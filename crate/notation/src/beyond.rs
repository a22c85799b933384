//! What a game of other people shows beyond the first move that these rules forbid.

use loja_rules::{Color, Move, PassCount, Point, PointSet, Setup, Situation};

use crate::data::MoveData;
use crate::game::{Replay, Stop};
use crate::layout::Layout;
use crate::position::{Position, state};

/// A move that follows where the rules end, as any program shows it: a stone comes on, and what has no liberty
/// goes off, the enemy first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beyond {
    /// Its number in the game.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// Where; `None` for a pass.
    pub stone: Option<Point>,
    /// What the board shows then. No rule led there, so nobody has passed.
    pub situation: Situation,
}

impl Beyond {
    /// The move in words: `b2` or `pass`.
    #[must_use]
    pub fn text(&self, layout: &Layout) -> String {
        self.stone
            .map_or_else(|| "pass".to_owned(), |point| layout.name(point))
    }
}

impl Stop {
    /// Where the rules end, in words: "not by these rules from move 2: A1.4".
    #[must_use]
    pub fn words(&self) -> String {
        format!(
            "not by these rules from move {}: {}",
            self.number, self.rule
        )
    }
}

impl Replay {
    /// The rest of the position's moves, from the one at which this replay of it stopped: as other people play.
    #[must_use]
    pub fn beyond(&self, position: &Position) -> Vec<Beyond> {
        let Some(stop) = &self.stop else {
            return Vec::new();
        };
        let moves = position.moves.as_deref().unwrap_or(&[]);
        let rest = moves.get(self.turns.len()..).unwrap_or(&[]);
        let mut number = stop.number.saturating_sub(1);
        let mut now = self.state.situation().clone();
        let mut all = Vec::new();
        for data in rest {
            number = data.n.unwrap_or(number.saturating_add(1));
            let Some(next) = self.shown(&now, number, data) else {
                break;
            };
            now = next.situation.clone();
            all.push(next);
        }
        all
    }

    fn shown(&self, now: &Situation, number: usize, data: &MoveData) -> Option<Beyond> {
        let color = data.color.map_or(now.turn(), Color::from);
        let at = data.at.filter(|_| !data.pass);
        let stone = at.and_then(|[column, row]| self.layout.point_at(column, row));
        // Nothing forbids it: what stood or was marked there makes room, and it is this player's turn.
        let mut setup = Setup {
            turn: color,
            ..now.clone().into_setup()
        };
        setup.passes = PassCount::Zero;
        setup.temporary = PointSet::new();
        if let Some(at) = stone {
            setup.stones.black.remove(at);
            setup.stones.white.remove(at);
            setup.permanent.remove(at);
            let mut open = state(&self.layout, setup.clone()).ok()?;
            if open.play(Move::stone(at)).is_ok() {
                setup = open.situation().clone().into_setup();
            } else {
                // A suicide takes all that the stone would join.
                let own = setup.stones[color].clone();
                let near = self.layout.board().neighbors(at).iter();
                let chains = near.filter(|&&near| own.contains(near));
                let gone = chains.filter_map(|&near| open.chain(near));
                let gone = gone.fold(PointSet::new(), |gone, chain| gone.union(&chain.members));
                setup.stones[color] = own.difference(&gone);
                let captives = &mut setup.captives[color];
                *captives = captives.saturating_add(gone.count()).saturating_add(1);
            }
        }
        setup.turn = color.other();
        setup.passes = PassCount::Zero;
        setup.temporary = PointSet::new();
        let then = state(&self.layout, setup).ok()?;
        Some(Beyond {
            number,
            color,
            stone,
            situation: then.situation().clone(),
        })
    }
}
