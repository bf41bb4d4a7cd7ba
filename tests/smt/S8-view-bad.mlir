// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The aligned pointer of the view has moved, and the base buffer's with it.
// CHECK: S8-view-bad  refuted: frees what it may not

!m = memref<64xi8>

func.func @src(%m: !m, %shift: index, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}

func.func @tgt(%m: !m, %shift: index, %c: i1) {
  %v = memref.view %m[%shift][] : !m to memref<4xf32>
  %base, %o, %s, %t = memref.extract_strided_metadata %v
    : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%c)
  return
}
