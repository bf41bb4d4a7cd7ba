// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The buffer that is written to between copy and free may be the source.
// CHECK: K3-bad  refuted: result 0 is not the same

!m = memref<4xf32>

func.func @src(%m: !m, %o: !m, %at: index, %x: f32) -> f32 {
  %t = memref.alloc() : !m
  memref.copy %m, %t : !m to !m
  memref.store %x, %o[%at] : !m
  memref.dealloc %m : !m
  %y = memref.load %t[%at] : !m
  memref.dealloc %t : !m
  return %y : f32
}

func.func @tgt(%m: !m, %o: !m, %at: index, %x: f32) -> f32 {
  memref.store %x, %o[%at] : !m
  %y = memref.load %m[%at] : !m
  memref.dealloc %m : !m
  return %y : f32
}
