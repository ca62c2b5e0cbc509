// The thread's number, made a place of its own by floating-point arithmetic: what it did in its share it finds there.
//@ n: 0 1 2 3 5 8 17 40
int omp_get_thread_num(void);
void number_as_a_float(int n, int *a) {
#pragma omp parallel
  {
    double t = omp_get_thread_num();
    t = t * 16.0;
    int *q = a + (int)t;
    q[0] = 0;
#pragma omp for nowait
    for (int i = 0; i < n; i++) q[0] = 5;
    if (q[0] == 5) q[1] = 7;
  }
}
