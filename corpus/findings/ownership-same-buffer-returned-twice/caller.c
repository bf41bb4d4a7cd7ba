#include <stdlib.h>
typedef struct { int *allocated, *aligned; long offset; } M;
typedef struct { M a, b; } R;
void _mlir_ciface_f(R *, int);
int main(void) { R r; _mlir_ciface_f(&r, 5); free(r.a.allocated); free(r.b.allocated); return 0; }
