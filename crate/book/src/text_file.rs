use std::path::Path;
use std::{fs, io};

use crate::fault::BookFault;

/// The most bytes of a file.
const MAX_TEXT: u64 = 4 << 20;

pub(crate) fn load(folder: &Path, file: &str) -> Result<String, BookFault> {
    let path = folder.join(file);
    let fault = |error: io::Error| BookFault::new(file, 0, error.to_string());
    // A pipe or a device may be endless, and has no length.
    let found = fs::metadata(&path).map_err(fault)?;
    if !found.is_file() {
        return Err(BookFault::new(file, 0, "this is not a file"));
    }
    if found.len() > MAX_TEXT {
        return Err(BookFault::new(file, 0, "more than 4 MB is not read"));
    }
    // Some editors write carriage returns.
    let text = fs::read_to_string(&path).map_err(fault)?;
    Ok(text.replace("\r\n", "\n"))
}
