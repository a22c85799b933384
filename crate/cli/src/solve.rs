//! `loja solve`: perfect play on small boards, and Black's starts for a jigo.

use std::cell::{Cell, RefCell};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use loja_notation::{Error, Layout, Position, read_one};
use loja_perfect::{
    Control, FirstMove, Halt, Limits, StrategyRecord, Unsolved, ValueBounds, World, walk,
};
use loja_rules::{Color, Point, Shape, State};
use loja_solver::{Going, Usage};
use serde::Serialize;

use crate::budget::seconds;
use crate::input;
use crate::map;
use crate::output::{Exit, Output};
use crate::stop;

pub(crate) const HELP: &str = "\
BOARD is columns and rows such as 3x3, or a file, of which only the board counts. At most 16 locations.\n\
The value is Black's score minus White's without komi; if both bounds meet, it is the perfect komi. A start is\n\
Black's first stone. One of value 0 is a jigo start, and marks at the start (A2) may leave it as the only one.\n\
Every bound holds against the removal of cycles (B3): crate/perfect/PROOF.md has the definition and the proof.\n\
--strategy writes what a player needs for a bound. --check reads it and walks through it with the rules alone; the\n\
exit code is 1 if it shows nothing. The exit code is 3 if a limit came first or the bounds differ. Ctrl-C prints the\n\
findings so far.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How the edges of CxR are glued
    #[arg(long, value_name = "SHAPE", default_value = "rectangle", value_parser = shape)]
    shape: Shape,
    /// Give up after this many seconds [default: any time]
    #[arg(long, value_name = "S", value_parser = seconds)]
    max_seconds: Option<Duration>,
    /// Give up when it takes about this many MiB
    #[arg(long, value_name = "MIB", default_value_t = 2048)]
    max_memory: u64,
    /// Write what this player needs to secure his bound
    #[arg(long, value_name = "COLOR", value_parser = crate::claim::color)]
    strategy: Option<Color>,
    /// Let Black begin here, for --strategy
    #[arg(long, value_name = "POINT", requires = "strategy")]
    from: Option<String>,
    /// Write a table of all places to this file, for pages
    #[arg(long, value_name = "OUT")]
    table: Option<PathBuf>,
    /// Check a strategy that --strategy wrote, and solve nothing
    #[arg(long, value_name = "FILE", conflicts_with_all = ["strategy", "table"])]
    check: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Columns and rows, or a file; - is standard input
    board: PathBuf,
}

fn shape(text: &str) -> Result<Shape, String> {
    Shape::from_name(text).ok_or_else(|| {
        let names: Vec<&str> = Shape::ALL.iter().map(|shape| shape.name()).collect();
        format!("one of {} is expected", names.join(", "))
    })
}

#[derive(Serialize)]
struct StartLine {
    at: String,
    least: i64,
    most: i64,
}

#[derive(Serialize)]
struct Line {
    board: String,
    locations: usize,
    status: &'static str,
    /// If known.
    komi: Option<i64>,
    least: i64,
    most: i64,
    starts: Vec<StartLine>,
    /// The starts of value 0.
    jigo: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<String>,
    places: usize,
    boards: usize,
    nodes: u64,
    ms: f64,
}

#[derive(Serialize)]
struct TableFile {
    version: u8,
    rows: Vec<String>,
    shape: &'static str,
    value: Value2,
    starts: Vec<Value2>,
    ways: Vec<Vec<usize>>,
    places: usize,
    table: String,
}

/// Lower and upper bound.
type Value2 = [i64; 2];

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let layout = match layout(arguments) {
        Ok(layout) => layout,
        Err(error) => {
            output.bad(&error, arguments.json)?;
            return Ok(Exit::Bad);
        }
    };
    if let Some(file) = &arguments.check {
        return check(file, &layout, arguments.json, output);
    }
    stop::listen();
    let begun = Instant::now();
    let until = arguments
        .max_seconds
        .and_then(|limit| begun.checked_add(limit));
    let told = Cell::new(begun);
    let terminal = RefCell::new(&mut *output);
    let poll = |usage: Usage| {
        if told.get().elapsed() > Duration::from_millis(200) {
            told.set(Instant::now());
            let places = usage.nodes;
            terminal
                .borrow_mut()
                .progress(format_args!("{places} places"));
        }
        match stop::is_interrupted() || until.is_some_and(|until| Instant::now() >= until) {
            true => Going::Break(()),
            false => Going::Continue(()),
        }
    };
    let limits = Limits {
        nodes: u64::MAX,
        bytes: arguments.max_memory.saturating_mul(1 << 20),
    };
    let mut found = Found {
        value: ValueBounds::unknown(layout.board().len()),
        starts: Vec::new(),
        world: None,
        record: None,
        table: None,
    };
    let control = Control::polling(limits, &poll);
    let stopped = found.fill(arguments, &layout, &control).err();
    if stopped == Some(Trouble::Size) {
        let error = Error::new(format!(
            "{} locations are too many; the limit is {}",
            layout.board().len(),
            loja_perfect::small::MOST
        ));
        output.bad(&error, arguments.json)?;
        return Ok(Exit::Bad);
    }
    if stopped == Some(Trouble::Unsolved(Unsolved::Contradiction)) {
        output.complain(Exit::Bad, Unsolved::Contradiction);
        return Ok(Exit::Bad);
    }
    if let Some(path) = &arguments.table
        && let Some(table) = found.table.take()
    {
        let text = serde_json::to_string(&table).unwrap_or_default() + "\n";
        if let Err(error) = fs::write(path, text) {
            output.complain(Exit::Bad, format_args!("{}: {error}", path.display()));
            return Ok(Exit::Bad);
        }
    }
    match (&found.record, arguments.strategy) {
        (Some(record), _) => output.text(record)?,
        (None, Some(_)) => {}
        (None, None) => found.tell(arguments, &layout, stopped, begun, output)?,
    }
    let is_open = stopped.is_some() || found.value.exact().is_none();
    Ok(if is_open { Exit::Undecided } else { Exit::Done })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    Size,
    Unsolved(Unsolved),
}

impl From<Unsolved> for Trouble {
    fn from(why: Unsolved) -> Trouble {
        Trouble::Unsolved(why)
    }
}

struct Found {
    value: ValueBounds,
    starts: Vec<FirstMove>,
    world: Option<World>,
    record: Option<StrategyRecord>,
    table: Option<TableFile>,
}

impl Found {
    fn fill(
        &mut self,
        arguments: &Arguments,
        layout: &Layout,
        control: &Control<'_>,
    ) -> Result<(), Trouble> {
        let world = World::new(layout.board(), control)?.ok_or(Trouble::Size)?;
        let world = self.world.insert(world);
        self.value = world.value(control)?;
        if let Some(player) = arguments.strategy {
            let start = arguments
                .from
                .as_deref()
                .and_then(|name| layout.point(name));
            self.record = world.record(player, start, control)?;
            return Ok(());
        }
        self.starts = world.starts(control)?;
        if arguments.table.is_some() {
            let table = world.table(control)?;
            let both = |value: ValueBounds| [value.least, value.most];
            let ways = world.small().ways().iter();
            self.table = Some(TableFile {
                version: 1,
                rows: loja_report::board_rows(layout, |_| '.'),
                shape: layout.shape().map_or("graph", Shape::name),
                value: both(self.value),
                starts: self.starts.iter().map(|start| both(start.value)).collect(),
                ways: ways
                    .map(|way| (0..layout.board().len()).map(|at| way.at(at)).collect())
                    .collect(),
                places: table.places,
                table: base64(&table.bytes),
            });
        }
        Ok(())
    }

    fn tell(
        &self,
        arguments: &Arguments,
        layout: &Layout,
        stopped: Option<Trouble>,
        begun: Instant,
        output: &mut Output,
    ) -> io::Result<()> {
        let name = board_name(arguments);
        let (boards, nodes) = self.world.as_ref().map_or((0, 0), World::judged);
        let places = self.world.as_ref().map_or(0, |world| world.places().len());
        let jigo: Vec<String> = self
            .starts
            .iter()
            .filter(|start| start.value.exact() == Some(0))
            .map(|start| layout.name(start.at))
            .collect();
        let why = stopped.map(|trouble| match trouble {
            Trouble::Unsolved(Unsolved::Halted(Halt::Memory)) => {
                "the limit of memory is reached".to_owned()
            }
            Trouble::Unsolved(why) => why.to_string(),
            Trouble::Size => "the board is too large".to_owned(),
        });
        let ValueBounds { least, most } = self.value;
        if arguments.json {
            let start = |start: &FirstMove| StartLine {
                at: layout.name(start.at),
                least: start.value.least,
                most: start.value.most,
            };
            return output.json(&Line {
                board: name,
                locations: layout.board().len(),
                status: if self.value.exact().is_some() {
                    "decided"
                } else {
                    "undecided"
                },
                komi: self.value.exact(),
                least,
                most,
                starts: self.starts.iter().map(start).collect(),
                jigo,
                stopped: why,
                places,
                boards,
                nodes,
                ms: begun.elapsed().as_secs_f64() * 1000.0,
            });
        }
        match self.value.exact() {
            Some(komi) => output.text(format_args!("{name}: the perfect komi is {komi}.\n"))?,
            None => output.text(format_args!(
                "{name}: undecided; Black secures {least}, White secures that it is no more than {most}.\n"
            ))?,
        }
        if let Some(why) = why {
            output.text(format_args!("The table is incomplete: {why}.\n"))?;
        }
        if !self.starts.is_empty() {
            output.text("The worth of each first move of Black:\n")?;
            for row in starts_map(layout, &self.starts) {
                output.text(format_args!("{row}\n"))?;
            }
            if jigo.is_empty() {
                output.text("No start is known to be a jigo start.\n")?;
            } else {
                output.text(format_args!("Jigo starts: {}.\n", jigo.join(", ")))?;
            }
        }
        let (places, boards) = (
            map::plural(places, "place"),
            map::plural(boards, "finished board"),
        );
        output.text(format_args!("{places}, {boards} judged.\n"))
    }
}

/// In the board's shape, with differing bounds as `a..b`.
fn starts_map(layout: &Layout, starts: &[FirstMove]) -> Vec<String> {
    let text = |point: Option<Point>| {
        let start = point.and_then(|point| starts.iter().find(|start| start.at == point));
        start.map_or_else(String::new, |start| match start.value.exact() {
            Some(value) => value.to_string(),
            None => format!("{}..{}", start.value.least, start.value.most),
        })
    };
    let cells: Vec<Vec<String>> = layout
        .cells()
        .iter()
        .map(|row| row.iter().map(|&point| text(point)).collect())
        .collect();
    let width = cells.iter().flatten().map(String::len).max().unwrap_or(0) + 2;
    let row = |row: &Vec<String>| row.iter().map(|cell| format!("{cell:>width$}")).collect();
    cells.iter().map(row).collect()
}

fn board_name(arguments: &Arguments) -> String {
    let size = arguments.board.display();
    match arguments.shape {
        Shape::Rectangle => size.to_string(),
        shape => format!("{size} {}", shape.name()),
    }
}

fn layout(arguments: &Arguments) -> Result<Layout, Error> {
    let size = arguments.board.to_str().and_then(size);
    let text = match size {
        Some((columns, rows)) => {
            let row = serde_json::Value::from(".".repeat(columns));
            serde_json::json!({
                "rows": vec![row; rows],
                "board": { "shape": arguments.shape.name() },
            })
            .to_string()
        }
        None => input::text(&arguments.board)?,
    };
    let position: Position = read_one(&text)?;
    Ok(position.into_parts().0)
}

fn size(text: &str) -> Option<(usize, usize)> {
    let (columns, rows) = text.split_once('x')?;
    let number = |text: &str| text.parse().ok().filter(|number| (1..=19).contains(number));
    number(columns).zip(number(rows))
}

fn check(file: &Path, layout: &Layout, json: bool, output: &mut Output) -> io::Result<Exit> {
    let read = input::text_within(file, 4 << 20);
    let record = read.and_then(|text| {
        text.parse::<StrategyRecord>()
            .map_err(|error| Error::new(error.to_string()))
    });
    let record = match record {
        Ok(record) if record.board == *layout.board() => record,
        Ok(_) => {
            output.bad(
                &Error::new("the strategy is for another board".to_owned()),
                json,
            )?;
            return Ok(Exit::Bad);
        }
        Err(error) => {
            output.bad(&error, json)?;
            return Ok(Exit::Bad);
        }
    };
    let Some(last) = record.lines.last() else {
        output.text("The strategy is empty.\n")?;
        return Ok(Exit::No);
    };
    let start = last.setup.clone();
    let stones = start.stones.black.union(&start.stones.white);
    let is_start = start.stones.white.is_empty()
        && start.permanent.is_empty()
        && State::new(Arc::clone(&record.board), start.clone()).is_ok()
        && stones.len() <= 1;
    let walked = if is_start {
        walk(&record, &start).map_err(|flaw| flaw.to_string())
    } else {
        Err("it does not end at a start".to_owned())
    };
    let at = stones.iter().next().map_or_else(String::new, |point| {
        format!(" after Black began at {}", layout.name(point))
    });
    match walked {
        Ok(value) => {
            let player = record.player;
            let lines = map::plural(record.lines.len(), "line");
            if json {
                output.json(&serde_json::json!({ "status": "holds", "player": record.player.name(), "secures": value, "lines": record.lines.len() }))?;
            } else {
                output.text(format_args!(
                    "{player} secures {value}{at}: {lines} checked.\n"
                ))?;
            }
            Ok(Exit::Done)
        }
        Err(why) => {
            if json {
                output.json(&serde_json::json!({ "status": "shows nothing", "message": why }))?;
            } else {
                output.text(format_args!("It shows nothing: {why}.\n"))?;
            }
            Ok(Exit::No)
        }
    }
}

fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let all = chunk
            .iter()
            .fold(0_u32, |all, &byte| all << 8 | u32::from(byte))
            << (8 * (3 - chunk.len()));
        for sign in 0..4 {
            let at = (all >> (18 - 6 * sign) & 63) as usize;
            text.push(if sign > chunk.len() {
                '='
            } else {
                char::from(SIGNS[at])
            });
        }
    }
    text
}
