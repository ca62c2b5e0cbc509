// Space-to-depth with a block size parameter.
//@ h: 0 2 4 6 8 5 9 7
//@ w: 3 2 6 6 4 8 3 14
//@ b: 1 2 2 3 4 2 3 7
void space_to_depth(unsigned h, unsigned w, unsigned b, const float *x, float *y) {
    unsigned oh = h / b, ow = w / b;
    for (unsigned i = 0; i < oh; i++)
        for (unsigned j = 0; j < ow; j++)
            for (unsigned a = 0; a < b; a++)
                for (unsigned c = 0; c < b; c++)
                    y[((a * b + c) * oh + i) * ow + j] = x[(i * b + a) * w + j * b + c];
}
