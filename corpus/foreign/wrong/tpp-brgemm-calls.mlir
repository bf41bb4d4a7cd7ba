// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func private @xsmm_brgemm_dispatch(i64, i64, i64, i64) -> i64 attributes {freehold.deallocated = ["memref"]}
  func.func private @xsmm_brgemm_invoke(i64, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, i64) attributes {freehold.deallocated = ["memref"]}
  func.func @entry(%arg0: memref<2x4x4xf32>, %arg1: memref<2x4x4xf32>) -> memref<4x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4_i64 = arith.constant 4 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4x4xf32>)
    %0 = call @xsmm_brgemm_dispatch(%c4_i64, %c4_i64, %c4_i64, %c4_i64) : (i64, i64, i64, i64) -> i64
    scf.for %arg2 = %c0 to %c2 step %c1 {
      %subview = memref.subview %arg0[%arg2, 0, 0] [1, 4, 4] [1, 1, 1] : memref<2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[%arg2, 0, 0] [1, 4, 4] [1, 1, 1] : memref<2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
      %cast = memref.cast %subview : memref<4x4xf32, strided<[4, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
      %cast_1 = memref.cast %subview_0 : memref<4x4xf32, strided<[4, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
      %cast_2 = memref.cast %alloc : memref<4x4xf32> to memref<?x?xf32>
      func.call @xsmm_brgemm_invoke(%0, %cast, %cast_1, %cast_2, %c4_i64) : (i64, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, i64) -> ()
    }
    memref.dealloc %alloc : memref<4x4xf32>
    return %alloc : memref<4x4xf32>
  }
}

