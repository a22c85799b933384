use loja_lesson::OtherLine;

#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) moves: String,
    pub(crate) notes: Vec<Note>,
    /// The boards on the way.
    pub(crate) line: Walked,
}

#[derive(Clone, Debug)]
pub(crate) enum Walked {
    Ljrg(loja_lesson::PlayedLine),
    Other(OtherLine),
}

#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) moves: usize,
    pub(crate) say: String,
}
