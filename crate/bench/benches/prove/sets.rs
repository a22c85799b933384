//! The sets of positions in `data`, each with its limits for a position. `examples/sets` makes them.

use loja_certificate::Claim;
use loja_notation::{Position, PositionData};
use loja_rules::{Color, State};
use serde::Deserialize;

/// Positions of one kind.
pub struct Set {
    pub name: &'static str,
    /// Seconds for a position.
    pub seconds: u64,
    data: &'static str,
}

macro_rules! sets {
    ($($name:literal $seconds:literal,)*) => {
        [$(Set {
            name: $name,
            seconds: $seconds,
            data: include_str!(concat!("../../data/", $name, ".jsonl")),
        }),*]
    };
}

pub const SETS: [Set; 8] = sets![
    "changed" 5,
    "blobs" 5,
    "finished9" 15,
    "finished13" 60,
    "middle19" 15,
    "walled" 20,
    "rectangles" 5,
    "rings" 5,
];

/// One position, and whether one claim is asked or who controls what.
pub struct Case {
    pub name: String,
    pub state: State,
    pub claim: Option<Claim>,
}

#[derive(Deserialize)]
struct Line {
    #[serde(flatten)]
    position: PositionData,
    claim: Option<String>,
}

impl Set {
    /// So many of its positions, at equal distances; all where there are no more.
    pub fn cases(&self, most: usize) -> Vec<Case> {
        let lines: Vec<&str> = self.data.lines().collect();
        let count = most.min(lines.len());
        (0..count)
            .map(|at| case(lines[at * lines.len() / count]))
            .collect()
    }
}

fn case(line: &str) -> Case {
    let line: Line = serde_json::from_str(line).expect("a line of the data");
    let position = Position::from_data(line.position).expect("a position of the data");
    let state = position.state.clone();
    let claim = line.claim.map(|by| {
        let by = Color::from_name(&by).expect("a colour");
        Claim::new(&state, by, &state.board().locations()).expect("the whole board")
    });
    Case {
        name: position.id.clone().unwrap_or_default(),
        state,
        claim,
    }
}
