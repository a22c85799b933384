use loja_rules::{Color, PassCount};
use loja_voice::{NotationFact, SpotFact};

use crate::cell::Cell;
use crate::error::Error;

/// A diagram before it becomes a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The rows from the top, with empty cells where numbers are.
    pub rows: Vec<Vec<Cell>>,
    /// The last line.
    pub line: Option<SituationLine>,
    /// Letters and numbers beside signs (`.A`, `x4`), by row and column.
    pub labels: Vec<([usize; 2], String)>,
    /// Numbers in the diagram, and lines such as `6: pass`.
    pub moves: Vec<NumberedMove>,
    /// The situation before the first move, `start: 0 0 B -1`, if not plain.
    pub start: Option<SituationLine>,
}

/// Captives of Black and White, turn, pass count.
pub type SituationLine = (u32, u32, Color, PassCount);

/// A move of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedMove {
    /// Its number.
    pub number: usize,
    /// Its line, from 1.
    pub line: usize,
    /// The move.
    pub what: WrittenMove,
}

/// How a diagram writes a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenMove {
    /// A number at this column and row.
    At([usize; 2]),
    /// A pass, a stone on a named point, a removal, or both.
    Words {
        /// The move after which that cycle began.
        remove: Option<usize>,
        /// The name of the point.
        at: Option<String>,
    },
}

const CELLS: &str = "one of x o X O . # * ,";

impl Diagram {
    /// Reads a diagram, or a game if it has numbers (`FORMATS.md`).
    ///
    /// Cells are between blanks, perhaps with bars, or one character each. Borders and blank lines don't count.
    ///
    /// ```
    /// # use loja_notation::Diagram;
    /// assert_eq!(Diagram::parse("| x . o* |")?, Diagram::parse("x.O")?);
    /// assert_eq!(Diagram::parse("| x 10 . |")?.moves[0].number, 10);
    /// # Ok::<(), loja_notation::Error>(())
    /// ```
    ///
    /// # Errors
    /// Names line and column, and what could be there.
    pub fn parse(text: &str) -> Result<Diagram, Error> {
        let mut diagram = Diagram::default();
        let mut bordered = false;
        let mut rows: Vec<(usize, &str)> = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let (at, line) = (at + 1, line.trim_end());
            let content = line.trim_start();
            if content.chars().all(|sign| sign == '-') {
                bordered |= !content.is_empty();
            } else if let Some((head, rest)) = content.split_once(':') {
                diagram
                    .words(at, head.trim(), rest.trim())
                    .map_err(|error| error.within(SpotFact::Line { line: at }))?;
            } else if tells(content) {
                if diagram.line.is_some() {
                    return Err(in_line(NotationFact::SituationTwice, at));
                }
                let read = situation(content)
                    .map_err(|error| error.within(SpotFact::Line { line: at }))?;
                diagram.line = Some(read);
            } else if diagram.line.is_some() || !diagram.moves.is_empty() {
                return Err(in_line(NotationFact::RowAfterSituation, at));
            } else {
                rows.push((at, line));
            }
        }
        if rows.is_empty() && !bordered {
            let (bare, barred) = ("x.o", "| x . o |");
            return Err(in_line(NotationFact::NoRows { bare, barred }, 1));
        }
        let parted = parted(&rows)?;
        for (at, line) in rows {
            diagram.row(at, line, parted)?;
        }
        Ok(diagram)
    }

    fn row(&mut self, line: usize, text: &str, parted: bool) -> Result<(), Error> {
        let row = self.rows.len();
        let (before, text) = strip(text);
        let mut cells = Vec::new();
        for (column, token) in tokens(text, parted) {
            let here = [cells.len(), row];
            let column = before + column + 1;
            let place = || SpotFact::LineColumn { line, column };
            let cell = if let Some(cell) = Cell::from_token(token) {
                cell
            } else if token.bytes().all(|sign| sign.is_ascii_digit()) {
                let number = token.parse().ok().filter(|&number| number > 0);
                let number = number.ok_or_else(|| {
                    let word = shown(token);
                    Error::from(NotationFact::NoMoveNumber { word }).within(place())
                })?;
                self.moves.push(NumberedMove {
                    number,
                    line,
                    what: WrittenMove::At(here),
                });
                Cell::Empty
            } else if let Some((cell, label)) = labelled(token) {
                self.labels.push((here, label.to_owned()));
                cell
            } else {
                return Err(no_cell(token).within(place()));
            };
            cells.push(cell);
        }
        self.rows.push(cells);
        Ok(())
    }

    fn words(&mut self, line: usize, head: &str, rest: &str) -> Result<(), Error> {
        if head == "start" {
            if self.start.replace(situation(rest)?).is_some() {
                return Err(NotationFact::StartTwice.into());
            }
            return Ok(());
        }
        let what = written_move(rest)
            .ok_or_else(|| Error::from(NotationFact::NoMove { word: shown(rest) }))?;
        for word in head.split_whitespace() {
            let number = word.parse().ok().filter(|&number| number > 0);
            let number = number.ok_or_else(|| {
                let word = shown(word);
                Error::from(NotationFact::NoStartOrNumber { word })
            })?;
            let what = what.clone();
            self.moves.push(NumberedMove { number, line, what });
        }
        Ok(())
    }
}

fn written_move(text: &str) -> Option<WrittenMove> {
    let word = |text: &str| text.bytes().all(|sign| sign.is_ascii_alphanumeric());
    let (remove, stone) = match text.strip_prefix("remove ") {
        Some(rest) => {
            let (since, stone) = rest.split_once(',').unwrap_or((rest, "pass"));
            (Some(since.trim().parse().ok()?), stone.trim())
        }
        None => (None, text),
    };
    let at = (stone != "pass").then(|| stone.to_owned());
    (!stone.is_empty() && word(stone)).then_some(WrittenMove::Words { remove, at })
}

fn labelled(token: &str) -> Option<(Cell, &str)> {
    let label = token.trim_start_matches(|sign: char| !sign.is_ascii_alphanumeric());
    let at = match token.len() - label.len() {
        // The sign is itself a letter, perhaps with a star.
        0 => 1 + usize::from(token.as_bytes().get(1) == Some(&b'*')),
        before => before,
    };
    let (cell, label) = token.split_at_checked(at)?;
    let fits =
        (1..=3).contains(&label.len()) && label.bytes().all(|sign| sign.is_ascii_alphanumeric());
    // Two signs in a row are a mistake rather than a label.
    let fits = fits && !label.bytes().all(|sign| b"xoXO".contains(&sign));
    Some((Cell::from_token(cell).filter(|_| fits)?, label))
}

/// `row` counts from 0.
pub(crate) fn row(row: usize, line: &str) -> Result<Vec<Cell>, Error> {
    let cell = |(at, sign): (usize, char)| {
        let (row, column) = (row + 1, at + 1);
        Cell::from_char(sign)
            .ok_or_else(|| no_cell(&sign.to_string()).within(SpotFact::RowColumn { row, column }))
    };
    line.chars().enumerate().map(cell).collect()
}

fn no_cell(what: &str) -> Error {
    let sign = shown(what);
    NotationFact::NoCell { sign, signs: CELLS }.into()
}

fn in_line(fact: NotationFact, line: usize) -> Error {
    Error::from(fact).within(SpotFact::Line { line })
}

/// Whether blanks separate the cells; a single cell fits both kinds.
fn parted(rows: &[(usize, &str)]) -> Result<bool, Error> {
    let mut first = None;
    for &(at, line) in rows {
        let row = strip(line).1;
        let blanks = row.contains(char::is_whitespace);
        let single = Cell::from_token(row).is_some()
            || labelled(row).is_some()
            || row.bytes().all(|sign| sign.is_ascii_digit());
        if !blanks && single {
            continue;
        }
        if *first.get_or_insert(blanks) != blanks {
            return Err(in_line(NotationFact::BlanksDiffer { here: blanks }, at));
        }
    }
    let blanks = |(_, line): &(usize, &str)| strip(line).1.contains(char::is_whitespace);
    Ok(rows.iter().any(blanks))
}

/// The characters before the row, and the row without bars. Its blanks stay, since they separate cells.
fn strip(line: &str) -> (usize, &str) {
    let content = line.trim_start();
    let blank = line.chars().count() - content.chars().count();
    let bar = content.starts_with('|');
    let row = content.strip_prefix('|').unwrap_or(content);
    let row = row.strip_suffix('|').unwrap_or(row);
    (blank + usize::from(bar), row)
}

fn tokens(text: &str, parted: bool) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut begun = None;
    let end = std::iter::once((text.len(), ' '));
    for (column, (at, sign)) in text.char_indices().chain(end).enumerate() {
        if !parted {
            found.extend(
                text.get(at..at + sign.len_utf8())
                    .map(|token| (column, token)),
            );
        } else if !sign.is_whitespace() {
            begun.get_or_insert((column, at));
        } else if let Some((column, from)) = begun.take() {
            found.push((column, &text[from..at]));
        }
    }
    found
}

/// A text's first letters, for one line of an error; invisible characters become numbers.
#[must_use]
pub fn shown(text: &str) -> String {
    let mut signs = text.chars();
    let first: String = signs.by_ref().take(24).collect();
    let more = if signs.next().is_some() { "…" } else { "" };
    let mut out = String::new();
    for sign in first.chars() {
        out.extend(sign.escape_debug());
    }
    out.push_str(more);
    out
}

/// Whether this is a situation line: rows may begin with a number but have no B or W.
fn tells(line: &str) -> bool {
    line.starts_with(|sign: char| sign.is_ascii_digit()) && line.contains(['B', 'W', 'b', 'w'])
}

pub(crate) fn situation(line: &str) -> Result<SituationLine, Error> {
    let wrong = || Error::from(NotationFact::NoSituationLine { line: shown(line) });
    let words: Vec<&str> = line.split_whitespace().collect();
    let [black, white, turn, passes] = words[..] else {
        return Err(wrong());
    };
    let turn = match turn {
        "B" => Color::Black,
        "W" => Color::White,
        name => Color::from_name(name).ok_or_else(wrong)?,
    };
    let count = |word: &str| word.parse().map_err(|_| wrong());
    let passes = passes
        .parse()
        .ok()
        .and_then(PassCount::from_value)
        .ok_or_else(wrong)?;
    Ok((count(black)?, count(white)?, turn, passes))
}
