// What vector.print and memref.copy call, as MLIR's own runner utilities print it, without their
// dependency on all of MLIR, which takes seconds to start under Valgrind.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void printI64(int64_t i) { fprintf(stdout, "%" PRId64, i); }
void printU64(uint64_t u) { fprintf(stdout, "%" PRIu64, u); }
void printF32(float f) { fprintf(stdout, "%g", f); }
void printF64(double d) { fprintf(stdout, "%lg", d); }
void printString(char const *s) { fputs(s, stdout); }
void printOpen(void) { fputs("( ", stdout); }
void printClose(void) { fputs(" )", stdout); }
void printComma(void) { fputs(", ", stdout); }
void printNewline(void) { fputc('\n', stdout); }

typedef struct {
  char *allocated, *aligned;
  int64_t offset, sizesAndStrides[];
} Descriptor;
typedef struct {
  int64_t rank;
  Descriptor *descriptor;
} Unranked;

static void copy(int64_t bytes, int64_t rank, const Descriptor *from, int64_t fromAt,
                 const Descriptor *to, int64_t toAt, int64_t d, int64_t stridesAt) {
  if (d == rank) {
    memcpy(to->aligned + toAt * bytes, from->aligned + fromAt * bytes, bytes);
    return;
  }
  for (int64_t i = 0; i < from->sizesAndStrides[d]; ++i)
    copy(bytes, rank, from, fromAt + i * from->sizesAndStrides[stridesAt + d], to,
         toAt + i * to->sizesAndStrides[stridesAt + d], d + 1, stridesAt);
}

void memrefCopy(int64_t bytes, const Unranked *from, const Unranked *to) {
  copy(bytes, from->rank, from->descriptor, from->descriptor->offset, to->descriptor,
       to->descriptor->offset, 0, from->rank);
}
