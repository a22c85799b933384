//! Facts for other programs.

use loja_voice::{Arg, Fact};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::word::{ColorWord, Location, locations};

/// A fact: its kind, and its arguments by their names in the catalogue.
#[derive(Debug)]
pub struct FactReport {
    kind: &'static str,
    arguments: Vec<(&'static str, FactArgument)>,
}

#[derive(Debug, serde::Serialize)]
#[serde(untagged)]
enum FactArgument {
    Word(&'static str),
    Text(String),
    Texts(Vec<String>),
    Color(ColorWord),
    Number(usize),
    Flag(bool),
    Location(Location),
    Locations(Vec<Location>),
    Stones { of: ColorWord, at: Vec<Location> },
    Moves(Vec<Option<Location>>),
    Fact(FactReport),
    Facts(Vec<FactReport>),
}

impl FactArgument {
    fn of(arg: Arg<'_>) -> Option<FactArgument> {
        Some(match arg {
            Arg::Missing => return None,
            Arg::Color(color) => FactArgument::Color(color.into()),
            Arg::Point(point) => FactArgument::Location(point.into()),
            Arg::Points(points) => FactArgument::Locations(locations(points)),
            Arg::Stones(stones) => FactArgument::Stones {
                of: stones.of.into(),
                at: locations(&stones.at),
            },
            Arg::Count(count) => FactArgument::Number(count),
            Arg::Flag(flag) => FactArgument::Flag(flag),
            Arg::Case(word) | Arg::Rules(word) => FactArgument::Word(word),
            Arg::Quote(text) => FactArgument::Text(text.clone()),
            Arg::Quotes(texts) => FactArgument::Texts(texts.to_vec()),
            Arg::Moves(moves) => {
                FactArgument::Moves(moves.iter().map(|at| at.map(Location::from)).collect())
            }
            Arg::Fact(fact) => FactArgument::Fact(FactReport::new(fact)),
            Arg::Facts(facts) => {
                FactArgument::Facts(facts.into_iter().map(FactReport::new).collect())
            }
        })
    }
}

impl FactReport {
    fn new(fact: &dyn Fact) -> FactReport {
        let named = fact.named().into_iter();
        let given = named.filter_map(|(name, arg)| Some((name, FactArgument::of(arg)?)));
        FactReport {
            kind: fact.kind(),
            arguments: given.collect(),
        }
    }
}

impl Serialize for FactReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fact = serializer.serialize_struct("Fact", self.arguments.len() + 1)?;
        fact.serialize_field("kind", self.kind)?;
        for (name, argument) in &self.arguments {
            fact.serialize_field(name, argument)?;
        }
        fact.end()
    }
}

#[cfg(test)]
crate::declared::declared!(
    FactReport,
    "Fact",
    [" A fact: its kind, and its arguments by their names in the catalogue `crate/voice/en`."],
    "{ kind: string; [argument: string]: unknown }".to_owned()
);

/// Converts facts.
pub(crate) fn facts<'f, F: Fact + 'f>(facts: impl IntoIterator<Item = &'f F>) -> Vec<FactReport> {
    let facts = facts.into_iter();
    facts.map(|fact| FactReport::new(fact)).collect()
}
