//! The list of clauses against the page of definitions, the code, and the table in `crate/README.md`.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use loja_rules::Clause;

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

/// What a page or a table says of a definition's clauses: the items, file by file.
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

/// A clause leads to a section with something live in it, and the section back to the code.
#[test]
fn each_has_a_place_on_the_page_that_leads_back() {
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
    for definition in definitions() {
        let line = format!("\nIn the code: {}.\n", told(definition));
        let section = &sections[&definition.to_lowercase()];
        assert!(section.contains(&line), "{definition} should have:{line}");
    }
}

#[test]
fn the_table_of_the_crates_is_this_list() {
    let readme = read("crate/README.md");
    let rows: Vec<String> = definitions()
        .into_iter()
        .map(|definition| format!("| {definition} | {} |\n", told(definition)))
        .collect();
    let table = format!("| clause | is |\n| --- | --- |\n{}\n", rows.concat());
    assert!(readme.contains(&table), "the table should be:\n{table}");
}

/// The text of an item with its documentation, up to the end of its body.
fn item(source: &str, name: &str) -> Option<String> {
    let (owner, last) = name.rsplit_once("::").unwrap_or(("", name));
    let lines: Vec<&str> = source.lines().collect();
    let bare = |line: &'_ str| {
        let line = line.trim();
        let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
        line.strip_prefix("pub ").unwrap_or(line).to_owned()
    };
    let named = |line: &str, head: &str, ends: &[char]| {
        let line = bare(line);
        let rest = line
            .strip_prefix(head)
            .and_then(|rest| rest.strip_prefix(last));
        rest.is_some_and(|rest| rest.starts_with(ends))
    };
    let declared = |line: &&&str| {
        let heads = ["fn ", "const fn ", "struct ", "enum "];
        heads
            .iter()
            .any(|head| named(line, head, &['(', ' ', '<', ';']))
            || named(line, "use loja_ground::", &[';'])
    };
    // A field or a case.
    let inside = |line: &&&str| {
        !owner.is_empty()
            && (named(line, "", &[':', ','])
                || named(line, "", &['(', ' ']) && line.ends_with([',', '{']))
    };
    let home = lines.iter().position(|line| {
        owner.is_empty()
            || ["impl ", "pub struct ", "pub enum "].iter().any(|head| {
                line.strip_prefix(head)
                    .and_then(|rest| rest.strip_prefix(owner))
                    .is_some_and(|rest| rest.starts_with(' '))
            })
    })?;
    let rest = &lines[home..];
    let at = rest.iter().position(|line| declared(&line));
    let at = home + at.or_else(|| rest.iter().position(|line| inside(&line)))?;
    // An attribute may have several lines.
    let mut attribute = false;
    let above = lines[..at].iter().rev().take_while(|line| {
        let line = line.trim();
        attribute = (attribute || line == ")]") && !line.starts_with("#[");
        attribute || line.starts_with("///") || line.starts_with("#[")
    });
    let first = at - above.count();
    let indent = lines[at].len() - lines[at].trim_start().len();
    let last = if lines[at].ends_with([';', ',']) {
        at
    } else {
        let end = format!("{}}}", " ".repeat(indent));
        (at..lines.len()).find(|&at| lines[at].trim_end_matches(',') == end)?
    };
    Some(lines[first..=last].join("\n"))
}

/// Whether a text names a clause, alone or within such as "B3.3 to B3.6".
fn cites(text: &str, id: &str) -> bool {
    let words = text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.'));
    let words: Vec<&str> = words
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| !word.is_empty())
        .collect();
    let split = |word: &str| -> Option<(String, u32)> {
        let (head, number) = word.rsplit_once('.')?;
        Some((head.to_owned(), number.parse().ok()?))
    };
    let within = |range: &[&str]| {
        let (Some(from), Some(to), Some(wanted)) = (split(range[0]), split(range[2]), split(id))
        else {
            return false;
        };
        range[1] == "to"
            && from.0 == wanted.0
            && to.0 == wanted.0
            && (from.1..=to.1).contains(&wanted.1)
    };
    words.contains(&id) || words.windows(3).any(within)
}

#[test]
fn each_has_an_item_that_cites_it() {
    let mut faults = Vec::new();
    for Clause {
        id,
        file,
        item: name,
    } in Clause::ALL
    {
        let source = read(&format!("crate/{file}"));
        match item(&source, name) {
            None => faults.push(format!("{id}: {file} has no {name}")),
            Some(text) if !cites(&text, id) => {
                faults.push(format!("{id} is not cited by {name} in {file}"));
            }
            Some(_) => {}
        }
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn citations_are_read_as_they_are_written() {
    assert!(cites("see B4.5, or B4.6.", "B4.5") && cites("B4.5.", "B4.5"));
    assert!(cites("B3.3 to B3.6: the", "B3.4") && !cites("B3.3 to B3.6", "B3.7"));
    assert!(!cites("B4.51 and D1", "B4.5") && !cites("D10", "D1") && !cites("D1.2a", "D1.2"));
}

/// The page leads to the same sections, and what practice calls a refusal is a clause.
#[test]
fn the_page_links_the_same_places() {
    let page = read("www/table/clause-page.ts");
    let own = page
        .lines()
        .find(|line| line.starts_with("const OWN"))
        .unwrap();
    let own: Vec<&str> = own.split('"').skip(1).step_by(2).collect();
    assert!(!own.is_empty());
    for id in &own {
        assert!(Clause::find(id).is_some(), "there is no {id}");
    }
    for clause in Clause::ALL {
        let section = if own.contains(&clause.id) {
            clause.id
        } else {
            clause.id.split('.').next().unwrap()
        };
        let section = section.to_lowercase().replace('.', "-");
        assert_eq!(section, clause.anchor(), "{}", clause.id);
    }
    assert!(page.contains(&format!("return `{}#${{", Clause::PAGE)));
    let names = read("www/practice/kinds/clauses.ts");
    let rows = names
        .lines()
        .filter(|line| line.trim().starts_with('"'))
        .map(|row| row.split('"').nth(1).unwrap());
    let rows: Vec<&str> = rows.collect();
    for id in &rows {
        assert!(Clause::find(id).is_some(), "there is no {id}");
    }
    assert_eq!(rows.len(), 5);
}

/// Whatever names a clause to a reader names one of the list.
#[test]
fn what_is_told_is_a_clause() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![root];
    let mut told = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs")
                && path.components().any(|part| part.as_os_str() == "src")
            {
                let source = fs::read_to_string(&path).unwrap();
                let number = |word: &&str| {
                    let rest = word.strip_prefix(['A', 'B', 'C', 'D', 'E']);
                    rest.is_some_and(|rest| {
                        rest.contains('.')
                            && rest
                                .chars()
                                .all(|sign| sign == '.' || sign.is_ascii_digit())
                    })
                };
                told.extend(source.split('"').filter(number).map(str::to_owned));
            }
        }
    }
    for id in &told {
        assert!(Clause::find(id).is_some(), "there is no {id}");
    }
    assert!(told.len() > 12, "{told:?}");
}
