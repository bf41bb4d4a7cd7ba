// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The second condition is the negation of another value than the first.
// CHECK: S2-always-bad  refuted: frees twice

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %d: i1) {
  %yes = arith.constant true
  %not = arith.xori %d, %yes : i1
  %any = arith.ori %c, %not : i1
  bufferization.dealloc (%m : !m) if (%any)
  return
}

func.func @tgt(%m: !m, %c: i1, %d: i1) {
  %yes = arith.constant true
  bufferization.dealloc (%m : !m) if (%yes)
  return
}
