// A variable of which each thread has one.
//@ n: 0 3 7 20 0 3 7 20
//@ data
static _Thread_local int c;
void tls(int *restrict a, int n) {
    c = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < c; j++) a[i * 32 + j] = j;
        c++;
    }
}
