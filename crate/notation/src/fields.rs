//! Objects of a file, read field by field.
//!
//! One reader for all of them, and not one made for each type: its messages name the field, and the
//! page's engine is much smaller for it.

use serde_json::{Map, Value};

use crate::error::Error;
use crate::text::shown;

/// The fields of an object. A field that is null is as good as none.
#[derive(Clone, Debug)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// # Errors
    /// When the value is no object.
    pub fn of(value: Value) -> Result<Fields, Error> {
        match value {
            Value::Object(fields) => Ok(Fields(fields)),
            _ => Err(Error::new("an object is expected")),
        }
    }

    /// Whether there is one of this name, null or not.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The first name that is none of these.
    ///
    /// # Errors
    /// When there is one.
    pub fn only(&self, names: &[&str]) -> Result<(), Error> {
        match self.0.keys().find(|&name| !names.contains(&name.as_str())) {
            Some(name) => Err(Error::new(format!("\"{}\" is no field here", shown(name)))),
            None => Ok(()),
        }
    }

    /// All that are left and say a word, yes or no, or a number; in words.
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

    /// Takes a field out that `read` understands.
    ///
    /// # Errors
    /// When it doesn't; `expected` says in words what would be fine.
    pub fn read<T>(
        &mut self,
        name: &str,
        expected: &str,
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

    /// Takes a text out.
    ///
    /// # Errors
    /// When it is something else.
    pub fn text(&mut self, name: &str) -> Result<Option<String>, Error> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(refused(name, "a text", None)),
        }
    }

    /// Takes a list of texts out.
    ///
    /// # Errors
    /// When it is something else.
    pub fn texts(&mut self, name: &str) -> Result<Option<Vec<String>>, Error> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        self.read(name, "a list of texts", |value| {
            value.as_array()?.iter().map(text).collect()
        })
    }

    /// Takes a list out.
    ///
    /// # Errors
    /// When it is something else.
    pub fn list(&mut self, name: &str) -> Result<Option<Vec<Value>>, Error> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::Array(values)) => Ok(Some(values)),
            Some(value) => Err(refused(name, "a list of objects", value.as_str())),
        }
    }

    /// Takes a whole number from 0 on out.
    ///
    /// # Errors
    /// When it is something else.
    pub fn count<T: TryFrom<u64>>(&mut self, name: &str) -> Result<Option<T>, Error> {
        self.read(name, "a whole number from 0 on", |value| {
            T::try_from(value.as_u64()?).ok()
        })
    }
}

/// A field that has to be there.
///
/// # Errors
/// When it isn't.
pub fn needed<T>(name: &str, found: Option<T>) -> Result<T, Error> {
    found.ok_or_else(|| Error::new(format!("the field \"{name}\" is missing")))
}

pub(crate) fn refused(name: &str, expected: &str, found: Option<&str>) -> Error {
    let found = found.map(|text| format!(", not \"{}\"", shown(text)));
    let found = found.unwrap_or_default();
    Error::new(format!("\"{name}\": {expected} is expected{found}"))
}

/// Two values of a kind in a list.
pub(crate) fn two<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<[T; 2]> {
    match value.as_array()?.as_slice() {
        [one, other] => Some([read(one)?, read(other)?]),
        _ => None,
    }
}

/// A whole number from 0 on.
pub(crate) fn count(value: &Value) -> Option<usize> {
    usize::try_from(value.as_u64()?).ok()
}
