// The paper's Section 3.3, `return` outside of loops: what follows runs only where it is not taken.
void prepare(int n);
void work(int i);
int early_return(int n, int limit) {
    if (n > limit)
        return -1;
    prepare(n);
    for (int i = 0; i < n; i++)
        work(i);
    if (n == limit)
        return 1;
    prepare(limit);
    return 0;
}
