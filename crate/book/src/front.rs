//! The head of a chapter: TOML between two lines of `+++`.

use serde::{Deserialize, Serialize};

use crate::compared::Compared;
use crate::fault::{Fault, of_toml};

/// What the head tells.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Front {
    pub(crate) title: String,
    pub(crate) lead: String,
    #[serde(default)]
    pub(crate) credit: Vec<Credit>,
    #[serde(default)]
    pub(crate) plain: bool,
    #[serde(default)]
    pub(crate) definitions: bool,
    #[serde(default)]
    pub(crate) aside: bool,
    /// The place where the line of a situation is explained, as links have it.
    pub(crate) line_from: Option<String>,
    pub(crate) beast: Option<Beast>,
    pub(crate) compared: Option<Compared>,
}

/// What the gallery tells of a beast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beast {
    /// Its number.
    pub number: u32,
    /// Its name, when it has one.
    pub name: Option<String>,
    /// What it looks like, in words to filter by.
    pub shape: Vec<String>,
    /// How many kos are on the board.
    pub ko: u32,
    /// Whether stones are left that nobody controls.
    pub seki: bool,
    /// How the rules of 1989 judge it, beside these.
    pub compare: Compare,
    /// Whether a real game is told.
    pub game: bool,
    /// How far the engine has to search.
    pub hard: Hard,
}

/// Another ruling beside that of these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Compare {
    /// The same.
    Same,
    /// Another.
    Other,
    /// It is told in part only.
    Part,
}

/// How far the engine has to search before it knows who controls what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hard {
    /// Fewer than 300 situations.
    Glance,
    /// Fewer than 30 000.
    Search,
    /// More.
    Long,
    /// It can't decide.
    Undecided,
}

/// Whose work a chapter rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credit {
    /// Who made it.
    pub author: String,
    /// What it is called.
    pub work: String,
    /// When it was made.
    pub year: Year,
    /// Where to find it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// What it gave to the chapter.
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
    /// By the situations that it takes to know all of control; none when that can't be known.
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

/// Parts a chapter into its head and its text. The number is that of the text's first line.
pub(crate) fn split<'a>(file: &str, text: &'a str) -> Result<(Front, &'a str, usize), Fault> {
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
                let insecure = |credit: &&Credit| {
                    credit
                        .url
                        .as_ref()
                        .is_some_and(|url| !url.starts_with("https://"))
                };
                if let Some(credit) = front.credit.iter().find(insecure) {
                    let message = format!("the url of \"{}\" is no https address", credit.work);
                    return Err(Fault::new(file, 1, message));
                }
                return Ok((front, &text[at + line.len()..], number + 2));
            }
            Some(_) => {}
        }
        at += line.len();
    }
    Err(Fault::new(
        file,
        1,
        "a chapter begins with a head between two lines of +++",
    ))
}
