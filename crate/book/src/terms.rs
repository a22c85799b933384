//! Definitions that the prose of other pages links to.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::book::Book;
use crate::chapter::{Chapter, Section};

/// A definition as a page opens it in place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Term {
    title: String,
    html: String,
    href: String,
}

impl Book {
    /// The definitions that a chapter links to, by the names of their sections.
    pub(crate) fn terms<'a>(&'a self, chapter: &'a Chapter) -> BTreeMap<&'a str, Term> {
        let links = chapter.sections.iter().flat_map(|section| &section.links);
        let found = links.filter_map(|(_, url)| {
            let (page, id) = url.split_once('#')?;
            let page = self
                .all()
                .find(|other| other.definitions && self.address(other) == page)?;
            let section = page.sections.iter().find(|section| section.id == id)?;
            Some((section.id.as_str(), self.term(page, section)?))
        });
        found.collect()
    }

    /// The first paragraph of a section, to be read on another page.
    fn term(&self, page: &Chapter, section: &Section) -> Option<Term> {
        let end = "</p>";
        let from = section.html.find("<p>")?;
        let to = from + section.html[from..].find(end)? + end.len();
        let address = self.address(page);
        let html = section.html[from..to].replace("href=\"#", &format!("href=\"{address}#"));
        Some(Term {
            title: section.title.clone()?,
            html,
            href: format!("{address}#{}", section.id),
        })
    }
}
