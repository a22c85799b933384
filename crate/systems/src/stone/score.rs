//! Rule 4, and the four old games.

use loja_ground::{Color, PointSet};

use crate::judgement::{Counts, Judgement, Outcome};
use crate::table::Table;

/// Rule 4: Black's stones minus White's.
#[must_use]
pub fn score(table: &Table) -> i64 {
    table.count(Color::Black) - table.count(Color::White)
}

/// What stands here counts. The rules know no compensation, so a komi is only what a file adds.
#[must_use]
pub fn judge(table: &Table, komi: i64) -> Judgement {
    let counts = table.board.points().map(|at| {
        table
            .stones
            .color_at(at)
            .map_or(Counts::Nobody, Counts::For)
    });
    let outcome = Outcome::Score(score(table).saturating_mul(1000).saturating_sub(komi));
    Judgement {
        counts: counts.collect(),
        dead: PointSet::new(),
        ..Judgement::decided(outcome)
    }
}

/// One side of an old game that was not played to its full length (lines 4534 to 4545): the empty locations that it has surrounded,
/// its stones that died or were taken, the eyes that it would have to leave open, its stones more than the opponent's, the
/// stones that both have played, and its area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AncientCount {
    /// Surrounded once the dead are gone.
    pub territory: i64,
    /// Lost stones.
    pub dead: i64,
    /// Eyes to keep open.
    pub eyes: i64,
    /// Stones played more than the other.
    pub unpaired: i64,
    /// Stones played by who did not play more.
    pub paired: i64,
    /// Territory and stones on the board.
    pub area: i64,
}

impl AncientCount {
    /// The area, from what was played: a stone that is not dead stands, so it is the territory and all stones but the dead. What the table has as area is recomputed by this.
    #[must_use]
    pub fn area_of_the_played(&self) -> i64 {
        self.territory + self.paired + self.unpaired - self.dead
    }

    /// The count in the manner of territory.
    #[must_use]
    pub fn by_territory(&self) -> i64 {
        self.territory - self.dead - self.eyes + self.unpaired
    }

    /// The count in the manner of area.
    #[must_use]
    pub fn by_area(&self) -> i64 {
        self.area - self.paired - self.eyes
    }
}
