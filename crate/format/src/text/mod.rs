//! Certificates as text, as `FORMAT.md` describes them.

mod base64;
mod board;
mod digest;
mod holes;
mod read;
mod write;

use std::fmt;

pub(crate) use {read::read, write::write};

pub use digest::sealed_again;

/// The longest text we read: 64 MB.
pub const MOST_BYTES: usize = 64 << 20;

/// The first line.
const VERSION: &str = "loja-certificate 1";

/// Why a text is no certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    message: String,
}

impl Damaged {
    fn new(message: impl Into<String>) -> Damaged {
        Damaged {
            message: message.into(),
        }
    }
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Damaged {}
