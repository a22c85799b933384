use loja_rules::{ByColor, Color, PassCount, Point, PointSet, Setup, Situation};

use crate::cell::Cell;
use crate::layout::Layout;
use crate::points::{Points, whole_komi};
use crate::print::{bare, drawn};
use crate::text::SituationLine;

/// The board before the first move: stones, marks, situation line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartBoard {
    /// The stones, unchecked.
    pub stones: ByColor<PointSet>,
    /// The marks of the diagram.
    pub marks: NamedSets,
    /// Captured stones, without komi.
    pub captives: ByColor<u32>,
    /// The player to move.
    pub turn: Color,
    /// The pass count, known to the rules or not.
    pub passes: i64,
}

/// Sets of locations by name. Empty sets count as absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedSets(Vec<(&'static str, PointSet)>);

impl NamedSets {
    /// `#`: marks for one turn.
    pub const TEMPORARY: &'static str = "temporary";

    /// `*`, `X` and `O`: marks for good.
    pub const PERMANENT: &'static str = "permanent";

    /// This set, empty if absent.
    #[must_use]
    pub fn get(&self, name: &str) -> PointSet {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, points)| points.clone()).unwrap_or_default()
    }

    /// Replaces a set.
    pub fn put(&mut self, name: &'static str, points: PointSet) {
        self.0.retain(|(known, _)| *known != name);
        if !points.is_empty() {
            let at = self.0.partition_point(|(known, _)| *known < name);
            self.0.insert(at, (name, points));
        }
    }

    /// Removes a location from all sets.
    pub fn clear(&mut self, point: Point) {
        for (_, points) in &mut self.0 {
            points.remove(point);
        }
        self.0.retain(|(_, points)| !points.is_empty());
    }

    /// The sets that aren't empty, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &PointSet)> {
        self.0.iter().map(|(name, points)| (*name, points))
    }
}

/// An empty board, Black to move.
impl Default for StartBoard {
    fn default() -> StartBoard {
        StartBoard {
            stones: ByColor::default(),
            marks: NamedSets::default(),
            captives: ByColor::default(),
            turn: Color::Black,
            passes: 0,
        }
    }
}

impl StartBoard {
    /// With a temporary mark, the default pass count is -1.
    pub(crate) fn of_rows(layout: &Layout, rows: &[Vec<Cell>]) -> StartBoard {
        let mut start = StartBoard::default();
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

    /// The captives of `situation` include `komi`.
    pub(crate) fn of_situation(situation: &Situation, komi: Points) -> StartBoard {
        StartBoard::of_setup(situation.clone().into_setup(), komi)
    }

    pub(crate) fn of_setup(setup: Setup, komi: Points) -> StartBoard {
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
        StartBoard {
            stones,
            marks,
            captives,
            turn,
            passes: passes.value().into(),
        }
    }

    pub(crate) fn mark(&mut self, temporary: PointSet) {
        self.passes = if temporary.is_empty() { 0 } else { -1 };
        self.marks.put(NamedSets::TEMPORARY, temporary);
    }

    pub(crate) fn put(&mut self, (black, white, turn, passes): SituationLine) {
        self.captives = ByColor { black, white };
        self.turn = turn;
        self.passes = passes.value().into();
    }

    /// `None` if LJRG has no such pass count.
    pub(crate) fn line(&self) -> Option<SituationLine> {
        let passes = PassCount::from_value(self.passes)?;
        let ByColor { black, white } = self.captives;
        Some((black, white, self.turn, passes))
    }

    pub(crate) fn rows(&self, layout: &Layout) -> Vec<String> {
        let [temporary, permanent] =
            [NamedSets::TEMPORARY, NamedSets::PERMANENT].map(|name| self.marks.get(name));
        bare(&drawn(layout, &self.stones, &temporary, &permanent))
    }
}
