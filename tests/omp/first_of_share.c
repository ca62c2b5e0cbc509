// The first iteration of each share does more: a variable carries that through a thread's iterations.
//@ n: 0 1 2 3 5 8 17 40
void first_of_share(int n, float *restrict x) {
    int fresh = 1;
#pragma omp parallel for firstprivate(fresh)
    for (int i = 0; i < n; i++) {
        if (fresh)
            for (int j = 0; j < 4; j++)
                x[4 * i + j] = 0;
        fresh = 0;
        x[4 * i] += 1;
    }
}
