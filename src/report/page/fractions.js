// Fractions, for ratios of what data decides: while a point has one, the operations of the runtime take them.
const symprof_fractions = (() => {
  class Fraction {
    constructor(n, d) { this.n = n; this.d = d; }
    valueOf() { return this.n; } // of its sign, for comparisons with 0
    toString() { return this.n + "/" + this.d; }
  }
  const gcd = (a, b) => { while (b !== 0n) [a, b] = [b, a % b]; return a < 0n ? -a : a; };
  const top = (a) => typeof a === "bigint" ? a : a.n, below = (a) => typeof a === "bigint" ? 1n : a.d;
  // in lowest terms; a whole number is a BigInt
  function over(n, d) {
    if (d === 0n) symprof_refuse("outside");
    const g = d < 0n ? -gcd(n, d) : gcd(n, d);
    return g === d ? n / d : new Fraction(n / g, d / g);
  }
  const less = (a, b) => top(a) * below(b) < top(b) * below(a);
  const add = (a, b) => over(top(a) * below(b) + top(b) * below(a), below(a) * below(b));
  const mul = (a, b) => over(top(a) * top(b), below(a) * below(b));
  const div = (a, b) => over(top(a) * below(b), below(a) * top(b));
  function floor(a, b) {
    if (top(b) === 0n) symprof_refuse("outside");
    const n = top(a) * below(b), d = below(a) * top(b), rest = n % d;
    return (n - (rest !== 0n && (rest < 0n) !== (d < 0n) ? rest + d : rest)) / d;
  }
  const operations = {
    add, mul, exact_div: div, quotient: (a, b) => a === 0n && b === 0n ? 0n : div(a, b),
    floor_div: floor, floor_mod: (a, b) => add(a, mul(-1n, mul(b, floor(a, b)))),
    min: (a, b) => less(a, b) ? a : b, max: (a, b) => less(b, a) ? a : b,
    input(v, low, high, highest, modulus) {
      if (less(v, low) || less(high, v)) symprof_refuse("outside");
      return less(highest, v) ? v - modulus : v;
    },
  };
  // these are defined for whole numbers only
  for (const name of ["wrap_unsigned", "wrap_signed", "bit_and", "bit_or", "bit_xor", "bit_length", "bit_count", "trailing_zeros", "pow2", "floor_sum"]) {
    const plain = globalThis["symprof_" + name];
    operations[name] = (...all) => all.every((a) => typeof a === "bigint") ? plain(...all) : symprof_refuse("fraction");
  }
  const install = (all) => Object.entries(all).forEach(([name, f]) => { globalThis["symprof_" + name] = f; });
  const plain = Object.fromEntries(Object.keys(operations).map((name) => [name, globalThis["symprof_" + name]]));

  // what `f` computes, with operations that take fractions
  function within(f) {
    install(operations);
    try { return f(); } finally { install(plain); }
  }
  return { over, within, ratio: (a) => Number(top(a)) / Number(below(a)) };
})();
