//! Reading files and standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use loja_notation::{Error, Position, read};

/// A little more than the notation reads, so that it can say that there is too much.
const LIMIT: u64 = (1 << 20) + 1;

/// All positions of a file, or of standard input for `-`.
pub(crate) fn positions(path: &Path) -> Result<Vec<Result<Position, Error>>, Error> {
    let name = path.display();
    let bytes =
        bytes(path).map_err(|error| Error::new(error.to_string()).within(name.to_string()))?;
    let text = String::from_utf8(bytes)
        .map_err(|_| Error::new("this is no UTF-8 text").within(name.to_string()))?;
    read(&text).map_err(|error| error.within(name))
}

fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(LIMIT).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(LIMIT).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
