//! A chapter: its head, and sections of prose with figures and steps in place.

use std::collections::{BTreeMap, HashSet};

use loja_lesson::{Step, StepData};
use loja_notation::{Layout, PositionData};
use loja_rules::State;
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html,
};

use crate::block::{self, Place};
use crate::fault::{Fault, line_of};
use crate::front::{self, Credit};
use crate::question::Asked;
use crate::says::Says;
use crate::{prose, slug};

/// A chapter of the book.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The name of its folder and of its address.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// One or two sentences for the table of contents.
    pub lead: String,
    /// Whose work it rests on.
    pub credit: Vec<Credit>,
    /// The opening, when there is one, and then one section for each heading.
    pub sections: Vec<Section>,
    /// The texts of the certificates that are kept for its figures, by the figures' names.
    pub(crate) proofs: BTreeMap<String, String>,
}

/// A section of a chapter.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name within the chapter.
    pub id: String,
    /// Its heading; none for the opening.
    pub title: Option<String>,
    /// The prose. `<div data-figure="0"></div>` stands where the first of the figures goes.
    pub html: String,
    /// Figures and steps in order.
    pub figures: Vec<Figure>,
}

/// A figure, a step that the reader can play, or a question.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name within the chapter.
    pub id: String,
    /// The line of its fence.
    pub line: usize,
    /// The title of a step or a question.
    pub title: Option<String>,
    /// What is written under a figure.
    pub caption: Option<String>,
    /// The position, after what was played before it is shown.
    pub position: PositionData,
    /// The position as text.
    pub diagram: String,
    /// The step, as data and ready to play.
    pub step: Option<(StepData, Step)>,
    /// What is said about the position.
    pub says: Vec<Says>,
    pub(crate) asked: Option<Asked>,
    pub(crate) layout: Layout,
    /// The situation shown, with what was played before as its history.
    pub(crate) start: State,
}

impl Figure {
    /// Whether it asks the reader to do something.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.step.is_some() || self.asked.is_some()
    }

    /// What it is to the page.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match (&self.step, &self.asked) {
            (Some(_), _) => "step",
            (None, Some(_)) => "question",
            (None, None) => "figure",
        }
    }
}

impl Chapter {
    /// Reads the text of a chapter.
    pub(crate) fn read(slug: &str, file: &str, text: &str) -> Result<Chapter, Vec<Fault>> {
        let (front, body, first) = front::split(file, text).map_err(|fault| vec![fault])?;
        let mut reader = Reader {
            file,
            body,
            first,
            events: Vec::new(),
            open: Section::default(),
            sections: Vec::new(),
            names: HashSet::from(["opening".to_owned()]),
            faults: Vec::new(),
        };
        reader.run();
        if reader.faults.is_empty() {
            let mut sections = reader.sections;
            number(&mut sections);
            Ok(Chapter {
                slug: slug.to_owned(),
                title: front.title,
                lead: front.lead,
                credit: front.credit,
                sections,
                proofs: BTreeMap::new(),
            })
        } else {
            Err(reader.faults)
        }
    }
}

impl Default for Section {
    fn default() -> Section {
        Section {
            id: "opening".to_owned(),
            title: None,
            html: String::new(),
            figures: Vec::new(),
        }
    }
}

/// Names figures, steps, and what is said that have no name of their own. A question is a step: it
/// asks for something.
fn number(sections: &mut [Section]) {
    let mut counts = [0, 0];
    for figure in sections.iter_mut().flat_map(|section| &mut section.figures) {
        let (kind, count) = match figure.asks() {
            false => ("figure", &mut counts[0]),
            true => ("step", &mut counts[1]),
        };
        *count += 1;
        if figure.id.is_empty() {
            figure.id = format!("{kind}-{count}");
        }
        for (says, number) in figure.says.iter_mut().zip(1..) {
            if says.id.is_empty() {
                says.id = format!("{}-says-{number}", figure.id);
            }
        }
    }
}

struct Reader<'a> {
    file: &'a str,
    body: &'a str,
    first: usize,
    events: Vec<Event<'a>>,
    open: Section,
    sections: Vec<Section>,
    names: HashSet<String>,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    fn run(&mut self) {
        let mut parser = Parser::new_ext(self.body, Options::ENABLE_TABLES).into_offset_iter();
        // How many lists, quotations and the like are open.
        let mut depth = 0_usize;
        while let Some((event, span)) = parser.next() {
            let line = self.first + line_of(self.body, span.start) - 1;
            match event {
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H1,
                    ..
                }) => {
                    self.fault(line, "the title stands in the head; sections begin with ##");
                    depth += 1;
                    self.events.push(event);
                }
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H2,
                    ..
                }) => {
                    if depth > 0 {
                        self.fault(line, "no section begins within a list or a quotation");
                    }
                    let inside = parser.by_ref().map(|(event, _)| event);
                    let end = Event::End(TagEnd::Heading(HeadingLevel::H2));
                    let title: String = inside
                        .take_while(|event| *event != end)
                        .filter_map(words)
                        .collect();
                    self.begin(title);
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if is_ours(&info) => {
                    let inside = parser.by_ref().map(|(event, _)| event);
                    let end = Event::End(TagEnd::CodeBlock);
                    let text: String = inside
                        .take_while(|event| *event != end)
                        .filter_map(words)
                        .collect();
                    self.block(info["loja".len()..].trim(), line, &text);
                }
                event => {
                    match event {
                        Event::Start(_) => depth += 1,
                        Event::End(_) => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                    if let Some(url) = prose::bad_link(&event) {
                        self.fault(
                            line,
                            format!("the link \"{url}\" is neither relative nor https"),
                        );
                    }
                    self.events.push(prose::tame(event));
                }
            }
        }
        self.end();
    }

    fn fault(&mut self, line: usize, message: impl Into<String>) {
        self.faults.push(Fault::new(self.file, line, message));
    }

    fn begin(&mut self, title: String) {
        self.end();
        self.open.id = slug::unique(&title, &mut self.names);
        self.open.title = Some(title);
    }

    /// Closes the open section. An opening with nothing in it is none.
    fn end(&mut self) {
        let events = std::mem::take(&mut self.events);
        let mut section = std::mem::take(&mut self.open);
        if section.title.is_none() && events.is_empty() {
            return;
        }
        html::push_html(&mut section.html, events.into_iter());
        self.sections.push(section);
    }

    fn block(&mut self, kind: &str, line: usize, text: &str) {
        let place = Place {
            file: self.file,
            line,
            text,
        };
        let figure = match block::read(kind, place) {
            Ok(figure) => figure,
            Err(fault) => return self.faults.push(fault),
        };
        if figure.asks() && self.open.figures.iter().any(Figure::asks) {
            return self.fault(line, "a section has at most one step");
        }
        let names = figure.says.iter().map(|says| (&says.id, says.line));
        for (name, line) in std::iter::once((&figure.id, line)).chain(names) {
            let numbered = ["figure-", "step-"]
                .iter()
                .any(|kind| name.starts_with(kind));
            if numbered || (!name.is_empty() && !self.names.insert(name.clone())) {
                let fault = Fault::new(self.file, line, format!("the name \"{name}\" is taken"));
                return self.faults.push(fault);
            }
        }
        let place = format!("<div data-figure=\"{}\"></div>\n", self.open.figures.len());
        self.events.push(Event::Html(CowStr::from(place)));
        self.open.figures.push(figure);
    }
}

fn is_ours(info: &str) -> bool {
    info.split_whitespace().next() == Some("loja")
}

/// What is left of a heading or a code block when all that is no text is dropped.
fn words(event: Event<'_>) -> Option<String> {
    match event {
        Event::Text(text) | Event::Code(text) | Event::InlineHtml(text) => Some(text.into_string()),
        Event::SoftBreak | Event::HardBreak => Some(" ".to_owned()),
        _ => None,
    }
}
