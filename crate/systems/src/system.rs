//! The names of the systems.

/// A rule system of this crate, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum System {
    /// The Japanese rules of 1989 as Robert Pauli reads them.
    Jrg89,
    /// The Japanese rules of 2003, by their informal text.
    J2003,
    /// New Amateur-Japanese.
    Naj,
    /// New Amateur-Japanese with games without a result.
    Najn,
    /// Yasunaga's draft.
    Yasunaga,
    /// Shimada's plan.
    Shimada,
    /// Ing's rules as simplified.
    Ing,
    /// Counting stones: the eleven rules of the introduction.
    Stone,
    /// Counting stones and what they surround.
    Area,
    /// Who can't move has lost.
    NoPass,
    /// No position twice.
    SuperkoPositional,
    /// No position twice with the same player to move.
    SuperkoSituational,
}

impl System {
    /// All of them, in order.
    pub const ALL: [System; 12] = [
        System::Jrg89,
        System::J2003,
        System::Naj,
        System::Najn,
        System::Yasunaga,
        System::Shimada,
        System::Ing,
        System::Stone,
        System::Area,
        System::NoPass,
        System::SuperkoPositional,
        System::SuperkoSituational,
    ];

    /// The name in files, addresses and commands.
    pub const fn name(self) -> &'static str {
        match self {
            System::Jrg89 => "jrg89",
            System::J2003 => "j2003",
            System::Naj => "naj",
            System::Najn => "najn",
            System::Yasunaga => "yasunaga",
            System::Shimada => "shimada",
            System::Ing => "ing",
            System::Stone => "stone",
            System::Area => "area",
            System::NoPass => "no-pass",
            System::SuperkoPositional => "superko-positional",
            System::SuperkoSituational => "superko-situational",
        }
    }

    /// The system of that name.
    pub fn from_name(name: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_system() {
        for system in System::ALL {
            assert_eq!(System::from_name(system.name()), Some(system));
        }
        assert_eq!(System::from_name("ljrg"), None);
    }

    #[cfg(feature = "serde")]
    #[test]
    fn in_files_a_system_has_its_name() {
        for system in System::ALL {
            let text = serde_json::to_string(&system).ok();
            assert_eq!(text, Some(format!("{:?}", system.name())));
        }
    }
}
