// mistake: the buffer %alloc is freed before its last use
// expected: use-after-free
module {
  func.func @main_graph(%arg0: memref<4xf32>) -> memref<4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<32xi8>
    %view = memref.view %alloc[%c0][] : memref<32xi8> to memref<4xf32>
    memref.dealloc %alloc : memref<32xi8>
    %view_0 = memref.view %alloc[%c16][] : memref<32xi8> to memref<4xf32>
    affine.for %arg1 = 0 to 4 {
      %0 = affine.load %arg0[%arg1] : memref<4xf32>
      %1 = math.exp %0 : f32
      affine.store %1, %view[%arg1] : memref<4xf32>
    }
    affine.for %arg1 = 0 to 4 {
      %0 = affine.load %view[%arg1] : memref<4xf32>
      %1 = arith.addf %0, %cst : f32
      affine.store %1, %view_0[%arg1] : memref<4xf32>
    }
    %alloc_1 = memref.alloc() {alignment = 16 : i64} : memref<4xf32>
    affine.for %arg1 = 0 to 4 {
      %0 = affine.load %view_0[%arg1] : memref<4xf32>
      %1 = math.log %0 : f32
      affine.store %1, %alloc_1[%arg1] : memref<4xf32>
    }
    return %alloc_1 : memref<4xf32>
  }
}

