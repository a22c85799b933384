//! A ruling of LJRG, from what its referee has found in another crate.

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::compare::{Life, Ruling};
use crate::judgement::{Counts, Judgement, Outcome, Standing};
use crate::law::Law;
use crate::open::{About, Open};

/// What the referee of LJRG has found.
#[derive(Clone, Debug)]
pub struct LjrgFindings {
    /// Who controls what (C3), as far as it is known.
    pub control: ByColor<PointSet>,
    /// What a player may yet control.
    pub open: ByColor<PointSet>,
    /// Black's score minus White's with komi (C1, C2), in thousandths, once nothing is open.
    pub score: Option<i64>,
    /// How many situations were looked at.
    pub nodes: u64,
}

impl LjrgFindings {
    /// The ruling of LJRG that follows, on this board.
    #[must_use]
    pub fn ruling(&self, board: &Board, stones: &ByColor<PointSet>) -> Ruling {
        let found = self;
        let open = found.open.black.union(&found.open.white);
        let counts = board.points().map(|at| {
            let [black, white] = Color::ALL.map(|color| found.control[color].contains(at));
            match (open.contains(at), black, white) {
                (true, _, _) => Counts::Open,
                (false, true, false) => Counts::For(Color::Black),
                (false, false, true) => Counts::For(Color::White),
                (false, _, _) => Counts::Nobody,
            }
        });
        let dead = |color: Color| stones[color].intersection(&found.control[color.other()]);
        let mut judgement = Judgement {
            counts: counts.collect(),
            dead: dead(Color::Black).union(&dead(Color::White)),
            nodes: found.nodes,
            ..Judgement::decided(found.score.map_or(Outcome::Open, Outcome::Score))
        };
        if found.score.is_none() {
            judgement.standing = Standing::Undecided;
            judgement.open.push(Open::at(About::Control, open.clone()));
        }
        let life = |at: Point| match stones.color_at(at) {
            None => Life::NoStone,
            Some(_) if judgement.dead.contains(at) => Life::Dead,
            // The owner may yet gain control; that takes nobody's stone.
            Some(color) if found.open[color.other()].contains(at) => Life::Undecided,
            Some(_) => Life::Stands,
        };
        let life = board.points().map(life).collect();
        let seki = |at: Point| match stones.color_at(at) {
            Some(color) => !found.control[color].contains(at),
            None => false,
        };
        Ruling::with(Law::LJRG, board, life, &seki, judgement)
    }
}
