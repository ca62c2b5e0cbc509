// What a thread has counted in its own memory goes on from iteration to iteration: its shares decide a branch.
//@ data
//@ n: 1 2 3 5 8 17 40 64
void own_counter(int n, float *restrict x) {
    int seen[2] = {0, 0};
#pragma omp parallel for firstprivate(seen)
    for (int i = 0; i < n; i++) {
        seen[i & 1]++;
        if (seen[0] + seen[1] > 2)
            x[i] = 1;
        if (seen[i & 1] == 1)
            x[i] += 2;
    }
}
