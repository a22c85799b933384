//! Says facts to a reader.

use loja_ground::{Color, Point, PointSet};

use crate::fact::{Arg, Fact, Form, Piece, Stones};
use crate::number::{capital, count, listed, some_of};

/// What a reader calls the points of a board.
pub trait PointNames {
    /// A point's name.
    fn name(&self, point: Point) -> String;
}

impl<F: Fn(Point) -> String> PointNames for F {
    fn name(&self, point: Point) -> String {
        self(point)
    }
}

/// The person spoken to, and the names of points.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The board's names.
    pub layout: &'a dyn PointNames,
    /// The reader's side, who is "you".
    pub you: Option<Color>,
}

/// Of more points some are named.
const MOST_NAMES: usize = 6;

/// Of more points a list on paper has only the first.
const MOST_LISTED: usize = 24;

/// A larger chain is named by one stone.
const MOST_STONES: usize = 4;

impl<'a> Voice<'a> {
    /// Speaks to nobody, with these names of points.
    #[must_use]
    pub fn named(layout: &'a dyn PointNames) -> Voice<'a> {
        Voice { layout, you: None }
    }
}

impl Voice<'_> {
    /// Says each fact in a sentence.
    #[must_use]
    pub fn say<'f, F: Fact + 'f>(&self, facts: impl IntoIterator<Item = &'f F>) -> String {
        let mut text = String::new();
        for fact in facts {
            self.sentence(fact, &mut text);
        }
        text
    }

    /// Says a fact as a part of a sentence.
    #[must_use]
    pub fn part(&self, fact: &dyn Fact) -> String {
        let mut text = String::new();
        self.tell(fact, &mut text);
        text
    }

    /// The clauses behind these facts, each once.
    #[must_use]
    pub fn rules<'f, F: Fact + 'f>(facts: impl IntoIterator<Item = &'f F>) -> Vec<String> {
        let mut found = Vec::new();
        for fact in facts {
            cite(fact, &mut found);
        }
        found
    }

    fn sentence(&self, fact: &dyn Fact, text: &mut String) {
        let mut said = self.part(fact);
        capital(&mut said);
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&said);
        if !said.ends_with(['.', '?']) {
            text.push('.');
        }
    }

    fn tell(&self, fact: &dyn Fact, text: &mut String) {
        let lead = fact.message().lead;
        if !lead.is_empty() {
            text.push_str(lead);
            text.push(' ');
        }
        self.pieces(fact.message().text, &fact.arguments(), text);
    }

    pub(crate) fn pieces(&self, pieces: &[Piece], arguments: &[Arg<'_>], text: &mut String) {
        let arg = |at: usize| arguments.get(at).unwrap_or(&Arg::Missing);
        for piece in pieces {
            match piece {
                Piece::Text(words) => text.push_str(words),
                Piece::Arg(at, form) => self.argument(arg(*at), *form, text),
                Piece::Select(at, branches) => {
                    let arg = arg(*at);
                    let chosen = branches.iter().find(|(key, _)| self.is(arg, key));
                    if let Some((_, pieces)) = chosen.or(branches.last()) {
                        self.pieces(pieces, arguments, text);
                    }
                }
            }
        }
    }

    /// Whether a branch with this key is for such an argument.
    fn is(&self, arg: &Arg<'_>, key: &str) -> bool {
        let number = |number: usize| match key {
            "one" => number == 1,
            _ => key.parse() == Ok(number),
        };
        match arg {
            Arg::Missing => key == "none",
            Arg::Color(color) if key == "you" => self.you == Some(*color),
            Arg::Color(color) => color.name() == key,
            Arg::Points(points) => number(points.len()),
            Arg::Stones(stones) => number(stones.at.len()),
            Arg::Count(count) => number(*count),
            Arg::Flag(flag) => key == if *flag { "yes" } else { "no" },
            Arg::Case(name) => key == *name,
            Arg::Fact(fact) => fact.kind() == key,
            Arg::Point(_)
            | Arg::Rules(_)
            | Arg::Quote(_)
            | Arg::Quotes(_)
            | Arg::Moves(_)
            | Arg::Facts(_) => false,
        }
    }

    fn argument(&self, arg: &Arg<'_>, form: Form, text: &mut String) {
        let said = match arg {
            Arg::Color(color) => return self.color(*color, form, text),
            Arg::Fact(fact) if matches!(form, Form::Bare) => {
                return self.pieces(fact.message().text, &fact.arguments(), text);
            }
            Arg::Fact(fact) => return self.tell(*fact, text),
            Arg::Point(point) => self.layout.name(*point),
            Arg::Points(points) if matches!(form, Form::Count) => count(points.len()),
            Arg::Points(points) if matches!(form, Form::Digits) => points.len().to_string(),
            Arg::Points(points) if matches!(form, Form::Names) => self.row(points),
            Arg::Points(points) if matches!(form, Form::Few) => {
                some_of(&points.iter().map(|x| self.name(x)).collect::<Vec<_>>())
            }
            Arg::Points(points) => {
                let and = if matches!(form, Form::Or) {
                    "or"
                } else {
                    "and"
                };
                listed(&self.names(points), and)
            }
            Arg::Stones(stones) => self.stones(stones),
            Arg::Count(number) if matches!(form, Form::Digits) => number.to_string(),
            Arg::Count(number) => count(*number),
            Arg::Facts(facts) => {
                let parts: Vec<String> = facts.iter().map(|fact| self.part(*fact)).collect();
                listed(&parts, "and")
            }
            Arg::Moves(moves) => {
                let pass = || "pass".to_owned();
                let name = |at: &Option<Point>| at.map_or_else(pass, |at| self.name(at));
                moves.iter().map(name).collect::<Vec<_>>().join(" ")
            }
            Arg::Case(name) => return text.push_str(name),
            Arg::Quote(words) => return text.push_str(words),
            Arg::Quotes(words) => some_of(words),
            Arg::Missing | Arg::Flag(_) | Arg::Rules(_) => return,
        };
        text.push_str(&said);
    }

    fn color(&self, color: Color, form: Form, text: &mut String) {
        let is_you = self.you == Some(color);
        let name = color.player_name();
        match form {
            Form::Whose if is_you => text.push_str("your"),
            Form::Owned if is_you => text.push_str("yours"),
            Form::Whose | Form::Owned => {
                text.push_str(name);
                text.push_str("’s");
            }
            Form::Color => text.push_str(color.name()),
            Form::Plain if is_you => text.push_str("you"),
            _ => text.push_str(name),
        }
    }

    fn name(&self, point: Point) -> String {
        self.layout.name(point)
    }

    fn row(&self, points: &PointSet) -> String {
        let all = points.iter().map(|x| self.name(x));
        let mut names: Vec<String> = all.take(MOST_LISTED).collect();
        if points.len() > MOST_LISTED {
            names.push("…".to_owned());
        }
        names.join(" ")
    }

    fn names(&self, points: &PointSet) -> Vec<String> {
        let all = points.iter().map(|x| self.name(x));
        if points.len() <= MOST_NAMES {
            return all.collect();
        }
        let mut names: Vec<String> = all.take(MOST_NAMES - 3).collect();
        names.push([&count(points.len() - names.len()), " more"].concat());
        names
    }

    /// "your stone at c1", "White’s two stones at a1 and b1", "White’s nine connected stones at a1".
    fn stones(&self, stones: &Stones) -> String {
        let mut text = String::new();
        self.color(stones.of, Form::Whose, &mut text);
        let number = stones.at.len();
        match (number, stones.at.iter().next()) {
            (1, Some(first)) => {
                text.push_str(" stone at ");
                text.push_str(&self.name(first));
            }
            (_, Some(first)) => {
                text.push(' ');
                text.push_str(&count(number));
                if number > MOST_STONES && stones.connected {
                    text.push_str(" connected stones at ");
                    text.push_str(&self.name(first));
                } else {
                    text.push_str(" stones at ");
                    text.push_str(&listed(&self.names(&stones.at), "and"));
                }
            }
            (_, None) => text.push_str(" stones"),
        }
        text
    }
}

fn cite(fact: &dyn Fact, found: &mut Vec<String>) {
    let mut add = |rules: &str| {
        for rule in rules.split(", ").filter(|rule| !rule.is_empty()) {
            if !found.iter().any(|known| known == rule) {
                found.push(rule.to_owned());
            }
        }
    };
    add(fact.message().rules);
    let arguments = fact.arguments();
    for argument in &arguments {
        if let Arg::Rules(rules) = argument {
            add(rules);
        }
    }
    for argument in arguments {
        match argument {
            Arg::Fact(fact) => cite(fact, found),
            Arg::Facts(facts) => facts.into_iter().for_each(|fact| cite(fact, found)),
            _ => {}
        }
    }
}
