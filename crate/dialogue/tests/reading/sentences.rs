//! One sentence after the other. All phrases are those of `crate/dialogue`; what they claim is computed anew.

use loja_certificate::Choice;
use loja_dialogue::{BestLine, Ending, MoveComment, Standing};
use loja_notation::Layout;
use loja_rules::{Color, Illegal, Move, PassCount, Point, PointSet, State};
use loja_solver::opponent::JudgedMove;

/// Who speaks with whom about which board.
pub struct Place<'a> {
    pub layout: &'a Layout,
    pub claimant: Color,
    pub you: Option<Color>,
}

/// Every word that looks like a point's name is one.
pub fn points_exist(layout: &Layout, words: &str) {
    let tokens = words.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.');
    for token in tokens.map(|token| token.trim_matches('.')) {
        let digits = token.trim_start_matches(|sign: char| sign.is_ascii_lowercase());
        let letters = token.len() - digits.len();
        let name = (1..=2).contains(&letters)
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit());
        assert!(!name || layout.point(token).is_some(), "{token} in {words}");
    }
}

impl Place<'_> {
    fn who(&self, color: Color) -> String {
        if self.you == Some(color) {
            "you".into()
        } else {
            color.to_string()
        }
    }

    /// The colour of "your stone …", "White's two stones …", and the rest.
    fn owner<'t>(&self, text: &'t str) -> (Color, &'t str) {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let color = match first.to_lowercase().as_str() {
            "your" => self.you.expect("somebody is you"),
            "black’s" => Color::Black,
            "white’s" => Color::White,
            other => panic!("whose is {other} in {text}"),
        };
        (color, rest)
    }

    fn point(&self, name: &str) -> Point {
        self.layout
            .point(name)
            .unwrap_or_else(|| panic!("no point {name}"))
    }

    /// "a1, b1 and c1", "a1, b1, c1 and six more": the points named, and how many are meant.
    pub fn list(&self, text: &str) -> (PointSet, usize) {
        let parts: Vec<&str> = text
            .split(", ")
            .flat_map(|part| part.split(" and "))
            .flat_map(|part| part.split(" or "))
            .collect();
        let (mut named, mut more) = (PointSet::new(), 0);
        for part in parts {
            match part.strip_suffix(" more") {
                Some(number) => more = self::number(number),
                None => assert!(named.insert(self.point(part)), "{part} twice in {text}"),
            }
        }
        let count = named.len() + more;
        (named, count)
    }

    /// Holds "your two stones at a1 and b1" to the board, and answers which stones are meant.
    pub fn stones(&self, state: &State, text: &str) -> (Color, PointSet) {
        let (color, rest) = self.owner(text);
        let own = &state.situation().stones()[color];
        let (what, at) = rest
            .split_once(" at ")
            .unwrap_or_else(|| panic!("no place in {text}"));
        if let Some(number_of) = what.strip_suffix(" connected stones") {
            let members = state.chain(self.point(at)).unwrap().members;
            assert_eq!(members.len(), number(number_of), "{text}");
            assert!(members.is_subset(own), "{text}");
            return (color, members);
        }
        let (named, count) = self.list(at);
        assert!(named.is_subset(own), "{text}");
        let told = if what == "stone" {
            1
        } else {
            number(what.strip_suffix(" stones").unwrap())
        };
        assert_eq!(count, told, "{text}");
        if named.len() == count {
            return (color, named);
        }
        // Some of many: they are the rest of one chain at least.
        (color, named)
    }

    fn liberties(&self, state: &State, stones: &PointSet) -> PointSet {
        let chain = state.chain(stones.iter().next().unwrap()).unwrap();
        assert!(!chain.has_permanent_stone(state.situation()));
        let liberties = chain.liberties(state.situation());
        // What nobody may ever take is no cause for worry.
        assert!(!liberties.is_subset(state.situation().permanent()));
        liberties
    }
}

/// Whether all around a point is one chain of this colour.
pub fn is_eye(state: &State, at: Point, color: Color) -> bool {
    let mut near = state.board().neighbors(at).iter();
    let chain = near.clone().next().and_then(|&y| state.chain(y));
    chain.is_some_and(|chain| {
        near.all(|&y| state.situation().color_at(y) == Some(color) && chain.members.contains(y))
    })
}

pub fn number(text: &str) -> usize {
    const WORDS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    let word = WORDS.iter().position(|word| *word == text.to_lowercase());
    word.unwrap_or_else(|| {
        text.replace(' ', "")
            .parse()
            .unwrap_or_else(|_| panic!("{text} is no number"))
    })
}

pub fn played(choice: Choice) -> Move {
    match choice {
        Choice::Stone(at) => Move::stone(at),
        Choice::Pass => Move::PASS,
    }
}

/// What happened between two states.
pub struct Step<'a> {
    pub place: &'a Place<'a>,
    pub before: &'a State,
    pub after: &'a State,
    pub color: Color,
    pub at: Option<Point>,
}

impl Step<'_> {
    pub fn captured(&self) -> PointSet {
        let foe = self.color.other();
        self.before.situation().stones()[foe].difference(&self.after.situation().stones()[foe])
    }

    /// One of the facts about a move. False for what is none.
    fn fact(&self, text: &str) -> bool {
        let place = self.place;
        let text = text.trim_end_matches('.');
        if let Some(taken) = text.strip_prefix("That takes ") {
            let (stones, ko) = match taken.split_once(" in a ko, so nobody may play ") {
                Some((stones, ko)) => (
                    stones,
                    Some(ko.strip_suffix(" in the next turn (B4.2)").unwrap()),
                ),
                None => (taken, None),
            };
            self.took(stones);
            let marked = self.after.situation().temporary();
            assert_eq!(marked.iter().next(), ko.map(|ko| place.point(ko)));
            return true;
        }
        if let Some(whose) = text.to_lowercase().strip_prefix("that fills ") {
            let own = place.you == Some(self.color);
            assert_eq!(whose, if own { "your own eye" } else { "his own eye" });
            assert!(is_eye(self.before, self.at.unwrap(), self.color));
            return true;
        }
        if let Some(ko) = text
            .strip_prefix("Nobody may play ")
            .and_then(|rest| rest.strip_suffix(" in the next turn (B4.2)"))
        {
            let marked = self.after.situation().temporary();
            assert_eq!(marked.iter().next(), Some(place.point(ko)));
            return !self.captured().is_empty();
        }
        if let Some((point, whose)) = text.split_once(" was ") {
            let (owner, eye) = place.owner(whose);
            assert_eq!(
                (Some(place.point(&point.to_lowercase())), owner, eye),
                (self.at, self.color.other(), "eye")
            );
            return is_eye(self.before, self.at.unwrap(), owner);
        }
        for verb in [" has one liberty left, ", " have one liberty left, "] {
            if let Some((stones, left)) = text.split_once(verb) {
                let (color, stones) = place.stones(self.after, stones);
                assert_eq!(color, self.color.other());
                assert_eq!(
                    place.liberties(self.after, &stones),
                    place.list(left).0,
                    "{text}"
                );
                return true;
            }
        }
        for verb in [" has only one liberty, ", " have only one liberty, "] {
            if let Some((stones, left)) = text.split_once(verb) {
                let (left, _) = left.split_once(", where ").unwrap();
                let (color, stones) = place.stones(self.after, stones);
                assert_eq!(color, self.color);
                let left = place.list(left).0;
                assert_eq!(place.liberties(self.after, &stones), left, "{text}");
                let liberty = left.iter().next().unwrap();
                let taken = self.after.successor(Move::stone(liberty));
                assert!(
                    taken.is_ok_and(|then| !stones.is_subset(&then.situation().stones()[color])),
                    "{text}"
                );
                return true;
            }
        }
        if let Some((stones, now)) = text.split_once(" had one liberty, and ") {
            let (color, stones) = place.stones(self.before, stones);
            assert_eq!(color, self.color);
            assert_eq!(place.liberties(self.before, &stones).len(), 1);
            let now = now
                .strip_suffix(" now")
                .unwrap()
                .rsplit_once(' ')
                .unwrap()
                .1;
            assert_eq!(
                place.liberties(self.after, &stones).len(),
                number(now),
                "{text}"
            );
            return true;
        }
        if let Some((at, chains)) = text
            .split_once(" joins ")
            .filter(|(at, _)| place.layout.point(at).is_some())
        {
            assert_eq!(Some(place.point(at)), self.at);
            let (color, rest) = place.owner(chains);
            assert_eq!(color, self.color);
            let (named, _) = place.list(rest.strip_prefix("strings at ").unwrap());
            let whole = self.after.chain(self.at.unwrap()).unwrap().members;
            assert!(named.len() > 1 && named.is_subset(&whole));
            for x in named.iter() {
                let chain = self.before.chain(x).unwrap().members;
                assert_eq!(chain.intersection(&named).len(), 1, "{text}");
            }
            return true;
        }
        for verb in [" is an eye of ", " are eyes of "] {
            if let Some((points, whose)) = text.split_once(verb) {
                let owner = match whose.strip_suffix(" now").unwrap() {
                    "yours" => place.you.unwrap(),
                    "Black’s" => Color::Black,
                    _ => Color::White,
                };
                assert_eq!(owner, self.color);
                self.made_eyes(&place.list(&points.to_lowercase()).0);
                return true;
            }
        }
        self.plain(text) || self.pass(text)
    }

    /// Empty points that are eyes now and were none before, where the other side may not play.
    pub fn made_eyes(&self, points: &PointSet) {
        for x in points.iter() {
            assert!(is_eye(self.after, x, self.color) && !is_eye(self.before, x, self.color));
            let tried = self.after.successor(Move::stone(x));
            assert!(matches!(
                tried,
                Err(Illegal::Suicide { .. } | Illegal::Marked { .. })
            ));
            assert!(!self.after.situation().temporary().contains(x));
        }
    }

    fn plain(&self, text: &str) -> bool {
        let Some((whose, rest)) = text.split_once(" stone at ") else {
            return false;
        };
        let (name, rest) = rest.split_once(' ').unwrap();
        let verbs = ["joins ", "stands ", "touches no "];
        if !verbs.iter().any(|verb| rest.starts_with(verb)) {
            return false;
        }
        assert_eq!(self.place.owner(whose).0, self.color);
        assert_eq!(Some(self.place.point(name)), self.at);
        let at = self.at.unwrap();
        let near = |color: Color| -> PointSet {
            let near = self.after.board().neighbors(at).iter().copied();
            near.filter(|&y| self.after.situation().color_at(y) == Some(color))
                .collect()
        };
        let words: Vec<&str> = rest.split(' ').collect();
        let index = words
            .iter()
            .position(|word| word.starts_with("libert"))
            .unwrap();
        let liberties = self
            .after
            .chain(at)
            .unwrap()
            .liberties(self.after.situation());
        assert_eq!(liberties.len(), number(words[index - 1]), "{text}");
        if let Some(joined) = rest.strip_prefix("joins the one at ") {
            let next = joined.split(',').next().unwrap();
            assert!(near(self.color).contains(self.place.point(next)));
        } else if let Some(beside) = rest.strip_prefix("stands beside ") {
            let (stones, _) = beside.split_once(", and has ").unwrap();
            let (color, stones) = self.place.stones(self.after, stones);
            assert_eq!(color, self.color.other());
            let beside = near(color);
            assert!(beside.is_subset(&stones) && (stones.len() > 4 || beside == stones));
        } else {
            assert!(rest.starts_with("touches no other stone"));
            assert!(near(Color::Black).is_empty() && near(Color::White).is_empty());
        }
        true
    }

    fn pass(&self, text: &str) -> bool {
        let count = self.after.situation().pass_count();
        let other = self.place.who(self.color.other()).to_lowercase();
        let text = text.to_lowercase();
        if let Some(gone) = text.strip_prefix("the ko mark at ") {
            let (point, rest) = gone.split_once(" is gone, so ").unwrap();
            let point = self.place.point(point);
            assert!(self.before.situation().temporary().contains(point));
            assert!(!self.after.situation().temporary().contains(point));
            assert_eq!(rest, format!("{other} may play there again (b4.2)"));
            return true;
        }
        if text.ends_with(" with a stone again (e2)") {
            assert!(text.starts_with(&other) && count == PassCount::One);
            assert_ne!(self.color, self.place.claimant);
            return self.after.successor(Move::PASS).unwrap().is_final() && self.at.is_none();
        }
        let he = if other == "you" { "you" } else { "he" };
        if text.ends_with(&format!(
            "with a stone: if {he} passed too, the game would end (e2)"
        )) {
            assert!(text.starts_with(&other) && count == PassCount::One);
            assert!(self.after.successor(Move::PASS).unwrap().is_final());
            assert_ne!(self.color, self.place.claimant);
            return self.at.is_none();
        }
        if text.ends_with("can now end the game with a pass (e2)") {
            assert!(text.starts_with(&other) && count == PassCount::One);
            assert!(self.after.successor(Move::PASS).unwrap().is_final());
            assert_eq!(self.color, self.place.claimant);
            return self.at.is_none();
        }
        if text.starts_with("a pass right after a ko capture doesn’t count (b2.4)") {
            assert_eq!(count, PassCount::Zero);
            assert!(!self.after.successor(Move::PASS).unwrap().is_final());
            return self.at.is_none();
        }
        false
    }

    fn took(&self, stones: &str) {
        let (color, named) = self.place.stones(self.before, stones);
        assert_eq!(color, self.color.other());
        let captured = self.captured();
        assert!(named.is_subset(&captured), "{stones}");
        let exact = !stones.contains(" more");
        assert!(!exact || named == captured, "{stones}");
    }

    /// "White answers a1 and takes your stone at b1", "You pass", with what follows a colon.
    fn act(&self, text: &str) -> bool {
        let text = text.trim_end_matches('.');
        let (deed, note) = text
            .split_once(": ")
            .map_or((text, None), |(deed, note)| (deed, Some(note)));
        let who = self.place.who(self.color);
        let Some(rest) = deed
            .to_lowercase()
            .strip_prefix(&who.to_lowercase())
            .map(|rest| deed[deed.len() - rest.len()..].trim().to_owned())
        else {
            return false;
        };
        if [
            "pass",
            "passes",
            "pass too",
            "passes too",
            "would simply pass",
        ]
        .contains(&rest.as_str())
        {
            let too = self.before.situation().pass_count() == PassCount::One;
            assert_eq!(
                rest.ends_with("too"),
                too && !rest.contains("afford"),
                "{text}"
            );
            return self.at.is_none();
        }
        let verbs = [
            "plays ", "play ", "answers ", "answer ", "can try ", "tries ", "try ",
        ];
        let Some(rest) = verbs.iter().find_map(|verb| rest.strip_prefix(verb)) else {
            return false;
        };
        let (at, taken) = [" and takes ", " and take "]
            .iter()
            .find_map(|and| rest.split_once(and))
            .map_or((rest, None), |(at, taken)| (at, Some(taken)));
        assert_eq!(Some(self.place.point(at)), self.at, "{text}");
        match taken {
            Some(taken) => {
                self.took(taken.trim_end_matches(" in a ko"));
                assert_eq!(
                    taken.ends_with(" in a ko"),
                    !self.after.situation().temporary().is_empty()
                );
            }
            None => assert!(self.captured().is_empty(), "{text}"),
        }
        note.is_none_or(|note| self.fact(&capital(note)))
    }
}

fn capital(text: &str) -> String {
    text[..1].to_uppercase() + &text[1..]
}

/// One sentence of a line that is shown, about one move.
pub fn step_holds(place: &Place<'_>, before: &State, choice: Choice, words: &str) {
    let after = before.successor(played(choice)).unwrap();
    let color = before.situation().turn();
    let at = if let Choice::Stone(at) = choice {
        Some(at)
    } else {
        None
    };
    let step = Step {
        place,
        before,
        after: &after,
        color,
        at,
    };
    assert!(step.act(words), "not understood: {words}");
}

/// What one knows beside the board, to hold a comment to it.
pub struct Facts<'a> {
    /// The end that the comment speaks of.
    pub end: Option<&'a Ending>,
    /// Whether the claim had been decided for good before the move.
    pub settled: bool,
    /// How the claim stands after the move, in a sentence.
    pub stands: Vec<String>,
    /// Whether no move held out longer.
    pub longest: bool,
    /// How many moves would have kept the win, in a sentence; none where that is not told.
    pub others: Option<String>,
    /// What answers a pass instead, where that is known to give a win away.
    pub passed: Option<Choice>,
}

/// Whether a pass is known to lose where the move kept a win.
pub fn needed(comment: &MoveComment, was: &[JudgedMove]) -> bool {
    let loses = |one: &JudgedMove| one.choice == Choice::Pass && one.holds == Some(false);
    comment.kept == Some(true) && comment.choice != Choice::Pass && was.iter().any(loses)
}

/// "Had you passed, the engine would now expect White to take your stone at c1 and hold the claimed points."
fn need_holds(step: &Step<'_>, reply: Choice, text: &str) {
    let (place, foe) = (step.place, step.color.other());
    let who = |color| {
        if place.you == Some(color) {
            "you".to_owned()
        } else {
            color.to_string()
        }
    };
    let lead = format!(
        "Had {} passed, the engine would now expect {} to ",
        who(step.color),
        who(foe)
    );
    let does = text.strip_prefix(&lead).unwrap_or_else(|| panic!("{text}"));
    let (does, wins) = super::hints::wanted(does.trim_end_matches('.'));
    let does = does.replace("his ", &format!("{foe}’s "));
    let does = does.as_str();
    let locks = place.claimant == foe;
    assert_eq!(wins == "hold the claimed points", locks, "{text}");
    assert_eq!(wins == "refute the claim", !locks, "{text}");
    let quiet = step.before.successor(Move::PASS).unwrap();
    if let Some(point) = does.strip_prefix("play ") {
        let at = if point == "there" {
            step.at.unwrap()
        } else {
            place.layout.point(point).unwrap()
        };
        assert!(quiet.playable().contains(at), "{text}");
        return;
    }
    let Choice::Stone(at) = reply else {
        panic!("{text} by a pass");
    };
    let then = quiet.successor(Move::stone(at)).unwrap();
    let step = Step {
        place,
        before: &quiet,
        after: &then,
        color: foe,
        at: Some(at),
    };
    assert!(super::hints::achieves(&step, does), "{text}");
}

/// What may be said of the moves that would have kept a win as well.
pub fn others(
    you: Option<Color>,
    comment: &MoveComment,
    was: &[JudgedMove],
    now: &Standing,
) -> Option<String> {
    const WORDS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    let word = |number: usize| {
        WORDS
            .get(number)
            .map_or(number.to_string(), |word| (*word).to_owned())
    };
    let good = was.iter().filter(|one| one.holds == Some(true)).count();
    let all_known = was.iter().all(|one| one.holds.is_some());
    let goes_on = now.end.as_ref().is_none_or(|end| !end.over);
    let told = comment.kept == Some(true) && all_known && good < was.len() && goes_on;
    let (whose, his) = if you == Some(comment.color) {
        ("your".to_owned(), "your")
    } else {
        (format!("{}’s", comment.color), "his")
    };
    told.then(|| match good {
        1 => format!("The engine expects no other move to keep {his} win."),
        _ => {
            let good = word(good);
            format!(
                "The engine expected {good} of {whose} {} moves to win.",
                word(was.len())
            )
        }
    })
}

/// "after move 2, but it is White's turn and b1 is shut now, so this is not the same situation yet."
fn no_circle_holds(place: &Place<'_>, state: &State, text: &str) {
    let (since, differs) = text.split_once(", but ").unwrap();
    let since = since.strip_prefix("after move ").map_or_else(
        || {
            assert_eq!(since, "at the start");
            0
        },
        number,
    );
    let (now, history) = (state.situation(), state.history());
    let then = &history[since];
    let same = |at: usize| history[at].stones() == now.stones();
    assert!(same(since) && !then.is_similar(now), "{text}");
    // Others stood between, and came to these by the last move: no run of passes is a way round.
    let between: Vec<usize> = (since + 1..history.len()).collect();
    assert!(
        !between.is_empty() && !between.into_iter().any(same),
        "{text}"
    );
    let differs = differs
        .strip_suffix(", so this is not the same situation yet.")
        .unwrap();
    let whose = if place.you == Some(now.turn()) {
        "your".to_owned()
    } else {
        format!("{}’s", now.turn())
    };
    let turn = format!("it is {whose} turn");
    let (is_turn, marks) = match differs.strip_prefix(&turn) {
        Some(rest) => (true, rest.trim_start_matches(" and ")),
        None => (false, differs),
    };
    assert_eq!(is_turn, then.turn() != now.turn(), "{text}");
    if let Some(count) = marks.strip_prefix("the pass count was ") {
        let count = count.strip_suffix(" then").unwrap();
        assert_eq!(count.parse(), Ok(then.pass_count().value()), "{text}");
        assert!(!is_turn && then.temporary() == now.temporary(), "{text}");
        assert_ne!(then.pass_count(), now.pass_count(), "{text}");
        return;
    }
    let named = |points: &str| place.list(points.rsplit_once(' ').unwrap().0).0;
    let (shut, open) = match (
        marks.split_once(" shut now"),
        marks.strip_suffix(" no longer shut"),
    ) {
        (Some((shut, instead)), _) => {
            let open = instead.strip_prefix(" instead of ");
            let open = open.map_or_else(PointSet::new, |open| place.list(open).0);
            (named(shut), open)
        }
        (None, Some(open)) => (PointSet::new(), named(open)),
        (None, None) => {
            assert!(is_turn && marks.is_empty(), "{text}");
            (PointSet::new(), PointSet::new())
        }
    };
    assert_eq!(shut, now.temporary().difference(then.temporary()), "{text}");
    assert_eq!(open, then.temporary().difference(now.temporary()), "{text}");
}

/// All that is said about a move, but for the words of its end, which are held to the end.
pub fn comment_holds(place: &Place<'_>, before: &State, comment: &MoveComment, facts: &Facts<'_>) {
    let after = before.successor(played(comment.choice)).unwrap();
    let at = if let Choice::Stone(at) = comment.choice {
        Some(at)
    } else {
        None
    };
    let step = Step {
        place,
        before,
        after: &after,
        color: comment.color,
        at,
    };
    let shown: Option<&BestLine> = comment.shown.as_ref();
    let mut words = comment.words.as_str();
    let end = facts.end.map(|end| end.words.as_str());
    let known = facts.settled && facts.end.is_some_and(|end| !end.over);
    let decided = comment.after != loja_solver::Expectation::Open;
    if let Some(end) = end.filter(|_| decided && !known) {
        // The end starts with a small letter where it follows a colon.
        let rest = &end[1..];
        words = words
            .strip_suffix(rest)
            .unwrap_or_else(|| panic!("{words} should end with {end}"));
        words = words[..words.len() - 1].trim_end();
        let moves = shown.map_or(0, |shown| shown.moves.len());
        let lead = match moves {
            0 => String::new(),
            1 => "That ends it:".to_owned(),
            _ => {
                let (start, told) = words.rsplit_once("The line shown ends with move ").unwrap();
                let last = told.strip_suffix(". At its end,").unwrap();
                assert_eq!(last.parse(), Ok(after.history().len() + moves));
                words = start.trim_end();
                String::new()
            }
        };
        words = words
            .strip_suffix(&lead)
            .unwrap_or_else(|| panic!("{words}: no {lead}"))
            .trim_end();
    }
    let reply = shown.and_then(|shown| shown.moves.first()).copied();
    let losing = format!(
        "The engine expects {} to lose in any case, and it knows no other move that lasts longer.",
        comment.color
    );
    let takes = format!(
        "The engine expects {} to lose in any case, and it takes what it can.",
        comment.color
    );
    let early = before.history().len() < 2;
    let mut replied = false;
    for sentence in words
        .split_inclusive(". ")
        .map(str::trim)
        .filter(|sentence| !sentence.is_empty())
    {
        if sentence.starts_with("Had ") {
            let reply = facts.passed.unwrap_or_else(|| panic!("{sentence}"));
            need_holds(&step, reply, sentence);
            continue;
        }
        let acts = [" answers ", " answer ", " can try "]
            .iter()
            .any(|verb| sentence.contains(verb));
        let passes = [" passes.", " pass.", " passes too.", " pass too."]
            .iter()
            .any(|end| sentence.ends_with(end));
        if !(acts && !sentence.contains(" with a stone") || passes) && step.fact(sentence) {
            continue;
        }
        if let Some(told) = sentence.strip_prefix("All stones stand as ") {
            assert!(facts.end.is_none_or(|end| end.over), "{sentence}");
            no_circle_holds(place, &after, told);
            continue;
        }
        let is_shown = comment.verdict.is_decided() || facts.settled;
        let foe = place.who(place.claimant.other());
        let (prevents, vain) = if is_shown {
            (format!("{foe} can prevent"), "That is not enough: ")
        } else {
            (
                format!("the engine expects {foe} to prevent"),
                "The engine expects that not to be enough: ",
            )
        };
        if let Some(who) = sentence.strip_prefix(vain) {
            let needs = format!(
                "{} still needs two eyes, and {prevents} them.",
                place.who(place.claimant)
            );
            assert_eq!(who.to_lowercase(), needs.to_lowercase());
            assert_eq!(comment.after, loja_solver::Expectation::Fails);
            assert!(comment.color == place.claimant && (3..5).contains(&step.captured().len()));
            continue;
        }
        if sentence.to_lowercase() == format!("{prevents} two eyes.").to_lowercase() {
            assert!(comment.headline.contains(vain));
            continue;
        }
        if let Some(lack) = sentence.strip_prefix("For now, ") {
            super::endings::lacks(place, &after, lack.trim_end_matches('.'), "the set");
            continue;
        }
        // A sentence that stands for all others.
        let alone = sentence == comment.words;
        if sentence == "The engine has not finished with this position."
            || facts.longest && early && sentence == losing
            || !facts.longest && early && sentence == takes && !step.captured().is_empty()
            || facts.longest && at.is_none() && sentence == "No stone is known to last longer."
            || facts.others.as_deref() == Some(sentence)
            || sentence == "Nothing can save the claim any more." && known && alone
            || alone && facts.stands.iter().any(|stands| stands == sentence)
        {
            continue;
        }
        let reply = reply.unwrap_or_else(|| panic!("not understood: {sentence}"));
        let then = after.successor(played(reply)).unwrap();
        if let Some(barred) = sentence.strip_prefix("Now ") {
            let (_, points) = barred.split_once(" may not play ").unwrap();
            let points = points
                .strip_suffix(": that would be suicide (B4.5).")
                .unwrap();
            for x in place.list(points).0.iter() {
                assert!(
                    matches!(then.successor(Move::stone(x)), Err(Illegal::Suicide { .. })),
                    "{sentence}"
                );
            }
            continue;
        }
        assert!(!replied, "said twice: {sentence}");
        replied = true;
        step_holds(place, &after, reply, sentence);
    }
}
