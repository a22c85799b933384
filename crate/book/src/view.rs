//! The book for the page.

use std::collections::BTreeMap;

use loja_certificate::Claim;
use loja_lesson::StepData;
use loja_notation::{Drawing, PositionData, inline_svg};
use loja_systems::Law;
use serde::Serialize;

use crate::book::Book;
use crate::chapter::Chapter;
use crate::claim_to_argue::{Argued, Claimed, Side, Truth};
use crate::compared::Compared;
use crate::figure::{Figure, Map, Section, Task, Walk, Walked};
use crate::front::{Beast, WorkCited};
use crate::laws::{Asked, CourseView, QuestionView, Verdict, VerdictView, course_view};
use crate::parts::Part;
use crate::proofs::text_of;
use crate::question::StepQuestion;
use crate::statement_view::{Areas, StatementView, areas, numbers, statement_view};
use crate::terms::Term;

/// The book, ready to become JSON.
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
    credit: &'a [WorkCited],
    plain: bool,
    aside: bool,
    #[serde(rename = "lineFrom")]
    line_from: Option<&'a str>,
    beast: Option<&'a Beast>,
    compared: Option<&'a Compared>,
    terms: BTreeMap<&'a str, Term>,
    sections: Vec<SectionView<'a>>,
    parts: &'a [Part],
    pages: Vec<ChapterView<'a>>,
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
    svg: String,
    step: Option<&'a StepData>,
    question: Option<&'a StepQuestion>,
    line: Option<LineView<'a>>,
    proof: Option<ProofView<'a>>,
    map: Option<MapView<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<CourseView<'a>>,
    /// The rule sets compared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    laws: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    outline: Vec<usize>,
    /// Several judgements side by side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    verdicts: Vec<VerdictView<'a>>,
    says: Vec<StatementView<'a>>,
}

#[derive(Serialize)]
struct LineView<'a> {
    moves: &'a str,
    notes: Vec<NoteView<'a>>,
}

#[derive(Serialize)]
struct NoteView<'a> {
    /// The number of moves made.
    r#move: usize,
    say: &'a str,
}

#[derive(Serialize)]
struct ProofView<'a> {
    claim: Option<ClaimView>,
    /// A question of 1989; the claim then only has the outline.
    #[serde(skip_serializing_if = "Option::is_none")]
    law: Option<QuestionView>,
    you: Side,
    verdict: Truth,
    decided: bool,
    #[serde(rename = "atOnce")]
    at_once: bool,
    find: Vec<ClaimView>,
    wrong: Vec<WrongView<'a>>,
    hints: &'a [String],
    solved: &'a str,
    /// The certificate for the page.
    certificate: Option<String>,
}

#[derive(Serialize)]
struct ClaimView {
    player: &'static str,
    set: Vec<usize>,
}

#[derive(Serialize)]
struct WrongView<'a> {
    #[serde(flatten)]
    claim: ClaimView,
    say: &'a str,
}

#[derive(Serialize)]
struct MapView<'a> {
    by: &'a str,
    /// A source's rules, for its ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(flatten)]
    areas: Areas,
}

impl Book {
    /// Renders the book.
    #[must_use]
    pub fn render(&self) -> BookView<'_> {
        let chapters = (1..).zip(&self.chapters);
        BookView {
            format: 1,
            title: &self.title,
            chapters: chapters
                .map(|(number, found)| chapter(self, number, found))
                .collect(),
        }
    }
}

fn chapter<'a>(book: &'a Book, number: usize, chapter: &'a Chapter) -> ChapterView<'a> {
    let pages = chapter.pages.iter();
    ChapterView {
        slug: &chapter.slug,
        number,
        title: &chapter.title,
        lead: &chapter.lead,
        credit: &chapter.credit,
        plain: chapter.plain,
        aside: chapter.aside,
        line_from: chapter.line_from.as_deref(),
        beast: chapter.beast.as_ref(),
        compared: chapter.compared.as_ref(),
        terms: book.terms(chapter),
        sections: chapter
            .sections
            .iter()
            .map(|found| section(chapter, found))
            .collect(),
        parts: &chapter.parts,
        pages: pages
            .map(|page| self::chapter(book, number, page))
            .collect(),
    }
}

fn section<'a>(page: &Chapter, section: &'a Section) -> SectionView<'a> {
    SectionView {
        id: &section.id,
        title: section.title.as_deref(),
        html: &section.html,
        figures: section
            .figures
            .iter()
            .map(|found| figure(page, found))
            .collect(),
    }
}

fn figure<'a>(page: &Chapter, figure: &'a Figure) -> FigureView<'a> {
    let (mut step, mut question, mut line, mut proof) = (None, None, None, None);
    let mut laws = Vec::new();
    let mut walked_by = None;
    match &figure.task {
        Task::Look | Task::Judge => {}
        Task::Compare(compared) => laws = compared.iter().map(|law| law.name()).collect(),
        Task::Walk(walk) => {
            line = Some(walked(walk));
            if let Walked::Other(line) = &walk.line {
                walked_by = Some(line);
            }
        }
        Task::Step(found) => step = Some(&found.0),
        Task::Question(asked) => question = Some(&asked.question),
        Task::Proof(argued) => proof = Some(self::proof(page, figure, argued)),
    }
    FigureView {
        id: &figure.id,
        kind: figure.kind(),
        title: figure.title.as_deref(),
        caption: figure.caption.as_deref(),
        position: &figure.position,
        diagram: &figure.diagram,
        svg: drawn(figure),
        step,
        question,
        line,
        proof,
        map: figure.map.as_ref().map(|told| map(told, &figure.sources)),
        rules: figure.by.as_ref().map(|by| by.system.name()),
        game: figure
            .by
            .as_ref()
            .map(|by| course_view(&figure.layout, by, walked_by)),
        laws,
        outline: numbers(&figure.outline),
        verdicts: figure.verdicts.iter().map(Verdict::view).collect(),
        says: figure
            .says
            .iter()
            .map(|says| statement_view(&figure.layout, says))
            .collect(),
    }
}

/// For readers without script, within the text.
fn drawn(figure: &Figure) -> String {
    inline_svg(&Drawing {
        layout: &figure.layout,
        setup: &figure.start.situation().clone().into_setup(),
        title: "",
        labels: &figure.labels,
        strokes: &[],
        numbers: &[],
        last: None,
    })
}

fn walked(walk: &Walk) -> LineView<'_> {
    let notes = walk.notes.iter().map(|note| NoteView {
        r#move: note.moves,
        say: &note.say,
    });
    LineView {
        moves: &walk.moves,
        notes: notes.collect(),
    }
}

fn proof<'a>(page: &Chapter, figure: &Figure, argued: &'a Argued) -> ProofView<'a> {
    let wrong = argued.wrong.iter().map(|wrong| WrongView {
        claim: claim(&wrong.claimed),
        say: &wrong.say,
    });
    ProofView {
        claim: argued.claim.as_ref().map(claim),
        law: argued.law.as_ref().map(Asked::view),
        you: argued.you,
        verdict: argued.truth,
        decided: argued.decided,
        at_once: argued.at_once,
        find: argued.find.iter().map(claim).collect(),
        wrong: wrong.collect(),
        hints: &argued.hints,
        solved: &argued.solved,
        certificate: argued.claim.as_ref().and_then(|claimed| {
            let claim = Claim::new(&figure.start, claimed.player, &claimed.set);
            let kept = argued.stored.then(|| page.proofs.values())?;
            text_of(kept, &claim.ok()?)
        }),
    }
}

fn claim(claimed: &Claimed) -> ClaimView {
    ClaimView {
        player: claimed.player.name(),
        set: numbers(&claimed.set),
    }
}

fn map<'a>(map: &'a Map, sources: &[String]) -> MapView<'a> {
    // A row of the rulings is named after its text.
    let law = |source: &String| Law::from_name(source.split('-').next()?);
    MapView {
        by: &map.by,
        rules: sources.iter().find_map(law).map(Law::name),
        areas: areas(&map.areas),
    }
}
