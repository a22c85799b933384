//! Extensions that GoGui shows.

use std::fmt::Write as _;

use loja_certificate::Answer;
use loja_rules::{Color, PointSet};

use super::game::Game;

pub(super) const COMMANDS: &str = "\
cboard/Control (who controls what)/loja-control-colors\n\
gfx/Claims (proved, and open ones)/loja-claims\n\
string/Score (proved, or expected)/final_score\n\
string/Ruling (JSON)/loja-ruling\n\
plist/Dead stones/final_status_list dead\n\
plist/Alive stones/final_status_list alive\n\
plist/Stones in seki/final_status_list seki\n\
string/Cycles that can be removed/loja-cycles\n\
plist/Stones of a color/list_stones %c";

const BLACK: &str = "#404040";
const WHITE: &str = "#e0e0e0";
const BOTH: &str = "#c08000";
const OPEN: &str = "#c00000";

/// Dark and light for one player's control, brown for both, red for open.
pub(super) fn colors(game: &mut Game) -> Result<String, String> {
    let layout = game.layout().ok_or("no board")?;
    let judged = game.judge()?;
    let sign = |point| loja_report::control_sign(&judged.control, &judged.open, point);
    let color = |sign: char| match sign {
        'B' => BLACK,
        'W' => WHITE,
        '2' => BOTH,
        '?' => OPEN,
        _ => "\"\"",
    };
    let rows = loja_report::board_rows(&layout, sign);
    let row = |row: &String| row.chars().map(color).collect::<Vec<_>>().join(" ");
    Ok(rows.iter().map(row).collect::<Vec<_>>().join("\n"))
}

/// Proved claims in their player's colour, open ones marked, and the score below.
pub(super) fn claims(game: &mut Game) -> Result<String, String> {
    let judged = game.judge()?.clone();
    let names = |set: &PointSet| {
        set.iter()
            .map(|at| game.name(at))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let mut text = String::new();
    let mut put = |what: &str, set: &PointSet| {
        if !set.is_empty() {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{what} {}", names(set));
        }
    };
    put(&format!("COLOR {BLACK}"), &judged.control.black);
    put(&format!("COLOR {WHITE}"), &judged.control.white);
    let open = judged.open.black.union(&judged.open.white);
    put("MARK", &open);
    let locks = |color: Color| {
        let of = judged.claims.iter();
        of.filter(|asked| asked.player == color && asked.verdict == Answer::Lock)
            .count()
    };
    let [black, white] = Color::ALL.map(locks);
    let result = match judged.is_decided() {
        true => game.score(&judged).result("0"),
        false => "undecided".to_owned(),
    };
    let _ = writeln!(
        text,
        "TEXT {result}; claims proved: Black {black}, White {white}"
    );
    Ok(text)
}
