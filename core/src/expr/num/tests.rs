//! Numbers against `BigRational`, where one representation ends and the other begins.

use super::*;
use proptest::prelude::*;

/// Short ones, long ones, and those at the borders between representations.
fn integer() -> impl Strategy<Value = i128> {
    prop_oneof![
        -9..=9i128,
        any::<i64>().prop_map(i128::from),
        any::<i128>(),
        Just(i128::MIN),
        Just(i128::MAX),
        Just(u64::MAX as i128),
    ]
}

fn number() -> impl Strategy<Value = Num> {
    (integer(), integer())
        .prop_map(|(n, d)| Num::int(n).checked_div(&Num::int(d)).unwrap_or(Num::int(n)))
}

proptest! {
    /// The fast paths are those of the rationals.
    #[test]
    fn arithmetic_is_that_of_rationals(a in number(), b in number(), c in number()) {
        let (x, y, z) = (a.to_big(), b.to_big(), c.to_big());
        prop_assert_eq!((a.clone() + b.clone()).to_big(), &x + &y);
        prop_assert_eq!((a.clone() - b.clone()).to_big(), &x - &y);
        prop_assert_eq!((a.clone() * b.clone()).to_big(), &x * &y);
        prop_assert_eq!(a.clone().plus_product(&b, &c).to_big(), &x + &y * &z);
        prop_assert_eq!(a.floor().to_big(), x.floor());
        prop_assert_eq!(a.cmp(&b), x.cmp(&y));
        if !y.is_zero() {
            let q = a.checked_div(&b).map(|q| q.to_big());
            prop_assert_eq!(q, Some(&x / &y));
        }
        // one representation each: hash-consing compares them
        prop_assert_eq!(Num::from_big((a.clone() + b.clone()).to_big()), a + b);
    }
}
