use loja_rules::{ByColor, Color, PassCount, PointSet, Setup};
use loja_voice::NotationFact;

use super::found::FoundGame;
use super::tree::{Node, RESUMPTION, at};
use super::value::{Points as Named, pair, point};
use crate::data::{ColorName, MoveData, RemovalData};
use crate::error::Error;
use crate::game::replay;
use crate::layout::Layout;
use crate::points::{Points, whole_komi};
use crate::record::Record;
use crate::start::{NamedSets, StartBoard};
use crate::text::shown;

const MAX_WARNINGS: usize = 20;

#[derive(Default)]
pub(super) struct Warnings {
    told: Vec<String>,
    more: usize,
}

impl Warnings {
    pub(super) fn put(&mut self, node: &Node, what: NotationFact) {
        if self.told.len() < MAX_WARNINGS {
            self.told.push(at(node, what.into()).message());
        } else {
            self.more += 1;
        }
    }

    pub(super) fn points(
        &mut self,
        node: &Node,
        name: &'static str,
    ) -> Result<Vec<[usize; 2]>, Error> {
        let Named { points, faults } = Named::of(node.all(name))?;
        for fault in faults {
            let why = fault.fact;
            let property = name;
            self.put(node, NotationFact::PointsPassedOver { property, why });
        }
        Ok(points)
    }

    pub(super) fn told(mut self) -> Vec<String> {
        if self.more > 0 {
            let more = NotationFact::MoreWarnings { more: self.more };
            self.told.push(Error::from(more).message());
        }
        self.told
    }
}

fn no_player(property: &'static str, told: &str) -> NotationFact {
    NotationFact::NoPlayer {
        property,
        value: shown(told),
    }
}

pub(super) struct Course {
    pub(super) layout: Layout,
    komi: Points,
    pub(super) warnings: Warnings,
    /// Leading moves that are handicap stones.
    handicap: usize,
    start: StartBoard,
    turn_is_told: bool,
    /// Since the last set-up.
    moves: Vec<MoveData>,
    /// Moves so far, and the last one's number.
    pub(super) made: usize,
    number: usize,
}

impl Course {
    pub(super) fn new(layout: Layout, komi: Points, handicap: usize, warnings: Warnings) -> Course {
        Course {
            layout,
            komi,
            warnings,
            handicap,
            start: StartBoard::default(),
            turn_is_told: false,
            moves: Vec::new(),
            made: 0,
            number: 0,
        }
    }

    pub(super) fn arrange(&mut self, node: &Node) -> Result<(), Error> {
        if !sets_up(node) {
            if node.value("HA").is_some_and(handicap) && !self.turn_is_told {
                self.start.turn = Color::White;
            }
            return Ok(());
        }
        self.settle(node)?;
        let handicapped = node.value("HA").is_some_and(handicap);
        if !self.turn_is_told && handicapped {
            self.start.turn = Color::White;
        }
        for (name, color) in [
            ("AB", Some(Color::Black)),
            ("AW", Some(Color::White)),
            ("AE", None),
        ] {
            for point in self.lenient(node, name)?.iter() {
                self.start.stones.black.remove(point);
                self.start.stones.white.remove(point);
                self.start.marks.clear(point);
                if let Some(color) = color {
                    self.start.stones[color].insert(point);
                }
            }
        }
        if node.values("LJM").is_some() {
            let permanent = self.points(node, "LJM")?;
            self.start.marks.put(NamedSets::PERMANENT, permanent);
        }
        self.start.mark(self.points(node, "LJT")?);
        if let Some(told) = node.value("PL") {
            match player(told) {
                Some(player) => {
                    self.start.turn = player;
                    self.turn_is_told = true;
                }
                None => {
                    self.warnings.put(node, no_player("PL", told));
                }
            }
        }
        if let Some(told) = node.value("LJP") {
            let passes = told.trim().parse().ok().and_then(PassCount::from_value);
            let passes = passes
                .ok_or_else(|| Error::from(NotationFact::NoSgfPassCount { value: shown(told) }))?;
            self.start.passes = passes.value().into();
        }
        if let Some(told) = node.value("LJC") {
            let wrong = || {
                Error::from(NotationFact::NoPair {
                    property: "LJC",
                    value: shown(told),
                })
            };
            let (black, white) = pair(told).ok_or_else(wrong)?;
            let count = |text: &str| text.trim().parse().map_err(|_| wrong());
            let komi = whole_komi(self.komi);
            // The counts include komi and need room for both.
            let fits = |komi: u32, told: u32| komi.checked_add(told).map(|_| told);
            self.start.captives = ByColor {
                black: fits(komi.black, count(black)?).ok_or_else(wrong)?,
                white: fits(komi.white, count(white)?).ok_or_else(wrong)?,
            };
        }
        Ok(())
    }

    /// A standard property's locations, with warnings beyond the board.
    fn lenient(&mut self, node: &Node, name: &'static str) -> Result<PointSet, Error> {
        let mut found = PointSet::new();
        let mut outside = false;
        for [column, row] in self.warnings.points(node, name)? {
            match self.layout.point_at(column, row) {
                Some(point) => drop(found.insert(point)),
                None => outside = true,
            }
        }
        if outside {
            let property = name;
            self.warnings
                .put(node, NotationFact::PlacesPassedOver { property });
        }
        Ok(found)
    }

    /// Our own property's locations, which must all be right.
    fn points(&self, node: &Node, name: &'static str) -> Result<PointSet, Error> {
        let points = Named::strictly(node.all(name)).map_err(|error| error.named(name))?;
        let point = |[column, row]: [usize; 2]| {
            self.layout.point_at(column, row).ok_or_else(|| {
                Error::from(NotationFact::PropertyOutside {
                    property: name,
                    column,
                    row,
                })
            })
        };
        points.into_iter().map(point).collect()
    }

    /// A later set-up starts from the board after the moves, legal or not.
    fn settle(&mut self, node: &Node) -> Result<(), Error> {
        if self.moves.is_empty() {
            return Ok(());
        }
        let (now, words) = self.shown()?;
        if let Some(why) = words {
            self.warnings.put(node, NotationFact::BeforeSetUp { why });
        }
        self.moves.clear();
        self.start = StartBoard::of_setup(now, self.komi);
        self.turn_is_told = true;
        Ok(())
    }

    fn shown(&self) -> Result<(Setup, Option<String>), Error> {
        let mut found = FoundGame::of(self.record(), self.set_up_after())?;
        match &mut found {
            FoundGame::ByRules(before) => {
                let game = replay(before, None)?;
                let now = match game.beyond(before).pop() {
                    Some(last) => last.setup,
                    None => game.state.situation().clone().into_setup(),
                };
                Ok((now, game.stop.map(|stop| stop.words())))
            }
            FoundGame::Beyond(game) => Ok((game.end().clone(), Some(game.words()))),
        }
    }

    pub(super) fn set_up_after(&self) -> usize {
        self.number.saturating_sub(self.moves.len())
    }

    fn count(&mut self, node: &Node) {
        self.made += 1;
        let told = node
            .value("MN")
            .and_then(|number| number.trim().parse().ok());
        // Within a variation numbers ascend, whatever a file says.
        let told = told.filter(|&number| self.made == 1 && number > 0);
        self.number = told.unwrap_or(self.number.saturating_add(1));
    }

    pub(super) fn resume(&mut self, node: &Node) -> Result<(), Error> {
        let Some(told) = node.value(RESUMPTION) else {
            return Ok(());
        };
        let player = player(told).ok_or_else(|| Error::from(no_player(RESUMPTION, told)))?;
        self.count(node);
        self.turn_is_told = true;
        self.moves
            .push(MoveData::resumption(Some(self.number), player.into()));
        Ok(())
    }

    pub(super) fn play(&mut self, node: &Node, color: Color, value: &str) -> Result<(), Error> {
        self.count(node);
        if self.moves.is_empty() && !self.turn_is_told {
            self.start.turn = color;
        }
        self.turn_is_told = true;
        let place = self.place(node, value);
        if let Some([column, row]) = place.filter(|_| self.made <= self.handicap)
            && let Some(point) = self.layout.point_at(column, row)
        {
            self.start.stones.black.insert(point);
            self.start.turn = Color::White;
            if self.made == self.handicap {
                self.warnings.put(node, NotationFact::HandicapMoves);
            }
            return Ok(());
        }
        let removal = node.value("LJR").map(|told| {
            let wrong = |_| Error::from(NotationFact::NoRemovalNumber { value: shown(told) });
            told.trim().parse().map_err(wrong)
        });
        let removal = removal.transpose()?;
        self.moves.push(MoveData {
            n: Some(self.number),
            at: place,
            color: Some(ColorName::from(color)),
            pass: place.is_none() && removal.is_none(),
            cycle_removal: removal.map(RemovalData::Since),
            ..MoveData::default()
        });
        Ok(())
    }

    /// A place beyond the board is a pass, as in other programs.
    fn place(&mut self, node: &Node, value: &str) -> Option<[usize; 2]> {
        let (columns, rows) = (self.layout.columns(), self.layout.cells().len());
        // The pass before FF[4], up to 19 by 19.
        if value.trim().is_empty() || (value.trim() == "tt" && columns.max(rows) <= 19) {
            return None;
        }
        let place = point(value).ok();
        let place = place.filter(|&[column, row]| self.layout.point_at(column, row).is_some());
        if place.is_none() {
            let fact = NotationFact::MoveOutside {
                number: self.number,
                value: shown(value),
            };
            self.warnings.put(node, fact);
        }
        place
    }

    pub(super) fn record(&self) -> Record {
        Record {
            komi: self.komi,
            moves: Some(self.moves.clone()),
            start_is_told: true,
            ..Record::plain(self.layout.clone(), self.start.clone())
        }
    }
}

/// Beside a resumption, `PL` only tells other programs who moves.
fn sets_up(node: &Node) -> bool {
    const OURS: [&str; 7] = ["AB", "AW", "AE", "LJT", "LJM", "LJC", "LJP"];
    let player = node.values("PL").is_some() && node.value(RESUMPTION).is_none();
    player || OURS.iter().any(|name| node.values(name).is_some())
}

fn player(told: &str) -> Option<Color> {
    match told.trim() {
        "B" | "b" | "1" => Some(Color::Black),
        "W" | "w" | "2" => Some(Color::White),
        name => Color::from_name(name),
    }
}

fn handicap(text: &str) -> bool {
    text.trim().parse().is_ok_and(|stones: u32| stones > 1)
}
