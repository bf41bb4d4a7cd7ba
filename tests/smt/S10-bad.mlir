// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// @tgt keeps the clone but drops the free of the source, which leaks.
// CHECK: S10-bad  refuted: leaks

!m = memref<?xf32>

func.func @src(%m: !m) -> !m {
  %yes = arith.constant true
  %n = bufferization.clone %m : !m to !m
  bufferization.dealloc (%m : !m) if (%yes)
  return %n : !m
}

func.func @tgt(%m: !m) -> !m {
  %n = bufferization.clone %m : !m to !m
  return %n : !m
}
