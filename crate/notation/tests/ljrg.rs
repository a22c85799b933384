//! Every diagram and every sequence of the document, from data: it reads or says why not, survives
//! every notation, and leads where the document says.

use std::collections::HashMap;

use loja_notation::{Position, PositionData, Replay, read, read_one, replay, rows, situation_line};
use loja_rules::{Color, Move, State};
use serde::Deserialize;

use crate::law;

const DATA: &str = include_str!("data/ljrg.json");

/// Diagrams that are no legal position by themselves: parts of boards, with stones that have their
/// liberties outside. Their sequences are replayed on the whole board instead.
const CUT_OFF: [(&str, &str); 5] = [
    ("cycle-komatsu-rin-moves-1-4", "n5 at the right"),
    ("cycle-komatsu-rin-moves-5-7", "n5 at the right"),
    ("cycle-komatsu-rin-moves-8-10", "n5 at the right"),
    ("cycle-komatsu-rin-alternative-8-10", "n5 at the right"),
    ("before-end-go-seigen-ko", "a7 at the left"),
];

/// Where the data says something else than the rules, and which of the two is right.
const DISAGREE: [(&str, &str, &str); 2] = [
    (
        "control-3-ko-first",
        "move 1 is illegal: B1.1",
        "the engine: the line belongs to a proof about a final situation, and the data lets it go on \
         from that one; it is replayed below from the same rows with no pass made",
    ),
    (
        "after-end-jigo-3x3-moves",
        "passes after the last move: told 2, found 0",
        "the engine: the data gives this sequence the line under the next diagram, which stands \
         after two passes that are not among the moves",
    ),
];

/// Final situations with passes that are not among the moves of the sequence before them.
const MORE_PASSES: [(&str, usize); 2] = [("overview-2-final", 1), ("after-end-jigo-3x3", 2)];

#[derive(Clone, Deserialize)]
struct Told {
    id: String,
    after: Option<Vec<String>>,
    reached_by: Option<String>,
    same_as: Option<String>,
    captured_in_sequence: Option<Captured>,
    fragment_of: Option<String>,
    fragment_origin: Option<[usize; 2]>,
    #[serde(flatten)]
    position: PositionData,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
struct Captured {
    black: u32,
    white: u32,
}

fn told() -> Vec<Told> {
    serde_json::from_str(DATA).unwrap()
}

#[test]
fn everything_reads_or_says_why_not() {
    let all = read(DATA).unwrap();
    assert_eq!(all.len(), 292);
    let mut refused = Vec::new();
    for (told, position) in told().into_iter().zip(all) {
        match position {
            Ok(position) => {
                assert_eq!(position.id.as_ref(), Some(&told.id));
                let situation = position.state.situation();
                assert_eq!(rows(&position.layout, situation), told.position.rows);
            }
            Err(error) => {
                assert!(error.message().contains("part of a board"), "{error}");
                let message = error.message();
                refused.push((error.id.unwrap(), message));
            }
        }
    }
    let ids: Vec<&str> = refused.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(ids, CUT_OFF.map(|(id, _)| id));
    for ((_, message), (_, place)) in refused.iter().zip(CUT_OFF) {
        assert!(message.contains(&place[..2]), "{message}");
    }
}

#[test]
fn everything_survives_every_notation() {
    let mut games = 0;
    for position in read(DATA).unwrap().into_iter().flatten() {
        law::json_of(&position);
        law::link_of(&position);
        // A removed cycle that began before these rows can't be told by themselves.
        let alone = replay(&position, None);
        let alone = alone.is_ok_and(|game| game.stop.is_none());
        games += usize::from(alone && position.moves.is_some());
        law::sgf_of(&position);
        // A text diagram has no place for glued edges or for the sides where it is cut off.
        let grid = read_one(&position.to_data().rows.join("\n"))
            .unwrap()
            .record
            .layout;
        if position.layout == grid {
            law::diagram_of(&position);
        } else {
            let glued = position.layout.board() != grid.board();
            assert!(glued || position.layout.edges().is_some());
        }
    }
    // All that can be read but the one that removes a cycle which began before it.
    assert_eq!(games, 124 - CUT_OFF.len() - 1);
}

/// All sequences in the order of the file, each from the end of the one that it goes on from.
#[test]
fn every_sequence_leads_where_it_is_printed() {
    let all = told();
    let mut games: HashMap<String, Replay> = HashMap::new();
    let mut found: Vec<(String, String)> = Vec::new();
    let mut replayed = 0;
    for (told, position) in all.iter().zip(read(DATA).unwrap()) {
        let Ok(position) = position else {
            continue;
        };
        let before = position.continues.as_ref().map(|id| &games[id]);
        let game = replay(&position, before).unwrap_or_else(|error| panic!("{}: {error}", told.id));
        if told.after.is_some() {
            replayed += 1;
        }
        for difference in compare(told, &game) {
            found.push((told.id.clone(), difference));
        }
        games.insert(told.id.clone(), game);
    }
    let found: Vec<(&str, &str)> = found
        .iter()
        .map(|(id, what)| (id.as_str(), what.as_str()))
        .collect();
    assert_eq!(found, DISAGREE.map(|(id, what, _)| (id, what)));
    assert_eq!(replayed, 124 - CUT_OFF.len());
    let mut more = Vec::new();
    for told in &all {
        if let Some(reached) = told.reached_by.as_ref().and_then(|id| games.get(id)) {
            let situation = reached.state.situation();
            assert_eq!(rows(&reached.layout, situation), told.position.rows);
            if let Some(line) = told_line(&told.position) {
                let passes = passes_to(reached.state.clone(), &line);
                let passes = passes.unwrap_or_else(|| panic!("{}: {line}", told.id));
                more.extend((passes > 0).then_some((told.id.as_str(), passes)));
            }
        }
        // Printed twice: a position again, or a sequence's end as a diagram.
        if let Some(first) = told.same_as.as_ref().map(|id| &games[id]) {
            let again = &games[&told.id];
            assert_eq!(
                again.state.situation().stones(),
                first.state.situation().stones(),
                "{}",
                told.id
            );
        }
    }
    assert_eq!(more, MORE_PASSES);
}

/// How many passes lead to a situation with this line.
fn passes_to(mut state: State, line: &str) -> Option<usize> {
    for passes in 0..3 {
        if situation_line(state.situation()) == line {
            return Some(passes);
        }
        state.play(Move::PASS).ok()?;
    }
    None
}

fn told_line(data: &PositionData) -> Option<String> {
    let turn = match Color::from(data.turn?) {
        Color::Black => "B",
        Color::White => "W",
    };
    let (black, white) = (data.black_captives?, data.white_captives?);
    Some(format!("{black} {white} {turn} {}", data.passes?))
}

/// Everything that the data says of a sequence, and the replay doesn't.
fn compare(told: &Told, game: &Replay) -> Vec<String> {
    if let Some(stop) = &game.stop {
        return vec![format!("move {} is illegal: {}", stop.number, stop.rule)];
    }
    let mut found = game.differences.clone();
    let situation = game.state.situation();
    if let Some(after) = &told.after {
        let rows = rows(&game.layout, situation);
        if &rows != after {
            found.push(format!("board: told {after:?}, found {rows:?}"));
        }
    }
    if let Some(captured) = told.captured_in_sequence {
        let (end, start) = (situation.captives(), game.start.captives());
        let taken = Captured {
            black: end.black - start.black,
            white: end.white - start.white,
        };
        if taken != captured {
            found.push(format!("captured: told {captured:?}, found {taken:?}"));
        }
    }
    found
}

/// Parts of boards, each replayed at its place on the whole board. The whole one has the history,
/// so captives and pass counts come out as printed.
#[test]
fn cut_off_sequences_replay_on_the_whole_board() {
    let all = told();
    let by_id: HashMap<&str, &Told> = all.iter().map(|told| (told.id.as_str(), told)).collect();
    let whole = |told: &Told| {
        let id = told.fragment_of.as_deref().unwrap();
        read_one(&serde_json::to_string(&by_id[id].position).unwrap()).unwrap()
    };
    let mut games: HashMap<&str, Replay> = HashMap::new();
    let mut replayed = 0;
    for told in all.iter().filter(|told| told.fragment_of.is_some()) {
        let board = whole(told);
        let height = told.position.rows.len();
        // Without an origin the part is the lower left corner.
        let corner = [0, board.layout.cells().len() - height];
        let [right, down] = told.fragment_origin.unwrap_or(corner);
        let mut data = told.position.clone();
        for turn in data.moves.iter_mut().flatten() {
            turn.at = turn.at.map(|[column, row]| [column + right, row + down]);
        }
        let before = told.position.continues.as_deref();
        let before = before.and_then(|id| games.get(id));
        let start = match before {
            Some(game) => rows(&game.layout, game.state.situation()),
            None => board.to_data().rows,
        };
        data.rows = start;
        data.board_edges = None;
        let position = Position::from_data(data).unwrap();
        let game = replay(&position, before).unwrap();
        let window = |rows: Vec<String>| -> Vec<String> {
            let width = told.position.rows[0].len();
            let part = rows[down..down + height].iter();
            part.map(|row| row[right..right + width].to_owned())
                .collect()
        };
        let shown = |situation| window(rows(&game.layout, situation));
        assert_eq!(shown(&game.start), told.position.rows, "{}", told.id);
        let after = told.after.clone().unwrap();
        assert_eq!(shown(game.state.situation()), after, "{}", told.id);
        assert_eq!(
            (&game.stop, &game.differences[..]),
            (&None, &[][..]),
            "{}",
            told.id
        );
        if let Some(line) = told_line(&told.position) {
            assert_eq!(situation_line(game.state.situation()), line, "{}", told.id);
        }
        games.insert(&told.id, game);
        replayed += 1;
    }
    assert_eq!(replayed, CUT_OFF.len());
}

/// The line that the document tells of a final situation, with the passes taken back.
#[test]
fn the_line_after_the_end_replays_before_it() {
    let all = told();
    let told = all.iter().find(|told| told.id == DISAGREE[0].0).unwrap();
    let mut data = told.position.clone();
    data.continues = None;
    let game = replay(&Position::from_data(data).unwrap(), None).unwrap();
    assert_eq!(game.stop, None);
    let after = told.after.clone().unwrap();
    assert_eq!(rows(&game.layout, game.state.situation()), after);
}
