//! Names for lemmas that save work, can be turned off, and change no verdict.

use std::fmt;

/// A set of lemmas, each with a name.
///
/// ```
/// # use loja_solver::Switches;
/// let most = Switches::ALL.without("apart").ok_or("no such lemma")?;
/// assert!(Switches::ALL.has(Switches::APART) && !most.has(Switches::APART));
/// assert_eq!(Switches::named("no such lemma"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Switches(u64);

/// A line for each lemma: doc, constant, name. The order gives the bits.
macro_rules! switches {
    ($($(#[$doc:meta])+ $constant:ident = $name:literal,)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Place { $($constant,)+ }

        impl Switches {
            $($(#[$doc])+ pub const $constant: Switches = Switches(1 << Place::$constant as u64);)+

            /// Every lemma with its name, in the order of this list.
            pub const NAMES: &'static [(&'static str, Switches)] = &[
            $(($name, Switches::$constant),)+
        ];

            /// Everything on.
            pub const ALL: Switches = Switches(0 $(| 1 << Place::$constant as u64)+);
        }
    };
}

switches! {
    // Which sets are worth claiming: `claims`.
    /// A claim that falls apart is as good as its parts.
    APART = "apart",
    /// A chain alone is no lock.
    BARE = "bare",
    /// A location without neighbours is in no lock (C8.4).
    LONELY = "lonely",
    /// A refuter's stone that marks protect from capture is in no lock.
    STAYS = "stays",
    /// Empty locations marked for good that spoil the set.
    CLOSED = "closed",
    /// Refuter's chains that live without a move, wherever the border is.
    ALIVE = "alive",
    /// `alive` for one claim at a time.
    ALIVE_INSIDE = "alive-inside",
    /// A chain of the claimant without a liberty in the set (C6.3).
    VANISHED = "vanished",
    /// A chain of the claimant whose capture opens two doors at once.
    TWO_DOORS = "two-doors",
    /// Too few eyes even if the refuter only passes.
    EYES = "eyes",
    // How claims are decided: `lemma`.
    /// A refuter's stone in the set that can't be captured for good.
    JOINED = "joined",
    /// The refuter enters from outside, at a door that is open.
    DOORS = "doors",
    /// The refuter captures a chain with two doors.
    GATE = "gate",
    /// A refuter's group lives without a move.
    PASSIVE = "passive",
    /// The claimant need only fill up.
    FILL = "fill",
    /// The claimant settles every region from safe chains.
    TOUCH = "touch",
    /// The claimant wins every local game between safe chains: `sum`.
    SUM = "sum",
    /// `sum` before a chain is safe, while one breathes in two rooms: `rooms`.
    ROOMS = "rooms",
    /// Parts where the refuter can't make two eyes need no answers: `dead`.
    DEAD = "dead",
    /// A part of the claim is enough to refute it: `zone`.
    ZONE = "zone",
    /// Tries a move that won once after the others: an order rather than a lemma.
    ALIKE = "alike",
}

impl Switches {
    /// Everything off.
    pub const NONE: Switches = Switches(0);

    /// Whether all of these lemmas are on.
    #[must_use]
    pub const fn has(self, lemma: Switches) -> bool {
        self.0 & lemma.0 == lemma.0
    }

    /// The lemmas of either set.
    #[must_use]
    pub const fn with(self, more: Switches) -> Switches {
        Switches(self.0 | more.0)
    }

    /// The lemmas of this set that the other one does not have.
    #[must_use]
    pub const fn minus(self, less: Switches) -> Switches {
        Switches(self.0 & !less.0)
    }

    /// The lemma with this name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Switches> {
        let found = Switches::NAMES.iter().find(|&&(known, _)| known == name);
        found.map(|&(_, lemma)| lemma)
    }

    /// This set without the lemma of that name, if there is one.
    #[must_use]
    pub fn without(self, name: &str) -> Option<Switches> {
        Switches::named(name).map(|lemma| self.minus(lemma))
    }

    /// The names of its lemmas.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let mine = Switches::NAMES
            .iter()
            .filter(move |&&(_, lemma)| self.has(lemma));
        mine.map(|&(name, _)| name)
    }
}

impl Default for Switches {
    fn default() -> Switches {
        Switches::ALL
    }
}

impl fmt::Debug for Switches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.names()).finish()
    }
}
