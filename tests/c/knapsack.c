// Bounded knapsack where every item weighs its index plus one.
//@ items: 0 1 2 3 5 8 17 4
//@ cap: 5 0 1 10 3 20 9 -2
void knapsack(int items, int cap, const float *value, float *best) {
    for (int i = 0; i < items; i++)
        for (int c = cap; c >= i + 1; c--)
            best[c] += 0.5f * (best[c - i - 1] + value[i]);
}
