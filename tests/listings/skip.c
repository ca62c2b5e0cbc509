// The paper's Section 3.3, `continue`: some iterations skip the rest of the body.
void first(int i);
void rest(int i);
void skip(int n, int low, int high) {
    for (int i = 0; i < n; i++) {
        first(i);
        if (i < low)
            continue;
        if (i >= high)
            continue;
        rest(i);
    }
}
