//! Pictures in pixels, `$$` diagrams, variations, and proofs as SGF.

use resvg::tiny_skia::Pixmap;
use resvg::usvg::roxmltree;
use serde_json::json;

use crate::shell::{lines, loja, path, run, scratch};

const SIGNS: &str = "| x . o |\n| . # . |\n| x* . o* |\n0 0 B -1";

fn pixels(arguments: &[&str], input: &str) -> Pixmap {
    let output = loja(
        &[&["draw", "--png"], arguments, &["-"]].concat(),
        input.as_bytes(),
    );
    assert_eq!(
        output.status.code(),
        Some(0),
        "{:?}",
        String::from_utf8(output.stderr)
    );
    assert!(output.stdout.starts_with(b"\x89PNG\r\n\x1a\n"));
    Pixmap::decode_png(&output.stdout).unwrap()
}

/// The ink in the middle of a place of a small board, in rows of 100 units with a margin of 115 and 70.
fn ink(picture: &Pixmap, column: u32, row: u32, beside: u32) -> [u8; 3] {
    let at = |units: u32| (units * picture.width() + 192) / 385;
    let (x, y) = (115 + 100 * column + beside, 70 + 100 * row);
    let pixel = picture.pixel(at(x), at(y)).unwrap();
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[test]
fn a_picture_in_pixels() {
    let wide = pixels(&["--width", "770"], SIGNS);
    assert_eq!((wide.width(), wide.height()), (770, 770));
    const BLACK: [u8; 3] = [0x1c, 0x1b, 0x19];
    const WHITE: [u8; 3] = [0xff; 3];
    const GROUND: [u8; 3] = [0xf4, 0xf0, 0xe6];
    assert_eq!(ink(&wide, 0, 0, 0), BLACK);
    assert_eq!(ink(&wide, 2, 0, 0), WHITE);
    assert_eq!(ink(&wide, 2, 0, 45), BLACK, "the rim");
    assert_eq!(ink(&wide, 1, 1, 0), GROUND, "within a mark");
    assert_eq!(ink(&wide, 1, 1, 18), BLACK, "the mark");
    assert_eq!(ink(&wide, 0, 2, 0), [0x6b, 0x67, 0x60], "permanent");
    assert_eq!(ink(&wide, 0, 2, 31), WHITE, "its ring");
    assert_eq!(ink(&wide, 2, 2, 0), WHITE);
    // Twice the size of the SVG, which has 32 pixels a line.
    let plain = pixels(&[], SIGNS);
    assert_eq!((plain.width(), plain.height()), (246, 246));
    // A board that is not square keeps its proportions.
    let long = pixels(&["--width", "485"], "x..o");
    assert_eq!((long.width(), long.height()), (485, 185));
    assert_eq!(pixels(&["--width", "485"], "x..o"), long);
}

/// Letters and numbers are drawn without any font of the machine.
#[test]
fn texts_are_drawn() {
    let dark = |picture: &Pixmap| {
        let pixels = picture.pixels().iter();
        pixels.filter(|pixel| pixel.red() < 0x80).count()
    };
    let bare = pixels(&["--width", "770"], "| . . . |\n| . x . |");
    let labels = pixels(&["--width", "770"], "| .A . .B |\n| . x . |");
    assert!(
        dark(&labels) > dark(&bare) + 200,
        "{} {}",
        dark(&labels),
        dark(&bare)
    );
    let numbers = pixels(&["--numbers", "--width", "770"], "| 1 . . |\n| . x 2 |");
    let plain = pixels(&["--width", "770"], "| x . . |\n| . x o |");
    assert_ne!(numbers, plain);
    // The coordinates are muted.
    let muted = |pixel: &&resvg::tiny_skia::PremultipliedColorU8| {
        (pixel.red(), pixel.green(), pixel.blue()) == (0x5f, 0x5b, 0x53)
    };
    assert!(bare.pixels().iter().filter(muted).count() > 100);
    // Other signs than letters: one of them is in no font.
    let odd = r#"(;SZ[3]LB[aa:△][ba:<&][ca:\]][ab:日])"#;
    assert!(dark(&pixels(&["--width", "770"], odd)) > 0);
}

#[test]
fn a_picture_goes_to_a_file() {
    let file = scratch("picture.png");
    let (code, out, err) = run(&["draw", "--png", "-o", &file, "-"], "x.o");
    assert_eq!((code, out.as_str(), err.as_str()), (0, "", ""));
    assert!(Pixmap::load_png(&file).is_ok());
    let svg = scratch("picture.svg");
    assert_eq!(run(&["draw", "--svg", "--output", &svg, "-"], "x.o").0, 0);
    assert_eq!(
        std::fs::read_to_string(&svg).unwrap(),
        run(&["draw", "--svg", "-"], "x.o").1
    );
    // Nothing is written without a drawing.
    let none = scratch("none.png");
    let _ = std::fs::remove_file(&none);
    assert_eq!(run(&["draw", "--png", "-o", &none, "-"], "x?o").0, 2);
    assert!(!std::path::Path::new(&none).exists());
    let (code, _, err) = run(&["draw", "-o", "/no/such/folder/x", "-"], "x.o");
    assert_eq!(code, 2);
    assert!(err.starts_with("loja: /no/such/folder/x: "), "{err}");
    let two = r#"[{"rows": ["x."]}, {"rows": [".o"]}]"#;
    assert_eq!(run(&["draw", "--png", "-"], two).0, 2);
    for bad in [
        &["--png", "--svg"][..],
        &["--png", "--json"],
        &["--width", "100"],
        &["--png", "--width", "15"],
        &["--png", "--width", "8193"],
        &["--png", "--width", "wide"],
    ] {
        assert_eq!(
            run(&[&["draw"], bad, &["-"]].concat(), "x.o").0,
            2,
            "{bad:?}"
        );
    }
    // So narrow a board would be endlessly high.
    let high = ".\n".repeat(250);
    let (code, _, err) = run(&["draw", "--png", "--width", "2000", "-"], &high);
    assert_eq!(code, 2);
    assert!(err.contains("the limit is 8192 (--width)"), "{err}");
    assert!(pixels(&[], &high).height() <= 8192);
}

/// Each SVG is XML with title and description, and nothing that runs or loads.
#[test]
fn every_svg_stands_alone() {
    let mut found = 0;
    let mut check = |svg: &str| {
        found += 1;
        let document =
            roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let size = |name: &str| root.attribute(name).unwrap().parse::<f64>().unwrap();
        assert!(size("width") > 0.0 && size("height") > 0.0);
        let names: Vec<_> = root
            .children()
            .filter(|node| node.is_element())
            .take(2)
            .collect();
        for (node, name) in names.iter().zip(["title", "desc"]) {
            assert_eq!(node.tag_name().name(), name);
            assert!(!node.text().unwrap().trim().is_empty());
        }
        for node in document.descendants().filter(|node| node.is_element()) {
            let name = node.tag_name().name();
            assert!(
                ["svg", "title", "desc", "rect", "path", "circle", "text"].contains(&name),
                "{name}"
            );
            for attribute in node.attributes() {
                let (name, value) = (attribute.name(), attribute.value());
                assert!(
                    !name.starts_with("on") && name != "href" && name != "style",
                    "{name}"
                );
                assert!(
                    !value.contains("url(") && !value.contains(':'),
                    "{name}={value}"
                );
            }
        }
    };
    let samples = [
        SIGNS.to_owned(),
        r#"[{"rows": ["x.o"], "name": "</title><script>&\u0000"}, {"rows": [], "id": "\"'"}]"#.to_owned(),
        r#"{"rows": ["x.", ".o"], "board": {"shape": "projective"}, "labels": {"<b>": [1, 0], "△": [0, 0]}}"#.to_owned(),
        r#"{"rows": ["x.", ".o"], "board": {"shape": "round"}}"#.to_owned(),
        r#"{"rows": ["x.", ".o"], "board_edges": [], "glue": {"&": [[0, 0], [1, 1]]}}"#.to_owned(),
        r#"{"rows": ["x.o"], "name": ""}"#.to_owned(),
        std::fs::read_to_string(path("notation/tests/data/overview-2.json")).unwrap(),
    ];
    for sample in &samples {
        for numbers in [&[][..], &["--numbers"]] {
            let (_, out, _) = run(
                &[&["draw", "--svg", "--json"], numbers, &["-"]].concat(),
                sample,
            );
            for line in lines(&out) {
                check(line["svg"].as_str().unwrap_or_else(|| panic!("{line}")));
            }
        }
    }
    assert!(found > 15, "{found}");
}

#[test]
fn diagrams_of_senseis_library() {
    let text = "$$B A corner\n$$ -------\n$$ | . X .\n$$ | 1 . O\n";
    let (code, out, err) = run(&["draw", "-"], text);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, "---------\n| . x . |\n| x . o |\n---------\n0 0 W 0\n");
    let (_, json, _) = run(&["draw", "--json", "-"], text);
    assert_eq!(lines(&json)[0]["board_edges"], json!(["top", "left"]));
    assert_eq!(run(&["draw", "--sensei", "--numbers", "-"], text).1, text);
    assert_eq!(
        run(&["draw", "--sensei", "-"], text).1,
        "$$W A corner\n$$ -------\n$$ | . X .\n$$ | X . O\n"
    );
    let (_, json, _) = run(&["draw", "--sensei", "--json", "-"], SIGNS);
    assert_eq!(
        lines(&json)[0],
        json!({"id": null, "sensei": "$$Bc3\n$$ ---------\n$$ | X . O |\n$$ | . S . |\n$$ | B . W |\n$$ ---------\n"})
    );
    let torus = r#"{"id": "t", "rows": ["x."], "board": {"shape": "torus"}}"#;
    let (code, out, err) = run(&["draw", "--sensei", "-"], torus);
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(
        err,
        "loja: t: Sensei’s Library draws sheets only, whose edges are not joined\n"
    );
    let (code, _, err) = run(&["draw", "-"], "$$\n$$ | . ? |");
    assert_eq!(code, 2);
    assert!(
        err.starts_with("loja: line 2, column 8: \"?\" is not a sign"),
        "{err}"
    );
}

#[test]
fn variations() {
    let game = "(;SZ[3];B[aa](;W[bb];B[])(;W[cb]))";
    let (code, out, err) = run(&["replay", "--variations", "-"], game);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "1. main line; 3 moves\n2. variation at move 2: c2; 2 moves\n"
    );
    let (_, out, _) = run(&["replay", "--variations", "--json", "-"], game);
    assert_eq!(
        lines(&out)[1],
        json!({"game": 1, "variation": 2, "moves": 2, "branch": 2, "color": "white", "words": "variation at move 2: c2"})
    );
    let two = format!("{game}(;SZ[2])");
    let (_, out, _) = run(&["replay", "--variations", "-"], &two);
    assert!(out.ends_with("game 2, 1. main line; 0 moves\n"), "{out}");
    let (code, out, _) = run(&["replay", "--variation", "2", "-"], game);
    assert_eq!(code, 0);
    assert!(out.contains("2. White c2\n"), "{out}");
    let drawn = |more: &[&str]| run(&[&["draw"], more, &["-"]].concat(), game);
    assert_eq!(drawn(&["--variation", "1"]), drawn(&[]));
    assert!(
        drawn(&["--numbers", "--variation", "2"])
            .1
            .contains("| 1 . . |\n| . . 2 |")
    );
    assert!(
        drawn(&["--variation", "2", "--move", "1"])
            .1
            .contains("| x . . |\n| . . . |")
    );
    // One line is a new file.
    let (_, one, _) = drawn(&["--sgf", "--variation", "2"]);
    assert!(
        one.contains(";B[aa]\n;W[cb])") && !one.contains("RU["),
        "{one}"
    );
    let (code, _, err) = drawn(&["--variation", "3"]);
    assert_eq!(
        (code, err.as_str()),
        (2, "loja: there is no variation 3; the game has 2 lines\n")
    );
    let (code, _, err) = run(&["draw", "--variation", "2", "-"], "x.o");
    assert_eq!(
        (code, err.as_str()),
        (
            2,
            "loja: -: there is no variation 2; only SGF has more than one\n"
        )
    );
    assert_eq!(run(&["draw", "--variation", "1", "-"], "x.o").0, 0);
    assert_eq!(run(&["draw", "--variation", "0", "-"], "x.o").0, 2);
    let (code, _, err) = run(&["replay", "--variations", "-"], "x.o");
    assert_eq!(
        (code, err.as_str()),
        (2, "loja: -: only SGF has variations\n")
    );
    let many = format!("(;SZ[9]{})", "(;B[aa])".repeat(600));
    let (code, out, err) = run(&["replay", "--variations", "-"], &many);
    assert_eq!((code, out.lines().count()), (0, 500));
    assert_eq!(err, "loja: game 1: no more than 500 lines are told\n");
}

#[test]
fn a_proof_as_sgf() {
    let (certificate, sgf) = (scratch("room.txt"), scratch("room.sgf"));
    let room = r#"{"rows": ["...", ".x."]}"#;
    let claim = ["claim", "--player", "black", "--set", "all"];
    let files = [
        "--certificate",
        certificate.as_str(),
        "--sgf",
        sgf.as_str(),
        "-",
    ];
    let (code, out, err) = run(&[&claim[..], &files].concat(), room);
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(out.contains("Its certificate has "), "{out}");
    let written = std::fs::read_to_string(&sgf).unwrap();
    assert!(
        written.contains("C[Black can’t lock six locations: whatever Black does,"),
        "{written}"
    );
    // The same from the certificate alone, which the claim's board is in.
    let (code, again, err) = run(&["check", "--sgf", "-", &certificate], "");
    assert_eq!(
        (code, err.as_str(), again.as_str()),
        (0, "", written.as_str())
    );
    let other = scratch("room-2.sgf");
    let (code, out, _) = run(&["check", "--sgf", &other, &certificate], "");
    assert_eq!(code, 0);
    assert!(out.contains("checked in"), "{out}");
    assert_eq!(std::fs::read_to_string(&other).unwrap(), written);
    // It is a game like others, all lines of which are legal.
    let (code, listed, _) = run(&["replay", "--variations", "--json", &sgf], "");
    assert_eq!(code, 0);
    for line in lines(&listed).iter().take(8) {
        let number = line["variation"].to_string();
        let (code, out, err) = run(&["replay", "--json", "--variation", &number, &sgf], "");
        assert_eq!((code, err.as_str()), (0, ""));
        assert_eq!(
            out.lines().count() as u64,
            line["moves"].as_u64().unwrap() + 1
        );
    }
    let (_, cut, _) = run(
        &["check", "--sgf", "-", "--most-nodes", "9", &certificate],
        "",
    );
    assert!(
        cut.contains("the tree is cut in") && cut.contains("C[Cut: "),
        "{cut}"
    );
    // SGF has no board of 60 columns.
    let wide = format!(".xo{}", ".".repeat(57));
    let claim_two = [
        "claim", "--player", "black", "--set", "a1,b1", "--sgf", "-", "-",
    ];
    let (code, out, err) = run(&claim_two, &wide);
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(err, "loja: no SGF: SGF has boards of 52 by 52 at most\n");
    // Nothing to write, or nowhere to.
    let none = scratch("none.sgf");
    let (code, _, err) = run(
        &[&claim[..], &["--max-nodes", "0", "--sgf", &none, "-"]].concat(),
        room,
    );
    assert_eq!(code, 3);
    assert!(
        err.contains("without a verdict there is no SGF of it"),
        "{err}"
    );
    assert!(!std::path::Path::new(&none).exists());
    let (code, out, err) = run(
        &[&claim[..], &["--certificate", "-", "--sgf", "-", "-"]].concat(),
        room,
    );
    assert_eq!((code, out.as_str()), (2, ""), "before any search");
    assert!(err.contains("not for both"), "{err}");
    let (code, _, err) = run(&["check", "--sgf", &other, &certificate, &certificate], "");
    assert_eq!(
        (code, err.as_str()),
        (2, "loja: --sgf writes the proof of one certificate only\n")
    );
    assert_eq!(run(&["check", "--most-nodes", "9", &certificate], "").0, 2);
    // A damaged certificate shows nothing, and no SGF of it is written.
    let damaged = std::fs::read_to_string(&certificate)
        .unwrap()
        .replace("refuted", "lock");
    let file = scratch("damaged.txt");
    std::fs::write(&file, damaged).unwrap();
    assert_eq!(run(&["check", "--sgf", &none, &file], "").0, 1);
    assert!(!std::path::Path::new(&none).exists());
}
