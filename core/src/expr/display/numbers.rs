//! Prints numbers: the ends of machine types as what they are, `2^31`.

use crate::expr::Num;

/// Powers of two from this exponent on are printed as such: their digits say nothing to a reader.
const LONG: u32 = 28;

/// A number, in a place that takes a product with a sign.
pub(super) fn numeral(v: &Num) -> String {
    match exponent(v) {
        Some(k) if v.is_negative() => format!("-2^{k}"),
        Some(k) => format!("2^{k}"),
        None => v.to_string(),
    }
}

/// Is it a long power of two, or the negative of one?
pub(super) fn is_long_power(v: &Num) -> bool {
    exponent(v).is_some()
}

fn exponent(v: &Num) -> Option<u32> {
    v.abs().exponent_of_two().filter(|k| *k >= LONG)
}

#[cfg(test)]
mod tests {
    use crate::expr::Store;

    #[test]
    fn ends_of_types() {
        let mut s = Store::new();
        s.parameter("n", 64);
        s.parameter("m", 64);
        for (text, shown) in [
            ("n >= 2147483648", "n >= 2^31"),
            ("n >= 2147483649", "n > 2^31"),
            ("n <= 2147483647", "n < 2^31"),
            ("n <= -2147483649", "n < -2^31"),
            ("n >= -2147483647", "n > -2^31"),
            ("n <= -2147483648", "n <= -2^31"),
            ("n == -4294967296", "n == -2^32"),
            ("n != 4294967295", "n != 4294967295"),
            ("n + m <= 2147483647", "n + m < 2^31"),
            ("n + 2147483648 >= m", "n + 2^31 >= m"),
            ("n*4294967296 + m*268435456 - 2^64", "2^32*n + 2^28*m - 2^64"),
            ("n mod 1073741824 + floor(m/536870912)", "floor(m/2^29) + (n mod 2^30)"),
            ("min(n, 2147483648)*m/8589934592", "m*min(2^31, n)/2^33"),
            ("n - 134217728", "n - 134217728"),
            ("max(n, -2147483648)", "max(-2^31, n)"),
        ] {
            let e = s.parse(text).expect("a formula");
            assert_eq!(s.display(e).to_string(), shown);
            assert_eq!(s.parse(shown), Ok(e), "{shown}");
        }
    }
}
