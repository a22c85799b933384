//! The opponent against the whole game of small claims, and against himself.

#[path = "opponent/beasts.rs"]
mod beasts;
#[path = "opponent/dead.rs"]
mod dead;
#[path = "opponent/game.rs"]
mod game;
#[path = "opponent/natural.rs"]
mod natural;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Game, choices};
use loja_certificate::{Answer, Choice, Claim};
use loja_rules::{Board, Color, FastBoard, State};
use loja_solver::opponent::{End, Prospect, Reason};
use loja_solver::{
    Control, Expectation, Expected, Found, Limits, Proof, Showing, Switches, Verdict,
};
use loja_testkit::{Dice, effort, is_long};

use crate::ask::told;
use crate::sweep::{graphs, places};

loja_testkit::long_too!(
    judgements_are_those_of_the_whole_game,
    the_best_move_wins_against_everything,
    what_is_shown_of_places_is_true,
    lines_end_as_they_say,
    a_proof_goes_on_after_questions,
    promises_are_kept_on_beasts
);

const MEMORY: u64 = 512 << 20;

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes,
        bytes: MEMORY,
    }
}

fn run(claim: &Claim, switches: Switches) -> Proof {
    let mut proof = Proof::with_lemmas(claim.clone(), switches);
    let _ = proof.search(&Control::default());
    proof
}

/// A proof that never searched, and was told a certificate.
fn learned(claim: &Claim) -> Proof {
    let found = run(claim, Switches::ALL).decide(&Control::default());
    let kept = found.unwrap().checked().unwrap().clone();
    let mut proof = Proof::new(claim.clone());
    assert_eq!(proof.learn(kept), Ok(true));
    proof
}

/// What a proof has shown so far.
fn shown(proof: &mut Proof) -> Verdict {
    // The certificate takes memory.
    let no_search = Limits {
        nodes: 0,
        ..Limits::default()
    };
    let found = proof.decide(&Control::new(no_search)).unwrap();
    assert_ne!(found, Found::Unshown);
    found.verdict()
}

/// Small claims of both players: rectangles and any graphs, with and without permanent marks.
fn claims(seed: u64, count: usize) -> Vec<Claim> {
    let mut dice = Dice::new(seed);
    let rectangles = [(2, 2), (3, 2), (5, 1), (6, 1)];
    let rectangles = rectangles.map(|(x, y)| Arc::new(Board::rectangle(x, y)));
    let mut found = Vec::new();
    while found.len() < count {
        let board = match dice.below(2) {
            0 => Arc::clone(&rectangles[dice.below(4)]),
            _ => {
                let size = 3 + dice.below(4);
                graphs::random(&mut dice, size)
            }
        };
        let picture = graphs::picture(&mut dice, board.len());
        let Some(state) = places::drawn(&board, &picture) else {
            continue;
        };
        let player = dice.pick(&Color::ALL);
        let masks = places::bordered(&state, player);
        if masks.is_empty() {
            continue;
        }
        let set = places::set_of(&board, dice.pick(&masks));
        // Most claims are refuted at once; keep those with something to play for.
        let claim = Claim::new(&state, player, &set).unwrap();
        let mut proof = run(&claim, Switches::NONE);
        let wanted = match shown(&mut proof).answer() {
            Some(Answer::Lock) => !claim.start().has_formation(player, &set) || dice.percent(10),
            _ => dice.percent(if proof.progress().nodes > 3 { 20 } else { 1 }),
        };
        if wanted {
            found.push(claim);
        }
    }
    found
}

fn board_after(claim: &Claim, line: &[Choice]) -> FastBoard {
    let mut board = FastBoard::new(claim.start());
    assert!(line.iter().all(|choice| choice.play(&mut board)));
    board
}

fn state_after(claim: &Claim, line: &[Choice]) -> State {
    let mut state = claim.start().clone();
    for &choice in line {
        state.play(choice.into()).unwrap();
    }
    state
}

/// Whether the line has come back, by the rules.
fn repeats(claim: &Claim, line: &[Choice]) -> bool {
    let state = state_after(claim, line);
    state
        .history()
        .iter()
        .any(|former| former.is_similar(state.situation()))
}

fn lock(is_lock: bool) -> Expectation {
    if is_lock {
        Expectation::Holds
    } else {
        Expectation::Fails
    }
}

/// What C7 says of the situation alone, unless the line has come back.
fn truth(claim: &Claim, game: &Game, line: &[Choice]) -> bool {
    game.rank(&board_after(claim, line)).is_some() && !repeats(claim, line)
}

/// Compares everything in a judgement with the whole game. Answers whether a finite distance was exact.
fn compare(claim: &Claim, game: &Game, line: &[Choice], found: &Prospect, sums: &mut Sums) {
    let board = board_after(claim, line);
    let name = || {
        let claim = places::told(claim.state(), claim.player(), claim.set());
        format!("{claim} after {line:?}: {found:?}")
    };
    assert_eq!(found.turn, board.turn());
    sums.judged += 1;
    if found.end.as_ref().is_some_and(End::is_over) {
        assert_eq!(
            found.expectation,
            lock(truth(claim, game, line)),
            "{}",
            name()
        );
        assert!(found.moves.is_empty() && found.best.is_none());
        return;
    }
    let legal = choices(&board);
    let listed: Vec<Choice> = found.moves.iter().map(|one| one.choice).collect();
    assert_eq!(listed, legal, "{}", name());
    let claims = board.turn() == claim.player();
    let mut any_repeats = false;
    let mut truths = Vec::new();
    for one in &found.moves {
        let after: Vec<Choice> = line.iter().copied().chain([one.choice]).collect();
        let is_lock = truth(claim, game, &after);
        any_repeats |= repeats(claim, &after);
        truths.push(is_lock);
        assert_eq!(
            one.expectation,
            lock(is_lock),
            "{:?}: {}",
            one.choice,
            name()
        );
        assert_eq!(one.holds, Some(is_lock == claims), "{}", name());
        let rank = game.rank(&board_after(claim, &after));
        if is_lock {
            // Where local games win whose moves nobody has looked at, there may be none.
            let Some(distance) = one.distance else {
                sums.unknown += 1;
                continue;
            };
            assert!(
                distance >= rank.unwrap(),
                "{:?} {rank:?}: {}",
                one.choice,
                name()
            );
        }
    }
    let is_lock = if claims {
        truths.contains(&true)
    } else {
        !truths.contains(&false)
    };
    assert_eq!(found.expectation, lock(is_lock), "{}", name());
    if !any_repeats {
        let rank = game.rank(&board);
        assert_eq!(found.expectation, lock(rank.is_some()), "{}", name());
        if let Some(rank) = rank {
            sums.locks += 1;
            if let Some(distance) = found.distance {
                assert!(distance >= rank, "{}", name());
                sums.exact += usize::from(distance == rank);
            } else {
                sums.unknown += 1;
            }
        }
    }
    let best = found.find(found.best.unwrap()).unwrap();
    let longest = |distance: Option<u32>| distance.unwrap_or(u32::MAX);
    if is_lock == claims {
        assert_eq!(best.holds, Some(true));
        let holding = found.moves.iter().filter(|one| one.holds == Some(true));
        let soonest = holding.map(|one| longest(one.distance)).min().unwrap();
        assert_eq!(longest(best.distance), soonest, "{}", name());
    } else {
        resists(claim, line, found, &name);
        sums.lost += 1;
        sums.longest += usize::from(found.lasts_longest(best.choice));
    }
}

/// The loser plays the most natural move; of these the one that lasts longest, of these the one that leaves the winner the most
/// to do wrong, of these the first: the pass comes last.
fn resists(claim: &Claim, line: &[Choice], found: &Prospect, name: &impl Fn() -> String) {
    let before = state_after(claim, line);
    let orders: Vec<_> = found
        .moves
        .iter()
        .map(|one| {
            let after: Vec<Choice> = line.iter().copied().chain([one.choice]).collect();
            let waits = one.choice == Choice::Pass && !found.lasts_longest(Choice::Pass);
            let gives_up = waits || repeats(claim, &after);
            let natural = natural::natural(&before, claim.player(), one.choice, gives_up);
            let lasts = one.distance.unwrap_or(u32::MAX);
            let sane = if natural::is_sane(natural) {
                usize::MAX
            } else {
                natural
            };
            (sane, lasts > 1, natural, lasts)
        })
        .collect();
    let most = *orders.iter().max().unwrap();
    let equal = || {
        let all = found.moves.iter().zip(&orders);
        all.filter(|(_, order)| **order == most).map(|(one, _)| one)
    };
    let traps = equal().map(|one| one.traps).max().unwrap();
    let first = equal().find(|one| one.traps == traps).unwrap();
    assert_eq!(
        found.best,
        Some(first.choice),
        "{orders:?}: {name}",
        name = name()
    );
}

#[derive(Debug, Default)]
struct Sums {
    judged: usize,
    locks: usize,
    exact: usize,
    /// Locks without a distance.
    unknown: usize,
    /// Judgements of the loser, …
    lost: usize,
    /// … and those where what he does lasts longest.
    longest: usize,
}

fn random_line(claim: &Claim, dice: &mut Dice, most: usize) -> Vec<Choice> {
    let mut board = FastBoard::new(claim.start());
    let mut line: Vec<Choice> = Vec::new();
    for _ in 0..dice.below(most + 1) {
        let state = state_after(claim, &line);
        if state.has_formation(claim.player(), claim.set()) || repeats(claim, &line) {
            break;
        }
        let Some(choice) = some_choice(&board, dice) else {
            break;
        };
        choice.play(&mut board);
        line.push(choice);
    }
    line
}

fn some_choice(board: &FastBoard, dice: &mut Dice) -> Option<Choice> {
    let legal = choices(board);
    // Passes end lines, so there are few.
    match legal.len() {
        0 => None,
        1 => Some(legal[0]),
        count if dice.percent(90) => Some(legal[dice.below(count - 1)]),
        count => Some(legal[count - 1]),
    }
}

/// Every verdict, with all lemmas and with none, with a proof that is decided and one that never ran.
#[test]
fn judgements_are_those_of_the_whole_game() {
    let mut dice = Dice::new(0x0ddba11);
    let mut sums = Sums::default();
    let mut situations = 0;
    for claim in claims(0xca5e, effort(200, 4_000)) {
        let game = Game::new(&claim);
        situations += game.len();
        let proofs = [
            run(&claim, Switches::ALL),
            run(&claim, Switches::NONE),
            Proof::new(claim.clone()),
            learned(&claim),
        ];
        for mut proof in proofs {
            for most in [0, 1, 2, 3, 4, 6, 8, 12] {
                let line = random_line(&claim, &mut dice, most);
                let found = proof.opponent().judge(&line, &Control::default()).unwrap();
                compare(&claim, &game, &line, &found, &mut sums);
            }
        }
    }
    println!("{sums:?}, {situations} situations");
    assert!(sums.judged > 300 && sums.locks > 30, "{sums:?}");
    assert!(sums.exact * 2 > sums.locks, "{sums:?}");
    // Both happen: most often he can do what is natural and last as long, but not always.
    assert!(
        sums.longest * 2 > sums.lost && sums.longest < sums.lost,
        "{sums:?}"
    );
    assert!(sums.unknown * 20 < sums.locks, "{sums:?}");
}

/// The winner's best moves win against every defence, and each lock within its distance; by a certificate as well.
#[test]
fn the_best_move_wins_against_everything() {
    let (mut locks, mut refuted, mut moves) = (0, 0, 0);
    let claims = claims(0xbe57, effort(200, 2_000)).into_iter();
    for (claim, how) in claims.flat_map(|claim| {
        let how: [fn(&Claim) -> Proof; 2] = [|claim| run(claim, Switches::ALL), learned];
        how.map(|how| (claim.clone(), how))
    }) {
        let mut proof = how(&claim);
        let verdict = shown(&mut proof);
        let verdict = verdict.answer().unwrap();
        match verdict {
            Answer::Lock => locks += 1,
            _ => refuted += 1,
        }
        let mut seen = HashSet::new();
        let mut lines = vec![(Vec::new(), None::<u32>)];
        while let Some((line, within)) = lines.pop() {
            let found = proof.opponent().judge(&line, &Control::default()).unwrap();
            let name = || {
                let claim = places::told(claim.state(), claim.player(), claim.set());
                format!("{claim} after {line:?}: {found:?}")
            };
            assert_eq!(
                found.expectation,
                lock(verdict == Answer::Lock),
                "{}",
                name()
            );
            if verdict == Answer::Lock {
                assert!(found.distance.is_some(), "{}", name());
            }
            if let Some(within) = within {
                assert!(
                    found.distance.is_some_and(|now| now <= within),
                    "{within}: {}",
                    name()
                );
            }
            if found.end.as_ref().is_some_and(End::is_over) {
                assert_ne!(found.distance, None);
                continue;
            }
            // What was seen from here on, whatever the line was: a lock's distance falls, so it is finite.
            let key: Vec<u64> = board_after(&claim, &line).key().collect();
            if !seen.insert((key, found.distance)) {
                continue;
            }
            let lasts = found.end.is_some();
            let wins = (found.turn == claim.player()) == (verdict == Answer::Lock);
            let tried = found
                .moves
                .iter()
                .filter(|one| !wins || Some(one.choice) == found.best);
            for one in tried {
                moves += 1;
                let within = found
                    .distance
                    .filter(|_| !lasts)
                    .map(|distance| distance - 1);
                let after: Vec<Choice> = line.iter().copied().chain([one.choice]).collect();
                lines.push((after, within));
            }
        }
    }
    println!("{locks} locks, {refuted} refuted, {moves} moves");
    assert!(locks > 3 && refuted > 3);
}

/// What an end says is true by the rules.
fn verify(claim: &Claim, line: &[Choice], end: &End, dice: &mut Dice) {
    let state = state_after(claim, line);
    let situation = state.situation();
    let formation = state.has_formation(claim.player(), claim.set());
    assert_eq!(formation, *end == End::Formation);
    match end {
        End::Formation => {}
        End::Final => assert!(state.is_final()),
        End::Repeats { since } => {
            assert!(state.history()[*since].is_similar(situation));
            let claims = situation.turn() == claim.player();
            assert_eq!(end.rule(), if claims { "C7.2" } else { "C7.3" });
        }
        End::Joined { stones } => {
            assert!(!stones.is_empty() && stones.is_subset(claim.set()));
            for x in stones.iter() {
                assert_eq!(situation.color_at(x), Some(claim.refuter()));
                let chain = state.chain(x).unwrap();
                let mut lasting = chain
                    .liberties(situation)
                    .intersection(situation.permanent());
                lasting = lasting.union(&chain.members.intersection(situation.permanent()));
                assert!(!lasting.is_empty(), "{x:?} may be captured");
            }
        }
        End::Alive { stones } => {
            assert!(!stones.is_empty() && stones.is_subset(claim.set()));
            for _ in 0..20 {
                let mut board = board_after(claim, line);
                for _ in 0..40 {
                    let choice = match board.turn() == claim.refuter() {
                        true => Choice::Pass,
                        false => some_choice(&board, dice).unwrap_or(Choice::Pass),
                    };
                    if !choice.play(&mut board) {
                        break;
                    }
                    let stay = |x| board.color_at(x) == Some(claim.refuter());
                    assert!(stones.iter().all(stay), "captured");
                }
            }
        }
        End::Hopeless { rule, points } => {
            assert!(!rule.is_empty() && points.is_subset(claim.set()));
            let foe = |x| situation.color_at(x) == Some(claim.refuter());
            match *rule {
                "C8.1" => assert!(claim.set().is_empty()),
                "C8.2, D1" => assert!(points.iter().all(foe)),
                "C8.4" => assert!(points.iter().all(|x| claim.board().neighbors(x).is_empty())),
                _ => assert!(points.is_subset(situation.permanent())),
            }
        }
    }
}

/// What the checker has passed of a place is what the whole game says of it, and nearly all that is expected can be shown.
#[test]
fn what_is_shown_of_places_is_true() {
    let mut dice = Dice::new(0x91ac);
    let (mut asked, mut shown) = (0, [0, 0]);
    for claim in claims(0x5409, effort(300, 4_000)) {
        let game = Game::new(&claim);
        let mut proof = run(&claim, Switches::ALL);
        for most in [0, 1, 5] {
            let line = random_line(&claim, &mut dice, most);
            let judged = proof.opponent().judge(&line, &Control::default()).unwrap();
            let after = |choice| [line.as_slice(), &[choice]].concat();
            let mut places = vec![Expected {
                line: line.clone(),
                expectation: judged.expectation,
            }];
            places.extend(judged.moves.iter().map(|one| Expected {
                line: after(one.choice),
                expectation: one.expectation,
            }));
            let showing = Showing {
                nodes: 1_000,
                situations: 100_000,
            };
            let verdicts = proof.show_places(&places, showing).unwrap();
            for (at, (place, verdict)) in places.iter().zip(verdicts).enumerate() {
                asked += 1;
                let is_lock = truth(&claim, &game, &place.line);
                let Some(answer) = verdict.answer() else {
                    continue;
                };
                // Of the place itself the moves may say more, where they come back to the line.
                let comes_back = at == 0 && places.iter().any(|one| repeats(&claim, &one.line));
                assert!(
                    (answer == Answer::Lock) == is_lock || comes_back,
                    "{place:?}"
                );
                shown[usize::from(is_lock)] += 1;
            }
        }
    }
    let [refuted, locks] = shown;
    assert!(refuted > 100 && locks > 100, "{shown:?}");
    assert!(refuted + locks > asked * 95 / 100, "{shown:?} of {asked}");
}

/// What nobody expects is not shown, nor what the bounds are too narrow for.
#[test]
fn what_can_not_be_shown_stays_undecided() {
    let claim = claims(0xbe57, 40).pop().unwrap();
    let mut proof = run(&claim, Switches::ALL);
    let judged = proof.opponent().judge(&[], &Control::default()).unwrap();
    let place = |expectation| Expected {
        line: Vec::new(),
        expectation,
    };
    let showing = |situations| Showing {
        nodes: 0,
        situations,
    };
    let places = [place(Expectation::Open), place(judged.expectation)];
    let none = proof.show_places(&places, showing(0)).unwrap();
    assert_eq!(none, [Verdict::UNDECIDED; 2]);
    // Nobody can have a wrong expectation shown.
    let wrong = lock(judged.expectation != Expectation::Holds);
    let none = proof
        .show_places(&[place(wrong)], showing(100_000))
        .unwrap();
    assert_eq!(none, [Verdict::UNDECIDED]);
}

/// `why` ends as it says, with the verdict that was promised.
#[test]
fn lines_end_as_they_say() {
    let mut dice = Dice::new(0x1e55);
    let mut ends: Vec<&'static str> = Vec::new();
    let mut unfinished = 0;
    for claim in claims(0xf00d, effort(300, 4_000)) {
        let mut proof = run(&claim, Switches::ALL);
        for most in [0, 2, 5] {
            let line = random_line(&claim, &mut dice, most);
            let judged = proof.opponent().judge(&line, &Control::default()).unwrap();
            let why = proof.opponent().why(&line, &Control::default()).unwrap();
            assert_eq!(why.expectation, judged.expectation);
            assert_eq!(
                why.moves.first().copied(),
                judged.best.filter(|_| judged.end.is_none())
            );
            let all: Vec<Choice> = line.iter().chain(&why.moves).copied().collect();
            let Some(end) = why.end.clone() else {
                unfinished += 1;
                let claim = places::told(claim.state(), claim.player(), claim.set());
                println!("no end: {claim} {line:?} {judged:?} {why:?}");
                continue;
            };
            verify(&claim, &all, &end, &mut dice);
            assert_eq!(lock(end == End::Formation), why.expectation);
            if let Some(distance) = judged.distance {
                let claim = places::told(claim.state(), claim.player(), claim.set());
                assert!(
                    why.moves.len() <= distance as usize,
                    "{claim} {line:?} {distance}: {why:?}",
                    why = why.moves
                );
            }
            ends.push(end.rule());
        }
    }
    ends.sort_unstable();
    let count = |rule: &str| ends.iter().filter(|&&end| end == rule).count();
    let kinds: HashSet<&str> = ends.iter().copied().collect();
    for kind in kinds {
        println!("{kind}: {}", count(kind));
    }
    assert_eq!(unfinished, 0);
    assert!(count("C8") > 5 && count("C8.2, D1") > 5);
}

/// Moves that can't be made, with the clause.
#[test]
fn bad_moves_are_named() {
    let board = Arc::new(Board::rectangle(3, 1));
    let points: Vec<_> = board.points().collect();
    let far = Board::rectangle(9, 1).points().last().unwrap();
    let stone = |at: usize| Choice::Stone(points[at]);
    // Nothing on the board: White enters, Black answers.
    let state = places::drawn(&board, b"...").unwrap();
    let claim = Claim::new(&state, Color::Black, &board.locations()).unwrap();
    let mut proof = run(&claim, Switches::ALL);
    let mut fault = |line: &[Choice]| {
        let fault = proof
            .opponent()
            .judge(line, &Control::new(nodes(1_000)))
            .unwrap_err();
        assert_eq!(
            proof
                .opponent()
                .why(line, &Control::new(nodes(1_000)))
                .unwrap_err(),
            fault
        );
        (fault.number, fault.rule())
    };
    assert_eq!(fault(&[stone(0), stone(0)]), (2, "B4.2"));
    assert_eq!(fault(&[Choice::Stone(far)]), (1, "B4.2"));
    assert_eq!(fault(&[stone(1), stone(0)]), (2, "B4.5"));
    assert_eq!(
        fault(&[Choice::Pass, Choice::Pass, Choice::Pass]),
        (3, "B1.1")
    );
    // White passes, and Black has his formation: nothing follows.
    assert_eq!(fault(&[Choice::Pass, stone(1), Choice::Pass]), (3, "C8"));
    let late = [Choice::Pass, stone(1), stone(2)];
    let fault = proof
        .opponent()
        .judge(&late, &Control::new(nodes(1_000)))
        .unwrap_err();
    assert_eq!(fault.reason, Reason::Over(End::Formation));
    assert_eq!(
        fault.to_string(),
        "move 3: the claimant has a 2-eye formation already, so the proof is over (C8)"
    );
}

/// Judging in between changes neither the verdict of a proof nor its certificate's worth.
#[test]
fn a_proof_goes_on_after_questions() {
    let mut dice = Dice::new(0x2e50);
    let mut asked = 0;
    let board = Arc::new(Board::rectangle(4, 3));
    for _ in 0..effort(100, 2_000) {
        let picture: Vec<u8> = (0..12).map(|_| dice.pick(b".....xxo")).collect();
        let Some(state) = places::drawn(&board, &picture) else {
            continue;
        };
        let player = dice.pick(&Color::ALL);
        let set = places::some_bordered(&state, player, &mut dice);
        if set.is_empty() {
            continue;
        }
        let claim = Claim::new(&state, player, &set).unwrap();
        // What these two settle has no certificate yet.
        let switches = Switches::ALL.minus(Switches::ZONE).minus(Switches::TOUCH);
        let mut plain = run(&claim, switches);
        let mut proof = Proof::with_lemmas(claim.clone(), switches);
        let mut verdict = shown(&mut proof);
        while !verdict.is_decided() {
            let line = random_line(&claim, &mut dice, 8);
            let found = proof
                .opponent()
                .judge(&line, &Control::new(nodes(20)))
                .unwrap();
            asked += 1;
            assert!(found.best.is_some() || found.moves.is_empty());
            let _ = proof.search(&Control::new(nodes(20)));
            verdict = shown(&mut proof);
        }
        assert_eq!(verdict, shown(&mut plain));
        let found = proof.decide(&Control::new(nodes(0)));
        assert_eq!(told(&proof, &claim, found).fault, None);
    }
    assert!(asked > 20, "{asked}");
}

/// On the source's positions the best moves keep their promise against random replies. The long run
/// takes all beasts that can be decided soon, or those that `LOJA_ONLY` names, and tells how long a
/// judgement takes.
#[test]
fn promises_are_kept_on_beasts() {
    let mut dice = Dice::new(0xbea5);
    let most = effort(16, 100);
    let (mut played, mut all) = (0, Vec::new());
    let only = std::env::var("LOJA_ONLY").unwrap_or_default();
    for (name, claim) in beasts::claims(most) {
        if !name.starts_with(&only) {
            continue;
        }
        let mut proof = Proof::new(claim.clone());
        let _ = proof.search(&Control::new(nodes(effort(2_000, 300_000))));
        let verdict = shown(&mut proof);
        let Some(verdict) = verdict.answer() else {
            println!("{name}: undecided");
            continue;
        };
        let (mut times, mut open) = (Vec::new(), 0);
        for _ in 0..effort(2, 40) {
            let line = random_line(&claim, &mut dice, 8);
            let begun = Instant::now();
            let found = proof
                .opponent()
                .judge(&line, &Control::new(nodes(1_000)))
                .unwrap();
            times.push(begun.elapsed());
            open += found.moves.iter().filter(|one| one.holds.is_none()).count();
        }
        for _ in 0..effort(1, 3) {
            play(&name, &claim, &mut proof, verdict, &mut dice);
            played += 1;
        }
        if is_long() {
            println!(
                "{name}: {verdict:?} {}, {open} moves open",
                percentiles(&mut times)
            );
        }
        all.append(&mut times);
    }
    println!("{played} played; judgements: {}", percentiles(&mut all));
    assert!(played > 4 || !only.is_empty());
}

fn percentiles(times: &mut [Duration]) -> String {
    times.sort();
    let at = |share: usize| times.get((times.len() * share / 100).min(times.len() - 1));
    let told = |share| at(share).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    let [half, most, nearly, last] = [50, 90, 99, 100].map(told);
    format!("median {half:.2} ms, 90% {most:.2}, 99% {nearly:.2}, longest {last:.2}")
}

/// The winner's best moves against random ones, until the end or three hundred moves.
fn play(name: &str, claim: &Claim, proof: &mut Proof, verdict: Answer, dice: &mut Dice) {
    let mut line = Vec::new();
    let mut within = None::<u32>;
    for _ in 0..300 {
        let found = proof
            .opponent()
            .judge(&line, &Control::new(nodes(20_000)))
            .unwrap();
        assert_eq!(
            found.expectation,
            lock(verdict == Answer::Lock),
            "{name} {line:?}"
        );
        if let (Some(within), Some(now)) = (within, found.distance) {
            assert!(now <= within, "{name} {line:?}: {now} after {within}");
        }
        if let Some(end) = &found.end {
            verify(claim, &line, end, dice);
            return;
        }
        within = found
            .distance
            .or(within)
            .and_then(|distance| distance.checked_sub(1));
        let wins = (found.turn == claim.player()) == (verdict == Answer::Lock);
        let some = some_choice(&board_after(claim, &line), dice);
        line.extend(if wins { found.best } else { some });
    }
    assert!(
        verdict == Answer::Refuted,
        "{name} {line:?}: no formation after three hundred moves"
    );
}
