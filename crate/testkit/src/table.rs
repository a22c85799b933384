/// Rows with this many texts each: a line for each row, with ` => ` between its cells, `\n` for a line's end and `\\` for a backslash.
///
/// Blank lines separate rows for the eye alone.
#[must_use]
pub fn table<const N: usize>(text: &str) -> Vec<[&'static str; N]> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(" => ").map(plain).collect();
        let cells: Result<[&str; N], _> = cells.try_into();
        cells.unwrap_or_else(|cells| panic!("{} cells, not {N}: {line}", cells.len()))
    };
    lines.map(row).collect()
}

/// The cell without its escapes. A test leaks it, so that its rows are like literals.
fn plain(cell: &str) -> &'static str {
    let parts = cell
        .trim()
        .split(r"\\")
        .map(|part| part.replace(r"\n", "\n"));
    String::leak(parts.collect::<Vec<_>>().join("\\"))
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn cells_and_escapes() {
        let rows = table("  a => b c\n\n1\\n2 => \\\\n\n");
        assert_eq!(rows, [["a", "b c"], ["1\n2", "\\n"]]);
    }
}
