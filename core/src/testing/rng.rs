//! Random numbers: SplitMix64 (Steele, Lea, Flood, *Fast Splittable Pseudorandom Number
//! Generators*, OOPSLA 2014). Ours, so that a seed gives the same program for ever.

/// A stream of random numbers, fixed by its seed.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, 0 if there is none. The bias (at most n/2^64) does not matter here.
    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % (n.max(1) as u64)) as usize
    }

    /// A number from `low` to `high`, both included.
    pub fn range(&mut self, low: i64, high: i64) -> i64 {
        low.wrapping_add((self.bits() % ((high - low).max(0) as u64 + 1)) as i64)
    }

    /// True in `percent` of a hundred cases.
    pub fn percent(&mut self, percent: u32) -> bool {
        self.bits() % 100 < u64::from(percent)
    }

    /// One of a list that is not empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// The index of a weight, with a probability in proportion to it.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let mut k = self.below(weights.iter().sum::<u32>() as usize) as u32;
        for (i, &w) in weights.iter().enumerate() {
            if k < w {
                return i;
            }
            k -= w;
        }
        0
    }
}

/// The seeds that a test runs: `0..ordinary`, or those of the environment variable
/// `SYMPROF_SEEDS`, as `from..to`.
pub fn seeds(ordinary: u64) -> (u64, u64) {
    let given = std::env::var("SYMPROF_SEEDS").ok();
    let ends = given.as_deref().and_then(|s| s.split_once(".."));
    match ends.map(|(from, to)| (from.parse(), to.parse())) {
        Some((Ok(from), Ok(to))) => (from, to),
        _ => (0, ordinary),
    }
}
