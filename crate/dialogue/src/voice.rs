//! Who is who, and what stones and points are called.

use loja_notation::Layout;
use loja_rules::{Chain, Color, Point, PointSet, State};

use crate::text::{count, listed};

#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    pub(crate) layout: &'a Layout,
    /// The reader's side, which is "you".
    pub(crate) you: Option<Color>,
    /// The player just named, who owns what is "his".
    pub(crate) named: Option<Color>,
}

const MOST_NAMES: usize = 6;

/// A larger chain is named by one stone.
const MOST_STONES: usize = 4;

impl Voice<'_> {
    pub(crate) fn about(self, color: Color) -> Self {
        Voice {
            named: Some(color),
            ..self
        }
    }

    pub(crate) fn is_you(&self, color: Color) -> bool {
        self.you == Some(color)
    }

    /// "you" or "Black".
    pub(crate) fn who(&self, color: Color) -> String {
        if self.is_you(color) {
            "you".to_owned()
        } else {
            color.to_string()
        }
    }

    /// "your" or "his", if it is clear whose.
    pub(crate) fn his(&self, color: Color) -> &'static str {
        if self.is_you(color) { "your" } else { "his" }
    }

    /// "you" or "he", if it is clear who.
    pub(crate) fn he(&self, color: Color) -> &'static str {
        if self.is_you(color) { "you" } else { "he" }
    }

    /// "your", "his" or "Black's".
    pub(crate) fn whose(&self, color: Color) -> String {
        if self.is_you(color) || self.named == Some(color) {
            self.his(color).to_owned()
        } else {
            format!("{color}’s")
        }
    }

    /// "yours" or "Black's".
    pub(crate) fn owned(&self, color: Color) -> String {
        if self.is_you(color) {
            "yours".to_owned()
        } else {
            format!("{color}’s")
        }
    }

    /// The verb with who does it: "you play", "Black plays".
    pub(crate) fn does(&self, color: Color, you: &str, he: &str) -> String {
        let verb = if self.is_you(color) { you } else { he };
        [&self.who(color), " ", verb].concat()
    }

    pub(crate) fn name(&self, point: Point) -> String {
        self.layout.name(point)
    }

    fn names(&self, points: &PointSet) -> Vec<String> {
        let mut names: Vec<String> = points
            .iter()
            .take(MOST_NAMES)
            .map(|x| self.name(x))
            .collect();
        if points.len() > MOST_NAMES {
            names.truncate(MOST_NAMES - 3);
            names.push([&count(points.len() - names.len()), " more"].concat());
        }
        names
    }

    /// "a1, b1 and c1"; of many, some are named.
    pub(crate) fn points(&self, points: &PointSet) -> String {
        listed(&self.names(points), "and")
    }

    /// "a1, b1 or c1".
    pub(crate) fn either(&self, points: &PointSet) -> String {
        listed(&self.names(points), "or")
    }

    /// "your stone at c1", "White's two stones at a1 and b1", "White's nine connected stones at a1".
    pub(crate) fn stones(&self, state: &State, color: Color, stones: &PointSet) -> Noun {
        let number = stones.len();
        let owner = self.whose(color);
        let Some(first) = stones.iter().next() else {
            return Noun::new([&owner, " stones"].concat(), true);
        };
        if number == 1 {
            return Noun::new([&owner, " stone at ", &self.name(first)].concat(), false);
        }
        if number > MOST_STONES
            && state.situation().color_at(first) == Some(color)
            && let Some(chain) = state.chain(first)
            && *stones == chain.members
        {
            let text = format!(
                "{owner} {} connected stones at {}",
                count(number),
                self.name(first)
            );
            return Noun::new(text, true);
        }
        let text = [
            &owner,
            " ",
            &count(number),
            " stones at ",
            &self.points(stones),
        ];
        Noun::new(text.concat(), true)
    }
}

pub(crate) struct Noun {
    pub(crate) text: String,
    pub(crate) several: bool,
}

impl Noun {
    fn new(text: String, several: bool) -> Noun {
        Noun { text, several }
    }

    /// With a verb: "your stone at c1 has", "your two stones at c1 and d1 have".
    pub(crate) fn does(&self, one: &str, several: &str) -> String {
        [&self.text, " ", self.pick(one, several)].concat()
    }

    pub(crate) fn pick<'a>(&self, one: &'a str, several: &'a str) -> &'a str {
        if self.several { several } else { one }
    }
}

pub(crate) fn chains(state: &State, stones: &PointSet) -> Vec<Chain> {
    let mut rest = stones.clone();
    let mut found = Vec::new();
    loop {
        let first = rest.iter().next();
        let Some(chain) = first.and_then(|first| state.chain(first)) else {
            return found;
        };
        rest = rest.difference(&chain.members);
        found.push(chain);
    }
}
