//! Perfect play. The past is part of a state, so play is finite; agreement or passes count area.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet, saturated};
use loja_search::{Control, Halt};

use super::hold::Hold;
use super::search::Search;
use super::small::{MOST, Small};
use super::state::{Ban, SuperkoState};
use crate::area::score;
use crate::fault::Fault;
use crate::frame::Play;
use crate::judgement::{Judgement, Standing};
use crate::open::InPoints;
use crate::perfect::{Playing, worth};

/// Area in points; prisoners don't count.
impl Playing for SuperkoState {
    fn mover(&self) -> Color {
        self.table().turn
    }

    fn worth(&self) -> Option<i64> {
        self.ended().then(|| score(self.table()))
    }

    fn next(&self) -> Vec<SuperkoState> {
        let turns = self.turns().into_iter();
        turns
            .filter_map(|turn| self.after(turn).ok())
            .map(SuperkoState::without_prisoners)
            .collect()
    }

    /// The past grows by one link a turn.
    fn bytes(&self) -> usize {
        self.table().bytes().saturating_mul(2)
    }
}

/// The result of perfect play from a game's first position, in points: Black at least `least` and at most `most`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerfectBracket {
    /// At least this.
    pub least: i64,
    /// At most this.
    pub most: i64,
    /// Where the two differ: why.
    pub open: Option<String>,
}

impl PerfectBracket {
    pub(super) fn judgement(&self, komi: i64, locations: usize, nodes: u64) -> Judgement {
        let thousandths = |points: i64| points.saturating_mul(1000);
        let judgement = match &self.open {
            None => worth(thousandths(self.least), komi, locations),
            Some(why) => {
                let (least, most) = (thousandths(self.least), thousandths(self.most));
                let why = format!(
                    "perfect players come to at least {} and at most {}; the search did not find out to which: {why}",
                    InPoints(least),
                    InPoints(most),
                );
                Judgement::without(Standing::Undecided, locations, &why)
            }
        };
        Judgement { nodes, ..judgement }
    }
}

/// A game's value: what each player holds whatever stood before; between these bounds, a search through all games.
///
/// # Errors
/// On an impossible position.
pub fn perfect(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    turn: Color,
    ban: Ban,
    control: &Control<'_>,
) -> Result<PerfectBracket, Fault> {
    Fault::check(board, stones)?;
    let all: i64 = saturated(board.len());
    let mut bracket = PerfectBracket {
        least: -all,
        most: all,
        open: None,
    };
    bracket.open = match narrow(board, stones, turn, ban, control, &mut bracket) {
        Ok(true) => None,
        Ok(false) => Some(format!("the board has more than {MOST} locations")),
        Err(stopped) => Some(stopped.to_string()),
    };
    if bracket.least == bracket.most {
        bracket.open = None;
    }
    Ok(bracket)
}

/// Whether the board is small enough.
fn narrow(
    board: &Board,
    stones: &ByColor<PointSet>,
    turn: Color,
    ban: Ban,
    control: &Control<'_>,
    bracket: &mut PerfectBracket,
) -> Result<bool, Halt> {
    let Some(small) = Small::of(board, stones, control)? else {
        return Ok(false);
    };
    let mut hold = Hold::new(&small);
    let all = i8::try_from(board.len()).unwrap_or(i8::MAX);
    for points in -all..=all {
        control.poll()?;
        if hold.holds(0, turn, Color::Black, points) {
            bracket.least = bracket.least.max(i64::from(points));
        }
        if hold.holds(0, turn, Color::White, points) {
            bracket.most = bracket.most.min(-i64::from(points));
        }
    }
    while bracket.least < bracket.most {
        let wanted = (bracket.least + bracket.most + 1).div_euclid(2);
        let points = i8::try_from(wanted).unwrap_or(i8::MAX);
        if Search::new(&small, &mut hold, ban, turn, points).run(control)? {
            bracket.least = wanted;
        } else {
            bracket.most = wanted - 1;
        }
    }
    Ok(true)
}
