//! Definitions to which other pages link.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::book::Book;
use crate::chapter::Chapter;
use crate::figure::Section;

/// A definition opened in place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Term {
    title: String,
    /// In everyday words.
    html: String,
    /// The rule's own words, if others.
    exact: String,
    href: String,
}

impl Book {
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

    /// The paragraphs that explain a section's subject on another page.
    fn term(&self, page: &Chapter, section: &Section) -> Option<Term> {
        let address = self.address(page);
        let elsewhere = |html: &str| html.replace("href=\"#", &format!("href=\"{address}#"));
        let (_, first, rest) = paragraph(&section.html)?;
        Some(Term {
            title: section.title.clone()?,
            html: elsewhere(first),
            exact: elsewhere(&exact(rest)),
            href: format!("{address}#{}", section.id),
        })
    }
}

/// The text before the next paragraph, the paragraph, and the rest.
fn paragraph(html: &str) -> Option<(&str, &str, &str)> {
    let end = "</p>";
    let from = html.find("<p>")?;
    let to = from + html[from..].find(end)? + end.len();
    Some((&html[..from], &html[from..to], &html[to..]))
}

/// The paragraphs before the first figure, and the numbered clauses after it.
fn exact(mut rest: &str) -> String {
    let (mut said, mut together) = (String::new(), true);
    while let Some((between, one, after)) = paragraph(rest) {
        together &= between.trim().is_empty();
        if together || one.starts_with("<p><strong>") {
            said.push_str(one);
        }
        rest = after;
    }
    said
}

#[cfg(test)]
mod tests {
    use super::exact;

    #[test]
    fn the_own_words_are_the_paragraphs_before_the_first_figure_and_all_clauses() {
        let rest = concat!(
            "\n<p>It is so.</p>\n<p><strong>C1</strong> One.</p>\n<div data-figure=\"0\"></div>",
            "\n<p>Look.</p>\n<p><strong>C2</strong> Two.</p>\n",
        );
        let words =
            "<p>It is so.</p><p><strong>C1</strong> One.</p><p><strong>C2</strong> Two.</p>";
        assert_eq!(exact(rest), words);
        assert_eq!(exact(""), "");
    }
}
