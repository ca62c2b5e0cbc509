//! Conditions and bindings that a user assumes (`n >= 1`, `n % 8 == 0`, `malloc=0`), as text.
//!
//! A condition is read into a small tree of its own and built in a function's store later: one
//! text may speak of several functions, each with its own store and names.
//!
//! Grammar, loosest first: `||`, `&&`, one or more comparisons in a chain (`0 <= n < m`), `+ -`,
//! `* %` (the remainder is never negative for a positive divisor), unary `-` and `!`,
//! parentheses, decimal integers, names. A name is a symbol as the profile prints it (`n`,
//! `arg0[24][0]`, `arg0.dim1`); one with other characters goes between back quotes.

use crate::expr::{Expr, Num, Store};
use num_bigint::BigInt;
use std::fmt;

/// Something that a user takes as true.
#[derive(Clone, PartialEq, Debug)]
pub enum Assumption {
    /// a comparison over symbols: narrows the domain and simplifies
    Condition(Condition),
    /// the value of a symbol that has a default, such as the result of a known callee
    Binding {
        /// symbol
        name: String,
        /// value
        value: i128,
    },
}

/// A condition over symbols. Made by [`Assumption::parse`].
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    text: String,
    tree: Tree,
}

/// Why a text is no assumption.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("cannot read the assumption `{text}`: {what}; write a comparison such as `n>=1` or `n%8==0`, a binding such as `malloc=0`, or the name of an assumption such as `not-null`")]
pub struct ConditionError {
    /// the text
    pub text: String,
    /// what is wrong
    pub what: String,
}

#[derive(Clone, PartialEq, Debug)]
enum Tree {
    Int(Num),
    Name(String),
    Negate(Box<Tree>),
    Not(Box<Tree>),
    Sum(Vec<(bool, Tree)>),
    Product(Vec<(char, Tree)>),
    /// `a op b op c …`, true where each neighbour comparison is
    Chain(Box<Tree>, Vec<(Relation, Tree)>),
    And(Vec<Tree>),
    Or(Vec<Tree>),
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Relation {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

#[derive(Clone, PartialEq, Debug)]
enum Token {
    Int(Num),
    Name(String),
    Op(&'static str),
}

/// Operators, longer ones before their prefixes.
const OPERATORS: [&str; 17] =
    ["<=", ">=", "==", "!=", "&&", "||", "<", ">", "=", "+", "-", "*", "%", "/", "!", "(", ")"];

impl Assumption {
    /// Reads a condition or a binding.
    ///
    /// ```
    /// use symprof_core::profile::Assumption;
    /// assert!(matches!(Assumption::parse("0 <= n && n % 8 == 0"), Ok(Assumption::Condition(_))));
    /// assert!(matches!(Assumption::parse("malloc=0"), Ok(Assumption::Binding { .. })));
    /// assert!(Assumption::parse("n +").is_err());
    /// ```
    ///
    /// # Errors
    /// [`ConditionError`] says what was expected.
    pub fn parse(text: &str) -> Result<Assumption, ConditionError> {
        let fail = |what: String| ConditionError { text: text.to_owned(), what };
        let tokens = tokens(text).map_err(fail)?;
        if let [Token::Name(name), Token::Op("="), value @ ..] = tokens.as_slice() {
            let value = match value {
                [Token::Int(v)] => v.as_i128(),
                [Token::Op("-"), Token::Int(v)] => v.as_i128().map(|v| -v),
                _ => None,
            };
            let value = value.ok_or_else(|| fail("a binding takes a decimal integer".into()))?;
            return Ok(Assumption::Binding { name: name.clone(), value });
        }
        let mut parser = Parser { tokens: &tokens, depth: 0 };
        let tree = parser.or().map_err(fail)?;
        if let Some(t) = parser.tokens.first() {
            return Err(fail(format!("{} is not expected there", describe(Some(t)))));
        }
        if !is_condition(&tree) {
            return Err(fail("it compares nothing".into()));
        }
        Ok(Assumption::Condition(Condition { text: text.trim().to_owned(), tree }))
    }
}

/// The text of a condition as it was read; a binding as `NAME=VALUE`.
impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::Condition(c) => f.write_str(c.text()),
            Assumption::Binding { name, value } => write!(f, "{name}={value}"),
        }
    }
}

impl Condition {
    /// The text it was read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names it speaks of, each once.
    pub fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        collect(&self.tree, &mut names);
        names
    }

    /// `name == value`, as a condition.
    pub fn equals(name: &str, value: i128) -> Condition {
        let tree = Tree::Chain(
            Box::new(Tree::Name(name.to_owned())),
            vec![(Relation::Eq, Tree::Int(Num::int(value)))],
        );
        Condition { text: format!("{name} == {value}"), tree }
    }

    /// The condition as an expression; `None` if `symbol` does not know one of its names.
    pub fn build(
        &self,
        store: &mut Store,
        symbol: &mut dyn FnMut(&mut Store, &str) -> Option<Expr>,
    ) -> Option<Expr> {
        build(&self.tree, store, symbol)
    }
}

fn is_condition(tree: &Tree) -> bool {
    match tree {
        Tree::Chain(..) | Tree::Name(_) => true,
        Tree::Not(t) => is_condition(t),
        Tree::And(ts) | Tree::Or(ts) => ts.iter().all(is_condition),
        _ => false,
    }
}

fn collect<'t>(tree: &'t Tree, names: &mut Vec<&'t str>) {
    match tree {
        Tree::Int(_) => {}
        Tree::Name(n) => {
            if !names.contains(&n.as_str()) {
                names.push(n);
            }
        }
        Tree::Negate(t) | Tree::Not(t) => collect(t, names),
        Tree::Sum(ts) => ts.iter().for_each(|(_, t)| collect(t, names)),
        Tree::Product(ts) => ts.iter().for_each(|(_, t)| collect(t, names)),
        Tree::Chain(first, rest) => {
            collect(first, names);
            rest.iter().for_each(|(_, t)| collect(t, names));
        }
        Tree::And(ts) | Tree::Or(ts) => ts.iter().for_each(|t| collect(t, names)),
    }
}

fn build(
    tree: &Tree,
    s: &mut Store,
    symbol: &mut dyn FnMut(&mut Store, &str) -> Option<Expr>,
) -> Option<Expr> {
    Some(match tree {
        Tree::Int(v) => s.num(v.clone()),
        Tree::Name(n) => symbol(s, n)?,
        Tree::Negate(t) => {
            let e = build(t, s, symbol)?;
            s.neg(e)
        }
        Tree::Not(t) => {
            let e = truth(t, s, symbol)?;
            s.not(e)
        }
        Tree::Sum(ts) => {
            let mut acc = s.zero();
            for (minus, t) in ts {
                let e = build(t, s, symbol)?;
                acc = if *minus { s.sub(acc, e) } else { s.add(acc, e) };
            }
            acc
        }
        Tree::Product(ts) => {
            let mut acc = s.one();
            for (op, t) in ts {
                let e = build(t, s, symbol)?;
                acc = if *op == '*' { s.mul(acc, e) } else { s.modulo(acc, e) };
            }
            acc
        }
        Tree::Chain(first, rest) => {
            let mut left = build(first, s, symbol)?;
            let mut all = s.truth(true);
            for (relation, t) in rest {
                let right = build(t, s, symbol)?;
                let c = match relation {
                    Relation::Lt => s.lt(left, right),
                    Relation::Le => s.le(left, right),
                    Relation::Gt => s.gt(left, right),
                    Relation::Ge => s.ge(left, right),
                    Relation::Eq => s.eq(left, right),
                    Relation::Ne => s.ne(left, right),
                };
                all = s.and(all, c);
                left = right;
            }
            all
        }
        Tree::And(ts) => {
            let mut all = s.truth(true);
            for t in ts {
                let c = truth(t, s, symbol)?;
                all = s.and(all, c);
            }
            all
        }
        Tree::Or(ts) => {
            let mut any = s.truth(false);
            for t in ts {
                let c = truth(t, s, symbol)?;
                any = s.or(any, c);
            }
            any
        }
    })
}

/// A name alone is true where it is not 0.
fn truth(
    tree: &Tree,
    s: &mut Store,
    symbol: &mut dyn FnMut(&mut Store, &str) -> Option<Expr>,
) -> Option<Expr> {
    let e = build(tree, s, symbol)?;
    Some(if s.is_boolean(e) {
        e
    } else {
        let zero = s.zero();
        s.ne(e, zero)
    })
}

fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let mut out = Vec::new();
    let mut rest = text.trim_start();
    while let Some(c) = rest.chars().next() {
        if out.len() > 1000 {
            return Err("it is too long".into());
        }
        let len;
        if c.is_ascii_digit() {
            len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            match rest[..len].parse::<BigInt>() {
                Ok(v) => out.push(Token::Int(Num::big_int(v))),
                Err(_) => return Err(format!("`{}` is no integer", &rest[..len])),
            }
        } else if c == '`' {
            let end = rest[1..].find('`').ok_or("a back quote is not closed")?;
            out.push(Token::Name(rest[1..=end].to_owned()));
            len = end + 2;
        } else if c.is_alphabetic() || matches!(c, '_' | '$' | '.') {
            len = name_length(rest);
            out.push(match &rest[..len] {
                "mod" => Token::Op("%"),
                name => Token::Name(name.to_owned()),
            });
        } else if let Some(op) = OPERATORS.iter().find(|op| rest.starts_with(**op)) {
            out.push(Token::Op(op));
            len = op.len();
        } else {
            return Err(format!("`{c}` is not part of any operator or name"));
        }
        rest = rest[len..].trim_start();
    }
    Ok(out)
}

/// Letters, digits, `_ $ .`, offsets in brackets, and behind these a type.
fn name_length(text: &str) -> usize {
    let mut inside = false;
    for (i, c) in text.char_indices() {
        match c {
            '[' => inside = true,
            ']' => inside = false,
            '-' if inside => {}
            ':' if text[..i].ends_with(']') => {}
            _ if c.is_alphanumeric() || matches!(c, '_' | '$' | '.') => {}
            _ => return i,
        }
    }
    text.len()
}

fn describe(token: Option<&Token>) -> String {
    match token {
        None => "the end".into(),
        Some(Token::Int(v)) => format!("`{v}`"),
        Some(Token::Name(n)) => format!("`{n}`"),
        Some(Token::Op(op)) => format!("`{op}`"),
    }
}

/// Parentheses nested deeper than this are refused: parsing and building recurse over them.
const DEPTH: u32 = 100;

struct Parser<'t> {
    tokens: &'t [Token],
    depth: u32,
}

impl Parser<'_> {
    fn take(&mut self, ops: &[&'static str]) -> Option<&'static str> {
        match self.tokens.first() {
            Some(Token::Op(op)) if ops.contains(op) => {
                self.tokens = &self.tokens[1..];
                Some(op)
            }
            _ => None,
        }
    }

    fn or(&mut self) -> Result<Tree, String> {
        let mut all = vec![self.and()?];
        while self.take(&["||"]).is_some() {
            all.push(self.and()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Tree::Or(all) })
    }

    fn and(&mut self) -> Result<Tree, String> {
        let mut all = vec![self.comparison()?];
        while self.take(&["&&"]).is_some() {
            all.push(self.comparison()?);
        }
        Ok(if all.len() == 1 { all.remove(0) } else { Tree::And(all) })
    }

    fn comparison(&mut self) -> Result<Tree, String> {
        let first = self.sum()?;
        let mut rest = Vec::new();
        while let Some(op) = self.take(&["<=", ">=", "==", "!=", "<", ">", "="]) {
            let relation = match op {
                "<" => Relation::Lt,
                "<=" => Relation::Le,
                ">" => Relation::Gt,
                ">=" => Relation::Ge,
                "!=" => Relation::Ne,
                _ => Relation::Eq,
            };
            rest.push((relation, self.sum()?));
        }
        Ok(if rest.is_empty() { first } else { Tree::Chain(Box::new(first), rest) })
    }

    fn sum(&mut self) -> Result<Tree, String> {
        let mut all = vec![(false, self.product()?)];
        while let Some(op) = self.take(&["+", "-"]) {
            all.push((op == "-", self.product()?));
        }
        Ok(if all.len() == 1 { all.remove(0).1 } else { Tree::Sum(all) })
    }

    fn product(&mut self) -> Result<Tree, String> {
        let mut all = vec![('*', self.unary()?)];
        loop {
            match self.take(&["*", "%", "/"]) {
                Some("*") => all.push(('*', self.unary()?)),
                Some("%") => all.push(('%', self.unary()?)),
                Some(_) => {
                    return Err("it divides; multiply the other side instead, or use `%`".into())
                }
                None => break,
            }
        }
        Ok(if all.len() == 1 { all.remove(0).1 } else { Tree::Product(all) })
    }

    fn unary(&mut self) -> Result<Tree, String> {
        self.depth += 1;
        if self.depth > DEPTH {
            return Err("it is nested too deep".into());
        }
        let tree = if self.take(&["-"]).is_some() {
            Tree::Negate(Box::new(self.unary()?))
        } else if self.take(&["!"]).is_some() {
            Tree::Not(Box::new(self.unary()?))
        } else if self.take(&["("]).is_some() {
            let inner = self.or()?;
            if self.take(&[")"]).is_none() {
                return Err(format!("`)` is expected, not {}", describe(self.tokens.first())));
            }
            inner
        } else {
            let token = self.tokens.first();
            let tree = match token {
                Some(Token::Int(v)) => Tree::Int(v.clone()),
                Some(Token::Name(n)) => Tree::Name(n.clone()),
                other => {
                    let other = describe(other);
                    return Err(format!("a symbol or a number is expected, not {other}"));
                }
            };
            self.tokens = &self.tokens[1..];
            tree
        };
        self.depth -= 1;
        Ok(tree)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Evaluator;

    fn holds(text: &str, n: i64) -> bool {
        let Ok(Assumption::Condition(c)) = Assumption::parse(text) else { panic!("{text}") };
        let mut s = Store::new();
        let e = c
            .build(&mut s, &mut |s, name| (name == "n").then(|| s.parameter("n", 64)))
            .expect("only n occurs");
        let mut ev = Evaluator::new(&s);
        ev.bind_name("n", Num::int(n));
        ev.truth(e).expect("all is bound")
    }

    #[test]
    fn meaning() {
        for n in -9..=9 {
            assert_eq!(holds("n>=1", n), n >= 1);
            assert_eq!(holds("0 <= n < 5", n), (0..5).contains(&n));
            assert_eq!(holds("n % 4 == 0", n), n % 4 == 0);
            assert_eq!(holds("n mod 4 == 3", n), n.rem_euclid(4) == 3);
            assert_eq!(holds("n*n - 2*n > 3 || n == 0", n), n * n - 2 * n > 3 || n == 0);
            assert_eq!(holds("!(n == 3) && -n < 2", n), n != 3 && -n < 2);
            assert_eq!(holds("`n` != 2", n), n != 2);
        }
    }

    #[test]
    fn names_with_offsets() {
        let Ok(Assumption::Condition(c)) = Assumption::parse("arg0[24][-8]<arg0.dim1+n") else {
            panic!()
        };
        assert_eq!(c.names(), ["arg0[24][-8]", "arg0.dim1", "n"]);
    }

    #[test]
    fn bad_texts() {
        for text in
            ["", "n", "n >", "n >= 1)", "(n >= 1", "n / 2 > 1", "n >= 1 #", "n=m", "5", "n+1", "`n"]
        {
            // a name alone is a condition: a truth value
            assert_eq!(Assumption::parse(text).is_err(), text != "n", "{text}");
        }
        assert!(Assumption::parse(&("(".repeat(5000) + "n")).is_err());
        assert!(Assumption::parse(&format!("{}n>0", "-".repeat(900))).is_err());
    }
}
