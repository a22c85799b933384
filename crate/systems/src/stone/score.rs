//! Rule 4, and the four old games.

use loja_ground::{Color, PointSet};

use crate::judgement::{Counts, GameResult, Judgement};
use crate::table::Table;

/// Rule 4: Black's stones minus White's.
#[must_use]
pub fn score(table: &Table) -> i64 {
    table.count(Color::Black) - table.count(Color::White)
}

/// Counts what stands. The rules know no compensation: a komi comes from a file.
#[must_use]
pub fn judge(table: &Table, komi: i64) -> Judgement {
    let counts = table.board.points().map(|at| {
        table
            .stones
            .color_at(at)
            .map_or(Counts::Nobody, Counts::For)
    });
    let outcome = GameResult::Score(score(table).saturating_mul(1000).saturating_sub(komi));
    Judgement {
        counts: counts.collect(),
        dead: PointSet::new(),
        ..Judgement::decided(outcome)
    }
}

/// One side of an old game not played to its full length (lines 4534 to 4545).
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
    /// Stones played by the side that played fewer.
    pub paired: i64,
    /// Territory and stones on the board.
    pub area: i64,
}

impl AncientCount {
    /// The table's area, recomputed from play: territory, and all stones but the dead, since the others stand.
    #[must_use]
    pub fn area_of_the_played(&self) -> i64 {
        self.territory + self.paired + self.unpaired - self.dead
    }

    /// The count by territory.
    #[must_use]
    pub fn by_territory(&self) -> i64 {
        self.territory - self.dead - self.eyes + self.unpaired
    }

    /// The count by area.
    #[must_use]
    pub fn by_area(&self) -> i64 {
        self.area - self.paired - self.eyes
    }
}
