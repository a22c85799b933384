//! Compiles the catalogues of `en` into `generated.rs`.
//!
//! Understood of Fluent's syntax: comments, messages, `{ $argument }`, `{ "text" }`, selectors whose last variant is the
//! default, and the functions below. `.rules` has the clauses, `.lead` a preposition. A comment tells the arguments: `# $by: color`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::written::keep_written;

pub(crate) struct Catalogue {
    pub(crate) name: String,
    pub(crate) entries: Vec<Entry>,
}

pub(crate) struct Entry {
    pub(crate) kind: String,
    /// Names and types.
    pub(crate) arguments: Vec<(String, String)>,
    source: String,
    text: Vec<Part>,
    rules: String,
    lead: String,
}

enum Part {
    Text(String),
    Arg(usize, &'static str),
    Select(usize, Vec<(String, Vec<Part>)>),
}

pub(crate) fn catalogues() -> Vec<Catalogue> {
    let files = fs::read_dir("en").unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let read = |file: &PathBuf| Catalogue {
        name: file.file_stem().unwrap().to_str().unwrap().to_owned(),
        entries: entries(&fs::read_to_string(file).unwrap()),
    };
    files.iter().map(read).collect()
}

fn entries(text: &str) -> Vec<Entry> {
    let (mut found, mut types) = (Vec::<Entry>::new(), Vec::new());
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(told) = line.strip_prefix("# $") {
            types = told.split(", $").map(typed).collect();
        } else if !line.is_empty() && !line.starts_with('#') {
            let (kind, value) = line.split_once(" =").unwrap_or_else(|| panic!("{line}"));
            let mut source = value.trim().to_owned();
            let (mut rules, mut lead) = (String::new(), String::new());
            while let Some(more) = lines.next_if(|line| line.starts_with(' ')) {
                if let Some(told) = more.trim().strip_prefix(".rules = ") {
                    told.clone_into(&mut rules);
                } else if let Some(told) = more.trim().strip_prefix(".lead = ") {
                    told.clone_into(&mut lead);
                } else {
                    source = [&source, " ", more.trim()].concat().trim().to_owned();
                }
            }
            let arguments = std::mem::take(&mut types);
            assert!(found.iter().all(|known| known.kind != kind), "{kind} twice");
            let mut reader = Reader {
                rest: &source,
                arguments: &arguments,
                used: vec![false; arguments.len()],
            };
            let text = reader.pattern();
            assert!(reader.rest.is_empty(), "{kind}: {}", reader.rest);
            for ((name, of), used) in arguments.iter().zip(reader.used) {
                assert!(used || of == "rule", "{kind} doesn’t say ${name}");
            }
            found.push(Entry {
                kind: kind.to_owned(),
                arguments,
                text,
                rules,
                lead,
                source,
            });
        }
    }
    found
}

fn typed(told: &str) -> (String, String) {
    let (name, of) = told.split_once(": ").unwrap_or_else(|| panic!("{told}"));
    rust_type(of);
    (name.to_owned(), of.to_owned())
}

struct Reader<'a> {
    rest: &'a str,
    arguments: &'a [(String, String)],
    used: Vec<bool>,
}

impl Reader<'_> {
    /// Up to the end, a closing brace, or the next variant.
    fn pattern(&mut self) -> Vec<Part> {
        let mut parts = Vec::new();
        loop {
            let end = self.rest.find(['{', '}', '[', '*']);
            let (text, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            self.rest = rest;
            if !text.is_empty() {
                parts.push(Part::Text(text.to_owned()));
            }
            match self.rest.chars().next() {
                Some('{') => {
                    self.rest = self.rest[1..].trim_start();
                    parts.push(self.placeable());
                }
                _ => return trimmed(parts),
            }
        }
    }

    fn expect(&mut self, sign: &str) {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or_else(|| panic!("no {sign} before {}", self.rest));
    }

    fn until(&mut self, sign: char) -> String {
        let (word, rest) = self.rest.split_once(sign).unwrap();
        self.rest = rest;
        word.trim().to_owned()
    }

    fn argument(&mut self) -> usize {
        self.expect("$");
        let end = self
            .rest
            .find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        let (name, rest) = self.rest.split_at(end.unwrap());
        self.rest = rest.trim_start();
        let at = self.arguments.iter().position(|(known, _)| known == name);
        let at = at.unwrap_or_else(|| panic!("no type of ${name}"));
        self.used[at] = true;
        at
    }

    fn literal(&mut self) -> String {
        self.expect("\"");
        let (text, rest) = self.rest.split_once('"').unwrap();
        self.rest = rest.trim_start();
        text.replace(' ', &KEPT.to_string())
    }

    fn placeable(&mut self) -> Part {
        let part = if self.rest.starts_with('"') {
            Part::Text(self.literal())
        } else if self.rest.starts_with('$') {
            let at = self.argument();
            if let Some(rest) = self.rest.strip_prefix("->") {
                self.rest = rest.trim_start();
                self.variants(at)
            } else {
                Part::Arg(at, "Plain")
            }
        } else {
            self.call()
        };
        self.expect("}");
        part
    }

    fn variants(&mut self, at: usize) -> Part {
        let mut variants = Vec::new();
        loop {
            let is_default = self.rest.starts_with('*');
            self.rest = self.rest.trim_start_matches('*');
            self.expect("[");
            let key = self.until(']');
            variants.push((key, self.pattern()));
            if is_default {
                return Part::Select(at, variants);
            }
        }
    }

    fn call(&mut self) -> Part {
        let name = self.until('(');
        let at = self.argument();
        let form = match name.as_str() {
            "WHOSE" => "Whose",
            "OWNED" => "Owned",
            "COLOR" => "Color",
            "NAME" => "Name",
            "OR" => "Or",
            "DIGITS" => "Digits",
            "COUNT" => "Count",
            "BARE" => "Bare",
            "NAMES" => "Names",
            "FEW" => "Few",
            // VERB($who, "have", "has"): by who it is, or by how many there are.
            "VERB" => {
                self.expect(",");
                let many = vec![Part::Text(self.literal())];
                self.expect(",");
                let one = vec![Part::Text(self.literal())];
                self.expect(")");
                let other = "other".to_owned();
                return Part::Select(
                    at,
                    match self.arguments[at].1.as_str() {
                        "color" => vec![("you".to_owned(), many), (other, one)],
                        _ => vec![("one".to_owned(), one), (other, many)],
                    },
                );
            }
            _ => panic!("{name} is no function"),
        };
        self.expect(")");
        Part::Arg(at, form)
    }
}

/// Stands for a blank of a literal, which is no margin.
const KEPT: char = '\0';

/// Without blanks at the ends.
fn trimmed(mut parts: Vec<Part>) -> Vec<Part> {
    if let Some(Part::Text(first)) = parts.first_mut() {
        *first = first.trim_start().to_owned();
    }
    if let Some(Part::Text(last)) = parts.last_mut() {
        *last = last.trim_end().to_owned();
    }
    let mut joined = Vec::<Part>::new();
    for part in parts {
        match (joined.last_mut(), part) {
            (Some(Part::Text(text)), Part::Text(more)) => text.push_str(&more),
            (_, Part::Text(text)) if text.is_empty() => {}
            (_, part) => joined.push(part),
        }
    }
    joined
}

fn rust_type(of: &str) -> (String, &'static str) {
    let (plain, is_optional) = match of.strip_suffix('?') {
        Some(plain) => (plain, true),
        None => (of, false),
    };
    let (name, arg) = match plain {
        "color" => ("Color", "Arg::Color(*x)"),
        "point" => ("Point", "Arg::Point(*x)"),
        "points" => ("PointSet", "Arg::Points(x)"),
        "stones" => ("Stones", "Arg::Stones(x)"),
        "count" => ("usize", "Arg::Count(*x)"),
        "flag" => ("bool", "Arg::Flag(*x)"),
        "rule" => ("&'static str", "Arg::Rules(x)"),
        "word" => ("&'static str", "Arg::Case(x)"),
        "moves" => ("Vec<Option<Point>>", "Arg::Moves(x)"),
        "manner" => ("Manner", "Arg::Case(x.name())"),
        "text" => ("String", "Arg::Quote(x)"),
        "texts" => ("Vec<String>", "Arg::Quotes(x)"),
        "place" => ("PlaceFact", "Arg::Fact(x)"),
        "expected" => ("ExpectedFact", "Arg::Fact(x)"),
        "fact" => ("Box<Self>", "Arg::Fact(&**x)"),
        "facts" => (
            "Vec<Self>",
            "Arg::Facts(x.iter().map(|x| x as &dyn Fact).collect())",
        ),
        _ => panic!("{of} is no type"),
    };
    let name = if is_optional {
        format!("Option<{name}>")
    } else {
        name.to_owned()
    };
    (name, arg)
}

fn camel(kind: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    kind.split('-').map(word).collect()
}

fn pieces(parts: &[Part]) -> String {
    let piece = |part: &Part| match part {
        Part::Text(text) => format!("Piece::Text({:?})", text.replace(KEPT, " ")),
        Part::Arg(at, form) => format!("Piece::Arg({at}, Form::{form})"),
        Part::Select(at, variants) => {
            let variant =
                |(key, parts): &(String, Vec<Part>)| format!("({key:?}, {})", pieces(parts));
            let variants: Vec<String> = variants.iter().map(variant).collect();
            format!("Piece::Select({at}, &[{}])", variants.join(", "))
        }
    };
    let all: Vec<String> = parts.iter().map(piece).collect();
    format!("&[{}]", all.join(", "))
}

impl Catalogue {
    fn rust(&self, code: &mut String) {
        let (name, table) = (camel(&self.name), self.name.to_uppercase());
        let (mut variants, mut messages, mut numbers, mut arguments) = Default::default();
        for (number, entry) in self.entries.iter().enumerate() {
            entry.rust(
                &table,
                number,
                [&mut variants, &mut messages, &mut numbers, &mut arguments],
            );
        }
        write!(
            code,
            "
/// Facts of the catalogue `en/{}.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = \"the catalogue says what an argument is\")]
pub enum {name}Fact {{
{variants}}}

const {table}: &[Message] = &[
{messages}];

impl Fact for {name}Fact {{
    fn message(&self) -> &'static Message {{
        match self {{
{numbers}        }}
    }}

    fn arguments(&self) -> Vec<Arg<'_>> {{
        match self {{
{arguments}        }}
    }}
}}
",
            self.name
        )
        .unwrap();
    }
}

impl Entry {
    fn rust(&self, table: &str, number: usize, code: [&mut String; 4]) {
        let [variants, messages, numbers, arguments] = code;
        let (kind, variant) = (&self.kind, camel(&self.kind));
        let names: Vec<&str> = self
            .arguments
            .iter()
            .map(|(name, _)| name.as_str())
            .collect();
        writeln!(variants, "    /// `{}`", self.source).unwrap();
        if names.is_empty() {
            writeln!(variants, "    {variant},").unwrap();
            writeln!(
                numbers,
                "            Self::{variant} => &{table}[{number}],"
            )
            .unwrap();
            writeln!(arguments, "            Self::{variant} => vec![],").unwrap();
        } else {
            let field = |(name, of): &(String, String)| format!("{name}: {}", rust_type(of).0);
            let fields: Vec<String> = self.arguments.iter().map(field).collect();
            writeln!(variants, "    {variant} {{ {} }},", fields.join(", ")).unwrap();
            writeln!(
                numbers,
                "            Self::{variant} {{ .. }} => &{table}[{number}],"
            )
            .unwrap();
            let value = |(name, of): &(String, String)| {
                let given = rust_type(of).1;
                if of.ends_with('?') {
                    // A variant is a function by itself.
                    let made = match given.strip_suffix("(x)") {
                        Some(variant) => variant.to_owned(),
                        None => format!("|x| {given}"),
                    };
                    return format!("{name}.as_ref().map_or(Arg::Missing, {made})");
                }
                let (before, after) = given.split_once('x').unwrap();
                // Only the lists have another x, which is their own.
                format!("{before}{name}{after}")
            };
            let values: Vec<String> = self.arguments.iter().map(value).collect();
            writeln!(
                arguments,
                "            Self::{variant} {{ {} }} => vec![{}],",
                names.join(", "),
                values.join(", ")
            )
            .unwrap();
        }
        writeln!(
            messages,
            "    Message {{ kind: {kind:?}, arguments: &{names:?}, rules: {:?}, lead: {:?}, text: {} }},",
            self.rules,
            self.lead,
            pieces(&self.text)
        )
        .unwrap();
    }
}

fn generated(catalogues: &[Catalogue]) -> String {
    let mut code = "// Made from the catalogues in `en`: LOJA_UPDATE=1 cargo test -p loja-voice.

use loja_ground::{Color, Point, PointSet};

use crate::fact::{Arg, Fact, Form, Manner, Message, Piece, Stones};
"
    .to_owned();
    let mut list = String::new();
    for catalogue in catalogues {
        catalogue.rust(&mut code);
        writeln!(
            list,
            "    ({:?}, {}),",
            catalogue.name,
            catalogue.name.to_uppercase()
        )
        .unwrap();
    }
    write!(
        code,
        "\n#[cfg(test)]\npub(crate) const CATALOGUES: &[(&str, &[Message])] = &[\n{list}];\n"
    )
    .unwrap();
    code
}

#[test]
fn the_code_is_that_of_the_catalogues() {
    keep_written("src/generated.rs", &generated(&catalogues()));
}

#[test]
fn no_clause_stands_in_a_sentence() {
    for entry in catalogues().into_iter().flat_map(|one| one.entries) {
        let is_chapter = |sign: char| ('A'..='E').contains(&sign);
        let mut words = entry
            .source
            .split(|sign: char| !sign.is_ascii_alphanumeric());
        let clause = words.find(|word| {
            let number = word.strip_prefix(is_chapter).unwrap_or_default();
            number.starts_with(|sign: char| sign.is_ascii_digit())
        });
        assert_eq!(clause, None, "{}", entry.kind);
    }
}

/// The messages that no source makes.
fn unused(catalogues: &[Catalogue], source: &str) -> Vec<String> {
    let mut unused = Vec::new();
    for catalogue in catalogues {
        for entry in &catalogue.entries {
            let name = format!("{}Fact::{}", camel(&catalogue.name), camel(&entry.kind));
            let mut found = source.split(&name).skip(1);
            if !found.any(|rest| !rest.starts_with(|sign: char| sign.is_ascii_alphanumeric())) {
                unused.push(name);
            }
        }
    }
    unused
}

/// The crates that decide facts.
const USERS: [&str; 7] = [
    "dialogue", "lesson", "notation", "report", "rules", "solver", "systems",
];

fn read_all(folder: &Path, source: &mut String) {
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap().path();
        if file.is_dir() {
            read_all(&file, source);
        } else {
            *source += &fs::read_to_string(file).unwrap();
        }
    }
}

#[test]
fn each_message_has_a_use() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut source = String::new();
    for user in USERS {
        read_all(&crates.join(user).join("src"), &mut source);
    }
    assert_eq!(unused(&catalogues(), &source), Vec::<String>::new());
    let without = source.replace("PlaceFact::Top", "");
    assert_eq!(unused(&catalogues(), &without), ["PlaceFact::Top"]);
}

#[test]
fn a_message_is_read() {
    let [entry] = &entries(
        "# $by: color, $at: points\nplays = { $by } { VERB($by, \"play\", \"plays\") }{ $at ->\n    [one] {\" \"}there\n    *[other] {\" \"}at { OR($at) }\n  }\n    .rules = B1\n",
    )[..] else {
        panic!("one message is expected");
    };
    assert_eq!((entry.kind.as_str(), entry.rules.as_str()), ("plays", "B1"));
    assert_eq!(
        pieces(&entry.text),
        "&[Piece::Arg(0, Form::Plain), Piece::Text(\" \"), Piece::Select(0, &[(\"you\", &[Piece::Text(\"play\")]), \
         (\"other\", &[Piece::Text(\"plays\")])]), Piece::Select(1, &[(\"one\", &[Piece::Text(\" there\")]), \
         (\"other\", &[Piece::Text(\" at \"), Piece::Arg(1, Form::Or)])])]"
    );
}
