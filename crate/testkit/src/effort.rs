use std::cell::Cell;

thread_local! {
    static LONG: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread runs a long test.
#[must_use]
pub fn is_long() -> bool {
    LONG.get()
}

/// The first amount with every run, the second in a long test.
pub fn effort<T>(quick: T, long: T) -> T {
    if is_long() { long } else { quick }
}

/// Does the work as in a long test. A thread that a test starts has to be told so again.
pub fn at_length<R>(work: impl FnOnce() -> R) -> R {
    LONG.set(true);
    let result = work();
    LONG.set(false);
    result
}

/// Makes a long test of each of these tests, `long::NAME`, which runs only where somebody asks for ignored ones: `npm run prove:exhaustive`.
#[macro_export]
macro_rules! long_too {
    ($($name:ident),+ $(,)?) => {
        mod long {
            $(#[test]
            #[ignore = "takes minutes, best in release: npm run prove:exhaustive"]
            fn $name() -> impl std::process::Termination {
                $crate::at_length(super::$name)
            })+
        }
    };
}
