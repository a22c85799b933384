//! `loja replay`: a game, situation after situation.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use loja_notation::{
    Beyond, Error, Foreign, FoundGame, Layout, MAX_VARIATIONS, Record, Replay, Sgf, is_sgf,
    picture, picture_rows,
};
use loja_report::ReplayedTurn;
use loja_rules::{Color, Setup};
use serde::Serialize;

use crate::games::Games;
use crate::input::{Moment, positions, text};
use crate::map::plural;
use crate::output::{Exit, Output};
use crate::rules::{Rules, ToldOptions, names, options, rules};
use crate::systems;

pub(crate) fn help() -> String {
    format!(
        "\
An illegal move is named with the rule that forbids it, and the exit code is 1.\n\
In an array, an object with \"continues\" goes on from that one.\n\
--variations lists the lines of SGF, at most 500 a game, each with the move where it leaves those before it;\n\
--variation N replays one.\n\
--rules plays by one of {}.\n\
Under jrg89, naj and najn a player may call for a resumption after a stop: {{\"resume\": \"black\"}} among the moves,\n\
LJQ[B] in SGF. Without one, the moves after a stop of jrg89 are a test of life and death, and announced as one.\n\
--option NAME=VALUE chooses an option of a rule set, as \"options\" of a JSON object does:\n\
{}\n\
To take the button, write {{\"button\": true}} among the moves.",
        names(),
        options()
    )
}

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print one JSON object a line, the start first
    #[arg(long)]
    json: bool,
    /// The rules to play by
    #[arg(long, value_name = "NAME", default_value = "ljrg", value_parser = rules)]
    rules: Rules,
    #[command(flatten)]
    options: ToldOptions,
    #[command(flatten)]
    moment: Moment,
    /// List the lines of SGF instead
    #[arg(long, conflicts_with_all = ["after", "variation"])]
    variations: bool,
    /// A game as JSON, text, SGF, a $$ diagram or a link, or an array of games; - is standard input
    file: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let json = arguments.json;
    let file = &arguments.file;
    if arguments.variations {
        return variations(file, json, output);
    }
    let moment = arguments.moment;
    let choices = match arguments.options.among(&[arguments.rules]) {
        Ok(choices) => choices,
        Err(why) => {
            output.complain(Exit::Bad, why);
            return Ok(Exit::Bad);
        }
    };
    if let Some(system) = arguments.rules.system() {
        return systems::replay((system, choices), file, moment, json, output);
    }
    let read = text(file).and_then(|text| {
        let all = positions::<FoundGame>(file, &text, moment)?;
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
    for found in all {
        let game = found.and_then(|found| {
            let position = match found {
                FoundGame::ByRules(position) => position,
                FoundGame::Beyond(game) => return Ok(Played::Beyond(game)),
            };
            let game = games.play(&position)?;
            // SGF was read only up to that move.
            let game = match moment.after.filter(|_| !sgf) {
                Some(number) => game.until(number)?,
                None => game,
            };
            // A foreign game goes on where these rules end.
            let beyond = if sgf {
                game.beyond(&position)
            } else {
                Vec::new()
            };
            Ok(Played::ByRules(position.record, game, beyond))
        });
        let (record, game, beyond) = match game {
            Err(error) => {
                output.bad(&error, json)?;
                continue;
            }
            Ok(Played::Beyond(game)) => {
                foreign(&game, many, json, output)?;
                continue;
            }
            Ok(Played::ByRules(record, game, beyond)) => (record, game, beyond),
        };
        let id = record.id.filter(|_| many);
        heading(id.as_deref(), json, output)?;
        show(&game, json, output)?;
        show_beyond(&game.layout, &beyond, json, output)?;
        let of = id.as_ref().map(|id| format!("{}: ", id.escape_debug()));
        let of = of.unwrap_or_default();
        for warning in &record.warnings {
            output.complain(Exit::Done, format_args!("{of}{warning}"));
        }
        for difference in &game.differences {
            output.complain(Exit::No, format_args!("{of}{difference}"));
        }
        if let Some(stop) = &game.stop {
            output.illegal(id.as_deref(), stop);
            if !beyond.is_empty() {
                output.complain(Exit::No, format_args!("{of}{}", stop.words()));
            }
        }
    }
    Ok(Exit::Done)
}

#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
enum Played {
    ByRules(Record, Replay, Vec<Beyond>),
    Beyond(Foreign),
}

fn heading(id: Option<&str>, json: bool, output: &mut Output) -> io::Result<()> {
    match id.filter(|_| !json) {
        Some(id) => output.text(format_args!("{}\n\n", id.escape_debug())),
        None => Ok(()),
    }
}

/// If its set-up is illegal here, plays it as others do.
fn foreign(game: &Foreign, many: bool, json: bool, output: &mut Output) -> io::Result<()> {
    let layout = &game.record.layout;
    let id = game.record.id.as_deref().filter(|_| many);
    heading(id, json, output)?;
    if !json {
        output.text("Set-up (not by these rules)\n")?;
    }
    let start = Shown {
        n: game.set_up_after,
        made: None,
        setup: &game.start,
        by_rules: false,
    };
    one(layout, start, json, output)?;
    show_beyond(layout, &game.moves, json, output)?;
    let of = id.map(|id| format!("{}: ", id.escape_debug()));
    let of = of.unwrap_or_default();
    for warning in &game.record.warnings {
        output.complain(Exit::Done, format_args!("{of}{warning}"));
    }
    output.complain(Exit::No, format_args!("{of}{}", game.words()));
    Ok(())
}

#[derive(Serialize)]
struct Listed {
    game: usize,
    variation: usize,
    moves: usize,
    /// Its first move, from 1, that earlier variations lack.
    branch: usize,
    color: Option<&'static str>,
    words: String,
}

fn variations(file: &Path, json: bool, output: &mut Output) -> io::Result<Exit> {
    let within = |error: Error| error.named(file.display());
    let sgf = text(file).and_then(|text| {
        if !is_sgf(&text) {
            return Err(within(Error::new("only SGF has variations")));
        }
        Sgf::parse(&text).map_err(within)
    });
    let sgf = match sgf {
        Ok(sgf) => sgf,
        Err(error) => {
            output.bad(&error, json)?;
            return Ok(Exit::Bad);
        }
    };
    for game in 0..sgf.games() {
        // Point names need the starting board.
        let layout = match sgf.record_of(game, 1, Some(0)) {
            Ok(start) => start.layout,
            Err(error) => {
                output.bad(&error.named(file.display()), json)?;
                continue;
            }
        };
        let lines = sgf.variations(game);
        if lines.len() == MAX_VARIATIONS {
            let what = format_args!(
                "game {}: no more than {MAX_VARIATIONS} lines are told",
                game + 1
            );
            output.complain(Exit::Done, what);
        }
        for (at, line) in lines.iter().enumerate() {
            let words = match at {
                0 => "main line".to_owned(),
                _ => line.words(&layout),
            };
            let number = at + 1;
            if json {
                output.json(&Listed {
                    game: game + 1,
                    variation: number,
                    moves: line.moves,
                    branch: line.branch,
                    color: line.color.map(Color::name),
                    words,
                })?;
                continue;
            }
            let of = match sgf.games() {
                1 => String::new(),
                _ => format!("game {}, ", game + 1),
            };
            let moves = plural(line.moves, "move");
            output.text(format_args!("{of}{number}. {words}; {moves}\n"))?;
        }
    }
    Ok(Exit::Done)
}

fn show(game: &Replay, json: bool, output: &mut Output) -> io::Result<()> {
    let first = game
        .turns
        .first()
        .map_or(0, |turn| turn.number.saturating_sub(1));
    let start = Shown {
        n: first,
        made: None,
        setup: &game.start.clone().into_setup(),
        by_rules: true,
    };
    one(&game.layout, start, json, output)?;
    for turn in &game.turns {
        let made = turn.text(&game.layout);
        let color = turn.event.color;
        let made = if json {
            made
        } else {
            format!("{color} {made}")
        };
        let shown = Shown {
            n: turn.number,
            made: Some(made),
            setup: &turn.situation.clone().into_setup(),
            by_rules: true,
        };
        one(&game.layout, shown, json, output)?;
    }
    Ok(())
}

fn show_beyond(
    layout: &Layout,
    beyond: &[Beyond],
    json: bool,
    output: &mut Output,
) -> io::Result<()> {
    for turn in beyond {
        let made = turn.text(layout);
        let made = if json {
            made
        } else {
            let made = match turn.resumes {
                true => "calls for a resumption",
                false => &made,
            };
            format!("{} {made} (not by these rules)", turn.color)
        };
        let shown = Shown {
            n: turn.number,
            made: Some(made),
            setup: &turn.setup,
            by_rules: false,
        };
        one(layout, shown, json, output)?;
    }
    Ok(())
}

struct Shown<'a> {
    n: usize,
    made: Option<String>,
    setup: &'a Setup,
    by_rules: bool,
}

fn one(layout: &Layout, shown: Shown<'_>, json: bool, output: &mut Output) -> io::Result<()> {
    let Shown {
        n,
        made,
        setup,
        by_rules,
    } = shown;
    if !json {
        let head = made
            .map(|made| format!("{n}. {made}\n"))
            .unwrap_or_default();
        return output.text(format_args!("{head}{}\n", picture(layout, setup)));
    }
    output.json(&ReplayedTurn {
        n,
        r#move: made,
        rows: picture_rows(layout, setup),
        black_captives: setup.captives.black,
        white_captives: setup.captives.white,
        turn: setup.turn.into(),
        passes: setup.passes.value(),
        stage: None,
        marks: BTreeMap::new(),
        by_rules,
    })
}
