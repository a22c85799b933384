//! The source's rulings: who controls what, on every position where the document says so.
//!
//! A disagreement is a finding, and no reason to change the prover until the text agrees with it; it is
//! printed with the position, the claim, and the first line of its certificate. Nothing is guessed:
//! what a budget of nodes leaves open is listed below, and the list fails when it is out of date.

use std::sync::{Arc, Mutex};

use loja_certificate::{Answer, Checked};
use loja_rules::{Board, ByColor, Color, PointSet, State};
use loja_solver::{Clerk, Control, Found, Options, Proof, Referee};
use loja_testkit::{is_long, texts};

use crate::ask::{first_line, told};
use crate::sweep::places::{self, drawn};
use crate::sweep::run::{Row, jobs};

loja_testkit::long_too!(the_source_rules_the_same);

const DATA: &str = include_str!("../../notation/tests/data/rulings.jsonl");

/// Positions with at most so many locations are judged in every run.
const SMALL: usize = 30;

/// Nodes for all claims of a position together.
const BUDGET: u64 = 4_000_000;

/// Memory of each proof.
const BYTES: u64 = 1_400 << 20;

/// What the budget leaves open, at least in part. Each is looked at all the same: nothing that was
/// decided may differ from the ruling.
const NOT_DECIDED: &[&str] = &[
    "beast-19",
    "beast-34",
    "before-end-go-seigen",
    "before-end-test-1",
    "cycle-dynamic-seki",
    "cycle-komatsu-rin-early-end",
    "cycle-komatsu-rin-ljrg-end",
];

/// Where our control differs from the source's map, and we have looked: who, and which locations of
/// the map are not his.
///
/// *Komatsu against Rin:* the chain at 166 has its eye at 223, and no other liberty in any set that White
/// could lock; Black takes it there. All but 223 are stones of White's, or of what he has not locked.
/// *The second test:* stones of White's that are in no lock; no score changes.
const SLIPS: &[(&str, Color, &[usize])] = &[
    (
        "cycle-komatsu-rin-ljrg-end",
        Color::White,
        &[
            166, 167, 182, 183, 184, 185, 186, 203, 204, 221, 222, 223, 240, 258, 259, 277, 296,
            297, 306, 324, 325, 342,
        ],
    ),
    (
        "before-end-test-2-final",
        Color::White,
        &[17, 142, 143, 144, 180, 181],
    ),
];

struct Ruling {
    id: String,
    state: State,
    control: ByColor<PointSet>,
}

fn read(line: &str) -> Ruling {
    assert!(!line.contains('\\'));
    let (_, rest) = line.split_once("\"id\":\"").unwrap();
    let id = rest.split('"').next().unwrap().to_owned();
    let rows = texts(line, "rows");
    let cells: Vec<Vec<u8>> = rows.iter().map(|row| row.bytes().collect()).collect();
    let (columns, height) = (cells[0].len(), cells.len());
    let present = |x: usize, y: usize| cells[y][x] != b',';
    let (columns, height) = (
        u8::try_from(columns).unwrap(),
        u8::try_from(height).unwrap(),
    );
    let board = Arc::new(Board::grid(columns, height, present));
    let inside = |rows: Vec<&str>| -> Vec<u8> {
        let signs = rows.concat().into_bytes().into_iter();
        signs.filter(|&sign| sign != b',').collect()
    };
    let map = inside(texts(line, "control"));
    let of = |sign: u8| -> PointSet {
        let points = board.points();
        let own = |at: usize| map[at] == sign || map[at] == b'2';
        points.filter(|point| own(point.index())).collect()
    };
    Ruling {
        id,
        state: drawn(&board, &inside(rows)).unwrap(),
        control: ByColor {
            black: of(b'B'),
            white: of(b'W'),
        },
    }
}

fn rulings() -> Vec<Ruling> {
    DATA.lines().map(read).collect()
}

/// What the prover says of one position.
struct Judged {
    is_decided: bool,
    claims: usize,
    nodes: u64,
    wrong: Vec<String>,
}

/// Reads the certificates that a referee has found.
struct Reader<'a> {
    ruling: &'a Ruling,
    wrong: Vec<String>,
    claims: usize,
    locks: Vec<(Color, PointSet, String)>,
}

impl Clerk for Reader<'_> {
    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        self.claims += 1;
        let (claim, answer) = (proof.claim(), checked.answer());
        let told = told(proof, claim, Ok(Found::Shown(Box::new(checked))));
        let (player, set) = (claim.player(), claim.set());
        if let Some(fault) = told.fault {
            let claim = places::told(claim.state(), player, set);
            let id = &self.ruling.id;
            self.wrong.push(format!("{id}: {claim}: {fault}"));
        }
        if answer == Answer::Lock {
            let line = first_line(&told.text);
            self.locks.push((player, set.clone(), line));
        }
    }
}

fn judge(ruling: &Ruling, budget: u64) -> Judged {
    let mut options = Options::default();
    options.limits.nodes = budget;
    options.limits.bytes = BYTES;
    let mut referee = Referee::new(&ruling.state, options);
    let mut reader = Reader {
        ruling,
        wrong: Vec::new(),
        claims: 0,
        locks: Vec::new(),
    };
    let report = referee.run(&Control::default(), &mut reader);
    let report = report.and_then(|_| referee.report());
    let Reader {
        mut wrong,
        claims,
        locks,
        ..
    } = reader;
    let report = match report {
        Ok(report) => report,
        Err(contradiction) => {
            wrong.push(format!("{}: {contradiction}", ruling.id));
            return Judged {
                is_decided: false,
                claims,
                nodes: referee.nodes(),
                wrong,
            };
        }
    };
    for player in Color::ALL {
        let (ours, theirs) = (&report.control[player], &ruling.control[player]);
        for point in ours.difference(theirs).iter() {
            let lock = locks
                .iter()
                .find(|(by, set, _)| *by == player && set.contains(point));
            let (set, line) = lock.map_or((ours, ""), |(_, set, line)| (set, line.as_str()));
            let claim = places::told(&ruling.state, player, set);
            wrong.push(format!(
                "{}: {player} controls {}, the source says no: {claim} {line}",
                ruling.id,
                point.index()
            ));
        }
        let settled = ruling
            .state
            .board()
            .locations()
            .difference(&report.open[player]);
        let slips = SLIPS
            .iter()
            .filter(|slip| slip.0 == ruling.id && slip.1 == player);
        let slips: Vec<usize> = slips.flat_map(|slip| slip.2).copied().collect();
        let missing = theirs.difference(ours).intersection(&settled);
        let found: Vec<usize> = missing.iter().map(|point| point.index()).collect();
        if found.iter().any(|point| !slips.contains(point))
            || slips.iter().any(|point| !found.contains(point))
        {
            wrong.push(format!(
                "{}: not {player}'s, but on the map: {found:?}",
                ruling.id
            ));
        }
        for point in missing
            .iter()
            .filter(|point| !slips.contains(&point.index()))
        {
            let claim = places::told(&ruling.state, player, theirs);
            wrong.push(format!(
                "{}: {player} does not control {}, the source says yes: {claim}",
                ruling.id,
                point.index()
            ));
        }
    }
    Judged {
        is_decided: Color::ALL
            .iter()
            .all(|&player| report.open[player].is_empty()),
        claims,
        nodes: report.nodes,
        wrong,
    }
}

#[test]
fn the_source_rules_the_same() {
    let mut rulings = rulings();
    assert_eq!(rulings.len(), 76);
    if !is_long() {
        rulings.retain(|ruling| ruling.state.board().len() <= SMALL);
        assert!(rulings.len() >= 10);
    }
    // The largest boards first, so that no thread is left with one at the end.
    rulings.sort_by_key(|ruling| usize::MAX - ruling.state.board().len());
    let found = Mutex::new(Vec::new());
    jobs("rulings", rulings.len(), |at| {
        let begun = std::time::Instant::now();
        let one = judge(&rulings[at], BUDGET);
        found.lock().unwrap().push((at, one, begun.elapsed()));
    });
    let mut row = Row::new("rulings", "positions of the source");
    let mut open = Vec::new();
    let mut nodes = 0;
    let mut found = found.into_inner().unwrap();
    found.sort_by_key(|(at, ..)| *at);
    for (at, one, time) in &found {
        let id = rulings[*at].id.as_str();
        row.positions += 1;
        row.claims += one.claims;
        row.asked += one.claims;
        row.disagreements += one.wrong.len();
        nodes += one.nodes;
        if !one.is_decided {
            open.push(id);
        }
        if is_long() {
            let seconds = time.as_secs_f64();
            let mark = if one.is_decided { "" } else { ", open" };
            println!(
                "{id}: {} claims, {} nodes, {seconds:.2} s{mark}",
                one.claims, one.nodes
            );
        }
        for line in one.wrong.iter().take(5) {
            println!("{line}");
        }
    }
    row.undecided = open.len();
    row.note = format!("{nodes} nodes");
    row.end();
    open.sort_unstable();
    if is_long() {
        assert_eq!(
            open, NOT_DECIDED,
            "the list of what is not decided is out of date"
        );
    } else {
        let listed = |id: &&str| NOT_DECIDED.contains(id);
        assert!(open.iter().all(listed), "not decided: {open:?}");
    }
}

/// The reader reads: signs, holes and control of lines that one can see through.
#[test]
fn rows_are_read() {
    let all = rulings();
    let find = |id: &str| all.iter().find(|ruling| ruling.id == id).unwrap();
    let holes = find("beast-05");
    assert_eq!(holes.state.board().len(), 30);
    let marks = find("overview-2-final");
    assert_eq!(places::signs(&marks.state), "****o****");
    assert!(marks.control.black.is_empty() && marks.control.white.is_empty());
    let first = find("overview-1-final");
    assert_eq!(first.control.black.len(), 9);
    // No map gives a location to both, and most give some to somebody.
    assert!(all.iter().all(|one| {
        one.control
            .black
            .intersection(&one.control.white)
            .is_empty()
    }));
    let given = |one: &&Ruling| !one.control.black.is_empty() || !one.control.white.is_empty();
    assert!(all.iter().filter(given).count() > 40);
}
