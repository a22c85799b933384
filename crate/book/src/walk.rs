//! Blocks that ask nothing: a figure, one that the engine judges, and a line to walk.

use loja_notation::parse_moves;
use serde::Deserialize;

use crate::block::{Place, blocks, legal, parse, shown};
use crate::chapter::{Figure, Task};
use crate::fault::Fault;

blocks! {
    FigureBlock {
        caption: Option<String>,
    }

    RefereeBlock {
        title: Option<String>,
        caption: Option<String>,
    }

    LineBlock {
        title: String,
        caption: Option<String>,
        line: String,
        #[serde(default)]
        note: Vec<NoteData>,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteData {
    after: String,
    say: String,
}

/// A line that the reader walks, forward and back.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    /// The moves as written.
    pub(crate) moves: String,
    /// What is said on the way.
    pub(crate) notes: Vec<Note>,
    /// Where it leads.
    pub(crate) line: loja_lesson::Line,
}

/// What is said when so many moves are made.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) moves: usize,
    pub(crate) say: String,
}

pub(crate) fn figure(place: Place<'_>) -> Result<Figure, Fault> {
    let block: FigureBlock = parse(place)?;
    Ok(Figure {
        caption: block.caption.clone(),
        ..shown(place, &block.common())?
    })
}

pub(crate) fn referee(place: Place<'_>) -> Result<Figure, Fault> {
    let block: RefereeBlock = parse(place)?;
    let figure = shown(place, &block.common())?;
    if !figure.start.is_final() {
        return Err(place.fault("only a game that is over is judged: the pass count has to be 2"));
    }
    Ok(Figure {
        title: block.title,
        caption: block.caption,
        task: Task::Judge,
        ..figure
    })
}

pub(crate) fn line(place: Place<'_>) -> Result<Figure, Fault> {
    let block: LineBlock = parse(place)?;
    let figure = shown(place, &block.common())?;
    let walk = walk(&block, &figure).map_err(|why| place.fault(why))?;
    Ok(Figure {
        title: Some(block.title),
        caption: block.caption,
        task: Task::Walk(Box::new(walk)),
        ..figure
    })
}

fn walk(block: &LineBlock, figure: &Figure) -> Result<Walk, String> {
    // The page walks from what is shown, so a cycle would begin where it has no number.
    if !block.played.trim().is_empty() && block.line.contains("cycle@") {
        return Err(
            "a line that removes a cycle has all its moves in \"line\", none in \"played\""
                .to_owned(),
        );
    }
    let (moves, line) = legal(&figure.layout, &figure.start, "line", &block.line)?;
    if moves.is_empty() {
        return Err("there is no move to walk".to_owned());
    }
    let mut notes: Vec<Note> = Vec::new();
    for note in &block.note {
        let before = parse_moves(&figure.layout, &note.after);
        let before = before.map_err(|error| format!("note: {error}"))?;
        let after = note.after.trim();
        if !moves.starts_with(&before) {
            return Err(format!(
                "the note after \"{after}\" does not lie on the line"
            ));
        }
        if notes.iter().any(|other| other.moves == before.len()) {
            return Err(format!("two notes after \"{after}\""));
        }
        notes.push(Note {
            moves: before.len(),
            say: note.say.clone(),
        });
    }
    notes.sort_by_key(|note| note.moves);
    let words: Vec<&str> = block.line.split_whitespace().collect();
    Ok(Walk {
        moves: words.join(" "),
        notes,
        line,
    })
}
