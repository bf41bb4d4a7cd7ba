// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The condition is or-ed to the result of the wrong retained value.
// CHECK: S4-bad  refuted: result 0 loses ownership

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.noalias = [3]}, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}, %s: !m) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %s: !m) -> (i1, i1) {
  %no = arith.constant false
  return %no, %c : i1, i1
}
