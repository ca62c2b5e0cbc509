// A linear congruential generator of 8 bits runs until it is back.
//@ seed: 0 1 7 100 128 200 254 255
void edge_generator(unsigned char seed, int *a) {
    unsigned char x = seed;
    do {
        x = 5 * x + 3;
        if (x & 1)
            a[x]++;
        else if (x > 100)
            a[x] += 2;
    } while (x != seed);
}
