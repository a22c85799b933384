//! Diagrams in the notation of the sources.

use std::fmt::Write as _;

use loja_rules::{Color, PassCount, Situation};

use crate::cell::Cell;
use crate::error::Error;
use crate::layout::Layout;

/// A diagram as read, before it is a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The rows from above.
    pub rows: Vec<Vec<Cell>>,
    /// Black captives, white captives, turn and pass count, when the last line tells them.
    pub line: Option<(u32, u32, Color, PassCount)>,
}

impl Diagram {
    /// Reads a diagram: rows with cells parted by blanks, between bars or not, or bare rows where
    /// every character is a location. Border lines and blank lines don't count. The last line may
    /// be the situation line.
    ///
    /// ```
    /// # use loja_notation::Diagram;
    /// assert_eq!(Diagram::parse("| x . o* |")?, Diagram::parse("x.O")?);
    /// # Ok::<(), loja_notation::Error>(())
    /// ```
    ///
    /// # Errors
    /// Names the line and the cell that can't be read.
    pub fn parse(text: &str) -> Result<Diagram, Error> {
        let border = |line: &str| line.chars().all(|sign| sign == '-');
        let bordered = text
            .lines()
            .map(str::trim)
            .any(|line| !line.is_empty() && border(line));
        let lines = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line.trim()));
        let mut lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !border(line)).collect();
        let tells =
            |(_, line): &(usize, &str)| line.starts_with(|sign: char| sign.is_ascii_digit());
        let line = match lines.pop_if(|last| tells(last)) {
            Some((at, line)) => Some(situation(line).map_err(|error| error.within(Line(at)))?),
            None => None,
        };
        if lines.is_empty() && !bordered {
            return Err(Error::new("there is no diagram here"));
        }
        let parted = lines
            .iter()
            .any(|(_, line)| strip(line).contains(char::is_whitespace));
        let row =
            |&(at, line): &(usize, &str)| row(strip(line), parted).map_err(|e| e.within(Line(at)));
        let rows = lines.iter().map(row).collect::<Result<_, _>>()?;
        Ok(Diagram { rows, line })
    }
}

struct Line(usize);

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}", self.0)
    }
}

/// Takes the bars off, but leaves the blanks beside them: they tell that cells are parted.
fn strip(line: &str) -> &str {
    let line = line.strip_prefix('|').unwrap_or(line);
    line.strip_suffix('|').unwrap_or(line)
}

pub(crate) fn row(line: &str, parted: bool) -> Result<Vec<Cell>, Error> {
    let unknown = |what: &str| Error::new(format!("\"{}\" is no cell of a diagram", shown(what)));
    if parted {
        let cell = |token: &str| Cell::from_token(token).ok_or_else(|| unknown(token));
        line.split_whitespace().map(cell).collect()
    } else {
        let cell = |sign: char| Cell::from_char(sign).ok_or_else(|| unknown(&sign.to_string()));
        line.chars().map(cell).collect()
    }
}

/// The first letters of what was written, so that an error stays one line.
pub(crate) fn shown(text: &str) -> String {
    text.chars()
        .filter(|sign| !sign.is_control())
        .take(24)
        .collect()
}

fn situation(line: &str) -> Result<(u32, u32, Color, PassCount), Error> {
    let wrong = || {
        Error::new(format!(
            "\"{}\" is no situation line such as \"0 0 B 0\"",
            shown(line)
        ))
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let [black, white, turn, passes] = words[..] else {
        return Err(wrong());
    };
    let turn = match turn {
        "B" | "black" => Color::Black,
        "W" | "white" => Color::White,
        _ => return Err(wrong()),
    };
    let count = |word: &str| word.parse().map_err(|_| wrong());
    let passes = passes
        .parse()
        .ok()
        .and_then(PassCount::from_value)
        .ok_or_else(wrong)?;
    Ok((count(black)?, count(white)?, turn, passes))
}

/// Black captives, white captives, turn and pass count, as the sources print them: `1 0 B -1`.
#[must_use]
pub fn situation_line(situation: &Situation) -> String {
    let captives = situation.captives();
    let turn = match situation.turn() {
        Color::Black => 'B',
        Color::White => 'W',
    };
    format!(
        "{} {} {turn} {}",
        captives.black,
        captives.white,
        situation.pass_count()
    )
}

/// The bare rows of a situation, one character a location, as JSON has them.
#[must_use]
pub fn rows(layout: &Layout, situation: &Situation) -> Vec<String> {
    let sign = |cell: Cell| cell.to_char();
    cells(layout, situation)
        .map(|row| row.into_iter().map(sign).collect())
        .collect()
}

/// The situation as a bordered diagram with its situation line. Reading it gives it back.
///
/// Columns stand under each other even where a permanent stone takes two characters.
#[must_use]
pub fn diagram(layout: &Layout, situation: &Situation) -> String {
    let rows: Vec<Vec<&str>> = cells(layout, situation)
        .map(|row| row.into_iter().map(Cell::to_token).collect())
        .collect();
    let wide = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..layout.columns()).map(wide).collect();
    let border = "-".repeat(3 + widths.iter().map(|width| width + 1).sum::<usize>());
    let mut text = format!("{border}\n");
    for row in &rows {
        text.push('|');
        for (token, width) in row.iter().zip(&widths) {
            // Writing to a string can't fail.
            let _ = write!(text, " {token:<width$}");
        }
        text.push_str(" |\n");
    }
    let _ = writeln!(text, "{border}\n{}", situation_line(situation));
    text
}

fn cells<'a>(layout: &'a Layout, situation: &'a Situation) -> impl Iterator<Item = Vec<Cell>> + 'a {
    let cell =
        move |point: &Option<_>| point.map_or(Cell::Hole, |point| Cell::of(situation, point));
    layout
        .cells()
        .iter()
        .map(move |row| row.iter().map(cell).collect())
}
