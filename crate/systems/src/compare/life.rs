use loja_ground::{Color, Point};

use crate::judgement::{Counts, Judgement, Standing, StringStatus};

/// The fate of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// There is none.
    NoStone,
    /// It stays as it is.
    Stands,
    /// Removed or counted as captured, or it would be, if it stood in a territory.
    Dead,
    /// Not found out.
    Undecided,
}

/// Whose a location is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// A standing stone is there.
    Stone,
    /// It counts for this player.
    For(Color),
    /// It counts for nobody.
    Nobody,
    /// Not found out.
    Undecided,
    /// The text doesn't define it.
    Undefined,
}

impl Judgement {
    /// A stone's fate, by its string's status; without one, it stands once all is decided.
    pub(crate) fn life(&self, at: Point) -> Life {
        let mut strings = self.strings.iter();
        let string = strings.find(|one| one.points.contains(at));
        match string.map(|one| &one.status) {
            None if self.standing != Standing::Undecided => Life::Stands,
            None | Some(StringStatus::Open) => Life::Undecided,
            Some(StringStatus::Dead) => Life::Dead,
            Some(_) => Life::Stands,
        }
    }

    pub(crate) fn whose(&self, at: Point) -> Whose {
        match self.counts.get(at.index()) {
            Some(Counts::For(color)) => Whose::For(*color),
            Some(Counts::Nobody) => Whose::Nobody,
            Some(Counts::Open) | None => Whose::Undecided,
        }
    }
}
