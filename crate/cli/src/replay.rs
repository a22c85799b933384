//! `loja replay`: a game, situation after situation.

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;

use loja_notation::{Error, Layout, Position, Replay, diagram, move_text, replay, rows};
use loja_rules::Situation;
use serde::Serialize;

use crate::input::positions;
use crate::output::{Exit, Output};

pub(crate) const HELP: &str = "An illegal move is named with the rule that forbids it, and the \
exit code is 1.\nIn an array, an object with \"continues\" goes on from that one.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print one JSON object a line, the start first
    #[arg(long)]
    json: bool,
    /// A game as JSON, or an array of games; - is standard input
    file: PathBuf,
}

#[derive(Serialize)]
struct Line {
    n: usize,
    r#move: Option<String>,
    rows: Vec<String>,
    black_captives: u32,
    white_captives: u32,
    turn: &'static str,
    passes: i8,
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let all = match positions(&arguments.file) {
        Ok(all) => all,
        Err(error) => {
            output.complain(Exit::Bad, error);
            return Ok(Exit::Bad);
        }
    };
    let mut games: HashMap<String, Replay> = HashMap::new();
    let many = all.len() > 1;
    for position in all {
        let game = match position
            .and_then(|position| play(&position, &games).map(|game| (position.id, game)))
        {
            Err(error) => {
                output.complain(Exit::Bad, error);
                continue;
            }
            Ok(game) => game,
        };
        let (id, game) = game;
        let id = id.filter(|_| many);
        if let Some(id) = id.as_ref().filter(|_| !arguments.json) {
            output.text(format_args!("{id}\n\n"))?;
        }
        show(&game, arguments.json, output)?;
        let of = id.as_ref().map(|id| format!("{id}: ")).unwrap_or_default();
        for difference in &game.differences {
            output.complain(Exit::No, format_args!("{of}{difference}"));
        }
        if let Some(stop) = &game.stop {
            let (number, message, rule) = (stop.number, &stop.message, stop.rule);
            output.complain(
                Exit::No,
                format_args!("{of}move {number} is illegal: {message} ({rule})"),
            );
        }
        if let Some(id) = id {
            games.insert(id, game);
        }
    }
    Ok(Exit::Done)
}

fn play(position: &Position, games: &HashMap<String, Replay>) -> Result<Replay, Error> {
    let Some(earlier) = &position.continues else {
        return replay(position, None);
    };
    let game = games.get(earlier).ok_or_else(|| {
        Error::new(format!(
            "this goes on from \"{earlier}\", which does not stand before it"
        ))
    })?;
    replay(position, Some(game))
}

fn show(game: &Replay, json: bool, output: &mut Output) -> io::Result<()> {
    let first = game
        .turns
        .first()
        .map_or(0, |turn| turn.number.saturating_sub(1));
    one(&game.layout, first, None, &game.start, json, output)?;
    for turn in &game.turns {
        let made = move_text(&game.layout, turn.event.turn);
        let color = turn.event.color;
        let made = if json {
            made
        } else {
            format!("{color} {made}")
        };
        one(
            &game.layout,
            turn.number,
            Some(made),
            &turn.situation,
            json,
            output,
        )?;
    }
    Ok(())
}

fn one(
    layout: &Layout,
    n: usize,
    made: Option<String>,
    situation: &Situation,
    json: bool,
    output: &mut Output,
) -> io::Result<()> {
    if !json {
        let head = made
            .map(|made| format!("{n}. {made}\n"))
            .unwrap_or_default();
        return output.text(format_args!("{head}{}\n", diagram(layout, situation)));
    }
    let captives = situation.captives();
    output.json(&Line {
        n,
        r#move: made,
        rows: rows(layout, situation),
        black_captives: captives.black,
        white_captives: captives.white,
        turn: match situation.turn() {
            loja_rules::Color::Black => "black",
            loja_rules::Color::White => "white",
        },
        passes: situation.pass_count().value(),
    })
}
