//! The head of a chapter: TOML between two lines of `+++`.

use serde::{Deserialize, Serialize};

use crate::compared::Compared;
use crate::fault::{BookFault, of_toml};

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Front {
    pub(crate) title: String,
    pub(crate) lead: String,
    #[serde(default)]
    pub(crate) credit: Vec<WorkCited>,
    #[serde(default)]
    pub(crate) plain: bool,
    #[serde(default)]
    pub(crate) definitions: bool,
    #[serde(default)]
    pub(crate) aside: bool,
    pub(crate) line_from: Option<String>,
    pub(crate) beast: Option<Beast>,
    pub(crate) compared: Option<Compared>,
}

/// The gallery's entry for a beast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beast {
    /// Its number.
    pub number: u32,
    /// Its name, if any.
    pub name: Option<String>,
    /// Its shape, in words to filter by.
    pub shape: Vec<String>,
    /// The number of kos.
    pub ko: u32,
    /// Whether stones remain that nobody controls.
    pub seki: bool,
    /// 1989's ruling, compared with this one.
    pub compare: Compare,
    /// Whether a real game had it.
    pub game: bool,
    /// How far the engine must search.
    pub hard: Hard,
}

/// Another ruling compared with that of these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Compare {
    /// Equal.
    Same,
    /// Different.
    Other,
    /// Known in part.
    Part,
}

/// The situations that the engine expands for control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hard {
    /// Fewer than 300.
    Glance,
    /// Fewer than 30 000.
    Search,
    /// More.
    Long,
    /// It can't decide.
    Undecided,
}

/// A work on which a chapter rests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkCited {
    /// Its author.
    pub author: String,
    /// Its title.
    pub work: String,
    /// Its year.
    pub year: Year,
    /// Its address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Its contribution to the chapter.
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A year, or several in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Year {
    /// One year.
    Number(i32),
    /// Such as `1999-2003`.
    Words(String),
}

impl Hard {
    /// By the situations for all of control; `None` if undecided.
    pub(crate) fn of(nodes: Option<u64>) -> Hard {
        match nodes {
            None => Hard::Undecided,
            Some(..300) => Hard::Glance,
            Some(..30_000) => Hard::Search,
            Some(_) => Hard::Long,
        }
    }

    pub(crate) fn word(self) -> &'static str {
        match self {
            Hard::Glance => "glance",
            Hard::Search => "search",
            Hard::Long => "long",
            Hard::Undecided => "undecided",
        }
    }
}

/// Splits head and text, with the text's first line.
pub(crate) fn split<'a>(file: &str, text: &'a str) -> Result<(Front, &'a str, usize), BookFault> {
    let mut at = 0;
    let mut head = None;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let mark = line.trim_end() == "+++";
        match head {
            None if mark => head = Some(at + line.len()),
            None => break,
            Some(start) if mark => {
                let head = &text[start..at];
                let front: Front = toml::from_str(head).map_err(|e| of_toml(file, 2, head, &e))?;
                let insecure = |credit: &&WorkCited| {
                    credit
                        .url
                        .as_ref()
                        .is_some_and(|url| !url.starts_with("https://"))
                };
                if let Some(credit) = front.credit.iter().find(insecure) {
                    let message = format!("the url of \"{}\" is no https address", credit.work);
                    return Err(BookFault::new(file, 1, message));
                }
                return Ok((front, &text[at + line.len()..], number + 2));
            }
            Some(_) => {}
        }
        at += line.len();
    }
    Err(BookFault::new(
        file,
        1,
        "a chapter begins with a head between two lines of +++",
    ))
}
