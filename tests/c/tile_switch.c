// A tile size that a switch returns: from -O1 on a table that is looked up at the case, where there is one.
//@ n: 0 1 7 16 33 100 64 -3 20 48
//@ kind: 0 1 2 3 4 5 6 2 -1 1
static int tile(int kind) {
    switch (kind) {
    case 0: return 8;
    case 1: return 16;
    case 2: return 24;
    case 3: return 4;
    case 4: return 4;
    case 5: return 32;
    default: return 1;
    }
}

void tile_switch(int n, int kind, float *a) {
    int step = tile(kind);
    for (int i = 0; i < n; i += step)
        for (int j = i; j < i + step && j < n; j++)
            a[j] += a[i];
}
