// What is looked up is checked, as assertions do; none fails.
//@ data
//@ n: 0 1 2 3 5 8 17 40
extern void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
void checked_data(const int *restrict at, float *restrict x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    if (at[i] == 1234567891) __assert_fail("at[i] != 1234567891", "checked_data.c", 9, "checked_data");
    x[i] += at[i];
  }
}
