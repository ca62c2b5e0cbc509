// Accesses of many types, for comparison with LLVM's type-based alias analysis: structures in structures,
// unions, arrays of structures, enumerations, base classes, pointers.
enum colour { red, green };
enum class wide : long { near, far };
struct pair { int first, second; };
struct one { double only; };
struct nested { pair a; short s; pair b; float f[4]; one d; };
union either { int i; float f; pair p; };
struct base { int id; virtual int get(); };
struct derived : base { long more; float *data; };
struct list { list *next; int *value; void *any; };
struct bits { unsigned low : 3, high : 9; bool flag; char c; };
typedef int vector __attribute__((vector_size(16)));
typedef int __attribute__((may_alias)) anything;

int scalars(int *i, unsigned *u, long *l, long long *ll, short *s, char *c, bool *b, float *f, double *d) {
    *u = 1; *l = 2; *ll = 3; *s = 4; *c = 5; *b = true; *f = 6; *d = 7; *i += 1;
    return *i + (int)*u + (int)*l + (int)*ll + *s + *c + *b + (int)*f + (int)*d;
}
float structures(nested *n, pair *p, one *o, nested *many, int k) {
    n->a.first = 1; n->a.second = 2; n->s = 3; n->b.first = 4; n->b.second = 5; n->f[k] = 6; n->d.only = 7;
    p->first = 8; p->second = 9; o->only = 10; many[k].b.second = 11; many[k].f[1] = 12; many[k].d.only = 13;
    return n->a.first + n->a.second + n->s + n->b.first + n->b.second + n->f[k] + (float)n->d.only + p->first
        + p->second + (float)o->only + many[k].b.second;
}
float unions(either *e, int *i, float *f, pair *p) {
    e->i = 1; *i = 2; *f = 3; p->second = 4;
    float x = e->f;
    e->p.second = 5;
    return x + e->i + *i + *f + p->second;
}
long classes(base *b, derived *d, colour *c, wide *w, int *i, long *l) {
    b->id = 1; d->id = 2; d->more = 3; d->data[0] = 4; *c = green; *w = wide::far; *i = 5; *l = 6;
    return b->id + d->id + d->more + (long)d->data[1] + *c + (long)*w + *i + *l + b->get();
}
int *pointers(list *l, int **p, void **v, list **all, float **f) {
    l->next = l; l->value = *p; l->any = v; *v = l; *all = l->next; *p = l->value; *f = nullptr;
    return l->next->value;
}
int odd(bits *b, vector *v, anything *a, unsigned *u, int *i) {
    b->low = 1; b->flag = false; b->c = 'c'; *v = vector{1, 2, 3, 4}; *a = 5; *u = 6; *i = 7;
    return (int)b->high + b->flag + b->c + (*v)[1] + *a + (int)*u + *i;
}
