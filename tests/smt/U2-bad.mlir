// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// Another memref of the dealloc may be the retained allocation, and would free it.
// CHECK: U2-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"]}, %n: !m, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%yes, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %yes = arith.constant true
  bufferization.dealloc (%n : !m) if (%c)
  return %yes : i1
}
