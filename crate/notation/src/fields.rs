//! One reader for all objects: messages name the field, and the page's engine is much smaller.

use loja_voice::{ExpectedFact, NotationFact};
use serde_json::{Map, Value};

use crate::error::Error;
use crate::text::shown;

/// A JSON object's fields, where null counts as absent. Errors name the field.
#[derive(Clone, Debug)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// # Errors
    /// When the value is no object.
    pub fn of(value: Value) -> Result<Fields, Error> {
        match value {
            Value::Object(fields) => Ok(Fields(fields)),
            _ => Err(NotationFact::ObjectExpected.into()),
        }
    }

    /// Whether there is such a field, even null.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Refuses other fields.
    ///
    /// # Errors
    /// Names the first of them.
    pub fn only(&self, names: &[&str]) -> Result<(), Error> {
        match self.0.keys().find(|&name| !names.contains(&name.as_str())) {
            Some(name) => Err(NotationFact::NoField { name: shown(name) }.into()),
            None => Ok(()),
        }
    }

    /// The fields left that hold a word, a number, or yes or no, as words.
    pub(crate) fn words(self) -> Vec<(String, String)> {
        let word = |value: Value| match value {
            Value::String(word) => Some(word),
            Value::Bool(true) => Some("on".to_owned()),
            Value::Bool(false) => Some("off".to_owned()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        };
        let all = self.0.into_iter();
        all.filter_map(|(name, value)| Some((name, word(value)?)))
            .collect()
    }

    /// Takes a field out.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        let value = self.0.get_mut(name).map(Value::take);
        value.filter(|value| !value.is_null())
    }

    /// Takes out a field with `read`.
    ///
    /// # Errors
    /// Names what it `expected`.
    pub fn read<T>(
        &mut self,
        name: &str,
        expected: ExpectedFact,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<Option<T>, Error> {
        let Some(value) = self.take(name) else {
            return Ok(None);
        };
        match read(&value) {
            Some(found) => Ok(Some(found)),
            None => Err(refused(name, expected, value.as_str())),
        }
    }

    /// Takes out a text.
    ///
    /// # Errors
    pub fn text(&mut self, name: &str) -> Result<Option<String>, Error> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(refused(name, ExpectedFact::AText, None)),
        }
    }

    /// Takes out a list of texts.
    ///
    /// # Errors
    /// When it is none.
    pub fn texts(&mut self, name: &str) -> Result<Option<Vec<String>>, Error> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        self.read(name, ExpectedFact::Texts, |value| {
            value.as_array()?.iter().map(text).collect()
        })
    }

    /// Takes out a list.
    ///
    /// # Errors
    pub fn list(&mut self, name: &str) -> Result<Option<Vec<Value>>, Error> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::Array(values)) => Ok(Some(values)),
            Some(value) => Err(refused(name, ExpectedFact::Objects, value.as_str())),
        }
    }

    /// Takes out a whole number from 0.
    ///
    /// # Errors
    /// When it is none.
    pub fn count<T: TryFrom<u64>>(&mut self, name: &str) -> Result<Option<T>, Error> {
        self.read(name, ExpectedFact::WholeCount, |value| {
            T::try_from(value.as_u64()?).ok()
        })
    }
}

/// Requires a field.
///
/// # Errors
/// When it is absent.
pub fn needed<T>(name: &str, found: Option<T>) -> Result<T, Error> {
    let name = name.to_owned();
    found.ok_or_else(|| NotationFact::FieldMissing { name }.into())
}

pub(crate) fn refused(name: &str, what: ExpectedFact, found: Option<&str>) -> Error {
    let (name, found) = (name.to_owned(), found.map(shown));
    NotationFact::FieldRefused { name, what, found }.into()
}

pub(crate) fn two<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<[T; 2]> {
    match value.as_array()?.as_slice() {
        [one, other] => Some([read(one)?, read(other)?]),
        _ => None,
    }
}

pub(crate) fn count(value: &Value) -> Option<usize> {
    usize::try_from(value.as_u64()?).ok()
}
