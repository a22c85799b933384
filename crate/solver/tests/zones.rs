//! Claims that are refuted by a zone have certificates that the checker accepts.

use loja_certificate::{Answer, Certificate, Claim, check};
use loja_rules::Color;
use loja_solver::{Control, Proof};
use loja_testkit::{state, texts};

const DATA: &str = include_str!("../../notation/tests/data/rulings.jsonl");

/// White's claim on the whole board of this ruled position. The file has one object a line.
fn ruled(id: &str) -> Claim {
    let line = DATA
        .lines()
        .find(|line| line.contains(&format!("\"id\":\"{id}\"")))
        .unwrap();
    claim(&texts(line, "rows"))
}

/// White's claim on the whole of this board.
fn claim(rows: &[&str]) -> Claim {
    let state = state(rows, Color::Black);
    Claim::new(&state, Color::White, &state.board().locations()).unwrap()
}

#[test]
fn claims_refuted_by_a_zone_have_certificates() {
    // Which search is the first to refute a claim may change, but on few members and on very many zones come first.
    let first = ["after-end-missed-stone", "before-end-go-seigen"];
    let beasts = ["beast-06", "beast-28", "beast-33"];
    let ruled = first.into_iter().chain(beasts).map(|id| (id, ruled(id)));
    let others = [
        ".oo.o./xxo.o./..xo../.x.xoo/....xo/xx.xxo/xxxooo",
        "..oox./.o.ox./.oox../.xox../ooxx../.xx...",
        "o.oxo.x/.ooxoox/oooxxox/xxooxo./xxoxxoo/xxxoxxx/.x.o.x.",
    ];
    let others = others.map(|rows| (rows, claim(&rows.split('/').collect::<Vec<_>>())));
    let mut zones = 0;
    for (id, claim) in ruled.chain(others) {
        let mut proof = Proof::new(claim);
        let found = proof.decide(&Control::default());
        let found = found.unwrap();
        assert_eq!(found.verdict(), Answer::Refuted, "{id}");
        let certificate = found.checked().unwrap();
        zones += usize::from(certificate.zone().is_some());
        let read = Certificate::from_text(&certificate.to_text()).unwrap();
        let checked = check(read).unwrap();
        assert_eq!(
            (checked.answer(), checked.claim()),
            (Answer::Refuted, proof.claim()),
            "{id}"
        );
        let (zone, situations) = (checked.zone().is_some(), checked.situations());
        println!("{id}: zone {zone}, {situations} situations");
    }
    assert!(zones > 0);
}
