//! Claims to talk about, and every first move of either side.

use loja_certificate::{Choice, Claim};
use loja_dialogue::{Argued, Reply, Talk, TalkAnswer, TalkQuestion};
use loja_notation::{BoardData, Layout, Position, PositionData};
use loja_rules::{Color, PointSet};
use loja_solver::{Control, Limits, Proof};
use loja_voice::{ArgumentFact, Voice};

const DATA: &str = include_str!("../data/claims.txt");

pub const LIMITS: Limits = Limits {
    nodes: 60_000,
    bytes: 256 << 20,
};

/// A claim of the list.
pub struct Case {
    pub name: String,
    pub layout: Layout,
    pub claim: Claim,
}

impl Case {
    pub fn read(line: &str) -> Case {
        let [name, board, rows, player, set] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("five words are expected: {line}");
        };
        let board = match board {
            "grid" => None,
            pairs if pairs.contains('-') => Some(BoardData::Pairs {
                neighbors: pairs.split(',').map(pair).collect(),
                at: Vec::new(),
            }),
            shape => Some(BoardData::Shape {
                shape: shape.to_owned(),
            }),
        };
        let data = PositionData {
            rows: rows.split('/').map(str::to_owned).collect(),
            board,
            ..PositionData::default()
        };
        let position = Position::from_data(data).unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let (layout, state) = position.into_parts();
        let signs = set.bytes().filter(|&sign| sign != b'/');
        let members = layout.board().points().zip(signs);
        let set: PointSet = members
            .filter(|&(_, sign)| sign == b'1')
            .map(|(point, _)| point)
            .collect();
        let player = if player == "black" {
            Color::Black
        } else {
            Color::White
        };
        let claim =
            Claim::new(&state, player, &set).unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let name = format!(
            "{name}, {player} claims {} of {}",
            set.len(),
            layout.board().len()
        );
        Case {
            name,
            layout,
            claim,
        }
    }

    /// Facts in words, for a reader of this colour.
    pub fn say(&self, you: Option<Color>, facts: &[ArgumentFact]) -> String {
        let layout = &self.layout;
        Voice { layout, you }.say(facts)
    }

    pub fn proof(&self) -> Proof {
        let mut proof = Proof::new(self.claim.clone());
        let _ = proof.search(&Control::new(LIMITS));
        proof
    }
}

fn pair(text: &str) -> [usize; 2] {
    let (a, b) = text.split_once('-').unwrap();
    [a.parse().unwrap(), b.parse().unwrap()]
}

pub fn cases() -> Vec<Case> {
    let lines = DATA.lines().filter(|line| !line.starts_with('#'));
    lines.map(Case::read).collect()
}

/// Asks about a place, for a reader of this colour.
pub fn ask(
    case: &Case,
    proof: &mut Proof,
    line: &[Choice],
    choice: Option<Choice>,
    you: Option<Color>,
    reply: Reply,
) -> TalkAnswer {
    let question = TalkQuestion {
        line: line.to_vec(),
        choice,
        you,
        reply,
    };
    let limits = Limits {
        nodes: 20_000,
        ..LIMITS
    };
    Talk::new(&case.layout, proof, &Control::new(limits))
        .answer(&question)
        .unwrap()
}
