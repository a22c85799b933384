//! A position from a node of the main line, or of another one.

use loja_rules::{ByColor, Color, PassCount, PointSet};

use super::tree::{Node, Sgf};
use super::value::{MAX_SIDE, pair, point, points, text};
use crate::cell::Cell;
use crate::data::{BoardData, ColorName, GlueData, MoveData, RemovalData};
use crate::decimal::{decimal, from_thousandths};
use crate::error::Error;
use crate::game::replay;
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::points::Points;
use crate::position::{Position, measured, whole_komi};
use crate::record::{DrawnOn, End, Record, layout, limit, sorted};
use crate::seam::Side;
use crate::start::{NamedSets, Start};
use crate::text::{Place, shown};

const MAIN: &str = "main line";

impl Sgf {
    /// The position at the last node of a game's main line, with the moves that led there from the
    /// last set-up.
    ///
    /// # Errors
    /// When there is no such game, or it is not one of go, or its set-up is no legal position.
    /// Whether its moves are legal is for [`replay`](crate::replay) to say.
    pub fn position(&self, game: usize) -> Result<Position, Error> {
        let root = self.one(game)?;
        self.legal(&self.main_line(root), MAIN, None)
    }

    /// The position after so many moves of a game's main line; 0 is its start.
    ///
    /// # Errors
    /// As for [`position`](Sgf::position), and when there are fewer moves.
    pub fn position_after(&self, game: usize, moves: usize) -> Result<Position, Error> {
        let root = self.one(game)?;
        self.legal(&self.main_line(root), MAIN, Some(moves))
    }

    /// The position at the end of one of a game's [`variations`](Sgf::variations), or after so many moves
    /// of it. The first one, 1, is the main line.
    ///
    /// # Errors
    /// As for [`position_after`](Sgf::position_after), and when there are fewer variations.
    pub fn position_of(
        &self,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Position, Error> {
        let (line, what) = self.named_line(game, variation)?;
        self.legal(&line, what, moves)
    }

    /// The same for any rules, whether or not LJRG allows it.
    ///
    /// # Errors
    /// As for [`position_of`](Sgf::position_of), but for what LJRG alone asks.
    pub fn record_of(
        &self,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Record, Error> {
        let (line, what) = self.named_line(game, variation)?;
        self.read(&line, what, moves)
    }

    fn named_line(
        &self,
        game: usize,
        variation: usize,
    ) -> Result<(Vec<&Node>, &'static str), Error> {
        self.one(game)?;
        let line = self.line_of(game, variation)?;
        let line = line.into_iter().map(|at| &self.nodes[at]).collect();
        let what = if variation == 1 { MAIN } else { "variation" };
        Ok((line, what))
    }

    fn legal(&self, line: &[&Node], what: &str, limit: Option<usize>) -> Result<Position, Error> {
        let record = self.read(line, what, limit)?;
        let root = line.first();
        Position::of(record)
            .map_err(|error| root.map_or_else(|| error.clone(), |root| at(root, error.clone())))
    }

    fn one(&self, game: usize) -> Result<&Node, Error> {
        let root = self.root(game);
        root.ok_or_else(|| Error::new(format!("there is no game {}", game + 1)))
    }

    fn read(&self, line: &[&Node], what: &str, limit: Option<usize>) -> Result<Record, Error> {
        let Some(&root) = line.first() else {
            return Err(Error::new("there is no game here"));
        };
        let (layout, drawn_on) = board(root).map_err(|error| at(root, error))?;
        let komi = komi(line)?;
        let mut course = Course {
            start: Start::default(),
            turn_is_told: false,
            moves: Vec::new(),
            made: 0,
            number: 0,
            layout,
            komi,
        };
        measured(komi).map_err(|error| at(root, error))?;
        let mut last = root;
        for &node in line {
            let turn = move_of(node).map_err(|error| at(node, error))?;
            if turn.is_some() && limit == Some(course.made) {
                break;
            }
            course.arrange(node).map_err(|error| at(node, error))?;
            if let Some((color, value)) = turn {
                course
                    .play(node, color, value)
                    .map_err(|error| at(node, error))?;
            }
            last = node;
        }
        if let Some(limit) = limit.filter(|&limit| limit > course.made) {
            return Err(Error::new(format!(
                "there is no move {limit}; the {what} has {}",
                course.made
            )));
        }
        let made = course.made > 0;
        let plain = course.record();
        let labels = labels(&plain.layout, last).map_err(|error| at(last, error))?;
        let named = |name: &str| root.value(name).map(text).filter(|text| !text.is_empty());
        Ok(Record {
            id: named("LJI"),
            name: named("GN"),
            komi,
            labels,
            drawn_on,
            end: made.then(End::default),
            moves: plain.moves.filter(|_| made),
            start_is_told: made,
            ..plain
        })
    }

    fn main_line<'a>(&'a self, root: &'a Node) -> Vec<&'a Node> {
        let next = |node: &&'a Node| node.children.first().map(|&child| &self.nodes[child]);
        std::iter::successors(Some(root), next).collect()
    }
}

fn at(node: &Node, error: Error) -> Error {
    let (line, column) = node.place;
    error.within(format_args!("the node at {}", Place(line, column)))
}

/// The move of a node. Of two nobody could say which is first.
pub(super) fn move_of(node: &Node) -> Result<Option<(Color, &str)>, Error> {
    let mut moves = node.properties.iter().flat_map(|property| {
        let color = Color::ALL.into_iter().zip(["B", "W"]);
        let color = color.filter(|(_, name)| property.is(name));
        color.flat_map(|(color, _)| property.values.iter().map(move |at| (color, at.as_str())))
    });
    let first = moves.next();
    match moves.next() {
        None => Ok(first),
        Some(_) => Err(Error::new(
            "there is more than one move here; each needs a node of its own",
        )),
    }
}

fn komi(line: &[&Node]) -> Result<Points, Error> {
    let told = line
        .iter()
        .find_map(|&node| Some((node, node.value("KM")?)));
    let Some((node, told)) = told.filter(|(_, told)| !told.trim().is_empty()) else {
        return Ok(Points::default());
    };
    let wrong = || {
        at(
            node,
            Error::new(format!("KM[{}] is no number", shown(told))),
        )
    };
    Points::parse(told.trim()).ok_or_else(wrong)
}

fn board(root: &Node) -> Result<(Layout, DrawnOn), Error> {
    if let Some(game) = root.value("GM").filter(|game| game.trim() != "1") {
        return Err(Error::new(format!("GM[{}] is no game of go", shown(game))));
    }
    let [columns, rows] = size(root)?;
    let mut cells = vec![vec![Cell::Empty; columns]; rows];
    for [column, row] in points(root.all("LJH"))? {
        let cell = cells.get_mut(row).and_then(|row| row.get_mut(column));
        *cell.ok_or_else(|| Error::new("LJH names a place outside the board"))? = Cell::Hole;
    }
    limit(&cells)?;
    let board = drawn_board(root)?;
    let glue = glue(root)?;
    let layout = layout(&cells, board.as_ref(), glue.as_ref())?;
    let sides = root.values("LJE").map(|sides| {
        let side = |name: &String| {
            let mut sides = Side::ALL.into_iter();
            let found = sides.find(|side| side.name() == name.trim());
            found.ok_or_else(|| Error::new(format!("LJE[{}] is no side", shown(name))))
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
    let Some(told) = root.value(name) else {
        return Ok([19, 19]);
    };
    let (columns, rows) = told.split_once(':').unwrap_or((told, told));
    let side = |text: &str| {
        let side = text.trim().parse().ok();
        let fits = |side: &usize| (least..=MAX_SIDE).contains(side);
        side.filter(fits).ok_or_else(|| {
            Error::new(format!(
                "{name}[{}] is no size of a board up to {MAX_SIDE}, such as 19 or 7:5",
                shown(told)
            ))
        })
    };
    Ok([side(columns)?, side(rows)?])
}

fn numbers<T>(
    root: &Node,
    name: &str,
    number: fn(&str) -> Option<T>,
) -> Result<Vec<[T; 2]>, Error> {
    let read = |value: &String| {
        let (a, b) = pair(value)?;
        Some([number(a.trim())?, number(b.trim())?])
    };
    let wrong = |value| Error::new(format!("{name}[{}] is no pair of numbers", shown(value)));
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
            Error::new(format!(
                "LJG[{}] glues nothing, as A:aa:ca does",
                shown(value)
            ))
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
            None => Err(Error::new("LJG has a letter twice")),
            glue => Ok(glue),
        },
        (false, false) => Err(Error::new("LJG has a letter everywhere or nowhere")),
    }
}

/// Letters and shapes of a node. A square on a temporary mark and a circle on a permanent one only
/// show the mark to other programs.
fn labels(layout: &Layout, node: &Node) -> Result<Vec<Label>, Error> {
    let mut found = Vec::new();
    for sign in Sign::SHAPES {
        let shown = match sign {
            Sign::Square => points(node.all("LJT"))?,
            Sign::Circle => points(node.all("LJM"))?,
            _ => Vec::new(),
        };
        for [column, row] in points(node.all(sign.property()))? {
            // A sign outside the board is nobody's.
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
        let [column, row] = point(place)?;
        if let Some(at) = layout.point_at(column, row) {
            let sign = Sign::Text(text(label));
            found.push(Label { at, sign });
        }
    }
    Ok(sorted(found))
}

/// The main line as far as it was read.
struct Course {
    layout: Layout,
    komi: Points,
    /// Before the moves.
    start: Start,
    turn_is_told: bool,
    /// Since the last set-up.
    moves: Vec<MoveData>,
    /// How many moves the main line had so far, and the number of the last one.
    made: usize,
    number: usize,
}

impl Course {
    /// The set-up properties of a node: `AB`, `AW`, `AE`, `PL`, and our own for the rest of a
    /// situation.
    fn arrange(&mut self, node: &Node) -> Result<(), Error> {
        const OURS: [&str; 8] = ["AB", "AW", "AE", "PL", "LJT", "LJM", "LJC", "LJP"];
        if OURS.iter().all(|name| node.values(name).is_none()) {
            if node.value("HA").is_some_and(handicap) && !self.turn_is_told {
                self.start.turn = Color::White;
            }
            return Ok(());
        }
        self.settle()?;
        let handicapped = node.value("HA").is_some_and(handicap);
        if !self.turn_is_told && handicapped {
            self.start.turn = Color::White;
        }
        for (name, color) in [
            ("AB", Some(Color::Black)),
            ("AW", Some(Color::White)),
            ("AE", None),
        ] {
            for point in self.points(node, name)?.iter() {
                self.start.stones.black.remove(point);
                self.start.stones.white.remove(point);
                self.start.marks.clear(point);
                if let Some(color) = color {
                    self.start.stones[color].insert(point);
                }
            }
        }
        if node.values("LJM").is_some() {
            let permanent = self.points(node, "LJM")?;
            self.start.marks.put(NamedSets::PERMANENT, permanent);
        }
        self.start.mark(self.points(node, "LJT")?);
        if let Some(told) = node.value("PL") {
            let player = match told.trim() {
                "B" | "b" | "1" => Some(Color::Black),
                "W" | "w" | "2" => Some(Color::White),
                name => Color::from_name(name),
            };
            let wrong = || Error::new(format!("PL[{}] is no player", shown(told)));
            self.start.turn = player.ok_or_else(wrong)?;
            self.turn_is_told = true;
        }
        if let Some(told) = node.value("LJP") {
            let passes = told.trim().parse().ok().and_then(PassCount::from_value);
            let passes = passes
                .ok_or_else(|| Error::new(format!("LJP[{}] is no pass count", shown(told))))?;
            self.start.passes = passes.value().into();
        }
        if let Some(told) = node.value("LJC") {
            let wrong = || Error::new(format!("LJC[{}] is no pair of numbers", shown(told)));
            let (black, white) = pair(told).ok_or_else(wrong)?;
            let count = |text: &str| text.trim().parse().map_err(|_| wrong());
            let komi = whole_komi(self.komi);
            // The counts begin with the komi, and have to have room for both.
            let fits = |komi: u32, told: u32| komi.checked_add(told).map(|_| told);
            self.start.captives = ByColor {
                black: fits(komi.black, count(black)?).ok_or_else(wrong)?,
                white: fits(komi.white, count(white)?).ok_or_else(wrong)?,
            };
        }
        Ok(())
    }

    fn points(&self, node: &Node, name: &str) -> Result<PointSet, Error> {
        let points = points(node.all(name)).map_err(|error| error.within(name))?;
        let point = |[column, row]: [usize; 2]| {
            self.layout.point_at(column, row).ok_or_else(|| {
                Error::new(format!(
                    "{name} names column {column}, row {row}, where no location is"
                ))
            })
        };
        points.into_iter().map(point).collect()
    }

    /// A set-up amid the game begins where the moves before it led.
    fn settle(&mut self) -> Result<(), Error> {
        if self.moves.is_empty() {
            return Ok(());
        }
        let before = Position::of(self.record())?;
        let game = replay(&before, None)?;
        if let Some(stop) = game.stop {
            return Err(Error::new(format!(
                "move {} before this set-up is illegal: {} ({})",
                stop.number, stop.message, stop.rule
            )));
        }
        self.moves.clear();
        self.start = Start::of_situation(game.state.situation(), self.komi);
        self.turn_is_told = true;
        Ok(())
    }

    fn play(&mut self, node: &Node, color: Color, value: &str) -> Result<(), Error> {
        self.made += 1;
        let told = node
            .value("MN")
            .and_then(|number| number.trim().parse().ok());
        // Within a line the numbers go on, whatever a file says.
        let told = told.filter(|&number| self.made == 1 && number > 0);
        self.number = told.unwrap_or(self.number.saturating_add(1));
        if self.moves.is_empty() && !self.turn_is_told {
            self.start.turn = color;
        }
        self.turn_is_told = true;
        let removal = node.value("LJR").map(|told| {
            let wrong = |_| Error::new(format!("LJR[{}] is no number of a move", shown(told)));
            told.trim().parse().map_err(wrong)
        });
        let removal = removal.transpose()?;
        let (columns, rows) = (self.layout.columns(), self.layout.cells().len());
        // Up to 19 by 19 this was the pass before FF[4].
        let pass = value.trim().is_empty() || (value.trim() == "tt" && columns.max(rows) <= 19);
        let place = (!pass).then(|| point(value)).transpose()?;
        if let Some([column, row]) = place
            && self.layout.point_at(column, row).is_none()
        {
            return Err(Error::new(format!(
                "a move names column {column}, row {row}, where no location is"
            )));
        }
        self.moves.push(MoveData {
            n: Some(self.number),
            at: place,
            color: Some(ColorName::from(color)),
            pass: pass && removal.is_none(),
            cycle_removal: removal.map(RemovalData::Since),
            since_move: None,
        });
        Ok(())
    }

    fn record(&self) -> Record {
        Record {
            komi: self.komi,
            moves: Some(self.moves.clone()),
            start_is_told: true,
            ..Record::plain(self.layout.clone(), self.start.clone())
        }
    }
}

fn handicap(text: &str) -> bool {
    text.trim().parse().is_ok_and(|stones: u32| stones > 1)
}
