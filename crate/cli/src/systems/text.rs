use std::fmt::Write as _;

use loja_notation::Layout;
use loja_report::{board_rows, counts_sign, result_of};
use loja_systems::{Judgement, Standing, StringStatus};

use crate::map;

/// Longer lists of locations are cut.
const NAMES: usize = 24;

pub(crate) fn text(rules: &str, layout: &Layout, judgement: &Judgement) -> String {
    let mut text = String::new();
    // Writing to a string can't fail.
    let _ = write(&mut text, rules, layout, judgement);
    text
}

fn write(
    text: &mut String,
    rules: &str,
    layout: &Layout,
    judgement: &Judgement,
) -> std::fmt::Result {
    let what = match judgement.standing {
        Standing::Decided => result_of(judgement.outcome),
        Standing::Undecided => "undecided".to_owned(),
        Standing::Undefined => "not defined by the text".to_owned(),
    };
    writeln!(text, "{rules}: {what}")?;
    for row in board_rows(layout, |point| counts_sign(judgement, point)) {
        writeln!(text, "  {row}")?;
    }
    if !judgement.dead.is_empty() {
        writeln!(
            text,
            "  Dead: {}.",
            map::names(layout, &judgement.dead, NAMES)
        )?;
    }
    for string in &judgement.strings {
        let by = match &string.status {
            StringStatus::Enabled(points) => format!(" on {}", map::names(layout, points, NAMES)),
            _ => String::new(),
        };
        let names = map::names(layout, &string.points, NAMES);
        writeln!(
            text,
            "  {} {names}: {}{by}",
            string.color,
            string.status.name()
        )?;
    }
    for open in &judgement.open {
        let open = open.told(&|at| layout.name(at));
        writeln!(text, "  Open: {open}.")?;
    }
    if !judgement.readings.is_empty() {
        writeln!(
            text,
            "  By these readings of ours: {}.",
            judgement.readings.join(", ")
        )?;
    }
    Ok(())
}
