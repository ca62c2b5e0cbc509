//! The examples run as part of the tests.
