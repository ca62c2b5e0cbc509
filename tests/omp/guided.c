// Portions that get smaller: how many there are depends on how threads meet; what is done in them does not.
//@ n: 0 1 2 3 5 8 17 40
//@ data
void guided(float *restrict a, const float *restrict b, int n) {
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < n; i++) {
        float s = 0;
        for (int j = 0; j < i; j++)
            s += b[j];
        if (i % 3 == 1)
            a[i] = s;
        else
            a[i] = -s;
    }
}
