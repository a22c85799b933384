use std::fmt::Write as _;

use loja_rules::{Color, Point, Setup, Shape};
use loja_voice::{NotationFact, SpotFact};

use super::head::Head;
use super::signs::{PREFIX, SIGNS};
use crate::cell::Cell;
use crate::error::Error;
use crate::game::Replay;
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::record::Record;
use crate::seam::SeamSide;

const MOST: usize = 10;

/// Larger boards have other coordinates there.
const LARGEST: usize = 19;

/// Draws any set-up in the form of Sensei’s Library, without what that can't hold (`FORMATS.md`).
///
/// Marks and permanent stones get SGF's shapes: a square for one turn, a ring (SGF's circle) for good. From `told` come
/// name, labels, arrows and lines.
///
/// ```
/// let position = loja_notation::read_one("x.O\n.o.\n0 0 W 0")?;
/// let text = loja_notation::sensei(
///     &position.layout,
///     &position.state.situation().clone().into_setup(),
///     &position,
/// )?;
/// assert_eq!(text, "$$W\n$$ ---------\n$$ | X . W |\n$$ | . O . |\n$$ ---------\n");
/// # Ok::<(), loja_notation::Error>(())
/// ```
///
/// # Errors
/// When the board is no sheet, or empty.
pub fn sensei(layout: &Layout, setup: &Setup, told: &Record) -> Result<String, Error> {
    let first = format!("{PREFIX}{}", setup.turn.letter());
    let title = title(told.name.as_deref(), &[]);
    written(layout, setup, &first, &title, told, &[])
}

/// Draws a game with its moves as digits.
///
/// The title has passes and moves onto earlier ones, `(5 at 1, 6 passes)`, but no name that would read as a move.
///
/// # Errors
/// As for [`sensei`], and for more than ten moves or one that diagrams lack.
pub fn sensei_numbered(game: &Replay, told: &Record) -> Result<String, Error> {
    let name = told.name.as_deref();
    let (layout, start) = (&game.layout, &game.start);
    if game.turns.len() > MOST {
        let (limit, moves) = (MOST, game.turns.len());
        return Err(NotationFact::ManyFigures { limit, moves }.into());
    }
    let mut numbers: Vec<(Point, usize)> = Vec::new();
    let mut untold = Vec::new();
    let before = game
        .turns
        .first()
        .map_or(0, |turn| turn.number.saturating_sub(1));
    // Digits skip no number, so neither does the title.
    let numbered = |figure: usize| before.saturating_add(figure);
    for (turn, figure) in game.turns.iter().zip(1..) {
        let number = numbered(figure);
        let spot = SpotFact::Move {
            number: turn.number,
        };
        let wrong = |fact: NotationFact| Err(Error::from(fact).within(spot.clone()));
        if turn.event.turn.cycle.is_some() {
            return wrong(NotationFact::NoSignForCycle);
        }
        let Some(stone) = turn.event.turn.stone else {
            untold.push(format!("{number} passes"));
            continue;
        };
        match numbers.iter().find(|(there, _)| *there == stone) {
            Some(&(_, earlier)) => untold.push(format!("{number} at {}", numbered(earlier))),
            None if start.color_at(stone).is_some() => {
                return wrong(NotationFact::NoRoomForFigure);
            }
            None => numbers.push((stone, figure)),
        }
    }
    if numbers.is_empty() && !untold.is_empty() {
        return Err(NotationFact::OnlyPasses.into());
    }
    let mut first = format!("{PREFIX}{}", start.turn().letter());
    if before != 0 {
        let _ = write!(first, "m{}", numbered(1));
    }
    // So that no name reads as a move.
    let plain = title(name, &[]);
    let head = Head {
        first: start.turn(),
        before,
        size: 0,
        title: &plain,
    };
    let goes_on = head
        .moves()
        .any(|(number, _)| number == game.turns.len() + 1);
    let title = title(name.filter(|_| !goes_on), &untold);
    written(
        layout,
        &start.clone().into_setup(),
        &first,
        &title,
        told,
        &numbers,
    )
}

fn title(name: Option<&str>, told: &[String]) -> String {
    let name: String = name.unwrap_or_default().chars().take(1000).collect();
    let words: Vec<&str> = name
        .split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    let mut title = words.join(" ");
    if !told.is_empty() {
        let _ = write!(title, " ({})", told.join(", "));
    }
    title.trim().to_owned()
}

fn written(
    layout: &Layout,
    setup: &Setup,
    first: &str,
    title: &str,
    told: &Record,
    numbers: &[(Point, usize)],
) -> Result<String, Error> {
    let rows = layout.cells();
    let (columns, count) = (layout.columns(), rows.len());
    if layout.shape() != Some(Shape::Rectangle) || !layout.seams().is_empty() {
        return Err(NotationFact::NoSeams.into());
    }
    if columns == 0 || count == 0 {
        return Err(NotationFact::NoEmptyBoard.into());
    }
    let is_edge = |side: SeamSide| layout.edges().is_none_or(|edges| edges.contains(&side));
    let mut text = first.to_owned();
    if layout.edges().is_none() && columns == count && columns <= LARGEST {
        // "m10" and "9" would be one number, so the size comes first.
        let at = PREFIX.len() + 1;
        text.insert_str(at, &format!("c{columns}"));
    }
    if !title.is_empty() {
        text.push(' ');
        text.push_str(title);
    }
    let bars = [SeamSide::Left, SeamSide::Right].map(is_edge);
    let wide = 2 * columns - 1 + 2 * bars.iter().filter(|&&bar| bar).count();
    let border = format!("\n{PREFIX} {}", "-".repeat(wide.max(3)));
    if is_edge(SeamSide::Top) {
        text.push_str(&border);
    }
    for row in rows {
        let _ = write!(text, "\n{PREFIX}");
        if bars[0] {
            text.push_str(" |");
        }
        for &cell in row {
            text.push(' ');
            text.push(cell.map_or('_', |point| {
                let number = numbers.iter().find(|(there, _)| *there == point);
                let figure = number.and_then(|&(_, number)| {
                    char::from_digit(u32::try_from(number % MOST).ok()?, 10)
                });
                figure.unwrap_or_else(|| sign(setup, &told.labels, point))
            }));
        }
        if bars[1] {
            text.push_str(" |");
        }
    }
    if is_edge(SeamSide::Bottom) {
        text.push_str(&border);
    }
    text.push('\n');
    for stroke in &told.strokes {
        if let (Some([a, b]), Some([c, d])) = (layout.cell(stroke.from), layout.cell(stroke.to)) {
            // From the upper left, which suits parts of boards too.
            let [a, b, c, d] = [a, b, c, d].map(|place| place + 1);
            let _ = writeln!(text, "{PREFIX} {{{} {a}:{b} {c}:{d}}}", stroke.property());
        }
    }
    Ok(text)
}

fn sign(setup: &Setup, labels: &[Label], point: Point) -> char {
    let (cell, shown) = match Cell::standing(setup, point) {
        Cell::Stone(color, true) => (Cell::Stone(color, false), Some(Sign::Circle)),
        Cell::Permanent => (Cell::Empty, Some(Sign::Circle)),
        Cell::Temporary => (Cell::Empty, Some(Sign::Square)),
        cell => (cell, None),
    };
    let here = || labels.iter().filter(|label| label.at == point);
    let small = |label: &Label| match (cell, label.sign.text().as_bytes()) {
        (Cell::Empty, [letter]) if letter.is_ascii_alphabetic() => {
            Some(char::from(letter.to_ascii_lowercase()))
        }
        _ => None,
    };
    if let Some(letter) = here().find_map(small) {
        return letter;
    }
    let shape = here()
        .map(|label| &label.sign)
        .find(|sign| Sign::SHAPES.contains(sign));
    let shape = shape.or(shown.as_ref());
    let mut known = SIGNS.iter();
    let known = known.find(|(_, there, sign)| *there == cell && sign.as_ref() == shape);
    match (known, cell) {
        (Some(&(sign, ..)), _) => sign,
        (None, Cell::Stone(Color::Black, _)) => 'X',
        (None, Cell::Stone(Color::White, _)) => 'O',
        _ => '.',
    }
}
