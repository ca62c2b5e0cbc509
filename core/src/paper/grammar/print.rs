//! Prints a [`GraphView`] as indented text in the paper's syntax. Blocks stand by name; a name in
//! brackets is the block that a branch or loop test belongs to; a member that some escape jumps to
//! is marked `name:`.

use super::{BasicGraph, BasicId, Escape, GraphId, GraphView, LoopTest, Target};
use crate::ir::Block;
use cranelift_entity::EntitySet;
use std::{borrow::Cow, fmt};

/// Indentation beyond which text moves no farther to the right: a nest ten thousand deep would be
/// a hundred megabytes of blanks.
const DEEPEST: usize = 64;

enum Item {
    Member(BasicId),
    Graph(GraphId, usize),
    Line(&'static str, usize),
}

impl fmt::Display for GraphView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut labels = EntitySet::<Block>::new();
        for (_, e) in self.escapes() {
            if let Target::Block(x) = e.target {
                labels.insert(x);
            }
        }
        let mut work = vec![(Item::Graph(self.root, 0), 0usize)];
        while let Some((item, depth)) = work.pop() {
            let pad = 2 * depth.min(DEEPEST);
            match item {
                Item::Graph(g, next) => {
                    if let Some(&b) = self.graphs[g].get(next) {
                        work.push((Item::Graph(g, next + 1), depth));
                        work.push((Item::Member(b), depth));
                    }
                }
                Item::Line(text, depth) => {
                    writeln!(f, "{:pad$}{text}", "", pad = 2 * depth.min(DEEPEST))?
                }
                Item::Member(b) => {
                    write!(f, "{:pad$}", "")?;
                    if let Some(x) = self.first_block(b).filter(|&x| labels.contains(x)) {
                        if self.entered_by(x) == Some(b) {
                            write!(f, "{}: ", self.block_name(x))?;
                        }
                    }
                    let inner = match &self.basics[b] {
                        BasicGraph::Block(x) => {
                            writeln!(f, "{}", self.block_name(*x))?;
                            continue;
                        }
                        BasicGraph::Escape(e) => {
                            self.fmt_escape(e, f)?;
                            writeln!(f)?;
                            continue;
                        }
                        BasicGraph::Branch(br) => {
                            writeln!(f, "if ({})", self.test_name(b))?;
                            (br.then, br.otherwise)
                        }
                        BasicGraph::Loop(l) => {
                            let parallel = if l.parallel { "parallel " } else { "" };
                            match &l.triple {
                                Some(t) => write!(
                                    f,
                                    "{parallel}from {} to {} in {} for",
                                    t.start.text, t.end.text, t.step.text
                                )?,
                                None => write!(f, "{parallel}while")?,
                            }
                            write!(f, " [{}", self.basic_name(b))?;
                            match l.test {
                                LoopTest::Header => {}
                                LoopTest::Latch(x) => {
                                    write!(f, ", tested in {}", self.block_name(x))?
                                }
                                LoopTest::Other => write!(f, ", left by breaks")?,
                            }
                            writeln!(f, "]")?;
                            (l.body, l.exit)
                        }
                    };
                    if !self.graphs[inner.1].is_empty() {
                        work.push((Item::Graph(inner.1, 0), depth + 1));
                        work.push((Item::Line(",", depth), depth));
                    }
                    work.push((Item::Graph(inner.0, 0), depth + 1));
                }
            }
        }
        Ok(())
    }
}

impl GraphView {
    /// How formulas name the test of a branch: its block, and which case of a switch it is.
    ///
    /// Anything but a branch reads as its first block.
    pub fn test_name(&self, b: BasicId) -> String {
        match (&self.basics[b], self.first_block(b)) {
            (BasicGraph::Branch(br), Some(x)) if br.chained => {
                format!("{}.case{}", self.block_name(x), br.case)
            }
            (_, Some(x)) => self.block_name(x).to_owned(),
            (_, None) => "escape".to_owned(),
        }
    }

    fn loop_name(&self, header: Block) -> Cow<'_, str> {
        match self.loop_of_header(header) {
            Some(l) => self.basic_name(l),
            None => Cow::Borrowed(self.block_name(header)),
        }
    }

    fn fmt_escape(&self, e: &Escape, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match e.target {
            Target::Block(x) => match e.kind {
                super::EscapeKind::Break => write!(f, "break to {}", self.block_name(x)),
                _ => write!(f, "goto {}", self.block_name(x)),
            },
            Target::Continue(h) => write!(f, "continue {}", self.loop_name(h)),
            Target::Exit(h) => write!(f, "exit {}", self.loop_name(h)),
            Target::Return => write!(f, "return"),
            Target::Stop => write!(f, "stop"),
        }
    }
}
