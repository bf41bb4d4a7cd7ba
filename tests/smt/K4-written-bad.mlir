// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// A store to the temporary after the copy would become a store to the result.
// CHECK: K4-written-bad  refuted: result 0 is not the same

!m = memref<4xf32>

func.func @src(%u: !m, %at: index, %x: f32) -> f32 {
  %r = memref.alloc() : !m
  %t = memref.alloc() : !m
  memref.copy %u, %t : !m to !m
  memref.copy %t, %r : !m to !m
  memref.store %x, %t[%at] : !m
  memref.dealloc %t : !m
  %y = memref.load %r[%at] : !m
  memref.dealloc %r : !m
  return %y : f32
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> f32 {
  %r = memref.alloc() : !m
  memref.copy %u, %r : !m to !m
  memref.store %x, %r[%at] : !m
  %y = memref.load %r[%at] : !m
  memref.dealloc %r : !m
  return %y : f32
}
