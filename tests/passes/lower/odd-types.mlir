// Deallocs of unranked memrefs, of other memory spaces, of layouts without strides, and of memrefs of memrefs are lowered.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations | FileCheck %s
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=inline-comparisons-max=0 | FileCheck %s --check-prefix=HELPER
// HELPER-COUNT-4: memref.dealloc

// CHECK-LABEL: @odd
// CHECK: memref.dealloc %{{.*}} : memref<*xf32, 1>
// CHECK: memref.dealloc %{{.*}} : memref<4xf32, #{{.*}}, "near">
// CHECK: memref.dealloc %{{.*}} : memref<2xmemref<f32>>
// CHECK: memref.dealloc %{{.*}} : memref<f32, strided<[], offset: 3>>
func.func @odd(%a: memref<*xf32, 1>, %b: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>, "near">,
               %c: memref<2xmemref<f32>>, %d: memref<f32, strided<[], offset: 3>>, %e: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>,
               %x: i1, %y: i1) -> i1 {
  %r = bufferization.dealloc (%a, %b, %c, %d : memref<*xf32, 1>,
      memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>, "near">, memref<2xmemref<f32>>,
      memref<f32, strided<[], offset: 3>>) if (%x, %y, %x, %y)
      retain (%e : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>)
  return %r : i1
}
