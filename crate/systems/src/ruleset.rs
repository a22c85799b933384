//! The seam for rule sets: what each one says of itself, how its judgements are read, how it is played and judged.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use loja_ground::{Point, PointSet};
use loja_search::Control;

use crate::clause::Clause;
use crate::compare::{Life, Stage, Taking, Whose};
use crate::fault::Fault;
use crate::frame::{Game, Start};
use crate::judgement::{Judgement, Standing};
use crate::options::RuleOption;
use crate::proof::Provable;

/// What a rule set says of itself: its names, and the words of it that decide.
#[derive(Debug)]
pub struct Description {
    /// In files, addresses and commands.
    pub name: &'static str,
    /// Over a column.
    pub title: &'static str,
    /// Below the title: whose text it is, or how it is taken.
    pub by: &'static str,
    /// On a tab.
    pub short: &'static str,
    /// Within a sentence, after "by".
    pub words: &'static str,
    /// What ends a game, and what is special on the way.
    pub guide: &'static str,
    /// Where the clauses stand that name a line, a page or an article alone; none where they name their document.
    pub document: Option<&'static str>,
    /// By which words it decides at each stage of a comparison.
    pub clauses: [Clause; 4],
}

impl Description {
    /// By which words the rule set decides at a stage.
    #[must_use]
    pub const fn clause(&self, stage: Stage) -> Clause {
        self.clauses[stage as usize]
    }
}

/// A rule set: what it says of itself, and how its judgements are read.
pub trait Ruleset: Sync {
    /// Its names and words.
    fn description(&self) -> &'static Description;

    /// What players may settle before a game.
    fn options(&self) -> &'static [&'static RuleOption] {
        &[]
    }

    /// Whether what stands at the end of a game is all that counts, so that there is a value of perfect play.
    fn is_played_out(&self) -> bool {
        false
    }

    /// How many situations a judgement may take where nobody gives a limit: about half a minute of a computer's time, as it was measured on boards of the bestiary.
    fn patience(&self) -> u64 {
        500_000
    }

    /// The rule set that judges every board as this one does, and is asked in its place.
    fn spokesman(&self) -> Option<System> {
        None
    }

    /// What becomes of the stone at a location. Where the judgement names no string there, the stone stands.
    fn life(&self, judgement: &Judgement, at: Point) -> Life {
        judgement.life(at)
    }

    /// Standing stones in seki, once it is known what becomes of each stone.
    fn seki(&self, _start: &Start, _judgement: &Judgement) -> PointSet {
        PointSet::new()
    }

    /// Standing stones in seki, as far as it is known what becomes of each stone. A seki may spread, so there is none till all is known.
    fn known_seki(&self, start: &Start, judgement: &Judgement, life: &[Life]) -> PointSet {
        match life.contains(&Life::Undecided) {
            true => PointSet::new(),
            false => self.seki(start, judgement),
        }
    }

    /// Whose a location is on which no standing stone is.
    fn whose(&self, judgement: &Judgement, _life: Life, at: Point) -> Whose {
        judgement.whose(at)
    }
}

/// A rule set by which this crate plays and judges.
pub trait Arbiter: Ruleset + Provable {
    /// A game that begins here.
    ///
    /// # Errors
    /// When the stones are no position of this rule set.
    fn start(&self, start: &Start) -> Result<Game, Fault>;

    /// What it says of a position as if play stopped there. Komi is in thousandths of a point.
    ///
    /// # Errors
    /// When the stones are no position of this rule set.
    fn judge(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault>;

    /// What perfect players come to from a position, in place of what stands. Komi is in thousandths of a point.
    ///
    /// # Errors
    /// When the stones are no position of this rule set.
    fn perfect(
        &self,
        start: &Start,
        _komi: i64,
        _control: &Control<'_>,
    ) -> Result<Judgement, Fault> {
        let why = "what stands at the end of a game is not all that counts";
        Ok(Judgement::without(
            Standing::Undefined,
            start.board.len(),
            why,
        ))
    }

    /// How a stone is taken against the longest defence, where the rule set asks that. Each turn of it is legal, and none is left out.
    fn taking_line(&self, _start: &Start, _at: Point, _control: &Control<'_>) -> Option<Taking> {
        None
    }
}

/// A rule set that this crate plays and judges by. Lists have them in the order of [`System::all`].
#[derive(Clone, Copy)]
pub struct System(pub(crate) &'static dyn Arbiter);

impl System {
    /// The name of a rule set.
    pub(crate) const fn of(rules: &'static dyn Arbiter) -> System {
        System(rules)
    }

    /// The name in files, addresses and commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.description().name
    }
}

impl Deref for System {
    type Target = dyn Arbiter;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl PartialEq for System {
    fn eq(&self, other: &System) -> bool {
        self.name() == other.name()
    }
}

impl Eq for System {}

impl Hash for System {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for System {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}
