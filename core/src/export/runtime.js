// Executions of blocks, as functions of sizes. Written by symprof.
//
// Each function takes the values of its symbols as BigInts, in the order of its list of symbols, and returns
// one count for each of its blocks, or a string that says why it has none: "outside" of what the formulas hold
// for, "steps" where a sum takes too many, "overflow" where a power of two is above 2^999.
class symprof_Refusal extends Error {}
function symprof_refuse(why) { throw new symprof_Refusal(why); }
function symprof_add(a, b) { return a + b; }
function symprof_mul(a, b) { return a * b; }
function symprof_floor_mod(a, b) {
  if (b === 0n) symprof_refuse("outside");
  const r = a % b;
  return r !== 0n && (r < 0n) !== (b < 0n) ? r + b : r;
}
function symprof_floor_div(a, b) { return (a - symprof_floor_mod(a, b)) / b; }
function symprof_exact_div(a, b) {
  if (b === 0n || a % b !== 0n) symprof_refuse("outside");
  return a / b;
}
function symprof_quotient(a, b) { return a === 0n && b === 0n ? 0n : symprof_exact_div(a, b); }
function symprof_min(a, b) { return a < b ? a : b; }
function symprof_max(a, b) { return a > b ? a : b; }
function symprof_not_negative(a) { return a >= 0n ? 1n : 0n; }
function symprof_is_zero(a) { return a === 0n ? 1n : 0n; }
function symprof_is_nonzero(a) { return a !== 0n ? 1n : 0n; }
function symprof_both(a, b) { return a !== 0n && b !== 0n ? 1n : 0n; }
function symprof_either(a, b) { return a !== 0n || b !== 0n ? 1n : 0n; }
function symprof_select(c, a, b) { return c !== 0n ? a : b; }
function symprof_copy(a) { return a; }
function symprof_wrap_unsigned(a, width) { return BigInt.asUintN(Number(width), a); }
function symprof_wrap_signed(a, width) { return BigInt.asIntN(Number(width), a); }
function symprof_bit_and(a, b) { return a & b; }
function symprof_bit_or(a, b) { return a | b; }
function symprof_bit_xor(a, b) { return a ^ b; }
function symprof_bit_length(a) {
  if (a < 0n) symprof_refuse("outside");
  return a === 0n ? 0n : BigInt(a.toString(2).length);
}
function symprof_bit_count(a) {
  if (a < 0n) symprof_refuse("outside");
  return BigInt(a.toString(2).split("1").length - 1);
}
function symprof_trailing_zeros(a, width) {
  if (a < 0n) symprof_refuse("outside");
  return a === 0n ? width : symprof_bit_length(a & -a) - 1n;
}
function symprof_power(base, a) {
  if (a < 0n) symprof_refuse("outside");
  return a < 1000n ? base ** a : symprof_refuse("overflow");
}
function symprof_digits(base, a) {
  if (a < 0n) symprof_refuse("outside");
  let digits = 0n;
  for (; a > 0n; a /= base) ++digits;
  return digits;
}
function symprof_input(v, low, high, highest, modulus) {
  if (v < low || v > high) symprof_refuse("outside");
  return v > highest ? v - modulus : v;
}
function symprof_floor_sum(n, m, a, b) {
  if (m <= 0n) symprof_refuse("outside");
  let total = 0n, sign = 1n;
  while (n > 0n) {
    total += sign * (symprof_floor_div(a, m) * (n * (n - 1n) / 2n) + symprof_floor_div(b, m) * n);
    [a, b] = [symprof_floor_mod(a, m), symprof_floor_mod(b, m)];
    const y = (a * (n - 1n) + b) / m;
    if (y === 0n) break;
    total += sign * n * y;
    [sign, n, a, m, b] = [-sign, y, m, a, m - b + a - 1n];
  }
  return total;
}
