//! Reads what is said of an argument, and holds it against the board. It knows nothing of any search.

use loja_ground::{Color, Point, PointSet};
use loja_systems::Why;
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{ArgumentEnd, ArgumentPlace, Case, EndReason, Said, Voice};

fn color(who: &str, voice: Voice<'_>) -> Option<Color> {
    match who {
        "You" | "you" => voice.you,
        "Black" => Some(Color::Black),
        "White" => Some(Color::White),
        _ => None,
    }
}

/// "p0, p1 and p2".
fn points(case: &Case, list: &str) -> PointSet {
    let names = list.replace(" and ", ", ");
    let board = case.start.state.board();
    let read = |name: &str| -> Option<Point> { board.point(name.strip_prefix('p')?.parse().ok()?) };
    names
        .split(", ")
        .map(|name| read(name.trim()).unwrap_or_else(|| panic!("no point in “{list}”")))
        .collect()
}

fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    let rest = text.split_once(before)?.1;
    Some(rest.split_once(after)?.0)
}

fn taken(before: &ArgumentPlace, after: &ArgumentPlace) -> PointSet {
    let enemy = before.state.turn().other();
    before.state.stones()[enemy].difference(&after.state.stones()[enemy])
}

/// Each sentence of what is said about a turn.
pub(crate) fn moved(
    case: &Case,
    before: &ArgumentPlace,
    after: &ArgumentPlace,
    turn: Turn,
    said: &Said,
    voice: Voice<'_>,
) {
    let mover = before.state.turn();
    let (who, what) = said.headline.split_once(' ').unwrap_or(("", ""));
    assert_eq!(color(who, voice), Some(mover), "{said:?}");
    match turn {
        Turn::Pass => assert!(what.starts_with("pass"), "{said:?}"),
        Turn::PassFor(at) => assert!(
            what.contains(&format!(" for the ko at p{}.", at.index())),
            "{said:?}"
        ),
        Turn::Play(at) => assert!(what.contains(&format!(" p{}", at.index())), "{said:?}"),
    }
    let took = between(what, " stone at ", ".").or_else(|| between(what, " stones at ", "."));
    if what.contains(" and take") {
        assert_eq!(
            points(case, took.unwrap_or("")),
            taken(before, after),
            "{said:?}"
        );
    } else {
        assert!(taken(before, after).is_empty(), "{said:?}");
    }
    for sentence in sentences(&said.words) {
        effect(case, before, after, turn, sentence, voice);
    }
    // A mark is never passed over.
    let marked = after.state.marks().difference(before.state.marks());
    assert_eq!(!marked.is_empty(), said.words.contains(" is marked: "));
}

fn sentences(words: &str) -> Vec<&str> {
    words
        .split_inclusive(". ")
        .map(|sentence| sentence.trim().trim_end_matches('.'))
        .filter(|sentence| !sentence.is_empty())
        .collect()
}

fn effect(
    case: &Case,
    before: &ArgumentPlace,
    after: &ArgumentPlace,
    turn: Turn,
    said: &str,
    voice: Voice<'_>,
) {
    let mover = before.state.turn();
    let other = mover.other();
    if let Some(at) = between(said, "Now ", " is marked: ") {
        let at = points(case, at)
            .iter()
            .next()
            .unwrap_or_else(|| panic!("{said}"));
        let who = between(said, "is marked: ", " may play").unwrap_or("");
        assert_eq!(color(who, voice), Some(other), "{said}");
        // Nobody else's turn: so the mark is asked with the other to move, who is.
        assert_eq!(
            after.state.after(Turn::Play(at)).map_err(|no| no.why).err(),
            Some(Why::Marked),
            "{said}"
        );
        assert!(after.state.after(Turn::PassFor(at)).is_ok(), "{said}");
    } else if said.starts_with("It is for no ko: if ") {
        assert_eq!(turn, Turn::Pass);
        let ended = after.state.after(Turn::Pass);
        assert!(ended.is_ok_and(|state| state.ended()), "{said}");
    } else if said.starts_with("The mark there is gone") {
        let Turn::PassFor(at) = turn else {
            panic!("{said}")
        };
        assert!(!after.state.marks().contains(at));
        let who = between(said, "so ", " may play").unwrap_or("");
        let free = color(who, voice).unwrap_or_else(|| panic!("{said}"));
        let walls = case.start.state.board().neighbors(at).iter();
        let enemy = |near: &Point| after.state.stones()[free.other()].contains(*near);
        assert!(walls.copied().all(|near| enemy(&near)), "{said}");
    } else if said.starts_with("Such a pass ends nothing") {
        assert!(!after.state.passed(), "{said}");
    } else if said.starts_with("It is a new stone on ") {
        let Turn::Play(at) = turn else {
            panic!("{said}")
        };
        assert!(mover == case.owner && after.new.contains(at), "{said}");
    } else if said.contains(" left (I6)") {
        let count = match said.split_whitespace().nth(2) {
            Some("no") => Some(0),
            count => count.and_then(|count| count.parse().ok()),
        };
        assert_eq!(after.left, count, "{said}");
        assert_eq!(
            color(said.split(' ').next().unwrap_or(""), voice),
            Some(case.capturer())
        );
    } else if let Some(free) = said.split_once(" one liberty left, ") {
        let at = case.target().unwrap_or_else(|| panic!("{said}"));
        let stones = after.state.stones();
        let chain = stones.chain(after.state.board(), at);
        assert_eq!(points(case, free.1), stones.liberties(&chain), "{said}");
        let listed = free.0.split_once(" at ").map_or("", |(_, list)| list);
        let listed = listed.trim_end_matches(" have").trim_end_matches(" has");
        if !listed.contains(" more") {
            assert_eq!(points(case, listed), chain.members, "{said}");
        }
    } else if said.starts_with("The capture is made") {
        assert!(after.captured && !before.captured, "{said}");
    } else if said.starts_with("What counts now is whether a new ") {
        assert!(said.contains(case.owner.name()), "{said}");
    } else {
        panic!("nobody reads “{said}”");
    }
}

/// What is said of an end.
pub(crate) fn end(
    case: &Case,
    way: &[ArgumentPlace],
    end: &ArgumentEnd,
    words: &str,
    voice: Voice<'_>,
) {
    let place = &way[way.len() - 1];
    match &end.why {
        EndReason::Taken => assert!(place.captured && words.contains(" taken, so this line ends")),
        EndReason::TwoPasses => {
            assert!(place.state.ended(), "{words}");
            assert_eq!(
                words.contains("not taken"),
                case.target().is_some() && !place.captured,
                "{words}"
            );
        }
        EndReason::TwoEyes => {
            // In every way, while the owner passes.
            let at = case.target().unwrap_or_else(|| panic!("{words}"));
            assert!(stays(case, place, at), "{words}");
        }
        EndReason::Arisen(at) => {
            assert!(place.new.contains(*at), "{words}");
            assert!(words.contains(&format!("stone at p{} is uncapturable", at.index())));
            let earlier =
                way.len() > 2 && way[..way.len() - 2].iter().any(|one| one.new.contains(*at));
            assert!(
                earlier || !words.contains("played earlier") || way.len() <= 2 || {
                    let before = &way[way.len() - 2];
                    before.new.contains(*at)
                }
            );
        }
        EndReason::Covered => {
            // No owner's stone stays there now, and none that he plays there is safe from plain play.
            assert!(place.new.is_empty(), "{words}");
        }
        EndReason::Round(since) => assert_eq!(&way[*since], place, "{words}"),
    }
    if voice.you.is_none() {
        assert!(
            !words.contains(" you ") && !words.contains("You "),
            "{words}"
        );
    }
}

/// Whether no turns in succession take the stone, whatever the enemy plays while its owner passes.
fn stays(case: &Case, place: &ArgumentPlace, at: Point) -> bool {
    let enemy = case.owner.other();
    let mut seen = std::collections::HashSet::new();
    let mut waiting = vec![place.state.clone()];
    while let Some(state) = waiting.pop() {
        if !state.stones()[case.owner].contains(at) {
            return false;
        }
        if !seen.insert(state.stones().clone()) {
            continue;
        }
        let state = match state.turn() == enemy {
            true => state,
            false => match state.after(Turn::Pass) {
                Ok(next) => next,
                Err(_) => continue,
            },
        };
        let board = state.board().clone();
        for point in board.points() {
            if let Ok(next) = state.after(Turn::Play(point)) {
                waiting.push(next);
            }
        }
    }
    true
}

/// Hints speak of what is there.
pub(crate) fn hint(
    case: &Case,
    before: &ArgumentPlace,
    after: &ArgumentPlace,
    words: &str,
    _voice: Voice<'_>,
) {
    if let Some(list) = words.strip_prefix("Take ") {
        let list = list
            .trim_end_matches('.')
            .split_once(" at ")
            .map_or("", |(_, list)| list);
        assert_eq!(points(case, list), taken(before, after), "{words}");
    } else if words.starts_with("Look for something to take") {
        assert!(!taken(before, after).is_empty());
    } else if words.starts_with("Put a new stone") {
        assert!(before.new != after.new, "{words}");
    } else if words.starts_with("Leave ") {
        assert!(words.ends_with(" one liberty."));
    }
}
