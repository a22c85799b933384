//! The positions that a command is to judge.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use loja_notation::{Error, Komi, Layout, Points, Position, Side};
use loja_rules::State;

use crate::games::Games;
use crate::input;

/// A position as it is judged: what stands on the board after the last move.
pub(crate) struct JudgedPosition {
    pub(crate) id: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) layout: Layout,
    pub(crate) state: State,
    pub(crate) komi: Komi,
    /// Where the file says something else about the end of its game.
    pub(crate) differences: Vec<String>,
}

/// All positions of these files in order, those of SGF after so many moves.
pub(crate) fn all_positions(
    files: &[PathBuf],
    moves: Option<usize>,
) -> Vec<Result<JudgedPosition, Error>> {
    files.iter().flat_map(|file| of_file(file, moves)).collect()
}

/// The one position of a file.
///
/// # Errors
/// When it holds none, or a bad one, or more than one.
pub(crate) fn only_position(file: &Path, moves: Option<usize>) -> Result<JudgedPosition, Error> {
    let mut all = of_file(file, moves);
    match (all.pop(), all.is_empty()) {
        (Some(one), true) => one,
        (None, _) => Err(Error::new("there is no position here").within(file.display())),
        (Some(_), false) => {
            Err(Error::new("there is more than one position here").within(file.display()))
        }
    }
}

fn of_file(file: &Path, moves: Option<usize>) -> Vec<Result<JudgedPosition, Error>> {
    let read = input::batch::<Position>(file, moves);
    let (positions, sgf) = match read {
        Ok(read) => read,
        Err(error) => return vec![Err(error)],
    };
    let mut games = Games::of(&positions);
    let mut komi = HashMap::new();
    // SGF was read up to that move already.
    let after = moves.filter(|_| !sgf);
    let case = |position: Result<Position, Error>| {
        let position = position?;
        let error = |error: Error| Error {
            id: position.id.clone(),
            ..error
        };
        JudgedPosition::of(&position, &mut games, &mut komi, after).map_err(error)
    };
    positions.into_iter().map(case).collect()
}

impl JudgedPosition {
    pub(crate) fn of(
        position: &Position,
        games: &mut Games,
        komis: &mut HashMap<String, Points>,
        after: Option<usize>,
    ) -> Result<JudgedPosition, Error> {
        if let Some(edges) = position.layout.edges() {
            let sides: Vec<&str> = edges.iter().copied().map(Side::name).collect();
            let sides = sides.join(", ");
            let sides = if sides.is_empty() { "none" } else { &sides };
            return Err(Error::new(format!(
                "this is a part of a board (its edges: {sides}); what lies outside is not known, so nobody can tell who controls what"
            )));
        }
        let game = games.play(position)?;
        // A game that goes on has the komi of the one before it.
        let earlier = position.continues.as_ref().and_then(|id| komis.get(id));
        let komi = earlier.copied().unwrap_or(position.komi);
        if let Some(id) = &position.id {
            komis.insert(id.clone(), komi);
        }
        if let Some(stop) = &game.stop {
            let (number, message, rule) = (stop.number, &stop.message, stop.rule);
            return Err(Error {
                points: stop.points.clone(),
                ..Error::new(format!("move {number} is illegal: {message} ({rule})"))
            });
        }
        let game = match after {
            Some(number) => game.until(number)?,
            None => game,
        };
        Ok(JudgedPosition {
            id: position.id.clone(),
            name: position.name.clone(),
            layout: game.layout,
            state: game.state,
            komi: Komi::of_file(komi),
            differences: game.differences,
        })
    }
}
