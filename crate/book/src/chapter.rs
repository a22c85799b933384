//! A chapter or a page of one: its head, and sections of prose with figures and steps in place.

use std::collections::BTreeMap;

use crate::compared::Compared;
use crate::fault::Fault;
use crate::figure::{Figure, Section, Task};
use crate::front::{self, Beast, Credit};
use crate::parts::Part;
use crate::reader::Reader;
use crate::statement::Statement;

/// A chapter of the book, or one of its pages.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The name of its folder and of its address.
    pub slug: String,
    /// Its folder, as seen from the folder of the book.
    pub folder: String,
    /// Its title.
    pub title: String,
    /// One or two sentences for the table of contents.
    pub lead: String,
    /// Whose work it rests on.
    pub credit: Vec<Credit>,
    /// Whether its sections may be without a figure.
    pub plain: bool,
    /// Whether its sections are definitions, which other pages open in place.
    pub definitions: bool,
    /// Whether it stands aside from the order of reading: no page leads to it by "Next".
    pub aside: bool,
    /// Where the line of a situation is explained, as links have it: boards before it do without.
    pub line_from: Option<String>,
    /// The head of a beast's page.
    pub beast: Option<Beast>,
    /// The head of a board that many laws judge.
    pub compared: Option<Compared>,
    /// The opening, when there is one, and then one section for each heading.
    pub sections: Vec<Section>,
    /// What a long page is divided into, so that one may stop in between.
    pub parts: Vec<Part>,
    /// The pages that belong to it, in order.
    pub pages: Vec<Chapter>,
    /// The texts of the certificates that are kept for its figures, by the figures' names.
    pub(crate) proofs: BTreeMap<String, String>,
    /// The text of the numbers beside them.
    pub(crate) nodes: Option<String>,
}

impl Chapter {
    /// Reads the text of a chapter.
    pub(crate) fn read(slug: &str, folder: &str, text: &str) -> Result<Chapter, Vec<Fault>> {
        let file = format!("{folder}/chapter.md");
        let (front, body, first) = front::split(&file, text).map_err(|fault| vec![fault])?;
        let mut sections = Reader::run(&file, body, first)?;
        number(&mut sections);
        if let Some(beast) = &front.beast
            && slug != format!("beast-{}", beast.number)
        {
            let message = format!("the page of beast {0} is beast-{0}", beast.number);
            return Err(vec![Fault::new(&file, 1, message)]);
        }
        if let Some(compared) = &front.compared
            && slug != format!("board-{}", compared.number)
        {
            let message = format!("the page of board {0} is board-{0}", compared.number);
            return Err(vec![Fault::new(&file, 1, message)]);
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

    /// Its file, as seen from the folder of the book.
    #[must_use]
    pub fn file(&self) -> String {
        format!("{}/chapter.md", self.folder)
    }

    /// The figure whose control says how hard a beast is: the first in whose situation somebody tells it.
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

    /// All its figures in order.
    pub(crate) fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.sections.iter().flat_map(|section| &section.figures)
    }
}

/// Names figures, steps, and what is said that have no name of their own. Whatever asks for
/// something is a step.
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
