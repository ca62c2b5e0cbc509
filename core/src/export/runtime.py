# Executions of blocks, as functions of sizes. Written by symprof.
#
# Each function takes the values of its symbols, in the order of its list of symbols, and returns one count
# for each of its blocks, or a string that says why it has none: "outside" of what the formulas hold for,
# "steps" where a sum takes too many, "overflow" where a power of two is above 2^999.
class symprof_Refusal(Exception):
    """There are no counts; the argument says why."""
def symprof_refuse(why):
    raise symprof_Refusal(why)
def symprof_add(a, b): return a + b
def symprof_mul(a, b): return a * b
def symprof_floor_div(a, b): return a // b if b else symprof_refuse("outside")
def symprof_floor_mod(a, b): return a % b if b else symprof_refuse("outside")
def symprof_exact_div(a, b): return a // b if b and a % b == 0 else symprof_refuse("outside")
def symprof_quotient(a, b): return 0 if a == 0 and b == 0 else symprof_exact_div(a, b)
def symprof_min(a, b): return min(a, b)
def symprof_max(a, b): return max(a, b)
def symprof_not_negative(a): return int(a >= 0)
def symprof_is_zero(a): return int(a == 0)
def symprof_is_nonzero(a): return int(a != 0)
def symprof_both(a, b): return int(a != 0 and b != 0)
def symprof_either(a, b): return int(a != 0 or b != 0)
def symprof_select(c, a, b): return a if c else b
def symprof_copy(a): return a
def symprof_wrap_unsigned(a, width): return a & ((1 << width) - 1)
def symprof_wrap_signed(a, width):
    low = a & ((1 << width) - 1)
    return low - (1 << width) if low >> (width - 1) & 1 else low
def symprof_bit_and(a, b): return a & b
def symprof_bit_or(a, b): return a | b
def symprof_bit_xor(a, b): return a ^ b
def symprof_bit_length(a): return a.bit_length() if a >= 0 else symprof_refuse("outside")
def symprof_bit_count(a): return bin(a).count("1") if a >= 0 else symprof_refuse("outside")
def symprof_trailing_zeros(a, width):
    if a < 0: symprof_refuse("outside")
    return (a & -a).bit_length() - 1 if a else width
def symprof_power(base, a):
    if a < 0: symprof_refuse("outside")
    return base ** a if a < 1000 else symprof_refuse("overflow")
def symprof_digits(base, a):
    if a < 0: symprof_refuse("outside")
    digits = 0
    while a > 0: a, digits = a // base, digits + 1
    return digits
def symprof_input(v, low, high, highest, modulus):
    if v < low or v > high: symprof_refuse("outside")
    return v - modulus if v > highest else v
def symprof_floor_sum(n, m, a, b):
    if m <= 0: symprof_refuse("outside")
    total, sign = 0, 1
    while n > 0:
        total += sign * (a // m * (n * (n - 1) // 2) + b // m * n)
        a, b = a % m, b % m
        y = (a * (n - 1) + b) // m
        if y == 0: break
        total += sign * n * y
        sign, n, a, m, b = -sign, y, m, a, m - b + a - 1
    return total
