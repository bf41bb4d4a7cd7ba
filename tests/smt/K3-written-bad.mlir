// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The source is read after the copy was written to.
// CHECK: K3-written-bad  refuted: result 1 is not the same

!m = memref<4xf32>

func.func @src(%u: !m, %at: index, %x: f32) -> (!m, f32) {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  %t = memref.alloc() : !m
  memref.copy %s, %t : !m to !m
  memref.store %x, %t[%at] : !m
  %y = memref.load %s[%at] : !m
  memref.dealloc %s : !m
  return %t, %y : !m, f32
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> (!m, f32) {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  memref.store %x, %s[%at] : !m
  %y = memref.load %s[%at] : !m
  return %s, %y : !m, f32
}
