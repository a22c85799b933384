//! Lemmas that may end a branch; `loja-certificate` states and proves them.

use std::fmt;

use crate::answer::Answer;

/// A lemma that ends a certificate's branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lemma {
    /// The set allows no 2-eye formation. See `lemma::hopeless`.
    Hopeless,
    /// The refuter can end the game.
    /// See `lemma::ending`.
    Ending,
    /// A refuter's stone in the set can never be captured. See `lemma::joined`.
    Joined,
    /// The refuter enters from outside.
    /// See `lemma::doors`.
    Doors,
    /// A refuter's group lives although the refuter only passes. See `lemma::alive`.
    Alive,
    /// The claimant need only fill up.
    /// See `lemma::fill`.
    Fill,
    /// The claimant wins a local game in each part between safe stones. See `lemma::sum`.
    Sum,
    /// A claimant's chain has two rooms to breathe in, and the claimant wins all local games beside it. See
    /// `lemma::rooms`.
    Rooms,
    /// Parts of local games where the refuter can't make two eyes need no answers. See `lemma::dead`.
    Dead,
}

impl Lemma {
    /// Every lemma, in the checker's order.
    pub const ALL: [Lemma; 9] = [
        Lemma::Hopeless,
        Lemma::Ending,
        Lemma::Joined,
        Lemma::Doors,
        Lemma::Alive,
        Lemma::Fill,
        Lemma::Sum,
        Lemma::Rooms,
        Lemma::Dead,
    ];

    /// Its name in a certificate.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Lemma::Hopeless => "hopeless",
            Lemma::Ending => "ending",
            Lemma::Joined => "joined",
            Lemma::Doors => "doors",
            Lemma::Alive => "alive",
            Lemma::Fill => "fill",
            Lemma::Sum => "sum",
            Lemma::Rooms => "rooms",
            Lemma::Dead => "dead",
        }
    }

    /// The lemma with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Lemma> {
        Lemma::ALL.into_iter().find(|lemma| lemma.name() == name)
    }

    /// The answer it helps to show.
    #[must_use]
    pub const fn answer(self) -> Answer {
        match self {
            Lemma::Fill | Lemma::Sum | Lemma::Rooms | Lemma::Dead => Answer::Lock,
            _ => Answer::Refuted,
        }
    }

    /// Whether it holds in a zone's game too.
    #[must_use]
    pub const fn holds_in_zones(self) -> bool {
        matches!(self, Lemma::Joined | Lemma::Doors | Lemma::Alive)
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl fmt::Display for Lemma {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of lemmas.
///
/// ```
/// # use loja_format::{Lemma, Lemmas};
/// let some = Lemmas::ALL.without(Lemma::Alive);
/// assert!(some.contains(Lemma::Fill) && !some.contains(Lemma::Alive));
/// assert_eq!(Lemmas::NONE.with(Lemma::Fill).to_string(), "fill");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lemmas(u16);

impl Lemmas {
    /// Branches end only by formation or the game's end.
    pub const NONE: Lemmas = Lemmas(0);
    /// Every lemma.
    pub const ALL: Lemmas = Lemmas((1 << Lemma::ALL.len()) - 1);

    /// With this one too.
    #[must_use]
    pub const fn with(self, lemma: Lemma) -> Lemmas {
        Lemmas(self.0 | lemma.bit())
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, lemma: Lemma) -> Lemmas {
        Lemmas(self.0 & !lemma.bit())
    }

    /// Whether it is one of them.
    #[must_use]
    pub const fn contains(self, lemma: Lemma) -> bool {
        self.0 & lemma.bit() != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that hold in a zone's game.
    #[must_use]
    pub fn in_zones(self) -> Lemmas {
        let hold = self.iter().filter(|lemma| lemma.holds_in_zones());
        hold.fold(Lemmas::NONE, Lemmas::with)
    }

    /// The lemmas, in [`Lemma::ALL`]'s order.
    pub fn iter(self) -> impl Iterator<Item = Lemma> {
        Lemma::ALL
            .into_iter()
            .filter(move |&lemma| self.contains(lemma))
    }
}

/// The names, parted by blanks.
impl fmt::Display for Lemmas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Lemma::name).collect();
        f.write_str(&names.join(" "))
    }
}
