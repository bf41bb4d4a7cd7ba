// RUN: not freehold-prove rewrite --no-cache --reading literal %s | FileCheck %s

// The second memref may be the first, which keeps it from being freed when read literally.
// CHECK: S1-literal-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %no = arith.constant false
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%no, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %o = bufferization.dealloc (%n : !m) if (%c) retain (%r : !m)
  return %o : i1
}
