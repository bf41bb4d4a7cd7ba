// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// @tgt frees the source as early as @src does, and then reads it.
// CHECK: S10-late-bad  refuted: uses after free

!m = memref<?xf32>

func.func @src(%m: !m, %at: index) -> f32 {
  %n = bufferization.clone %m : !m to !m
  memref.dealloc %m : !m
  %x = memref.load %n[%at] : !m
  memref.dealloc %n : !m
  return %x : f32
}

func.func @tgt(%m: !m, %at: index) -> f32 {
  memref.dealloc %m : !m
  %x = memref.load %m[%at] : !m
  return %x : f32
}
