// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// Only the retained value that is left gets the ownership result; the merged one gets false.
// CHECK: S3-bad  refuted: result 1 loses ownership

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.same_allocation = ["g"]},
               %s: !m {freehold.same_allocation = ["g"]}) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %s: !m) -> (i1, i1) {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  %no = arith.constant false
  return %o, %no : i1, i1
}
