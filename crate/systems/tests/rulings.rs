//! Every ruling of the sources as a row of one table, a column a system: `RULINGS.md`.
//!
//! A cell says what the system finds and whether the source says so too. The long test
//! looks at every row, the quick one at every fortieth and at those that are not there yet.

pub mod counts;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use crate::common;
use loja_ground::{Board, ByColor, Color, PointSet};
use loja_systems::{
    Control, Counts, GameResult, Judgement, Limits, Standing, Start, StringStatus, System, area,
    ing, j2003, jrg89, shimada, stone, superko,
};
use loja_testkit::{effort, keep_written};
use serde_json::Value;

loja_testkit::long_too!(every_ruling_is_a_row);

/// So much for each cell.
const LIMITS: Limits = Limits {
    nodes: 5_000,
    bytes: 256 << 20,
};

/// By the rules of 1989 and of 2003 a position has many questions, with searches within them, and one limit for all.
const OF_MANY: Limits = Limits {
    nodes: 60_000,
    ..LIMITS
};

fn rows() -> Vec<Value> {
    let text = include_str!("rulings/suite.jsonl");
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

struct Position {
    start: Start,
    /// Number of a location by column and row; holes have none.
    places: BTreeMap<(usize, usize), usize>,
}

/// The board of a row, holes left out.
fn position(row: &Value) -> Position {
    let lines = common::strings(&row["rows"]);
    let mut places = BTreeMap::new();
    let mut stones = Vec::new();
    for (y, line) in lines.iter().enumerate() {
        for (x, cell) in line.chars().enumerate().filter(|(_, cell)| *cell != ',') {
            places.insert((x, y), stones.len());
            stones.push(match cell {
                'x' | 'X' => 1,
                'o' | 'O' => 2,
                _ => 0,
            });
        }
    }
    let beside = |&(x, y): &(usize, usize)| [(x + 1, y), (x, y + 1)];
    let pairs = places.iter().flat_map(|(at, &one)| {
        let next = beside(at)
            .into_iter()
            .filter_map(|near| places.get(&near).copied());
        next.map(move |other| (one, other)).collect::<Vec<_>>()
    });
    let board = Board::new(stones.len(), pairs).unwrap();
    let set = common::set(&board, &stones);
    let captives = |at: usize| u32::try_from(row["captives"][at].as_u64().unwrap_or(0)).unwrap();
    let turn = if row["turn"] == "W" {
        Color::White
    } else {
        Color::Black
    };
    let start = Start {
        board: Arc::new(board),
        stones: set,
        turn,
        prisoners: ByColor {
            black: captives(0),
            white: captives(1),
        },
        options: loja_systems::ChosenOptions::default(),
    };
    Position { start, places }
}

fn points(position: &Position, told: &Value) -> PointSet {
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let places = told
        .as_array()
        .unwrap()
        .iter()
        .map(|at| position.places[&(number(&at[0]), number(&at[1]))]);
    places
        .map(|at| position.start.board.point(at).unwrap())
        .collect()
}

fn result(outcome: GameResult) -> String {
    outcome.result(&|thousandths| (thousandths / 1000).to_string())
}

/// Whether a judgement says what is told; with what is told instead where it doesn't.
fn against(position: &Position, judged: &Judgement, told: &Value) -> Option<String> {
    let differs = |what: String| Some(what);
    if let Some(wanted) = told["result"].as_str()
        && wanted != result(judged.outcome)
    {
        return differs(format!("told {wanted}"));
    }
    if !told["dead"].is_null() && points(position, &told["dead"]) != judged.dead {
        return differs("told other stones dead".to_owned());
    }
    if !told["map"].is_null() {
        let cells: Vec<char> = common::strings(&told["map"])
            .concat()
            .chars()
            .filter(|cell| *cell != ',')
            .collect();
        let sign = |counts: &Counts| match counts {
            Counts::For(color) => color.letter(),
            Counts::Nobody => '.',
            Counts::Open => '?',
        };
        // Where both control, nobody counts.
        let same = |(counts, told): (&Counts, &char)| {
            sign(counts) == if *told == '2' { '.' } else { *told }
        };
        if !judged.counts.iter().zip(&cells).all(same) {
            return differs("told another map".to_owned());
        }
    }
    None
}

fn cell(system: System, row: &Value) -> String {
    let told = &row["told"][system.name()];
    if row["rows"].is_null() || row["part"] == true {
        return if told.is_null() {
            "·"
        } else {
            "not judged: no whole board"
        }
        .to_owned();
    }
    let at_once = [
        shimada::RULES,
        ing::RULES,
        stone::RULES,
        area::RULES,
        superko::POSITIONAL,
        superko::SITUATIONAL,
    ];
    let searched = !at_once.contains(&system);
    if told.is_null() && searched {
        return "·".to_owned();
    }
    let position = position(row);
    let limits = match [jrg89::RULES, j2003::RULES].contains(&system) {
        true => OF_MANY,
        false => LIMITS,
    };
    let judged = match system.judge(&position.start, 0, &Control::new(limits)) {
        Ok(judged) => judged,
        Err(fault) => return format!("no position: {fault}"),
    };
    let found = match judged.standing {
        Standing::Decided => result(judged.outcome),
        Standing::Undecided => "undecided".to_owned(),
        Standing::Undefined => "not defined".to_owned(),
    };
    if told.is_null() {
        return found;
    }
    if told["result"] == "cycle" {
        return format!("{found}; told of the game: a cycle");
    }
    if judged.standing != Standing::Decided {
        let open = judged
            .strings
            .iter()
            .filter(|string| string.status == StringStatus::Open)
            .count();
        return if open > 0 {
            format!("{found}, {open} of {} strings", judged.strings.len())
        } else {
            found
        };
    }
    match against(&position, &judged, told) {
        None => format!("**agrees** {found}"),
        Some(why) => format!("**differs** {found}, {why}"),
    }
}

/// Told of play, and no test plays it: why the texts don't define what would be tested, or where it is asked.
const UNPLAYED: [(&str, &str); 14] = [
    ("territory-ending-3-two", LJRG),
    ("territory-ending-3-three", LJRG),
    (
        "japanese-silly-ko-1",
        "both pass: judged in the row jrg89-silly-ko-1",
    ),
    ("area-silly-ko-2", WITHOUT_MOVES),
    ("area-silly-ko-3", WITHOUT_MOVES),
    ("new-ko-rules-two-double-kos", NEW_KO_RULES),
    ("new-ko-rules-wise-to-start", NEW_KO_RULES),
    ("ljrg-wise-to-start", LJRG),
    (
        "shimada-dia-1",
        "\"both win\" was said of one game, by no rule (line 11)",
    ),
    (
        "shimada-dia-11",
        "a question of the author; the plan has it played out",
    ),
    ("ing-bent-four-no-threat", WITHOUT_MOVES),
    ("ing-bent-four-small-threat", WITHOUT_MOVES),
    ("ing-bent-four-large-threat", WITHOUT_MOVES),
    (
        "ing-stable-triple-ko",
        "a referee's word at a tournament; the simplified rules define no dead disturber",
    ),
];

const LJRG: &str = "told of the Logical Japanese Rules, which are no system of this crate";
const NEW_KO_RULES: &str = "told of the New Ko Rules, which the source does not go into (2162)";
const WITHOUT_MOVES: &str =
    "told of best play, without its moves, on a board too large to search for it";

fn note(row: &Value) -> String {
    let note = row["note"].as_str().unwrap_or("");
    let id = row["id"].as_str().unwrap_or("");
    match UNPLAYED.iter().find(|(unplayed, _)| *unplayed == id) {
        Some((_, why)) => note.replace("played", &format!("no test: {why}")),
        None => note.to_owned(),
    }
}

fn line(row: &Value) -> String {
    let text = |name: &str| row[name].as_str().unwrap_or("").to_owned();
    let notes = [
        note(row),
        text("reading"),
        if row["rebuilt"] == true {
            "rebuilt".to_owned()
        } else {
            String::new()
        },
    ];
    let notes: Vec<String> = notes.into_iter().filter(|note| !note.is_empty()).collect();
    let mut line = format!(
        "| {} | {}:{} | {}",
        text("id"),
        text("file"),
        row["line"],
        notes.join("; ")
    );
    for system in System::all() {
        let _ = write!(line, " | {}", cell(system, row));
    }
    let ajt = row["told"]["ajt"]["result"].as_str().unwrap_or("·");
    let _ = write!(line, " | {ajt} |");
    line
}

const HEAD: &str = "# What the sources rule, and what each system finds\n\n";

const UNDER_COUNTS: &str = "\
\n\
A ruling is one source's word on one board under one rule set. *With more time*: in `tests/rulings_jrg89.rs`, `tests/rulings_j2003.rs` and `tests/rulings_naj.rs`, which also complete parts of boards, some in the long tests alone. *Played or replayed*: `tests/rulings/played.txt` names the tests. *Otherwise*: `tests/rulings/differences.txt` and each `DIFFERENCES.md` say why. *Not asked*: the diagram is lost, the source gives none, or it means none of these rule sets.\n\
\n\
";

const OFFICIAL: &str = "\
## Official, and as corrected\n\
\n\
Where a correction differs from an official example of 1989, both are rows (`-official`), and no option chooses between them, because the sources have no rule that gives the official answers. An official example gives an answer, and its reason is the text of article 7, which the correction reads too.\n\
\n\
- *Examples 1 and 5* (beasts 1 and 5, lines 5249 to 5338): officially all stones live; by Pauli's I6 the single white stone is dead. Jasiek's \"capturable living string\" lets it live, and is a rule set of its own: `jrg89-jasiek` has the official answer to both.\n\
- *Example 18* (5764 to 5783): officially the black stones are dead. No reading of \"alive\" changes which stones can be captured, and White never captures these, for lack of liberties under the pass for ko. Pauli and Jasiek both call the example wrong, and the sources name no other ban on recapturing that would make it right.\n\
- *Example 23* (6148 to 6411): officially White is dead, by article 7 and by the purpose of the game in article 1. Pauli guesses the meaning: White's defence costs more stones than Black's attack. Nobody says when that counts, and how much.\n\
\n\
An option would have to name the boards, so the registry has none.\n\
\n\
";

const HOW: &str = "\
Each line is a ruling of the sources. A cell is what `judge` finds within 5,000 nodes (of 1989 and of 2003 within 60,000) as if play stopped there. It **agrees** or **differs** where the source rules under that rule set; `·` was not asked. AJT is no rule set here: its column quotes the source. Rulings about play (*played*) are in `tests/rulings_played.rs`, `tests/rulings_told.rs`, `tests/plans_shimada.rs` and `tests/rulings_naj.rs`. Where there is *no test*, the row says why. Rulings that take longer, and completed parts of boards, are in the other `tests/rulings_*.rs`.\n\
\n\
";

/// The lines that the table has.
fn kept_lines() -> impl Iterator<Item = &'static str> {
    let lines = include_str!("../RULINGS.md").lines();
    let lines = lines.skip_while(|line| !line.starts_with("| ruling |"));
    lines.filter(|line| line.starts_with("| ")).skip(2)
}

/// A line for each row: of now for one in so many and for new ones, else as it is kept.
fn lines(rows: &[Value], every: usize) -> Vec<String> {
    let kept: BTreeMap<&str, &str> = kept_lines()
        .filter_map(|line| Some((line.split(" | ").next()?.trim_start_matches("| "), line)))
        .collect();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                while let Some((at, row)) = {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    rows.get(at).map(|row| (at, row))
                } {
                    let kept = kept.get(row["id"].as_str().unwrap_or(""));
                    let kept = kept.filter(|_| at % every > 0);
                    let line = kept.map_or_else(|| line(row), |kept| (*kept).to_owned());
                    done.lock().unwrap().insert(at, line);
                }
            });
        }
    });
    done.into_inner().unwrap().into_values().collect()
}

/// The counts are true, and none has fallen.
#[test]
fn every_ruling_is_a_row() {
    let rows = rows();
    assert_eq!(rows.len(), 245);
    let lines = lines(&rows, effort(40, 1));
    let names: Vec<&str> = System::all().map(System::name).collect();
    let counts = counts::table(&rows, &lines);
    let count = |what: &str| lines.iter().flat_map(|line| line.matches(what)).count();
    let table = format!(
        "{HEAD}{counts}{UNDER_COUNTS}{OFFICIAL}{HOW}| ruling | where | note | {} | ajt |\n|{}\n{}\n\n{} cells agree, {} differ.\n",
        names.join(" | "),
        " --- |".repeat(names.len() + 4),
        lines.join("\n"),
        count("**agrees**"),
        count("**differs**")
    );
    keep_written("RULINGS.md", &table);
    assert_eq!(counts::fallen(&rows, &lines), [""; 0]);
    assert_eq!(counts::strangers(&rows), [""; 0]);
}

#[test]
fn what_differs_is_known() {
    let known = include_str!("rulings/differences.txt");
    for line in kept_lines().filter(|line| line.contains("**differs**")) {
        let id = line.split('|').nth(1).unwrap().trim();
        assert!(
            known
                .lines()
                .any(|known| known.split(':').next() == Some(id)),
            "{id} differs, and nobody says why"
        );
    }
}
