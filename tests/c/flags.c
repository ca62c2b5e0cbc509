// Flags in a structure: booleans decide which loops run, and how far.
//@ s[0]:i8: 0 1 0 1 1 0 1 1
//@ s[1]:i8: 1 1 0 0 1 1 0 1
//@ s[4]:i32: 3 5 8 0 17 -4 1 12
//@ typed
struct shape {
  _Bool transposed, padded;
  int n;
};

void flags(const struct shape *restrict s, int *restrict out) {
  int rows = s->n + s->padded;
  for (int i = 0; i < rows; i++) {
    if (s->transposed)
      for (int j = i; j < rows; j += 1 + s->padded) out[j] += i;
    else
      for (int j = 0; j < i; j++) out[j] -= i;
  }
}
