//! Books to be tried: the miniature with one text changed, and books of one chapter.

use std::fs;
use std::path::{Path, PathBuf};

use loja_book::{Book, BookReport, Depth};

pub(crate) const HEAD: &str = "+++\ntitle = \"A\"\nlead = \"B\"\n+++\n";

pub(crate) fn miniature() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/miniature")
}

pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// A copy of the miniature in which one text is another.
pub(crate) fn changed(name: &str, file: &str, from: &str, to: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("pages-{name}"));
    let _ = fs::remove_dir_all(&folder);
    copy(&miniature(), &folder);
    let file = folder.join(file);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(from), "{from}");
    fs::write(&file, text.replacen(from, to, 1)).unwrap();
    folder
}

pub(crate) fn told(report: &BookReport) -> Vec<String> {
    let one = |failure: &loja_book::BrokenPromise| {
        let (file, line) = (&failure.file, failure.line);
        let each = failure.complaints.iter();
        each.map(|complaint| format!("{file}:{line}: {complaint}"))
            .collect::<Vec<String>>()
    };
    report.failures.iter().flat_map(one).collect()
}

/// What is wrong with the miniature after a change: its faults, or what fails.
pub(crate) fn broken(name: &str, file: &str, from: &str, to: &str) -> Vec<String> {
    match Book::read(&changed(name, file, from, to)) {
        Ok(book) => told(&book.check(Depth::Full)),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// The end of the first game: Black controls the whole board.
pub(crate) const NINE: &str =
    "diagram = \"\"\"\n| . o . |\n| o x x |\n| . x . |\n0 0 W 2\n\"\"\"\n";

/// The pinwheel after move 8, and the moves 9 to 16 that lead round.
pub(crate) const PINWHEEL: &str = "diagram = \"\"\"\n| o x . |\n| . o x |\n| o # o |\n2 0 B -1\n\"\"\"\nplayed = \"a2 c3 b1 a3 c2 a1 b3 c1\"\n";

/// An empty board: the shortest position whose claim takes a search worth keeping.
pub(crate) const LONG: &str =
    "diagram = \"\"\"\n| . . . . |\n| . . . . |\n| . . . . |\n0 0 B 0\n\"\"\"\n";

pub(crate) fn folder(name: &str, chapter: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("says-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("one")).unwrap();
    let contents = "format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"one\"\n";
    fs::write(folder.join("contents.toml"), contents).unwrap();
    fs::write(folder.join("one/chapter.md"), format!("{HEAD}{chapter}")).unwrap();
    folder
}

pub(crate) fn book(name: &str, chapter: &str) -> Result<Book, String> {
    Book::read(&folder(name, chapter)).map_err(|faults| faults[0].to_string())
}

pub(crate) fn figure(position: &str, says: &str) -> String {
    format!("```loja figure\n{position}[[says]]\n{says}\n```\n")
}

pub(crate) fn report(name: &str, position: &str, says: &str) -> BookReport {
    let book = book(name, &figure(position, says)).unwrap_or_else(|e| panic!("{says}: {e}"));
    book.check(Depth::Stored)
}

/// The first statement holds, and each of the others fails with this complaint.
pub(crate) fn bites(name: &str, position: &str, right: &str, wrong: &[[&str; 2]]) {
    let found = report(name, position, right);
    assert_eq!(
        (found.failures, found.counts.claims),
        (vec![], 1),
        "{right}"
    );
    for [says, complaint] in wrong {
        let found = report(name, position, says);
        assert_eq!((found.counts.failed, found.counts.claims), (1, 0), "{says}");
        assert_eq!(found.failures[0].complaints, [*complaint], "{says}");
        // Below the head, the fence and the position.
        let line = 6 + position.lines().count();
        let place = (found.failures[0].file.as_str(), found.failures[0].line);
        assert_eq!(place, ("one/chapter.md", line), "{says}");
    }
}
