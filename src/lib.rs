//! symprof.
