//! The interface of rule sets.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use loja_ground::{Point, PointSet};
use loja_search::Control;

use crate::clause::Clause;
use crate::compare::{ComparedStage, Life, Taking, Whose};
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::{Judgement, Standing};
use crate::options::RuleOption;

/// A rule set's names, and the passages that decide.
#[derive(Debug)]
pub struct Description {
    /// In files, addresses and commands.
    pub name: &'static str,
    /// Over a column.
    pub title: &'static str,
    /// The subtitle: whose text it is, or how it is taken.
    pub by: &'static str,
    /// On a tab.
    pub short: &'static str,
    /// Within a sentence, after "by".
    pub words: &'static str,
    /// The end of a game, and special turns.
    pub guide: &'static str,
    /// The document of clauses that don't name it themselves.
    pub document: Option<&'static str>,
    /// The deciding clause of each stage.
    pub clauses: [Clause; 4],
}

impl Description {
    /// The clause that decides a stage.
    #[must_use]
    pub const fn clause(&self, stage: ComparedStage) -> Clause {
        self.clauses[stage as usize]
    }
}

/// The count of a board that both have played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Territory with dead stones, and prisoners.
    Territory,
    /// Stones, and what they surround.
    Area,
    /// Stones alone.
    Stones,
}

/// How a game comes from its first stop to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settlement {
    /// Both agree, or play goes on until it stops again.
    PlayOn,
    /// Both agree, or each says whether to resume (1989).
    Resumption,
    /// Both agree, or go through the ten steps of New Amateur-Japanese.
    TenSteps,
    /// Three stops, each for something else (Shimada).
    ThreeStops,
}

/// A rule set: its description, and how to read its judgements.
pub trait Ruleset: Sync {
    /// Its names and words.
    fn description(&self) -> &'static Description;

    /// The options that players may settle before a game.
    fn options(&self) -> &'static [&'static RuleOption] {
        &[]
    }

    /// Whether only the final board counts, so that perfect play has a value.
    fn is_played_out(&self) -> bool {
        false
    }

    /// How a board that both have played out is counted; `None` where no points decide.
    fn counting(&self) -> Option<Counting> {
        Some(Counting::Territory)
    }

    /// How a game is settled after a stop.
    fn settlement(&self) -> Settlement {
        Settlement::PlayOn
    }

    /// Thousandths for Black beside the count and the komi, by what the options made of the game so far.
    fn made_up(&self, _start: &Start) -> i64 {
        0
    }

    /// A judgement's default limit of situations: about half a minute, measured on the bestiary.
    fn patience(&self) -> u64 {
        500_000
    }

    /// The rule set that judges alike, asked instead.
    fn spokesman(&self) -> Option<System> {
        None
    }

    /// The fate of a stone; outside judged strings it stands.
    fn life(&self, judgement: &Judgement, at: Point) -> Life {
        judgement.life(at)
    }

    /// Standing stones in seki, once all fates are known.
    fn seki(&self, _start: &Start, _judgement: &Judgement) -> PointSet {
        PointSet::new()
    }

    /// Standing stones in seki; none until all fates are known, since a seki may spread.
    fn known_seki(&self, start: &Start, judgement: &Judgement, life: &[Life]) -> PointSet {
        match life.contains(&Life::Undecided) {
            true => PointSet::new(),
            false => self.seki(start, judgement),
        }
    }

    /// The owner of a location without a standing stone.
    fn whose(&self, judgement: &Judgement, _life: Life, at: Point) -> Whose {
        judgement.whose(at)
    }
}

/// A rule set that this crate plays and judges by.
pub trait Arbiter: Ruleset {
    /// Starts a game.
    ///
    /// # Errors
    /// On a position impossible under these rules.
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault>;

    /// Judges a position as if play stopped there; komi is in thousandths.
    ///
    /// # Errors
    /// On a position impossible under these rules.
    fn judge(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault>;

    /// The result of perfect play; komi is in thousandths.
    ///
    /// # Errors
    /// On a position impossible under these rules.
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

    /// A stone's capture against the longest defence, turn by legal turn, if the rule set asks that.
    fn taking_line(&self, _start: &Start, _at: Point, _control: &Control<'_>) -> Option<Taking> {
        None
    }
}

/// A rule set that this crate plays and judges by; lists follow [`System::all`].
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
