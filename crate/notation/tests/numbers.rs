//! Diagrams with numbers and labels.

use loja_notation::{Replay, Sign, numbered, read_one, replay, rows, situation_line};

use crate::law;

fn game(text: &str) -> Replay {
    let game = replay(&read_one(text).unwrap(), None).unwrap();
    assert_eq!(game.stop, None, "{text}");
    law::diagram(text);
    game
}

fn end(text: &str) -> (Vec<String>, String) {
    let game = game(text);
    let situation = game.state.situation();
    (rows(&game.layout, situation), situation_line(situation))
}

fn wrong(text: &str) -> String {
    read_one(text).unwrap_err().message()
}

#[test]
fn numbers_are_moves_from_the_board_around_them() {
    let text = "| . 1 . |\n| . x 2 |\n0 0 W 0";
    // White made the first move, since it is her turn again after two.
    assert_eq!(
        end(text),
        (vec![".o.".into(), ".xx".into()], "0 0 W 0".into())
    );
    // Without a line odd numbers are Black's.
    assert_eq!(end("| 11 . 10 |").0, ["x.o"]);
    assert_eq!(end("2.1").0, ["o.x"]);
}

#[test]
fn passes_and_second_moves_are_told_in_words() {
    let text = "| 4 o 2 |\n| o x x |\n| 6 x . |\n1 3 5: pass\n";
    let told = game(&text.replace("1 3", "0 2 W 0\n1 3"));
    assert_eq!(told.turns.len(), 6);
    assert_eq!(
        rows(&told.layout, told.state.situation()),
        ["x.x", ".xx", "xx."]
    );
    let again = "| x 1 . o |\n| o o x o |\n| . x x x |\n2: pass\n3: c3";
    assert_eq!(end(again).0, ["xxx.", "oox.", ".xxx"]);
}

/// The sources print a ko capture on the board that it led to, with the mark.
#[test]
fn a_mark_after_the_last_move() {
    let text = "| . x 10 |\n| x o # |\n| o . o |\n3 1 B -1";
    let game = game(text);
    assert_eq!(rows(&game.layout, &game.start), [".x.", "xox", "o.o"]);
    assert_eq!(situation_line(&game.start), "2 1 W 0");
    assert_eq!(game.turns[0].number, 10);
    // When that can't be, the mark stands before the first move.
    assert_eq!(end("| # . 1 |\n0 0 W 0").0, ["..x"]);
    assert_eq!(end("| # . 1 |\nstart: 0 0 B -1\n0 0 W 0").0, ["..x"]);
}

#[test]
fn a_removed_cycle() {
    let text = include_str!("data/cycles.json");
    let mut all = loja_notation::read(text)
        .unwrap()
        .into_iter()
        .map(Result::unwrap);
    let mut position = all
        .find(|position| position.id.as_deref() == Some("cycle-two-double-kos-moves"))
        .unwrap();
    position
        .record
        .moves
        .as_mut()
        .unwrap()
        .push(loja_notation::MoveData {
            cycle_removal: Some(loja_notation::RemovalData::Flag(true)),
            ..loja_notation::MoveData::default()
        });
    let played = replay(&position, None).unwrap();
    assert_eq!(played.stop, None);
    let text = numbered(&played);
    assert!(text.contains("\n10: remove 1\n"), "{text}");
    law::diagram_of(&position);
    law::sgf_of(&position);
}

#[test]
fn labels() {
    let text = "| xA .B x* |\n| o12 #7 , |";
    let position = read_one(text).unwrap();
    let labels: Vec<(String, &Sign)> = position
        .labels
        .iter()
        .map(|label| (position.layout.name(label.at), &label.sign))
        .collect();
    let sign = |text: &str| Sign::Text(text.to_owned());
    let told = [("a2", "A"), ("b2", "B"), ("a1", "12"), ("b1", "7")];
    let told = told.map(|(name, text)| (name.to_owned(), sign(text)));
    let told: Vec<_> = told
        .iter()
        .map(|(name, sign)| (name.clone(), sign))
        .collect();
    assert_eq!(labels, told);
    law::json_of(&position);
    law::sgf_of(&position);
}

#[test]
fn what_is_missing_is_named_with_its_place() {
    assert_eq!(
        wrong("| 1 . 3 |"),
        "move 2 is missing; add a line under the diagram, such as \"2: pass\" or \"2: a1\""
    );
    assert_eq!(
        wrong("| 1 . |\n| 1 . |"),
        "move 1 is given twice, in line 1 and in line 2"
    );
    assert_eq!(
        wrong("| 0 . |"),
        "line 1, column 3: \"0\" is not a move number"
    );
    assert_eq!(
        wrong("| . |\n2: b9"),
        "line 2, column 1: \"b9\" is not a point of this board"
    );
    assert_eq!(
        wrong("| . |\n1: jump?"),
        "line 2: \"jump?\" is not a move such as \"pass\", \"b2\", \"remove 8\" or \"remove 8, b2\""
    );
    assert_eq!(
        wrong("| . |\nfirst: pass"),
        "line 2: \"first\" is neither \"start\" nor the number of a move"
    );
    assert_eq!(
        wrong("x.\n0 0 B 0\nx."),
        "line 3: no row is expected after the situation line"
    );
    assert_eq!(
        wrong("x.\n0 0 B 0\n0 0 B 0"),
        "line 3: there is a situation line already"
    );
    assert!(wrong("99999999999999999999999").starts_with("move 9 is given twice"));
    assert!(wrong("| 99999999999999999999999 . |").contains("is not a move number"));
}

/// A stone on an empty place is told in words too when a cycle is removed before it.
#[test]
fn a_removed_cycle_with_a_stone() {
    let turns = [
        "a1",
        "b1",
        "pass",
        "pass",
        "a1",
        "pass",
        "pass",
        "b1",
        "remove 2, d1",
    ];
    let lines: String = (1..)
        .zip(turns)
        .map(|(n, turn)| format!("{n}: {turn}\n"))
        .collect();
    let game = game(&format!("| . . , . . |\n{lines}"));
    let text = numbered(&game);
    assert!(text.contains("\n9: remove 2, d1\n"), "{text}");
    assert_eq!(rows(&game.layout, game.state.situation()), ["**,x."]);
}

/// The stone is only put back where the game leads to the mark that is shown.
#[test]
fn a_mark_that_the_last_move_does_not_leave() {
    let game = game("| # . 1 . |\n0 0 B -1");
    assert_eq!(rows(&game.layout, &game.start), ["#..."]);
    assert_eq!(rows(&game.layout, game.state.situation()), ["..o."]);
}

#[test]
fn labels_have_three_letters_or_figures_at_most() {
    for (cell, label) in [("xabc", "abc"), (".12", "12"), ("o*A", "A"), ("xoA", "oA")] {
        let position = read_one(&format!("| {cell} . |")).unwrap();
        let labels: Vec<&str> = position
            .labels
            .iter()
            .map(|label| label.sign.text())
            .collect();
        assert_eq!(labels, [label]);
    }
    for cell in ["xabcd", ".1234", "xa-b", ".a*", "xoX"] {
        let expected = format!(
            "line 1, column 3: \"{cell}\" is not a cell of a diagram (one of x o X O . # * ,)"
        );
        assert_eq!(wrong(&format!("| {cell} . |")), expected);
    }
}

/// Lines that tell moves stand under the rows, as the situation line does.
#[test]
fn no_row_comes_after_a_move_in_words() {
    for line in ["1: pass", "start: 0 0 W 0\n1: pass", "0 0 B 0"] {
        let expected = "no row is expected after the situation line";
        let told = wrong(&format!("| . . |\n{line}\n| . . |"));
        let number = 2 + line.lines().count();
        assert_eq!(told, format!("line {number}: {expected}"));
    }
}
