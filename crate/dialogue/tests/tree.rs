//! Proofs as SGF, read by another parser and played by the rules alone.

use std::path::{Path, PathBuf};

use loja_certificate::{Answer, Certificate, Checked, Claim, check};
use loja_dialogue::{ProofTree, proof_tree};
use loja_notation::{Layout, Sgf, read_one, replay};
use loja_rules::{Color, Move, PointSet, State};
use loja_solver::{Control, Proof};
use sgf_parse::SgfNode;
use sgf_parse::go::{Move as Played, Prop};

/// Every certificate of the book that is not too large for a test.
fn of_the_book() -> Vec<(String, Layout, Checked)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tutorials")];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.parent().unwrap().ends_with("proofs") {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for (at, rest) in text.split("loja-certificate ").enumerate().skip(1) {
            let text = format!("loja-certificate {rest}");
            let certificate = Certificate::from_text(&text).unwrap();
            if certificate.situations() > 1500 {
                continue;
            }
            let layout = Layout::of_text(&text, certificate.claim().board()).unwrap();
            let name = format!("{} {at}", file.display());
            found.push((name, layout, check(certificate).unwrap()));
        }
    }
    found
}

/// What the solver finds for the whole board.
pub fn solved(text: &str, player: Color) -> (Layout, Checked) {
    let position = read_one(text).unwrap();
    let all = position.layout.board().locations();
    let claim = Claim::new(&position.state, player, &all).unwrap();
    let mut proof = Proof::new(claim);
    let found = proof.decide(&Control::default());
    (
        position.record.layout,
        found.unwrap().checked().unwrap().clone(),
    )
}

/// What a tree is held against.
struct Reader<'a> {
    layout: Layout,
    claimant: Color,
    /// Who has one move everywhere.
    one: Color,
    answer: Answer,
    is_zone: bool,
    set: &'a PointSet,
    /// The states on the way, the root first.
    way: Vec<State>,
    moves: usize,
    cut: usize,
    ends: Vec<&'static str>,
    start: State,
    name: &'a str,
}

fn comment(node: &SgfNode<Prop>) -> Option<String> {
    node.properties().find_map(|prop| match prop {
        Prop::C(text) => Some(text.text.clone()),
        _ => None,
    })
}

impl Reader<'_> {
    /// The move of a node, which is legal.
    fn turn(&self, node: &SgfNode<Prop>) -> Move {
        let invalid = node
            .properties()
            .find(|prop| matches!(prop, Prop::Invalid(..)));
        assert_eq!(invalid, None, "{}", self.name);
        let (color, played) = node
            .properties()
            .find_map(|prop| match prop {
                Prop::B(played) => Some((Color::Black, played)),
                Prop::W(played) => Some((Color::White, played)),
                _ => None,
            })
            .unwrap();
        assert_eq!(
            color,
            self.way.last().unwrap().situation().turn(),
            "{}",
            self.name
        );
        match played {
            Played::Pass => Move::PASS,
            Played::Move(at) => {
                let (column, row) = (usize::from(at.x), usize::from(at.y));
                Move::stone(self.layout.point_at(column, row).unwrap())
            }
        }
    }

    fn visit(&mut self, node: &SgfNode<Prop>) {
        let here = self.way.last().unwrap().clone();
        let children: Vec<_> = node.children().collect();
        if children.is_empty() {
            self.end(&here, &comment(node).unwrap());
            return;
        }
        let turns: Vec<Move> = children.iter().map(|child| self.turn(child)).collect();
        if here.situation().turn() == self.one {
            assert_eq!(turns.len(), 1, "{}", self.name);
        } else {
            let legal = here.moves();
            let mut legal: Vec<Move> = legal
                .into_iter()
                .filter(|turn| turn.cycle.is_none())
                .collect();
            let mut told = turns.clone();
            legal.sort_by_key(|turn| turn.stone);
            told.sort_by_key(|turn| turn.stone);
            assert_eq!(told, legal, "{}: all answers, each once", self.name);
        }
        for (child, turn) in children.into_iter().zip(turns) {
            self.moves += 1;
            let next = here.successor(turn);
            self.way
                .push(next.unwrap_or_else(|error| panic!("{}: {error:?}", self.name)));
            self.visit(child);
            self.way.pop();
        }
    }

    /// What is said at an end, held against the board.
    fn end(&mut self, here: &State, words: &str) {
        let kind = if words.ends_with("has a 2-eye formation. (C8)") {
            assert_eq!(self.answer, Answer::Lock, "{words}");
            assert!(words.starts_with(&self.claimant.to_string()));
            assert!(here.has_formation(self.claimant, self.set), "{}", self.name);
            "formation"
        } else if words.starts_with("The game is over, ") {
            assert!(here.is_final());
            "final"
        } else if let Some(rest) = words.strip_prefix("As after move ") {
            let (number, line) = rest.split_once(" of the sequence ").unwrap();
            let line = line.strip_suffix('.').unwrap();
            if !line.contains(" more") {
                let mut there = self.start.clone();
                for word in line.split(' ') {
                    let turn = match word {
                        "pass" => Move::PASS,
                        // Points have other names where a board is given by pairs.
                        name => Move::stone(self.layout.point(name).unwrap()),
                    };
                    there.play(turn).unwrap();
                }
                assert_eq!(there.history().len().to_string(), number);
                self.similar(&there, here, words);
            }
            "elsewhere"
        } else if words.starts_with("The situation ") {
            assert_eq!(self.answer, Answer::Refuted, "a lock never goes round");
            assert_eq!(words.contains("but for passes"), self.is_zone, "{words}");
            let rest = words.strip_prefix("The situation after move ");
            let number = rest.map_or(0, |rest| rest.split(' ').next().unwrap().parse().unwrap());
            let there = self.way[number].clone();
            self.similar(&there, here, words);
            "back"
        } else if words.starts_with("Cut: ") {
            self.cut += 1;
            "cut"
        } else {
            assert!(
                words.starts_with("Decided: ") && words.contains("lemma “"),
                "{words}"
            );
            "lemma"
        };
        self.ends.push(kind);
    }

    fn similar(&self, there: &State, here: &State, words: &str) {
        let (a, b) = (there.situation(), here.situation());
        // In a zone passes don't count.
        let same = (a.stones(), a.temporary(), a.turn()) == (b.stones(), b.temporary(), b.turn());
        assert!(same, "{}: {words}", self.name);
        assert!(self.is_zone || a.pass_count() == b.pass_count(), "{words}");
    }
}

/// What the root says of the board is there.
fn said_of_the_root(
    opening: &str,
    root: &SgfNode<Prop>,
    layout: &Layout,
    state: &State,
    checked: &Checked,
) {
    let (situation, claimant) = (state.situation(), checked.claim().player());
    let selected: PointSet = root
        .properties()
        .find_map(|prop| match prop {
            Prop::SL(points) => Some(points),
            _ => None,
        })
        .into_iter()
        .flatten()
        .map(|at| {
            layout
                .point_at(usize::from(at.x), usize::from(at.y))
                .unwrap()
        })
        .collect();
    assert!(selected.intersection(situation.permanent()).is_empty());
    let (here, claimed) = (state.board().len(), checked.claim().set().len());
    // Of the set, what is not selected has a circle.
    let whole = here - selected.len() == situation.permanent().len();
    assert!(whole, "{opening}");
    let spared = situation
        .permanent()
        .intersection(&situation.stones()[claimant]);
    let is_zone = checked.zone().is_some();
    assert_eq!(opening.contains("This is the worst case:"), !is_zone);
    assert_eq!(
        opening.contains("The claimed locations are selected"),
        !is_zone
    );
    assert_eq!(opening.contains("left out of this board"), is_zone);
    if is_zone {
        let reach = opening.contains(&format!("{claimant}’s stones with a ring"));
        assert_eq!(reach, !spared.is_empty(), "{opening}");
    } else {
        // What isn't claimed is the refuter's, and what is claimed and marked is told.
        let circled = situation.permanent().len() > here - claimed;
        assert_eq!(
            opening.contains("but for those with a ring"),
            circled,
            "{opening}"
        );
    }
    let around = checked.claim().state().board().len() > claimed;
    assert_eq!(opening.contains("stones outside are"), around, "{opening}");
}

/// Reads a tree with another parser, plays every line, and gives the ends.
fn held(name: &str, checked: &Checked, tree: &ProofTree) -> Vec<&'static str> {
    let text = tree.sgf.to_string();
    let again = Sgf::parse(&text).unwrap();
    assert!(again.to_string() == text, "{name}");
    let position = again.position_after(0, 0).unwrap();
    let root = sgf_parse::go::parse(&text).unwrap().remove(0);
    let claimant = checked.claim().player();
    let mut reader = Reader {
        layout: position.layout.clone(),
        claimant,
        one: match checked.answer() {
            Answer::Lock => claimant,
            Answer::Refuted => claimant.other(),
        },
        answer: checked.answer(),
        is_zone: checked.zone().is_some(),
        set: checked.claim().set(),
        way: vec![position.state.clone()],
        moves: 0,
        cut: 0,
        ends: Vec::new(),
        start: position.state.clone(),
        name,
    };
    if checked.zone().is_none() {
        // The worst case itself (C6).
        let (here, there) = (
            position.state.situation(),
            checked.claim().start().situation(),
        );
        assert_eq!(
            (here.stones(), here.permanent()),
            (there.stones(), there.permanent())
        );
    }
    assert_eq!(position.state.situation().turn(), claimant.other());
    let opening = comment(&root).unwrap();
    let can = match checked.answer() {
        Answer::Lock => "can lock",
        Answer::Refuted => "can’t lock",
    };
    assert!(
        opening.starts_with(&format!("{claimant} {can} ")),
        "{opening}"
    );
    said_of_the_root(&opening, &root, &position.layout, &position.state, checked);
    if root.children().next().is_some() {
        reader.visit(&root);
    }
    assert_eq!((reader.moves, reader.cut), (tree.moves, tree.cut), "{name}");
    assert_eq!(opening.contains("the tree is cut"), tree.cut > 0);
    // And with ours.
    for (at, line) in again.variations(0).iter().enumerate().take(50) {
        let position = again.position_of(0, at + 1, None).unwrap();
        let game = replay(&position, None).unwrap();
        assert_eq!((game.stop, game.turns.len()), (None, line.moves), "{name}");
    }
    reader.ends
}

#[test]
fn every_line_is_legal_and_every_answer_is_there() {
    let all = of_the_book();
    assert!(all.len() > 100, "{} certificates", all.len());
    let mut ends = Vec::new();
    let mut zones = 0;
    for (name, layout, checked) in &all {
        let tree =
            proof_tree(layout, checked, 800).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(tree.moves <= 800);
        zones += usize::from(checked.zone().is_some());
        ends.extend(held(name, checked, &tree));
    }
    assert!(zones > 3, "{zones} zones");
    for kind in ["formation", "final", "elsewhere", "back", "lemma", "cut"] {
        assert!(ends.contains(&kind), "no {kind}");
    }
}

#[test]
fn boards_of_all_kinds() {
    for (text, player) in [
        ("...\n.x.", Color::Black),
        ("...\n...", Color::White),
        (
            r#"{"rows": ["....", ".x.."], "board": {"shape": "moebius"}}"#,
            Color::Black,
        ),
        (
            r#"{"rows": ["..x", "...", ".o."], "board": {"shape": "torus"}}"#,
            Color::White,
        ),
        (
            r#"{"rows": ["....", "...."], "board": {"shape": "round"}}"#,
            Color::Black,
        ),
        (
            r#"{"rows": ["...", "..."], "glue": {"A": [[0, 0], [2, 1]]}}"#,
            Color::Black,
        ),
        (
            r#"{"rows": ["..,", ".x."], "board": {"neighbors": [[0, 1], [1, 2], [2, 3], [3, 4]]}}"#,
            Color::Black,
        ),
    ] {
        let (layout, checked) = solved(text, player);
        let tree = proof_tree(&layout, &checked, 100_000).unwrap();
        assert_eq!(tree.cut, 0, "{text}");
        held(text, &checked, &tree);
    }
}

/// The shortest lines come first, and what is left out is said.
#[test]
fn a_large_proof_is_cut() {
    let (layout, checked) = solved("....\n....\n.x..", Color::Black);
    let sizes: Vec<_> = [1, 10, 100, 100_000]
        .into_iter()
        .map(|most| {
            let tree = proof_tree(&layout, &checked, most).unwrap();
            held("cut", &checked, &tree);
            (tree.moves, tree.cut)
        })
        .collect();
    assert_eq!(sizes[0], (1, 1));
    assert!(sizes[1].0 <= 10 && sizes[1].1 > 0);
    assert!(sizes[2].0 <= 100 && sizes[2].0 > sizes[1].0);
    assert!(sizes[3].0 > 100 && sizes[3].1 == 0);
}
