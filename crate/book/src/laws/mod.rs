mod argue;
mod game;

mod holds;
mod judge;
mod said;
mod shown;
mod shown_told;
mod verdict;
mod view;
mod words;

pub(crate) use argue::{Asked, QuestionView};
pub(crate) use game::{ByLaw, boards, line_by, position_of};
pub(crate) use judge::{Rulings, of_ljrg, start_of};
pub(crate) use said::{SaidByLaw, is_law_data, said};
pub(crate) use verdict::{Verdict, VerdictData, VerdictView};
pub(crate) use view::{CourseView, PartsView, course_view};
