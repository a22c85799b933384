use loja_ground::{Board, ByColor, Color, PointSet};

use crate::judgement::{Counts, GameResult, Judgement, Standing};
use crate::open::{About, Open};

/// The findings of LJRG's referee, another crate.
#[derive(Clone, Debug)]
pub struct LjrgFindings {
    /// Each player's control (C3), as far as known.
    pub control: ByColor<PointSet>,
    /// The locations that a player may yet control.
    pub open: ByColor<PointSet>,
    /// Black minus White with komi (C1, C2) in thousandths, once all is known.
    pub score: Option<i64>,
    /// How many situations were looked at.
    pub nodes: u64,
}

impl LjrgFindings {
    /// The judgement that follows on this board.
    #[must_use]
    pub fn judgement(&self, board: &Board, stones: &ByColor<PointSet>) -> Judgement {
        let open = self.open.black.union(&self.open.white);
        let counts = board.points().map(|at| {
            let [black, white] = Color::ALL.map(|color| self.control[color].contains(at));
            match (open.contains(at), black, white) {
                (true, _, _) => Counts::Open,
                (false, true, false) => Counts::For(Color::Black),
                (false, false, true) => Counts::For(Color::White),
                (false, _, _) => Counts::Nobody,
            }
        });
        let taken_by = |sets: &ByColor<PointSet>| {
            let [black, white] =
                Color::ALL.map(|color| stones[color].intersection(&sets[color.other()]));
            black.union(&white)
        };
        let mut judgement = Judgement {
            counts: counts.collect(),
            dead: taken_by(&self.control),
            // The owner may yet gain control; that takes nobody's stone.
            doubtful: taken_by(&self.open),
            nodes: self.nodes,
            ..Judgement::decided(self.score.map_or(GameResult::Open, GameResult::Score))
        };
        if self.score.is_none() {
            judgement.standing = Standing::Undecided;
            judgement.open.push(Open::at(About::Control, open));
        }
        judgement
    }
}
