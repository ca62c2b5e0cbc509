//! Reads text by recursive descent; the [module](super) has the grammar.

use super::function::Function;
use super::token::{error_at, short, tokenize, Token, END};
use super::written::{Op, Relation, Rounding, Written};
use super::ParseError;
use crate::stack::on_large_stack;

/// Nesting that is read: each level recurses natively.
const DEPTH: usize = 310;
/// What may begin an operand.
const OPERAND: &str = "a number, a name, `(` or `[`";

/// Tokens that are read on the stack of the caller: so many do not nest deep.
const FEW: usize = 50;

/// The whole text.
pub(super) fn read(text: &str) -> Result<Written, ParseError> {
    let tokens = tokenize(text)?;
    match tokens.len() <= FEW {
        true => parse(&tokens),
        false => on_large_stack(|| parse(&tokens)),
    }
}

fn parse(tokens: &[(usize, Token)]) -> Result<Written, ParseError> {
    let mut p = Parser { tokens, at: 0, depth: 0, code: Vec::new() };
    p.expression()?;
    if p.take("where") {
        let last = std::mem::take(&mut p.code);
        loop {
            p.definition()?;
            // commas may be left out, as where lines are pasted
            if !p.take(",") && !matches!(p.peek(), Token::Name(_)) {
                break;
            }
        }
        p.code.extend(last);
    }
    match p.peek() {
        Token::End => Ok(Written { code: p.code }),
        _ => Err(p.error("an operator or the end of the text")),
    }
}

/// How a sum ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// one product that ends in a division, negated or not
    Division {
        negated: bool,
    },
    Other,
}

struct Parser<'t> {
    tokens: &'t [(usize, Token)],
    at: usize,
    depth: usize,
    /// operands before operators
    code: Vec<Op>,
}

impl Parser<'_> {
    fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |t| &t.1)
    }

    fn column(&self) -> usize {
        self.tokens.get(self.at).or(self.tokens.last()).map_or(0, |t| t.0)
    }

    fn error(&self, expected: &str) -> ParseError {
        let found = match self.peek() {
            Token::Number(v) => format!("`{}`", short(&v.to_string())),
            Token::Name(n) => format!("`{}`", short(n)),
            Token::Sign(s) => format!("`{s}`"),
            Token::End => END.to_owned(),
        };
        error_at(self.column(), expected, &found)
    }

    fn take(&mut self, sign: &str) -> bool {
        let here = matches!(self.peek(), Token::Sign(s) if *s == sign);
        self.at += usize::from(here);
        here
    }

    fn take_any(&mut self, signs: &[&'static str]) -> Option<&'static str> {
        match self.peek() {
            Token::Sign(s) if signs.contains(s) => {
                let s = *s;
                self.at += 1;
                Some(s)
            }
            _ => None,
        }
    }

    fn expect(&mut self, sign: &str) -> Result<(), ParseError> {
        if self.take(sign) {
            return Ok(());
        }
        Err(self.error(&format!("`{sign}`")))
    }

    fn name(&mut self, what: &str) -> Result<String, ParseError> {
        let Token::Name(name) = self.peek().clone() else { return Err(self.error(what)) };
        self.at += 1;
        Ok(name)
    }

    /// One level deeper.
    fn nested(&mut self, f: fn(&mut Self) -> Result<(), ParseError>) -> Result<(), ParseError> {
        if self.depth >= DEPTH {
            return Err(self.error(&format!("an expression nested at most {DEPTH} deep")));
        }
        self.depth += 1;
        let r = f(self);
        self.depth -= 1;
        r
    }

    /// What was read since `start`, which stands at a column, must be a truth value.
    fn condition(&mut self, start: usize, at: usize) {
        let name = matches!(self.code[start..], [Op::Name(..)]);
        self.code.push(Op::Condition { at, name });
    }

    /// `name = expression`
    fn definition(&mut self) -> Result<(), ParseError> {
        let name = self.name("a name and what it stands for, `t1 = …`")?;
        self.expect("=")?;
        self.expression()?;
        self.code.push(Op::Define(name));
        Ok(())
    }

    fn expression(&mut self) -> Result<(), ParseError> {
        self.junction("||", Self::conjunction, Op::Any)
    }

    fn conjunction(&mut self) -> Result<(), ParseError> {
        self.junction("&&", Self::negation, Op::All)
    }

    fn junction(
        &mut self,
        sign: &'static str,
        operand: fn(&mut Self) -> Result<(), ParseError>,
        joined: fn(usize) -> Op,
    ) -> Result<(), ParseError> {
        let (start, at) = (self.code.len(), self.column());
        operand(self)?;
        if !matches!(self.peek(), Token::Sign(s) if *s == sign) {
            return Ok(());
        }
        self.condition(start, at);
        let mut n = 1;
        while self.take(sign) {
            let (start, at) = (self.code.len(), self.column());
            operand(self)?;
            self.condition(start, at);
            n += 1;
        }
        self.code.push(joined(n));
        Ok(())
    }

    fn negation(&mut self) -> Result<(), ParseError> {
        if self.take("not") {
            let (start, at) = (self.code.len(), self.column());
            self.nested(Self::negation)?;
            self.condition(start, at);
            self.code.push(Op::Not);
            return Ok(());
        }
        if !matches!(self.peek(), Token::Sign("!")) {
            return self.comparison();
        }
        self.negated()?;
        // `!n > 3` is `!(n > 3)` to some, `(!n) > 3` to others
        match self.peek() {
            Token::Sign(
                ">=" | "<=" | ">" | "<" | "==" | "=" | "!=" | "+" | "-" | "*" | "/" | "mod" | "^",
            ) => Err(self.error("parentheses around what `!` negates")),
            _ => Ok(()),
        }
    }

    fn negated(&mut self) -> Result<(), ParseError> {
        self.expect("!")?;
        let (start, at) = (self.code.len(), self.column());
        match self.peek() {
            Token::Sign("!") => self.nested(Self::negated)?,
            _ => self.nested(Self::primary)?,
        }
        self.condition(start, at);
        self.code.push(Op::Not);
        Ok(())
    }

    fn comparison(&mut self) -> Result<(), ParseError> {
        const SIGNS: [&str; 7] = [">=", "<=", ">", "<", "==", "=", "!="];
        self.sum()?;
        let mut relations: Vec<Relation> = Vec::new();
        loop {
            let place = self.at;
            let Some(sign) = self.take_any(&SIGNS) else { break };
            let relation = match sign {
                ">=" => Relation::GreaterEqual,
                "<=" => Relation::LessEqual,
                ">" => Relation::Greater,
                "<" => Relation::Less,
                "==" => Relation::Equal,
                "!=" => Relation::NotEqual,
                _ => Relation::Is,
            };
            if !relations.iter().all(|r| chains(*r, relation)) {
                self.at = place;
                return Err(self.error("`&&` between two comparisons"));
            }
            self.sum()?;
            relations.push(relation);
        }
        if !relations.is_empty() {
            self.code.push(Op::Compare(relations));
        }
        Ok(())
    }

    fn sum(&mut self) -> Result<Form, ParseError> {
        let mut signs = vec![self.take("-")];
        let divides = self.product()?;
        while let Some(sign) = self.take_any(&["+", "-"]) {
            self.product()?;
            signs.push(sign == "-");
        }
        let form = match (signs.as_slice(), divides) {
            ([negated], true) => Form::Division { negated: *negated },
            _ => Form::Other,
        };
        if signs != [false] {
            self.code.push(Op::Sum(signs));
        }
        Ok(form)
    }

    /// A product; is the last thing it does a division?
    fn product(&mut self) -> Result<bool, ParseError> {
        let at = self.column();
        self.power()?;
        let mut factors = 1;
        let mut divides = false;
        while let Some(sign) = self.take_any(&["*", "/", "mod"]) {
            let here = self.column();
            divides = sign == "/";
            if sign == "*" {
                self.power()?;
                factors += 1;
                continue;
            }
            self.multiplied(factors);
            if sign == "mod" {
                self.code.push(Op::Integer(at));
            }
            self.power()?;
            if sign == "mod" {
                self.code.push(Op::Integer(here));
            }
            self.code.push(if divides { Op::Quotient } else { Op::Modulo });
            factors = 1;
        }
        self.multiplied(factors);
        Ok(divides)
    }

    fn multiplied(&mut self, factors: usize) {
        if factors > 1 {
            self.code.push(Op::Product(factors));
        }
    }

    fn power(&mut self) -> Result<(), ParseError> {
        if self.take("-") {
            self.nested(Self::power)?;
            self.code.push(Op::Negate);
            return Ok(());
        }
        self.nested(Self::primary)?;
        if self.take("^") {
            let at = self.column();
            self.nested(Self::power)?;
            self.code.push(Op::Power(at));
        }
        Ok(())
    }

    fn primary(&mut self) -> Result<(), ParseError> {
        let at = self.column();
        let token = self.peek().clone();
        if matches!(token, Token::End) {
            return Err(self.error(OPERAND));
        }
        self.at += 1;
        match token {
            Token::Number(v) => self.code.push(Op::Number(v)),
            Token::Sign("(") => {
                self.expression()?;
                self.expect(")")?;
            }
            Token::Sign("[") => {
                let start = self.code.len();
                self.expression()?;
                self.condition(start, at + 1);
                self.expect("]")?;
            }
            Token::Sign(s @ ("true" | "false")) => self.code.push(Op::Truth(s == "true")),
            Token::Name(name) => match self.take("(") {
                true => self.function(&name, at)?,
                false => self.code.push(Op::Name(name, at)),
            },
            _ => {
                self.at -= 1;
                return Err(self.error(OPERAND));
            }
        }
        Ok(())
    }

    /// After the name and `(`.
    fn function(&mut self, name: &str, at: usize) -> Result<(), ParseError> {
        match name {
            "floor" => return self.rounded(Rounding::Down),
            "ceil" => return self.rounded(Rounding::Up),
            "trunc" => return self.rounded(Rounding::TowardsZero),
            "sum" | "first" => {
                return self.binder(if name == "sum" { Op::SumOver } else { Op::First })
            }
            "simulate" => return self.simulation(),
            _ => {}
        }
        let Some(function) = Function::named(name) else {
            let expected =
                "a function (floor, ceil, trunc, rem, min, max, abs, ite, sum, first, s32, u32, …)";
            return Err(error_at(at, expected, &format!("`{}`", short(name))));
        };
        let mut n = 0;
        if !self.take(")") {
            loop {
                let (start, here) = (self.code.len(), self.column());
                self.expression()?;
                if function == Function::Ite && n == 0 {
                    self.condition(start, here);
                } else if function.takes_integers() {
                    self.code.push(Op::Integer(here));
                }
                n += 1;
                if !self.take(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        if n == 0 || function.arity().is_some_and(|arity| arity != n) {
            let expected = match function.arity() {
                Some(1) => format!("one operand of `{name}`"),
                Some(arity) => format!("{arity} operands of `{name}`"),
                None => format!("an operand of `{name}`"),
            };
            return Err(error_at(at, &expected, &n.to_string()));
        }
        self.code.push(Op::Call(function, n));
        Ok(())
    }

    /// `a/b)` rounded down, up or towards 0, or any sum with constant denominators.
    fn rounded(&mut self, rounding: Rounding) -> Result<(), ParseError> {
        let at = self.column();
        let form = self.sum()?;
        self.expect(")")?;
        match form {
            Form::Division { negated } => {
                // the quotient itself, and its sign, are not made
                self.code.truncate(self.code.len() - 1 - usize::from(negated));
                self.code.push(Op::RoundedQuotient { rounding, negated, at });
            }
            Form::Other => self.code.push(Op::Rounded { rounding, at }),
        }
        Ok(())
    }

    /// `function, block, args)`, or `function, callee: block, args)`
    fn simulation(&mut self) -> Result<(), ParseError> {
        let function = self.name("the name of a function")?;
        self.expect(",")?;
        let mut inner = function.clone();
        let mut block = self.name("the name of a block")?;
        if self.take(":") {
            inner = std::mem::replace(&mut block, self.name("the name of a block")?);
        }
        let mut args = 0;
        while self.take(",") {
            let at = self.column();
            self.expression()?;
            self.code.push(Op::Integer(at));
            args += 1;
        }
        self.expect(")")?;
        self.code.push(Op::Simulate { function, inner, block, args });
        Ok(())
    }

    /// `k = lo .. hi, body)`
    fn binder(&mut self, over: Op) -> Result<(), ParseError> {
        let name = self.name("the name of an index")?;
        self.expect("=")?;
        for after in ["..", ","] {
            let at = self.column();
            self.sum()?;
            self.code.push(Op::Integer(at));
            self.expect(after)?;
        }
        self.code.push(Op::Bind(name));
        let (start, at) = (self.code.len(), self.column());
        self.expression()?;
        if matches!(over, Op::First) {
            self.condition(start, at);
        }
        self.expect(")")?;
        self.code.push(over);
        Ok(())
    }
}

/// May the two stand in one chain, as in `1 <= n < m`? Those that lead one way may, and equations.
fn chains(a: Relation, b: Relation) -> bool {
    use Relation::*;
    let way = |r| match r {
        Less | LessEqual => 1,
        Greater | GreaterEqual => 2,
        Equal | Is => 3,
        NotEqual => 4,
    };
    way(a) == way(b) && a != NotEqual
}
