//! What stands on a board before the first move, as a file shows it.

use loja_rules::{ByColor, Color, PassCount, Point, PointSet, Setup, Situation};

use crate::cell::Cell;
use crate::layout::Layout;
use crate::points::{Points, whole_komi};
use crate::print::{bare, drawn};
use crate::text::SituationLine;

/// What stands on a board, of any colouring, and what a situation line tells besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The stones. Nothing is asked of them.
    pub stones: ByColor<PointSet>,
    /// What the diagram marks.
    pub marks: NamedSets,
    /// The stones taken before, komi not among them.
    pub captives: ByColor<u32>,
    /// Who has the turn.
    pub turn: Color,
    /// The pass count, whether or not the rules have such a one.
    pub passes: i64,
}

/// Sets of locations, each under a name. An empty one is as good as none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedSets(Vec<(&'static str, PointSet)>);

impl NamedSets {
    /// What `#` marks: for one turn.
    pub const TEMPORARY: &'static str = "temporary";

    /// What `*`, `X` and `O` mark: for good.
    pub const PERMANENT: &'static str = "permanent";

    /// The set of this name, in which there may be nothing.
    #[must_use]
    pub fn get(&self, name: &str) -> PointSet {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, points)| points.clone()).unwrap_or_default()
    }

    /// Puts a set in the place of the one that had its name.
    pub fn put(&mut self, name: &'static str, points: PointSet) {
        self.0.retain(|(known, _)| *known != name);
        if !points.is_empty() {
            let at = self.0.partition_point(|(known, _)| *known < name);
            self.0.insert(at, (name, points));
        }
    }

    /// Takes a location out of all of them.
    pub fn clear(&mut self, point: Point) {
        for (_, points) in &mut self.0 {
            points.remove(point);
        }
        self.0.retain(|(_, points)| !points.is_empty());
    }

    /// All sets that hold something, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &PointSet)> {
        self.0.iter().map(|(name, points)| (*name, points))
    }
}

/// An empty board, and Black to move.
impl Default for Start {
    fn default() -> Start {
        Start {
            stones: ByColor::default(),
            marks: NamedSets::default(),
            captives: ByColor::default(),
            turn: Color::Black,
            passes: 0,
        }
    }
}

impl Start {
    /// Stones and marks of the rows; Black to move, and the pass count that a file doesn't tell: -1 with a mark
    /// for one turn.
    pub(crate) fn of_rows(layout: &Layout, rows: &[Vec<Cell>]) -> Start {
        let mut start = Start::default();
        let [mut temporary, mut permanent] = [PointSet::new(), PointSet::new()];
        let cells = rows.iter().flatten().filter(|&&cell| cell != Cell::Hole);
        for (point, cell) in layout.board().points().zip(cells) {
            match *cell {
                Cell::Hole | Cell::Empty => {}
                Cell::Temporary => {
                    temporary.insert(point);
                }
                Cell::Permanent => {
                    permanent.insert(point);
                }
                Cell::Stone(color, forever) => {
                    start.stones[color].insert(point);
                    if forever {
                        permanent.insert(point);
                    }
                }
            }
        }
        start.mark(temporary);
        start.marks.put(NamedSets::PERMANENT, permanent);
        start
    }

    /// What a situation of LJRG shows, whose captives hold this komi.
    pub(crate) fn of_situation(situation: &Situation, komi: Points) -> Start {
        Start::of_setup(situation.clone().into_setup(), komi)
    }

    /// The same of what need not be a situation.
    pub(crate) fn of_setup(setup: Setup, komi: Points) -> Start {
        let Setup {
            stones,
            temporary,
            permanent,
            mut captives,
            turn,
            passes,
            ..
        } = setup;
        let komi = whole_komi(komi);
        for color in Color::ALL {
            captives[color] = captives[color].saturating_sub(komi[color]);
        }
        let mut marks = NamedSets::default();
        marks.put(NamedSets::TEMPORARY, temporary);
        marks.put(NamedSets::PERMANENT, permanent);
        Start {
            stones,
            marks,
            captives,
            turn,
            passes: passes.value().into(),
        }
    }

    /// Marks these for one turn, with the pass count that goes with it.
    pub(crate) fn mark(&mut self, temporary: PointSet) {
        self.passes = if temporary.is_empty() { 0 } else { -1 };
        self.marks.put(NamedSets::TEMPORARY, temporary);
    }

    /// Puts what a situation line tells.
    pub(crate) fn put(&mut self, (black, white, turn, passes): SituationLine) {
        self.captives = ByColor { black, white };
        self.turn = turn;
        self.passes = passes.value().into();
    }

    /// The situation line. `None` where LJRG has no such pass count.
    pub(crate) fn line(&self) -> Option<SituationLine> {
        let passes = PassCount::from_value(self.passes)?;
        let ByColor { black, white } = self.captives;
        Some((black, white, self.turn, passes))
    }

    /// The rows as they are drawn, one character a location.
    pub(crate) fn rows(&self, layout: &Layout) -> Vec<String> {
        let [temporary, permanent] =
            [NamedSets::TEMPORARY, NamedSets::PERMANENT].map(|name| self.marks.get(name));
        bare(&drawn(layout, &self.stones, &temporary, &permanent))
    }
}
