//! Each lemma against the truth: wherever it speaks, a plain sweep over all situations agrees.
//!
//! The situations are all legal ones with the permanent marks of the claim, with all turns and pass
//! counts, and all that follow from them, ko marks included.

use loja_certificate::{Answer, Claim, Leaves, Lemma, Lemmas};
use loja_rules::FastBoard;
use loja_testkit::{Dice, effort};

use crate::common::{Sweep, claim};

loja_testkit::long_too!(what_lemmas_say_is_true_on_tiny_boards);

/// Which lemmas speak, whether there is a formation, and what the board looked like.
struct Seen {
    spoken: Vec<Lemma>,
    formation: bool,
}

fn look(leaves: &mut [(Lemma, Leaves)], board: &FastBoard) -> Seen {
    Seen {
        formation: leaves[0].1.has_formation(board),
        spoken: leaves
            .iter_mut()
            .filter_map(|(lemma, leaves)| leaves.lemma(board, lemma.answer()))
            .collect(),
    }
}

fn judge(claim: &Claim, counts: &mut [usize; Lemma::ALL.len()]) {
    let mut leaves: Vec<_> = Lemma::ALL
        .map(|lemma| (lemma, Leaves::new(claim, Lemmas::NONE.with(lemma))))
        .into();
    let sweep = Sweep::of_everything(claim, |board| look(&mut leaves, board));
    for node in &sweep.nodes {
        assert_eq!(node.formation, node.seen.formation, "{claim:?}");
        let truth = match node.rank {
            Some(_) => Answer::Lock,
            None => Answer::Refuted,
        };
        for &lemma in &node.seen.spoken {
            if lemma.answer() != truth {
                let key = sweep
                    .numbers
                    .iter()
                    .find(|(_, at)| std::ptr::eq(&raw const sweep.nodes[**at], node));
                panic!(
                    "{lemma} is wrong in {claim:?} at {key:?} with {:?} to move",
                    node.turn
                );
            }
            // What says something new: no other lemma does, or there is more than the end of the game.
            counts[lemma as usize] += usize::from(node.rank != Some(0) && !node.is_final);
        }
    }
}

/// A claim with few locations that are free to be played on; the larger ones have many marks.
fn small(dice: &mut Dice) -> Claim {
    let count = dice.below(10);
    let free = dice.pick(&[3, 4, 4, 5, 5]);
    loop {
        let claim = claim(dice, count);
        if count - claim.start().situation().permanent().len() <= free {
            return claim;
        }
    }
}

#[test]
fn what_lemmas_say_is_true_on_tiny_boards() {
    let rounds = effort(400, 60_000);
    let mut counts = [0; Lemma::ALL.len()];
    for seed in 0..rounds {
        let mut dice = Dice::new(seed);
        let claim = if seed % 32 == 0 {
            claim(&mut dice, 6)
        } else {
            small(&mut dice)
        };
        judge(&claim, &mut counts);
    }
    println!("{:?}", Lemma::ALL.iter().zip(counts).collect::<Vec<_>>());
    for (lemma, count) in Lemma::ALL.into_iter().zip(counts) {
        // They need decisions: `sums.rs` and `rooms.rs` look at them.
        if matches!(lemma, Lemma::Sum | Lemma::Rooms | Lemma::Dead) {
            continue;
        }
        assert!(count > 100, "{lemma} spoke {count} times");
    }
}
