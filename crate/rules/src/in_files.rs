//! A game's values in files (feature `serde`). A state is none: files have a [`Setup`](crate::Setup) and moves, which
//! [`State::new`](crate::State::new) and [`State::play`](crate::State::play) check, so nothing illegal comes in.

use crate::situation::PassCount;

impl From<PassCount> for i8 {
    fn from(count: PassCount) -> i8 {
        count.value()
    }
}

impl TryFrom<i64> for PassCount {
    type Error = &'static str;

    fn try_from(value: i64) -> Result<PassCount, &'static str> {
        PassCount::from_value(value).ok_or("a pass count is -1, 0, 1 or 2")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::{from_str, to_string};

    use crate::{Board, Color, Move, Outcome, PassCount, Setup, State};

    #[test]
    fn a_setup_and_its_moves_come_back_as_they_were() {
        let board = Arc::new(Board::rectangle(3, 1));
        let mut setup = Setup::empty();
        setup.passes = PassCount::MinusOne;
        setup.stones.black = board.point(1).into_iter().collect();
        let text = to_string(&setup).unwrap();
        assert_eq!(
            text,
            r#"{"stones":{"black":[1],"white":[]},"temporary":[],"permanent":[],"captives":{"black":0,"white":0},"turn":"black","passes":-1}"#
        );
        assert_eq!(from_str::<Setup>(&text).unwrap(), setup);
        let short = r#"{"stones":{"black":[1],"white":[]},"passes":-1}"#;
        assert_eq!(from_str::<Setup>(short).unwrap(), setup);
        let moves = [Move::PASS, Move::stone(board.point(0).unwrap())];
        let text = to_string(&moves).unwrap();
        assert_eq!(
            text,
            r#"[{"cycle":null,"stone":null},{"cycle":null,"stone":0}]"#
        );
        assert_eq!(from_str::<Vec<Move>>(&text).unwrap(), moves);
        assert_eq!(from_str::<Move>(r#"{"stone":0}"#).unwrap(), moves[1]);
        let win = Outcome::Win {
            by: Color::White,
            points: 3,
        };
        assert_eq!(
            to_string(&win).unwrap(),
            r#"{"win":{"by":"white","points":3}}"#
        );
    }

    #[test]
    fn what_is_illegal_stays_so() {
        for text in [
            r#"{"passes":3}"#,
            r#"{"passes":null}"#,
            r#"{"turn":"red"}"#,
            r#"{"komi":6}"#,
        ] {
            assert!(from_str::<Setup>(text).is_err(), "{text}");
        }
        let board = Arc::new(Board::rectangle(2, 1));
        let full = r#"{"stones":{"black":[0],"white":[1]}}"#;
        assert!(State::new(Arc::clone(&board), from_str(full).unwrap()).is_err());
        let outside = r#"{"stones":{"black":[7],"white":[]}}"#;
        assert!(State::new(board, from_str(outside).unwrap()).is_err());
    }
}
