use loja_lesson::{Course, parse_turns, turn_word};
use loja_notation::parse_moves;
use loja_systems::Law;
use serde::Deserialize;

use crate::block::{Place, RulesData, blocks, legal, parse, shown};
use crate::fault::BookFault;
use crate::figure::{Figure, Note, Task, Walk, Walked};
use crate::laws::{Verdict, VerdictData, line_by};

blocks! {
    FigureBlock {
        caption: Option<String>,
        #[serde(default)]
        verdict: Vec<VerdictData>,
    }

    LawsBlock {
        title: Option<String>,
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

pub(crate) fn figure(place: Place<'_>) -> Result<Figure, BookFault> {
    let block: FigureBlock = parse(place)?;
    let mut figure = shown(place, &block.common())?;
    let stones = figure.start.situation().stones();
    let read = |data| Verdict::read(data, &figure.layout, stones);
    let verdicts: Result<Vec<Verdict>, String> = block.verdict.iter().map(read).collect();
    let verdicts = verdicts.map_err(|why| place.fault(format!("verdict: {why}")))?;
    let told = verdicts.iter().filter_map(Verdict::told);
    figure
        .sources
        .extend(told.map(|(ruling, _)| ruling.to_owned()));
    Ok(Figure {
        caption: block.caption.clone(),
        verdicts,
        ..figure
    })
}

pub(crate) fn referee(place: Place<'_>) -> Result<Figure, BookFault> {
    let block: RefereeBlock = parse(place)?;
    let figure = shown(place, &block.common())?;
    if figure.by.is_some() {
        return Err(place.fault("the referee judges by LJRG; \"loja laws\" asks others"));
    }
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

const MOST_LAWS: usize = 7;

pub(crate) fn laws(place: Place<'_>) -> Result<Figure, BookFault> {
    let block: LawsBlock = parse(place)?;
    let Some(RulesData::Many(names)) = &block.rules else {
        return Err(place.fault("\"loja laws\" has a list of rules: rules = [\"ljrg\", \"jrg89\"]"));
    };
    let mut laws = Vec::new();
    for name in names {
        let law = Law::from_name(name).filter(|law| !laws.contains(law));
        laws.push(
            law.ok_or_else(|| place.fault(format!("rules: \"{name}\" names no other rules")))?,
        );
    }
    if !(2..=MOST_LAWS).contains(&laws.len()) {
        return Err(place.fault(format!("from two to {MOST_LAWS} laws are compared")));
    }
    Ok(Figure {
        title: block.title.clone(),
        caption: block.caption.clone(),
        task: Task::Compare(laws),
        ..shown(place, &block.common())?
    })
}

pub(crate) fn line(place: Place<'_>) -> Result<Figure, BookFault> {
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
    // The page starts from what it shows, so an earlier cycle would have no number.
    if !block.played.trim().is_empty() && block.line.contains("cycle@") {
        return Err(
            "a line that removes a cycle has all its moves in \"line\", none in \"played\""
                .to_owned(),
        );
    }
    let (moves, line) = match &figure.by {
        None => {
            let (_, line) = legal(&figure.layout, &figure.start, "line", &block.line)?;
            (words(&block.line), Walked::Ljrg(line))
        }
        Some(by) => {
            let line = line_by(&figure.layout, &by.played.from_here(), "line", &block.line)?;
            let turns = line.made().into_iter();
            let moves = turns.map(|turn| turn_word(&figure.layout, turn));
            (moves.collect(), Walked::Other(line))
        }
    };
    if moves.is_empty() {
        return Err("there is no move to walk".to_owned());
    }
    let mut notes: Vec<Note> = Vec::new();
    for note in &block.note {
        let before = match &figure.by {
            None => parse_moves(&figure.layout, &note.after).map(|_| words(&note.after)),
            Some(_) => parse_turns(&figure.layout, &note.after).map(|turns| {
                let turns = turns.into_iter();
                turns.map(|turn| turn_word(&figure.layout, turn)).collect()
            }),
        };
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
    Ok(Walk {
        moves: moves.join(" "),
        notes,
        line,
    })
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}
