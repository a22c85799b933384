use loja_rules::Color;
use serde::Deserialize;

/// A block's statement: one of the kinds, with common fields.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatementData {
    pub(crate) name: Option<String>,
    /// The reader's text, instead of words made from the data.
    pub(crate) say: Option<String>,
    #[serde(default)]
    pub(crate) after: String,
    /// `false` where the engine can't decide it; then it is the source's ruling.
    pub(crate) decided: Option<bool>,
    /// Why the engine can't decide it, for the reader.
    pub(crate) because: Option<String>,
    /// The source says this, and the engine disagrees.
    #[serde(default)]
    pub(crate) told_otherwise: bool,
    pub(crate) rules: Option<String>,

    pub(crate) lock: Option<String>,
    pub(crate) refuted: Option<String>,
    pub(crate) bordered: Option<String>,
    pub(crate) unbordered: Option<Unbordered>,
    pub(crate) formation: Option<String>,
    pub(crate) no_formation: Option<String>,
    pub(crate) control: Option<Vec<String>>,
    pub(crate) controls: Option<String>,
    pub(crate) score: Option<Score>,
    pub(crate) result: Option<String>,
    pub(crate) legal: Option<String>,
    pub(crate) refused: Option<RefusedData>,
    pub(crate) similar: Option<[usize; 2]>,
    pub(crate) different: Option<[usize; 2]>,
    pub(crate) becomes: Option<String>,
    pub(crate) cycles: Option<Vec<usize>>,
    pub(crate) ruled: Option<String>,

    // For other rules only.
    pub(crate) status: Option<String>,
    pub(crate) may_stop: Option<bool>,
    pub(crate) parts: Option<PartsData>,
    pub(crate) shows: Option<String>,
    pub(crate) immortal: Option<String>,
    pub(crate) sums: Option<SumsData>,
    pub(crate) by_first_plan: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unbordered {
    pub(crate) set: String,
    pub(crate) rule: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RefusedData {
    pub(crate) r#move: String,
    pub(crate) rule: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Score {
    pub(crate) black: u64,
    pub(crate) white: u64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PartsData {
    pub(crate) from: String,
    pub(crate) at: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SumsData {
    pub(crate) black: [i64; 3],
    pub(crate) white: [i64; 3],
}

pub(crate) fn side(text: &str) -> Result<(Option<Color>, &str), String> {
    let (who, rest) = text.split_once(':').unwrap_or((text, ""));
    match who.trim() {
        "nobody" => Ok((None, rest)),
        name => match Color::from_name(name) {
            Some(color) => Ok((Some(color), rest)),
            None => Err(format!(
                "\"{text}\" does not begin with \"black:\", \"white:\" or \"nobody:\""
            )),
        },
    }
}

pub(crate) fn result(text: &str) -> Result<Option<(Color, u64)>, String> {
    let bad = || format!("\"{text}\" is no result; \"B+1\", \"W+1\" and \"jigo\" are");
    if text == "jigo" {
        return Ok(None);
    }
    let (who, points) = text.split_once('+').ok_or_else(bad)?;
    let color = match who {
        "B" => Color::Black,
        "W" => Color::White,
        _ => return Err(bad()),
    };
    let points = points.parse().ok().filter(|&points| points > 0);
    points.map(|points| Some((color, points))).ok_or_else(bad)
}
