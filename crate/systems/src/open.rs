use std::fmt;

use loja_ground::{Color, Point, PointSet};

use loja_search::Halt;

/// The most points named in a sentence; others are counted.
const NAMES: usize = 12;

/// A question that a judgement leaves open, without the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// Whether stones are alive.
    Life,
    /// 2003: whether living stones live under themselves or locally.
    WayOfLife,
    /// 2003: whether ko stones are direct, which forbids the end.
    DirectKo,
    /// 2003: direct ko stones forbid the end.
    EndsNot,
    /// Yasunaga: whether this player can protect stones.
    Protection(Color),
    /// LJRG: who controls locations (C3).
    Control,
    /// A sentence about no points.
    Words(String),
}

/// A reason why a judgement has no answer, with its locations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// The open question.
    pub about: About,
    /// Where; may be empty.
    pub points: PointSet,
    /// The limit that ended the search before its answer, if one did.
    pub stopped: Option<Halt>,
}

impl Open {
    /// A sentence about no points.
    #[must_use]
    pub fn words(words: impl Into<String>) -> Open {
        Open {
            about: About::Words(words.into()),
            points: PointSet::new(),
            stopped: None,
        }
    }

    /// An open question at these locations.
    #[must_use]
    pub fn at(about: About, points: PointSet) -> Open {
        Open {
            about,
            points,
            stopped: None,
        }
    }

    /// Adds a reason, or its locations to an equal one.
    pub fn add(list: &mut Vec<Open>, open: Open) {
        let equal = |one: &&mut Open| (&one.about, one.stopped) == (&open.about, open.stopped);
        match list.iter_mut().find(equal) {
            Some(one) => one.points = one.points.union(&open.points),
            None => list.push(open),
        }
    }

    /// The sentence without a full stop, with the reader's names.
    #[must_use]
    pub fn told(&self, name: &dyn Fn(Point) -> String) -> String {
        let at = Named::of(&self.points, name);
        let stones = at.with("stone");
        let open = match &self.about {
            About::Life => format!(
                "the search did not find out whether {stones} {} alive",
                at.verb("is", "are"),
            ),
            About::WayOfLife => format!(
                "{stones} {} alive, but the search did not find out whether under {} or locally",
                at.verb("is", "are"),
                at.verb("itself", "themselves"),
            ),
            About::DirectKo => format!(
                "the search did not find out whether {stones} {}, with which a game may not end",
                at.verb("is a direct ko stone", "are direct ko stones"),
            ),
            About::EndsNot => format!(
                "a game may not end like this: {stones} {}",
                at.verb("is a direct ko stone", "are direct ko stones"),
            ),
            About::Protection(color) => {
                format!("the search did not find out whether {color} can protect {stones}")
            }
            About::Control => format!(
                "the search did not find out who controls {} (C3)",
                at.with("point")
            ),
            About::Words(words) => words.clone(),
        };
        match self.stopped {
            Some(stopped) => format!("{open}: {stopped}"),
            None => open,
        }
    }
}

struct Named {
    count: usize,
    names: String,
}

impl Named {
    fn of(points: &PointSet, name: &dyn Fn(Point) -> String) -> Named {
        let count = points.len();
        let mut names: Vec<String> = points.iter().take(NAMES).map(name).collect();
        let more = count.saturating_sub(names.len());
        if more > 0 {
            names.push(format!("{more} more"));
        }
        let last = names.pop().unwrap_or_default();
        let names = match names.is_empty() {
            true => last,
            false => format!("{} and {last}", names.join(", ")),
        };
        Named { count, names }
    }

    /// "the stone at a1", "the 2 stones at a1 and b1".
    fn with(&self, what: &str) -> String {
        match self.count {
            1 => format!("the {what} at {}", self.names),
            count => format!("the {count} {what}s at {}", self.names),
        }
    }

    fn verb<'a>(&self, one: &'a str, more: &'a str) -> &'a str {
        if self.count == 1 { one } else { more }
    }
}

/// Thousandths of a point, as "1 point" or "2.5 points".
pub(crate) struct InPoints(pub(crate) i64);

impl fmt::Display for InPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}", size / 1000)?;
        let rest = format!("{:03}", size % 1000);
        let rest = rest.trim_end_matches('0');
        if !rest.is_empty() {
            write!(f, ".{rest}")?;
        }
        f.write_str(if size == 1000 { " point" } else { " points" })
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::Board;

    use super::*;

    fn told(open: &Open) -> String {
        open.told(&|at| format!("p{}", at.index()))
    }

    fn points(count: usize) -> PointSet {
        let board = Board::rectangle(20, 1);
        board.points().take(count).collect()
    }

    #[test]
    fn points_are_named_and_counted_right() {
        let life = |count| told(&Open::at(About::Life, points(count)));
        assert_eq!(
            life(1),
            "the search did not find out whether the stone at p0 is alive"
        );
        assert_eq!(
            life(2),
            "the search did not find out whether the 2 stones at p0 and p1 are alive"
        );
        assert!(life(14).ends_with("p10, p11 and 2 more are alive"));
        let control = told(&Open::at(About::Control, points(1)));
        assert_eq!(
            control,
            "the search did not find out who controls the point at p0 (C3)"
        );
        let ko = told(&Open::at(About::EndsNot, points(1)));
        assert_eq!(
            ko,
            "a game may not end like this: the stone at p0 is a direct ko stone"
        );
        let way = told(&Open::at(About::WayOfLife, points(2)));
        assert!(way.starts_with("the 2 stones at p0 and p1 are alive, but"));
    }

    #[test]
    fn each_reason_is_said_once_with_all_its_points() {
        let protect = |color, points, stopped| Open {
            stopped: Some(stopped),
            ..Open::at(About::Protection(color), points)
        };
        let mut all = Vec::new();
        let (one, two) = (points(1), points(2).difference(&points(1)));
        Open::add(&mut all, protect(Color::White, one.clone(), Halt::Nodes));
        Open::add(&mut all, protect(Color::Black, one.clone(), Halt::Nodes));
        Open::add(&mut all, protect(Color::White, two, Halt::Nodes));
        Open::add(&mut all, protect(Color::White, one, Halt::Memory));
        assert_eq!(
            all.iter().map(told).collect::<Vec<_>>(),
            [
                "the search did not find out whether White can protect the 2 stones at p0 and p1: it reached its limit of situations",
                "the search did not find out whether Black can protect the stone at p0: it reached its limit of situations",
                "the search did not find out whether White can protect the stone at p0: it reached its limit of memory",
            ]
        );
    }

    #[test]
    fn thousandths_are_told_as_points() {
        let told = |thousandths| InPoints(thousandths).to_string();
        assert_eq!(
            [told(1000), told(0), told(-2500), told(3250)],
            ["1 point", "0 points", "-2.5 points", "3.25 points"]
        );
    }
}
