//! Strategies written down place by place.

use std::collections::{BTreeSet, HashSet};
use std::fmt::{self, Write as _};
use std::sync::Arc;

use loja_rules::{Board, Color, PassCount, Setup};
use loja_solver::Control;

use crate::graph::PlaceGraph;
use crate::place::{Place, PlaceTurn};
use crate::returns::{Layers, cycles};
use crate::settle::{Claimant, PlaceQuestion, SettledGraph};
use crate::small::Small;
use crate::strategy::Strategy;
use crate::unsolved::Unsolved;

/// A promise, in the board's orientation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The situation, without captives.
    pub setup: Setup,
    /// The player's future lead at the end.
    pub value: i64,
    /// On the player's turn: a location, or a pass.
    pub turn: Option<Option<usize>>,
}

/// A player's strategy, for `walk.rs` to check: each line rests on earlier ones, and the last is the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategyRecord {
    /// The board.
    pub board: Arc<Board>,
    /// The player.
    pub player: Color,
    /// The lines.
    pub lines: Vec<RecordLine>,
}

impl StrategyRecord {
    /// The integer that the player secures from the start.
    #[must_use]
    pub fn secured(&self) -> Option<i64> {
        self.lines.last().map(|line| line.value)
    }
}

/// A promise, its place in the board's orientation, and the player to move.
type Held = (u32, Place, Color);

#[derive(Debug)]
pub(crate) struct Writer {
    player: Color,
    seen: HashSet<(Place, Color, i8)>,
    lines: Vec<(Place, Color, i8, Option<PlaceTurn>)>,
}

impl Writer {
    pub(crate) fn new(player: Color) -> Writer {
        Writer {
            player,
            seen: HashSet::new(),
            lines: Vec::new(),
        }
    }

    /// Writes a promise after all those it rests on, and after what the opponent reaches by removals.
    pub(crate) fn write(
        &mut self,
        layers: &mut Layers,
        small: &Small,
        graph: &PlaceGraph,
        settled: &SettledGraph,
        root: Held,
        control: &Control<'_>,
    ) -> Result<(), Unsolved> {
        let mut held = BTreeSet::from([root]);
        let mut waiting = vec![root];
        while let Some((number, place, turn)) = waiting.pop() {
            for (step, next) in settled.played(small, graph, number, place) {
                let then = (next, step.to, turn.other());
                if held.insert(then) {
                    waiting.push(then);
                }
            }
            control.poll()?;
        }
        for &(later, earlier) in &Strategy::of(graph, settled, root.0).returns {
            let is_waiter = settled
                .get(earlier)
                .is_some_and(|promise| promise.question.claimant == Claimant::Waiter);
            let from: Vec<Place> = held
                .iter()
                .filter(|(number, place, _)| *number == later && place.passes != 1 && is_waiter)
                .map(|&(_, place, _)| place)
                .collect();
            for place in from {
                let changed =
                    cycles(small, graph, settled, place, later, earlier).unwrap_or_default();
                for marks in changed {
                    for (_, to) in place.after_removal(small, marks) {
                        self.write_layer(layers, small, to, control)?;
                    }
                }
            }
        }
        for (number, place, turn) in held {
            let Some(promise) = settled.get(number) else {
                continue;
            };
            let is_new = self.seen.insert((place, turn, promise.value));
            if is_new {
                let is_mine = turn == self.player && !place.is_final();
                let played = if is_mine {
                    settled.played(small, graph, number, place)
                } else {
                    Vec::new()
                };
                let played = played.first().map(|(step, _)| step.turn);
                self.lines.push((place, turn, promise.value, played));
            }
        }
        Ok(())
    }

    /// The player has the turn.
    fn write_layer(
        &mut self,
        layers: &mut Layers,
        small: &Small,
        place: Place,
        control: &Control<'_>,
    ) -> Result<(), Unsolved> {
        let graph = PlaceGraph::new(small, place, control)?;
        let settled = SettledGraph::new(small, &graph, &mut layers.ends, control)?;
        let question = PlaceQuestion {
            place: 0,
            claimant: Claimant::Mover,
        };
        if let Some(number) = layers.kept(small, &graph, &settled, question, control)? {
            self.write(
                layers,
                small,
                &graph,
                &settled,
                (number, place, self.player),
                control,
            )?;
        }
        Ok(())
    }

    pub(crate) fn record(self, small: &Small) -> StrategyRecord {
        let line =
            |(place, turn, value, played): (Place, Color, i8, Option<PlaceTurn>)| RecordLine {
                setup: place.setup(small, turn),
                value: value.into(),
                turn: played.map(|turn| match turn {
                    PlaceTurn::Pass => None,
                    PlaceTurn::Stone(at) => Some(at.into()),
                }),
            };
        StrategyRecord {
            board: Arc::clone(small.board()),
            player: self.player,
            lines: self.lines.into_iter().map(line).collect(),
        }
    }
}

const NAME: &str = "loja-strategy 1";

/// The longest text.
const MOST_TEXT: usize = 4 << 20;

impl fmt::Display for StrategyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{NAME}")?;
        write!(f, "locations {}\npairs", self.board.len())?;
        for (a, b) in self.board.pairs() {
            write!(f, " {}-{}", a.index(), b.index())?;
        }
        writeln!(f, "\nplayer {}", self.player.name())?;
        for line in &self.lines {
            let setup = &line.setup;
            let mut row = String::new();
            for point in self.board.points() {
                let marks = (
                    setup.permanent.contains(point),
                    setup.temporary.contains(point),
                );
                row.push(match (setup.stones.color_at(point), marks) {
                    (Some(Color::Black), (false, _)) => 'x',
                    (Some(Color::White), (false, _)) => 'o',
                    (Some(Color::Black), _) => 'X',
                    (Some(Color::White), _) => 'O',
                    (None, (true, _)) => '*',
                    (None, (false, true)) => '#',
                    (None, (false, false)) => '.',
                });
            }
            let turn = if setup.turn == Color::Black { 'B' } else { 'W' };
            let mut played = String::new();
            match line.turn {
                None => {}
                Some(None) => played.push_str(" pass"),
                Some(Some(at)) => write!(played, " {at}")?,
            }
            writeln!(f, "{row} {turn} {} {}{played}", setup.passes, line.value)?;
        }
        Ok(())
    }
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRecord(pub String);

impl fmt::Display for NoRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoRecord {}

impl std::str::FromStr for StrategyRecord {
    type Err = NoRecord;

    fn from_str(text: &str) -> Result<StrategyRecord, NoRecord> {
        let wrong = |what: &str| NoRecord(what.to_owned());
        if text.len() > MOST_TEXT {
            return Err(wrong("the text is too long"));
        }
        let mut lines = text.lines();
        if lines.next() != Some(NAME) {
            return Err(wrong("it does not begin as a strategy"));
        }
        let mut field = |name: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(name));
            line.ok_or_else(|| NoRecord(format!("\"{name}\" is missing")))
        };
        let locations = field("locations ")?
            .parse()
            .map_err(|_| wrong("locations are a number"))?;
        let pair = |text: &str| {
            let (a, b) = text.split_once('-')?;
            Some((a.parse().ok()?, b.parse().ok()?))
        };
        let pairs: Option<Vec<(usize, usize)>> =
            field("pairs")?.split_whitespace().map(pair).collect();
        let pairs = pairs.ok_or_else(|| wrong("pairs are two numbers each"))?;
        let board = Board::new(locations, pairs).map_err(|error| NoRecord(error.to_string()))?;
        let player = Color::from_name(field("player ")?)
            .ok_or_else(|| wrong("the player is black or white"))?;
        let read = lines.enumerate().map(|(number, line)| {
            read_line(&board, line)
                .ok_or_else(|| NoRecord(format!("line {} is no place", number + 5)))
        });
        let lines = read.collect::<Result<Vec<RecordLine>, NoRecord>>()?;
        Ok(StrategyRecord {
            board: Arc::new(board),
            player,
            lines,
        })
    }
}

fn read_line(board: &Board, line: &str) -> Option<RecordLine> {
    let mut words = line.split(' ');
    let row = words.next()?;
    let mut setup = Setup::empty();
    if row.chars().count() != board.len() {
        return None;
    }
    for (point, sign) in board.points().zip(row.chars()) {
        match sign {
            'x' | 'X' => drop(setup.stones.black.insert(point)),
            'o' | 'O' => drop(setup.stones.white.insert(point)),
            '#' => drop(setup.temporary.insert(point)),
            '.' | '*' => {}
            _ => return None,
        }
        if matches!(sign, 'X' | 'O' | '*') {
            setup.permanent.insert(point);
        }
    }
    setup.turn = match words.next()? {
        "B" => Color::Black,
        "W" => Color::White,
        _ => return None,
    };
    setup.passes = PassCount::from_value(words.next()?.parse().ok()?)?;
    let value = words.next()?.parse().ok()?;
    let turn = match words.next() {
        None => None,
        Some("pass") => Some(None),
        Some(at) => Some(Some(at.parse().ok()?)),
    };
    words
        .next()
        .is_none()
        .then_some(RecordLine { setup, value, turn })
}
