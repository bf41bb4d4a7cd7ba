// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The condition of the memref is not known to be true.
// CHECK: U1-bad  refuted: result 0 gains ownership

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"]}, %n: !m, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%c, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%c, %c) retain (%r : !m)
  return %yes : i1
}
