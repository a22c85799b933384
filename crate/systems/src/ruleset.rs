//! The seam for rule sets: what each one says of itself, how it is played and judged, and all of them by name.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use loja_search::Control;

use crate::clause::Clause;
use crate::compare::{Life, Stage, Whose};
use crate::fault::Fault;
use crate::frame::{Game, Start};
use crate::judgement::{Judgement, Standing};
use crate::{
    area, ing, j2003, jrg89, jrg89_degrees, jrg89_jasiek, naj, no_pass, shimada, stone, superko,
    tromp_taylor, yasunaga,
};

/// All rule sets that are played and judged here, in the order in which lists have them. A new one is a line more.
static RULESETS: &[System] = &[
    jrg89::RULES,
    j2003::RULES,
    naj::RULES,
    naj::WITH_TIES,
    yasunaga::RULES,
    shimada::RULES,
    ing::RULES,
    stone::RULES,
    area::RULES,
    no_pass::RULES,
    superko::POSITIONAL,
    superko::SITUATIONAL,
    tromp_taylor::RULES,
    jrg89_jasiek::RULES,
    jrg89_degrees::RULES,
];

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

/// A rule set: how it is played, how it judges a position, and how its judgements are read.
pub trait Ruleset: Sync {
    /// Its names and words.
    fn description(&self) -> &'static Description;

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

    /// Whether what stands at the end of a game is all that counts, so that there is a value of perfect play.
    fn is_played_out(&self) -> bool {
        false
    }

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

    /// How many situations a judgement may take where nobody gives a limit: about half a minute of a computer's time, as it was measured on boards of the bestiary.
    fn patience(&self) -> u64 {
        500_000
    }

    /// The rule set that judges every board as this one does, and is asked in its place.
    fn spokesman(&self) -> Option<System> {
        None
    }

    /// What becomes of the stone at a location. Where the judgement names no string there, the stone stands.
    fn life(&self, judgement: &Judgement, at: loja_ground::Point) -> Life {
        judgement.life(at)
    }

    /// Standing stones in seki, once it is known what becomes of each stone.
    fn seki(&self, _start: &Start, _judgement: &Judgement) -> loja_ground::PointSet {
        loja_ground::PointSet::new()
    }

    /// Whose a location is on which no standing stone is.
    fn whose(&self, judgement: &Judgement, _life: Life, at: loja_ground::Point) -> Whose {
        judgement.whose(at)
    }
}

/// A rule set of this crate by its name. Lists have them in the order of [`System::all`].
#[derive(Clone, Copy)]
pub struct System(&'static dyn Ruleset);

impl System {
    /// The name of a rule set.
    pub(crate) const fn of(rules: &'static dyn Ruleset) -> System {
        System(rules)
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = System> {
        RULESETS.iter().copied()
    }

    /// The name in files, addresses and commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.description().name
    }

    /// The rule set of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<System> {
        System::all().find(|system| system.name() == name)
    }

    fn rank(self) -> usize {
        let mut all = RULESETS.iter();
        all.position(|one| *one == self).unwrap_or(RULESETS.len())
    }
}

impl Deref for System {
    type Target = dyn Ruleset;

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

impl Ord for System {
    fn cmp(&self, other: &System) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for System {
    fn partial_cmp(&self, other: &System) -> Option<Ordering> {
        Some(self.cmp(other))
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

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for System {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<System, D::Error> {
        let name = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        System::from_name(&name).ok_or_else(|| {
            let known: Vec<&str> = System::all().map(System::name).collect();
            serde::de::Error::custom(format!(
                "unknown rules `{name}`, expected one of {}",
                known.join(", ")
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_rule_set() {
        for system in System::all() {
            assert_eq!(System::from_name(system.name()), Some(system));
        }
        assert_eq!(System::from_name("ljrg"), None);
    }

    #[cfg(feature = "serde")]
    #[test]
    fn in_files_a_rule_set_has_its_name() {
        for system in System::all() {
            let text = serde_json::to_string(&system).ok();
            assert_eq!(text, Some(format!("{:?}", system.name())));
            let read = text.and_then(|text| serde_json::from_str(&text).ok());
            assert_eq!(read, Some(system));
        }
    }
}
