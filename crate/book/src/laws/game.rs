use loja_lesson::{Course, OtherLine, system_named};
use loja_notation::{Layout, Points, Position, PositionData, rows};
use loja_rules::{ByColor, Color, PointSet};
use loja_systems::{RuleSetGame, System};

#[derive(Clone, Debug)]
pub(crate) struct ByLaw {
    pub(crate) system: System,
    /// The block’s diagram.
    pub(crate) start: PositionData,
    pub(crate) played: OtherLine,
}

impl ByLaw {
    pub(crate) fn read(name: &str, position: &Position, played: &str) -> Result<ByLaw, String> {
        let system = system_named(name).map_err(|error| format!("rules: {error}"))?;
        if position.layout.edges().is_some() {
            return Err("a part of a board is no game: nobody knows what lies outside".to_owned());
        }
        let line = OtherLine::start(system, &position.record);
        let line = line.map_err(|error| format!("diagram: {error}"))?;
        let played = line_by(&position.layout, &line, "played", played)?;
        Ok(ByLaw {
            system,
            start: position.to_data(),
            played,
        })
    }
}

/// `name` is the field, for errors.
pub(crate) fn line_by(
    layout: &Layout,
    start: &OtherLine,
    field: &str,
    text: &str,
) -> Result<OtherLine, String> {
    let turns = OtherLine::turns(layout, text).map_err(|error| format!("{field}: {error}"))?;
    let line = start.followed_by(&turns);
    match line.refusal(layout) {
        None => Ok(line),
        Some(why) => Err(format!("{field}: {why}")),
    }
}

/// A game's board for LJRG, without other rules' marks.
pub(crate) fn position_of(position: &Position, game: &RuleSetGame) -> Result<Position, String> {
    let now = game.now();
    let data = PositionData {
        rows: stones(&position.layout, &now.stones),
        black_captives: Some(now.prisoners.black),
        white_captives: Some(now.prisoners.white),
        komi: (position.komi != Points::default()).then_some(position.komi),
        turn: Some(now.turn.into()),
        passes: Some(if game.ended() {
            2
        } else {
            i64::from(game.passes().min(1))
        }),
        ..position.to_data()
    };
    Position::from_data(data).map_err(|error| error.to_string())
}

pub(crate) fn stones(layout: &Layout, stones: &ByColor<PointSet>) -> Vec<String> {
    let sign = |cell: &Option<loja_rules::Point>| match cell {
        None => ',',
        Some(at) if stones[Color::Black].contains(*at) => 'x',
        Some(at) if stones[Color::White].contains(*at) => 'o',
        Some(_) => '.',
    };
    let cells = layout.cells().iter();
    cells.map(|row| row.iter().map(sign).collect()).collect()
}

pub(crate) fn boards(layout: &Layout, line: &OtherLine) -> Vec<Vec<String>> {
    let games = line.games();
    games
        .map(|game| stones(layout, &game.now().stones))
        .collect()
}

pub(crate) fn plain_rows(position: &Position) -> Vec<String> {
    let all = rows(&position.layout, position.state.situation());
    let plain = |row: String| row.replace(['#', '*'], ".");
    all.into_iter().map(plain).collect()
}
