//! What each node becomes. Its operands are known; `None` where one of them has no form.

use super::terms::Terms;
use super::value::{literal, power, sum, Sort, Value};
use crate::compile::lower::fraction;
use crate::expr::{BitFn, BitOp, Expr, Node, Num};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::One;

/// Digits of a power of two, and of a bit length.
const DIGITS: u32 = 127;

/// How many powers of a base are that long at most.
fn digits_of(base: u32) -> u32 {
    (0..DIGITS).take_while(|&k| i128::from(base).checked_pow(k).is_some()).count() as u32
}

impl Terms<'_, '_> {
    /// The value of a node.
    pub(super) fn written(&mut self, e: Expr) -> Option<Value> {
        match self.store.node(e) {
            Node::Const(v) => {
                let (n, over) = fraction(v);
                Some(Value { over, ..Value::whole(literal(&n, Sort::Int), Sort::Int, None) })
            }
            Node::Symbol(s) => self.symbol(*s),
            Node::Sum(c, terms) => self.sum(c, terms),
            Node::Product(factors) => self.product(factors),
            Node::Quotient(a, b) => self.quotient(*a, *b),
            Node::FloorDiv(a, b) => self.division(*a, *b),
            Node::Mod(a, b) => self.remainder(*a, *b),
            Node::Min(args) => self.extremum(args, "<="),
            Node::Max(args) => self.extremum(args, ">="),
            Node::Ge0(a) => self.not_negative(*a),
            Node::Eq0(a) | Node::Not(a) => self.zero(*a),
            Node::And(args) => self.junction("and", args),
            Node::Or(args) => self.junction("or", args),
            Node::Ite(c, a, b) => self.choice(*c, *a, *b),
            Node::Wrap { signed, width, arg } => self.wrap(*signed, *width, *arg),
            Node::Unsigned(width, arg) => self.wrap(false, *width, *arg),
            Node::Bits(op, a, b) => self.bitwise(*op, *a, *b),
            Node::BitFn(f, a) => self.bit_fn(*f, *a),
            Node::Power(base, a) => self.power(*base, *a),
            _ => None,
        }
    }

    /// The values of all of these.
    fn all_known(&self, args: &[Expr]) -> Option<Vec<Value>> {
        args.iter().map(|&a| self.known(a)).collect()
    }

    /// `constant + Σ coefficient·term`
    fn sum(&mut self, constant: &Num, terms: &[(Num, Expr)]) -> Option<Value> {
        let mut values = Vec::new();
        for (_, t) in terms {
            values.push(self.known(*t)?);
        }
        let sort = Sort::widest(&values);
        let reduced = |k: &Num, over: &BigInt| {
            let (n, d) = fraction(k);
            let d = d * over;
            let g = n.gcd(&d);
            (n / &g, d / g)
        };
        let mut parts = vec![(reduced(constant, &BigInt::one()), None)];
        parts.extend(terms.iter().zip(&values).map(|((k, _), v)| (reduced(k, &v.over), Some(v))));
        let over = parts.iter().fold(BigInt::one(), |over, ((_, d), _)| over.lcm(d));
        let mut summands = Vec::new();
        for ((n, d), v) in parts {
            let k = n * (&over / d);
            match v {
                None if k == BigInt::ZERO => {}
                None => summands.push(literal(&k, sort)),
                Some(v) => summands.push(v.scaled(&k, sort)),
            }
        }
        let zero = literal(&BigInt::ZERO, sort);
        let term = self.script.define(sort, &sum(summands, &zero));
        let defined = self.defined(&values.iter().collect::<Vec<_>>());
        Some(Value { term, sort, over, defined })
    }

    fn product(&mut self, factors: &[(Expr, u32)]) -> Option<Value> {
        let mut parts = Vec::new();
        for (f, power) in factors {
            let v = self.known(*f)?;
            parts.extend(std::iter::repeat_n(v, *power as usize));
        }
        let sort = Sort::widest(&parts);
        let over = parts.iter().fold(BigInt::one(), |d, v| d * &v.over);
        let terms: Vec<String> = parts.iter().map(|v| v.of_sort(sort)).collect();
        let term = self.script.define(sort, &format!("(* {})", terms.join(" ")));
        let defined = self.defined(&parts.iter().collect::<Vec<_>>());
        Some(Value { term, sort, over, defined })
    }

    /// An exact division; 0 divided by 0 is 0.
    fn quotient(&mut self, a: Expr, b: Expr) -> Option<Value> {
        let (a, b) = self.over_same(a, b)?;
        let exact = format!(
            "(or (and (= {a} 0) (= {b} 0)) (and (not (= {b} 0)) (= (mod {a} {b}) 0)))",
            a = a.term,
            b = b.term
        );
        let both = self.defined(&[&a, &b]);
        let defined = self.both(both, Some(exact));
        let quotient = format!("(ite (= {0} 0) 0 (div {1} {0}))", b.term, a.term);
        Some(Value::whole(self.script.define(Sort::Int, &quotient), Sort::Int, defined))
    }

    fn division(&mut self, a: Expr, b: Expr) -> Option<Value> {
        self.by_sign(a, b, |x, y| (format!("(div {x} {y})"), format!("(div (- {x}) (- {y}))")))
    }

    fn remainder(&mut self, a: Expr, b: Expr) -> Option<Value> {
        let over = self.known(a)?.over.lcm(&self.known(b)?.over);
        let rest = self.by_sign(a, b, |x, y| {
            (format!("(mod {x} {y})"), format!("(- (mod (- {x}) (- {y})))"))
        })?;
        Some(Value { over, ..rest })
    }

    /// An operation on numerators over one denominator, by what it is for positive and for negative
    /// divisors.
    fn by_sign(
        &mut self,
        a: Expr,
        b: Expr,
        forms: impl Fn(&str, &str) -> (String, String),
    ) -> Option<Value> {
        let divisor = self.store.interval(b);
        let (positive, negative) = (divisor.at_least(&Num::ONE), divisor.at_most(&Num::int(-1)));
        let (a, b) = self.over_same(a, b)?;
        let (up, down) = forms(&a.term, &b.term);
        let y = &b.term;
        let body = match (positive, negative) {
            (true, _) => up,
            (_, true) => down,
            _ => format!("(ite (= {y} 0) 0 (ite (> {y} 0) {up} {down}))"),
        };
        let not_zero = (!positive && !negative).then(|| format!("(not (= {y} 0))"));
        let both = self.defined(&[&a, &b]);
        let defined = self.both(both, not_zero);
        Some(Value::whole(self.script.define(Sort::Int, &body), Sort::Int, defined))
    }

    fn extremum(&mut self, args: &[Expr], how: &str) -> Option<Value> {
        let of = self.all_known(args)?;
        let sort = Sort::widest(&of);
        let over = of.iter().fold(BigInt::one(), |d, v| d.lcm(&v.over));
        let mut best: Option<String> = None;
        for v in &of {
            let x = v.scaled(&(&over / &v.over), sort);
            let x = self.script.define(sort, &x);
            best = Some(match best {
                None => x,
                Some(y) => self.script.define(sort, &format!("(ite ({how} {y} {x}) {y} {x})")),
            });
        }
        let defined = self.defined(&of.iter().collect::<Vec<_>>());
        Some(Value { term: best?, sort, over, defined })
    }

    fn not_negative(&mut self, a: Expr) -> Option<Value> {
        let v = self.known(a)?;
        let (term, sort) = v.number();
        let body = format!("(>= {term} {})", literal(&BigInt::ZERO, sort));
        Some(Value::whole(self.script.define(Sort::Bool, &body), Sort::Bool, v.defined))
    }

    /// Is it 0, or false?
    fn zero(&mut self, a: Expr) -> Option<Value> {
        let v = self.known(a)?;
        let body = match v.sort {
            Sort::Bool => format!("(not {})", v.term),
            sort => format!("(= {} {})", v.term, literal(&BigInt::ZERO, sort)),
        };
        Some(Value::whole(self.script.define(Sort::Bool, &body), Sort::Bool, v.defined))
    }

    fn junction(&mut self, word: &str, args: &[Expr]) -> Option<Value> {
        let of = self.all_known(args)?;
        let parts: Vec<String> = of.iter().map(Value::truth).collect();
        let body = format!("({word} {})", parts.join(" "));
        // an operand that decides does so even where another one has no value
        let decides = |v: &Value| {
            let deciding = if word == "and" { format!("(not {})", v.truth()) } else { v.truth() };
            match &v.defined {
                Some(defined) => format!("(and {defined} {deciding})"),
                None => deciding,
            }
        };
        let defined = self.defined(&of.iter().collect::<Vec<_>>()).map(|all| {
            let deciding: Vec<String> = of.iter().map(decides).collect();
            self.script.define(Sort::Bool, &format!("(or {all} {})", deciding.join(" ")))
        });
        Some(Value::whole(self.script.define(Sort::Bool, &body), Sort::Bool, defined))
    }

    /// Defined where the condition is, and the arm that it chooses.
    fn choice(&mut self, c: Expr, a: Expr, b: Expr) -> Option<Value> {
        let (c, a, b) = (self.known(c)?, self.known(a)?, self.known(b)?);
        let over = a.over.lcm(&b.over);
        let sort = Sort::widest(&[a.clone(), b.clone()]);
        let [x, y] = [&a, &b].map(|v| v.scaled(&(&over / &v.over), sort));
        let condition = c.truth();
        let arm = |d: &Option<String>| d.clone().unwrap_or_else(|| "true".to_owned());
        let of_arms = (a.defined.is_some() || b.defined.is_some())
            .then(|| format!("(ite {condition} {} {})", arm(&a.defined), arm(&b.defined)));
        let defined = self.both(c.defined, of_arms);
        let term = self.script.define(sort, &format!("(ite {condition} {x} {y})"));
        Some(Value { term, sort, over, defined })
    }

    fn wrap(&mut self, signed: bool, width: u8, arg: Expr) -> Option<Value> {
        let v = self.integer(arg)?;
        let modulus = power(2, width.into());
        let body = match signed {
            false => format!("(mod {} {modulus})", v.term),
            true => {
                let half = power(2, u32::from(width) - 1);
                format!("(- (mod (+ {} {half}) {modulus}) {half})", v.term)
            }
        };
        Some(Value::whole(self.script.define(Sort::Int, &body), Sort::Int, v.defined))
    }

    /// By bit vectors of 128 bits, whose value is read as a signed number.
    fn bitwise(&mut self, op: BitOp, a: Expr, b: Expr) -> Option<Value> {
        let (a, b) = (self.integer(a)?, self.integer(b)?);
        let fits = |v: &Value| format!("(<= (- {0}) {1} (- {0} 1))", power(2, 127), v.term);
        let range = format!("(and {} {})", fits(&a), fits(&b));
        let both = self.defined(&[&a, &b]);
        let defined = self.both(both, Some(range));
        let word = match op {
            BitOp::And => "bvand",
            BitOp::Or => "bvor",
            BitOp::Xor => "bvxor",
        };
        let bits = |v: &Value| format!("((_ int2bv 128) {})", v.term);
        let body = format!("(bv2nat ({word} {} {}))", bits(&a), bits(&b));
        let raw = self.script.define(Sort::Int, &body);
        let body = format!("(ite (>= {raw} {}) (- {raw} {}) {raw})", power(2, 127), power(2, 128));
        Some(Value::whole(self.script.define(Sort::Int, &body), Sort::Int, defined))
    }

    /// A sum over the digits.
    fn bit_fn(&mut self, f: BitFn, a: Expr) -> Option<Value> {
        let v = self.integer(a)?;
        let digit = |k: u32| match f {
            BitFn::Length => format!("(ite (>= {} {}) 1 0)", v.term, power(2, k)),
            BitFn::Digits(base) => format!("(ite (>= {} {}) 1 0)", v.term, power(base, k)),
            BitFn::Count => format!("(mod (div {} {}) 2)", v.term, power(2, k)),
            _ => format!("(ite (= (mod {} {}) 0) 1 0)", v.term, power(2, k + 1)),
        };
        let digits = match f {
            BitFn::TrailingZeros(width) => width.into(),
            BitFn::Digits(base) => digits_of(base),
            _ => DIGITS,
        };
        let terms: Vec<String> = (0..digits).map(digit).collect();
        let fits = format!("(and (>= {0} 0) (< {0} {1}))", v.term, power(2, DIGITS));
        let defined = self.both(v.defined, Some(fits));
        Some(Value::whole(self.script.define(Sort::Int, &sum(terms, "0")), Sort::Int, defined))
    }

    /// A case for each exponent.
    fn power(&mut self, base: u32, a: Expr) -> Option<Value> {
        let v = self.integer(a)?;
        let mut body = "0".to_owned();
        let exponents = digits_of(base);
        for k in (0..exponents).rev() {
            body = format!("(ite (= {} {k}) {} {body})", v.term, power(base, k));
        }
        let fits = format!("(and (>= {0} 0) (< {0} {exponents}))", v.term);
        let defined = self.both(v.defined, Some(fits));
        Some(Value::whole(self.script.define(Sort::Int, &body), Sort::Int, defined))
    }
}
