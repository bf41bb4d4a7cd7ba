// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref that is freed before the last use of the clone may be the source.
// CHECK: S11-bad  refuted: uses after free

!m = memref<?xf32>

func.func @src(%m: !m, %at: index, %k: !m, %c: i1) -> f32 {
  %n = bufferization.clone %m : !m to !m
  bufferization.dealloc (%k : !m) if (%c)
  %x = memref.load %n[%at] : !m
  memref.dealloc %n : !m
  return %x : f32
}

func.func @tgt(%m: !m, %at: index, %k: !m, %c: i1) -> f32 {
  bufferization.dealloc (%k : !m) if (%c)
  %x = memref.load %m[%at] : !m
  return %x : f32
}
