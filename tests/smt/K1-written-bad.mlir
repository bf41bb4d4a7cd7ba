// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The free goes, but the clone stays: it is written while its source lives, and the source leaks.
// CHECK: K1-written-bad  refuted: writes what is cloned

!m = memref<4xf32>

func.func @src(%u: !m, %at: index, %x: f32) -> !m {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  %n = bufferization.clone %s : !m to !m
  memref.dealloc %s : !m
  memref.store %x, %n[%at] : !m
  return %n : !m
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> !m {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  %n = bufferization.clone %s : !m to !m
  memref.store %x, %n[%at] : !m
  return %n : !m
}
