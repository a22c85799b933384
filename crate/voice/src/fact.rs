//! The parts of a fact.

use loja_ground::{Color, Point, PointSet};

/// Something that was decided about a game or a proof, and can be said.
pub trait Fact {
    /// Its kind, as the catalogue names it.
    fn kind(&self) -> &'static str {
        self.message().kind
    }

    /// The clauses behind it, parted by commas.
    fn rules(&self) -> &'static str {
        self.message().rules
    }

    /// Its arguments with their names, in the catalogue's order.
    fn named(&self) -> Vec<(&'static str, Arg<'_>)> {
        let names = self.message().arguments.iter().copied();
        names.zip(self.arguments()).collect()
    }

    #[doc(hidden)]
    fn message(&self) -> &'static Message;

    #[doc(hidden)]
    fn arguments(&self) -> Vec<Arg<'_>>;
}

/// An argument of a fact.
#[derive(Clone)]
pub enum Arg<'a> {
    /// There is none.
    Missing,
    /// A player.
    Color(Color),
    /// A location.
    Point(Point),
    /// Locations.
    Points(&'a PointSet),
    /// Stones of one player.
    Stones(&'a Stones),
    /// A number.
    Count(usize),
    /// Yes or no.
    Flag(bool),
    /// A name, or one of a few cases.
    Case(&'static str),
    /// Clauses, parted by commas.
    Rules(&'static str),
    /// A part of somebody's text.
    Quote(&'a String),
    /// Several.
    Quotes(&'a [String]),
    /// Moves in order; none for a pass.
    Moves(&'a [Option<Point>]),
    /// A fact within.
    Fact(&'a dyn Fact),
    /// Facts within.
    Facts(Vec<&'a dyn Fact>),
}

/// Stones of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stones {
    /// Their owner.
    pub of: Color,
    /// Where they stand.
    pub at: PointSet,
    /// Whether they are a whole chain, of which one stone tells the others.
    pub connected: bool,
}

/// How somebody makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Just so.
    Plays,
    /// To what the other did.
    Answers,
    /// In vain.
    Tries,
    /// It might be tried, in vain.
    MightTry,
}

impl Manner {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Manner::Plays => "plays",
            Manner::Answers => "answers",
            Manner::Tries => "tries",
            Manner::MightTry => "might-try",
        }
    }
}

/// A message of the catalogue.
#[doc(hidden)]
pub struct Message {
    pub(crate) kind: &'static str,
    pub(crate) arguments: &'static [&'static str],
    pub(crate) text: &'static [Piece],
    pub(crate) rules: &'static str,
    /// The word before it, unless it stands bare.
    pub(crate) lead: &'static str,
}

/// A part of a message; a number stands for an argument.
pub(crate) enum Piece {
    Text(&'static str),
    Arg(usize, Form),
    /// Branches by key; the last is for all others.
    Select(usize, &'static [(&'static str, &'static [Piece])]),
}

/// How an argument is said.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    Plain,
    /// "your", "Black’s".
    Whose,
    /// "yours", "Black’s".
    Owned,
    /// "black".
    Color,
    /// "Black", also of the reader.
    Name,
    /// "a1, b1 or c1".
    Or,
    /// "12", never in words.
    Digits,
    /// How many there are.
    Count,
    /// Without its lead.
    Bare,
    /// "a1 b1 c1", as many as stand in a list on paper.
    Names,
    /// "a1, b1, and 28 more", for the points of a fault.
    Few,
}
