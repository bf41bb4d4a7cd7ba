// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// Each op retains the values that belong to the other group.
// CHECK: S6-groups-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%m: !m {freehold.noalias = [2, 5]}, %c: i1, %n: !m {freehold.noalias = [4]}, %d: i1,
               %r: !m, %s: !m) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m, %n : !m, !m) if (%c, %d) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1, %r: !m, %s: !m) -> (i1, i1) {
  %y = bufferization.dealloc (%m : !m) if (%c) retain (%s : !m)
  %x = bufferization.dealloc (%n : !m) if (%d) retain (%r : !m)
  return %x, %y : i1, i1
}
