// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The buffer that is read between the two copies may be the result.
// CHECK: K4-bad  refuted: result 0 is not the same

!m = memref<4xf32>

func.func @src(%u: !m {freehold.noalias = [1]}, %r: !m, %o: !m, %at: index) -> f32 {
  %t = memref.alloc() : !m
  memref.copy %u, %t : !m to !m
  %x = memref.load %o[%at] : !m
  memref.copy %t, %r : !m to !m
  memref.dealloc %t : !m
  return %x : f32
}

func.func @tgt(%u: !m, %r: !m, %o: !m, %at: index) -> f32 {
  memref.copy %u, %r : !m to !m
  %x = memref.load %o[%at] : !m
  return %x : f32
}
