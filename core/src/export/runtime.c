/* Executions of blocks, as functions of sizes. Written by symprof.
 *
 * Each function takes the values of its symbols, in the order of its list of symbols, and fills one count
 * for each of its blocks. It returns SYMPROF_OK, or why it has no counts: the point is outside of what the
 * formulas hold for, a number needs more than 128 bits, a sum takes too many steps. */
#if defined(__GNUC__)
__extension__ typedef __int128 symprof_int;
#else
typedef __int128 symprof_int;
#endif
typedef enum { SYMPROF_OK, SYMPROF_OUTSIDE, SYMPROF_OVERFLOW, SYMPROF_STEPS, SYMPROF_NO_FORMULA } symprof_status;
#if defined(__GNUC__)
#define SYMPROF_FN __attribute__((unused)) static inline symprof_status
#else
#define SYMPROF_FN static inline symprof_status
#endif
#define SYMPROF_LEAST ((symprof_int)((unsigned __int128)1 << 127))
SYMPROF_FN symprof_add(symprof_int a, symprof_int b, symprof_int *to) { return __builtin_add_overflow(a, b, to) ? SYMPROF_OVERFLOW : SYMPROF_OK; }
SYMPROF_FN symprof_mul(symprof_int a, symprof_int b, symprof_int *to) { return __builtin_mul_overflow(a, b, to) ? SYMPROF_OVERFLOW : SYMPROF_OK; }
SYMPROF_FN symprof_floor_div(symprof_int a, symprof_int b, symprof_int *to) {
    if (b == 0) return SYMPROF_OUTSIDE;
    if (a == SYMPROF_LEAST && b == -1) return SYMPROF_OVERFLOW;
    *to = a / b - (a % b != 0 && (a % b < 0) != (b < 0));
    return SYMPROF_OK;
}
SYMPROF_FN symprof_floor_mod(symprof_int a, symprof_int b, symprof_int *to) {
    if (b == 0) return SYMPROF_OUTSIDE;
    if (b == -1) { *to = 0; return SYMPROF_OK; }
    symprof_int r = a % b;
    *to = r != 0 && (r < 0) != (b < 0) ? r + b : r;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_exact_div(symprof_int a, symprof_int b, symprof_int *to) {
    if (b == 0) return SYMPROF_OUTSIDE;
    if (b == -1) return __builtin_sub_overflow((symprof_int)0, a, to) ? SYMPROF_OVERFLOW : SYMPROF_OK;
    if (a % b != 0) return SYMPROF_OUTSIDE;
    *to = a / b;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_quotient(symprof_int a, symprof_int b, symprof_int *to) {
    if (a == 0 && b == 0) { *to = 0; return SYMPROF_OK; }
    return symprof_exact_div(a, b, to);
}
SYMPROF_FN symprof_min(symprof_int a, symprof_int b, symprof_int *to) { *to = a < b ? a : b; return SYMPROF_OK; }
SYMPROF_FN symprof_max(symprof_int a, symprof_int b, symprof_int *to) { *to = a > b ? a : b; return SYMPROF_OK; }
SYMPROF_FN symprof_not_negative(symprof_int a, symprof_int *to) { *to = a >= 0; return SYMPROF_OK; }
SYMPROF_FN symprof_is_zero(symprof_int a, symprof_int *to) { *to = a == 0; return SYMPROF_OK; }
SYMPROF_FN symprof_is_nonzero(symprof_int a, symprof_int *to) { *to = a != 0; return SYMPROF_OK; }
SYMPROF_FN symprof_both(symprof_int a, symprof_int b, symprof_int *to) { *to = a != 0 && b != 0; return SYMPROF_OK; }
SYMPROF_FN symprof_either(symprof_int a, symprof_int b, symprof_int *to) { *to = a != 0 || b != 0; return SYMPROF_OK; }
SYMPROF_FN symprof_select(symprof_int c, symprof_int a, symprof_int b, symprof_int *to) { *to = c != 0 ? a : b; return SYMPROF_OK; }
SYMPROF_FN symprof_copy(symprof_int a, symprof_int *to) { *to = a; return SYMPROF_OK; }
SYMPROF_FN symprof_wrap_unsigned(symprof_int a, symprof_int width, symprof_int *to) {
    *to = a & (((symprof_int)1 << width) - 1);
    return SYMPROF_OK;
}
SYMPROF_FN symprof_wrap_signed(symprof_int a, symprof_int width, symprof_int *to) {
    symprof_int low = a & (((symprof_int)1 << width) - 1);
    *to = low >> (width - 1) & 1 ? low - ((symprof_int)1 << width) : low;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_bit_and(symprof_int a, symprof_int b, symprof_int *to) { *to = a & b; return SYMPROF_OK; }
SYMPROF_FN symprof_bit_or(symprof_int a, symprof_int b, symprof_int *to) { *to = a | b; return SYMPROF_OK; }
SYMPROF_FN symprof_bit_xor(symprof_int a, symprof_int b, symprof_int *to) { *to = a ^ b; return SYMPROF_OK; }
SYMPROF_FN symprof_bit_length(symprof_int a, symprof_int *to) {
    if (a < 0) return SYMPROF_OUTSIDE;
    for (*to = 0; a != 0; a >>= 1) ++*to;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_bit_count(symprof_int a, symprof_int *to) {
    if (a < 0) return SYMPROF_OUTSIDE;
    for (*to = 0; a != 0; a >>= 1) *to += a & 1;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_trailing_zeros(symprof_int a, symprof_int width, symprof_int *to) {
    if (a < 0) return SYMPROF_OUTSIDE;
    if (a == 0) { *to = width; return SYMPROF_OK; }
    for (*to = 0; !(a & 1); a >>= 1) ++*to;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_power(symprof_int base, symprof_int a, symprof_int *to) {
    if (a < 0) return SYMPROF_OUTSIDE;
    if (a > 126) return SYMPROF_OVERFLOW;
    for (*to = 1; a > 0; --a)
        if (symprof_mul(*to, base, to)) return SYMPROF_OVERFLOW;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_digits(symprof_int base, symprof_int a, symprof_int *to) {
    if (a < 0) return SYMPROF_OUTSIDE;
    for (*to = 0; a != 0; a /= base) ++*to;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_input(symprof_int v, symprof_int low, symprof_int high, symprof_int highest, symprof_int modulus, symprof_int *to) {
    if (v < low || v > high) return SYMPROF_OUTSIDE;
    *to = v > highest ? v - modulus : v;
    return SYMPROF_OK;
}
SYMPROF_FN symprof_add_product(symprof_int *sum, symprof_int sign, symprof_int a, symprof_int b) {
    symprof_int t;
    if (symprof_mul(a, b, &t) || symprof_mul(sign, t, &t)) return SYMPROF_OVERFLOW;
    return symprof_add(*sum, t, sum);
}
/* the sum of floor((a*i + b)/m) for i from 0 to n - 1 */
SYMPROF_FN symprof_floor_sum(symprof_int n, symprof_int m, symprof_int a, symprof_int b, symprof_int *to) {
    symprof_int sum = 0, sign = 1, q, t;
    if (m <= 0) return SYMPROF_OUTSIDE;
    while (n > 0) {
        if (symprof_mul(n, n - 1, &t) || symprof_floor_div(a, m, &q)) return SYMPROF_OVERFLOW;
        if (symprof_add_product(&sum, sign, q, t / 2)) return SYMPROF_OVERFLOW;
        if (symprof_floor_div(b, m, &q) || symprof_add_product(&sum, sign, q, n)) return SYMPROF_OVERFLOW;
        if (symprof_floor_mod(a, m, &a) || symprof_floor_mod(b, m, &b)) return SYMPROF_OVERFLOW;
        if (a == 0) break;
        if (symprof_mul(a, n - 1, &t) || symprof_add(t, b, &t)) return SYMPROF_OVERFLOW;
        t /= m;
        if (t == 0) break;
        if (symprof_add_product(&sum, sign, n, t) || symprof_add(m - b, a - 1, &b)) return SYMPROF_OVERFLOW;
        sign = -sign;
        n = t;
        t = a;
        a = m;
        m = t;
    }
    *to = sum;
    return SYMPROF_OK;
}
