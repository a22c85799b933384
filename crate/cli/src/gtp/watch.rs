//! `lz-analyze` and `kata-analyze`: reports until the next line.

use std::fmt::Write as _;
use std::io;
use std::time::{Duration, Instant};

use loja_opponent::{Considered, MoveSearch};
use loja_rules::{Color, Point};

use super::game::Game;
use super::genmove::{GAMES, PROVER, settings, within};
use super::incoming::Incoming;
use super::line::Line;
use crate::claim::color;
use crate::output::Output;
use crate::stop::is_interrupted;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    LeelaZero,
    KataGo,
}

pub(super) const COMMANDS: [&str; 2] = ["lz-analyze", "kata-analyze"];

/// Hundredths of a second: the default and the least.
const INTERVAL: u64 = 50;
const LEAST: u64 = 10;

struct Wish {
    words: Words,
    color: Color,
    interval: Duration,
    moves: usize,
    ownership: bool,
}

impl Wish {
    fn of(game: &Game, line: &Line) -> Option<Wish> {
        let mut wish = Wish {
            words: match line.name.as_str() {
                "lz-analyze" => Words::LeelaZero,
                _ => Words::KataGo,
            },
            color: game.state.situation().turn(),
            interval: hundredths(INTERVAL),
            moves: usize::MAX,
            ownership: false,
        };
        let mut words = line.words.iter().peekable();
        if let Some(color) = words.peek().and_then(|word| color(word).ok()) {
            wish.color = color;
            words.next();
        }
        if let Some(interval) = words.peek().and_then(|word| word.parse().ok()) {
            wish.interval = hundredths(interval);
            words.next();
        }
        while let Some(key) = words.next() {
            let value = words.next()?;
            match key.as_str() {
                "interval" => wish.interval = hundredths(value.parse().ok()?),
                "maxmoves" => wish.moves = value.parse().ok()?,
                "ownership" => wish.ownership = value.parse().ok()?,
                // Only a network could answer these; they change nothing.
                "minmoves" | "rootInfo" | "movesOwnership" | "ownershipStdev" | "pvVisits"
                | "pvEdgeVisits" => {}
                _ => return None,
            }
        }
        Some(wish)
    }
}

fn hundredths(count: u64) -> Duration {
    Duration::from_millis(count.clamp(LEAST, 1_000_000) * 10)
}

/// Until a line comes, which ends the answer.
pub(super) fn run(
    game: &Game,
    line: &Line,
    output: &mut Output,
    incoming: &mut Incoming,
) -> io::Result<()> {
    let id = line.id.map(|id| id.to_string()).unwrap_or_default();
    let Some(wish) = Wish::of(game, line) else {
        output.text(format_args!("?{id} syntax error\n\n"))?;
        return output.flush();
    };
    output.text(format_args!("={id}\n"))?;
    output.flush()?;
    let state = game.with_turn(wish.color);
    let settings = within(settings(game), &game.budget);
    let mut search = MoveSearch::new(&state, settings, &mut ());
    let begun = Instant::now();
    let most = game.budget.seconds();
    let (mut told, mut done) = (begun, false);
    while !is_interrupted() {
        let rest = if done { wish.interval } else { Duration::ZERO };
        if incoming.has_come(rest) {
            break;
        }
        if !done {
            if begun.elapsed() > most / PROVER {
                search.hurry();
            }
            // A contradiction ends it, like a search for a move.
            done = search.run(GAMES).unwrap_or(true) || begun.elapsed() > most;
        }
        if !search.is_settling() && told.elapsed() >= wish.interval {
            told = Instant::now();
            output.text(format_args!("{}\n", report(game, &wish, &search)))?;
            output.flush()?;
        }
    }
    output.text(format_args!("\n"))?;
    output.flush()
}

/// Moves, best first, then ownership from the mover's side.
fn report(game: &Game, wish: &Wish, search: &MoveSearch) -> String {
    let choice = search.choice();
    let name = |stone: Option<Point>| stone.map_or_else(|| "pass".to_owned(), |at| game.name(at));
    let best = Considered {
        stone: choice.turn.stone,
        games: search.playouts(),
        wins: choice.wins,
        lead: choice.lead,
    };
    let is_best = |one: &&Considered| one.stone == best.stone;
    let others = choice.considered.iter().filter(|one| !is_best(one));
    let found = choice.considered.iter().find(is_best).unwrap_or(&best);
    let mut text = String::new();
    for (order, one) in std::iter::once(found)
        .chain(others)
        .take(wish.moves.max(1))
        .enumerate()
    {
        let gap = if order > 0 { " " } else { "" };
        let (stone, games) = (name(one.stone), one.games);
        // Writing to a string can't fail.
        let _ = write!(text, "{gap}info move {stone} visits {games}");
        let _ = match wish.words {
            Words::LeelaZero => write!(text, " winrate {}", u32::from(one.wins) * 10),
            Words::KataGo => {
                let (wins, lead) = (f32::from(one.wins) / 1000.0, own(wish.color, one.lead));
                write!(
                    text,
                    " winrate {wins:.3} scoreMean {lead:.2} scoreLead {lead:.2}"
                )
            }
        };
        let line = match order {
            0 => choice.line.iter().copied().map(name).collect(),
            _ => Vec::new(),
        };
        let line = if line.is_empty() {
            stone
        } else {
            line.join(" ")
        };
        let _ = write!(text, " order {order} pv {line}");
    }
    if wish.words == Words::KataGo && wish.ownership {
        text.push_str(" ownership");
        let settled = &search.settled().control;
        for point in game.state.board().points() {
            let has = |color: Color| i32::from(settled[color].contains(point));
            let _ = write!(text, " {}", has(wish.color) - has(wish.color.other()));
        }
    }
    text
}

/// Black's lead, from the mover's side.
fn own(color: Color, lead: f32) -> f32 {
    match color {
        Color::Black => lead,
        Color::White => -lead,
    }
}
