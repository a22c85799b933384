use std::fs;
use std::path::Path;

use loja_notation::{ColorName, MoveData, Position, Record, RemovalData, Sgf, read_one, replay};
use loja_rules::{Board, Color};

use super::game::Game;
use super::vertex;
use crate::input::text;

/// `loadsgf`: the position before this move, or at the end; answers with the turn.
pub(super) fn load(game: &mut Game, words: &[String]) -> Result<String, String> {
    let cannot = |why: String| format!("cannot load file: {why}");
    // A name may contain blanks before the number.
    let (number, name) = match words.split_last() {
        Some((last, rest)) if !rest.is_empty() && last.parse::<usize>().is_ok() => {
            (last.parse::<usize>().ok(), rest.join(" "))
        }
        Some(_) => (None, words.join(" ")),
        None => return Err("syntax error".to_owned()),
    };
    let read = text(Path::new(&name)).and_then(|text| {
        let sgf = Sgf::parse(&text)?;
        // The end of a shorter game.
        let most = sgf.variations(0).first().map_or(0, |line| line.moves);
        let moves = number.map(|number| number.saturating_sub(1).min(most));
        sgf.record_of(0, 1, moves)
    });
    let mut record = read.map_err(|error| cannot(error.to_string()))?;
    let size = plain(&record).map_err(cannot)?;
    // The protocol keeps komi apart from captives.
    let komi = std::mem::take(&mut record.komi);
    let position = Position::of(record).map_err(|error| cannot(error.to_string()))?;
    let played = replay(&position, None).map_err(|error| cannot(error.to_string()))?;
    let beyond = played.beyond(&position).pop();
    game.load(size, komi, played, beyond.map(|last| last.setup))?;
    Ok(game.state.situation().turn().name().to_owned())
}

fn plain(record: &Record) -> Result<[usize; 2], String> {
    let layout = &record.layout;
    let size = [layout.columns(), layout.cells().len()];
    let [columns, rows] = size.map(|side| u8::try_from(side).unwrap_or(u8::MAX));
    let fits = size.iter().all(|side| (1..=vertex::MOST).contains(side));
    if !fits || **layout.board() != Board::rectangle(columns, rows) || layout.edges().is_some() {
        let most = vertex::MOST;
        return Err(format!(
            "this is not a plain board of at most {most} by {most}"
        ));
    }
    Ok(size)
}

/// To a file, or as the answer.
pub(super) fn print(game: &Game, words: &[String]) -> Result<String, String> {
    let text = sgf(game).map_err(|error| format!("cannot save file: {error}"))?;
    if words.is_empty() {
        return Ok(text.trim_end().to_owned());
    }
    match fs::write(words.join(" "), text) {
        Ok(()) => Ok(String::new()),
        Err(error) => Err(format!("cannot save file: {error}")),
    }
}

/// The game since its last set-up; two moves of a player in a row, which the protocol allows, make one.
fn sgf(game: &Game) -> Result<String, loja_notation::Error> {
    let [columns, rows] = game.size;
    let empty = read_one(&format!("{}\n", ".".repeat(columns)).repeat(rows))?;
    let layout = &empty.layout;
    let mut color = game.state.first_situation().turn();
    let mut data = Vec::new();
    for (at, turn) in game.made.iter().enumerate() {
        let cell = turn.stone.and_then(|point| layout.cell(point));
        data.push(MoveData {
            n: Some(at + 1),
            at: cell,
            color: Some(ColorName::from(color)),
            pass: cell.is_none() && turn.cycle.is_none(),
            cycle_removal: turn.cycle.map(|cycle| RemovalData::Since(cycle.start)),
            ..MoveData::default()
        });
        color = color.other();
    }
    let mut record = empty.record.starting(game.state.first_situation());
    record.komi = game.komi;
    record.moves = Some(data).filter(|data| !data.is_empty());
    let position = Position::of(record)?;
    Ok(Sgf::of(&position, &replay(&position, None)?)?.to_string())
}

pub(super) fn stones(game: &Game, color: Color) -> String {
    let stones = &game.state.situation().stones()[color];
    let names: Vec<String> = stones.iter().map(|at| game.name(at)).collect();
    names.join(" ")
}
