//! `loja replay --rules NAME`: a game under another rule set.

use std::io;
use std::path::Path;

use loja_notation::{Layout, Record, is_sgf};
use loja_report::{ReplayedTurn, board_rows, point_names};
use loja_rules::Color;
use loja_systems::{How, Stage, System};

use super::played::{Games, Shown, Turn};
use crate::input::{Moment, positions, text};
use crate::map;
use crate::output::{Exit, Output};
use crate::rules::Choices;

pub(crate) fn replay(
    (system, choices): (System, Choices),
    file: &Path,
    moment: Moment,
    json: bool,
    output: &mut Output,
) -> io::Result<Exit> {
    let read =
        text(file).and_then(|text| Ok((positions::<Record>(file, &text, moment)?, is_sgf(&text))));
    let (all, sgf) = match read {
        Ok(read) => read,
        Err(error) => {
            output.bad(&error, json)?;
            return Ok(Exit::Bad);
        }
    };
    let many = all.len() > 1;
    let mut games = Games::with(choices);
    for record in all {
        let played = record.and_then(|record| {
            let played = games.play(system, &record)?;
            // SGF was read only up to that move.
            let played = match moment.after.filter(|_| !sgf) {
                Some(number) => played.until(number)?,
                None => played,
            };
            Ok((record.id, played))
        });
        let (id, played) = match played {
            Err(error) => {
                output.bad(&error, json)?;
                continue;
            }
            Ok((id, played)) => (id.filter(|_| many), played),
        };
        if let Some(id) = id.as_ref().filter(|_| !json) {
            output.text(format_args!("{}\n\n", id.escape_debug()))?;
        }
        one(
            &played.layout,
            played.first(),
            None,
            &played.start,
            json,
            output,
        )?;
        for turn in &played.turns {
            let made = if json {
                turn.words.clone()
            } else {
                announced(turn)
            };
            one(
                &played.layout,
                turn.number,
                Some(made),
                &turn.then,
                json,
                output,
            )?;
        }
        if let Some((number, why)) = &played.stop {
            let of = id
                .map(|id| format!("{}: ", id.escape_debug()))
                .unwrap_or_default();
            output.complain(
                Exit::No,
                format_args!("{of}move {number} is illegal: {why}"),
            );
        }
    }
    Ok(Exit::Done)
}

/// Announces a test of life and death, which is outside the game.
fn announced(turn: &Turn) -> String {
    let Turn { color, words, .. } = turn;
    if turn.begins_test {
        return format!(
            "{color} {words}\n{color} begins a test of life and death, which is no part of the game (article 7.2)."
        );
    }
    if words == "resume" {
        return format!(
            "{color} calls for a resumption, and {} moves first",
            turn.then.now.turn
        );
    }
    format!("{color} {words}")
}

/// In files, and below a board; `None` in normal play.
fn stage_words(stage: Stage) -> Option<(&'static str, &'static str)> {
    Some(match stage {
        Stage::Play | Stage::Dispute(_) => return None,
        Stage::Resumed { last: false } => ("resumed", "play is resumed"),
        Stage::Resumed { last: true } => (
            "resumed",
            "play is resumed for the last time, and its stop will be counted",
        ),
        Stage::Stopped { .. } => ("stopped", "play has stopped"),
        Stage::Trying => ("test", "test of life and death, no part of the game"),
        Stage::TemporaryEnd => ("temporary-end", "temporary end"),
        Stage::End => ("end", "end"),
        Stage::Over(How::LastStop) => (
            "over",
            "the last resumption has stopped, and what stands is counted",
        ),
        Stage::Over(_) => ("over", "the game is over"),
    })
}

fn one(
    layout: &Layout,
    n: usize,
    made: Option<String>,
    shown: &Shown,
    json: bool,
    output: &mut Output,
) -> io::Result<()> {
    let now = &shown.now;
    let rows = board_rows(layout, |point| match now.stones.color_at(point) {
        Some(Color::Black) => 'x',
        Some(Color::White) => 'o',
        None => '.',
    });
    let marks = &shown.marks;
    let stage = stage_words(shown.stage);
    if json {
        return output.json(&ReplayedTurn {
            n,
            r#move: made,
            rows,
            black_captives: now.prisoners.black,
            white_captives: now.prisoners.white,
            turn: now.turn.into(),
            passes: i8::try_from(shown.passes).unwrap_or(i8::MAX),
            stage: stage.map(|(name, _)| name),
            marks: marks
                .iter()
                .map(|(name, points)| (*name, point_names(layout, points)))
                .collect(),
            by_rules: true,
        });
    }
    let head = made
        .map(|made| format!("{n}. {made}\n"))
        .unwrap_or_default();
    let body: String = rows.iter().map(|row| format!("{row}\n")).collect();
    let line = format!(
        "{} {} {} {}",
        now.prisoners.black,
        now.prisoners.white,
        now.turn.letter(),
        shown.passes
    );
    let marks: String = marks
        .iter()
        .map(|(name, points)| format!("{name}: {}\n", map::names(layout, points, usize::MAX)))
        .collect();
    let stage = stage.map_or_else(String::new, |(_, words)| format!("{words}\n"));
    output.text(format_args!("{head}{body}{line}\n{marks}{stage}\n"))
}
