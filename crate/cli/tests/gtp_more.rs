//! What board programs ask beside moves: handicap, time, files, analysis.

use std::time::{Duration, Instant};

use crate::gtp::Session;
use crate::shell::{run, scratch};

#[test]
fn handicap() {
    let mut session = Session::begin(&[]);
    assert_eq!(session.ask("fixed_handicap 2"), "= D4 Q16");
    assert_eq!(session.ask("fixed_handicap 2"), "? board not empty");
    assert!(session.ask("showboard").ends_with("0 0 W 0"));
    session.all(&["undo", "undo", "clear_board"][..1]);
    assert_eq!(
        session.ask("fixed_handicap 9"),
        "= D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"
    );
    session.all(&["boardsize 9"]);
    assert_eq!(session.ask("query_boardsize"), "= 9");
    assert_eq!(session.ask("fixed_handicap 5"), "= C3 G7 C7 G3 E5");
    session.all(&["clear_board"]);
    for stones in ["1", "10"] {
        assert_eq!(
            session.ask(&format!("fixed_handicap {stones}")),
            "? invalid number of stones"
        );
    }
    assert_eq!(session.ask("fixed_handicap x"), "? syntax error");
    // An engine may place fewer.
    assert_eq!(session.ask("place_free_handicap 20").split(' ').count(), 10);
    session.all(&["clear_board", "set_free_handicap A1 J9 E5"]);
    assert_eq!(session.ask("list_stones black"), "= J9 E5 A1");
    assert_eq!(session.ask("list_stones w"), "=");
    session.all(&["play w b1", "clear_board"]);
    for list in ["", "A1", "A1 A1", "A1 pass", "A1 Z9"] {
        assert_eq!(
            session.ask(&format!("set_free_handicap {list}")),
            "? bad vertex list"
        );
    }
    assert_eq!(session.end().0, Some(0));
}

/// A share of the time that is left is kept, and of a byo-yomi that of each stone.
#[test]
fn time() {
    let mut session = Session::begin(&["--max-seconds", "60"]);
    session.all(&[
        "boardsize 9",
        "time_settings 10 1 1",
        "kgs-time_settings byoyomi 10 5 3",
        "kgs-time_settings none",
        "time_settings 0 1 1",
    ]);
    let stones = [
        "c3", "g7", "g3", "c7", "e5", "e4", "d5", "f6", "c5", "g5", "e7", "e3",
    ];
    for (at, stone) in stones.iter().enumerate() {
        session.all(&[&format!(
            "play {} {stone}",
            if at % 2 == 0 { "b" } else { "w" }
        )]);
    }
    for command in ["time_left b 1 1", "time_left b 3 0"] {
        session.all(&[command]);
        let begun = Instant::now();
        session.all(&["genmove b"]);
        assert!(begun.elapsed() < Duration::from_secs(8), "{command}");
    }
    for wrong in [
        "time_settings 1 2",
        "time_settings a b c",
        "time_left b 1",
        "time_left red 1 1",
        "kgs-time_settings byoyomi 1",
    ] {
        assert_eq!(session.ask(wrong), "? syntax error", "{wrong}");
    }
    session.all(&["cputime", "kgs-rules japanese"]);
    assert!(
        session
            .ask("kgs-rules chinese")
            .starts_with("? unsupported rules")
    );
}

#[test]
fn a_move_that_is_not_made() {
    let mut session = Session::begin(&["--max-nodes", "2000"]);
    session.all(&["boardsize 5", "play b c3", "play w c4"]);
    let board = session.ask("showboard");
    let chosen = session.ask("reg_genmove b");
    assert_eq!(session.ask("showboard"), board);
    assert_eq!(session.ask("genmove b"), chosen);
    assert_ne!(session.ask("showboard"), board);
}

#[test]
fn files() {
    let file = scratch("gtp game.sgf");
    let mut session = Session::begin(&[]);
    session.all(&[
        "boardsize 5",
        "komi 6.5",
        "play b c3",
        "play w c4",
        "play b pass",
        &format!("printsgf {file}"),
    ]);
    let board = session.ask("showboard");
    let printed = session.ask("printsgf");
    assert!(
        printed.contains("KM[6.5]") && printed.contains("SZ[5]"),
        "{printed}"
    );
    // The file is one for the other commands too.
    let (code, _, err) = run(&["replay", &file], "");
    assert_eq!((code, err.as_str()), (0, ""));
    session.all(&["boardsize 9", "komi 0"]);
    assert_eq!(session.ask(&format!("loadsgf {file}")), "= white");
    assert_eq!(session.ask("showboard"), board);
    assert_eq!(session.ask("get_komi"), "= 6.5");
    assert_eq!(session.ask("printsgf"), printed);
    // Before the second move, and beyond the last.
    assert_eq!(session.ask(&format!("loadsgf {file} 2")), "= white");
    assert_eq!(session.ask("list_stones w"), "=");
    session.all(&["undo"]);
    assert_eq!(session.ask("list_stones b"), "=");
    assert_eq!(session.ask(&format!("loadsgf {file} 99")), "= white");
    assert_eq!(session.ask("showboard"), board);
    // Other people's game, with handicap stones as moves and two of White's in a row.
    let other = scratch("gtp-other.sgf");
    std::fs::write(&other, "(;GM[1]SZ[3]HA[2];B[aa];B[cc];W[bb];W[ac])").unwrap();
    session.all(&[&format!("loadsgf {other}")]);
    assert_eq!(session.ask("list_stones w"), "= B2 A1");
    session.all(&["undo"]);
    assert_eq!(session.ask("list_stones w"), "= B2");
    for (text, what) in [
        ("(;SZ[26])", "plain board"),
        ("(;SZ[3]LJS[torus])", "plain board"),
        ("nonsense", "a game"),
    ] {
        std::fs::write(&other, text).unwrap();
        let answer = session.ask(&format!("loadsgf {other}"));
        assert!(
            answer.starts_with("? cannot load file: ") && answer.contains(what),
            "{answer}"
        );
    }
    assert!(
        session
            .ask("loadsgf /no/such")
            .starts_with("? cannot load file")
    );
    assert!(
        session
            .ask("printsgf /no/such/file")
            .starts_with("? cannot save file")
    );
    assert_eq!(session.ask("list_stones w"), "= B2");
}

#[test]
fn analysis() {
    let mut session = Session::begin(&[]);
    let list = session.ask("gogui-analyze_commands");
    for line in list[2..].lines() {
        let command = line.split('/').nth(2).unwrap().split(' ').next().unwrap();
        assert_eq!(session.ask(&format!("known_command {command}")), "= true");
    }
    session.all(&["boardsize 3", "play b b2", "play w pass", "play b pass"]);
    assert_eq!(
        session.ask("loja-control-colors"),
        [
            "= #404040 #404040 #404040",
            "#404040 #404040 #404040",
            "#404040 #404040 #404040"
        ]
        .join("\n")
    );
    let claims = session.ask("loja-claims");
    assert!(
        claims.starts_with(
            "= COLOR #404040 A3 B3 C3 A2 B2 C2 A1 B1 C1\nTEXT B+8; claims proved: Black "
        ),
        "{claims}"
    );
}

/// Why a score is only expected, and how much is open.
#[test]
fn what_keeps_it_from_a_proved_score() {
    let mut session = Session::begin(&["--max-nodes", "1"]);
    session.all(&["boardsize 7", "play b d4", "play w c3", "play b e3"]);
    let answer = session.ask("final_score");
    let why = "(expected, not proved: 49 locations undecided. It stopped at the limit of 1 node";
    assert!(answer.contains(why), "{answer}");
    assert!(session.ask("loja-claims").contains("MARK "));
}

/// The moves of a report, as board programs read it: each with its words and their values.
fn moves(report: &str) -> Vec<Vec<(&str, &str)>> {
    let moves = report.split("info ").skip(1).map(|one| {
        let words: Vec<&str> = one.split_whitespace().collect();
        let pairs = words.chunks(2).take_while(|pair| pair[0] != "pv");
        pairs.map(|pair| (pair[0], pair[1])).collect()
    });
    moves.collect()
}

/// What the search looks at is told until the next line comes, whatever that is.
#[test]
fn an_analysis_goes_on_until_a_line_comes() {
    let mut session = Session::begin(&["--max-seconds", "60"]);
    // White is about to lose the only large chain there is.
    session.all(&["boardsize 5", "komi 0.5"]);
    for (color, at) in [("b", "b1 b2 b3 b4 d1 d2 d3 d4"), ("w", "c1 c2 c3")] {
        for stone in at.split(' ') {
            session.all(&[&format!("play {color} {stone}")]);
        }
    }
    session.send("7 kata-analyze b 10 ownership true maxmoves 3");
    assert_eq!(session.hear(), "=7");
    for _ in 0..2 {
        let report = session.hear();
        let (told, ownership) = report.split_once(" ownership ").unwrap();
        let found = moves(told);
        assert!((1..=3).contains(&found.len()), "{report}");
        for (order, one) in found.iter().enumerate() {
            let keys: Vec<_> = one.iter().map(|(key, _)| *key).collect();
            let expected = [
                "move",
                "visits",
                "winrate",
                "scoreMean",
                "scoreLead",
                "order",
            ];
            assert_eq!(keys, expected);
            assert_eq!(one[5].1, order.to_string());
            let chance: f64 = one[2].1.parse().unwrap();
            assert!((0.0..=1.0).contains(&chance), "{report}");
        }
        // Black is ahead by far, from his side.
        assert!(found[0][2].1.parse::<f64>().unwrap() > 0.6, "{report}");
        assert!(found[0][4].1.parse::<f64>().unwrap() > 5.0, "{report}");
        let of: Vec<i32> = ownership
            .split(' ')
            .map(|one| one.parse().unwrap())
            .collect();
        assert_eq!(of.len(), 25);
        assert!(of.iter().all(|one| (-1..=1).contains(one)));
    }
    // The end of the analysis, and then the answer.
    session.send("name");
    while !session.hear().is_empty() {}
    assert_eq!(session.hear(), "= Loja");
    assert_eq!(session.hear(), "");
    session.send("lz-analyze W 10");
    assert_eq!(session.hear(), "=");
    let report = session.hear();
    let found = moves(&report);
    assert_eq!(found[0].len(), 4, "{report}");
    assert!(found[0][2].1.parse::<u32>().unwrap() < 4_000, "{report}");
    session.send("");
    while !session.hear().is_empty() {}
    for wrong in [
        "kata-analyze b x",
        "kata-analyze ownership",
        "kata-analyze allow b A1 1",
        "lz-analyze interval -1",
    ] {
        assert_eq!(session.ask(wrong), "? syntax error", "{wrong}");
    }
    // The end of the input is one too.
    session.send("lz-analyze");
    assert_eq!(session.hear(), "=");
    let (code, told) = session.end_of_analysis();
    assert_eq!((code, told.as_str()), (Some(0), ""));
}
