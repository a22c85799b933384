//! SGF as text, without any go.

use std::fmt;

use loja_voice::{ExpectedFact, NotationFact, SpotFact};

use super::value::text;
use crate::error::Error;
use crate::first_game::first_game;
use crate::input_sizes::MAX_SGF;

/// A node takes far more memory than its character.
const MAX_NODES: usize = 1 << 20;

const MAX_PASSED_OVER: usize = 20;

pub(super) const RULES: &str = "LJRG";

/// The player who calls for a resumption, under other rules.
pub(super) const RESUMPTION: &str = "LJQ";

/// An SGF collection, which changes only in white space when written.
///
/// ```
/// # use loja_notation::Sgf;
/// let sgf = Sgf::parse("(;GM[1]XX[a\\]b] (;B[aa]) (;B[bb];W[]))")?;
/// assert_eq!(sgf.to_string(), "(;GM[1]XX[a\\]b]\n(;B[aa])\n(;B[bb]\n;W[]))\n");
/// # Ok::<(), loja_notation::Error>(())
/// ```
// A flat list, because dropping or writing a million nested nodes would overflow the stack.
#[derive(Clone, Debug, Default)]
pub struct Sgf {
    pub(super) nodes: Vec<Node>,
    pub(super) roots: Vec<usize>,
    /// Text around the games, each with a game's first node.
    pub(super) passed_over: Vec<(usize, String)>,
}

/// Ignores the text around the games.
impl PartialEq for Sgf {
    fn eq(&self, other: &Sgf) -> bool {
        self.nodes == other.nodes && self.roots == other.roots
    }
}

impl Eq for Sgf {}

#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub(super) properties: Vec<Property>,
    pub(super) children: Vec<usize>,
    /// Line and column of its semicolon.
    pub(super) place: (usize, usize),
}

/// Ignores the place in the file.
impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        self.properties == other.properties && self.children == other.children
    }
}

impl Eq for Node {}

pub(super) fn at(node: &Node, error: Error) -> Error {
    let (line, column) = node.place;
    error.within(SpotFact::Node { line, column })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Property {
    /// FF[3] and older have small letters too, which mean nothing.
    pub(super) name: String,
    /// The text between the brackets, with escapes.
    pub(super) values: Vec<String>,
}

impl Node {
    pub(super) fn values(&self, name: &str) -> Option<&[String]> {
        let called = |property: &&Property| property.is(name);
        let found = self.properties.iter().find(called);
        found.map(|property| property.values.as_slice())
    }

    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.values(name)?.first().map(String::as_str)
    }

    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a String> {
        let called = move |property: &&Property| property.is(name);
        let found = self.properties.iter().filter(called);
        found.flat_map(|property| &property.values)
    }

    /// A node has each property once.
    pub(super) fn put(&mut self, name: &str, values: Vec<String>) {
        if let Some(known) = self.properties.iter_mut().find(|known| known.is(name)) {
            known.values.extend(values);
        } else if !values.is_empty() {
            let name = name.to_owned();
            self.properties.push(Property { name, values });
        }
    }
}

impl Property {
    pub(super) fn is(&self, name: &str) -> bool {
        let capitals = self.name.chars().filter(char::is_ascii_uppercase);
        capitals.eq(name.chars())
    }
}

impl Sgf {
    /// Reads a collection, and warns of text around games or a missing end.
    ///
    /// # Errors
    /// Names line and column of what isn't SGF, and what could be there.
    pub fn parse(text: &str) -> Result<Sgf, Error> {
        if text.len() > MAX_SGF {
            return Err(Error::too_large(NotationFact::LongSgf));
        }
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = Reader::new(text);
        let mut sgf = Sgf::default();
        reader.skip_blanks();
        if reader.peek() != Some('(')
            && let Some(before) = reader.before_next_game()
        {
            sgf.pass_over(reader.place, NotationFact::TextBefore);
            reader.skip(before);
        }
        // The last node before each open bracket; `None` before a game.
        let mut open: Vec<Option<usize>> = Vec::new();
        let mut last = None;
        let mut expects_node = false;
        let mut branched = false;
        loop {
            reader.skip_blanks();
            let place = reader.place;
            let Some(sign) = reader.peek() else { break };
            if open.is_empty() && !sgf.roots.is_empty() {
                let rest = reader.rest.as_str().len();
                let before = reader.before_next_game().unwrap_or(rest);
                if before > 0 {
                    sgf.pass_over(place, NotationFact::TextAfter);
                    reader.skip(before);
                    continue;
                }
            }
            if expects_node && sign != ';' {
                return Err(reader.expected(ExpectedFact::Node));
            }
            match sign {
                '(' => {
                    reader.next();
                    open.push(last);
                    expects_node = true;
                    branched = false;
                }
                _ if open.is_empty() => {
                    return Err(reader.expected(ExpectedFact::Game));
                }
                ';' if branched => {
                    return Err(reader.expected(ExpectedFact::Branch));
                }
                ';' => {
                    reader.next();
                    expects_node = false;
                    let node = sgf.nodes.len();
                    if node == MAX_NODES {
                        return Err(Error::too_large(NotationFact::ManyNodes));
                    }
                    match last {
                        Some(parent) => sgf.nodes[parent].children.push(node),
                        None => sgf.roots.push(node),
                    }
                    last = Some(node);
                    sgf.nodes.push(Node {
                        properties: reader.properties()?,
                        place,
                        ..Node::default()
                    });
                }
                ')' => {
                    reader.next();
                    last = open.pop().flatten();
                    branched = last.is_some();
                }
                _ => return Err(reader.expected(ExpectedFact::Property)),
            }
        }
        if expects_node || !open.is_empty() {
            sgf.cut_off(&reader, expects_node)?;
        }
        if sgf.roots.is_empty() {
            return Err(reader.expected(ExpectedFact::Game));
        }
        Ok(sgf)
    }

    /// Accepts a text that ends within a game, if some of the game is there.
    fn cut_off(&mut self, reader: &Reader<'_>, expects_node: bool) -> Result<(), Error> {
        let any = |node: &Node| !node.properties.is_empty();
        if self.nodes.iter().any(any) {
            match reader.unfinished {
                Some(begun) => {
                    self.pass_over(begun, NotationFact::EndsAmidValue);
                }
                None => self.pass_over(reader.place, NotationFact::EndsAmidGame),
            }
            return Ok(());
        }
        Err(match reader.unfinished {
            Some((line, column)) => {
                Error::from(NotationFact::OpenValue).within(SpotFact::LineColumn { line, column })
            }
            None if expects_node => reader.expected(ExpectedFact::Node),
            None => reader.expected(ExpectedFact::Closing),
        })
    }

    fn pass_over(&mut self, (line, column): (usize, usize), what: NotationFact) {
        if self.passed_over.len() < MAX_PASSED_OVER {
            let what = Error::from(what).within(SpotFact::LineColumn { line, column });
            let root = self.roots.last().copied().unwrap_or(0);
            self.passed_over.push((root, what.to_string()));
        }
    }

    pub(super) fn passed_over(&self, root: &Node) -> impl Iterator<Item = String> {
        let at = |of: usize| {
            self.nodes
                .get(of)
                .is_some_and(|node| std::ptr::eq(node, root))
        };
        let told = self.passed_over.iter();
        told.filter(move |(of, _)| at(*of))
            .map(|(_, what)| what.clone())
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> usize {
        self.roots.len()
    }

    /// A game as in the file.
    #[must_use]
    pub fn game(&self, game: usize) -> Option<String> {
        let mut text = String::new();
        self.write(*self.roots.get(game)?, &mut text).ok()?;
        Some(text)
    }

    /// A game's id in our files.
    #[must_use]
    pub fn id(&self, game: usize) -> Option<String> {
        let id = self.root(game)?.value("LJI").map(text);
        id.filter(|id| !id.is_empty())
    }

    /// Whether a game names these rules.
    #[must_use]
    pub fn has_our_rules(&self, game: usize) -> bool {
        let rules = self.root(game).and_then(|root| root.value("RU"));
        rules.is_some_and(|rules| rules.trim() == RULES)
    }

    /// Removes the name of the rules.
    #[must_use]
    pub fn without_rules(mut self) -> Sgf {
        for &root in &self.roots {
            self.nodes[root]
                .properties
                .retain(|property| !property.is("RU"));
        }
        self
    }

    pub(super) fn root(&self, game: usize) -> Option<&Node> {
        self.roots.get(game).map(|&root| &self.nodes[root])
    }
}

/// Writes a node a line.
impl fmt::Display for Sgf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.roots.iter().try_for_each(|&root| self.write(root, f))
    }
}

impl Sgf {
    fn write(&self, root: usize, f: &mut impl fmt::Write) -> fmt::Result {
        enum Step {
            Tree(usize),
            Close,
        }
        let mut steps = vec![Step::Tree(root)];
        while let Some(step) = steps.pop() {
            let Step::Tree(mut at) = step else {
                f.write_str(")")?;
                continue;
            };
            f.write_str(if at == root { "(" } else { "\n(" })?;
            let first = at;
            loop {
                let node = &self.nodes[at];
                f.write_str(if at == first { ";" } else { "\n;" })?;
                for Property { name, values } in &node.properties {
                    f.write_str(name)?;
                    for value in values {
                        write!(f, "[{value}]")?;
                    }
                }
                match node.children[..] {
                    [only] => at = only,
                    ref many => {
                        steps.push(Step::Close);
                        steps.extend(many.iter().rev().map(|&child| Step::Tree(child)));
                        break;
                    }
                }
            }
        }
        f.write_str("\n")
    }
}

struct Reader<'a> {
    rest: std::str::Chars<'a>,
    place: (usize, usize),
    unfinished: Option<(usize, usize)>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader {
            rest: text.chars(),
            place: (1, 1),
            unfinished: None,
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn before_next_game(&self) -> Option<usize> {
        first_game(self.rest.as_str().as_bytes())
    }

    fn skip(&mut self, bytes: usize) {
        let left = self.rest.as_str().len().saturating_sub(bytes);
        while self.rest.as_str().len() > left {
            self.next();
        }
    }

    fn next(&mut self) -> Option<char> {
        let sign = self.rest.next()?;
        self.place = match sign {
            '\n' => (self.place.0 + 1, 1),
            _ => (self.place.0, self.place.1 + 1),
        };
        Some(sign)
    }

    fn skip_blanks(&mut self) {
        while self
            .peek()
            .is_some_and(|sign| sign.is_whitespace() || sign == '\0')
        {
            self.next();
        }
    }

    fn expected(&self, what: ExpectedFact) -> Error {
        let found = self.peek().map(|sign| sign.escape_debug().to_string());
        let (line, column) = self.place;
        Error::from(NotationFact::SgfExpected { found, what })
            .within(SpotFact::LineColumn { line, column })
    }

    fn properties(&mut self) -> Result<Vec<Property>, Error> {
        let mut properties = Vec::new();
        loop {
            self.skip_blanks();
            let mut name = String::new();
            while let Some(sign) = self.peek().filter(char::is_ascii_alphabetic) {
                name.push(sign);
                self.next();
            }
            if name.is_empty() {
                return Ok(properties);
            }
            let mut values = Vec::new();
            self.skip_blanks();
            while self.peek() == Some('[') {
                values.extend(self.value());
                self.skip_blanks();
            }
            // Truncated here.
            if values.is_empty() && self.peek().is_none() {
                return Ok(properties);
            }
            if values.is_empty() {
                return Err(self.expected(ExpectedFact::Value));
            }
            properties.push(Property { name, values });
        }
    }

    /// `None` if the text ends within the value.
    fn value(&mut self) -> Option<String> {
        let begun = self.place;
        self.next();
        let mut value = String::new();
        while let Some(sign) = self.next() {
            if sign == ']' {
                return Some(value);
            }
            value.push(sign);
            if sign == '\\' {
                value.extend(self.next());
            }
        }
        self.unfinished = Some(begun);
        None
    }
}
