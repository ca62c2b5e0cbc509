// i *= 3 modulo 2^16 until the cycle closes.
//@ seed: 1 3 5 7 100 1024 0 65535
void edge_odd_multiplier(unsigned short seed, int *a) {
    unsigned short x = seed;
    do {
        a[x & 63]++;
        x *= 3;
    } while (x != seed);
}
