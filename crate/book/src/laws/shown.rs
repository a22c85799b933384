//! Evidence from players after a game: analyses of New Amateur-Japanese, the sums and the first plan of Shimada.

use loja_notation::{Layout, read_set};
use loja_rules::{Color, PointSet};
use loja_systems::shimada::{self, FirstPlan};
use loja_systems::{System, naj};

use crate::statement_data::{StatementData, SumsData, side};

#[derive(Clone, Debug)]
pub(crate) enum Shown {
    /// New Amateur-Japanese: exactly what the player's analysis proves controlled.
    Controlled(Color, PointSet),
    /// New Amateur-Japanese: exactly the player's immortal stones.
    Immortal(Color, PointSet),
    /// Shimada’s plan: A, B and C of both.
    Sums(SumsData),
    /// Each stone's chain by Shimada’s first plan.
    FirstPlan(FirstPlan, PointSet),
}

pub(crate) const CLAUSES: [(FirstPlan, &str); 4] = [
    (FirstPlan::TwoEyed, "two-eyed"),
    (FirstPlan::Independent, "independent"),
    (FirstPlan::Seki, "seki"),
    (FirstPlan::Dead, "dead"),
];
pub(crate) fn shown(
    data: &StatementData,
    layout: &Layout,
    system: System,
) -> Result<Vec<Shown>, String> {
    let of_naj = [naj::RULES, naj::WITH_TIES].contains(&system);
    let of_shimada = system == shimada::RULES;
    let mut found = Vec::new();
    let only = |is: bool, field: &str, rules: &str| match is {
        true => Ok(()),
        false => Err(format!("\"{field}\" is said by {rules} alone")),
    };
    let player_and_set = |text: &str| {
        let (player, set) = side(text)?;
        let player = player.ok_or_else(|| format!("\"{text}\" names no player"))?;
        let set = read_set(layout, set).map_err(|error| error.to_string())?;
        Ok::<_, String>((player, set))
    };
    if let Some(text) = &data.shows {
        only(of_naj, "shows", "naj and najn")?;
        let (player, set) = player_and_set(text)?;
        found.push(Shown::Controlled(player, set));
    }
    if let Some(text) = &data.immortal {
        only(of_naj, "immortal", "naj and najn")?;
        let (player, set) = player_and_set(text)?;
        found.push(Shown::Immortal(player, set));
    }
    if let Some(sums) = data.sums {
        only(of_shimada, "sums", "shimada")?;
        found.push(Shown::Sums(sums));
    }
    if let Some(text) = &data.by_first_plan {
        only(of_shimada, "by_first_plan", "shimada")?;
        let (word, set) = text.split_once(':').unwrap_or((text, ""));
        let clause = CLAUSES.iter().find(|(_, known)| *known == word.trim());
        let (clause, _) = clause.ok_or_else(|| {
            let known = CLAUSES.map(|(_, known)| known).join(", ");
            format!("\"{text}\" does not begin with a clause: {known}")
        })?;
        let set = read_set(layout, set).map_err(|error| error.to_string())?;
        found.push(Shown::FirstPlan(*clause, set));
    }
    Ok(found)
}

impl Shown {
    pub(crate) fn is_of_search(&self) -> bool {
        matches!(self, Shown::FirstPlan(..))
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Shown::Controlled(..) => "shows",
            Shown::Immortal(..) => "immortal",
            Shown::Sums(_) => "sums",
            Shown::FirstPlan(..) => "by-first-plan",
        }
    }

    pub(crate) fn about(&self) -> (Option<Color>, Option<&PointSet>) {
        match self {
            Shown::Controlled(player, set) | Shown::Immortal(player, set) => {
                (Some(*player), Some(set))
            }
            Shown::FirstPlan(_, set) => (None, Some(set)),
            Shown::Sums(_) => (None, None),
        }
    }
}
