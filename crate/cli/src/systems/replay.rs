//! `loja replay --rules NAME`: a game by another system, situation after situation.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use loja_notation::{Layout, Record, is_sgf};
use loja_rules::Color;
use loja_systems::System;
use serde::Serialize;

use super::played::{Games, Shown};
use crate::input::{Moment, positions, text};
use crate::map;
use crate::output::{Exit, Output};

#[derive(Serialize)]
struct Line {
    n: usize,
    r#move: Option<String>,
    rows: Vec<String>,
    black_captives: u32,
    white_captives: u32,
    turn: &'static str,
    passes: u8,
    /// What the system has marked, each set under its name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    marks: BTreeMap<&'static str, Vec<String>>,
}

pub(crate) fn replay(
    system: System,
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
    let mut games = Games::default();
    for record in all {
        let played = record.and_then(|record| {
            let played = games.play(system, &record)?;
            // SGF was read up to that move already.
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
                format!("{} {}", turn.color, turn.words)
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

fn one(
    layout: &Layout,
    n: usize,
    made: Option<String>,
    shown: &Shown,
    json: bool,
    output: &mut Output,
) -> io::Result<()> {
    let now = &shown.now;
    let rows = map::rows(layout, |point| match now.stones.color_at(point) {
        Some(Color::Black) => 'x',
        Some(Color::White) => 'o',
        None => '.',
    });
    let marks = &shown.marks;
    if json {
        let names =
            |points: &loja_rules::PointSet| points.iter().map(|at| layout.name(at)).collect();
        return output.json(&Line {
            n,
            r#move: made,
            rows,
            black_captives: now.prisoners.black,
            white_captives: now.prisoners.white,
            turn: now.turn.name(),
            passes: shown.passes,
            marks: marks
                .iter()
                .map(|(name, points)| (*name, names(points)))
                .collect(),
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
    output.text(format_args!("{head}{body}{line}\n{marks}\n"))
}
