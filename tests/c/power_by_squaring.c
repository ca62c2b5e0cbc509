// A power by squaring multiplies once for each bit.
//@ e: 0 1 2 3 7 10 255 1024 1000000
double power_by_squaring(unsigned e) {
    double r = 1, x = 1.0001;
    while (e) {
        if (e & 1)
            r *= x;
        x *= x;
        e >>= 1;
    }
    return r;
}
