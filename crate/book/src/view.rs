//! The book as the page gets it.

use loja_lesson::StepData;
use loja_notation::PositionData;
use serde::Serialize;

use crate::book::Book;
use crate::chapter::{Chapter, Figure, Section};
use crate::front::Credit;

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
        kind: if figure.step.is_some() {
            "step"
        } else {
            "figure"
        },
        title: figure.title.as_deref(),
        caption: figure.caption.as_deref(),
        position: &figure.position,
        diagram: &figure.diagram,
        step: figure.step.as_ref().map(|(data, _)| data),
    }
}
