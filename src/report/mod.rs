//! Profiles, evaluations and explanations as text for people and as JSON for programs.

pub mod explain;
pub mod json;
pub mod table;
pub mod text;
