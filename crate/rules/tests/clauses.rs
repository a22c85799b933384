//! The list of clauses against the page of definitions, and the table in `CLAUSES.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

mod list;

use list::Clause;

fn read(file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The sections of the page of definitions, by their names in addresses.
fn sections() -> BTreeMap<String, String> {
    let page = read("tutorials/rules/precise-rules/chapter.md");
    let sections = page.split("\n## ").skip(1).map(|section| {
        let (_, rest) = section.split_once("{#").unwrap();
        let (id, text) = rest.split_once('}').unwrap();
        (id.to_owned(), text.to_owned())
    });
    sections.collect()
}

/// What the table says of a definition's clauses: the items, file by file.
fn told(definition: &str) -> String {
    let mut files: Vec<(&str, Vec<&str>)> = Vec::new();
    let clauses = Clause::ALL.iter();
    for clause in clauses.filter(|clause| clause.definition() == definition) {
        let at = files.iter().position(|(file, _)| *file == clause.file);
        let at = at.unwrap_or_else(|| {
            files.push((clause.file, Vec::new()));
            files.len() - 1
        });
        if !files[at].1.contains(&clause.item) {
            files[at].1.push(clause.item);
        }
    }
    let file = |(file, items): &(&str, Vec<&str>)| {
        let items: Vec<String> = items.iter().map(|item| format!("`{item}`")).collect();
        format!("`crate/{file}` ({})", items.join(", "))
    };
    files.iter().map(file).collect::<Vec<_>>().join("; ")
}

/// `definition`s of the list, each once, in their order.
fn definitions() -> Vec<&'static str> {
    let mut all: Vec<_> = Clause::ALL.iter().map(Clause::definition).collect();
    all.dedup();
    all
}

#[test]
fn the_page_has_every_clause_and_no_other() {
    let sections = sections();
    let mut on_page = BTreeSet::new();
    for (id, text) in &sections {
        let bold = text.split("**").skip(1).step_by(2);
        let numbers = bold.filter(|word| {
            let rest = word.strip_prefix(['A', 'B', 'C', 'D', 'E']).unwrap_or("");
            rest.contains('.')
                && !rest.contains(' ')
                && rest.starts_with(|sign: char| sign.is_ascii_digit())
        });
        for number in numbers {
            let definition = number.split('.').next().unwrap().to_lowercase();
            assert_eq!(&definition, id, "{number} stands in another section");
            assert!(on_page.insert(number.to_owned()), "{number} twice");
        }
    }
    let listed = Clause::ALL.iter().map(|clause| clause.id.to_owned());
    let inner: BTreeSet<String> = listed.clone().filter(|id| id.contains('.')).collect();
    assert_eq!(on_page, inner);
    assert_eq!(listed.collect::<BTreeSet<_>>().len(), Clause::ALL.len());
    // A to E have 4, 4, 8, 11 and 7 definitions.
    let counted = [('A', 4), ('B', 4), ('C', 8), ('D', 11), ('E', 7)];
    let all = counted.map(|(part, last)| (1..=last).map(move |number| format!("{part}{number}")));
    assert_eq!(definitions(), all.into_iter().flatten().collect::<Vec<_>>());
}

/// A clause leads to a section with something live in it.
#[test]
fn each_has_a_place_on_the_page() {
    let sections = sections();
    for clause in Clause::ALL {
        let section = sections.get(&clause.anchor());
        let section = section.unwrap_or_else(|| panic!("{} has no section", clause.id));
        assert!(
            section.contains("```loja "),
            "{} has no live block",
            clause.id
        );
    }
}

#[test]
fn the_written_table_is_this_list() {
    let table_of_clauses = read("crate/rules/CLAUSES.md");
    let rows: Vec<String> = definitions()
        .into_iter()
        .map(|definition| format!("| {definition} | {} |\n", told(definition)))
        .collect();
    let table = format!("| clause | is |\n| --- | --- |\n{}\n", rows.concat());
    assert!(
        table_of_clauses.contains(&table),
        "the table should be:\n{table}"
    );
}
