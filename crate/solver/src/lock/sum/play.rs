use super::local::{Local, touched};
use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::guess::{Field, Guess};
use crate::lock::lemma::{Touch, alive};
use crate::lock::situation::{NOWHERE, Situation, Survey};
use crate::search::CirclesLoseForClaimant;
use crate::search::game::{Effort, Game, Side};
use crate::switches::Switches;

/// The local games of one claim.
///
/// The arena is narrowed to the part in question: `all` is the part, and `fixed` the locations that touch safe
/// chains, where a claimant's stone is never captured.
#[derive(Clone, Debug)]
pub(crate) struct Parts<const W: usize> {
    pub(super) arena: Arena<W>,
    pub(super) touch: Option<Touch<W>>,
    /// The local games to use.
    pub(crate) switches: Switches,
    pub(crate) generated: u64,
    survey: Survey<W>,
    guess: Guess<W>,
    moves: Vec<(Option<usize>, Local<W>)>,
}

impl<const W: usize> Parts<W> {
    pub(super) fn new(arena: &Arena<W>, touch: Option<Touch<W>>, switches: Switches) -> Parts<W> {
        Parts {
            arena: arena.clone(),
            touch,
            switches,
            generated: 0,
            survey: Survey::default(),
            guess: Guess::default(),
            moves: Vec::new(),
        }
    }

    pub(super) fn narrow(&mut self, local: &Local<W>) {
        self.arena.all = local.part;
        self.arena.fixed = touched(&self.arena, local.part);
        self.survey.take(&self.arena, &local.situation);
    }

    pub(super) fn survey(&self) -> &Survey<W> {
        &self.survey
    }

    /// Whether the touch game of this part is won, with no eye asked for.
    ///
    /// *Lemma (touch, for local games).* Let c be a part without an open door, and let the claimant win the touch
    /// game of c for no eye, with the refuter to begin. Then the claimant wins the local game of c, bound or not,
    /// with the vow or without. Without the vow the touch game may also end on dead parts, where the lemma
    /// [`dead`](loja_certificate::lemma::dead) is used.
    ///
    /// *Proof.* (a) *What is won falls apart into what is won.* Let the claimant win a touch game with the
    /// refuter to begin, and let p be a connected part of what isn't the claimant's. Then the claimant wins the
    /// touch game of p. By induction on the unclaimed locations: if p needs nothing, it is won. Else let the
    /// refuter claim x in p, or pass. The whole game has a winning answer y. If y is in p, the parts of p that it
    /// leaves are won by induction, and so is their union, by answering in the refuter's part or else in any part
    /// that needs something. If y is elsewhere, then p with x claimed, the refuter to begin, is won by induction,
    /// and the answer to a pass there answers x; there is one, since the needs of p don't depend on the refuter's
    /// claims.
    ///
    /// (b) *The local game can be played so.* Each stone that the claimant claims touches a safe chain or
    /// something absorbed, so it is legal and absorbed at once, with all loose chains that it touches. None of
    /// these was captured before: the refuter would have claimed all its neighbours, and it could never join. So
    /// the refuter captures nothing, and the claimant's turns have no mark. Locations that the claimant's
    /// captures empty stay claimed, and fewer refuter's claims never hurt. After the answer the parts are
    /// smaller, and won by (a). A part without loose chains all of whose locations touch what is safe can be
    /// filled: doors held loose stones, which have joined. Likewise one whose inner locations are as in `dead` is
    /// dead, whatever the refuter has claimed there.
    ///
    /// (c) *And so as to keep the vow.* With the vow each answer must leave something. When the refuter passes,
    /// or plays a claimed location, the claimant imagines a claim of some unclaimed x instead, which only helps
    /// the refuter. There is such an x, since the open c needs something, and a pass has an answer. As needs
    /// don't depend on the refuter's claims, the claim of x has an answer too, other than x. So some location
    /// isn't the claimant's after each answer, and a part is left. If a part can be filled, none has the vow, and
    /// the others are won by (b). If not, each part p that is left is open, and has a breath: a pass in p has an
    /// answer, an empty location that touches what is safe, as nothing of the claimant's is left in p. So any p
    /// may have the vow. By (a) its touch game is won, p is smaller than c, and by induction it is won. ∎
    pub(super) fn touch_wins(&mut self, local: &Local<W>) -> bool {
        let arena = &self.arena;
        let Situation { own, foe, .. } = local.situation;
        if !(arena.doors & local.part).is_within(own) {
            return false;
        }
        let dead = arena.dead && !local.vows();
        let wins = |touch: &mut Touch<W>| touch.part_wins(arena, own, foe, dead);
        self.touch.as_mut().is_some_and(wins)
    }

    /// The claimant's answers, each with what it leaves open. The arena must be narrowed.
    pub(super) fn answers(
        &self,
        local: &Local<W>,
    ) -> impl Iterator<Item = (Option<usize>, Local<W>)> {
        let (arena, situation) = (&self.arena, local.situation);
        let doors = (arena.doors & local.part).minus(situation.own);
        let mut tried = situation.open(arena);
        tried &= if doors.is_empty() {
            self.useful(local)
        } else {
            doors
        };
        let stones = tried.iter().filter_map(move |x| {
            let (after, _) = situation.played(arena, &self.survey, x)?;
            let left = local.taken_apart(arena, &after);
            Some(left.map(move |left| (Some(x), left)))
        });
        let passes = situation.ko != NOWHERE && doors.is_empty();
        let pass = passes.then(|| local.passed(arena)).flatten();
        let (stones, pass) = (stones.flatten(), pass.map(|left| (None, left)));
        stones.chain(pass)
    }

    /// Stones of the claimant that settle, join or threaten something, or divide dead spaces.
    ///
    /// Dropping others is a guess, except for `touch`: a claim whose neighbours are all touched is worth no more
    /// than a pass if it divides nothing.
    fn useful(&self, local: &Local<W>) -> Bits<W> {
        let Situation { own, foe, .. } = local.situation;
        let unsettled = local.part.minus(self.arena.fixed);
        let parts = |x: usize| self.arena.reach(x, unsettled) != unsettled;
        if self.arena.dead && unsettled.first().is_some_and(parts) {
            return local.part;
        }
        unsettled | self.arena.around(unsettled | own | foe)
    }

    /// The position after a refuter's stone or pass, if legal. The arena must be narrowed.
    pub(super) fn attacked(&self, local: &Local<W>, stone: Option<usize>) -> Option<Local<W>> {
        let (arena, situation) = (&self.arena, local.situation);
        let situation = match stone {
            Some(x) if !situation.open(arena).has(x) => return None,
            Some(x) => situation.played(arena, &self.survey, x)?.0,
            None => situation.passed(),
        };
        Some(Local {
            situation,
            ..*local
        })
    }
}

impl<const W: usize> Game for Parts<W> {
    type Key = Local<W>;

    #[inline]
    fn glance(&self, local: &Local<W>) -> Option<Side> {
        let Local {
            part, situation, ..
        } = local;
        if part.is_empty() {
            return Some(Side::Claimant);
        }
        let doors = self.arena.doors & *part;
        let open = doors.minus(situation.own);
        let falls = match situation.turn {
            _ if open.is_empty() => false,
            _ if open.meets(situation.foe) => true,
            Side::Claimant => open.len() > 1,
            Side::Refuter => {
                situation.ko == NOWHERE || open != Bits::one(usize::from(situation.ko))
            }
        };
        falls.then_some(Side::Refuter)
    }

    fn expand(&mut self, local: &Local<W>, successors: &mut Vec<Local<W>>) -> Option<Side> {
        self.moves.clear();
        if local.situation.turn == Side::Refuter {
            successors.extend(local.parts(&self.arena));
            if successors.len() > 1 {
                return None;
            }
            successors.clear();
        }
        self.narrow(local);
        let mut moves = Vec::new();
        match local.situation.turn {
            Side::Refuter => {
                if alive(&self.arena, &local.situation, &self.survey) {
                    return Some(Side::Refuter);
                }
                // With a mark, look anyway, so that what `Answers` says of leaves is true.
                if local.situation.ko == NOWHERE && self.touch_wins(local) {
                    return Some(Side::Claimant);
                }
                let stones = local.situation.open(&self.arena).iter().map(Some);
                let attacked = |stone| Some((stone, self.attacked(local, stone)?));
                moves.extend(stones.chain([None]).filter_map(attacked));
            }
            Side::Claimant => moves.extend(self.answers(local)),
        }
        let (arena, survey, situation) = (&self.arena, &self.survey, &local.situation);
        self.guess.begin(arena, situation);
        for &(stone, left) in &moves {
            self.guess
                .see(Field::Local, arena, survey, situation, stone);
            successors.push(left);
        }
        self.moves = moves;
        self.generated += successors.len() as u64;
        None
    }

    /// By inner locations, where alone the refuter makes eyes. One wide space takes far more than several small
    /// ones.
    #[inline]
    fn effort(&self, local: &Local<W>) -> Effort {
        let unsettled = local.part.minus(touched(&self.arena, local.part));
        let (mut rest, mut squares) = (unsettled, 0);
        while let Some(x) = rest.first() {
            let space = self.arena.reach(x, rest);
            rest = rest.minus(space);
            squares += space.len().pow(2);
        }
        let loose = (unsettled & local.situation.own).len();
        let usual = Effort {
            claimant: 1 + unsettled.len() + loose + 2 * squares,
            refuter: 1 + 4 * unsettled.len(),
        };
        let led = self.moves.iter().find(|(_, left)| left == local);
        led.map_or(usual, |&(stone, _)| self.guess.effort_of(stone, usual))
    }
}

impl<const W: usize> CirclesLoseForClaimant for Parts<W> {}
