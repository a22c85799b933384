//! The whole book.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::io;
use std::path::Path;

use serde::Deserialize;

use crate::chapter::Chapter;
use crate::fault::{BookFault, of_toml};
use crate::parts::{self, Part};
use crate::practice::Practice;
use crate::proof_files;
use crate::rulings::{self, Rulings};
use crate::slug::{bad_name, is_slug};
use crate::sources::{self, Sources};
use crate::text_file::load;

/// The book: all chapters in order.
#[derive(Clone, Debug)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
    pub(crate) sources: Option<Sources>,
    /// Its problems, if it has a folder of them.
    pub practice: Practice,
}

/// The only format of `contents.toml`.
const FORMAT: u32 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    format: u32,
    title: String,
    #[serde(default)]
    chapter: Vec<Entry>,
    #[serde(default)]
    parts: BTreeMap<String, Vec<Part>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    slug: String,
    #[serde(default)]
    pages: Vec<String>,
}

impl Book {
    /// Reads the book in a folder.
    ///
    /// # Errors
    /// Every fault of every chapter, or of the contents, without which we can't find the chapters.
    pub fn read(folder: &Path) -> Result<Book, Vec<BookFault>> {
        let file = "contents.toml";
        let text = load(folder, file).map_err(|fault| vec![fault])?;
        let one = |line: usize, message: String| vec![BookFault::new(file, line, message)];
        let contents: Contents =
            toml::from_str(&text).map_err(|error| vec![of_toml(file, 1, &text, &error)])?;
        if contents.format != FORMAT {
            let format = contents.format;
            return Err(one(
                1,
                format!("the format {format} is not known; {FORMAT} is"),
            ));
        }
        let mut shelf = Shelf {
            folder,
            names: HashSet::new(),
            faults: Vec::new(),
        };
        let mut chapters = Vec::new();
        for Entry { slug, pages } in contents.chapter {
            let chapter = shelf.read(&slug, &slug);
            let inside = |page: String| shelf.read(&page, &format!("{slug}/{page}"));
            let pages: Vec<Chapter> = pages.into_iter().filter_map(inside).collect();
            chapters.extend(chapter.map(|chapter| Chapter { pages, ..chapter }));
        }
        shelf.share_out(&mut chapters, contents.parts);
        let sources = shelf.sources();
        let practice = shelf.practice();
        if shelf.faults.is_empty() {
            Ok(Book {
                title: contents.title,
                chapters,
                sources,
                practice,
            })
        } else {
            Err(shelf.faults)
        }
    }

    /// All chapters and pages, in reading order.
    pub fn all(&self) -> impl Iterator<Item = &Chapter> {
        let chapters = self.chapters.iter();
        chapters.flat_map(|chapter| std::iter::once(chapter).chain(&chapter.pages))
    }
}

struct Shelf<'a> {
    folder: &'a Path,
    names: HashSet<String>,
    faults: Vec<BookFault>,
}

impl Shelf<'_> {
    fn sources(&mut self) -> Option<Sources> {
        if !self.folder.join(sources::POSITIONS).exists() {
            return None;
        }
        let both = load(self.folder, sources::POSITIONS)
            .and_then(|positions| Ok((positions, load(self.folder, sources::UNUSED)?)));
        let read = both.and_then(|(positions, unused)| {
            let rulings = self.rulings()?;
            Sources::read(&positions, &unused, rulings)
                .map_err(|(file, message)| BookFault::new(file, 0, message))
        });
        read.map_err(|fault| self.faults.push(fault)).ok()
    }

    fn rulings(&self) -> Result<Option<Rulings>, BookFault> {
        if !self.folder.join(rulings::RULINGS).exists() {
            return Ok(None);
        }
        let told = load(self.folder, rulings::RULINGS)?;
        let excused = load(self.folder, rulings::EXCUSED)?;
        let read = Rulings::read(&told, &excused);
        read.map(Some)
            .map_err(|(file, message)| BookFault::new(file, 0, message))
    }

    fn share_out(&mut self, chapters: &mut [Chapter], mut parts: BTreeMap<String, Vec<Part>>) {
        let mut give = |page: &mut Chapter| {
            page.parts = parts.remove(&page.slug).unwrap_or_default();
            let sections = page.sections.iter().map(|section| section.id.as_str());
            let faults = parts::faults_of(&page.slug, sections, &page.parts);
            self.faults.extend(faults);
        };
        for chapter in chapters {
            give(chapter);
            chapter.pages.iter_mut().for_each(&mut give);
        }
        let unknown = parts.keys().map(|slug| parts::of_no_page(slug));
        self.faults.extend(unknown);
    }

    fn practice(&mut self) -> Practice {
        let read = Practice::read(self.folder);
        let read = read.map_err(|faults| self.faults.extend(faults));
        read.unwrap_or_default()
    }

    fn read(&mut self, slug: &str, inside: &str) -> Option<Chapter> {
        let message = match slug {
            _ if !is_slug(slug) => Some(format!("the slug {}", bad_name(slug))),
            _ if !self.names.insert(slug.to_owned()) => {
                Some(format!("the slug \"{slug}\" is given twice"))
            }
            _ => None,
        };
        if let Some(message) = message {
            self.faults
                .push(BookFault::new("contents.toml", 0, message));
            return None;
        }
        let found = load(self.folder, &format!("{inside}/chapter.md"))
            .map_err(|fault| vec![fault])
            .and_then(|text| Chapter::read(slug, inside, &text))
            .and_then(|chapter| with_proofs(self.folder, chapter).map_err(|fault| vec![fault]));
        found.map_err(|faults| self.faults.extend(faults)).ok()
    }
}

fn with_proofs(folder: &Path, mut chapter: Chapter) -> Result<Chapter, BookFault> {
    let inside = format!("{}/proofs", chapter.folder);
    let fault = |error: io::Error| BookFault::new(&inside, 0, error.to_string());
    let entries = match fs::read_dir(folder.join(&inside)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(chapter),
        Err(error) => return Err(fault(error)),
    };
    for entry in entries {
        let entry = entry.map_err(fault)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let file = format!("{inside}/{name}");
        if name == proof_files::NODES {
            chapter.nodes = Some(load(folder, &file)?);
            continue;
        }
        let Some(figure) = name.strip_suffix(".txt") else {
            return Err(BookFault::new(
                &file,
                0,
                "this is not a file of certificates; they are FIGURE.txt and nodes.toml",
            ));
        };
        let text = load(folder, &file)?;
        chapter.proofs.insert(figure.to_owned(), text);
    }
    Ok(chapter)
}
