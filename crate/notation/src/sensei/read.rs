use loja_rules::{Color, Point};
use loja_voice::{NotationFact, SpotFact};

use super::head::{Head, TitleMove};
use super::signs::{PREFIX, SIGNS};
use crate::cell::Cell;
use crate::data::MoveData;
use crate::error::Error;
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::position::Position;
use crate::record::{End, Record, layout, limit, sorted};
use crate::seam::SeamSide;
use crate::start::StartBoard;
use crate::stroke::{MAX_STROKES, Stroke, drawn};
use crate::text::shown;

const EXPECTED: &str = "one of X O . , _ B W # @ Y Q Z P C S T M, a figure or a small letter";

/// First lines.
const HEADS: &str = "\"$$\", \"$$W Title\" or \"$$Bc9m10 Title\"";

fn placed(fact: NotationFact, line: usize, column: usize) -> Error {
    Error::from(fact).within(SpotFact::LineColumn { line, column })
}

pub(crate) fn begins(text: &str) -> bool {
    text.trim_start().starts_with(PREFIX)
}

impl Position {
    /// Reads a diagram, a game if it has digits.
    ///
    /// ```
    /// # use loja_notation::Position;
    /// let corner = "$$W Hane (3 at 1)\n$$ -------\n$$ | 1 X .\n$$ | 2 . .";
    /// let position = Position::from_sensei(corner)?;
    /// assert_eq!(position.name.as_deref(), Some("Hane"));
    /// assert_eq!(position.moves.as_ref().map(Vec::len), Some(3));
    /// assert_eq!(position.layout.edges().map(|edges| edges.len()), Some(2));
    /// # Ok::<(), loja_notation::Error>(())
    /// ```
    ///
    /// # Errors
    /// Names line and column, or why the position is illegal.
    pub fn from_sensei(text: &str) -> Result<Position, Error> {
        Record::from_sensei(text).and_then(Position::of)
    }
}

impl Record {
    /// Reads a diagram for any rules.
    ///
    /// # Errors
    /// Names line and column.
    pub fn from_sensei(text: &str) -> Result<Record, Error> {
        let mut lines = text.lines().enumerate().peekable();
        while lines.next_if(|(_, line)| line.trim().is_empty()).is_some() {}
        let first = lines.peek().map_or("", |&(_, line)| line);
        let head = match Head::read(first) {
            _ if is_board(first) => Head::read(PREFIX),
            head => {
                let (at, _) = lines.next().unwrap_or((0, ""));
                let wrong = || {
                    let line = shown(first.trim());
                    placed(NotationFact::NoFirstLine { line, known: HEADS }, at + 1, 1)
                };
                Some(head.ok_or_else(wrong)?)
            }
        };
        let Some(head) = head else {
            return Err(NotationFact::NoDiagram.into());
        };
        let mut sheet = Sheet::default();
        let mut ended = false;
        for (at, line) in lines {
            if line.trim().is_empty() {
                ended = true;
            } else if ended {
                return Err(placed(NotationFact::AfterDiagram, at + 1, 1));
            } else {
                sheet.line(at + 1, line)?;
            }
        }
        sheet.read()?.record(&head)
    }
}

fn is_board(line: &str) -> bool {
    let content = line.trim().strip_prefix(PREFIX).unwrap_or_default().trim();
    content.starts_with('|') || (content.contains("--") && is_border(content))
}

fn is_border(content: &str) -> bool {
    let mut signs = content.chars().filter(|sign| !sign.is_whitespace());
    content.contains('-') && signs.all(is_edge)
}

fn is_edge(sign: char) -> bool {
    matches!(sign, '|' | '-' | '+')
}

const COLUMNS: [u8; 19] = *b"abcdefghjklmnopqrst";

const MAX_WARNINGS: usize = 20;

fn layout_point(layout: &Layout, [column, row]: [usize; 2]) -> Option<Point> {
    layout.point_at(column, row)
}

/// Column, from 1, and sign, perhaps of several digits.
type Token<'a> = (usize, &'a str);

/// Line number, from 1, and signs.
type Row<'a> = (usize, Vec<Token<'a>>);

#[derive(Default)]
struct Sheet<'a> {
    rows: Vec<Row<'a>>,
    borders: Vec<bool>,
    /// Each line's number and text.
    strokes: Vec<(usize, &'a str)>,
}

impl<'a> Sheet<'a> {
    fn line(&mut self, at: usize, line: &'a str) -> Result<(), Error> {
        let content = line.trim();
        let Some(content) = content.strip_prefix(PREFIX) else {
            return Err(placed(
                NotationFact::PrefixExpected { prefix: PREFIX },
                at,
                1,
            ));
        };
        let before = line.chars().count() - line.trim_start().chars().count() + PREFIX.len();
        let plain = content.trim();
        if plain.starts_with('{') {
            // One above the limit, to report the excess.
            if self.strokes.len() <= MAX_STROKES {
                self.strokes.push((at, plain));
            }
        } else if !plain.starts_with('[') {
            // Links of theirs are ignored.
            let row = tokens(before, content);
            if !row.is_empty() {
                self.rows.push((at, row));
                self.borders.push(is_border(content));
            }
        }
        Ok(())
    }

    /// Removes the signs of borders.
    fn read(mut self) -> Result<Board<'a>, Error> {
        let mut edges = Vec::new();
        let mut rows = self.rows.as_mut_slice();
        let mut take = |border: Option<&bool>, side: SeamSide| {
            let found = border == Some(&true);
            edges.extend(Some(side).filter(|_| found));
            found
        };
        if take(self.borders.first(), SeamSide::Top) {
            rows = &mut rows[1..];
        }
        if !rows.is_empty() && take(self.borders.last(), SeamSide::Bottom) {
            let last = rows.len() - 1;
            rows = &mut rows[..last];
        }
        let Some((_, first)) = rows.first() else {
            return Err(NotationFact::NoDiagramRow.into());
        };
        let is_bar = |&(_, sign): &Token<'_>| sign.chars().all(is_edge);
        let left = first.first().is_some_and(is_bar);
        let right = first.len() > usize::from(left) && first.last().is_some_and(is_bar);
        let fits = |line: usize, token: Token<'_>| {
            let (column, sign) = token;
            if is_bar(&token) || sign == "_" {
                return Ok(());
            }
            let found = shown(sign);
            Err(placed(NotationFact::BarExpected { found }, line, column))
        };
        for (line, row) in rows.iter_mut() {
            // A row isn't empty, but may have one bar where the first has two.
            if left {
                fits(*line, row.remove(0))?;
            }
            if right && let Some(last) = row.pop() {
                fits(*line, last)?;
            }
        }
        edges.extend(Some(SeamSide::Left).filter(|_| left));
        edges.extend(Some(SeamSide::Right).filter(|_| right));
        let mut board = Board {
            edges: (edges.len() < 4).then_some(edges),
            strokes: self.strokes,
            ..Board::default()
        };
        for (line, row) in rows.iter() {
            board.row(*line, row)?;
        }
        Ok(board)
    }
}

/// Blanks matter only between numbers of several digits.
fn tokens(before: usize, content: &str) -> Vec<Token<'_>> {
    let number =
        |word: &str| (2..4).contains(&word.len()) && word.bytes().all(|sign| sign.is_ascii_digit());
    let single = |word: &str| word.chars().nth(1).is_none();
    let words = || content.split_whitespace();
    let parted = words().nth(1).is_some() && words().all(|word| single(word) || number(word));
    let mut found: Vec<Token<'_>> = Vec::new();
    let mut goes_on = false;
    for (column, (at, sign)) in content.char_indices().enumerate() {
        if sign.is_whitespace() {
            goes_on = false;
            continue;
        }
        let end = at + sign.len_utf8();
        match found.last_mut() {
            Some(last) if goes_on => last.1 = &content[at - last.1.len()..end],
            _ => found.push((before + column + 1, &content[at..end])),
        }
        goes_on = parted;
    }
    found
}

#[derive(Default)]
struct Board<'a> {
    rows: Vec<Vec<Cell>>,
    /// `None` if all sides are edges.
    edges: Option<Vec<SeamSide>>,
    signs: Vec<([usize; 2], Sign)>,
    /// Number, line, place.
    numbers: Vec<(usize, usize, [usize; 2])>,
    strokes: Vec<(usize, &'a str)>,
}

impl Board<'_> {
    fn row(&mut self, line: usize, tokens: &[Token<'_>]) -> Result<(), Error> {
        let row = self.rows.len();
        let wide = self.rows.first().map_or(tokens.len(), Vec::len);
        if tokens.len() != wide {
            let width = NotationFact::OtherWidth {
                places: tokens.len(),
                first: wide,
            };
            return Err(Error::from(width).within(SpotFact::Line { line }));
        }
        let mut cells = Vec::with_capacity(wide);
        for (column, &(place, token)) in tokens.iter().enumerate() {
            let sign = token.chars().next().unwrap_or(' ');
            let known = SIGNS.iter().find(|(known, ..)| *known == sign);
            cells.push(match (known, sign) {
                (Some((_, cell, sign)), _) => {
                    let sign = sign.clone().map(|sign| ([column, row], sign));
                    self.signs.extend(sign);
                    *cell
                }
                (None, '.' | ',') => Cell::Empty,
                (None, '_' | '|' | '-' | '+') => Cell::Hole,
                (None, 'a'..='z') => {
                    self.signs
                        .push(([column, row], Sign::Text(sign.to_string())));
                    Cell::Empty
                }
                (None, '0'..='9') => {
                    let number = token.parse().unwrap_or(0);
                    let number = if number == 0 { 10 } else { number };
                    self.numbers.push((number, line, [column, row]));
                    Cell::Empty
                }
                _ => {
                    let sign = shown(token);
                    let known = EXPECTED;
                    let fact = NotationFact::NoDiagramSign { sign, known };
                    return Err(placed(fact, line, place));
                }
            });
        }
        self.rows.push(cells);
        Ok(())
    }

    fn record(self, head: &Head<'_>) -> Result<Record, Error> {
        limit(&self.rows)?;
        let layout = layout(&self.rows, None, None)?.cut(self.edges.clone());
        let mut start = StartBoard::of_rows(&layout, &self.rows);
        let (first, moves) = self.moves(head)?.unzip();
        start.turn = first.unwrap_or(head.first);
        let labels = self.signs.iter().filter_map(|([column, row], sign)| {
            let at = layout.point_at(*column, *row)?;
            let sign = sign.clone();
            Some(Label { at, sign })
        });
        let labels = sorted(labels.collect());
        let mut warnings = Vec::new();
        let strokes = self.strokes(head, &layout, &mut warnings);
        // Without digits the title has no moves.
        let name = match moves {
            Some(_) => head.name(),
            None => head.title,
        };
        let name = Some(name).filter(|name| !name.is_empty());
        Ok(Record {
            name: name.map(str::to_owned),
            labels,
            strokes,
            warnings,
            end: moves.is_some().then(End::default),
            start_is_told: moves.is_some(),
            moves,
            ..Record::plain(layout, start)
        })
    }

    /// `{AR D4 F4}` and `{LN 1:1 3:1}`; warns of others.
    fn strokes(&self, head: &Head<'_>, layout: &Layout, warnings: &mut Vec<String>) -> Vec<Stroke> {
        let mut found = Vec::new();
        for &(line, text) in self.strokes.iter().take(MAX_STROKES) {
            let inner = text.trim_matches(['{', '}']);
            let mut words = inner.split_whitespace();
            let arrow = match words.next().map(str::to_ascii_uppercase).as_deref() {
                Some("AR") => Some(true),
                Some("LN") => Some(false),
                _ => None,
            };
            let mut end = || layout_point(layout, self.stroke_end(head, words.next()?)?);
            match (arrow, end(), end()) {
                (Some(arrow), Some(from), Some(to)) => found.push(Stroke { from, to, arrow }),
                _ if warnings.len() < MAX_WARNINGS => {
                    let known = "{AR D4 F4}";
                    let fact = NotationFact::NoStroke {
                        line: shown(text),
                        known,
                    };
                    let warning = Error::from(fact).within(SpotFact::Line { line });
                    warnings.push(warning.message());
                }
                _ => {}
            }
        }
        if self.strokes.len() > MAX_STROKES {
            let many = NotationFact::TooManyStrokes { limit: MAX_STROKES };
            warnings.push(Error::from(many).message());
        }
        drawn(found)
    }

    /// `D4` counts on the whole board, `2:3` from the upper left.
    fn stroke_end(&self, head: &Head<'_>, word: &str) -> Option<[usize; 2]> {
        let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        if let Some((column, row)) = word.split_once(':') {
            return Some([number(column)?, number(row)?]);
        }
        let (wide, high) = (self.rows.first()?.len(), self.rows.len());
        let is_edge = |side| {
            self.edges
                .as_ref()
                .is_none_or(|edges| edges.contains(&side))
        };
        let letter = word.bytes().next()?.to_ascii_lowercase();
        let column = COLUMNS.iter().position(|&known| known == letter)?;
        let row = number(word.get(1..)?)?;
        let column = match (is_edge(SeamSide::Left), is_edge(SeamSide::Right)) {
            (true, _) => column,
            (false, true) => (column + wide).checked_sub(head.size)?,
            (false, false) => return None,
        };
        let row = match (is_edge(SeamSide::Bottom), is_edge(SeamSide::Top)) {
            (true, _) => high.checked_sub(row.checked_add(1)?)?,
            (false, true) => head.size.checked_sub(row.checked_add(1)?)?,
            (false, false) => return None,
        };
        Some([column, row])
    }

    fn moves(&self, head: &Head<'_>) -> Result<Option<(Color, Vec<MoveData>)>, Error> {
        if self.numbers.is_empty() {
            return Ok(None);
        }
        // Three digits at most.
        let mut places: Vec<Option<(usize, [usize; 2])>> = vec![None; 1000];
        for &(number, line, place) in &self.numbers {
            if let Some((before, _)) = places[number].replace((line, place)) {
                return Err(NotationFact::MoveTwice {
                    number,
                    first: before,
                    second: line,
                }
                .into());
            }
        }
        let mut told = vec![None; places.len()];
        for (number, what) in head.moves() {
            if let Some(place) = told.get_mut(number) {
                *place = Some(what);
            }
        }
        let mut moves: Vec<MoveData> = Vec::new();
        // Mostly 1, but some authors continue numbers and colours.
        let lowest = self.numbers.iter().map(|&(number, ..)| number).min();
        let mut start = lowest.unwrap_or(1);
        while told[start - 1].is_some() && start > 1 {
            start -= 1;
        }
        let mut color = match start % 2 {
            0 => head.first.other(),
            _ => head.first,
        };
        let first = color;
        for number in start..places.len() {
            let at = match (places[number], told[number]) {
                (Some((_, place)), _) => Some(place),
                (None, Some(TitleMove::Pass)) => None,
                (None, Some(what)) => Some(
                    self.place_of(what, start, &moves)
                        .ok_or_else(|| Error::from(NotationFact::TitleMove { number }))?,
                ),
                (None, None) => break,
            };
            moves.push(MoveData {
                n: Some(head.before.saturating_add(number)),
                at,
                color: Some(color.into()),
                pass: at.is_none(),
                ..MoveData::default()
            });
            color = color.other();
        }
        let next = start + moves.len();
        if self.numbers.iter().any(|&(number, ..)| number > next) {
            return Err(NotationFact::TitleMoveMissing { number: next }.into());
        }
        Ok(Some((first, moves)))
    }

    fn place_of(&self, what: TitleMove, start: usize, moves: &[MoveData]) -> Option<[usize; 2]> {
        match what {
            TitleMove::Move(number) => moves.get(number.checked_sub(start)?)?.at,
            TitleMove::Letter(letter) => {
                let letter = Sign::Text(letter.to_string());
                let mut signs = self.signs.iter();
                signs.find_map(|(place, sign)| (*sign == letter).then_some(*place))
            }
            TitleMove::Pass => None,
        }
    }
}
