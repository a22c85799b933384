//! The tests of what is expected, one program.

mod forecast;
