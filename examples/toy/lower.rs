//! Parses and lowers the toy language, through core's structured builder. Variables are 64-bit integers,
//! their overflow is an error; operators associate to the left; parts are set off by white space.
use std::error::Error;
use symprof_core::ir::{structured::*, BinaryOp, Flags, Module, Predicate, Type, Value};

pub type Fallible<T> = Result<T, Box<dyn Error>>;

/// Reads `fn NAME PARAMETERS { STATEMENTS }` into a module with one function.
pub fn lower(program: &str) -> Fallible<Module> {
    let mut tokens = program.split_whitespace().peekable();
    let b = StructuredBuilder::new(tokens.nth(1).ok_or("a function is expected")?);
    let mut toy = Toy { tokens, b, variables: Vec::new() };
    while let Some(name) = toy.tokens.next_if(|t| *t != "{") {
        let value = toy.b.ins().param(name, Type::Int(64));
        toy.variables.push((name, value));
    }
    toy.block()?;
    toy.b.ret(None);
    let mut module = Module::new();
    module.add(toy.b.finish()?);
    Ok(module)
}

/// Parses and lowers at once. Mutable variables become values that loops and choices carry.
struct Toy<'t> {
    tokens: std::iter::Peekable<std::str::SplitWhitespace<'t>>,
    b: StructuredBuilder,
    variables: Vec<(&'t str, Value)>,
}

impl<'t> Toy<'t> {
    fn next(&mut self) -> Fallible<&'t str> {
        self.tokens.next().ok_or_else(|| "the program ends too early".into())
    }

    fn expect(&mut self, token: &str) -> Fallible<()> {
        let wrong = || format!("`{token}` is expected").into();
        self.tokens.next_if_eq(&token).map(drop).ok_or_else(wrong)
    }

    fn values(&self, n: usize) -> Vec<Value> {
        self.variables[..n].iter().map(|(_, v)| *v).collect()
    }

    /// Takes new values for the first variables; those declared since are out of scope.
    fn assign(&mut self, values: &[Value]) {
        self.variables.truncate(values.len());
        self.variables.iter_mut().zip(values).for_each(|(var, v)| var.1 = *v);
    }

    fn atom(&mut self) -> Fallible<Value> {
        let token = self.next()?;
        if let Ok(n) = token.parse() {
            return Ok(self.b.ins().iconst(Type::Int(64), n));
        }
        let found = self.variables.iter().rev().find(|(name, _)| *name == token);
        found.map(|(_, v)| *v).ok_or_else(|| format!("no variable `{token}`").into())
    }

    fn expression(&mut self) -> Fallible<Value> {
        let mut left = self.atom()?;
        while let Some(op) = self.tokens.peek().and_then(|t| match *t {
            "+" => Some(BinaryOp::Add),
            "-" => Some(BinaryOp::Sub),
            "*" => Some(BinaryOp::Mul),
            "/" => Some(BinaryOp::FloorDivS),
            _ => None,
        }) {
            self.next()?;
            let right = self.atom()?;
            let flags = if op == BinaryOp::FloorDivS { Flags::NONE } else { Flags::NSW };
            left = self.b.ins().binary(op, flags, left, right);
        }
        Ok(left)
    }

    fn condition(&mut self) -> Fallible<Value> {
        let left = self.expression()?;
        let predicate = match self.next()? {
            "<" => Predicate::Slt,
            ">" => Predicate::Sgt,
            t => return Err(format!("a comparison is expected, not `{t}`").into()),
        };
        let right = self.expression()?;
        Ok(self.b.ins().icmp(predicate, left, right))
    }

    fn block(&mut self) -> Fallible<()> {
        self.expect("{")?;
        while self.tokens.next_if_eq(&"}").is_none() {
            self.statement()?;
        }
        Ok(())
    }

    fn statement(&mut self) -> Fallible<()> {
        let n = self.variables.len();
        let results = match self.next()? {
            "for" => {
                let name = self.next()?;
                self.expect("=")?;
                let start = self.expression()?;
                self.expect("to")?;
                let end = self.expression()?;
                let one = self.b.ins().iconst(Type::Int(64), 1);
                let counted = For::new("for", start, end, one).flags(Flags::NSW);
                let (i, carried) = self.b.begin_for(counted, &self.values(n))?;
                self.assign(&carried);
                self.variables.push((name, i));
                self.block()?;
                self.b.end_for(&self.values(n))?
            }
            "while" => {
                let carried = self.b.begin_while("while", &self.values(n));
                self.assign(&carried);
                let more = self.condition()?;
                let carried = self.b.while_condition(more, &self.values(n))?;
                self.assign(&carried);
                self.block()?;
                self.b.end_while(&self.values(n))?
            }
            "if" => {
                let condition = self.condition()?;
                let before = self.values(n);
                self.b.begin_if("if", condition)?;
                self.block()?;
                self.b.begin_else(&self.values(n))?;
                self.assign(&before);
                if self.tokens.next_if_eq(&"else").is_some() {
                    self.block()?;
                }
                self.b.end_if(&self.values(n))?
            }
            "call" => return self.next().map(|name| _ = self.b.call(name, &[], None)),
            name => {
                self.expect("=")?;
                let value = self.expression()?;
                match self.variables.iter_mut().rev().find(|(v, _)| *v == name) {
                    Some(variable) => variable.1 = value,
                    None => self.variables.push((name, value)),
                }
                return Ok(());
            }
        };
        self.assign(&results);
        Ok(())
    }
}
