// Walks until a zero entry: data decides the trip count.
//@ n: 0 1 2 3 5 8 17 4
//@ data
int data_while(int n, int *x) {
    x[n] = 0;
    int i = 0;
    while (x[i])
        i++;
    return i;
}
