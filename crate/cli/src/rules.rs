//! The names that `--rules` takes.

pub(crate) use loja_systems::compare::Law as Rules;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Judges {
    One(Rules),
    /// One after the other.
    Several(Vec<Rules>),
}

const ALL: &str = "all";

pub(crate) fn rules(text: &str) -> Result<Rules, String> {
    if text == ALL {
        return Err(format!(
            "a game is played by one system, so {ALL} is none; {}",
            known()
        ));
    }
    Rules::from_name(text).ok_or_else(known)
}

pub(crate) fn judges(text: &str) -> Result<Judges, String> {
    if text == ALL {
        return Ok(Judges::Several(Rules::every().collect()));
    }
    let named = text.split(',').map(|name| {
        let found = Rules::from_name(name.trim());
        found.ok_or_else(|| format!("{}, or several with commas between, or {ALL}", known()))
    });
    let mut all = named.collect::<Result<Vec<Rules>, String>>()?;
    all.sort_unstable();
    all.dedup();
    Ok(match all[..] {
        [one] => Judges::One(one),
        _ => Judges::Several(all),
    })
}

fn known() -> String {
    let names: Vec<&str> = Rules::every().map(Rules::name).collect();
    format!("one of {} is expected", names.join(", "))
}

/// A few to a line, for the help.
pub(crate) fn names() -> String {
    let names: Vec<&str> = Rules::every().map(Rules::name).collect();
    let lines = names.chunks(8).map(|names| names.join(", "));
    lines.collect::<Vec<_>>().join(",\n")
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
        let all = Judges::Several(Rules::every().collect());
        assert_eq!(judges("all"), Ok(all));
        for wrong in ["", "LJRG", "chinese", "ljrg,", "ljrg,all"] {
            assert!(rules(wrong).is_err() && judges(wrong).is_err(), "{wrong}");
        }
        assert!(rules("all").is_err());
    }

    #[test]
    fn several_come_in_the_order_in_which_they_are_told() {
        assert_eq!(judges("area, ljrg,area"), judges("ljrg,area"));
        assert_eq!(judges("ljrg,ljrg"), Ok(Judges::One(Rules::LJRG)));
    }
}
