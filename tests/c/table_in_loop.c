// Days of months, from one month of a year on, by a table that the loop goes through, and one by two indices.
//@ first: 0 1 3 11 12 5 0 2 4
//@ months: 12 3 0 1 0 -2 1 7 8
//@ kind: 0 1 0 1 1 0 1 0 0
void table_in_loop(int first, int months, int kind, float *a) {
    static const signed char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    static const short weights[2][12] = {{1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2},
                                         {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4}};
    for (int m = first; m < first + months; m++) {
        for (int d = 0; d < days[m]; d++)
            a[d] += m;
        for (int w = 0; w < weights[kind][m]; w++)
            a[m] -= w;
    }
}
