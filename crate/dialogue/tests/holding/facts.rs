//! The facts of a comment, each computed anew.

use loja_certificate::{Choice, Claim};
use loja_dialogue::{Ending, MoveComment, PlaceStanding};
use loja_rules::{Color, Illegal, Move, PassCount, Point, PointSet, State};
use loja_solver::Expectation;
use loja_solver::opponent::JudgedMove;
use loja_voice::{ArgumentFact as Fact, Manner, Stones};

pub fn placed(choice: Choice) -> Option<Point> {
    match choice {
        Choice::Stone(at) => Some(at),
        Choice::Pass => None,
    }
}

/// These stones stand there, and are a whole chain if the fact says so.
pub fn stand(state: &State, stones: &Stones) {
    let own = &state.situation().stones()[stones.of];
    assert!(
        !stones.at.is_empty() && stones.at.is_subset(own),
        "{stones:?}"
    );
    let chain = state.chain(stones.at.iter().next().unwrap()).unwrap();
    assert_eq!(stones.connected, chain.members == stones.at, "{stones:?}");
}

/// The liberties of a chain of this player that can be captured some day.
pub fn liberties(state: &State, stones: &Stones, of: Color) -> PointSet {
    assert_eq!(stones.of, of);
    stand(state, stones);
    let chain = state.chain(stones.at.iter().next().unwrap()).unwrap();
    assert!(!chain.has_permanent_stone(state.situation()));
    let liberties = chain.liberties(state.situation());
    // What nobody may ever take is no cause for worry.
    assert!(!liberties.is_subset(state.situation().permanent()));
    liberties
}

/// Whether all around a point is one chain of this colour.
pub fn is_eye(state: &State, at: Point, color: Color) -> bool {
    let mut near = state.board().neighbors(at).iter();
    let chain = near.clone().next().and_then(|&y| state.chain(y));
    chain.is_some_and(|chain| {
        near.all(|&y| state.situation().color_at(y) == Some(color) && chain.members.contains(y))
    })
}

/// What happened between two states.
pub struct Step<'a> {
    pub claimant: Color,
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

    pub fn took(&self, taken: &Stones) {
        assert_eq!(taken.of, self.color.other());
        assert_eq!(taken.at, self.captured());
        stand(self.before, taken);
    }

    fn near(&self, color: Color) -> PointSet {
        let near = self
            .after
            .board()
            .neighbors(self.at.unwrap())
            .iter()
            .copied();
        near.filter(|&y| self.after.situation().color_at(y) == Some(color))
            .collect()
    }

    /// Empty points that are eyes now and were none before, where the other side may not play.
    pub fn made_eyes(&self, points: &PointSet) {
        assert!(!points.is_empty());
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

    pub fn connected(&self, by: Color, named: &PointSet) {
        assert_eq!(by, self.color);
        let whole = self.after.chain(self.at.unwrap()).unwrap().members;
        assert!(named.len() > 1 && named.is_subset(&whole));
        for x in named.iter() {
            let chain = self.before.chain(x).unwrap().members;
            assert_eq!(chain.intersection(named).len(), 1);
        }
    }

    /// Holds one of the facts about what a move did. False for any other.
    fn holds(&self, fact: &Fact) -> bool {
        let marked = self.after.situation().temporary();
        let foe = self.color.other();
        match fact {
            Fact::Captures { taken } => {
                self.took(taken);
                assert!(marked.is_empty());
            }
            Fact::CapturesInKo { taken, ko } => {
                self.took(taken);
                assert_eq!(marked.iter().next(), Some(*ko));
            }
            Fact::KoClosed { ko } => {
                assert_eq!(marked.iter().next(), Some(*ko));
                assert!(!self.captured().is_empty());
            }
            Fact::FillsEye { by } => {
                assert_eq!(*by, self.color);
                assert!(is_eye(self.before, self.at.unwrap(), self.color));
            }
            Fact::TakesEye { at, owner } => {
                assert_eq!((Some(*at), *owner), (self.at, foe));
                assert!(is_eye(self.before, *at, foe));
            }
            Fact::GivesAtari { stones, left } => {
                assert_eq!(liberties(self.after, stones, foe), *left);
                assert_eq!(left.len(), 1);
            }
            Fact::IsExposed {
                stones,
                left,
                foe: taker,
            } => {
                assert_eq!(*taker, foe);
                assert_eq!(liberties(self.after, stones, self.color), *left);
                let taken = self
                    .after
                    .successor(Move::stone(left.iter().next().unwrap()));
                let stays =
                    |then: &State| stones.at.is_subset(&then.situation().stones()[self.color]);
                assert!(left.len() == 1 && taken.is_ok_and(|then| !stays(&then)));
            }
            Fact::Escapes {
                stones,
                liberties: now,
            } => {
                assert_eq!(liberties(self.before, stones, self.color).len(), 1);
                let chain = self.after.chain(stones.at.iter().next().unwrap()).unwrap();
                assert_eq!(chain.liberties(self.after.situation()).len(), *now);
                assert!(*now > 1);
            }
            Fact::Connects { at, by, neighbors } => {
                assert_eq!(Some(*at), self.at);
                self.connected(*by, neighbors);
            }
            Fact::MakesEyes { points, by } => {
                assert_eq!(*by, self.color);
                self.made_eyes(points);
            }
            Fact::StoneExtends {
                by,
                at,
                next,
                liberties,
            } => {
                self.plain(*by, *at, *liberties);
                assert!(self.near(self.color).contains(*next));
            }
            Fact::StoneBeside {
                by,
                at,
                foes,
                liberties,
            } => {
                self.plain(*by, *at, *liberties);
                assert_eq!((foes.of, &foes.at), (foe, &self.near(foe)));
                stand(self.after, foes);
            }
            Fact::StoneAlone { by, at, liberties } => {
                self.plain(*by, *at, *liberties);
                assert!(Color::ALL.iter().all(|&color| self.near(color).is_empty()));
            }
            _ => return self.passed(fact),
        }
        true
    }

    fn plain(&self, by: Color, at: Point, liberties: usize) {
        assert_eq!((by, Some(at)), (self.color, self.at));
        let chain = self.after.chain(at).unwrap();
        assert_eq!(chain.liberties(self.after.situation()).len(), liberties);
    }

    fn passed(&self, fact: &Fact) -> bool {
        let other_passes = || self.after.successor(Move::PASS).unwrap().is_final();
        let claims = self.color == self.claimant;
        let (count, ends, told) = match fact {
            Fact::KoOpens { ko, other } => {
                assert!(self.before.situation().temporary().contains(*ko));
                assert!(!self.after.situation().temporary().contains(*ko));
                (self.after.situation().pass_count(), other_passes(), *other)
            }
            Fact::OtherMustPlay { other } | Fact::OtherMustPlayAgain { other } => {
                assert!(!claims && !self.after.playable().is_empty());
                (PassCount::One, true, *other)
            }
            Fact::OtherCanOnlyPass { other } => {
                assert!(!claims && self.after.playable().is_empty());
                (PassCount::One, true, *other)
            }
            Fact::OtherCanEnd { other } => {
                assert!(claims);
                (PassCount::One, true, *other)
            }
            Fact::PassCountsNot { other } => (PassCount::Zero, false, *other),
            _ => return false,
        };
        assert_eq!(told, self.color.other());
        assert_eq!(self.after.situation().pass_count(), count);
        assert!(self.at.is_none() && other_passes() == ends);
        true
    }

    /// Holds the move itself, with what it did. False if the fact is none.
    pub fn acts(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Plays {
                by,
                at,
                taken,
                ko,
                change,
                ..
            } => {
                assert_eq!((*by, Some(*at)), (self.color, self.at));
                match taken {
                    Some(taken) => {
                        self.took(taken);
                        assert_eq!(*ko, !self.after.situation().temporary().is_empty());
                    }
                    None => assert!(self.captured().is_empty() && !ko),
                }
                change.as_ref().is_none_or(|change| self.holds(change))
            }
            Fact::Passes { by, too } => {
                assert_eq!((*by, None), (self.color, self.at));
                assert_eq!(*too, self.before.situation().pass_count() == PassCount::One);
                true
            }
            Fact::WouldPass { by } => {
                assert_eq!(*by, self.color);
                self.at.is_none()
            }
            _ => false,
        }
    }
}

/// What a move of a line that is shown does.
pub fn step_holds(claimant: Color, before: &State, choice: Choice, fact: &Fact) {
    let after = before.successor(choice.into()).unwrap();
    let step = Step {
        claimant,
        before,
        after: &after,
        color: before.situation().turn(),
        at: placed(choice),
    };
    assert!(step.acts(fact), "not known: {fact:?}");
}

/// What one knows beside the board, to hold a comment to it.
pub struct Known<'a> {
    /// The end that the comment speaks of.
    pub end: Option<&'a Ending>,
    /// Whether the claim had been decided for good before the move.
    pub settled: bool,
    /// What may be said of how the claim stands after the move.
    pub stands: Vec<Fact>,
    /// Whether no move held out longer.
    pub longest: bool,
    /// How many moves would have kept the win; none where that is not told.
    pub others: Option<Fact>,
    /// What answers a pass instead, where that is known to give a win away.
    pub passed: Option<Choice>,
}

/// Whether a pass is known to lose where the move kept a win.
pub fn needed(comment: &MoveComment, was: &[JudgedMove]) -> bool {
    let loses = |one: &JudgedMove| one.choice == Choice::Pass && one.holds == Some(false);
    comment.kept == Some(true) && comment.choice != Choice::Pass && was.iter().any(loses)
}

/// What may be said of the moves that would have kept a win as well.
pub fn others(comment: &MoveComment, was: &[JudgedMove], now: &PlaceStanding) -> Option<Fact> {
    let good = was.iter().filter(|one| one.holds == Some(true)).count();
    let all_known = was.iter().all(|one| one.holds.is_some());
    let goes_on = now.end.as_ref().is_none_or(|end| !end.over);
    let told = comment.kept == Some(true) && all_known && good < was.len() && goes_on;
    let (by, all) = (comment.color, was.len());
    told.then_some(match good {
        1 => Fact::OnlyMove { by },
        _ => Fact::SomeMoves { good, by, all },
    })
}

/// What the other side would do after a pass.
pub fn deed_holds(step: &Step<'_>, reply: Choice, deed: &Fact) {
    let foe = step.color.other();
    let quiet = step.before.successor(Move::PASS).unwrap();
    match (deed, step.at) {
        (Fact::PlayThere, Some(at)) => return assert!(quiet.playable().contains(at)),
        (Fact::PlayAt { at }, _) => return assert!(quiet.playable().contains(*at)),
        _ => {}
    }
    let then = quiet.successor(reply.into()).unwrap();
    let step = Step {
        claimant: step.claimant,
        before: &quiet,
        after: &then,
        color: foe,
        at: placed(reply),
    };
    assert!(super::hints::achieves(&step, deed), "{deed:?}");
}

/// Stones that stand as before, in another situation.
fn no_circle_holds(state: &State, since: usize, differs: &[Fact]) {
    let (now, history) = (state.situation(), state.history());
    let then = &history[since];
    let same = |at: usize| history[at].stones() == now.stones();
    assert!(same(since) && !then.is_similar(now));
    // Others stood between, and came to these by the last move: no run of passes is a way round.
    let between: Vec<usize> = (since + 1..history.len()).collect();
    assert!(!between.is_empty() && !between.into_iter().any(same));
    let (mut turn, mut closed, mut open, mut passes) =
        (false, PointSet::new(), PointSet::new(), false);
    for fact in differs {
        match fact {
            Fact::TurnDiffers { turn: told } => {
                assert_eq!(*told, now.turn());
                turn = true;
            }
            Fact::PointsClosed { closed: told } => closed = told.clone(),
            Fact::PointsOpened { open: told } => open = told.clone(),
            Fact::PointsExchanged {
                closed: told,
                open: gone,
            } => {
                (closed, open) = (told.clone(), gone.clone());
            }
            Fact::PassesDiffer { then: told } => {
                assert_eq!(*told, usize::try_from(then.pass_count().value()).unwrap());
                assert!(differs.len() == 1 && then.pass_count() != now.pass_count());
                passes = true;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(turn, then.turn() != now.turn());
    assert_eq!(closed, now.temporary().difference(then.temporary()));
    assert_eq!(open, then.temporary().difference(now.temporary()));
    assert!(turn || passes || !closed.is_empty() || !open.is_empty());
}

/// All that is said about a move, but for the facts of its end, which are held to the end.
pub fn comment_holds(claim: &Claim, before: &State, comment: &MoveComment, known: &Known<'_>) {
    let after = before.successor(comment.choice.into()).unwrap();
    let (claimant, refuter) = (claim.player(), claim.refuter());
    let step = Step {
        claimant,
        before,
        after: &after,
        color: comment.color,
        at: placed(comment.choice),
    };
    let shown = comment.shown.as_ref();
    let mut facts = &comment.facts[..];
    let is_old = known.settled && known.end.is_some_and(|end| !end.over);
    let decided = comment.after != Expectation::Open;
    if let Some(end) = known.end.filter(|_| decided && !is_old) {
        facts = facts.strip_suffix(&end.facts[..]).unwrap();
        let moves = shown.map_or(0, |shown| shown.moves.len());
        let number = after.history().len() + moves;
        let lead = match moves {
            0 => None,
            1 => Some(Fact::ThatEndsIt),
            _ => Some(Fact::LineEnds { number }),
        };
        facts = facts.strip_suffix(lead.as_slice()).unwrap();
    }
    let reply = shown.and_then(|shown| shown.moves.first()).copied();
    let (by, alone) = (comment.color, comment.facts.len() == 1);
    let early = before.history().len() < 2;
    let is_shown = comment.verdict.is_decided() || known.settled;
    let captured = step.captured().len();
    let mut replied = false;
    for fact in facts {
        if step.holds(fact) || known.others.as_ref() == Some(fact) {
            continue;
        }
        match fact {
            Fact::HadPassed {
                by: told,
                foe,
                deed,
                locks,
            } => {
                assert_eq!((*told, *foe), (by, by.other()));
                assert_eq!(*locks, claimant == *foe);
                deed_holds(&step, known.passed.unwrap(), deed);
            }
            Fact::NotYetRepeated { since, differs } => {
                assert!(known.end.is_none_or(|end| end.over));
                no_circle_holds(&after, *since, differs);
            }
            Fact::InVainEyesPrevented {
                shown,
                player,
                refuter: foe,
            } => {
                assert_eq!((*shown, *player, *foe), (is_shown, claimant, refuter));
                assert_eq!(comment.after, Expectation::Fails);
                assert!(by == claimant && (3..5).contains(&captured));
            }
            Fact::EyesPrevented {
                shown,
                refuter: foe,
            } => {
                assert_eq!((*shown, *foe), (is_shown, refuter));
                let lead = Fact::InVainEyesLacking {
                    shown: is_shown,
                    player: claimant,
                };
                assert!(comment.headline.contains(&lead));
            }
            Fact::ForNow { lack } => super::ends::lacks(claim, &after, lack),
            Fact::LosesSlowest { by: told } => {
                assert!(known.longest && early && *told == by);
            }
            Fact::LosesTaking { by: told } => {
                assert!(!known.longest && early && *told == by && captured > 0);
            }
            Fact::NoStoneLasts => assert!(known.longest && step.at.is_none()),
            Fact::NothingSaves => assert!(is_old && alone),
            Fact::Undecided => assert!(!decided),
            Fact::Barred { by: told, points } => {
                let then = after.successor(reply.unwrap().into()).unwrap();
                assert_eq!(*told, then.situation().turn());
                for x in points.iter() {
                    let tried = then.successor(Move::stone(x));
                    assert!(matches!(tried, Err(Illegal::Suicide { .. })), "{fact:?}");
                }
            }
            _ if alone && known.stands.contains(fact) => {}
            _ => {
                assert!(!replied, "said twice: {fact:?}");
                replied = true;
                let reply = reply.unwrap_or_else(|| panic!("not known: {fact:?}"));
                step_holds(claimant, &after, reply, fact);
                if let Fact::Plays { manner, .. } = fact {
                    let loses = [Manner::MightTry, Manner::Answers];
                    assert!(loses.contains(manner), "{fact:?}");
                }
            }
        }
    }
}
