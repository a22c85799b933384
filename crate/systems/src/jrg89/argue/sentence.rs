//! Parts of sentences: who, which stones, which locations.

use loja_ground::{Color, Point, PointSet};

/// Whose words these are, and how locations are called.
#[derive(Clone, Copy)]
pub struct Voice<'n> {
    /// Who is called "you".
    pub you: Option<Color>,
    /// The reader's name of a location.
    pub name: &'n dyn Fn(Point) -> String,
}

/// Longer lists name only their first locations.
const NAMES: usize = 6;

impl Voice<'_> {
    /// "You", "White".
    pub(super) fn who(self, color: Color) -> &'static str {
        if self.you == Some(color) {
            "You"
        } else {
            color.player_name()
        }
    }

    /// The same amid a sentence.
    pub(super) fn whom(self, color: Color) -> &'static str {
        if self.you == Some(color) {
            "you"
        } else {
            color.player_name()
        }
    }

    /// "you pass", "White passes".
    pub(super) fn does(self, color: Color, verbs: [&str; 2]) -> String {
        let [you, he] = verbs;
        let verb = if self.you == Some(color) { you } else { he };
        format!("{} {verb}", self.who(color))
    }

    /// "a1, b1 and c1".
    pub(super) fn names(self, points: &PointSet) -> String {
        let mut names: Vec<String> = points.iter().take(NAMES).map(self.name).collect();
        let more = points.len().saturating_sub(names.len());
        if more > 0 {
            names.push(format!("{more} more"));
        }
        list(&names)
    }

    /// "the black stone at a1", "the 2 black stones at a1 and b1".
    pub(super) fn stones(self, color: Color, points: &PointSet) -> String {
        let kind = color.name();
        match points.len() {
            1 => format!("the {kind} stone at {}", self.names(points)),
            count => format!("the {count} {kind} stones at {}", self.names(points)),
        }
    }
}

pub(super) fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

pub(super) fn upper(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + chars.as_str()
    })
}

/// The passages that a sentence names in parentheses: "I6", "article 7.2".
pub(super) fn passages(text: &str) -> Vec<String> {
    let inside = text
        .split('(')
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    let mut found: Vec<String> = Vec::new();
    for name in inside.flat_map(|list| list.split(", ")) {
        let told = name.starts_with("article ")
            || name.len() == 2
                && name.starts_with('I')
                && name.ends_with(|digit: char| digit.is_ascii_digit());
        if told && !found.iter().any(|known| known == name) {
            found.push(name.to_owned());
        }
    }
    found
}
