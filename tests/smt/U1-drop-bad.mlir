// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The result of the retained value becomes false instead of true.
// CHECK: U1-drop-bad  refuted: result 0 loses ownership

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"]}, %n: !m, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%yes, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %k = arith.constant false
  %o = bufferization.dealloc (%n : !m) if (%c) retain (%r : !m)
  return %k : i1
}
