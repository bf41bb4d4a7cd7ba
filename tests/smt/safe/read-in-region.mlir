// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// The body of a structured op reads a buffer from outside, by a view of it.
// CHECK: @f  proved for all executions
func.func @f(%x: memref<4xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : memref<4xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %s = memref.subview %a[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
    %v = memref.load %s[%i] : memref<4xf32, strided<[1], offset: 4>>
    linalg.yield %v : f32
  }
  memref.dealloc %a : memref<8xf32>
  return
}
