//! A random C function as a tree that can be printed and made smaller.
//!
//! Whoever builds one sees to it that it has no undefined behaviour and ends; to leave statements
//! out keeps both.

use std::fmt::Write as _;

/// A parameter: its C type and the values it may take.
#[derive(Clone, Debug)]
pub struct Parameter {
    pub ty: &'static str,
    pub name: String,
    pub low: i64,
    pub high: i64,
}

/// A statement. Conditions and expressions are C text.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// an expression statement
    Do(String),
    /// `break`, `continue`, `return`: leaves something
    Leave(&'static str),
    If {
        cond: String,
        yes: Vec<Stmt>,
        no: Vec<Stmt>,
    },
    /// `head { body tail } foot`: `for (…)`, `while (…)`, `do … while (…);`; the declarations that
    /// the loop needs stand before it
    Loop {
        before: String,
        head: String,
        body: Vec<Stmt>,
        tail: String,
        foot: String,
    },
    /// the arms: labels, statements, whether a `break` ends it
    Switch {
        value: String,
        arms: Vec<(String, Vec<Stmt>, bool)>,
    },
}

/// A function under test, with the helpers it calls.
#[derive(Clone, Debug)]
pub struct Program {
    pub name: String,
    /// parallel regions are among its statements
    pub parallel: bool,
    /// what threads exchange decides counts
    pub data: bool,
    pub parameters: Vec<Parameter>,
    /// complete definitions
    pub helpers: Vec<String>,
    pub declarations: Vec<String>,
    pub body: Vec<Stmt>,
}

impl Program {
    /// The prototype.
    pub fn prototype(&self) -> String {
        let mut list: Vec<String> =
            self.parameters.iter().map(|p| format!("{} {}", p.ty, p.name)).collect();
        list.push("unsigned *a".into());
        list.push("unsigned *b".into());
        format!("void {}({})", self.name, list.join(", "))
    }

    /// The C text.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for h in &self.helpers {
            let _ = writeln!(out, "{h}");
        }
        let _ = writeln!(out, "{} {{", self.prototype());
        for d in &self.declarations {
            let _ = writeln!(out, "    {d}");
        }
        print(&mut out, &self.body, 1);
        out.push_str("}\n");
        out
    }

    /// Programs that are a little smaller, most promising first.
    pub fn smaller(&self) -> Vec<Program> {
        smaller(&self.body).into_iter().map(|body| Program { body, ..self.clone() }).collect()
    }
}

fn print(out: &mut String, stmts: &[Stmt], depth: usize) {
    let indent = "    ".repeat(depth);
    for s in stmts {
        match s {
            Stmt::Do(text) => {
                let _ = writeln!(out, "{indent}{text};");
            }
            Stmt::Leave(word) => {
                let _ = writeln!(out, "{indent}{word};");
            }
            Stmt::If { cond, yes, no } => {
                let _ = writeln!(out, "{indent}if ({cond}) {{");
                print(out, yes, depth + 1);
                if !no.is_empty() {
                    let _ = writeln!(out, "{indent}}} else {{");
                    print(out, no, depth + 1);
                }
                let _ = writeln!(out, "{indent}}}");
            }
            Stmt::Loop { before, head, body, tail, foot } => {
                let _ = writeln!(out, "{indent}{{");
                if !before.is_empty() {
                    let _ = writeln!(out, "{indent}{before}");
                }
                let _ = writeln!(out, "{indent}{head} {{");
                print(out, body, depth + 1);
                if !tail.is_empty() {
                    let _ = writeln!(out, "{indent}    {tail}");
                }
                let _ = writeln!(out, "{indent}}} {foot}\n{indent}}}");
            }
            Stmt::Switch { value, arms } => {
                let _ = writeln!(out, "{indent}switch ({value}) {{");
                for (labels, body, ends) in arms {
                    let _ = writeln!(out, "{indent}{labels}");
                    print(out, body, depth + 1);
                    if *ends {
                        let _ = writeln!(out, "{indent}    break;");
                    } else {
                        let _ = writeln!(out, "{indent}    ;");
                    }
                }
                let _ = writeln!(out, "{indent}}}");
            }
        }
    }
}

/// Lists with one statement left out, put in place of its parent, or made smaller itself.
fn smaller(stmts: &[Stmt]) -> Vec<Vec<Stmt>> {
    let with = |k: usize, put: Vec<Stmt>| -> Vec<Stmt> {
        let mut all = stmts.to_vec();
        all.splice(k..=k, put);
        all
    };
    let mut out: Vec<Vec<Stmt>> = (0..stmts.len()).map(|k| with(k, Vec::new())).collect();
    for (k, s) in stmts.iter().enumerate() {
        match s {
            Stmt::Do(_) | Stmt::Leave(_) => {}
            Stmt::If { cond, yes, no } => {
                // `break` and `continue` stay within their loop
                out.push(with(k, yes.clone()));
                if !no.is_empty() {
                    out.push(with(k, no.clone()));
                }
                let put = |yes: Vec<Stmt>, no: Vec<Stmt>| Stmt::If { cond: cond.clone(), yes, no };
                out.extend(smaller(yes).into_iter().map(|y| with(k, vec![put(y, no.clone())])));
                out.extend(smaller(no).into_iter().map(|n| with(k, vec![put(yes.clone(), n)])));
            }
            Stmt::Loop { before, head, body, tail, foot } => {
                for body in smaller(body) {
                    let (before, head) = (before.clone(), head.clone());
                    let (tail, foot) = (tail.clone(), foot.clone());
                    out.push(with(k, vec![Stmt::Loop { before, head, body, tail, foot }]));
                }
            }
            Stmt::Switch { value, arms } => {
                for (n, (labels, body, ends)) in arms.iter().enumerate() {
                    for body in smaller(body) {
                        let mut arms = arms.clone();
                        arms[n] = (labels.clone(), body, *ends);
                        out.push(with(k, vec![Stmt::Switch { value: value.clone(), arms }]));
                    }
                }
            }
        }
    }
    out
}
