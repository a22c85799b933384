use std::fmt::Write as _;

use loja_notation::{Komi, MAX_KOMI, Points, diagram, situation_line};
use loja_rules::{Color, Cycle, Point, PointSet};

use super::clock::Clock;
use super::game::Game;
use super::genmove::{chosen, genmove};
use super::line::Line;
use super::vertex;
use super::{analyze, file, handicap, watch};
use crate::judged_position::JudgedPosition;
use crate::map;
use crate::referee::RefereedPosition;

pub(crate) enum Answer {
    Said(String),
    Refused(String),
    Quit,
}

type Command = fn(&mut Game, &[String]) -> Result<String, String>;

/// All but `quit` and those that run until the next line.
const COMMANDS: [(&str, Command); 36] = [
    ("protocol_version", |_, _| Ok("2".to_owned())),
    ("name", |_, _| Ok("Loja".to_owned())),
    ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", known_command),
    ("list_commands", |_, _| Ok(list())),
    ("boardsize", boardsize),
    ("rectangular_boardsize", boardsize),
    ("query_boardsize", |game, _| {
        // One number for a square, like GNU Go: tests compare the text.
        let [columns, rows] = game.size;
        Ok(if columns == rows {
            columns.to_string()
        } else {
            format!("{columns} {rows}")
        })
    }),
    ("clear_board", |game, _| {
        game.clear(game.size)?;
        Ok(String::new())
    }),
    ("komi", komi),
    ("get_komi", |game, _| Ok(game.komi.to_string())),
    ("play", play),
    ("undo", |game, _| {
        let done = game.undo().then(String::new);
        done.ok_or_else(|| "cannot undo".to_owned())
    }),
    ("fixed_handicap", |game, words| {
        handicap::fixed(game, stones(words)?)
    }),
    ("place_free_handicap", |game, words| {
        handicap::placed(game, stones(words)?)
    }),
    ("set_free_handicap", |game, words| {
        handicap::free(game, words)
    }),
    ("time_settings", |game, words| {
        game.clock = Clock::settings(words).map_or_else(syntax, Ok)?;
        Ok(String::new())
    }),
    ("kgs-time_settings", |game, words| {
        game.clock = Clock::of_kgs(words).map_or_else(syntax, Ok)?;
        Ok(String::new())
    }),
    ("time_left", |game, words| {
        let color = color(words.first())?;
        let kept = game.clock.tell(color, words.get(1..).unwrap_or_default());
        kept.map_or_else(syntax, |()| Ok(String::new()))
    }),
    ("genmove", |game, words| {
        let color = color(words.first())?;
        let point = genmove(game, color);
        Ok(told(game, point))
    }),
    ("reg_genmove", |game, words| {
        let point = chosen(game, color(words.first())?);
        Ok(told(game, point))
    }),
    ("loadsgf", file::load),
    ("printsgf", |game, words| file::print(game, words)),
    ("list_stones", |game, words| {
        Ok(file::stones(game, color(words.first())?))
    }),
    ("cputime", |_, _| cputime()),
    ("kgs-rules", rules),
    ("gogui-analyze_commands", |_, _| {
        Ok(analyze::COMMANDS.to_owned())
    }),
    ("showboard", showboard),
    ("final_score", final_score),
    ("final_status_list", final_status_list),
    ("loja-ruling", ruling),
    ("loja-control", control),
    ("loja-control-colors", |game, _| analyze::colors(game)),
    ("loja-claims", |game, _| analyze::claims(game)),
    ("loja-cycles", cycles),
    ("loja-remove", remove),
];

pub(crate) fn answer(game: &mut Game, line: &Line) -> Answer {
    if line.name == "quit" {
        return Answer::Quit;
    }
    let known = COMMANDS.iter().find(|(name, _)| *name == line.name);
    let Some((_, command)) = known else {
        return Answer::Refused("unknown command".to_owned());
    };
    match command(game, &line.words) {
        Ok(text) => Answer::Said(text),
        Err(text) => Answer::Refused(text),
    }
}

fn list() -> String {
    let names = COMMANDS.iter().map(|(name, _)| *name);
    let names = names.chain(watch::COMMANDS).chain(["quit"]);
    names.collect::<Vec<_>>().join("\n")
}

fn known_command(_: &mut Game, words: &[String]) -> Result<String, String> {
    let known = |word: &String| list().lines().any(|name| name == word);
    Ok(words.first().is_some_and(known).to_string())
}

fn stones(words: &[String]) -> Result<usize, String> {
    let count = words.first().and_then(|word| word.parse().ok());
    count.map_or_else(syntax, Ok)
}

fn told(game: &Game, point: Option<Point>) -> String {
    point.map_or_else(|| "pass".to_owned(), |point| game.name(point))
}

/// In seconds, if the system has them in a file.
fn cputime() -> Result<String, String> {
    // Field two is a name in brackets; user and system time are the twelfth and thirteenth after it.
    let told = std::fs::read_to_string("/proc/self/stat").ok();
    let ticks = told.and_then(|told| {
        let fields = told.rsplit_once(')')?.1.split_ascii_whitespace();
        let mut fields = fields.skip(11).map(str::parse::<u64>);
        Some(fields.next()?.ok()? + fields.next()?.ok()?)
    });
    // Linux counts hundredths, whatever its clock.
    ticks
        .map(|ticks| format!("{}.{:02}", ticks / 100, ticks % 100))
        .ok_or_else(|| "this system doesn't tell it".to_owned())
}

/// Servers' closest name for our only rules is Japanese.
fn rules(_: &mut Game, words: &[String]) -> Result<String, String> {
    match words.first().map(|word| word.to_ascii_lowercase()) {
        None => syntax(),
        Some(name) if name == "japanese" => Ok(String::new()),
        Some(_) => Err("unsupported rules: these are the Logical Japanese Rules".to_owned()),
    }
}

fn syntax<T>() -> Result<T, String> {
    Err("syntax error".to_owned())
}

/// Empties the board, as the protocol allows.
fn boardsize(game: &mut Game, words: &[String]) -> Result<String, String> {
    let plain = |word: &String| word.bytes().all(|digit| digit.is_ascii_digit());
    let size = |word: &String| match word.parse() {
        Ok(size) if (1..=vertex::MOST).contains(&size) => Ok(size),
        // A number of any size is well formed.
        _ if plain(word) => Err("unacceptable size".to_owned()),
        _ => syntax(),
    };
    let size = match words {
        [side] => [size(side)?; 2],
        [columns, rows] => [size(columns)?, size(rows)?],
        _ => return syntax(),
    };
    game.clear(size)?;
    Ok(String::new())
}

fn komi(game: &mut Game, words: &[String]) -> Result<String, String> {
    let number = words.first().and_then(|word| word.parse::<f64>().ok());
    let komi = number.filter(|komi| komi.is_finite()).map(Points::rounded);
    match komi.filter(|komi| komi.abs() <= MAX_KOMI) {
        Some(komi) => {
            game.komi = komi;
            Ok(String::new())
        }
        None => syntax(),
    }
}

fn color(word: Option<&String>) -> Result<Color, String> {
    word.map_or_else(syntax, |word| {
        crate::claim::color(word).or_else(|_| syntax())
    })
}

#[expect(clippy::option_option, reason = "a pass is a vertex and no location")]
fn point(game: &Game, word: &str) -> Option<Option<Point>> {
    vertex::read(game.state.board(), game.size, word)
}

fn play(game: &mut Game, words: &[String]) -> Result<String, String> {
    let color = color(words.first())?;
    let Some(stone) = words.get(1).and_then(|word| point(game, word)) else {
        return syntax();
    };
    match game.play(color, stone) {
        Ok(_) => Ok(String::new()),
        Err(illegal) => Err(refusal(game, &illegal)),
    }
}

fn refusal(game: &Game, illegal: &loja_rules::Illegal) -> String {
    let message = illegal.message(|point| game.name(point));
    format!("illegal move: {message} ({})", illegal.rule())
}

fn showboard(game: &mut Game, _: &[String]) -> Result<String, String> {
    let situation = game.state.situation();
    let layout = game.layout().ok_or("no board")?;
    let diagram = diagram(&layout, situation);
    let [columns, rows] = game.size;
    let letters: Vec<String> = (0..columns)
        .filter_map(|column| game.state.board().point(column))
        .map(|point| vertex::name(game.size, point))
        .map(|name| name.chars().take(1).collect())
        .collect();
    let mut text = format!("\n     {}\n", letters.join(" "));
    for (at, line) in diagram.lines().enumerate() {
        let name = match at {
            0 => String::new(),
            at if at <= rows => (rows + 1 - at).to_string(),
            _ => String::new(),
        };
        if at <= rows + 1 {
            let _ = writeln!(text, "{name:>2} {line}");
        }
    }
    let _ = writeln!(text, "{}", situation_line(situation));
    Ok(text)
}

fn final_score(game: &mut Game, _: &[String]) -> Result<String, String> {
    let judged = game.judge()?.clone();
    let result = game.score(&judged).result("0");
    if judged.is_decided() {
        return Ok(result);
    }
    let open = judged.open.black.union(&judged.open.white).len();
    let open = map::plural(open, "location");
    let why = judged.stopped.map(|stop| stop.words(&game.budget));
    Ok(format!(
        "{result} (expected, not proved: {open} undecided. {})",
        why.unwrap_or_default()
    ))
}

/// The object that `loja referee --expect --json` prints, without times.
fn ruling(game: &mut Game, _: &[String]) -> Result<String, String> {
    let position = JudgedPosition {
        id: None,
        layout: game.layout().ok_or("no board")?,
        state: game.state.clone(),
        komi: Komi::aside(game.komi),
        differences: Vec::new(),
        warnings: Vec::new(),
    };
    let judged = game.judge()?.clone();
    let ruling = RefereedPosition { position, judged }.ruling(None, false);
    serde_json::to_string(&ruling).map_err(|fault| fault.to_string())
}

/// A chain a line: C5 keeps its stones together. Chains without a proof have the expected status, for which the protocol has no word.
fn final_status_list(game: &mut Game, words: &[String]) -> Result<String, String> {
    let status = match words.first().map(String::as_str) {
        Some(status @ ("alive" | "dead" | "seki")) => status.to_owned(),
        _ => return syntax(),
    };
    let control = game.judge()?.likely_control().clone();
    let mut seen = PointSet::new();
    let mut lines = Vec::new();
    let stones = game.state.situation().stones();
    for point in stones.black.union(&stones.white).iter() {
        let Some(color) = game.state.situation().color_at(point) else {
            continue;
        };
        let own = control[color].contains(point);
        let found = match (own, control[color.other()].contains(point)) {
            (true, false) => "alive",
            (false, true) => "dead",
            _ => "seki",
        };
        if found != status || seen.contains(point) {
            continue;
        }
        let chain = game.state.chain(point).map(|chain| chain.members);
        let chain = chain.unwrap_or_default();
        seen = seen.union(&chain);
        let names: Vec<String> = chain.iter().map(|stone| game.name(stone)).collect();
        lines.push(names.join(" "));
    }
    Ok(lines.join("\n"))
}

/// A row a line: `B`, `W`, `.` for nobody, `2` for both, `?` for open.
fn control(game: &mut Game, _: &[String]) -> Result<String, String> {
    let layout = game.layout().ok_or("no board")?;
    let judged = game.judge()?;
    let sign = |point| loja_report::control_sign(&judged.control, &judged.open, point);
    Ok(loja_report::board_rows(&layout, sign).join("\n"))
}

/// The number of the move after which each removable cycle began.
fn cycles(game: &mut Game, _: &[String]) -> Result<String, String> {
    let cycles = game.state.cycles();
    let starts: Vec<String> = cycles.iter().map(|cycle| cycle.start.to_string()).collect();
    Ok(starts.join(" "))
}

fn remove(game: &mut Game, words: &[String]) -> Result<String, String> {
    let color = color(words.first())?;
    let Some(start) = words.get(1).and_then(|word| word.parse().ok()) else {
        return syntax();
    };
    let stone = match words.get(2) {
        None => None,
        Some(word) => match point(game, word) {
            Some(stone) => stone,
            None => return syntax(),
        },
    };
    match game.remove(color, Cycle { start }, stone) {
        Ok(_) => Ok(String::new()),
        Err(illegal) => Err(refusal(game, &illegal)),
    }
}
