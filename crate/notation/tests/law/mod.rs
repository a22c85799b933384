//! One law for each reader, over any text: it does not panic, and what is read, written and read
//! again is the same. The fuzz targets and the ordinary tests share this file.

pub mod seal;

use loja_notation::{
    BoardData, Diagram, Drawing, FoundGame, Position, Replay, Sgf, diagram as print, numbered,
    picture_rows, read, read_one, replay, sensei, sensei_numbered, svg,
};

/// Text diagrams: the position, or the game with all its situations.
pub fn diagram(text: &str) {
    let read = Diagram::parse(text).and_then(|diagram| Position::from_diagram(&diagram));
    if let Ok(position) = read {
        diagram_of(&position);
    }
}

/// JSON: everything that a position has.
pub fn json(text: &str) {
    if !text.trim_start().starts_with(['{', '[']) {
        return;
    }
    for position in read(text).into_iter().flatten().flatten() {
        json_of(&position);
        link_of(&position);
        if let Some(game) = legal(&position) {
            picture(&position, &game);
            sensei_of(&position, &game);
        }
    }
}

/// SGF: the whole file, and the position of every game in it.
pub fn sgf(text: &str) {
    let Ok(sgf) = Sgf::parse(text) else {
        return;
    };
    let again = Sgf::parse(&sgf.to_string()).expect("SGF that was written is SGF");
    assert_eq!(again, sgf);
    for game in 0..sgf.games() {
        let _ = sgf.position_after(game, 1);
        let lines = sgf.variations(game);
        assert_eq!(sgf.position_of(game, 1, None), sgf.position(game));
        for (at, line) in lines.iter().enumerate().take(20) {
            if let Ok(position) = sgf.position_of(game, at + 1, None) {
                beyond(&position);
                // What stands before a set-up amid the game is no move of the position.
                let moves = position.moves.as_deref().unwrap_or_default().len();
                assert!(moves <= line.moves, "{text}");
            }
            assert!(sgf.position_of(game, at + 1, Some(line.moves + 1)).is_err());
        }
        foreign(&sgf, game);
        if let Ok(mut position) = sgf.position(game) {
            // What a reader remarks is no part of what is written.
            position.record.warnings.clear();
            sgf_of(&position);
            let plain = without_drawing(&position);
            json_of(&plain);
            link_of(&plain);
        }
    }
}

/// JSON and links have no arrows.
fn without_drawing(position: &Position) -> Position {
    let mut plain = position.clone();
    plain.record.strokes.clear();
    plain.record.warnings.clear();
    plain
}

/// What has stones without a liberty is no position, and yet shown to its end.
fn foreign(sgf: &Sgf, game: usize) {
    let Ok(found) = sgf.found(game, 1, None) else {
        assert!(sgf.position(game).is_err());
        return;
    };
    assert_eq!(
        matches!(found, FoundGame::ByRules(_)),
        sgf.position(game).is_ok()
    );
    if let FoundGame::Beyond(game) = found {
        let moves = game.record.moves.as_deref().unwrap_or_default().len();
        assert_eq!(game.moves.len(), moves);
        assert!(!game.fault.points.is_empty());
        let shown = game.record.showing(game.end().clone());
        assert_eq!(shown.rows(), picture_rows(&shown.layout, game.end()));
    }
}

/// Each move of a game is by the rules or beyond them.
fn beyond(position: &Position) {
    if let Ok(game) = replay(position, None) {
        let beyond = game.beyond(position).len();
        assert_eq!(game.stop.is_some(), beyond > 0);
        let moves = position.moves.as_deref().unwrap_or_default().len();
        assert_eq!(game.turns.len() + beyond, moves);
    }
}

/// Links: the text as it is, and with a checksum that fits, since no chance would find one.
pub fn link(text: &str) {
    if Position::from_link(text).is_ok() {
        assert_eq!(seal::sealed(text), text);
    }
    for text in [text, &seal::sealed(text)] {
        if let Ok(position) = Position::from_link(text) {
            link_of(&position);
            json_of(&position);
        }
    }
}

/// Diagrams of Sensei's Library: the position, or the game when it has no more moves than they can tell.
pub fn sensei_text(text: &str) {
    let Ok(position) = Position::from_sensei(text) else {
        return;
    };
    let plain = without_drawing(&position);
    json_of(&plain);
    link_of(&plain);
    let Some(game) = legal(&position) else {
        return;
    };
    let text = match position.moves {
        None => sensei(
            &position.layout,
            &game.start.clone().into_setup(),
            &position,
        ),
        Some(_) => sensei_numbered(&game, &position),
    };
    let Ok(text) = text else {
        return;
    };
    let again = read_one(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(again.layout, position.layout, "{text}");
    assert_eq!(again.state, position.state, "{text}");
    assert_eq!(again.labels, position.labels, "{text}");
    assert_eq!(again.strokes, position.strokes, "{text}");
    assert_eq!(again.moves, position.moves, "{text}");
}

/// What has a place in a diagram of Sensei's Library: stones, edges, the turn, all moves and no other. Without its marks a
/// position may be none.
fn sensei_of(position: &Position, game: &Replay) {
    let Ok(text) = sensei_numbered(game, position) else {
        return;
    };
    let Ok(again) = read_one(&text) else {
        return;
    };
    assert_eq!(again.layout, position.layout, "{text}");
    let (here, there) = (again.state.situation(), &game.start);
    let seen = (here.stones(), here.turn());
    assert_eq!(seen, (there.stones(), there.turn()), "{text}");
    let turns = game.turns.iter().map(|turn| turn.event.turn.stone);
    let places: Vec<_> = turns
        .map(|at| at.and_then(|at| game.layout.cell(at)))
        .collect();
    let moves = again.record.moves.unwrap_or_default();
    let told: Vec<_> = moves.iter().map(|told| told.at).collect();
    assert_eq!(told, places, "{text}");
}

pub fn diagram_of(position: &Position) {
    let Some(game) = legal(position) else {
        return;
    };
    let text = if position.moves.is_some() {
        numbered(&game)
    } else {
        print(&game.layout, &game.start)
    };
    let again = read_one(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(again.layout, position.layout, "{text}");
    let again = replay(&again, None).expect("a game that was written is a game");
    assert_eq!((&again.start, &again.stop), (&game.start, &None), "{text}");
    assert_eq!(again.turns, game.turns, "{text}");
}

pub fn json_of(position: &Position) {
    let text = serde_json::to_string(&position.to_data()).expect("a position is JSON");
    let again = read_one(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(&again, position, "{text}");
}

/// All but what only a file has: how it calls the position, what it goes on from, a caption.
pub fn link_of(position: &Position) {
    let Ok(link) = position.to_link() else {
        return;
    };
    let again = Position::from_link(&link).unwrap_or_else(|error| panic!("{link}\n{error}"));
    let mut data = position.to_data();
    (data.id, data.continues) = (None, None);
    (data.black_name, data.white_name) = (None, None);
    data.board = data
        .board
        .filter(|board| !matches!(board, BoardData::Caption(_)));
    assert_eq!(again.to_data(), data, "{link}");
    assert_eq!(again.layout, position.layout, "{link}");
    assert_eq!(again.state, position.state, "{link}");
    assert_eq!(again.labels, position.labels, "{link}");
    assert_eq!(again.to_link(), Ok(link));
}

pub fn sgf_of(position: &Position) {
    let Some(game) = legal(position) else {
        return;
    };
    let Ok(sgf) = Sgf::of(position, &game) else {
        return;
    };
    let text = sgf.to_string();
    assert_eq!(Sgf::parse(&text).as_ref(), Ok(&sgf), "{text}");
    let again = sgf
        .position(0)
        .unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(again.layout, position.layout, "{text}");
    assert_eq!(again.state.situation(), &game.start, "{text}");
    assert_eq!(
        (&again.id, &again.name, &again.players, again.komi),
        (
            &position.id,
            &position.name,
            &position.players,
            position.komi
        ),
        "{text}"
    );
    assert_eq!(again.labels, position.labels, "{text}");
    let again = replay(&again, None).expect("a game that was written is a game");
    assert_eq!((again.turns, again.stop), (game.turns, None), "{text}");
}

/// The game of a position, when all its moves are legal.
fn legal(position: &Position) -> Option<Replay> {
    let game = replay(position, None).ok()?;
    game.stop.is_none().then_some(game)
}

/// A picture is drawn of anything, and its tags are closed.
fn picture(position: &Position, game: &Replay) {
    let picture = svg(&Drawing {
        layout: &game.layout,
        setup: &game.state.situation().clone().into_setup(),
        title: position.name.as_deref().unwrap_or_default(),
        labels: &position.labels,
        strokes: &position.strokes,
        numbers: &[],
        last: None,
    });
    let count = |sign: &str| picture.matches(sign).count();
    assert_eq!(count("<"), count(">"));
    assert!(
        !picture.contains("NaN") && !picture.contains("inf"),
        "{picture}"
    );
}
