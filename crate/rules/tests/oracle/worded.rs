//! The crate's values in the words of the transcription.

use loja_rules::{Color, Point, PointSet, Situation, State};

use super::literal::{self, Set, Turn};

pub fn plain_set(set: &PointSet) -> Set {
    set.iter().map(|point| point.index() as u32).collect()
}

pub fn plain(situation: &Situation) -> literal::Situation {
    literal::Situation {
        black: plain_set(&situation.stones().black),
        white: plain_set(&situation.stones().white),
        temporary: plain_set(situation.temporary()),
        permanent: plain_set(situation.permanent()),
        black_captives: situation.captives().black,
        white_captives: situation.captives().white,
        turn: match situation.turn() {
            Color::Black => Turn::Black,
            Color::White => Turn::White,
        },
        pass_count: situation.pass_count().value().into(),
    }
}

/// A state, with its history.
pub fn worded(state: &State) -> literal::State {
    let pair = |(a, b): (Point, Point)| [a.index() as u32, b.index() as u32].into_iter().collect();
    literal::State {
        board: literal::Board {
            locations: plain_set(&state.board().locations()),
            neighbor_relation: state.board().pairs().map(pair).collect(),
        },
        situation: plain(state.situation()),
        history: state.history().iter().map(plain).collect(),
    }
}
