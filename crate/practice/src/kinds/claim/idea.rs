use loja_certificate::Claim;
use loja_notation::{PositionData, SeamSide};
use loja_rules::{Color, Point, PointSet, State};

use crate::candidates::grow::{board, color, legal};
use crate::candidates::wanted::Wanted;
use crate::dice::Chance;
use crate::kinds::claim::room::{MOST_ROOM, anywhere, bordered, fight};
use crate::problem::writing::point_name;
use crate::problem::{Kind, Problem, Setting, Unfit};
use crate::symmetry::size;

/// Larger boards have open sets that would never be decided.
const WHOLE: usize = 30;

/// Smaller boards have no room for a walled fight.
const SMALL: usize = 12;

#[derive(Clone)]
pub(crate) struct Idea {
    kind: Kind,
    state: State,
    player: Color,
    set: PointSet,
    size: [usize; 2],
    is_corner: bool,
}

impl Idea {
    pub(crate) fn new(wanted: &Wanted, dice: &mut Chance) -> Option<Idea> {
        let size = [wanted.columns, wanted.rows];
        let board = board(wanted.columns, wanted.rows)?;
        let player = color(dice);
        let walled = if board.len() > WHOLE { 85 } else { 40 };
        let (state, set) = if wanted.is_corner || (board.len() > SMALL && dice.percent(walled)) {
            fight(&board, size, player, wanted.is_corner, dice)?
        } else {
            anywhere(&board, player, dice)?
        };
        Idea {
            kind: wanted.kind,
            state,
            player,
            set,
            size,
            is_corner: wanted.is_corner,
        }
        .if_worth_it()
    }

    pub(crate) fn of(question: &Problem) -> Result<Idea, Unfit> {
        let setting = Setting::of(question)?;
        let (player, _) = setting.claim()?;
        Ok(Idea {
            kind: question.kind,
            state: setting.state,
            player,
            set: setting.set,
            size: size(&question.position),
            is_corner: question.position.board_edges.is_some(),
        })
    }

    pub(crate) fn changed(&self, dice: &mut Chance) -> Option<Idea> {
        let members: Vec<Point> = self.set.iter().collect();
        let mut stones = self.state.situation().stones().clone();
        for _ in 0..1 + dice.below(2) {
            let &point = dice.pick(&members)?;
            let here = Color::ALL
                .into_iter()
                .find(|&color| stones[color].contains(point));
            for color in Color::ALL {
                stones[color].remove(point);
            }
            let put = match here {
                None => Some(color(dice)),
                Some(color) if dice.percent(35) => Some(color.other()),
                Some(_) => None,
            };
            if let Some(color) = put {
                stones[color].insert(point);
            }
            // Prefers a step to a removal.
            if let (Some(color), None, true) = (here, put, dice.percent(50)) {
                let near = self.state.board().neighbors(point);
                if let Some(&to) = dice.pick(near)
                    && !stones[color.other()].contains(to)
                {
                    stones[color].insert(to);
                }
            }
        }
        let state = legal(self.state.board(), stones)?;
        let own = &state.situation().stones()[self.player];
        let set = bordered(&state, self.player, &self.set.difference(own));
        Idea {
            state,
            set,
            ..self.clone()
        }
        .if_worth_it()
    }

    fn if_worth_it(self) -> Option<Idea> {
        let [columns, _] = self.size;
        let own = &self.state.situation().stones()[self.player];
        let room = self.set.difference(own).len();
        let open = |point: Point| {
            let at = point.index();
            self.is_corner && (at % columns == columns - 1 || at < columns)
        };
        let fits = (1..=MOST_ROOM).contains(&room)
            && !self.set.iter().any(open)
            && Claim::new(&self.state, self.player, &self.set).is_ok();
        fits.then_some(self)
    }

    /// The refuter moves, as in the worst case (C6).
    pub(crate) fn question(&self) -> Problem {
        let [columns, rows] = self.size;
        let situation = self.state.situation();
        let sign = |at: usize| {
            let color = self.state.board().point(at);
            match color.and_then(|point| situation.color_at(point)) {
                None => '.',
                Some(Color::Black) => 'x',
                Some(Color::White) => 'o',
            }
        };
        let row = |row: usize| {
            (0..columns)
                .map(|column| sign(row * columns + column))
                .collect()
        };
        let position = PositionData {
            rows: (0..rows).map(row).collect(),
            turn: Some(self.player.other().into()),
            board_edges: self
                .is_corner
                .then(|| vec![SeamSide::Left, SeamSide::Bottom]),
            ..PositionData::default()
        };
        Problem {
            player: Some(self.player.into()),
            set: self
                .set
                .iter()
                .map(|point| point_name(point, columns, rows))
                .collect(),
            ..Problem::bare(self.kind, position)
        }
    }
}
