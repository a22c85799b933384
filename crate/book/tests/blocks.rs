//! The miniature book broken in its blocks: lines, proofs, referees, maps, sources, the head of a beast.

use std::fs;

use loja_book::{Book, Depth};

use crate::shared::{broken, changed, folder, told};

const BEAST: &str = "beasts/beast-1/chapter.md";
const WORDS: &str = "beasts/words/chapter.md";

#[test]
fn lines() {
    let line = |name: &str, from: &str, to: &str| broken(name, WORDS, from, to).remove(0);
    assert_eq!(
        line("illegal", "c2 d1  pass", "c2 a1"),
        "beasts/words/chapter.md:24: line: a stone on a1 would take nothing and have no liberty: that is suicide (B4.5)"
    );
    assert_eq!(
        line("none", "c2 d1  pass", ""),
        "beasts/words/chapter.md:24: there is no move to walk"
    );
    assert_eq!(
        line("note", "after = \"c2\"\nsay", "after = \"d1\"\nsay"),
        "beasts/words/chapter.md:24: the note after \"d1\" does not lie on the line"
    );
    assert_eq!(
        line("notes", "after = \"\"", "after = \"c2\""),
        "beasts/words/chapter.md:24: two notes after \"c2\""
    );
    assert_eq!(
        line(
            "cycle",
            "line = \"c2 d1  pass\"",
            "played = \"c2\"\nline = \"d1 cycle@0\""
        ),
        "beasts/words/chapter.md:24: a line that removes a cycle has all its moves in \"line\", none in \"played\""
    );
}

#[test]
fn proofs() {
    let proof = |name: &str, from: &str, to: &str| broken(name, BEAST, from, to);
    let at = |line: usize, why: &str| vec![format!("{BEAST}:{line}: {why}")];
    assert_eq!(
        proof(
            "open",
            "claim = \"white: a3,b3,a2\"",
            "claim = \"white: a3,b3\""
        ),
        at(
            41,
            "White has not bordered \"white: a3,b3\": a3 borders on a2 outside the set, so it would have to be a stone of the claimant (C5.2.1)"
        )
    );
    assert_eq!(
        proof(
            "part",
            "| . o . |\n| o x x |\n| . x . |\n0 0 W 2\n\"\"\"\nclaim",
            "{\"rows\": [\".o.\", \"oxx\", \".x.\"], \"board_edges\": [\"left\", \"top\"], \"turn\": \"white\", \"passes\": 2}\n\"\"\"\nclaim"
        ),
        at(
            41,
            "this is a part of a board, and a claim is argued on a whole one"
        )
    );
    assert_eq!(
        proof("side", "you = \"refuter\"", "you = \"claimant\""),
        at(
            41,
            "a claimant who is refuted can't win: \"you\" is \"refuter\""
        )
    );
    assert_eq!(
        proof("lock", "verdict = \"refuted\"", "verdict = \"lock\""),
        at(41, "nobody refutes a lock: \"you\" is \"claimant\"")
    );
    let other = "you = \"either\"\nverdict = \"lock\"";
    assert_eq!(
        proof("verdict", "you = \"refuter\"\nverdict = \"refuted\"", other),
        at(41, "it does not hold: it is refuted")
    );
    assert_eq!(
        proof(
            "open-side",
            "verdict = \"refuted\"",
            "verdict = \"refuted\"\ndecided = false"
        ),
        at(41, "where the engine can't decide, \"you\" is \"either\"")
    );
    let open = "you = \"either\"\nverdict = \"refuted\"\ndecided = false";
    assert_eq!(
        proof("decided", "you = \"refuter\"\nverdict = \"refuted\"", open),
        at(41, "it is decided now: it is refuted")
    );
    // What the book calls undecided is not searched, unless everything is.
    let folder = changed(
        "not-searched",
        BEAST,
        "you = \"refuter\"\nverdict = \"refuted\"",
        open,
    );
    let found = Book::read(&folder).unwrap().check(Depth::Stored);
    assert_eq!((found.failures, found.counts.undecided), (vec![], 1));
    assert_eq!(
        proof("what", "claim = \"white: a3,b3,a2\"\n", ""),
        at(41, "a proof has a \"claim\", or else claims to \"find\"")
    );
    assert_eq!(
        proof("who", "you = \"refuter\"\n", ""),
        at(
            41,
            "\"you\" is missing: \"claimant\", \"refuter\" or \"either\""
        )
    );
    assert_eq!(
        proof(
            "find",
            "find = [\"black: all\"]",
            "find = [\"white: a3,b3,a2\"]"
        ),
        [at(60, "\"white: a3,b3,a2\" is refuted")].concat()
    );
    assert_eq!(
        proof(
            "found",
            "claim = \"white: all\"",
            "claim = \"black: a3,b3,c3,a2,b2,c2,a1,b1,c1\""
        ),
        at(
            60,
            "the wrong claim \"black: a3,b3,c3,a2,b2,c2,a1,b1,c1\" is to be found"
        )
    );
    assert_eq!(
        proof(
            "no-lock",
            "say = \"He has no room.\"",
            "say = \"He has.\"\nlock = true"
        ),
        at(60, "the wrong claim \"white: all\" is no lock")
    );
    let both =
        "find = [\"white: a3,b3,a2\"]\nsolved = \"Found.\"\n\n[[wrong]]\nclaim = \"black: all\"";
    let swapped =
        "find = [\"black: all\"]\nsolved = \"Found.\"\n\n[[wrong]]\nclaim = \"white: all\"";
    assert_eq!(
        proof("locks", swapped, both),
        [
            format!("{BEAST}:60: \"white: a3,b3,a2\" is refuted"),
            format!(
                "{BEAST}:60: the wrong claim \"black: all\" is a lock as well; lock = true says so"
            ),
        ]
    );
}

#[test]
fn referees_and_maps() {
    let at = |why: &str| vec![format!("{BEAST}:82: {why}")];
    let over =
        "caption = \"All of it.\"\ndiagram = \"\"\"\n| . o . |\n| o x x |\n| . x . |\n0 0 W 2";
    assert_eq!(
        broken("over", BEAST, over, &over.replace("W 2", "W 1")),
        at("only a game that is over is judged: the pass count has to be 2")
    );
    assert_eq!(
        broken("by", BEAST, "map_by = \"somebody\"\n", ""),
        at("a map needs \"map_by\": who says so")
    );
    assert_eq!(
        broken("by-alone", BEAST, "map = [\"BBB\", \"BB.\", \"WWW\"]\n", ""),
        at("\"map_by\" without a map")
    );
    assert_eq!(
        broken("map", BEAST, "\"BB.\", \"WWW\"]", "\"BB.\"]"),
        at("map: the map of control is not of the board's shape")
    );
}

#[test]
fn how_hard_a_beast_is() {
    let hard = broken("hard", BEAST, "hard = \"glance\"", "hard = \"search\"");
    assert_eq!(
        hard,
        ["beasts/beast-1/chapter.md:1: control takes 128 nodes, so it is hard = \"glance\""]
    );
    assert_eq!(
        broken("shape", BEAST, "compare = \"same\"", "compare = \"unlike\"").len(),
        1
    );
}

/// It is the first figure whose own situation somebody tells, if the engine can tell it.
#[test]
fn where_it_is_measured() {
    let ruling = "[[says]]\ncontrol = [\"BBB\", \"BBB\", \"BBB\"]\n";
    let hard = "hard = \"glance\"";
    let question = changed("asked", BEAST, ruling, "");
    assert_eq!(
        told(&Book::read(&question).unwrap().check(Depth::Stored)),
        [""; 0]
    );
    let question = fs::read_to_string(question.join(BEAST)).unwrap();
    let (head, rest) = question.split_once("```loja question").unwrap();
    let (_, rest) = rest.split_once("## Prove it").unwrap();
    for (name, says, count) in [
        ("later", "after = \"pass pass\"\nresult = \"B+8\"", 1),
        (
            "open",
            "result = \"B+8\"\ndecided = false\nbecause = \"Too large.\"",
            0,
        ),
    ] {
        let diagram = "diagram = \"\"\"\n| . o . |\n| o x x |\n| . x . |\n0 0 W 0\n\"\"\"";
        let figure = format!("```loja figure\n{diagram}\n[[says]]\n{says}\n```\n## Prove it");
        let text = format!("{head}{figure}{rest}").replace(hard, "hard = \"undecided\"");
        let folder = changed(name, BEAST, hard, hard);
        fs::remove_dir_all(folder.join("sources")).unwrap();
        fs::write(folder.join(BEAST), text).unwrap();
        let found = Book::read(&folder).unwrap().check(Depth::Stored);
        assert_eq!(
            (found.failures, found.counts.undecided),
            (vec![], 1 - count),
            "{name}"
        );
    }
}

/// Boards that a reader sees with a block but not at its start.
#[test]
fn sources_within_a_block() {
    let blocks = "```loja figure\ndiagram = \"| . . . |\"\nsource = [\"said\"]\n[[says]]\nafter = \"a1\"\nlegal = \"c1\"\n```\n\n\
        ```loja step\ntitle = \"T\"\nyou = \"black\"\ndiagram = \"| . . . |\"\ngoal = { stone = \"black b1\" }\nline = \"b1\"\nsolved = \"S\"\nsource = [\"model\"]\n[[hint]]\nafter = \"\"\nsay = [\"b1.\"]\n```\n\n\
        ## P\n\n```loja proof\ntitle = \"T\"\ndiagram = \"| . o . |\\n| o x x |\\n| . x . |\\n0 0 W 2\"\nclaim = \"white: a3,b3,a2\"\nyou = \"refuter\"\nverdict = \"refuted\"\nsolved = \"S\"\nsource = [\"worst\"]\n```\n";
    let folder = folder("within", blocks);
    fs::create_dir_all(folder.join("sources")).unwrap();
    let sources = "[{\"id\":\"said\",\"kind\":\"final\",\"rows\":[\"x..\"]},{\"id\":\"model\",\"kind\":\"final\",\"rows\":[\".x.\"]},{\"id\":\"worst\",\"kind\":\"final\",\"rows\":[\".oX\",\"oXX\",\"XXX\"]}]";
    fs::write(folder.join("sources/ljrg.json"), sources).unwrap();
    fs::write(folder.join("sources/unused.toml"), "").unwrap();
    assert_eq!(
        told(&Book::read(&folder).unwrap().check(Depth::Stored)),
        [""; 0]
    );
}

#[test]
fn sources() {
    let at = |file: &str, why: &str| vec![format!("{file}: {why}")];
    let list = "sources/unused.toml:0";
    assert_eq!(
        broken("unknown", BEAST, "[\"beast-01\"]", "[\"beast-01\", \"b\"]"),
        at("beasts/beast-1/chapter.md:17", "the source has no \"b\"")
    );
    assert_eq!(
        broken("missing", BEAST, "source = [\"beast-01\"]", ""),
        at(
            "sources/ljrg.json:0",
            "1 are neither shown nor listed as unused: beast-01"
        )
    );
    assert_eq!(
        broken(
            "elsewhere",
            "sources/ljrg.json",
            ".o.\",\"oxx",
            "oo.\",\"oxx"
        ),
        at(
            "beasts/beast-1/chapter.md:17",
            "\"beast-01\" is not shown here: oo./oxx/.x."
        )
    );
    assert_eq!(
        broken("after", "sources/ljrg.json", ".xoo\"]}", "xxoo\"]}"),
        at(
            "beasts/words/chapter.md:24",
            "\"walk\" is not shown here: .xo./x.xo/xxoo"
        )
    );
    assert_eq!(
        broken(
            "shown-twice",
            BEAST,
            "map_by",
            "source = [\"beast-01\"]\nmap_by"
        ),
        at(
            "beasts/beast-1/chapter.md:82",
            "\"beast-01\" is shown twice, there and in beasts/beast-1/chapter.md:17"
        )
    );
    assert_eq!(
        broken("both", "sources/unused.toml", "\"part\"", "\"walk\""),
        [
            format!("{list}: \"walk\" is shown in beasts/words/chapter.md:24"),
            "sources/ljrg.json:0: 1 are neither shown nor listed as unused: part".to_owned(),
        ]
    );
    assert_eq!(
        broken("why", "sources/unused.toml", "It is a part of another.", ""),
        at(list, "\"part\" is unused without a reason")
    );
    // A part of a board, and a mark that the source left out or not.
    assert_eq!(
        broken("part", BEAST, "[\"beast-01\"]", "[\"beast-01\", \"other\"]"),
        at(
            "beasts/beast-1/chapter.md:17",
            "\"other\" is not shown here: ..."
        )
    );
    let part = changed("of", BEAST, "[\"beast-01\"]", "[\"beast-01\", \"part\"]");
    fs::write(part.join("sources/unused.toml"), "").unwrap();
    let text = fs::read_to_string(part.join("sources/ljrg.json")).unwrap();
    fs::write(
        part.join("sources/ljrg.json"),
        text.replace("[\"x#\",\"xx\"]", "[\"xx\",\"x#\"]"),
    )
    .unwrap();
    assert_eq!(
        told(&Book::read(&part).unwrap().check(Depth::Stored)),
        [""; 0]
    );
    // Without sources there is nothing to cover.
    fs::remove_dir_all(part.join("sources")).unwrap();
    assert_eq!(Book::read(&part).unwrap().check(Depth::Stored).failures, []);
}
