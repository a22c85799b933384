//! Requests and their answers, which are the command's.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use loja_notation::Error;

use crate::budget::{Budget, seconds_of};
use crate::rules::{ToldOptions, rules};
use crate::{check, claim, referee};

#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) status: u16,
    pub(super) message: String,
    pub(super) id: Option<String>,
}

impl Refusal {
    pub(super) fn new(status: u16, message: impl Into<String>) -> Refusal {
        Refusal {
            status,
            message: message.into(),
            id: None,
        }
    }

    /// The metrics' status of an answer whose client has gone.
    pub(super) const GONE: u16 = 499;

    pub(super) fn gone() -> Refusal {
        Refusal::new(Refusal::GONE, "the client has gone")
    }

    pub(super) fn stopping() -> Refusal {
        Refusal::new(503, "the server is being stopped")
    }

    pub(super) fn late() -> Refusal {
        Refusal::new(503, "it waited for too long; ask again in a moment")
    }

    pub(super) fn fault() -> Refusal {
        Refusal::new(500, "this is a fault of the program")
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        Refusal {
            status: 422,
            message: error.message(),
            id: error.id,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfReferee {
    #[serde(rename = "id")]
    _id: Option<String>,
    position: Value,
    rules: Option<String>,
    options: Option<BTreeMap<String, Value>>,
    r#move: Option<usize>,
    #[serde(default)]
    expect: bool,
    max_nodes: Option<u64>,
    max_seconds: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfClaim {
    #[serde(rename = "id")]
    _id: Option<String>,
    position: Value,
    player: String,
    set: Value,
    r#move: Option<usize>,
    #[serde(default)]
    certificate: bool,
    max_nodes: Option<u64>,
    max_seconds: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfCheck {
    #[serde(rename = "id")]
    _id: Option<String>,
    certificate: String,
    max_seconds: Option<f64>,
}

/// A request's own name.
#[derive(Deserialize)]
struct Named {
    id: Option<String>,
}

/// The limits of a request.
#[derive(Clone, Copy)]
pub(super) struct Most {
    pub(super) budget: Budget,
    pub(super) locations: usize,
}

/// Carries the request's name, or its position's.
pub(super) fn answer(path: &str, body: &[u8], most: Most) -> Result<Value, Refusal> {
    let named = serde_json::from_slice::<Named>(body);
    let Some(id) = named.ok().and_then(|named| named.id) else {
        return found(path, body, most);
    };
    match found(path, body, most) {
        Ok(mut answer) => {
            answer["id"] = Value::String(id);
            Ok(answer)
        }
        Err(refusal) => Err(Refusal {
            id: Some(id),
            ..refusal
        }),
    }
}

fn found(path: &str, body: &[u8], most: Most) -> Result<Value, Refusal> {
    match path {
        "/referee" => {
            let asked: OfReferee = read(body)?;
            let budget = limited(&most.budget, asked.max_nodes, asked.max_seconds)?;
            let rules = asked
                .rules
                .as_deref()
                .map_or(Ok(loja_systems::ljrg::RULES), rules);
            let rules = rules.map_err(|what| Refusal::new(422, format!("rules: {what}")))?;
            let text = text(&asked.position)?;
            let options = told_options(asked.options.unwrap_or_default())?;
            let by = referee::Wish {
                rules,
                options: &options,
                expects: asked.expect,
            };
            let ruling = referee::answer(&by, &text, asked.r#move, budget, most.locations)?;
            value(&ruling)
        }
        "/claim" => {
            let asked: OfClaim = read(body)?;
            let budget = limited(&most.budget, asked.max_nodes, asked.max_seconds)?;
            let player = claim::color(&asked.player);
            let player = player.map_err(|what| Refusal::new(422, format!("player: {what}")))?;
            let asked = claim::Asked {
                text: text(&asked.position)?,
                after: asked.r#move,
                player,
                set: set(&asked.set)?,
                certificate: asked.certificate,
            };
            value(&claim::answer(&asked, budget, most.locations)?)
        }
        _ => {
            let asked: OfCheck = read(body)?;
            let budget = limited(&most.budget, None, asked.max_seconds)?;
            value(&check::answer(&asked.certificate, budget)?)
        }
    }
}

fn value(report: &impl Serialize) -> Result<Value, Refusal> {
    serde_json::to_value(report).map_err(|fault| Refusal::new(500, fault.to_string()))
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refusal> {
    serde_json::from_slice(body)
        .map_err(|error| Refusal::new(400, format!("the body is not such JSON: {error}")))
}

fn text(position: &Value) -> Result<String, Refusal> {
    match position {
        Value::String(text) => Ok(text.clone()),
        Value::Object(_) => Ok(position.to_string()),
        _ => Err(Refusal::new(422, "position is an object or a text")),
    }
}

/// The values of `--option`: words, yes or no, numbers.
fn told_options(told: BTreeMap<String, Value>) -> Result<ToldOptions, Refusal> {
    let word = |(name, value): (String, Value)| match value {
        Value::String(word) => Ok((name, word)),
        Value::Bool(on) => Ok((name, if on { "on" } else { "off" }.to_owned())),
        Value::Number(number) => Ok((name, number.to_string())),
        _ => Err(Refusal::new(
            422,
            "options: each is a word, true or false, or a number",
        )),
    };
    let pairs = told.into_iter().map(word);
    Ok(ToldOptions::of(pairs.collect::<Result<_, Refusal>>()?))
}

/// A text like the command's, or a list of points.
fn set(told: &Value) -> Result<String, Refusal> {
    let words = || {
        let points = told.as_array()?.iter().map(Value::as_str);
        Some(points.collect::<Option<Vec<_>>>()?.join(" "))
    };
    let text = told.as_str().map(str::to_owned).or_else(words);
    text.ok_or_else(|| {
        Refusal::new(
            422,
            "set: \"all\", rows, or points such as [\"a1\", \"b2\"] are expected",
        )
    })
}

fn limited(most: &Budget, nodes: Option<u64>, seconds: Option<f64>) -> Result<Budget, Refusal> {
    let told = seconds.map(seconds_of).transpose();
    let told = told.map_err(|what| Refusal::new(422, format!("max_seconds: {what}")))?;
    Ok(most.at_most(nodes, told))
}
