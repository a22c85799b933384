//! By which rules: the names that `--rules` takes.

use loja_systems::System;

/// LJRG, or one of the other systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// The Logical Japanese Rules of Go.
    Ljrg,
    /// Another one.
    Other(System),
}

/// What a referee judges by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judges {
    One(Rules),
    /// All of them, one after the other.
    All,
}

const LJRG: &str = "ljrg";
const ALL: &str = "all";

impl Rules {
    pub(crate) fn every() -> impl Iterator<Item = Rules> {
        std::iter::once(Rules::Ljrg).chain(System::ALL.map(Rules::Other))
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Rules::Ljrg => LJRG,
            Rules::Other(system) => system.name(),
        }
    }
}

/// The rules of this name, for one game.
pub(crate) fn rules(text: &str) -> Result<Rules, String> {
    if text == ALL {
        return Err(format!(
            "a game is played by one system, so {ALL} is none; {}",
            known()
        ));
    }
    Rules::every()
        .find(|rules| rules.name() == text)
        .ok_or_else(known)
}

/// The rules of this name, or all of them.
pub(crate) fn judges(text: &str) -> Result<Judges, String> {
    if text == ALL {
        return Ok(Judges::All);
    }
    let found = Rules::every().find(|rules| rules.name() == text);
    found
        .map(Judges::One)
        .ok_or_else(|| format!("{}, or {ALL}", known()))
}

fn known() -> String {
    let names: Vec<&str> = Rules::every().map(Rules::name).collect();
    format!("one of {} is expected", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_back() {
        for one in Rules::every() {
            assert_eq!(rules(one.name()), Ok(one));
            assert_eq!(judges(one.name()), Ok(Judges::One(one)));
        }
        assert_eq!(judges("all"), Ok(Judges::All));
        for wrong in ["", "LJRG", "chinese"] {
            assert!(rules(wrong).is_err() && judges(wrong).is_err(), "{wrong}");
        }
        assert!(rules("all").is_err());
    }
}
