//! `loja replay`: a game, situation after situation.

use std::io;
use std::path::PathBuf;

use loja_notation::{Layout, Replay, diagram, rows};
use loja_rules::Situation;
use serde::Serialize;

use crate::games::Games;
use crate::input::{is_sgf, positions, text};
use crate::output::{Exit, Output};

pub(crate) const HELP: &str = "An illegal move is named with the rule that forbids it, and the \
exit code is 1.\nIn an array, an object with \"continues\" goes on from that one.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print one JSON object a line, the start first
    #[arg(long)]
    json: bool,
    /// Stop after the move of this number
    #[arg(long = "move", value_name = "N")]
    after: Option<usize>,
    /// A game as JSON, text, SGF or a link, or an array of games; - is standard input
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
    let json = arguments.json;
    let file = &arguments.file;
    let read = text(file).and_then(|text| {
        let all = positions(file, &text, arguments.after)?;
        Ok((all, is_sgf(&text)))
    });
    let (all, sgf) = match read {
        Ok(read) => read,
        Err(error) => {
            output.bad(&error, json)?;
            return Ok(Exit::Bad);
        }
    };
    let mut games = Games::of(&all);
    let many = all.len() > 1;
    for position in all {
        let game = position.and_then(|position| {
            let game = games.play(&position)?;
            // SGF was read up to that move already.
            let game = match arguments.after.filter(|_| !sgf) {
                Some(number) => game.until(number)?,
                None => game,
            };
            Ok((position.id, game))
        });
        let (id, game) = match game {
            Err(error) => {
                output.bad(&error, json)?;
                continue;
            }
            Ok((id, game)) => (id.filter(|_| many), game),
        };
        if let Some(id) = id.as_ref().filter(|_| !json) {
            output.text(format_args!("{}\n\n", id.escape_debug()))?;
        }
        show(&game, json, output)?;
        let of = id.as_ref().map(|id| format!("{}: ", id.escape_debug()));
        let of = of.unwrap_or_default();
        for difference in &game.differences {
            output.complain(Exit::No, format_args!("{of}{difference}"));
        }
        if let Some(stop) = &game.stop {
            output.illegal(id.as_deref(), stop);
        }
    }
    Ok(Exit::Done)
}

fn show(game: &Replay, json: bool, output: &mut Output) -> io::Result<()> {
    let first = game
        .turns
        .first()
        .map_or(0, |turn| turn.number.saturating_sub(1));
    one(&game.layout, first, None, &game.start, json, output)?;
    for turn in &game.turns {
        let made = turn.text(&game.layout);
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
