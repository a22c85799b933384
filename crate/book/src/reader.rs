//! Reads a chapter's text into sections.

use std::collections::HashSet;

use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, OffsetIter, Options, Parser, Tag, TagEnd, html,
};

use crate::block::Place;
use crate::fault::{BookFault, Lines};
use crate::figure::{Figure, Section};
use crate::{argue, ask, prose, slug, walk};

pub(crate) struct Reader<'a> {
    file: &'a str,
    body: &'a str,
    first: usize,
    events: Vec<Event<'a>>,
    open: Section,
    /// The current run of prose: first line and number of words.
    run: (usize, usize),
    sections: Vec<Section>,
    names: HashSet<String>,
    faults: Vec<BookFault>,
}

impl<'a> Reader<'a> {
    /// `first` is the file's line where the text begins.
    pub(crate) fn run(
        file: &str,
        body: &str,
        first: usize,
    ) -> Result<Vec<Section>, Vec<BookFault>> {
        let mut reader = Reader {
            file,
            body,
            first,
            events: Vec::new(),
            open: Section::opening(first),
            run: (first, 0),
            sections: Vec::new(),
            names: HashSet::from(["opening".to_owned()]),
            faults: Vec::new(),
        };
        reader.read();
        if reader.faults.is_empty() {
            Ok(reader.sections)
        } else {
            Err(reader.faults)
        }
    }

    fn read(&mut self) {
        let lines = Lines::of(self.body);
        let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
        let mut parser = Parser::new_ext(self.body, options).into_offset_iter();
        // The nesting of lists, quotations and the like, and whether one is a table.
        let mut depth = 0_usize;
        let mut table = false;
        while let Some((event, span)) = parser.next() {
            let line = self.first + lines.before(span.start);
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
                    id,
                    classes,
                    attrs,
                }) => {
                    if depth > 0 {
                        self.fault(line, "no section begins within a list or a quotation");
                    }
                    if !classes.is_empty() || !attrs.is_empty() {
                        self.fault(line, "a heading takes a name such as {#b4} and no more");
                    }
                    let end = TagEnd::Heading(HeadingLevel::H2);
                    let title = inside(&mut parser, end);
                    self.begin(line, id.as_deref(), title);
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info)))
                    if kind(&info).is_some() =>
                {
                    let text = inside(&mut parser, TagEnd::CodeBlock);
                    self.block(kind(&info).unwrap_or_default(), line, &text);
                }
                event => {
                    match &event {
                        Event::Start(tag) => {
                            depth += 1;
                            table |= matches!(tag, Tag::Table(_));
                        }
                        Event::End(tag) => {
                            depth = depth.saturating_sub(1);
                            table &= *tag != TagEnd::Table;
                        }
                        // HTML is shown as text.
                        Event::Text(text)
                        | Event::Code(text)
                        | Event::Html(text)
                        | Event::InlineHtml(text)
                            if !table =>
                        {
                            self.count(line, text);
                        }
                        _ => {}
                    }
                    if let Some(url) = prose::bad_link(&event) {
                        self.fault(
                            line,
                            format!("the link \"{url}\" is neither relative nor https"),
                        );
                    } else if let Event::Start(
                        Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. },
                    ) = &event
                    {
                        self.open.links.push((line, dest_url.to_string()));
                    }
                    self.events.push(prose::tame(event));
                }
            }
        }
        self.end();
    }

    fn fault(&mut self, line: usize, message: impl Into<String>) {
        self.faults.push(BookFault::new(self.file, line, message));
    }

    fn count(&mut self, line: usize, text: &str) {
        let words = text
            .split_whitespace()
            .filter(|word| word.contains(char::is_alphanumeric))
            .count();
        if self.run.1 == 0 {
            self.run.0 = line;
        }
        self.run.1 += words;
    }

    fn rest(&mut self) {
        let run = std::mem::take(&mut self.run);
        if run.1 > 0 {
            self.open.runs.push(run);
        }
    }

    fn begin(&mut self, line: usize, id: Option<&str>, title: String) {
        self.end();
        self.open = Section::opening(line);
        self.open.id = match id {
            None => slug::unique(&title, &mut self.names),
            Some(id) => {
                let message = match id {
                    _ if !slug::is_slug(id) => Some(slug::bad_name(id)),
                    _ if !self.take(id) => Some(format!("the name \"{id}\" is taken")),
                    _ => None,
                };
                if let Some(message) = message {
                    self.fault(line, message);
                }
                id.to_owned()
            }
        };
        self.open.title = Some(title);
    }

    /// An empty opening is dropped.
    fn end(&mut self) {
        self.rest();
        let events = std::mem::take(&mut self.events);
        let mut section = std::mem::replace(&mut self.open, Section::opening(0));
        if section.title.is_none() && events.is_empty() {
            return;
        }
        html::push_html(&mut section.html, events.into_iter());
        self.sections.push(section);
    }

    fn block(&mut self, kind: &str, line: usize, text: &str) {
        self.rest();
        let place = Place {
            file: self.file,
            line,
            text,
        };
        let figure = match read_block(kind, place) {
            Ok(figure) => figure,
            Err(fault) => return self.faults.push(fault),
        };
        if figure.asks() && self.open.figures.iter().any(Figure::asks) {
            return self.fault(line, "a section has at most one step");
        }
        let names = figure.says.iter().map(|says| (&says.id, says.line));
        for (name, line) in std::iter::once((&figure.id, line)).chain(names) {
            if !name.is_empty() && !self.take(name) {
                return self.fault(line, format!("the name \"{name}\" is taken"));
            }
        }
        let place = format!("<div data-figure=\"{}\"></div>\n", self.open.figures.len());
        self.events.push(Event::Html(CowStr::from(place)));
        self.open.figures.push(figure);
    }

    /// Reserves a free name, except those of unnamed figures and steps.
    fn take(&mut self, name: &str) -> bool {
        let numbered = ["figure-", "step-"];
        !numbered.iter().any(|kind| name.starts_with(kind)) && self.names.insert(name.to_owned())
    }
}

impl Section {
    fn opening(line: usize) -> Section {
        Section {
            id: "opening".to_owned(),
            title: None,
            html: String::new(),
            figures: Vec::new(),
            line,
            runs: Vec::new(),
            links: Vec::new(),
        }
    }
}

/// The word after `loja` on a fence.
fn kind(info: &str) -> Option<&str> {
    let rest = info.trim().strip_prefix("loja")?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then_some(rest.trim())
}

fn inside(parser: &mut OffsetIter<'_>, end: TagEnd) -> String {
    let events = parser.map(|(event, _)| event);
    events
        .take_while(|event| *event != Event::End(end))
        .filter_map(words)
        .collect()
}

fn words(event: Event<'_>) -> Option<String> {
    match event {
        Event::Text(text) | Event::Code(text) | Event::InlineHtml(text) => Some(text.into_string()),
        Event::SoftBreak | Event::HardBreak => Some(" ".to_owned()),
        _ => None,
    }
}

/// `kind` follows `loja` on the fence; the identifier is the block's name, or empty.
fn read_block(kind: &str, place: Place<'_>) -> Result<Figure, BookFault> {
    match kind {
        "figure" => walk::figure(place),
        "referee" => walk::referee(place),
        "laws" => walk::laws(place),
        "line" => walk::line(place),
        "step" => ask::step(place),
        "question" => ask::question(place),
        "proof" => argue::proof(place),
        _ => Err(place.fault(format!(
            "\"loja {kind}\" is no kind of block; there are \"loja figure\", \"loja line\", \"loja referee\", \"loja laws\", \"loja step\", \"loja question\" and \"loja proof\""
        ))),
    }
}
