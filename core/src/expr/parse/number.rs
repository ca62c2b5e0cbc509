//! Numbers as people write them: `4096`, `1_000_000`, `0x40`, `0b101`, `1e6`, `0.25`. All are exact.

use super::token::{error_at, is_name_start, short};
use super::ParseError;
use crate::expr::num::Num;

/// A number and where it ends.
pub(super) struct Literal {
    pub(super) value: Num,
    pub(super) end: usize,
}

/// Digits that a number may have, written out.
const DIGITS: usize = 10_000;

/// The number that starts with the digit at `start`.
pub(super) fn number(chars: &[char], start: usize) -> Result<Literal, ParseError> {
    let radix = match (chars[start], chars.get(start + 1)) {
        ('0', Some('x' | 'X')) => 16,
        ('0', Some('b' | 'B')) => 2,
        _ => return decimal(chars, start),
    };
    let (digits, end) = digits(chars, start + 2, radix);
    if digits.is_empty() {
        let found: String = chars[start..start + 2].iter().collect();
        let what = if radix == 16 { "hexadecimal" } else { "binary" };
        return Err(error_at(start, &format!("{what} digits after it"), &format!("`{found}`")));
    }
    let base = Num::int(i128::from(radix));
    let digit = |c: char| Num::int(i128::from(c.to_digit(radix).unwrap_or(0)));
    checked(start, digits.len())?;
    let value = digits.chars().fold(Num::ZERO, |v, c| v * base.clone() + digit(c));
    Ok(Literal { value, end })
}

fn decimal(chars: &[char], start: usize) -> Result<Literal, ParseError> {
    let (mut all, mut end) = digits(chars, start, 10);
    let mut shift: i64 = 0;
    let digit_at = |i: usize| chars.get(i).is_some_and(char::is_ascii_digit);
    // `0..n` is a range
    if chars.get(end) == Some(&'.') && digit_at(end + 1) {
        let (fraction, after) = digits(chars, end + 1, 10);
        shift -= i64::try_from(fraction.len()).unwrap_or(i64::MAX);
        all += &fraction;
        end = after;
    }
    if matches!(chars.get(end), Some('e' | 'E')) {
        let sign = matches!(chars.get(end + 1), Some('+' | '-'));
        let at = end + 1 + usize::from(sign);
        if digit_at(at) {
            let (exponent, after) = digits(chars, at, 10);
            let by = exponent.parse::<i64>().unwrap_or(i64::MAX);
            let by = if chars.get(end + 1) == Some(&'-') { -by } else { by };
            shift = shift.saturating_add(by);
            end = after;
        } else if !chars.get(end + 1).is_some_and(|c| is_name_start(*c)) {
            let found: String = chars[start..=end].iter().collect();
            return Err(error_at(start, "an exponent after it", &format!("`{}`", short(&found))));
        }
    }
    let places = usize::try_from(shift.unsigned_abs()).unwrap_or(usize::MAX);
    checked(start, all.len().saturating_add(places))?;
    let value = all.parse::<Num>().map_err(|_| too_long(start))?;
    let power = format!("1{}", "0".repeat(places)).parse::<Num>().map_err(|_| too_long(start))?;
    let value = match shift < 0 {
        true => value.checked_div(&power).ok_or_else(|| too_long(start))?,
        false => value * power,
    };
    Ok(Literal { value, end })
}

/// Digits from `start` on, without the `_` between them, and where they end.
fn digits(chars: &[char], start: usize, radix: u32) -> (String, usize) {
    let is_digit = |i: usize| chars.get(i).is_some_and(|c| c.is_digit(radix));
    let (mut all, mut i) = (String::new(), start);
    loop {
        match chars.get(i) {
            Some(c) if c.is_digit(radix) => all.push(*c),
            Some('_') if i > start && is_digit(i + 1) => {}
            _ => return (all, i),
        }
        i += 1;
    }
}

fn checked(start: usize, digits: usize) -> Result<(), ParseError> {
    match digits > DIGITS {
        true => Err(too_long(start)),
        false => Ok(()),
    }
}

fn too_long(start: usize) -> ParseError {
    error_at(start, &format!("a number of at most {DIGITS} digits"), "a longer one")
}
