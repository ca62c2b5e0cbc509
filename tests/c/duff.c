// Duff's device: a switch into the middle of a loop.
//@ n: 1 2 3 4 5 8 17 33
void duff(int n, int *a) {
    int rounds = (n + 3) / 4;
    switch (n % 4) {
    case 0: do { *a++ = 1;
    case 3:      *a++ = 2;
    case 2:      *a++ = 3;
    case 1:      *a++ = 4;
            } while (--rounds > 0);
    }
}
