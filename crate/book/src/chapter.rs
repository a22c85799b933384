use std::collections::BTreeMap;

use crate::compared::Compared;
use crate::fault::BookFault;
use crate::figure::{Figure, Section, Task};
use crate::front::{self, Beast, WorkCited};
use crate::parts::Part;
use crate::reader::Reader;
use crate::statement::Statement;

/// A chapter or one of its pages: a head, and sections of prose, figures and steps.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its folder and its address.
    pub slug: String,
    /// Its folder, relative to the book's.
    pub folder: String,
    /// Its title.
    pub title: String,
    /// A sentence or two for the table of contents.
    pub lead: String,
    /// The works it rests on.
    pub credit: Vec<WorkCited>,
    /// Whether sections may lack figures.
    pub plain: bool,
    /// Whether it has definitions, which other pages open in place.
    pub definitions: bool,
    /// Whether no "Next" leads to it.
    pub aside: bool,
    /// The link target that explains the status line; boards before it have none.
    pub line_from: Option<String>,
    /// The head of a beast's page.
    pub beast: Option<Beast>,
    /// The head of a board that many rule sets judge.
    pub compared: Option<Compared>,
    /// The opening, if any, and a section a heading.
    pub sections: Vec<Section>,
    /// The parts of a long page.
    pub parts: Vec<Part>,
    /// Its pages, in order.
    pub pages: Vec<Chapter>,
    pub(crate) proofs: BTreeMap<String, String>,
    pub(crate) nodes: Option<String>,
}

impl Chapter {
    pub(crate) fn read(slug: &str, folder: &str, text: &str) -> Result<Chapter, Vec<BookFault>> {
        let file = format!("{folder}/chapter.md");
        let (front, body, first) = front::split(&file, text).map_err(|fault| vec![fault])?;
        let mut sections = Reader::run(&file, body, first)?;
        number(&mut sections);
        if let Some(beast) = &front.beast
            && slug != format!("beast-{}", beast.number)
        {
            let message = format!("the page of beast {0} is beast-{0}", beast.number);
            return Err(vec![BookFault::new(&file, 1, message)]);
        }
        if let Some(compared) = &front.compared
            && slug != format!("board-{}", compared.number)
        {
            let message = format!("the page of board {0} is board-{0}", compared.number);
            return Err(vec![BookFault::new(&file, 1, message)]);
        }
        Ok(Chapter {
            slug: slug.to_owned(),
            folder: folder.to_owned(),
            title: front.title,
            lead: front.lead,
            credit: front.credit,
            plain: front.plain,
            definitions: front.definitions,
            aside: front.aside,
            line_from: front.line_from.clone(),
            beast: front.beast,
            compared: front.compared,
            sections,
            parts: Vec::new(),
            pages: Vec::new(),
            proofs: BTreeMap::new(),
            nodes: None,
        })
    }

    /// Its file, from the book's folder.
    #[must_use]
    pub fn file(&self) -> String {
        format!("{}/chapter.md", self.folder)
    }

    /// The figure that measures a beast's difficulty, the first about control.
    pub(crate) fn measured(&self) -> Option<&Figure> {
        self.beast.as_ref()?;
        self.figures().find(|figure| {
            let asked = match &figure.task {
                Task::Question(asked) => asked.is_of_control(),
                _ => false,
            };
            asked || figure.says.iter().any(Statement::is_of_control)
        })
    }

    pub(crate) fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.sections.iter().flat_map(|section| &section.figures)
    }
}

/// Names figures, steps and statements without a name; figures that ask for something are steps.
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
