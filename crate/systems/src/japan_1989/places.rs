//! The parts of a board on which we ask: either player's, and the whole board for both.

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::safe;

/// Numbers of the parts where we ask about one stone.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) color: Color,
    pub(crate) points: PointSet,
    pub(crate) first: Point,
    /// Between the capturer's walls; `own` is between the owner's.
    pub(crate) his: usize,
    pub(crate) own: usize,
    /// Beside `his`, where the owner's new stones may arise and the capturer may answer; `None` if it isn't parted
    /// from them.
    pub(crate) answered: Option<Vec<usize>>,
    /// Locations without a stone of the owner, each with its part between the owner's walls.
    pub(crate) alone: Vec<(Point, usize)>,
}

/// Parts, and whose walls surround them: nobody's for the whole board.
#[derive(Debug)]
pub(crate) struct Places<'a> {
    board: &'a Board,
    stones: &'a ByColor<PointSet>,
    walls: bool,
    pub(crate) parts: Vec<PointSet>,
    /// Known parts of each colour.
    known: ByColor<Vec<usize>>,
}

impl<'a> Places<'a> {
    pub(crate) fn new(board: &'a Board, stones: &'a ByColor<PointSet>, walls: bool) -> Places<'a> {
        Places {
            board,
            stones,
            walls,
            parts: Vec::new(),
            known: ByColor::default(),
        }
    }

    fn number(&mut self, part: PointSet) -> usize {
        let known = self.parts.iter().position(|known| *known == part);
        known.unwrap_or_else(|| {
            self.parts.push(part);
            self.parts.len() - 1
        })
    }

    fn around(&mut self, at: Point, player: Color) -> usize {
        let known = self.known[player]
            .iter()
            .find(|&&number| self.parts[number].contains(at));
        if let Some(&number) = known {
            return number;
        }
        let part = if self.walls {
            safe::part(self.board, self.stones, at, player)
        } else {
            self.board.locations()
        };
        let number = self.number(part);
        self.known[player].push(number);
        number
    }

    pub(crate) fn whole(&mut self, asked: &Asked) -> Asked {
        let all = self.number(self.board.locations());
        let old = &self.stones[asked.color];
        let open = self.board.points().filter(|&at| !old.contains(at));
        Asked {
            his: all,
            own: all,
            answered: Some(Vec::new()),
            alone: open.map(|at| (at, all)).collect(),
            ..asked.clone()
        }
    }

    pub(crate) fn of(&mut self, color: Color, points: PointSet, first: Point) -> Asked {
        let his = self.around(first, color.other());
        let own = self.around(first, color);
        let (board, stones, capturer) = (self.board, self.stones, color.other());
        let answered = match self.walls {
            true => safe::answered(board, stones, &self.parts[his], capturer),
            false => Some(Vec::new()),
        };
        let answered: Option<Vec<usize>> =
            answered.map(|parts| parts.into_iter().map(|part| self.number(part)).collect());
        let asked = answered
            .iter()
            .flatten()
            .fold(self.parts[his].clone(), |all, &number| {
                all.union(&self.parts[number])
            });
        let asked = asked.difference(&self.stones[color]);
        let alone = asked.iter().map(|at| (at, self.around(at, color)));
        let alone = alone.collect();
        Asked {
            color,
            points,
            first,
            his,
            own,
            answered,
            alone,
        }
    }
}
