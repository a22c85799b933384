//! The whole book.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use serde::Deserialize;

use crate::chapter::Chapter;
use crate::fault::{Fault, of_toml};
use crate::slug::is_slug;

/// All chapters in the order of the contents.
#[derive(Clone, Debug)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
}

/// The only format of `contents.toml` so far.
const FORMAT: u32 = 1;

/// No file of the book is longer than this, in bytes.
const MAX_TEXT: u64 = 4 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    format: u32,
    title: String,
    #[serde(default)]
    chapter: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    slug: String,
}

impl Book {
    /// Reads the book in a folder.
    ///
    /// # Errors
    /// Every fault of every chapter; or that of the contents, without which there is no chapter.
    pub fn read(folder: &Path) -> Result<Book, Vec<Fault>> {
        let file = "contents.toml";
        let text = load(folder, file).map_err(|fault| vec![fault])?;
        let one = |line: usize, message: String| vec![Fault::new(file, line, message)];
        let contents: Contents =
            toml::from_str(&text).map_err(|error| vec![of_toml(file, 1, &text, &error)])?;
        if contents.format != FORMAT {
            let format = contents.format;
            return Err(one(
                1,
                format!("the format {format} is not known; {FORMAT} is"),
            ));
        }
        let mut chapters: Vec<Chapter> = Vec::new();
        let mut faults = Vec::new();
        for Entry { slug } in contents.chapter {
            if !is_slug(&slug) || chapters.iter().any(|chapter| chapter.slug == slug) {
                faults.extend(one(0, format!("the slug \"{slug}\" is bad or told twice")));
                continue;
            }
            let file = format!("{slug}/chapter.md");
            let text = load(folder, &file).map_err(|fault| vec![fault]);
            match text.and_then(|text| Chapter::read(&slug, &file, &text)) {
                Ok(mut chapter) => match proofs(folder, &slug) {
                    Ok(proofs) => {
                        chapter.proofs = proofs;
                        chapters.push(chapter);
                    }
                    Err(fault) => faults.push(fault),
                },
                Err(more) => faults.extend(more),
            }
        }
        if faults.is_empty() {
            Ok(Book {
                title: contents.title,
                chapters,
            })
        } else {
            Err(faults)
        }
    }
}

/// The certificates that are kept for a chapter's figures.
fn proofs(folder: &Path, slug: &str) -> Result<BTreeMap<String, String>, Fault> {
    let inside = format!("{slug}/proofs");
    let mut found = BTreeMap::new();
    let Ok(entries) = fs::read_dir(folder.join(&inside)) else {
        return Ok(found);
    };
    for entry in entries {
        let entry = entry.map_err(|error| Fault::new(&inside, 0, error.to_string()))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let file = format!("{inside}/{name}");
        let Some(figure) = name.strip_suffix(".txt") else {
            return Err(Fault::new(&file, 0, "this is no file of certificates"));
        };
        found.insert(figure.to_owned(), load(folder, &file)?);
    }
    Ok(found)
}

fn load(folder: &Path, file: &str) -> Result<String, Fault> {
    let path = folder.join(file);
    let fault = |error: io::Error| Fault::new(file, 0, error.to_string());
    if fs::metadata(&path).map_err(fault)?.len() > MAX_TEXT {
        return Err(Fault::new(file, 0, "more than 4 MB is not read"));
    }
    // An editor's carriage returns are no part of the text.
    Ok(fs::read_to_string(&path)
        .map_err(fault)?
        .replace("\r\n", "\n"))
}
