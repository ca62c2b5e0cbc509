// Sizes in a struct.
//@ s[0]:i32: 0 1 2 3 5 8 17 9
//@ s[4]:i32: 3 1 0 9 4 10 6 2
struct shape { int rows, columns; };
void struct_sizes(float *restrict a, const struct shape *restrict s) {
#pragma omp parallel for
    for (int i = 0; i < s->rows; i++)
        for (int j = 0; j < s->columns; j++)
            a[i * 16 + j] = j;
}
