//! In the place of `png.rs` where the command is built without its feature `png`.

use loja_notation::Error;

/// No side has more pixels.
pub(crate) const MOST: u32 = 8192;

/// Says what is missing.
pub(crate) fn png(_: &str, _: Option<u32>) -> Result<Vec<u8>, Error> {
    Err(Error::new(
        "no picture: this command was built without its feature png".to_owned(),
    ))
}
