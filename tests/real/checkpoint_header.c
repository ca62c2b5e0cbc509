// Reads the header of a checkpoint out of memory, checks magic and version, and copies the tensors it announces.
//@ file[0]:i32: 20240326 20240326 20240326 1 20240326 20240326 20240326 20240326
//@ file[4]:i32: 3 3 2 3 3 3 5 3
//@ file[8]:i32: 1 2 3 4 0 8 2 5
//@ file[12]:i32: 4 1 2 3 5 0 2 16
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n_layers, channels;
} Config;

int checkpoint_header(const int *file, float *out) {
    int header[256];
    memcpy(header, file, sizeof header);
    if (header[0] != 20240326) {
        fprintf(stderr, "Bad magic model file\n");
        exit(EXIT_FAILURE);
    }
    if (header[1] != 3 && header[1] != 5) {
        fprintf(stderr, "Bad version in model file\n");
        exit(EXIT_FAILURE);
    }
    Config config = {header[2], header[3]};
    const float *weights = (const float *)(file + 256);
    for (int l = 0; l < config.n_layers; l++)
        for (int c = 0; c < config.channels; c++) *out++ = weights[l * config.channels + c];
    printf("[GPT]\nlayers %d\nchannels %d\n", config.n_layers, config.channels);
    return 0;
}
