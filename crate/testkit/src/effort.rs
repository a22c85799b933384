use std::cell::Cell;

thread_local! {
    static LONG: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread runs a long test.
#[must_use]
pub fn is_long() -> bool {
    LONG.get()
}

/// The first amount in every run, the second in long tests.
pub fn effort<T>(quick: T, long: T) -> T {
    if is_long() { long } else { quick }
}

/// Does the work as in a long test. A thread that a test starts must say so again.
pub fn at_length<R>(work: impl FnOnce() -> R) -> R {
    LONG.set(true);
    let result = work();
    LONG.set(false);
    result
}

/// Makes long tests, `long::NAME`, of these, which run only with ignored ones: `npm run prove:exhaustive`.
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
