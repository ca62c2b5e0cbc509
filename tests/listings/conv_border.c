// The paper's listing "Simplified boundary detection code of TVM conv kernel".
void inner(int i);
void border(int i);
void conv_border(int H) {
    for (int i = 0; i < H + 2; i++) {
        _Bool lower = i != 0, upper = i <= H, cond = lower && upper;
        if (cond)
            inner(i);
        else
            border(i);
    }
}
