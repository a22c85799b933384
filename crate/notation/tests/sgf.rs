//! SGF: our own files, and those of other people.

use loja_notation::{
    MAX_VARIATIONS, Points, Replay, Sgf, Sign, numbered, read, read_one, replay, rows,
    situation_line,
};

use crate::law;

fn play(text: &str) -> Replay {
    law::sgf(text);
    replay(&read_one(text).unwrap(), None).unwrap()
}

fn wrong(text: &str) -> String {
    read_one(text).unwrap_err().to_string()
}

/// Properties nobody here knows, in their order, with escapes, old names and variations.
const FOREIGN: &str = "(;FF[4]GM[1]SZ[9]PB[\u{7530} \\] x]XX[a\\]b][c\\\\]KM[6.5]RU[Japanese]AB[cc][gc:gd]\nCoPyright[old]\n;B[ee]C[one\\\ntwo \\: three\r\nfour]\n(;W[cg]LB[aa:x\\:y]TR[cc:dd])\n(;W[gg]\n;B[]\n(;W[aa])\n(;W[bb])))\n(;GM[1];B[aa])\n";

#[test]
fn other_peoples_files_stay_as_they_are() {
    let sgf = Sgf::parse(FOREIGN).unwrap();
    assert_eq!(
        sgf.to_string().split_whitespace().collect::<String>(),
        FOREIGN.split_whitespace().collect::<String>()
    );
    law::sgf(FOREIGN);
    assert_eq!(sgf.games(), 2);
    let first = sgf.position(0).unwrap();
    assert_eq!((first.komi, &first.name), (Points::rounded(6.5), &None));
    let signs: Vec<_> = first.labels.iter().map(|label| &label.sign).collect();
    assert_eq!(signs.len(), 5);
    assert_eq!(signs[0], &Sign::Text("x:y".to_owned()));
    let game = play(&sgf.to_string().replace("(;GM[1]\n;B[aa])", ""));
    assert_eq!(game.turns.len(), 2);
    assert_eq!(game.start.stones().black.len(), 3);
}

/// A second reader agrees on what we write, and on what it was given.
#[test]
fn another_reader_understands_what_is_written() {
    for text in include_str!("data/overview-2.json")
        .lines()
        .filter(|line| line.contains("rows"))
    {
        let position = read_one(text.trim().trim_end_matches(',')).unwrap();
        let Ok(game) = replay(&position, None) else {
            continue;
        };
        let written = Sgf::of(&position, &game).unwrap().to_string();
        let root = sgf_parse::go::parse(&written).unwrap().remove(0);
        let line: Vec<_> = root.main_variation().collect();
        assert_eq!(line.len(), 1 + game.turns.len());
        let invalid =
            |prop: &&sgf_parse::go::Prop| matches!(prop, sgf_parse::go::Prop::Invalid(..));
        let wrong = line
            .iter()
            .flat_map(|node| node.properties().filter(invalid));
        assert_eq!(wrong.count(), 0, "{written}");
        let stones: usize = root
            .properties()
            .map(|prop| match prop {
                sgf_parse::go::Prop::AB(points) | sgf_parse::go::Prop::AW(points) => points.len(),
                _ => 0,
            })
            .sum();
        let start = game.start.stones();
        assert_eq!(stones, start.black.len() + start.white.len());
    }
}

#[test]
fn set_up_moves_and_passes() {
    let game = play("(;SZ[3]AB[ba]AW[aa:ab]AE[ab]PL[W];W[bb];B[];W[tt];B[cc])");
    assert_eq!(rows(&game.layout, &game.start), ["ox.", "...", "..."]);
    assert_eq!(game.stop.unwrap().rule, "B1.1");
    let game = play("(;SZ[4:2]AB[aa];B[ba];W[ca])");
    assert_eq!(rows(&game.layout, game.state.situation()), ["xxo.", "...."]);
    let game = play("(;SZ[5]HA[2]AB[aa][ee];W[bb])");
    assert_eq!(game.turns.len(), 1);
    // A set-up amid the game begins where the moves before it led.
    let game = play("(;SZ[3];B[aa];W[ba];AE[ba]AW[cc]PL[W];W[bb])");
    assert_eq!(rows(&game.layout, &game.start), ["x..", "...", "..o"]);
    assert_eq!(game.turns[0].number, 3);
}

#[test]
fn a_node_of_the_main_line() {
    let sgf = Sgf::parse("(;SZ[3]C[start];B[aa];W[bb]LB[bb:A](;B[cc])(;B[ca]))").unwrap();
    let after = |moves| {
        let position = sgf.position_after(0, moves).unwrap();
        let game = replay(&position, None).unwrap();
        (
            rows(&game.layout, game.state.situation()).concat(),
            position.labels.len(),
        )
    };
    assert_eq!(after(0), (".........".to_owned(), 0));
    assert_eq!(after(2), ("x...o....".to_owned(), 1));
    assert_eq!(after(3), ("x...o...x".to_owned(), 0));
    let error = sgf.position_after(0, 4).unwrap_err();
    assert_eq!(error.message(), "there is no move 4; the main line has 3");
    assert_eq!(sgf.position(1).unwrap_err().message(), "there is no game 2");
}

#[test]
fn komi_is_told_apart_from_captives() {
    let position = read_one(r#"{"rows": ["x.."], "komi": 6, "black_captives": 2}"#).unwrap();
    let game = replay(&position, None).unwrap();
    let text = Sgf::of(&position, &game).unwrap().to_string();
    assert!(
        text.contains("KM[6]") && text.contains("LJC[2:0]"),
        "{text}"
    );
    assert_eq!(situation_line(&play(&text).start), "8 0 B 0");
    let half = read_one("(;SZ[3]KM[-0.50])").unwrap();
    assert_eq!((half.komi, half.state.komi()), (Points::rounded(-0.5), 0));
}

/// Both overview games as one file each, with the removed cycle.
#[test]
fn a_whole_game_with_a_removed_cycle() {
    let all: Vec<_> = read(include_str!("data/overview-2.json")).unwrap();
    let mut all = all.into_iter().map(Result::unwrap);
    let mut whole = all.next().unwrap();
    let moves = all.flat_map(|position| position.record.moves.unwrap_or_default());
    whole.record.moves = Some(moves.collect());
    let game = replay(&whole, None).unwrap();
    assert_eq!((game.turns.len(), &game.stop), (18, &None));
    let text = Sgf::of(&whole, &game).unwrap().to_string();
    assert!(text.contains("\n;B[]LJR[8]\n"), "{text}");
    let again = play(&text);
    assert_eq!(situation_line(again.state.situation()), "8 7 B 1");
    assert_eq!(numbered(&again), numbered(&game));
}

#[test]
fn no_sgf() {
    assert_eq!(
        wrong("("),
        "line 1, column 2: the end of the text stands where a node, which begins with \";\" is expected"
    );
    assert_eq!(
        wrong("(;"),
        "line 1, column 3: the end of the text stands where \")\" is expected"
    );
    assert_eq!(
        wrong("(;B[aa)"),
        "line 1, column 4: this value has no \"]\" at its end"
    );
    assert_eq!(
        wrong("(;B)"),
        "line 1, column 4: \")\" stands where \"[\" and the value of a property is expected"
    );
    assert_eq!(
        wrong("()\n(;B[aa])"),
        "line 1, column 2: \")\" stands where a node, which begins with \";\" is expected"
    );
    assert_eq!(
        wrong("(;SZ[5](;B[aa]);W[bb])"),
        "line 1, column 16: \";\" stands where \"(\" or the end of a variation is expected"
    );
    assert_eq!(
        wrong("(;SZ[53])"),
        "the node at line 1, column 2: SZ[53] is not a size of a board up to 52, such as 19 or 7:5"
    );
    assert_eq!(
        wrong("(;GM[2])"),
        "the node at line 1, column 2: GM[2] is not a game of Go"
    );
    assert_eq!(
        wrong("(;SZ[2]AB[aa:bb]AW[])"),
        "not by these rules from the start: Black has no liberty at a2, b2, a1, b1 (D1); this can be shown, not judged or played on"
    );
    assert_eq!(
        wrong("(;SZ[3]LJS[sock])"),
        "the node at line 1, column 2: \"sock\" is not a shape of a board (rectangle, cylinder, moebius, torus, klein, projective, round, triangles)"
    );
    assert_eq!(
        wrong("(;SZ[3])(;SZ[3])"),
        "there is more than one position here"
    );
}

/// A million nodes below each other, brackets in brackets, and lists that name many points.
#[test]
fn deep_and_wide_files_end_soon() {
    let size = 1 << 20;
    let chain = format!("({})", ";".repeat(size - 2));
    assert!(read_one(&chain).is_ok());
    law::sgf(&format!("({})", ";".repeat(100_000)));
    let nest = format!("{}{}", "(;".repeat(size / 3), ")".repeat(size / 3));
    assert!(read_one(&nest).is_ok());
    assert!(Sgf::parse(&"(".repeat(size)).is_err());
    let wide = format!("(;SZ[52]AB{})", "[aa:ZZ]".repeat(size / 7 - 10));
    assert!(read_one(&wide).unwrap_err().too_large);
    let longer = format!("({})", ";".repeat(size + 1));
    assert!(Sgf::parse(&longer).unwrap_err().too_large);
}

/// Each way from the root to an end, in the order of the file.
#[test]
fn lines_of_a_game() {
    let text = "(;SZ[3]C[start](;B[aa](;W[bb];B[])(;C[note];W[cb](;B[bb])(;B[tt];W[cc])))(;N[set-up]AB[cc])(;W[ca]))";
    let sgf = Sgf::parse(text).unwrap();
    let layout = sgf.position(0).unwrap().record.layout;
    let told: Vec<_> = sgf
        .variations(0)
        .iter()
        .map(|line| (line.moves, line.branch, line.words(&layout)))
        .collect();
    let line = |moves, branch, place: &str| {
        (
            moves,
            branch,
            format!("variation at move {branch}: {place}"),
        )
    };
    let expected = [
        line(3, 1, "a3"),
        line(3, 2, "c2"),
        line(4, 3, "pass"),
        line(0, 1, "no move of its own"),
        line(1, 1, "c3"),
    ];
    assert_eq!(told, expected);
    for (at, (moves, ..)) in expected.iter().enumerate() {
        let position = sgf.position_of(0, at + 1, None).unwrap();
        assert_eq!(position.record.moves.unwrap_or_default().len(), *moves);
    }
    assert_eq!(sgf.position_of(0, 1, None), sgf.position(0));
    assert_eq!(sgf.position_of(0, 1, Some(1)), sgf.position_after(0, 1));
    let third = sgf.position_of(0, 3, Some(2)).unwrap();
    assert_eq!(
        rows(&layout, replay(&third, None).unwrap().state.situation()),
        ["x..", "..o", "..."]
    );
    let error = |variation, moves| sgf.position_of(0, variation, moves).unwrap_err().message();
    assert_eq!(
        error(6, None),
        "there is no variation 6; the game has 5 lines"
    );
    assert_eq!(
        error(0, None),
        "there is no variation 0; the game has 5 lines"
    );
    assert_eq!(error(5, Some(2)), "there is no move 2; the variation has 1");
    assert_eq!(sgf.variations(1), []);
    assert!(sgf.position_of(1, 1, None).is_err());
    let alone = Sgf::parse("(;SZ[3])").unwrap();
    assert_eq!(alone.variations(0).len(), 1);
}

/// What can't be read is no pass, and older files have a pass of their own.
#[test]
fn what_begins_a_line() {
    let sgf = Sgf::parse("(;SZ[3];B[bb](;W[aa])(;W[?])(;W[tt])(;W[ ])(;W[zz]))").unwrap();
    let layout = sgf.position(0).unwrap().record.layout;
    let words: Vec<String> = sgf
        .variations(0)
        .iter()
        .map(|line| line.words(&layout))
        .collect();
    let told: Vec<&str> = words
        .iter()
        .map(|words| words.rsplit(": ").next().unwrap())
        .collect();
    assert_eq!(
        told[1..],
        ["no move of its own", "pass", "pass", "no location"]
    );
    assert_eq!(sgf.position_of(0, 2, None).unwrap().warnings.len(), 1);
}

/// SGF allows one sign a place.
#[test]
fn what_has_a_sign_is_not_selected() {
    let position = read_one(r##"{"rows": ["#X.", "..."], "labels": {"△": [0, 1]}}"##).unwrap();
    let mut sgf = Sgf::of(&position, &replay(&position, None).unwrap()).unwrap();
    sgf.select(0, [[0, 0], [1, 0], [2, 0], [0, 1]].into_iter());
    let text = sgf.to_string();
    assert!(text.contains("SL[ca]"), "{text}");
    assert!(
        text.contains("SQ[aa]") && text.contains("CR[ba]") && text.contains("TR[ab]"),
        "{text}"
    );
}

/// A node has one comment.
#[test]
fn comments_are_joined() {
    let mut sgf = Sgf::parse("(;SZ[3]C[a:b])").unwrap();
    sgf.comment(0, "c]d");
    sgf.comment(1, "nowhere");
    assert_eq!(sgf.to_string(), "(;SZ[3]C[a:b\nc\\]d])\n");
}

/// A file has as many lines as it likes; no more than 500 of them are told, and soon.
#[test]
fn many_lines() {
    let chain = ";B[aa];W[bb]".repeat(20_000);
    let leaves = "(;B[cc])".repeat(60_000);
    let sgf = Sgf::parse(&format!("(;SZ[9]{chain}{leaves})")).unwrap();
    assert_eq!(sgf.variations(0).len(), MAX_VARIATIONS);
    assert_eq!(
        sgf.position_of(0, 501, None).unwrap_err().message(),
        "there is no variation 501; the game has 500 lines that are read"
    );
    let last = sgf.position_of(0, 500, Some(2)).unwrap();
    assert_eq!(last.record.moves.unwrap().len(), 2);
    let nest = format!("{}{}", "(;B[aa](;W[bb])".repeat(60_000), ")".repeat(60_000));
    assert_eq!(
        Sgf::parse(&nest).unwrap().variations(0).len(),
        MAX_VARIATIONS
    );
}
