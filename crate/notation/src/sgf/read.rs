use loja_rules::{ByColor, Color};
use loja_voice::NotationFact;

use super::course::{Course, Warnings};
use super::found::FoundGame;
use super::tree::{Node, RESUMPTION, Sgf, at};
use super::value::{MAX_SIDE, Points as Named, pair, point, text};
use crate::cell::Cell;
use crate::data::{BoardData, GlueData};
use crate::decimal::{decimal, from_thousandths};
use crate::error::Error;
use crate::game::{Replay, replay};
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::points::{Points, measured};
use crate::position::Position;
use crate::record::{DrawnOn, End, Record, layout, limit, sorted};
use crate::seam::SeamSide;
use crate::stroke::{MAX_STROKES, Stroke, drawn};
use crate::text::shown;

impl Sgf {
    /// The position at a main line's end, with its moves since the last set-up.
    ///
    /// # Errors
    /// When there is no such game of go, or its set-up is illegal; [`replay`](crate::replay) judges moves.
    pub fn position(&self, game: usize) -> Result<Position, Error> {
        let root = self.one(game)?;
        self.legal(&self.main_line(root), true, None)
    }

    /// The position after some moves of a main line, or its start after 0.
    ///
    /// # Errors
    /// As for [`position`](Sgf::position), and for fewer moves.
    pub fn position_after(&self, game: usize, moves: usize) -> Result<Position, Error> {
        let root = self.one(game)?;
        self.legal(&self.main_line(root), true, Some(moves))
    }

    /// The position at the end, or after some moves, of one of a game's [`variations`](Sgf::variations), from 1.
    ///
    /// # Errors
    /// As for [`position_after`](Sgf::position_after), and for fewer variations.
    pub fn position_of(
        &self,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Position, Error> {
        let (line, what) = self.named_line(game, variation)?;
        self.legal(&line, what, moves)
    }

    /// A variation's record after some moves, for any rules.
    ///
    /// # Errors
    /// As for [`position_of`](Sgf::position_of), without LJRG's checks.
    pub fn record_of(
        &self,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Record, Error> {
        let (line, what) = self.named_line(game, variation)?;
        Ok(self.read(&line, what, moves)?.0)
    }

    /// A variation's position after some moves, or a foreign game.
    ///
    /// # Errors
    /// As for [`position_of`](Sgf::position_of), except for set-up stones without a liberty.
    pub fn found(
        &self,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<FoundGame, Error> {
        let (line, what) = self.named_line(game, variation)?;
        self.shown(&line, what, moves)
    }

    fn named_line(&self, game: usize, variation: usize) -> Result<(Vec<&Node>, bool), Error> {
        self.one(game)?;
        let line = self.line_of(game, variation)?;
        let line = line.into_iter().map(|at| &self.nodes[at]).collect();
        Ok((line, variation == 1))
    }

    fn legal(&self, line: &[&Node], main: bool, limit: Option<usize>) -> Result<Position, Error> {
        match self.shown(line, main, limit)? {
            FoundGame::ByRules(position) => Ok(position),
            FoundGame::Beyond(game) => Err(game.unjudged()),
        }
    }

    fn shown(&self, line: &[&Node], main: bool, limit: Option<usize>) -> Result<FoundGame, Error> {
        let (record, set_up_after) = self.read(line, main, limit)?;
        let root = line.first();
        let found = FoundGame::of(record, set_up_after)
            .map_err(|error| root.map_or_else(|| error.clone(), |root| at(root, error.clone())))?;
        Ok(match found {
            FoundGame::ByRules(position) => FoundGame::ByRules(to_its_end(position)),
            beyond @ FoundGame::Beyond(_) => beyond,
        })
    }

    fn one(&self, game: usize) -> Result<&Node, Error> {
        let root = self.root(game);
        let number = game + 1;
        root.ok_or_else(|| NotationFact::NoGameNumber { number }.into())
    }

    fn read(
        &self,
        line: &[&Node],
        main: bool,
        limit: Option<usize>,
    ) -> Result<(Record, usize), Error> {
        let Some(&root) = line.first() else {
            return Err(NotationFact::NoGame.into());
        };
        let (layout, drawn_on) = board(root).map_err(|error| at(root, error))?;
        let mut warnings = Warnings::default();
        let komi = komi(line, &mut warnings);
        measured(komi).map_err(|error| at(root, error))?;
        let mut course = Course::new(layout, komi, handicap_moves(line), warnings);
        let mut last = root;
        for &node in line {
            let turns = moves_of(node);
            if turns_of(node) > 0 && limit == Some(course.made) {
                break;
            }
            course.arrange(node).map_err(|error| at(node, error))?;
            course.resume(node).map_err(|error| at(node, error))?;
            if turns.len() > 1 {
                course.warnings.put(node, NotationFact::MovesInOrder);
            }
            for (color, value) in turns {
                if limit == Some(course.made) {
                    break;
                }
                course
                    .play(node, color, value)
                    .map_err(|error| at(node, error))?;
            }
            last = node;
        }
        if let Some(limit) = limit.filter(|&limit| limit > course.made) {
            return Err(NotationFact::LineTooShort {
                number: limit,
                main,
                made: course.made,
            }
            .into());
        }
        let made = course.made > 0;
        let labels =
            labels(&course.layout, last, &mut course.warnings).map_err(|error| at(last, error))?;
        let plain = course.record();
        let named = |name: &str| root.value(name).map(text).filter(|text| !text.is_empty());
        let strokes = strokes(&course.layout, last, &mut course.warnings);
        let set_up_after = course.set_up_after();
        let record = Record {
            id: named("LJI"),
            name: named("GN"),
            players: ByColor {
                black: named("PB"),
                white: named("PW"),
            },
            komi,
            handicap: handicap_stones(line),
            labels,
            strokes,
            drawn_on,
            end: made.then(End::default),
            moves: plain.moves.filter(|_| made),
            start_is_told: made,
            warnings: self
                .passed_over(root)
                .chain(course.warnings.told())
                .collect(),
            ..plain
        };
        Ok((record, set_up_after))
    }

    fn main_line<'a>(&'a self, root: &'a Node) -> Vec<&'a Node> {
        let next = |node: &&'a Node| node.children.first().map(|&child| &self.nodes[child]);
        std::iter::successors(Some(root), next).collect()
    }
}

/// Drops moves beyond the end: others pass three times, or again after agreeing on the dead.
fn to_its_end(mut position: Position) -> Position {
    let moves = position.moves.as_deref().unwrap_or(&[]);
    let passes = moves.iter().rev().take_while(|data| data.pass).count();
    let over = |game: &Replay| game.state.is_final().then_some(game.turns.len());
    let game = (passes > 2).then(|| replay(&position, None).ok()).flatten();
    let end = game.as_ref().and_then(over);
    let Some(end) = end.filter(|&end| end < moves.len() && end + passes >= moves.len()) else {
        return position;
    };
    let last = end.checked_sub(1).and_then(|last| moves.get(last));
    let number = last.and_then(|data| data.n).unwrap_or(0);
    let passes = moves.len() - end;
    let beyond = NotationFact::PassesAfterEnd { passes, number };
    let record = &mut position.record;
    record.warnings.push(Error::from(beyond).message());
    record
        .moves
        .iter_mut()
        .for_each(|moves| moves.truncate(end));
    position
}

pub(super) fn moves_of(node: &Node) -> Vec<(Color, &str)> {
    let mut moves = Vec::new();
    for property in &node.properties {
        let color = match () {
            () if property.is("B") => Color::Black,
            () if property.is("W") => Color::White,
            () => continue,
        };
        moves.extend(property.values.iter().map(|at| (color, at.as_str())));
    }
    moves
}

pub(super) fn turns_of(node: &Node) -> usize {
    moves_of(node).len() + usize::from(node.value(RESUMPTION).is_some())
}

fn komi(line: &[&Node], warnings: &mut Warnings) -> Points {
    let told = line
        .iter()
        .find_map(|&node| Some((node, node.value("KM")?)));
    let Some((node, told)) = told.filter(|(_, told)| !told.trim().is_empty()) else {
        return Points::default();
    };
    // Half of Europe writes 6,5.
    let number = Points::parse(&told.trim().replacen(',', ".", 1));
    number.unwrap_or_else(|| {
        let value = shown(told);
        warnings.put(node, NotationFact::NoKomi { value });
        Points::default()
    })
}

/// One handicap stone is none, as everywhere.
fn handicap_stones(line: &[&Node]) -> u32 {
    let told = line.iter().find_map(|node| node.value("HA"));
    let count = told.and_then(|told| told.trim().parse().ok());
    count.filter(|&stones| stones > 1).unwrap_or(0)
}

/// Black’s leading moves, up to `HA`, where no handicap stone is set up.
fn handicap_moves(line: &[&Node]) -> usize {
    let told = line.iter().find_map(|node| node.value("HA"));
    let count: usize = told.and_then(|told| told.trim().parse().ok()).unwrap_or(0);
    let mut stones: Vec<&str> = Vec::new();
    for node in line {
        if node.values("AB").is_some() || node.values("AW").is_some() {
            return 0;
        }
        for (color, value) in moves_of(node) {
            let value = value.trim();
            if stones.len() < count && (color == Color::White || stones.contains(&value)) {
                return 0;
            }
            // White moves after the last.
            if stones.len() == count {
                let told = count > 1 && color == Color::White;
                return if told { count } else { 0 };
            }
            stones.push(value);
        }
    }
    if count > 1 && stones.len() == count {
        count
    } else {
        0
    }
}

fn board(root: &Node) -> Result<(Layout, DrawnOn), Error> {
    if let Some(game) = root.value("GM").filter(|game| game.trim() != "1") {
        let game = shown(game);
        return Err(NotationFact::OtherGame { game }.into());
    }
    let [columns, rows] = size(root)?;
    let mut cells = vec![vec![Cell::Empty; columns]; rows];
    for [column, row] in Named::strictly(root.all("LJH"))? {
        let cell = cells.get_mut(row).and_then(|row| row.get_mut(column));
        *cell.ok_or_else(|| Error::from(NotationFact::HoleOutside))? = Cell::Hole;
    }
    limit(&cells)?;
    let board = drawn_board(root)?;
    let glue = glue(root)?;
    let layout = layout(&cells, board.as_ref(), glue.as_ref())?;
    let sides = root.values("LJE").map(|sides| {
        let side = |name: &String| {
            let mut sides = SeamSide::ALL.into_iter();
            let found = sides.find(|side| side.name() == name.trim());
            found.ok_or_else(|| Error::from(NotationFact::NoSide { name: shown(name) }))
        };
        let told = sides.iter().filter(|name| !name.is_empty());
        told.map(side).collect::<Result<Vec<_>, _>>()
    });
    Ok((layout.cut(sides.transpose()?), (board, glue)))
}

fn size(root: &Node) -> Result<[usize; 2], Error> {
    // SGF has no board without columns or rows.
    let (name, least) = match root.value("LJZ") {
        Some(_) => ("LJZ", 0),
        None => ("SZ", 1),
    };
    let told = root.value(name).filter(|told| !told.trim().is_empty());
    let Some(told) = told else {
        return Ok([19, 19]);
    };
    let (columns, rows) = told.split_once(':').unwrap_or((told, told));
    let side = |text: &str| {
        let side = text.trim().parse().ok();
        let fits = |side: &usize| (least..=MAX_SIDE).contains(side);
        side.filter(fits).ok_or_else(|| {
            Error::from(NotationFact::NoSize {
                property: name,
                value: shown(told),
                limit: MAX_SIDE,
            })
        })
    };
    Ok([side(columns)?, side(rows)?])
}

fn numbers<T>(
    root: &Node,
    name: &'static str,
    number: fn(&str) -> Option<T>,
) -> Result<Vec<[T; 2]>, Error> {
    let read = |value: &String| {
        let (a, b) = pair(value)?;
        Some([number(a.trim())?, number(b.trim())?])
    };
    let wrong = |value| {
        Error::from(NotationFact::NoPair {
            property: name,
            value: shown(value),
        })
    };
    let told = root.all(name).filter(|value| !value.is_empty());
    told.map(|value| read(value).ok_or_else(|| wrong(value)))
        .collect()
}

fn drawn_board(root: &Node) -> Result<Option<BoardData>, Error> {
    if let Some(shape) = root.value("LJS") {
        return Ok(Some(BoardData::Shape { shape: text(shape) }));
    }
    if root.values("LJN").is_some() {
        let neighbors = numbers(root, "LJN", |text| text.parse().ok())?;
        let at = numbers(root, "LJA", |text| decimal(text).map(from_thousandths))?;
        return Ok(Some(BoardData::Pairs { neighbors, at }));
    }
    Ok(root
        .value("LJB")
        .map(|caption| BoardData::Caption(text(caption))))
}

fn glue(root: &Node) -> Result<Option<GlueData>, Error> {
    let mut list = Vec::new();
    let mut letters = Vec::new();
    for value in root.all("LJG") {
        let wrong = || {
            let value = shown(value);
            Error::from(NotationFact::GluesNothing { value })
        };
        let (letter, places) = pair(value).ok_or_else(wrong)?;
        let (a, b) = pair(places).ok_or_else(wrong)?;
        let ends = [point(a)?, point(b)?];
        if letter.is_empty() {
            list.push(ends);
        } else {
            letters.push((text(letter), ends));
        }
    }
    match (list.is_empty(), letters.is_empty()) {
        (true, true) => Ok(None),
        (false, true) => Ok(Some(GlueData::List(list))),
        (true, false) => match GlueData::lettered(&letters) {
            None => Err(NotationFact::LetterTwice.into()),
            glue => Ok(glue),
        },
        (false, false) => Err(NotationFact::LettersMixed.into()),
    }
}

/// Shapes on temporary and permanent marks (SGF's squares and circles) are for other programs.
fn labels(layout: &Layout, node: &Node, warnings: &mut Warnings) -> Result<Vec<Label>, Error> {
    let mut found = Vec::new();
    for sign in Sign::SHAPES {
        let shown = match sign {
            Sign::Square => Named::strictly(node.all("LJT"))?,
            Sign::Circle => Named::strictly(node.all("LJM"))?,
            _ => Vec::new(),
        };
        for [column, row] in warnings.points(node, sign.property())? {
            // Outside the board.
            if let Some(at) = layout.point_at(column, row)
                && !shown.contains(&[column, row])
            {
                let sign = sign.clone();
                found.push(Label { at, sign });
            }
        }
    }
    for value in node.all("LB") {
        let (place, label) = pair(value).unwrap_or((value, ""));
        let Ok([column, row]) = point(place) else {
            let value = shown(value);
            warnings.put(node, NotationFact::LabelWithoutPoint { value });
            continue;
        };
        if let Some(at) = layout.point_at(column, row) {
            let sign = Sign::Text(text(label));
            found.push(Label { at, sign });
        }
    }
    Ok(sorted(found))
}

fn strokes(layout: &Layout, node: &Node, warnings: &mut Warnings) -> Vec<Stroke> {
    let mut found = Vec::new();
    for arrow in [false, true] {
        let name = if arrow { "AR" } else { "LN" };
        for value in node
            .all(name)
            .filter(|value| !value.trim().is_empty())
            .take(MAX_STROKES)
        {
            let ends =
                pair(value).and_then(|(from, to)| Some([point(from).ok()?, point(to).ok()?]));
            let Some(ends) = ends else {
                let fact = NotationFact::StrokeWithoutPoints {
                    property: name,
                    value: shown(value),
                };
                warnings.put(node, fact);
                continue;
            };
            // Outside the board.
            let [from, to] = ends.map(|[column, row]| layout.point_at(column, row));
            let (Some(from), Some(to)) = (from, to) else {
                continue;
            };
            found.push(Stroke { from, to, arrow });
        }
    }
    drawn(found)
}
