use loja_notation::Layout;
use loja_rules::State;
use serde::Deserialize;

use crate::block::{Place, blocks, parse, shown};
use crate::claim_to_argue::{Argued, Claimed, Side, Truth, Wrong};
use crate::fault::BookFault;
use crate::figure::{Figure, Task};
use crate::laws::Asked;
use crate::statement;

blocks! {
    ProofBlock {
        title: String,
        claim: Option<String>,
        #[serde(default)]
        find: Vec<String>,
        you: Option<Side>,
        verdict: Option<Truth>,
        decided: Option<bool>,
        #[serde(default)]
        at_once: bool,
        #[serde(default)]
        stored: bool,
        solved: String,
        #[serde(default)]
        hint: Vec<HintData>,
        #[serde(default)]
        wrong: Vec<WrongData>,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HintData {
    say: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongData {
    claim: String,
    say: String,
    /// Also a lock, but not the one looked for.
    #[serde(default)]
    lock: bool,
}

pub(crate) fn proof(place: Place<'_>) -> Result<Figure, BookFault> {
    let block: ProofBlock = parse(place)?;
    let figure = shown(place, &block.common())?;
    let title = block.title.clone();
    if figure.layout.edges().is_some() {
        return Err(place.fault("this is a part of a board, and a claim is argued on a whole one"));
    }
    let argued = match &figure.by {
        None => argued(block, &figure.layout, &figure.start),
        Some(by) if by.system == loja_systems::jrg89::RULES => {
            asked(block, &figure.layout, &figure.start)
        }
        Some(_) => Err("what is argued is a claim of LJRG, or a question of 1989".to_owned()),
    };
    let argued = argued.map_err(|why| place.fault(why))?;
    Ok(Figure {
        title: Some(title),
        task: Task::Proof(Box::new(argued)),
        ..figure
    })
}

fn asked(block: ProofBlock, layout: &Layout, start: &State) -> Result<Argued, String> {
    let text = block
        .claim
        .clone()
        .ok_or("a question of 1989 stands in \"claim\"")?;
    if !block.find.is_empty() || block.stored {
        return Err("a question of 1989 is neither to be found nor stored".to_owned());
    }
    let law = Asked::read(layout, start, &text)?;
    let decided = block.decided.unwrap_or(true);
    let (you, truth) = fixed(block.you, block.verdict, decided, &block.wrong)?;
    let claim = Claimed {
        text,
        player: law.player,
        set: law.points.clone(),
    };
    Ok(Argued {
        claim: Some(claim),
        law: Some(law),
        find: Vec::new(),
        you,
        truth,
        decided,
        at_once: block.at_once,
        stored: false,
        wrong: Vec::new(),
        hints: block.hint.into_iter().flat_map(|hint| hint.say).collect(),
        solved: block.solved,
    })
}

fn argued(block: ProofBlock, layout: &Layout, start: &State) -> Result<Argued, String> {
    let claimed = |text: &String| {
        let (player, set) = statement::claim(layout, text)?;
        let text = text.clone();
        Ok::<Claimed, String>(Claimed { text, player, set })
    };
    let claim = block.claim.as_ref().map(claimed).transpose()?;
    let find: Vec<Claimed> = block.find.iter().map(claimed).collect::<Result<_, _>>()?;
    for claimed in claim.iter().chain(&find) {
        claimed.bordered(layout, start)?;
    }
    let decided = block.decided.unwrap_or(true);
    if block.at_once
        && (claim.is_none() || !matches!(block.you, Some(Side::Claimant | Side::Refuter)))
    {
        return Err("what begins at once has a claim, and a side for the reader".to_owned());
    }
    let (you, truth) = match (&claim, find.as_slice()) {
        (Some(_), []) => fixed(block.you, block.verdict, decided, &block.wrong)?,
        (None, [_, ..]) => {
            if block.verdict.is_some() || block.you.is_some() || !decided {
                return Err(
                    "what is to be found is a lock and decided: no \"verdict\", \"you\" or \"decided\""
                        .to_owned(),
                );
            }
            (Side::Claimant, Truth::Lock)
        }
        _ => return Err("a proof has a \"claim\", or else claims to \"find\"".to_owned()),
    };
    if block.stored && (claim.is_none() || !decided) {
        return Err("\"stored\" is for a \"claim\" that is decided".to_owned());
    }
    let mut wrong = Vec::new();
    for data in block.wrong {
        let claimed = claimed(&data.claim)?;
        let same = |other: &Claimed| (other.player, &other.set) == (claimed.player, &claimed.set);
        if find.iter().any(same) {
            return Err(format!("the wrong claim \"{}\" is to be found", data.claim));
        }
        wrong.push(Wrong {
            claimed,
            say: data.say,
            lock: data.lock,
        });
    }
    Ok(Argued {
        claim,
        law: None,
        find,
        you,
        truth,
        decided,
        at_once: block.at_once,
        stored: block.stored,
        wrong,
        hints: block.hint.into_iter().flat_map(|hint| hint.say).collect(),
        solved: block.solved,
    })
}

fn fixed(
    you: Option<Side>,
    verdict: Option<Truth>,
    decided: bool,
    wrong: &[WrongData],
) -> Result<(Side, Truth), String> {
    let you = you.ok_or("\"you\" is missing: \"claimant\", \"refuter\" or \"either\"")?;
    let truth = verdict.ok_or("\"verdict\" is missing: \"lock\" or \"refuted\"")?;
    if !wrong.is_empty() {
        return Err("only who looks for a claim can test a wrong one".to_owned());
    }
    match (you, truth) {
        _ if !decided && you != Side::Either => {
            Err("where the engine can't decide, \"you\" is \"either\"".to_owned())
        }
        (Side::Claimant, Truth::Refuted) => {
            Err("a claimant who is refuted can't win: \"you\" is \"refuter\"".to_owned())
        }
        (Side::Refuter, Truth::Lock) => {
            Err("nobody refutes a lock: \"you\" is \"claimant\"".to_owned())
        }
        _ => Ok((you, truth)),
    }
}
