// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// @tgt clones another memref than @src.
// CHECK: S12-bad  refuted: result 0 is shared

!m = memref<4xf32>
!n = memref<?xf32>

func.func @src(%m: !m, %k: !m {freehold.live}) -> !n {
  %v = memref.cast %m : !m to !n
  %n = bufferization.clone %v : !n to !n
  return %n : !n
}

func.func @tgt(%m: !m, %k: !m) -> !n {
  %n = bufferization.clone %k : !m to !n
  return %n : !n
}
