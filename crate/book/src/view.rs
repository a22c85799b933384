//! The book as the page gets it.

use loja_lesson::StepData;
use loja_notation::PositionData;
use loja_rules::Color;
use serde::Serialize;

use crate::book::Book;
use crate::chapter::{Chapter, Figure, Section};
use crate::front::Credit;
use crate::question::Question;
use crate::says::Says;

/// The book, ready to be written as JSON.
#[derive(Serialize)]
pub struct BookView<'a> {
    format: u32,
    title: &'a str,
    chapters: Vec<ChapterView<'a>>,
}

#[derive(Serialize)]
struct ChapterView<'a> {
    slug: &'a str,
    number: usize,
    title: &'a str,
    lead: &'a str,
    credit: &'a [Credit],
    sections: Vec<SectionView<'a>>,
}

#[derive(Serialize)]
struct SectionView<'a> {
    id: &'a str,
    title: Option<&'a str>,
    html: &'a str,
    figures: Vec<FigureView<'a>>,
}

#[derive(Serialize)]
struct FigureView<'a> {
    id: &'a str,
    kind: &'static str,
    title: Option<&'a str>,
    caption: Option<&'a str>,
    position: &'a PositionData,
    diagram: &'a str,
    step: Option<&'a StepData>,
    question: Option<&'a Question>,
    says: Vec<SaysView<'a>>,
}

/// What is said about a figure's situation.
#[derive(Serialize)]
struct SaysView<'a> {
    id: &'a str,
    /// `lock`, `refuted`, `control` and so on; the words of the data.
    kind: &'static str,
    /// `confirmed`, or `undecided` where it is the source's ruling.
    verdict: &'static str,
    text: String,
    /// Moves from the figure's situation, after which it holds.
    #[serde(skip_serializing_if = "str::is_empty")]
    after: &'a str,
    /// Whose claim it is, and on which locations, by their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<Vec<usize>>,
}

impl Book {
    /// What the page shows.
    #[must_use]
    pub fn render(&self) -> BookView<'_> {
        BookView {
            format: 1,
            title: &self.title,
            chapters: (1..).zip(&self.chapters).map(chapter).collect(),
        }
    }
}

fn chapter((number, chapter): (usize, &Chapter)) -> ChapterView<'_> {
    ChapterView {
        slug: &chapter.slug,
        number,
        title: &chapter.title,
        lead: &chapter.lead,
        credit: &chapter.credit,
        sections: chapter.sections.iter().map(section).collect(),
    }
}

fn section(section: &Section) -> SectionView<'_> {
    SectionView {
        id: &section.id,
        title: section.title.as_deref(),
        html: &section.html,
        figures: section.figures.iter().map(figure).collect(),
    }
}

fn figure(figure: &Figure) -> FigureView<'_> {
    FigureView {
        id: &figure.id,
        kind: figure.kind(),
        title: figure.title.as_deref(),
        caption: figure.caption.as_deref(),
        position: &figure.position,
        diagram: &figure.diagram,
        step: figure.step.as_ref().map(|(data, _)| data),
        question: figure.asked.as_ref().map(|asked| &asked.question),
        says: figure.says.iter().map(|says| said(figure, says)).collect(),
    }
}

fn said<'a>(figure: &Figure, says: &'a Says) -> SaysView<'a> {
    let (player, set) = says.kind.about();
    SaysView {
        id: &says.id,
        kind: says.kind.name(),
        verdict: if says.decided {
            "confirmed"
        } else {
            "undecided"
        },
        text: says.words(&figure.layout),
        after: &says.after.0,
        player: player.map(|color| match color {
            Color::Black => "black",
            Color::White => "white",
        }),
        set: set.map(|set| set.iter().map(loja_rules::Point::index).collect()),
    }
}
