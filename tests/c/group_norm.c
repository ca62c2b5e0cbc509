// Group normalisation: channels g*c/groups to (g+1)*c/groups.
//@ c: 0 1 4 6 7 8 9 5
//@ groups: 1 1 2 3 2 8 4 5
//@ hw: 3 1 4 5 6 4 2 7
void group_norm(int c, int groups, int hw, float *x) {
    int per = c / groups;
    for (int g = 0; g < groups; g++) {
        float s = 0;
        for (int ch = g * per; ch < (g + 1) * per; ch++)
            for (int i = 0; i < hw; i++)
                s += x[ch * hw + i];
        for (int ch = g * per; ch < (g + 1) * per; ch++)
            for (int i = 0; i < hw; i++)
                x[ch * hw + i] -= s;
    }
}
