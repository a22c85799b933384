use loja_lesson::{GoalData, HintData, NoteData, Step, StepData, WrongData, You};

use crate::block::{Place, blocks, parse, position, shown};
use crate::fault::BookFault;
use crate::figure::{Figure, Steps, Task};
use crate::question::{AnswerData, Asked, NumberData};

blocks! {
    StepBlock {
        title: String,
        you: You,
        goal: GoalData,
        line: String,
        solved: String,
        #[serde(default)]
        wrong: Vec<WrongData>,
        #[serde(default)]
        note: Vec<NoteData>,
        astray: Option<String>,
        #[serde(default)]
        hint: Vec<HintData>,
    }

    QuestionBlock {
        title: String,
        #[serde(default)]
        answer: Vec<AnswerData>,
        number: Option<NumberData>,
    }
}

pub(crate) fn step(place: Place<'_>) -> Result<Figure, BookFault> {
    let block: StepBlock = parse(place)?;
    let figure = shown(place, &block.common())?;
    let data = StepData {
        start: position(place, &block.common())?.to_data(),
        rules: figure.by.as_ref().map(|by| by.system.name().to_owned()),
        played: block.played,
        you: block.you,
        goal: block.goal,
        line: block.line,
        solved: block.solved,
        wrong: block.wrong,
        notes: block.note,
        astray: block.astray,
        hints: block.hint,
    };
    let step = match &figure.by {
        None => Step::from_data(&data).map(|step| Steps::Ljrg(Box::new(step))),
        Some(_) => Step::by_other_rules(&data).map(|step| Steps::Other(Box::new(step))),
    };
    let step = step.map_err(|error| place.fault(error.to_string()))?;
    Ok(Figure {
        title: Some(block.title),
        task: Task::Step(Box::new((data, step))),
        ..figure
    })
}

pub(crate) fn question(place: Place<'_>) -> Result<Figure, BookFault> {
    let block: QuestionBlock = parse(place)?;
    let figure = shown(place, &block.common())?;
    let asked = Asked::read(
        &block.answer,
        block.number.as_ref(),
        &figure.layout,
        figure.by.as_ref().map(|by| by.system),
        |byte| place.at(byte),
    );
    let asked = asked.map_err(|(line, why)| BookFault::new(place.file, line, why))?;
    Ok(Figure {
        title: Some(block.title),
        task: Task::Question(Box::new(asked)),
        ..figure
    })
}
