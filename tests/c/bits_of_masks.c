// Loops over the bits of a mask, and powers by squaring.
//@ mask: 0 1 5 255 170 65535 -1 -2147483648 1431655765
//@ channels: 8 0 3 31 17 32 1 30 12
void bits_of_masks(float *restrict gain, int mask, int channels) {
    for (int i = 0; i < channels; i++)
        if (mask & (1u << i))
            gain[i] += 1;
        else
            gain[i] -= 1;
}
